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
