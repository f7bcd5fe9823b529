# Names
set-traders-and-builders = Traders & Builders
    .summary = Goods to gather, a builder for double turns, a pig for the farm.
piece-builder = builder
    .a = a builder
    .many = builders
    .first = The builder joins your own follower on a road or in a city. Whenever you make that longer, you draw a second tile.
piece-pig = pig
    .a = a pig
    .many = pigs
    .first = The pig joins your own farmer. Each city of that farm brings you a point more at the end.

# What is printed
mark-goods = goods

# Options
option-builder-turn = the extra part that a builder earns
    .name = builder's turn
option-builder-turn-may = may be declined
    .sentence = The builder's double turn may be declined.
option-builder-turn-must = must be taken
    .sentence = The builder's double turn must be played.

# What may be chosen
action-extra-part = draw another tile
    .button = Draw another tile
traders-and-builders-draw-another = your builder has earned another tile: draw it, or end the turn
traders-and-builders-end-turn = end the turn
pass-builder-part = End the turn

# When something may be chosen
when-extra-part = an extra tile is drawn at the end of a part in which the road or city of the builder has grown

# Lines of a score
line-pig = { $count ->
        [one] city for their own pig
       *[other] cities for their own pig
    }
line-pig-won-city = { $count ->
        [one] city beside the farm of their own pig
       *[other] cities beside the farm of their own pig
    }
line-most-wine = most wine
line-most-wheat = most grain
line-most-cloth = most cloth

# Refusals
reason-builder-place = a builder works on roads and in cities only
reason-builder-done = the tile at { $at } has completed that road or city
reason-builder-alone = a builder needs a follower of its owner on the road or city, placed with an earlier tile
reason-pig-place = a pig stands only on a farm
reason-pig-alone = a pig needs a farmer of its owner on the farm

# What happens
event-part-earned = { $player }'s builder earns another tile
    .did = earns another tile by the builder
event-goods = { $player } takes { $taken } x { $goods ->
        [wine] wine
        [wheat] grain
       *[cloth] cloth
    } and now has { $tokens }
    .did = takes { $taken } × { $goods ->
        [wine] wine
        [wheat] grain
        *[cloth] cloth
    } (now { $tokens })

# On and beside the table, and buttons
token-wine = wine
token-wheat = grain
token-cloth = cloth

# A lesson
lesson-traders-and-builders-welcome = You have a thief on this road already. Now comes the builder, who gives you double turns.
lesson-traders-and-builders-extend = Go on with your road to the right.
lesson-traders-and-builders-builder = A builder goes where you have a follower already. Put it on your road.
lesson-traders-and-builders-again = Now go on with the builder's road.
lesson-traders-and-builders-figure = A follower, or none, as always.
lesson-traders-and-builders-extra = You have extended what your builder works on: draw another tile!
lesson-traders-and-builders-end = That is a double turn. Besides, whoever finishes a city with goods takes them, whoever owns the city, and most wine, grain or cloth is worth 10 points at the end. A pig makes each city of your farm worth 1 more.
