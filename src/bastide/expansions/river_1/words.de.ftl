# Namen
set-river-1 = Der Fluss

# Wahlregeln und ihre Werte
option-river1-start-tile = wann das gewöhnliche Startplättchen beim Spiel mit dem Fluss gezogen wird
    .name = Startplättchen beim Fluss
option-river1-start-tile-after-river = nach dem Fluss
option-river1-start-tile-in-river-stack = im Flussstapel

# Ablehnungen
reason-river-apart = { $at } setzt kein offenes Ende des Flusses fort
reason-river-joined = { $at } würde zwei Arme des Flusses verbinden
reason-river-u-turn = auf { $at } würde der Fluss sofort kehrtmachen
