# Names
set-ferries = The Ferries
    .summary = Ferries join roads across the lakes, and move.

# What is printed
mark-lake-ferry = lake with a ferry

# What may be chosen
action-ferry = let the ferry at { $at } join { $from } and { $to }
    .button = Ferry from { FORM($from, "screen") } to { FORM($to, "screen") }
    .first = A ferry joins two roads across the lake. It can be moved later, when one of its roads is made longer.

# When something may be chosen
when-ferry = ferries are put on the lake or moved right after the figure

# What players are asked, and what passing means
ferries-set = put the ferry between two roads of the lake just placed: they become one road
ferries-move = move the first ferry along a road that the tile continues, or leave the ferries as they are
ferries-move-not = every ferry stays as it is in this part of the turn

# Why something may not be done
ferries-new-lake-first = first the lake just placed gets its ferry
ferries-two-roads = the ferry joins two different roads of this lake, named in the order north, east, south, west
ferries-must-set = the lake must get a ferry
ferries-no-ferry = there is no ferry at { $at }
ferries-moved-already = this ferry has already been set or moved in this part of the turn
ferries-other-roads = the ferry must join another pair of roads of its lake than now, named in the order north, east, south, west
ferries-first-only = only the first ferry along each road that the new tile continues may be moved

# What happens
event-ferry = { $player } puts the ferry at { $at } between { $from ->
        [N] north
        [E] east
        [S] south
       *[W] west
    } and { $to ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }
    .did = sets a ferry

# On and beside the table, and buttons
pass-move-ferries = Leave the ferries
token-ferry = ferry

# A lesson
lesson-ferries-welcome = Roads end at a lake, until a ferry joins two of them.
lesson-ferries-place = Lay the lake to the right, so that a road of the middle leads to it.
lesson-ferries-thief = Put a thief on the road that comes from the left.
lesson-ferries-ferry = Now the ferry: let it join left and right.
lesson-ferries-extend = Your road goes on across the lake. Extend it on the right.
lesson-ferries-figure = No follower.
lesson-ferries-move = Whoever extends a road may move the nearest ferry at its end. Leave it where it is.
lesson-ferries-end = So roads become long, or end suddenly: Bob may move the ferry, too.
