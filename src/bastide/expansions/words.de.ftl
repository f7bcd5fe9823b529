# Aufbauten, die man nicht spielen kann
expansions-unknown-set = unbekannte Erweiterung { $set }; es gibt { FORM($there, "comma") }; eine aus einem anderen Paket muss erst installiert werden
expansions-unknown-preset = unbekannte Zusammenstellung { $preset }; es gibt { FORM($there, "comma") }
expansions-preset-table = die Zusammenstellung „{ $preset }“ ist für { $players } Spieler und „{ $sets }“ allein
expansions-unknown-option = unbekannte Wahlregel { $option }; es gibt { FORM($there, "comma") }
expansions-not-alone = { $setup } kann man nicht allein spielen; dazu gehört { FORM($there, "or") }
expansions-option-needs = Wahlregel { $option } ({ $rule }) braucht { FORM($sets, "or") }; das fehlt in { $setup }
expansions-not-together = { $one } und { $other } passen nicht zusammen
expansions-own-name = Plättchen: { $set } gehört zum Spiel; gib deinen eigenen einen anderen Namen
expansions-declared-twice = { $set } und eine andere Erweiterung erklären beide { $name }, aber nicht gleich

# Eine Datei mit Plättchen, oder die Plättchen in einem Aufbau
expansions-tiles = Plättchen
expansions-file = { $file }: { $error }
expansions-not-readable = { $file }: nicht lesbar: { $error }
expansions-too-long = { $file }: { $characters } Zeichen; höchstens { $max }
expansions-too-many-dots = { $file }: Zeile { $line } hat mehr als { $max } Punkte
expansions-tile-of-file = { $file }: Plättchen { $tile }: { $fault }
expansions-not-held = keine Erweiterung nennt es in held_tiles
expansions-unknown-token = { $file }: Marker { $token }: keine Erweiterung nennt ihn in tokens
expansions-unknown-mark = keine Erweiterung kennt das Zeichen { $mark } (auf: { $place }); es gibt { FORM($there, "comma") }
expansions-version = Plättchen: Version { $version }; dieses Programm liest { $reads }
expansions-quotes = Plättchen: Anführungszeichen, senkrechter oder umgekehrter Schrägstrich im Text
expansions-definitions = Plättchen: Der Text muss Plättchen beschreiben
expansions-faults = { FORM($faults, "each") }
expansions-more-faults = { FORM($faults, "each") }; und { $more } weitere

# Eine Datei mit Zeichnungen
expansions-draws-key = { $key }: unbekannt; richtig wäre { FORM($there, "or") }
expansions-draws-unknown = { $key }: Das gibt es bei { $of } nicht; richtig wäre { FORM($there, "or") }
expansions-draws-wrong = { $key }: Hier gehört { $what } hin
expansions-a-text = ein Text
expansions-a-table = eine Tabelle
expansions-a-truth = true oder false
expansions-a-number = eine Zahl
expansions-a-size = eine Zahl über 0
expansions-numbers = eine Liste mit { $n } Zahlen
expansions-one-of = { FORM($there, "or") }
expansions-two-colours = eine Liste mit zwei Farben
expansions-a-standing-list = eine Liste aus ["Name", x, y, Größe]

# Was an der ganzen Datei nicht stimmt
expansions-set-name = set { $set }: nur kleine Buchstaben, Ziffern und Bindestriche
expansions-set-taken = set { $set }: Diesen Namen gibt es schon
expansions-title = title: Das muss ein Text sein
expansions-unknown-key = unbekannte Angabe { $key }; es gibt { FORM($there, "comma") }
expansions-list = { $key }: Das muss eine Liste sein
expansions-box-number = { $key }: erlaubt ist eine Zahl von 0 bis { $max }
expansions-no-tiles = keine Plättchen: Mindestens ein [[tile]] wird gebraucht
expansions-too-many-tiles = { $tiles } Plättchen; höchstens { $max }
expansions-total = total sagt { $stated }, die Anzahlen ergeben aber { $total }
expansions-two-starts = mehr als ein Startplättchen

