# Namen
set-river-1 = Der Fluss
    .summary = Das Spiel beginnt an einem Fluss.

# Was aufgedruckt ist
mark-role = Teil des Flusses

# Wahlregeln und ihre Werte
option-river1-start-tile = wann das gewöhnliche Startplättchen beim Spiel mit dem Fluss gezogen wird
    .name = Startplättchen beim Fluss
option-river1-start-tile-after-river = nach dem Fluss
    .sentence = Das gewöhnliche Startplättchen kommt gleich nach dem Fluss.
option-river1-start-tile-in-river-stack = im Flussstapel
    .sentence = Das gewöhnliche Startplättchen wird unter den Fluss gemischt.

# Fragen
river-1-place-spring = lege die Quelle an den Rand von Carcassonne, sodass der Fluss von dort wegführt
    .ask = Lege die Quelle

# Warum etwas nicht geht
river-1-spring-first = zuerst wird die Quelle an den Rand von Carcassonne gelegt
river-1-spring-place = die Quelle liegt, wo sie an den Rand von Carcassonne passt und der Fluss gerade von dort wegführt

# Ablehnungen
reason-river-apart = { $at } setzt kein offenes Ende des Flusses fort
    .here = hier geht kein offenes Ende des Flusses weiter
reason-river-joined = { $at } würde zwei Arme des Flusses verbinden
    .here = hier würde es zwei Arme des Flusses verbinden
reason-river-u-turn = auf { $at } würde der Fluss sofort kehrtmachen
    .here = hier würde der Fluss sofort kehrtmachen

# Eine Einführung
lesson-river-1-welcome = Das Spiel beginnt an einer Quelle. Zuerst wird der Fluss gelegt, Plättchen für Plättchen.
lesson-river-1-bend = Der Fluss muss weitergehen. Lege die Biegung links an, sodass er nach oben führt.
lesson-river-1-figure = Gefolgsleute gehen wie immer auf Straßen, in Städte und auf Wiesen, nie in den Fluss. Mach, was du magst.
lesson-river-1-lake = Der See ist das letzte Plättchen des Flusses.
lesson-river-1-end = Das ist alles: Der Fluss trennt nur Wiesen. Und er kehrt nie um: Zwei Biegungen nacheinander in dieselbe Richtung sind nicht erlaubt. Jetzt kommen die gewöhnlichen Plättchen.
