# Names
set-count-of-carcassonne = The Count of Carcassonne
place-castle = castle
place-market = market
place-blacksmith = blacksmith
place-cathedral = cathedral

# Options and their values
option-count-blocks = what the count's quarter does not allow
    .name = count blocks
option-count-blocks-to-and-from = to and from
option-count-blocks-from-only = from only
option-count-strength = mayor and wagon from Carcassonne
    .name = count strength
option-count-strength-two = two
option-count-strength-own = own
option-count-final = quarters usable in final scoring
    .name = count final
option-count-final-all-quarters = all quarters
option-count-final-market-only = market only
option-count-per-turn = followers into Carcassonne in a double turn
    .name = count per turn
option-count-per-turn-per-tile = per tile
option-count-per-turn-once = once
option-count-to-unoccupied = from Carcassonne to features that nobody occupies
    .name = count to unoccupied
option-count-to-unoccupied-no = no
option-count-to-unoccupied-yes = yes

# What may be chosen
action-enter = put a { $piece } into the { $quarter }
choice-quarter-castle = castle
choice-quarter-market = market
choice-quarter-blacksmith = blacksmith
choice-quarter-cathedral = cathedral
action-count = move the count to the { $quarter }
action-leave = move a { $piece } from Carcassonne to { $spot }

# Lines of a score
