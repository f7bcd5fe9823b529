# Names
set-king-and-robber-baron = King & Robber Baron
    .summary = Rewards for the largest city and the longest road.

# Lines of a score
line-king-points = the king: a point for each completed city
line-king-points-carcassonne = the king: a point for each completed city, Carcassonne included
line-robber-baron-points = the robber baron: a point for each completed road

# What happens
event-king = { $player } completes the largest city so far, { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }, and takes the king
    .did = has the largest city now, { $tiles ->
        [one] one tile
        *[other] { $tiles } tiles
        }: King
event-robber-baron = { $player } completes the longest road so far, { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }, and takes the robber baron
    .did = has the longest road now, { $tiles ->
        [one] one tile
        *[other] { $tiles } tiles
        }: Robber Baron

# On and beside the table, and buttons
token-king = the king: largest city so far
    .beside = largest city: { $n }
token-robber-baron = the robber baron: longest road so far
    .beside = longest road: { $n }

# A lesson
lesson-king-and-robber-baron-welcome = The King and the Robber Baron reward whoever finishes the largest city and the longest road.
lesson-king-and-robber-baron-city = Close the city.
lesson-king-and-robber-baron-knight = Put a knight into it.
lesson-king-and-robber-baron-king = The first finished city is the largest so far: the King is yours. Whoever finishes a larger one takes the King.
lesson-king-and-robber-baron-road = Now close the road on the right.
lesson-king-and-robber-baron-thief = And put a thief on it.
lesson-king-and-robber-baron-end = The Robber Baron is yours, too. At the end the King gives 1 point for every finished city on the table, the Robber Baron 1 for every finished road.
