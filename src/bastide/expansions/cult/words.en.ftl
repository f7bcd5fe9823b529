# Names
set-cult = Cult & Heretic
    .summary = Shrines that challenge cloisters.
segment-shrine = cult place
    .a = a cult place
    .many = cult places
    .on = on the cult place
role-heretic = heretic
    .a = a heretic
    .many = heretics
    .on = Heretic on the cult place

# Refusals
reason-cult-two-cloisters = a cult place at { $at } would lie next to two cloisters
reason-cult-two-cults = a cloister at { $at } would lie next to two cult places
reason-cult-second-cult = a cult place at { $at } would be the second next to a cloister
reason-cult-second-cloister = a cloister at { $at } would be the second next to a cult place

# What happens
event-challenge = the building at { $at } is complete and wins its challenge against the one at { $lost_at }
    .did = wins a challenge

# Lines of a score
line-shrine = cult place
    .short = itself
line-shrine-neighbour = { $count ->
        [one] tile around it
       *[other] tiles around it
    }
