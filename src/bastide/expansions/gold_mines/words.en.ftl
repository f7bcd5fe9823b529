# Names
set-gold-mines = The Gold Mines
    .summary = Ingots lie about for whoever finishes features.

# What is printed
mark-gold = gold mine

# What may be chosen
action-ingot = put the second ingot on the tile at { $at }
    .button = Ingot here
    .first = There is gold: one ingot on this tile, the other on one next to it. Whoever scores something finished there takes it.
action-gold = take an ingot from the tile at { $at }
    .button = Take an ingot here

# When something may be chosen
when-ingot = ingots are put down as soon as a gold tile has been placed
when-gold = ingots are picked one by one after scoring, when several players or features have a claim to them

# Lines of a score
line-gold = { $count ->
        [one] gold ingot
       *[other] gold ingots
    }

# What players are asked
gold-mines-second-ingot = put the second ingot on a tile next to the gold tile
gold-mines-take = take an ingot from a tile

# Why something may not be done
gold-mines-ingot-first = first the second ingot is put on a neighbouring tile
gold-mines-not-beside = the second ingot goes on a tile next to the gold tile, corners included; there is none at { $at }
gold-mines-must-take = gold is being shared out: an ingot must be taken
gold-mines-not-entitled = { $who } is not entitled to an ingot at { $at }

# What happens
event-ingot-placed = { $player } puts an ingot on the tile at { $at }
    .did = puts an ingot on a tile
event-gold-taken = { $player } takes an ingot from the tile at { $at }
    .did = takes an ingot

# On and beside the table, and buttons
token-gold = gold

# A lesson
lesson-gold-mines-welcome = There is gold in this land. Whoever finishes something near it takes it.
lesson-gold-mines-place = This tile shows a gold mine. Lay it above, so that the city goes on.
lesson-gold-mines-knight = One ingot lies on the tile and one beside it. Put a knight into the city.
lesson-gold-mines-close = Close the city.
lesson-gold-mines-figure = No follower this time.
lesson-gold-mines-end = 6 points for the city, and the ingots on its tiles are yours. At the end, up to 3 ingots are worth 1 point each, 4 to 6 are worth 2 each, 7 to 9 are worth 3, more are worth 4.
