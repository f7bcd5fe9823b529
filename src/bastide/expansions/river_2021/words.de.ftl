# Namen
set-river-2021 = Der Fluss, Ausgabe 2021
