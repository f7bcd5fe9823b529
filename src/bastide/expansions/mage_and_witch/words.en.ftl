# Names
set-mage-and-witch = Mage & Witch
    .summary = One makes a feature worth more, the other half.

# What is printed
mark-magic = magic symbol

# What may be chosen
action-magic = put the { $pawn } on { $spot }
    .button = { $pawn } to the { $feature }
    .first = The mage makes every tile worth a point more, the witch halves it all. Choose where one of them goes.
choice-pawn-mage = mage
choice-pawn-witch = witch
action-magic-off = take the { $pawn } off the board
    .button = Take the { $pawn } off the board

# When something may be chosen
when-magic = the mage or the witch is moved when a magic tile has been placed, or when both have come to one feature
when-magic-off = the mage or the witch leaves the board only when one of them must be moved and has nowhere to go

# Lines of a score
line-mage = { $count ->
        [one] tile for the mage
       *[other] tiles for the mage
    }
line-witch = the witch: half, rounded up

# Refusals
reason-magic-segment = the mage and the witch go on a road or a city; there is none at { $at }
reason-magic-complete = the feature at { $at } is complete
reason-magic-same = the pawn is on the feature at { $at } already and must go to another one
reason-magic-other = the other pawn is on the feature at { $at }

# What players are asked
mage-and-witch-move = place or move the mage or the witch
mage-and-witch-take-off = no road or city is open to them: take the mage or the witch off the board

# Why something may not be done
mage-and-witch-first = first place or move the mage or the witch
mage-and-witch-stay-on = a pawn leaves the board only when it has no road or city to go to
mage-and-witch-must-leave = no road or city is open to them: one must leave the board

# What happens
event-magic-moves = { $leaves ->
        [0] the { $pawn } goes to { $at }
       *[other] the { $pawn } leaves the board
    }
    .did = moves the { $pawn }

# On and beside the table, and buttons
token-mage = mage
token-witch = witch

# A lesson
lesson-mage-and-witch-welcome = The mage makes a road or city worth more, the witch halves it.
lesson-mage-and-witch-place = This tile bears their sign. Lay it above: one of its cities closes the one in the middle.
lesson-mage-and-witch-mage = Now one of the two must go to something unfinished. Send the mage into the new city at the top.
lesson-mage-and-witch-knight = Put your knight beside the mage.
lesson-mage-and-witch-close = Close the city.
lesson-mage-and-witch-figure = No follower this time.
lesson-mage-and-witch-end = Two tiles, 4 points, and 1 more for each tile because of the mage: 6. With the witch it would have been 2.
