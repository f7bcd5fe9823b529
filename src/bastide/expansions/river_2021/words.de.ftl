# Namen
set-river-2021 = Der Fluss, Ausgabe 2021
    .summary = Ein Fluss mit Garten aus der neuen Ausgabe.
