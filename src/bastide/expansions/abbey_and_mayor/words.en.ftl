# Names
set-abbey-and-mayor = Abbey & Mayor
piece-mayor = mayor
    .a = a mayor
    .many = mayors
piece-wagon = wagon
    .a = a wagon
    .many = wagons
piece-barn = barn
    .a = a barn
    .many = barns
place-waiting = waiting

# Options and their values
option-abbey-after-last-tile = abbeys may be placed after the last tile
    .name = abbey after last tile
option-abbey-after-last-tile-yes = yes
option-abbey-after-last-tile-no = no

# What may be chosen
action-abbey = place your abbey at { $at }
action-barn = place your barn at the { $corner } corner of { $at }
action-drive = drive the wagon on to { $spot }

# Lines of a score
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
reason-no-barn-left = your barn stands already; it stays to the end
reason-barn-elsewhere = a barn goes to a corner of the tile just placed, not at { $at }
reason-no-four-fields = four tiles must meet at the corner, each with nothing but field there
reason-second-barn = that farm has a barn already
reason-barn-farm = no follower may come to a farm with a barn
reason-no-farmers = without farmers there are no barns
