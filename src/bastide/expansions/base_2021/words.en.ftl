# Names
set-base-2021 = Base game, 2021 edition, with the Abbot
    .summary = The new edition, with gardens and the abbot.
piece-abbot = abbot
    .a = an abbot
    .many = abbots
    .first = The abbot goes to a cloister or a garden. In a later turn you may take the abbot back and score at once.
segment-garden = garden
    .a = a garden
    .many = gardens
    .on = in the garden
role-abbot = abbot
    .a = an abbot
    .many = abbots

# Options and their values
option-abbot = abbots and gardens
    .name = abbot
option-abbot-off = off
    .sentence = No abbots; gardens are only pretty.
option-abbot-on = on
    .sentence = Everybody has an abbot, for cloisters and gardens.

# What may be chosen
action-take-back = take back and score the { $piece } on { $spot }
    .button = Take the { $piece } back and score the { $feature }

# When something may be chosen
when-take-back = the abbot is taken back instead of placing a figure

# Lines of a score
line-garden = garden
    .short = itself
line-garden-neighbour = { $count ->
        [one] tile around it
       *[other] tiles around it
    }
line-taken-back = the tile of the abbot taken back
line-taken-back-neighbour = { $count ->
        [one] tile around it
       *[other] tiles around it
    }

# Refusals
reason-back-other = only your own abbot may be taken back
reason-back-absent = your abbot does not stand at { $at }
reason-back-done = the abbot's cloister or garden at { $at } has just been completed

# Why something may not be done
base-2021-only-abbots = only an abbot may stand on a garden
base-2021-abbot-places = an abbot stands only on cloisters and gardens

# A lesson
lesson-base-2021-welcome = The edition of 2021 has gardens, and everybody has an abbot.
lesson-base-2021-garden = There is a garden on this tile. Lay it above, so that the city is closed.
lesson-base-2021-abbot = Only an abbot may stand in a garden. Put yours there.
lesson-base-2021-beside = A garden scores like a cloister: 1 point, and 1 for each tile around it. Lay this one at its side.
lesson-base-2021-back = Instead of placing somebody you may take your abbot back, for what the garden is worth now. Do it.
lesson-base-2021-end = The garden and three tiles around it: 4 points, and the abbot is free again. Abbots may live in cloisters, too.
