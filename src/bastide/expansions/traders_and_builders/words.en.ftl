# Names
set-traders-and-builders = Traders & Builders
piece-builder = builder
    .a = a builder
    .many = builders
piece-pig = pig
    .a = a pig
    .many = pigs

# Lines of a score
line-pig = own pig on the farm: one more a city
line-most-wine = most wine
line-most-wheat = most grain
line-most-cloth = most cloth

# Refusals
reason-builder-place = a builder works on roads and in cities only
reason-builder-done = the tile at { $at } has completed that road or city
reason-builder-alone = a builder needs a follower of its owner on the road or city, placed with an earlier tile
reason-pig-place = a pig stands on a field only
reason-pig-alone = a pig needs a farmer of its owner on the farm

# What happens
event-part-earned = { $player }'s builder earns another tile
event-goods = { $player } takes { $goods ->
        [wine] wine
        [wheat] grain
       *[cloth] cloth
    } and now has { $tokens }
