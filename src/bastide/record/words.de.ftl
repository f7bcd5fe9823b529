# Was an einer Aufzeichnung nicht stimmt
record-no-record = eine Aufzeichnung ist Text oder JSON, nicht { $type }
record-too-long = { $n } Bytes sind zu lang für eine Aufzeichnung; höchstens { $max }
record-not-utf8 = kein Text in UTF-8: Byte { $byte } ist falsch
record-not-a-record = das ist keine Aufzeichnung: Sie beginnt nicht mit [Format "{ $format }"]
record-format = Format { $format }; diese Version liest 1 bis { $reads }
record-at-action = Zug { $index }: { $what }
record-action-wrong = Zug { $index }: { $action }: { $what }
record-other-setup = die Stellung gehört zu einem anderen Aufbau als { $setup }
record-in-setup = Aufbau: { $what }
record-too-many-copies = { $n } Exemplare; höchstens { $max } insgesamt
record-player-name = Name { $name }: keine Leerzeichen am Rand und nichts, was sich nicht drucken lässt

# Ihre Merkmale
record-not-a-tag = { $text } ist kein Merkmal wie [Setup "base"]
record-tag-twice = das Merkmal { $tag } steht zweimal da
record-tag-missing = das Merkmal { $tag } fehlt
record-tags = Merkmale: jedes nur einmal, und höchstens { $max }
record-tag-name = Merkmal { $tag }: ein Großbuchstabe, dann Buchstaben und Ziffern
record-tag-value = Merkmal { $tag }: { $value } hat Anführungszeichen oder lässt sich nicht drucken
record-not-an-option = { $text } ist keine Wahlregel wie small_city=on
record-seed = der Startwert { $seed } ist keine Zahl
record-not-a-seat = { $seat } ist kein Platz
record-starts-with = das Spiel beginnt mit { $tiles }
record-no-tiles = keinem Plättchen
record-result = das Ergebnis { $text } ist nicht wie 'Ada 45 won, Bob 32'
record-key-alone = das Merkmal { $tag } ist da, aber kein Result

# Ihre Züge
record-here-it-says = { $what }; hier steht { $rest }
record-next-turn = der nächste Zug ist { $turn }
record-turn-over = der Zug { $turn } ist vorbei
record-game-over = das Spiel ist zu Ende
record-braces = die Klammern passen nicht zusammen
record-other-chooses = jetzt muss { $who } entscheiden; das schreibt man { $who }:...
record-not-discarded = { $word }: Das Plättchen { $tile } passt irgendwo
record-not-placed = { $word }: { $tile } legt jemand anderes
record-not-chance = der Zufall ist nicht am Zug
record-draws-end = die Liste der gezogenen Plättchen endet nach { $n }

# Ihr Ergebnis
record-other-scores = Ergebnis: Die Aufzeichnung sagt { $stated }, das Spiel ergibt { $actual }
record-scores = { $n ->
        [one] 1 Punktestand
       *[other] { $n } Punktestände
    }
record-other-winners = Ergebnis: Laut Aufzeichnung gewinnt { $stated }, im Spiel gewinnt { $actual }
record-nobody = niemand
record-unknown-ending = vor dem letzten Plättchen endet kein Spiel durch { $why }; es gibt { FORM($there, "comma") }
record-ended-twice = Ergebnis: Die Partie wurde zu Ende gespielt, also kann nichts anderes sie entschieden haben

# Warum eine Partie vor dem letzten Plättchen entschieden war
record-ended-time = die Zeit von { $who } ist abgelaufen
record-ended-resigned = jemand hat aufgegeben
record-ended-claimed = jemand war zu lange weg
record-ended-draw = alle haben sich auf Unentschieden geeinigt
record-ended-end = alle haben sich geeinigt, hier aufzuhören
record-seat = Platz { $seat }
record-other-end = Ergebnis: Die Aufzeichnung endet in Stellung { $stated }, das Spiel in { $actual }

# Was an JSON nicht stimmt; $what ist der Schlüssel
record-not-json = kein JSON: { $why }
record-not-json-at = kein JSON: { $why } in Spalte { $column }
record-list-needed = { $what }: Eine Liste wird gebraucht
record-names-needed = { $what }: Eine Liste von Namen wird gebraucht
record-numbers-needed = { $what }: Eine Liste von Zahlen wird gebraucht
record-number-needed = { $what }: Eine ganze Zahl wird gebraucht
record-text-needed = { $what }: Ein Text wird gebraucht, nicht { $type }
record-object-needed = { $what }: Ein Objekt wird gebraucht, nicht { $type }
record-unknown-key = { $what }: { $key } ist unbekannt; es gibt { FORM($there, "comma") }

