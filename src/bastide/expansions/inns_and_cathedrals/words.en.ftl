# Names
set-inns-and-cathedrals = Inns & Cathedrals
    .summary = Big followers; inns and cathedrals raise the stakes.
piece-large = large follower
    .a = a large follower
    .many = large followers
    .first = Your large follower counts as two when it is decided who has the most. You have only one.

# What is printed
mark-inn = inn
mark-cathedral = cathedral

# Lines of a score
line-inn = an inn on the finished road: 2 for each tile
line-inn-unfinished = an inn on an unfinished road: nothing
line-cathedral = a cathedral in the finished city: 3 for each tile and pennant
line-cathedral-unfinished = a cathedral in an unfinished city: nothing

# A lesson
lesson-inns-and-cathedrals-welcome = Inns and cathedrals make roads and cities worth more, if you finish them. And everybody has a large follower.
lesson-inns-and-cathedrals-inn = There is an inn by this road. Lay it to the right, so that the road goes on.
lesson-inns-and-cathedrals-large = Send your large follower onto the road: it counts as two when it comes to who has most.
lesson-inns-and-cathedrals-finish = Bob has closed the other end. Close this one with the cloister.
lesson-inns-and-cathedrals-figure = The road scores when your turn is done. Place another follower or none, as you like.
lesson-inns-and-cathedrals-end = 4 tiles, 2 points each because of the inn: 8. Unfinished at the end, it would have been worth nothing. So it is with cathedrals: 3 points for each tile and pennant of a finished city, none for an unfinished one.
