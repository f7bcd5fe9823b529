# Namen
set-river-2021 = Der Fluss, Ausgabe 2021
    .summary = Ein Fluss mit Garten aus der neuen Ausgabe.

# Eine Lektion
lesson-river-2021-welcome = Der Fluss der Ausgabe von 2021: Zuerst wird der Fluss gelegt, Plättchen für Plättchen, von der Quelle bis zum See.
lesson-river-2021-bend = Diese Biegung hat einen Garten. Lege sie links an die Quelle, sodass der Fluss nach oben führt.
lesson-river-2021-abbot = Ein Garten ist etwas für deinen Abt. Stell ihn hinein.
lesson-river-2021-lake = Bob hat eine Brücke gebaut. Der See ist das letzte Plättchen des Flusses: Lege ihn oben an.
lesson-river-2021-monk = In dieser Ausgabe steht am See ein Kloster. Stell einen Mönch hinein.
lesson-river-2021-end = Garten und Kloster zählen die Plättchen ringsum, und der Fluss gehört dazu. Jetzt kommen die gewöhnlichen Plättchen.
