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
    .here = a cult place here would lie next to two cloisters
reason-cult-two-cults = a cloister at { $at } would lie next to two cult places
    .here = a cloister here would lie next to two cult places
reason-cult-second-cult = a cult place at { $at } would be the second next to a cloister
    .here = a cult place here would be the second next to a cloister
reason-cult-second-cloister = a cloister at { $at } would be the second next to a cult place
    .here = a cloister here would be the second next to a cult place

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

# A lesson
lesson-cult-welcome = Bob's monk lives in the cloister below. A shrine beside it is a challenge.
lesson-cult-place = Lay the shrine to the right of the cloister.
lesson-cult-heretic = Put a heretic there.
lesson-cult-end = A shrine scores like a cloister, 9 points when all around it is full. But now the two race: whoever is finished first scores, and the other gets nothing and goes home.
