# Names
set-river-2021 = The River, 2021 edition
