# Names
set-wells = Wells
    .summary = Water beside the road: a carrier fetches it, and the neighbour may drink first.
piece-carrier = carrier
    .a = a carrier
    .many = carriers
mark-well = well
token-water = water

# What may be chosen
action-drink = drink from the well
when-drink = whoever sits to the left drinks as soon as a new well lies on the table

# Lines of a score
line-well = { $count ->
        [one] well with a carrier on the road
       *[other] wells with a carrier on the road
    }
line-drink = a drink from the well

# What players are asked
wells-thirsty = drink from your neighbour's well, or do not
wells-not-thirsty = you stay thirsty and score nothing

# Why something may not be done

# What happens
event-drunk = { $player } drinks from the well
