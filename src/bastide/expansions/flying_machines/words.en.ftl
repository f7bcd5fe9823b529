# Names
set-flying-machines = The Flying Machines
    .summary = Followers take off and land a throw of the die away.

# What is printed
mark-flying-machine = flying machine

# What may be chosen
action-fly = put { FORM($piece, "a") } on the flying machine
    .button = Fly with the { $piece }
    .first = A follower may take off here and fly straight ahead, as far as the die says, even to where somebody stands already.
action-roll = the die shows { $distance }

# When something may be chosen
when-fly = a follower takes off right after the tile, instead of being placed on it
when-roll = the die is rolled when a follower has taken off

# Refusals
reason-fly-machine = the tile just placed shows no flying machine
reason-fly-piece = only followers fly
reason-fly-supply = no such follower is left in the supply

# What players are asked
flying-machines-roll = the die is rolled for the flight
flying-machines-land = land the { $piece } at { $at }
    .ask = Where on this tile does the { $piece } land?

# Why something may not be done
flying-machines-must-roll = the die shows 1, 2 or 3, and a flight cannot be called off
flying-machines-must-land = the { $piece } must land at { $at }
flying-machines-in-flight = it is the { $piece } that flies
flying-machines-goes-to = the flight goes to { $at }
flying-machines-no-field = a flight never ends on a field

# What happens
event-flight = { $lands ->
        [0] { $player }'s { $piece } flies to { $at } and finds no place to land
       *[other] { $player }'s { $piece } flies to { $at } and lands
    }
    .did = flies { $distance ->
        [one] one tile
        *[other] { $distance } tiles
    }

# A lesson
lesson-flying-machines-welcome = Bob has begun a city, and no road leads there for you. So you fly.
lesson-flying-machines-place = The arrow says where the machine flies. Lay the tile beside Bob's city so that it points there.
lesson-flying-machines-fly = Do not place your follower here: let it fly. The die says how far, from 1 to 3.
lesson-flying-machines-land = A 1: it lands on Bob's tile. Whoever comes by air may stand where others are. Land in the city.
lesson-flying-machines-close = Close the city from below.
lesson-flying-machines-figure = No follower this time.
lesson-flying-machines-end = One knight each: both of you get 4. A follower that finds no place where it lands simply comes home.
