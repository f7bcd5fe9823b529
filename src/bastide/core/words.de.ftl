# Was die Maschine zu jedem Spiel sagt.
core-choose = wähle
core-game-over = das Spiel ist zu Ende
core-chance = der Zufall
core-not-now = das geht jetzt nicht; { $who } ist dran: { $prompt }
core-another-time = { $when }; jetzt ist { $who } dran: { $prompt }
core-before-chance = { $when }; jetzt heißt es: { $prompt }
core-cited = { $text } ({ FORM($rules, "comma") })
core-refused = { $action }: { FORM($why, "each") }
core-in-line = Zeile { $line }: { $what }

# Wer eine Mehrheit gewonnen hat, und warum
core-nobody = niemand steht darauf
core-counts-nothing = { FORM($piece, "ein") } zählt hier nichts
core-alone = { $who } allein
core-tied = { $who } teilen sich die Mehrheit mit je { $strength }
core-most = { $who } hat die Mehrheit, { $strength } zu { $others }
core-owner = { $who } besitzt { FORM($piece, "den") }

# Eine Wertung
core-line = { $count } { $what } × { $worth } = { $points }
core-line-of = { $who }: { $count } { $what } × { $worth } = { $points }
core-line-single = { $what } { $points }
core-line-void = { $count } { $what } (nicht gezählt)
core-nothing = nichts zu zählen
core-sheet = { $feature } auf { $at }: { FORM($lines, "comma") }
core-sheet-completed = { $feature } auf { $at }, fertig: { FORM($lines, "comma") }
core-sheet-unfinished = { $feature } auf { $at }, unfertig: { FORM($lines, "comma") }
core-farms-at-city = Wiesen um die Stadt
core-sheet-final = { $feature } auf { $at }, Schlusswertung: { FORM($lines, "comma") }
core-and-note = { $first }; { $note }

# Wo etwas liegt
core-side-N = Norden
    .im = im Norden
    .half = nördliche Hälfte
    .screen = oben
core-side-E = Osten
    .im = im Osten
    .half = östliche Hälfte
    .screen = rechts
core-side-S = Süden
    .im = im Süden
    .half = südliche Hälfte
    .screen = unten
core-side-W = Westen
    .im = im Westen
    .half = westliche Hälfte
    .screen = links
core-corner-NE = Nordosten
    .im = im Nordosten
    .screen = oben rechts
core-corner-SE = Südosten
    .im = im Südosten
    .screen = unten rechts
core-corner-SW = Südwesten
    .im = im Südwesten
    .screen = unten links
core-corner-NW = Nordwesten
    .im = im Nordwesten
    .screen = oben links
core-side-near = { $side }, { FORM($near, "half") }
    .im = { FORM($side, "im") }, { FORM($near, "half") }
core-middle = Mitte
    .im = in der Mitte
core-inside = innen
core-spot = { $at } { FORM($side, "im") }
core-spot-on = { $feature } auf { $at } { FORM($side, "im") }
core-spot-as = { $feature } ({ $role }) auf { $at } { FORM($side, "im") }

# Was in jedem Spiel geschieht
event-turn = Zug { $turn }: { $player }
event-drawn = { $player } zieht { $tile }
event-discarded = { $tile } passt nirgends und ist aus dem Spiel
    .did = findet keinen Platz für das Plättchen: Es scheidet aus
event-placed = { $player } legt { $tile } auf { $at }
event-deployed = { $player } setzt { FORM($piece, "einen") }: { $feature } auf { $at }
    .did = setzt { FORM($what, "einen") } { FORM($feature, "on") }
event-returned = { $player } nimmt { FORM($piece, "einen") } zurück
    .did = nimmt { FORM($piece, "den") } zurück
event-points = { $player }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, jetzt { $score }
event-award = { $player }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $what }
    .did = +{ $points }: { $what }
event-scored = gewertet: { $feature } auf { $at }
event-over = das Spiel ist zu Ende

# Aufbauten, die man nicht spielen kann
core-not-a-set = { $set } ist kein Spiel und keine Erweiterung; geschrieben wird es wie base+inns-and-cathedrals oder 2*base
core-one-copy = { $set }: mindestens ein Exemplar
core-no-players = keine Spieler; es spielen 1 bis { $max }
core-players = { $players } Spieler; es spielen 1 bis { $max }
core-too-many-players = { $players } Spieler; höchstens { $max } können spielen
core-player-name = Name { $name }: 1 bis 40 Zeichen in einer Zeile, ohne Anführungszeichen, Kommas, senkrechte und schräge Striche und Klammern
core-every-name-once = Spieler { FORM($names, "comma") }: jeder Name nur einmal
core-players-one-text = Spieler { $players }: eine Zahl oder mehrere Namen, wie ("Ada", "Bob")
core-first-seat = Startplatz { $seat }; es gibt die Plätze 0 bis { $last }
core-too-many-tiles = { $setup } hat { $tiles } Plättchen; höchstens { $max }
core-too-many-segments = { $tile }: mehr als { $max } Abschnitte
core-unknown-option = unbekannte Wahlregel { $option } für { $setup }; es gibt { FORM($there, "comma") }
core-option-value = Wahlregel { $option } = { $value } ist nicht erlaubt ({ $rule }); möglich ist { FORM($there, "comma") }

# Was an einem geschriebenen Zug nicht stimmt
core-no-tile = kein Plättchen { $tile } in diesem Spiel; es gibt { FORM($there, "comma") }
core-not-a-number = { $part }: { $word } ist keine Zahl von 0 bis 255
core-none-of = { $part }: { $word } ist keines von { FORM($there, "comma") }
core-needs-part = { $action } braucht { $part }
core-off-table = der Ort { $at } liegt nicht auf dem Tisch
core-not-an-object = ein Zug ist ein Objekt mit einem type, nicht { $type }
core-no-action = kein Zug { $action }; es gibt { FORM($there, "comma") }
core-unknown-parts = { $action }: { FORM($parts, "comma") } ist unbekannt; möglich ist { FORM($there, "comma") }
core-needs-at = { $action } braucht 'at' als [x, y]
core-not-an-action = { $text } ist kein Zug; Züge schreibt man als { FORM($forms, "comma") }

# Was auf Plättchen gedruckt ist
core-mark-flag = { $key }: true schreiben oder weglassen
core-mark-number = { $key }: eine Zahl von 0 bis { $max }
core-mark-cell = { $key }: zwei Zahlen, [Spalte, Zeile]
core-mark-word = { $key }: eines von { FORM($there, "comma") }
core-mark-declared-twice = { $set } und eine andere Erweiterung erklären beide das Zeichen { $mark }, aber nicht gleich

# Erweiterungen aus anderen Paketen
core-plain-of-compiled = { $name } ist reines Python und leitet sich von { $base } ab, das kompiliert ist; leite von Expansion oder Step ab, oder kompiliere das Paket (docs/adding-an-expansion.md)
