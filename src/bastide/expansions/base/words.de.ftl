# Namen
set-base = Grundspiel
    .summary = Plättchen, Gefolgsleute, Straßen, Städte, Klöster und Wiesen: Hier fängt alles an.
preset-current = aktuell
preset-first-edition = erste Ausgabe
preset-2021-first-game = erstes Spiel 2021
preset-championship = Meisterschaft
preset-family = Familie, ohne Bauern
piece-follower = Gefolgsmann
    .ein = ein Gefolgsmann
    .einen = einen Gefolgsmann
    .den = den Gefolgsmann
    .keinen = keinen Gefolgsmann
    .many = Gefolgsleute
segment-road = Straße
    .die = die Straße
    .einer = einer Straße
    .der = der Straße
    .many = Straßen
    .on = auf die Straße
role-thief = Wegelagerer
    .der = der Wegelagerer
    .einen = einen Wegelagerer
    .many = Wegelagerer
    .on = Wegelagerer auf die Straße
segment-city = Stadt
    .die = die Stadt
    .einer = einer Stadt
    .der = der Stadt
    .many = Städte
    .on = in die Stadt
role-knight = Ritter
    .der = der Ritter
    .einen = einen Ritter
    .many = Ritter
    .on = Ritter in die Stadt
segment-cloister = Kloster
    .die = das Kloster
    .einer = einem Kloster
    .der = dem Kloster
    .many = Klöster
    .on = ins Kloster
role-monk = Mönch
    .der = der Mönch
    .einen = einen Mönch
    .many = Mönche
    .on = Mönch ins Kloster
segment-field = Wiese
    .die = die Wiese
    .einer = einer Wiese
    .der = der Wiese
    .many = Wiesen
    .on = auf die Wiese
role-farmer = Bauer
    .der = der Bauer
    .einen = einen Bauern
    .many = Bauern
    .on = Bauer auf die Wiese
segment-river = Fluss
    .on = auf den Fluss
    .die = der Fluss
    .einer = einem Fluss
    .der = dem Fluss
    .many = Flüsse

# Was aufgedruckt ist
mark-pennant = Wappen

# Wahlregeln und ihre Werte
option-farm-scoring = wie Wiesen zählen
    .name = Wiesenwertung
option-farm-scoring-current = aktuell
    .sentence = Jede Wiese zählt 3 Punkte für jede fertige Stadt, die sie berührt.
option-farm-scoring-first-edition = erste Ausgabe
    .sentence = Jede fertige Stadt bringt einmal 4 Punkte: wer rundum die meisten Bauern hat.
option-small-city = eine fertige Stadt aus zwei Plättchen zählt die Hälfte
    .name = kleine Städte
option-small-city-off = aus
    .sentence = Eine fertige Stadt aus zwei Plättchen zählt wie jede andere.
option-small-city-on = an
    .sentence = Eine fertige Stadt aus zwei Plättchen zählt die Hälfte.
option-start-player = wie bestimmt wird, wer beginnt
    .name = Startspieler
option-start-player-any = beliebig
    .sentence = Wer beginnt, ist frei.
option-start-player-youngest-decides = wer am jüngsten ist, bestimmt
    .sentence = Wer am jüngsten ist, sagt, wer beginnt.
option-start-player-youngest-starts = wer am jüngsten ist, beginnt
    .sentence = Wer am jüngsten ist, beginnt.
option-farmers = Gefolgsleute dürfen auf Wiesen stehen
    .name = Bauern
option-farmers-on = an
    .sentence = Gefolgsleute dürfen als Bauern auf Wiesen.
option-farmers-off = aus
    .sentence = Keine Bauern: Wiesen bleiben leer und zählen nichts.
option-tie = was ein Gleichstand an der Spitze bedeutet
    .name = Gleichstand
option-tie-shared = geteilter Sieg
    .sentence = Bei Gleichstand an der Spitze gewinnen alle, die dort stehen.
option-tie-replay = noch einmal spielen
    .sentence = Ein Gleichstand an der Spitze heißt: noch einmal.
option-tie-starter-loses = zu zweit verliert, wer begonnen hat
    .sentence = Zu zweit verliert bei Gleichstand, wer begonnen hat.
