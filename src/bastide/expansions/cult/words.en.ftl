# Names
set-cult = Cult & Heretic
segment-shrine = cult place
    .a = a cult place
    .many = cult places
role-heretic = heretic
    .a = a heretic
    .many = heretics

# Refusals
reason-cult-two-cloisters = a cult place at { $at } would lie next to two cloisters
reason-cult-two-cults = a cloister at { $at } would lie next to two cult places
reason-cult-second-cult = a cult place at { $at } would be the second next to a cloister
reason-cult-second-cloister = a cloister at { $at } would be the second next to a cult place

# What happens
event-challenge = the building at { $at } is complete and wins its challenge against the one at { $lost_at }
