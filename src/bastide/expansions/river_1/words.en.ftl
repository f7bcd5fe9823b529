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
reason-river-joined = { $at } would join two arms of the river
reason-river-u-turn = at { $at } the river would turn back at once
