# Names
set-river-2021 = The River, 2021 edition
    .summary = A river with a garden, from the new edition.

# A lesson
lesson-river-2021-welcome = The river of the 2021 edition: first the river is laid, tile by tile, from the spring to the lake.
lesson-river-2021-bend = This bend has a garden. Lay it to the left of the spring, so that the river leads up.
lesson-river-2021-abbot = A garden is a place for an abbot: put yours there.
lesson-river-2021-lake = Bob has built a bridge. The lake is the last tile of the river: lay it above.
lesson-river-2021-monk = In this edition a cloister stands at the lake. Put a monk into it.
lesson-river-2021-end = Garden and cloister count the tiles around them, and the river is among them. Now the ordinary tiles follow.
