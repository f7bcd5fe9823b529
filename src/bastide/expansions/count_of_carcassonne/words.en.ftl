# Names
set-count-of-carcassonne = The Count of Carcassonne
    .summary = Send followers into the great city and call them when it counts.
place-castle = castle
place-market = market
place-blacksmith = blacksmith
place-cathedral = cathedral

# What is printed
mark-carcassonne = farm beside Carcassonne
mark-grid = place in Carcassonne
mark-quarter = quarter of Carcassonne

# Options and their values
option-count-blocks = what the count's quarter does not allow
    .name = count blocks
option-count-blocks-to-and-from = to and from
    .sentence = The count's quarter: nobody enters or leaves.
option-count-blocks-from-only = from only
    .sentence = The count's quarter: nobody leaves.
option-count-strength = mayor and wagon from Carcassonne
    .name = count strength
option-count-strength-two = two
    .sentence = A mayor or wagon from Carcassonne counts as two followers.
option-count-strength-own = own
    .sentence = A mayor or wagon from Carcassonne counts as it always does.
option-count-final = quarters usable in final scoring
    .name = count final
option-count-final-all-quarters = all quarters
    .sentence = In the final scoring, followers come out of every quarter.
option-count-final-market-only = market only
    .sentence = In the final scoring, followers come out of the market only.
option-count-per-turn = followers into Carcassonne in a double turn
    .name = count per turn
option-count-per-turn-per-tile = per tile
    .sentence = In a double turn, each tile may send a follower into Carcassonne.
option-count-per-turn-once = once
    .sentence = In a double turn, only one follower goes into Carcassonne.
option-count-to-unoccupied = from Carcassonne to features that nobody occupies
    .name = count to unoccupied
option-count-to-unoccupied-no = no
    .sentence = From Carcassonne, followers go only where somebody stands already.
option-count-to-unoccupied-yes = yes
    .sentence = From Carcassonne, followers may go where nobody stands, too.

# What may be chosen
action-enter = put { FORM($piece, "a") } into the { $quarter }
    .button = { $piece } into the { $quarter }
    .first = You finished something that scores for others only: now a follower may wait in Carcassonne to join in later.
choice-quarter-castle = castle
choice-quarter-market = market
choice-quarter-blacksmith = blacksmith
choice-quarter-cathedral = cathedral
action-count = move the count to the { $quarter }
    .button = Count to the { $quarter }
action-leave = move { FORM($piece, "a") } from Carcassonne to { $spot }
    .button = { $piece } { FORM($feature, "on") }

# When something may be chosen
when-enter = a follower enters Carcassonne after scoring, if the tile brought points to others and none to you
when-count = the count is moved by whoever has just put a follower into Carcassonne
when-leave = followers leave Carcassonne when a feature of their quarter is about to be scored

# Lines of a score
line-from-carcassonne = from Carcassonne mayor and wagon count 2 each

# What players are asked, and what passing means
count-of-carcassonne-enter = put a follower into a quarter of Carcassonne, or pass
count-of-carcassonne-enter-not = the quarters of Carcassonne and the count stay as they are
count-of-carcassonne-move-count = move the count to another quarter, or leave it where it is
count-of-carcassonne-count-stays = the count stays in the { $quarter }
count-of-carcassonne-leave = move followers from Carcassonne to the { $feature } being scored, or pass
count-of-carcassonne-leave-not = your followers in Carcassonne stay there and do not count in this scoring

# Why something may not be done
count-of-carcassonne-blocked = the count stands in the { $quarter }, so nobody may enter it
count-of-carcassonne-may-not-enter = { FORM($piece, "a") } may not go to the { $quarter }
count-of-carcassonne-count-there = the count stands in the { $quarter } already; pass to leave it there
count-of-carcassonne-other-feature = that is not the feature being scored
count-of-carcassonne-first-tile = the { $piece } goes on the first tile of the feature, or on the fairy's
count-of-carcassonne-none-there = you have no { $piece } in the { $quarter }

# What happens
event-entered = { $player } puts { FORM($piece, "a") } into the { $quarter }
    .did = sends a { $piece } into the { $quarter }
event-count-moved = { $player } moves the count to the { $quarter }
    .did = moves the count to the { $quarter }
event-left-quarter = { $player } moves { FORM($piece, "a") } from Carcassonne to { $at }
    .did = brings a { $piece } out of Carcassonne

# On and beside the table, and buttons
pass-enter-quarter = Send nobody
pass-move-count = Leave the count
pass-leave-quarter = Move nobody
token-count = count

# A lesson
lesson-count-of-carcassonne-welcome = Carcassonne itself stands on the table. Bob has a knight in a city above it.
lesson-count-of-carcassonne-close = Close Bob's city. Yes, really.
lesson-count-of-carcassonne-figure = And place nobody.
lesson-count-of-carcassonne-enter = Bob has scored and you have not. So you may send a follower into a quarter of Carcassonne. Choose the blacksmith's, for roads later, or another.
lesson-count-of-carcassonne-count = Then you may move the count. Nobody comes out of the quarter where the count stands.
lesson-count-of-carcassonne-end = When a road, city, cloister or farm is scored, followers wait in the quarters that belong to it: the blacksmith's, the castle, the cathedral and the market. Just before the scoring they may come out and take part.
