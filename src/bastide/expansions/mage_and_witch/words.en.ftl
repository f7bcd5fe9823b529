# Names
set-mage-and-witch = Mage & Witch

# What may be chosen
action-magic = put the { $pawn } on { $spot }
choice-pawn-mage = mage
choice-pawn-witch = witch
action-magic-off = take the { $pawn } off the board

# Lines of a score
line-mage = { $count ->
        [one] tile with the mage
       *[other] tiles with the mage
    }
line-witch = the witch: half, rounded up

# Refusals
reason-magic-segment = mage and witch go on a road or a city; there is none at { $at }
reason-magic-complete = the feature at { $at } is complete
reason-magic-same = a pawn on the board must go to a different feature than at { $at }
reason-magic-other = the other pawn is on the feature at { $at }
