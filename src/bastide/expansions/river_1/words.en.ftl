# Names
set-river-1 = The River
    .summary = The game begins along a river.

# What is printed
mark-role = part of the river

# Options and their values
option-river1-start-tile = when the ordinary start tile is drawn in a game with the River
    .name = river1 start tile
option-river1-start-tile-after-river = after river
    .sentence = The ordinary start tile is the first one after the river.
option-river1-start-tile-in-river-stack = in river stack
    .sentence = The ordinary start tile is shuffled in with the river.

# What players are asked
river-1-place-spring = place the spring at the edge of Carcassonne, so that the river leaves it
    .ask = Place the spring

# Why something may not be done
river-1-spring-first = first the spring is placed at the edge of Carcassonne
river-1-spring-place = the spring lies where it fits the edge of Carcassonne and the river runs straight away from it

# Refusals
reason-river-apart = { $at } does not continue an open end of the river
    .here = this place does not continue an open end of the river
reason-river-joined = { $at } would join two arms of the river
    .here = here it would join two arms of the river
reason-river-u-turn = at { $at } the river would turn back at once
    .here = here the river would turn back at once

# A lesson
lesson-river-1-welcome = The game begins at a spring. First the river is laid, tile by tile.
lesson-river-1-bend = The river must go on. Lay the bend to the left, so that it leads up.
lesson-river-1-figure = Followers go onto roads, cities and fields as ever, never into the river. Do as you like.
lesson-river-1-lake = The lake is the last tile of the river.
lesson-river-1-end = That is all: the river only divides fields. And it never turns back on itself: two bends in the same direction one after the other are not allowed. Now the ordinary tiles follow.
