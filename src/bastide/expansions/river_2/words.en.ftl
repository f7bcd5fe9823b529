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
