# Names
set-base-2021 = Base game, 2021 edition, with the Abbot
piece-abbot = abbot
    .a = an abbot
    .many = abbots
segment-garden = garden
    .a = a garden
    .many = gardens
role-abbot = abbot
    .a = an abbot
    .many = abbots

# Options and their values
option-abbot = abbots and gardens
    .name = abbot
option-abbot-off = off
option-abbot-on = on

# What may be chosen
action-take-back = take back and score the { $piece } on { $spot }

# Lines of a score
line-garden = the garden
    .short = itself
line-garden-neighbour = { $count ->
        [one] tile around it
       *[other] tiles around it
    }
line-taken-back = the place of the abbot taken back
line-taken-back-neighbour = { $count ->
        [one] tile around it
       *[other] tiles around it
    }

# Refusals
reason-back-other = only the player's own abbot may be taken back
reason-back-absent = the player's abbot does not stand at { $at }
reason-back-done = the place of the abbot at { $at } is completed
