# Names
set-river-2021 = The River, 2021 edition
    .summary = A river with a garden, from the new edition.
