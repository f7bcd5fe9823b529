# Names
set-abbey-and-mayor = Abbey & Mayor
    .summary = Abbeys for the gaps, mayors, wagons and barns.
piece-mayor = mayor
    .a = a mayor
    .many = mayors
    .first = The mayor goes into a city and counts as many as it has pennants: none without pennants.
piece-wagon = wagon
    .a = a wagon
    .many = wagons
    .first = After scoring, the wagon does not go home: it may drive on to something unfinished next to it.
piece-barn = barn
    .a = a barn
    .many = barns
place-waiting = waiting

# What is printed
mark-wagon = where wagons drive on

# Options and their values
option-abbey-after-last-tile = abbeys may be placed after the last tile
    .name = abbey after last tile
option-abbey-after-last-tile-yes = yes
    .sentence = An abbey in hand may still be placed after the last tile.
option-abbey-after-last-tile-no = no
    .sentence = An abbey that is not placed before the last tile is lost.

# What may be chosen
action-abbey = place your abbey at { $at }
    .button = Abbey here
    .first = Instead of drawing you may lay your abbey into a hole. It finishes everything around it, and you have only one.
action-barn = place your barn at the { $corner } corner of { $at }
    .button = Barn at the corner { FORM($corner, "screen") }
    .first = A barn stands on a corner where four fields meet. Farmers there are scored and go home; the barn stays and scores at the end.
action-drive = drive the wagon on to { $spot }
    .button = Drive on to the { $feature }

# When something may be chosen
when-abbey = the abbey is placed instead of drawing a tile
when-barn = the barn is placed instead of a follower, right after the tile
when-drive = a wagon drives on when its feature has been scored

# Lines of a score
line-abbey = abbey
line-abbey-neighbour = { $count ->
        [one] tile around it
       *[other] tiles around it
    }
line-barn-city = { $count ->
        [one] completed city at the farm of the new barn
       *[other] completed cities at the farm of the new barn
    }
line-joined-city = { $count ->
        [one] completed city at the farm joined to a barn
       *[other] completed cities at the farm joined to a barn
    }
line-barn = { $count ->
        [one] completed city at the farm of the barn
       *[other] completed cities at the farm of the barn
    }

# Refusals
reason-no-barn-left = your barn is on the board already and stays there to the end
reason-barn-elsewhere = a barn goes on a corner of the tile just placed, not at { $at }
reason-no-four-fields = four tiles must meet at the corner, each with nothing but field there
reason-second-barn = that farm already has a barn
reason-barn-farm = no follower may go on a farm with a barn
reason-no-farmers = without farmers there are no barns

# What players are asked, and what passing means
abbey-and-mayor-place-or-draw = place your abbey, or pass to draw a tile
abbey-and-mayor-place-or-not = place your abbey, or do without it
abbey-and-mayor-keep-abbey = you draw a tile and keep your abbey for later
abbey-and-mayor-place-nothing = you place nothing: no tile is left to draw
abbey-and-mayor-drive = drive the wagon on, or take it back
abbey-and-mayor-wagon-home = the wagon goes back to your supply

# Why something may not be done
abbey-and-mayor-not-enclosed = { $at } is not enclosed by tiles on all four sides
abbey-and-mayor-barn-at-corner = a barn goes on a corner of the tile where four fields meet, not on one of its features
abbey-and-mayor-not-connected = the { $feature } at { $at } is not connected to the feature that was scored

# What happens
event-wagon-waits = { $player }'s wagon waits to drive on
event-drove = { $player } drives the wagon on to { $at }
    .did = drives the wagon on

# On and beside the table, and buttons
pass-abbey = Draw a tile instead
pass-wagons = Take the wagon back
token-abbey = abbey in hand

# A lesson
lesson-abbey-and-mayor-welcome = Mayor, wagon, barn and abbey: four new things for everybody. Let us try the mayor.
lesson-abbey-and-mayor-city = This city has a pennant. Lay it above.
lesson-abbey-and-mayor-mayor = A mayor is as strong as the city has pennants. Put yours into it.
lesson-abbey-and-mayor-close = Close the city.
lesson-abbey-and-mayor-figure = And nobody else.
lesson-abbey-and-mayor-end = 3 tiles and a pennant: 8 points. A wagon does not go home after scoring but drives on to something unfinished nearby. Barns score farms at once, where four field corners meet. And the abbey fits into any hole: instead of drawing a tile you may lay it.