# Was an einem Plättchen nicht stimmt
expansions-on-tile = Plättchen { $tile }: { $fault }
expansions-id-twice = es gibt noch ein Plättchen mit dieser id
expansions-id = id: nur Buchstaben, Ziffern und + - . _
expansions-count = count { $count }: eine Zahl von 1 bis { $max }
expansions-edges = edges { $edges }: vier Buchstaben C, F, R oder I für N, E, S und W
expansions-reserved = { $key }: Das haben nur Plättchen von { FORM($sets, "comma") }
expansions-one-spot = { $one } und { $other } können nicht beide auf einem Plättchen sein

# Was an seinen Teilen nicht stimmt
expansions-in-part = { $part }: { $fault }
expansions-part-city = Stadt { $n }
expansions-part-road = Straße { $n }
expansions-part-river = Fluss { $n }
expansions-part-field = Wiese { $n }
expansions-part-edges = edges { $edges }: einige von N E S W, jede einmal
expansions-reaches = reaches: einige von { FORM($there, "comma") }
expansions-halves = at { $at }: Halbkanten { $there }, jede einmal
expansions-field-cities = cities: Nummern von Städten dieses Plättchens, ab 0, oder []
expansions-side = side: N, E, S oder W

# Wie seine Kanten und Wiesen zusammenpassen
expansions-edge-shared = Kante { $edge }: Dort kann nur eines sein, { FORM($parts, "or") }
expansions-edge-shows = Kante { $edge }: edges sagt { $letter }, sie zeigt aber { $part }
expansions-edge-plain = Kante { $edge }: edges sagt { $letter }, sie zeigt aber nur Wiese
expansions-half-in-city = Kante { $edge }: Die Halbkante { $half } liegt in einer Stadt, aber Wiese { $field } nennt sie
expansions-half-of-none = Kante { $edge }: Die Halbkante { $half } gehört zu keiner Wiese
expansions-half-of-two = Kante { $edge }: Die Halbkante { $half } gehört zu den Wiesen { $one } und { $other }
expansions-one-field = Kante { $edge }: Eine leere Kante hat eine einzige Wiese, nicht { $one } und { $other }
expansions-crossing = { $one } und { $other } kreuzen sich; dann bridge = true oder ein Tunnel
expansions-corner = Ecke { $corner }: { $half } und { $next } treffen sich dort, also sind sie eine Wiese, nicht { $one } und { $other }
expansions-corner-city = Kante { $edge }: Wiese { $field } trifft an der Ecke { $corner } auf Stadt { $city }; sie gehört in ihre cities
expansions-enclosed = eingeschlossene Wiesen (at = "") brauchen verschiedene side
expansions-both-sides = Wiese { $field } liegt auf beiden Seiten von { $part }
expansions-between = Wiese { $field } kann Stadt { $city } nicht berühren: { $part } liegt dazwischen

# Gebiete, die sich an einer Stelle treffen
expansions-joints = { $key }: eine Liste von Listen von Gebieten
expansions-joint-features = { $key } { $group }: zwei Gebiete oder mehr, jedes einmal
expansions-joint-name = { $key }: { $word } ist nicht wie { FORM($forms, "or") }
expansions-joint-missing = { $key }: { $word } gibt es auf dem Plättchen nicht

