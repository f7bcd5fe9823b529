# Names
set-princess-and-dragon = The Princess & the Dragon
    .summary = A dragon on the loose, a fairy who guards, a princess who evicts.

# What is printed
mark-princess = princess
mark-volcano = volcano
mark-dragon = dragon
mark-portal = magic portal
mark-tunnel = tunnel

# Options and their values
option-dragon-timing = when the dragon travels
    .name = dragon timing
option-dragon-timing-before-scoring = before scoring
    .sentence = The dragon travels before anything is scored.
option-dragon-timing-after-scoring = after scoring
    .sentence = The dragon travels after everything is scored.
option-princess = whether the princess sends a knight away
    .name = princess
option-princess-must = must
    .sentence = The princess must send a knight away.
option-princess-may = may
    .sentence = The princess may send a knight away.
option-fairy = for whom the fairy acts
    .name = fairy
option-fairy-on-tile = on tile
    .sentence = The fairy protects every follower on her tile.
option-fairy-next-to-follower = next to follower
    .sentence = The fairy protects the one follower she stands beside.
option-dragon-at-carcassonne = tiles of Carcassonne the dragon enters
    .name = dragon at carcassonne
option-dragon-at-carcassonne-barred = barred
    .sentence = The dragon stays out of Carcassonne.
option-dragon-at-carcassonne-outer-ring = outer ring
    .sentence = The dragon may enter the outer tiles of Carcassonne.

# What may be chosen
action-dragon = move the dragon to { $at }
    .button = Dragon here
    .first = The dragon takes six steps, each moved by the next player. Followers on its way go home without points.
action-fairy = put the fairy on the tile at { $at }
    .button = Fairy here
    .first = The fairy may stand beside one of yours instead: safe from the dragon, and with extra points.
action-fairy-to = put the fairy next to the { $piece } on { $spot }
    .button = Fairy to the { $piece } on the { $feature }
action-princess = the princess sends { $player }'s { $piece } on { $spot } away
    .button = Send home: { $piece } of { $player }

# When something may be chosen
when-dragon = the dragon is moved only on its journey, which a dragon tile begins
when-fairy = the fairy is moved instead of placing a figure
when-fairy-to = the fairy is moved instead of placing a figure
when-princess = a knight is sent home when a princess has come to their city, and no figure is placed then

# Lines of a score
line-fairy-point = a follower with the fairy as the turn begins
line-fairy-three = a follower of the scored feature with the fairy

# Refusals
reason-dragon-far = { $at } is not next to the dragon, which moves one tile at a time
reason-dragon-empty = no tile lies at { $at }
reason-dragon-fairy = the fairy is at { $at }; the dragon never enters her tile
reason-dragon-again = the dragon has been at { $at } on this journey already
reason-dragon-carcassonne = { $at } belongs to Carcassonne, which the dragon may not enter
reason-dragon-walls = { $at } lies wholly within the walls of Carcassonne, where the dragon may not go
reason-volcano = no figure may be placed on the volcano at { $at } in this turn
    .here = no figure may be placed on a volcano in this turn
reason-dragon-there = the dragon is at { $at }; no follower may come there
    .here = the dragon is here; no follower may come to it
reason-princess-must = the princess joined a city with knights: one of them must be sent away and nothing else may be done

# What players are asked
princess-and-dragon-move = move the dragon one tile ({ $left ->
        [one] 1 move
       *[other] { $left } moves
    } left)

# Why something may not be done
princess-and-dragon-must-move = the dragon is travelling and must be moved if it can
princess-and-dragon-no-knights = no princess has joined a city with knights
princess-and-dragon-no-knight = that is no knight in the city of the princess
princess-and-dragon-fairy-to-follower = in this game the fairy is put next to a follower
princess-and-dragon-fairy-to-tile = in this game the fairy is put on a tile
princess-and-dragon-nobody-there = { $who } has no follower on the tile at { $at }
princess-and-dragon-no-such-follower = no such follower stands at { $at }
princess-and-dragon-fairy-with-them = the fairy is with that follower already
princess-and-dragon-fairy-there = the fairy is at { $at } already
princess-and-dragon-not-by-portal = { FORM($piece, "a") } may not use the portal

# What happens
event-dragon-flies = { $player } calls the dragon to the volcano at { $at }
    .did = calls the dragon to the volcano
event-dragon-tiles-return = { $tiles ->
        [one] the dragon tile that was set aside is shuffled into the stack
       *[other] the { $tiles } dragon tiles that were set aside are shuffled into the stack
    }
    .did = (the dragon tiles come back into the stack)
event-dragon-moves = { $player } moves the dragon to { $at }
    .did = moves the dragon
event-dragon-stuck = the dragon at { $at } cannot move on: every tile beside it is barred to it, or was visited on this journey
    .did = (the dragon cannot move on)
event-fairy-moves = { $player } moves the fairy to { $at }
    .did = moves the fairy
event-princess-sends = { $player } has the princess send { $owner }'s { $piece } away from { $at }
    .did = sends the { $piece } of { $owner } home
event-set-aside = { $player } sets { $tile } aside and draws again: the dragon is not here yet
    .did = sets the tile aside and draws another

# On and beside the table, and buttons
token-dragon = dragon
token-fairy = fairy

# A lesson
lesson-princess-and-dragon-welcome = A dragon lives in the volcano, and it is hungry.
lesson-princess-and-dragon-volcano = Lay the volcano below. The dragon comes out at once, and nobody may be placed there.
lesson-princess-and-dragon-wake = Bob is careless: a knight right beside the dragon! This tile wakes the dragon. Lay it on the left.
lesson-princess-and-dragon-figure = No follower of yours now.
lesson-princess-and-dragon-eat = The dragon moves up to six tiles, and you take turns leading it; it enters no tile twice. You begin: to Bob's knight!
lesson-princess-and-dragon-end = Bob's knight comes home without points. The fairy helps against the dragon: instead of placing a follower you may put her beside one of yours. The princess sends a knight out of a city, and a portal lets a follower stand on any tile.