option-max-players = wie viele mitspielen können
    .name = höchste Spielerzahl
    .sentence = Höchstens { $value } spielen mit.
option-followers = normale Gefolgsleute in jedem Vorrat
    .name = Gefolgsleute
    .sentence = Jeder hat { $value } Gefolgsleute.

# Was man wählen kann
action-draw = { $tile } ziehen
action-place = das Plättchen auf { $at } legen, die Oberkante nach { $top }
action-deploy = { $piece }: { $spot }
action-start = { $player } beginnt
action-score = als Nächstes werten: { $spot }
    .button = Zuerst werten: { $feature }
    .did = lässt zuerst werten: { $feature }
action-pass = nichts tun

# Wann etwas gewählt werden kann
when-draw = ein Plättchen wird zu Beginn eines Zuges oder eines weiteren Zugteils gezogen
when-place = ein Plättchen wird gelegt, sobald es gezogen ist, und nur einmal
when-deploy = eine Figur wird gleich nach dem Plättchen gesetzt
when-start = wer beginnt, wird vor dem ersten Zug bestimmt, und nur, wenn der jüngste Spieler das entscheidet
when-score = was zuerst gewertet wird, bestimmt man, wenn ein Plättchen mehrere Gebiete abschließt und die Reihenfolge zählt

# Zeilen einer Wertung
line-road-tile = Straßenplättchen
line-city-tile = Stadtplättchen
line-pennant = Wappen
line-small-city-tile = Plättchen einer kleinen Stadt
line-small-city-pennant = Wappen in einer kleinen Stadt
line-cloister = Kloster
line-neighbour = Plättchen ringsum
line-farm-city = { $count ->
        [one] fertige Stadt an der Wiese
       *[other] fertige Städte an der Wiese
    }
line-won-city = fertige Stadt

# Ablehnungen
reason-none-left = kein Gefolgsmann ist übrig
reason-all-taken = auf dem Plättchen ist alles besetzt
reason-none-suits = keiner der übrigen Gefolgsleute darf auf das, was frei ist

# Was gefragt wird, und was Nichtstun bedeutet
base-name-starter = wer soll beginnen?
base-draw = ein Plättchen wird gezogen
base-place = lege das Plättchen { $tile }
    .ask = Lege das Plättchen
base-figure = eine Figur auf das Plättchen setzen oder nichts tun
    .ask = { $offer ->
        [follower] Einen Gefolgsmann auf das Plättchen setzen?
        [piece] Eine Figur auf das Plättchen setzen?
        [anywhere] Eine Figur setzen?
        [instead] Keine Figur kann gesetzt werden. Etwas anderes tun?
        *[other] Eine Figur setzen oder etwas anderes tun?
    }
base-pass-scores = was das Plättchen fertigstellt, wird gewertet
base-pass-nothing = das Plättchen stellt nichts fertig
base-score-next = welches Gebiet wird als Nächstes gewertet?

# Warum etwas nicht geht
base-youngest-first = zuerst bestimmt, wer am jüngsten ist, wer beginnt
base-draw-first = zuerst muss ein Plättchen gezogen werden
base-none-to-draw = das Plättchen { $tile } kann jetzt nicht mehr gezogen werden
base-must-place = das Plättchen { $tile } passt irgendwo und muss gelegt werden
base-tile-lies = auf { $at } liegt schon ein Plättchen
base-apart = { $at } berührt die Landschaft nicht; ein Plättchen muss mit einer Kante an ein anderes grenzen
base-corner-only = { $at } berührt die Landschaft nur an einer Ecke; ein Plättchen muss mit einer Kante an ein anderes grenzen
base-edges-differ = { FORM($side, "im") } zeigt das Plättchen { $mine }, sein Nachbar dort aber { $theirs }
base-edge-C = Stadt
base-edge-F = Wiese
base-edge-R = Straße
base-edge-I = Fluss
base-edge-X = die Mauer von Carcassonne
base-edge-A = eine Abtei
base-none-in-supply = { $who } hat { FORM($piece, "keinen") } mehr im Vorrat
base-tile-just-placed = Figuren kommen auf das gerade gelegte Plättchen, auf { $at }
base-no-segment = das Plättchen auf { $at } hat dort ({ $side }) nichts; auf ihm liegen: { FORM($there, "comma") }
base-there = { $feature } ({ $side })
base-no-tile-there = auf { $at } liegt kein Plättchen
base-no-farmers = auf eine Wiese darf niemand: gespielt wird ohne Bauern
base-may-not-stand = { FORM($piece, "ein") } darf nicht auf { FORM($feature, "einer") } stehen
base-occupied = { FORM($feature, "die") } auf { $at } ist schon besetzt: { FORM($role, "der") } von { $who } steht auf { $there }
    .here = { FORM($feature, "die") } ist schon besetzt: { FORM($role, "der") } von { $who } steht darauf
