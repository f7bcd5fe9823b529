# Names
set-river-2 = River II
    .summary = A river that forks, with a volcano and a pig herd.

# What is printed
mark-pig-herd = pig herd

# Lines of a score
line-pig-herd = { $count ->
        [one] completed city at the farm with the pig herd
       *[other] completed cities at the farm with the pig herd
    }

# Refusals
reason-volcano-lake = no figure is placed on the lake with the volcano

# What happens
event-end-kept-back = { $player } keeps { $tile } for later and draws again: only one arm of the river is open
    .did = keeps the end of the river for later and draws another

# A lesson
lesson-river-2-welcome = This river forks. The game begins at the spring, and the fork comes first.
lesson-river-2-fork = Lay the fork to the left of the spring: from now on there are two arms to go on with.
lesson-river-2-figure = Followers go onto roads, cities and fields as ever, never into the river. Do as you like.
lesson-river-2-lake = Bob has ended one arm below a city. You draw the lake with the volcano: it ends the last arm, and it is always the last tile of the river.
lesson-river-2-again = Nobody may stand on this lake. For that you lay one more tile at once, the first ordinary one.
lesson-river-2-thief = This tile is like any other: put a follower on it if you like.
lesson-river-2-end = That is all. With pigs in play, one of the river's tiles has a herd that makes its farm richer.