# Was an einem geschriebenen Zug nicht stimmt
record-no-action = ein Zug ist ein Text oder ein Objekt mit einem type, nicht { $type }
record-action-holds = ein Zug besteht aus Wörtern, Zahlen und Orten, nicht aus { $type }
record-action-too-long = { $text }... ist kein Zug: { $n } Zeichen
record-none-placed = { $text } meint das Plättchen, das gerade gelegt wurde, und es gibt keins

# Was an einer Stellung nicht stimmt
record-in-position = Stellung: { $what }
record-position-no-text = eine Stellung ist eine Zeile Text, nicht { $type }
record-position-too-long = Stellung: { $n } Zeichen; höchstens { $max }
record-position-fields = { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    }; gebraucht werden setup | tiles | pieces | players | turn
record-position-field = das Feld { $field } ist unbekannt oder steht zweimal da
record-position-one-word = { $field } braucht ein Wort
record-position-player = { $text } ist niemand, der mitspielt, wie 'Ada 4 7M'
record-position-no-player = { $name } spielt nicht mit
record-position-tile = { $text } ist kein Plättchen dieses Spiels wie D@0,0>N
record-position-only = { $text }: Es gibt nur { $n } Plättchen { $tile }
record-position-occupied = { $text }: Dort liegt schon ein Plättchen
record-position-apart = { $text } grenzt an kein Plättchen, das davor genannt ist
record-position-edge = { $text }: Die Kante im { $side } passt nicht
record-position-own = kein eigener Zustand { $names } in diesem Spiel
record-position-piece = { $text } ist keine Figur dieses Spiels wie M@0,1.S
record-position-pieces = { $text } sind keine Figuren wie 'Ada M@0,1.S'
record-position-none-left = { $text }: { $who } hat keine solche Figur mehr
record-position-no-place = { $text }: Diesen Ort gibt es nicht
record-position-twice = die Figuren von { $who } stehen zweimal da
record-position-negative = { $who } hat { $score } Punkte; niemand hat weniger als 0
record-position-supply = { $who } hat { $stated } im Vorrat, die Figuren auf dem Tisch lassen aber { $left }
record-nothing = nichts
record-position-turn = { $text } ist kein Zug wie '5 Ada draw'
record-position-over = das Spiel ist zu Ende, niemand hat etwas zu wählen
record-position-no-step = { $text } ist kein Schritt
record-position-deep = { $n } Schritte stehen an; höchstens { $max }
record-position-asks-nothing = der Schritt { $step } hat hier nichts zu fragen
record-position-laid = laid braucht einen Ort
record-too-many-used = es liegen mehr Plättchen { $tile }, als es gibt
record-too-many-tiles = { $n } Plättchen { $tile }, aber es gibt nur { $there }

# Die Wörter ihrer Felder; $what ist das Feld
record-not-a-number = { $what }: { $word } ist keine Zahl
record-not-a-place = { $what }: { $word } ist kein Ort wie 0,1
record-off-table = { $what }: { $at } liegt nicht auf dem Tisch
record-thing-needed = { $what }: Gebraucht wird { $thing }, nicht { $word }
record-no-such = { $what }: { $thing } { $number } gibt es nicht
record-no-tile = { $what }: kein Plättchen { $tile } in diesem Spiel
record-no-tile-at = { $what }: Auf { $at } liegt kein Plättchen
record-no-segment = { $what }: Das Plättchen auf { $at } hat keinen Abschnitt { $spot }
record-tile-values = { $what }: { $text } braucht { $n ->
        [one] 1 Wert
       *[other] { $n } Werte
    } für ein Plättchen
record-values = { $what }: { $n ->
        [one] 1 Wert
       *[other] { $n } Werte
    }; gebraucht werden { $needed }
record-no-step = agenda: kein Schritt { $step }; es gibt { FORM($there, "comma") }
record-step-too-long = agenda: { $step } hat mehr als drei Angaben
record-step-needs-next = agenda: { $step } braucht den nächsten Schritt, einen von { FORM($there, "comma") }
record-step-needs = agenda: { $step } braucht { FORM($there, "comma") }

# Ziehen, das sich nachprüfen lässt
record-no-promise = für dieses Spiel wurde nichts versprochen: Die Angabe DrawHash fehlt
record-secret-kept = das Geheimnis des Ziehens wird erst nach dem Spiel verraten: Die Angabe DrawSecret fehlt
record-no-secret = in den Angaben DrawSecret und DrawSalts stehen kein Geheimnis und keine Zutaten
record-promise-broken = das Geheimnis ist nicht das versprochene: Seine Prüfsumme ist { $actual }, versprochen war { $promised }
record-draw-differs = Ziehung { $n }, in Runde { $turn }: In der Aufzeichnung steht { $stated }, es musste aber { $due } kommen