# Erweiterungen aus anderen Paketen
expansions-unusable = die Erweiterung { $name } ist nicht zu gebrauchen: { $why }
expansions-fault = { $name } aus dem Paket { $package }: { $why }
expansions-no-import = { $what } lässt sich nicht importieren, { $error }
expansions-no-expansion = { $what } ist keine Klasse, die von Expansion abgeleitet ist
expansions-no-steps = ihre Schritte lassen sich nicht anlegen, { $error }
expansions-bad-name = sie heißt { $name }; Namen bestehen aus Kleinbuchstaben, Ziffern und Bindestrichen
expansions-not-a-hook = { $of }.hooks nennt { $name }, das ist kein Hook; es gibt { FORM($there, "comma") }
expansions-no-method = { $of }.hooks nennt { $name }, aber diese Methode gibt es nicht
expansions-never-called = { $of }.{ $name } würde nie aufgerufen: Nenn es in hooks = { $hooks }
expansions-parameters = { $name } muss so geschrieben werden: { $written }
expansions-must-say-set = in { $file } muss set = { $name } stehen
expansions-bad-words = { $error }
expansions-bad-rulebook = rulebook.toml: { $error }
expansions-taken-step = es gibt schon einen Schritt namens { $name }
expansions-taken-set = es gibt schon ein Set namens { $name }
expansions-taken-expansion = es gibt schon eine Erweiterung namens { $name }
expansions-taken-piece = es gibt schon eine Figur namens { $name }
expansions-taken-letter = es gibt schon eine Figur mit dem Buchstaben { $name }
expansions-taken-token = es gibt schon einen Marker namens { $name }
expansions-taken-segment = es gibt schon eine Art von Abschnitt namens { $name }
expansions-taken-action = es gibt schon einen Zug namens { $name }
expansions-taken-option = es gibt schon eine Wahlregel namens { $name }
expansions-taken-variable = es gibt schon einen eigenen Zustand namens { $name }
expansions-taken-place = es gibt schon einen Ort namens { $name }
expansions-taken-event = es gibt schon ein Ereignis namens { $name }
expansions-taken-message = es gibt schon eine Nachricht in { $language } namens { $name }
expansions-taken-rule = es gibt schon eine Regel namens { $name }

# Was gesagt bekommt, wer eine schreibt
expansions-finding = { $file }: { $thing }: { $what }
expansions-is-not = { $key } ist { $value }; richtig wäre { FORM($there, "or") }
expansions-nobody-has = { $key } nennt { $name }, das es in keiner Erweiterung gibt; richtig wäre { FORM($there, "or") }
expansions-letter = letter ist { $letter }; richtig wäre ein einzelner Großbuchstabe
expansions-slot = slot ist { $slot }; richtig wäre TURN, PART, FEATURE, AWARD, FINAL, oder -1 für einen Schritt, der nur nachgeschoben wird
expansions-too-many-parts = die Teile brauchen { $n } Zahlen (ein Plättchen zwei); eine Aktion hat Platz für { $max }
expansions-choices = Teil { $part }: choices gehören zu Teilen der Art choice, und nur zu ihnen
expansions-form = form ist { $form }; darin muss { FORM($there, "comma") } je einmal stehen
expansions-no-such-rule = diese Regel gibt es nicht; schreib sie in rulebook.toml, oder nimm { FORM($there, "or") }
expansions-no-words = für { $id } fehlen die Worte; sie gehören in { $file }
expansions-no-words-but = für { $id } fehlen die Worte; sie gehören in { $file }, oder ist { $near } gemeint?
expansions-never-said = diese Worte benutzt niemand; ist { FORM($there, "or") } gemeint?
expansions-no-form = manche Sätze brauchen .{ $form }; ergänze es
expansions-no-parameter = { $parameter } gibt es hier nicht; richtig wäre { FORM($there, "or") }
expansions-not-given = { $id } braucht { $parameter }=...

# Spiele für den Anfang
expansions-suggestion-current = Der Klassiker
    .summary = Das Grundspiel nach heutigen Regeln.
expansions-suggestion-first-game = Das allererste Spiel
    .summary = Die Ausgabe 2021 ohne Bauern und Äbte: schnell gelernt.
expansions-suggestion-abbots = Mit Äbten
    .summary = Die Ausgabe 2021 mit Gärten, Äbten und ihrem Fluss.
expansions-suggestion-family = Familie
    .summary = Ein Fluss zum Anfang, fliegende Gefolgsleute und keine Bauern.
expansions-suggestion-first-edition = Wie es früher war
    .summary = Die Regeln der ersten Ausgabe: kleine Städte, und Wiesen zählen je Stadt.
expansions-suggestion-championship = Meisterschaft
    .summary = Zu zweit, nur das Grundspiel; bei Gleichstand verliert, wer begonnen hat.
expansions-suggestion-big-evening = Großer Abend
    .summary = Wirtshäuser, Händler, Drache, König und ein langer Fluss, für zwei Stunden und mehr.
