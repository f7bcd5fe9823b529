# Names
set-princess-and-dragon = The Princess & the Dragon

# Options and their values
option-dragon-timing = when the dragon travels
    .name = dragon timing
option-dragon-timing-before-scoring = before scoring
option-dragon-timing-after-scoring = after scoring
option-princess = whether the princess sends a knight away
    .name = princess
option-princess-must = must
option-princess-may = may
option-fairy = for whom the fairy acts
    .name = fairy
option-fairy-on-tile = on tile
option-fairy-next-to-follower = next to follower
option-dragon-at-carcassonne = tiles of Carcassonne the dragon enters
    .name = dragon at carcassonne
option-dragon-at-carcassonne-barred = barred
option-dragon-at-carcassonne-outer-ring = outer ring

# What may be chosen
action-dragon = move the dragon to { $at }
action-fairy = put the fairy on the tile at { $at }
action-fairy-to = put the fairy next to the { $piece } on { $spot }
action-princess = the princess sends { $player }'s { $piece } on { $spot } away

# Lines of a score
line-fairy-point = follower with the fairy as the turn begins
line-fairy-three = follower of the scored feature with the fairy

# Refusals
reason-dragon-far = { $at } is not next to the dragon, which moves one tile at a time
reason-dragon-empty = no tile lies at { $at }
reason-dragon-fairy = the fairy is at { $at }; the dragon never enters her tile
reason-dragon-again = the dragon has been at { $at } on this journey already
reason-dragon-carcassonne = { $at } belongs to Carcassonne
reason-dragon-walls = { $at } lies wholly within the walls of Carcassonne
reason-volcano = no figure may be placed on the volcano at { $at } in this turn
reason-dragon-there = the dragon is at { $at }; no follower may come there
reason-princess-must = the princess joined a city with knights: one of them must be sent away and nothing else may be done
