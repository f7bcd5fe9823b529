# Names
set-inns-and-cathedrals = Inns & Cathedrals
    .summary = Big followers; inns and cathedrals raise the stakes.
piece-large = large follower
    .a = a large follower
    .many = large followers

# What is printed
mark-inn = inn
mark-cathedral = cathedral

# Lines of a score
line-inn = an inn on the finished road: 2 a tile
line-inn-unfinished = an inn on an unfinished road: nothing
line-cathedral = a cathedral in the finished city: 3 a tile and pennant
line-cathedral-unfinished = a cathedral in an unfinished city: nothing