base-complete = { FORM($feature, "die") } auf { $at } ist schon fertig
    .here = { FORM($feature, "die") } ist schon fertig
base-say-next = sage zuerst, welches Gebiet als Nächstes gewertet wird
base-not-to-order = auf { $at } ist keins der Gebiete, deren Reihenfolge jetzt bestimmt wird
base-goes-by = { FORM($feature, "die") } wird über das Plättchen auf { $at } gewählt

# Aufbauten, die man nicht spielen kann
base-max-players = { $players } Spieler, aber erlaubt sind höchstens { $max }; es spielen 1 bis { $max }
base-no-tile = { $setup } hat kein Plättchen zum Ziehen

# Was geschieht
event-unasked = { $player } setzt niemanden: { $what }
    .did = setzt niemanden: { $what }

# Auf und neben dem Tisch, und Knöpfe
pass-figure = { $offer ->
    [follower] Kein Gefolgsmann
   *[other] Nichts tun
  }

# Das erste Spiel
lesson-base-welcome = Willkommen! In fünf Minuten kannst du dieses Spiel. Bob spielt mit, und ich erkläre eins nach dem anderen.
lesson-base-place = Jeder Zug beginnt mit einem Plättchen. Auf deinem ist eine halbe Stadt. Lege es so, dass die Stadt in der Mitte fertig wird: den markierten Platz wählen, wenn nötig drehen und bestätigen.
lesson-base-follower = Alles passt: Stadt an Stadt, Wiese an Wiese. Jetzt darfst du einen Gefolgsmann auf das Plättchen stellen. Stelle einen Ritter in die Stadt.
lesson-base-city-scored = Die Mauer ist zu, also zählt die Stadt sofort: 2 Punkte je Plättchen, zusammen 4. Und dein Ritter kommt zu dir zurück.
lesson-base-other-road = Bob baut die Straße weiter und stellt einen Wegelagerer darauf. Jetzt kann niemand mehr einfach einen Gefolgsmann auf diese Straße stellen. Aber es gibt einen Weg …
lesson-base-second-tile = Dieses Plättchen hat ein Kloster und eine Straße, die dort endet. Lege es unter die Mitte, mit der Straße nach rechts.
lesson-base-highwayman = Dieses Stück Straße berührt noch kein anderes, also ist es frei. Stelle deinen Gefolgsmann auf die Straße.
lesson-base-join = Jetzt der Trick: Lege diese Kurve so, dass aus deiner und Bobs Straße eine wird.
lesson-base-farmer = Die Straße gehört jetzt dir und Bob. Auf etwas Freies darfst du trotzdem noch jemanden stellen: Lege einen Bauern auf die große Wiese außen.
lesson-base-shared = Die Straße hat beide Enden: 1 Punkt für jedes ihrer 5 Plättchen. Wer die meisten Gefolgsleute hat, bekommt alles; du und Bob habt je einen, also bekommt ihr beide 5. Der Bauer bleibt bis zum Schluss.
lesson-base-cloister = Ein Kloster mag Gesellschaft: Es zählt 1 Punkt und 1 mehr für jedes der acht Plättchen ringsum. Lege es dorthin, wo schon viel liegt.
lesson-base-monk = Stelle einen Mönch hinein. Er käme heim, wenn alle neun Plättchen liegen.
lesson-base-end = Das letzte Plättchen liegt, und auch Unfertiges zählt: 6 für dein Kloster. Und deine Wiese berührt zwei fertige Städte, eine davon Bobs: je 3 Punkte, noch einmal 6. Du gewinnst 21 zu 9, mit 12 Punkten Vorsprung. Das war schon alles!
