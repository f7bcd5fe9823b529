# Names
set-flying-machines = The Flying Machines

# What may be chosen
action-fly = put a { $piece } on the flying machine
action-roll = the die shows { $distance }

# Refusals
reason-fly-machine = the tile just placed shows no flying machine
reason-fly-piece = only followers fly
reason-fly-supply = no such follower is left in the supply
