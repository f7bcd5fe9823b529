# Names
set-river-1 = The River

# Options and their values
option-river1-start-tile = when the ordinary start tile is drawn in a game with the River
    .name = river1 start tile
option-river1-start-tile-after-river = after river
option-river1-start-tile-in-river-stack = in river stack

# Refusals
reason-river-apart = { $at } does not continue an open end of the river
reason-river-joined = { $at } would join two arms of the river
reason-river-u-turn = at { $at } the river would turn back at once
