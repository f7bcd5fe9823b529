# Die Befehlszeile selbst
cli-no-language = es gibt keine Sprache { $language }; es gibt { FORM($there, "comma") }
cli-missing = { $language }: { $n } fehlen
cli-uncompiled = läuft ohne Kompilieren; alles geht, nur langsamer
cli-too-deep = die Eingabe ist zu tief verschachtelt
cli-see-help = { $what } (siehe { $command } --help)

# Was an der Anfrage nicht stimmt
cli-not-an-option = { $text } ist keine Wahlregel; schreib sie als key=value, etwa small_city=on
cli-no-player = in { $text } fehlt ein Name; schreib sie wie greedy,random
cli-other-players = in der Aufzeichnung spielen { $record }, --players nennt { $named }
cli-arena-seats = { $seats } Plätze an einem Tisch und { $players ->
        [one] 1 Mitspieler
       *[other] { $players } Mitspieler
    }; ein Tisch hat mindestens 2, und alle daran müssen genannt sein
cli-arena-test = { $text } ist kein Versuch; geschrieben werden zwei Anteile in Prozent, der kleinere zuerst, wie 50,55
cli-other-names = { $names ->
        [one] 1 Name
       *[other] { $names } Namen
    } für { $players ->
        [one] 1 Platz
       *[other] { $players } Plätze
    }
cli-unknown-set = unbekannte Erweiterung { $set }; es gibt { FORM($there, "comma") } oder eine Datei DATEI.toml
cli-unknown-page = unbekannte Seite { $page }; es gibt { FORM($there, "comma") }
cli-sheet-is-pdf = { $file }: Ein Bogen ist ein .pdf
cli-review-kinds = { $file }: ein Rückblick ist .svg, .png, .webp, .pdf, .json oder .bastide
cli-reviewing = Rückblick
cli-picture-kinds = { $file }: Ein Bild ist .svg, .png, .webp, .pdf oder .gif
cli-motion-kinds = { $file }: Ein bewegtes Bild ist .svg, .gif oder .webp
cli-no-score = { $turn ->
        [0] In diesem Spiel wird nichts gewertet
       *[other] In Zug { $turn } wird nichts gewertet
    }
cli-no-turn = Zug { $turn }: Die Aufzeichnung endet mit Zug { $last }
cli-not-a-place = { $text } ist kein Ort auf einem Plättchen; schreib ihn wie 0,1.S
cli-no-segment = { $text }: Diesen Abschnitt gibt es nicht; es gibt { FORM($there, "comma") }
cli-no-tile-there = { $text }: Dort liegt kein Plättchen
cli-server-needs = der Server braucht { $package }: Installiere bastide mit dem Zusatz bastide[server]

# Antworten der Befehle
cli-cannot-be-used = nicht zu gebrauchen: { $what }
cli-wrote = { $file } geschrieben
cli-serving = { $address }  (Strg-C beendet)
cli-serving-others = { $address }  für andere in diesem Netz
cli-set = { $set }: { $designs ->
        [one] 1 Motiv
       *[other] { $designs } Motive
    }, { $tiles } Plättchen
cli-faults = { $file }: { $n } Fehler
cli-sound = { $file }: { $designs ->
        [one] 1 Motiv
       *[other] { $designs } Motive
    }, in Ordnung. Auf { $boards ->
        [one] einem zufälligen Brett
       *[other] { $boards } zufälligen Brettern
    } von { $setup }:
cli-games = { $setup }, { $n ->
        [one] 1 Spiel
       *[other] { $n } Spiele
    }, Startwert { $seed }
cli-took = { $seconds } Sekunden, { $rate } Spiele je Sekunde
cli-between = { $low } bis { $high }
cli-arena = { $setup }, { $decks ->
        [one] 1 Stapel
       *[other] { $decks } Stapel
    }, { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }, Startwert { $seed }
cli-arena-decided = { $player }: eher { $share } % der Siege als { $other } %; falsch in höchstens { $error } von 100 solchen Versuchen
cli-arena-open = { $player }: zwischen { $low } % und { $high } % der Siege nicht entschieden, { $ratio } von ±{ $bound }
cli-verified-complete = { $n ->
        [one] 1 Zug
       *[other] { $n } Züge
    }, geprüft; vollständig. { $result }
cli-verified-so-far = { $n ->
        [one] 1 Zug
       *[other] { $n } Züge
    }, geprüft; nicht zu Ende. { $result }
cli-fair = { $n ->
        [one] Die eine Ziehung folgt
       *[other] Alle { $n } Ziehungen folgen
    } aus dem Geheimnis, das vor der ersten versprochen wurde, { $salts ->
        [0] und aus nichts anderem
        [one] und aus der Zutat einer Person
       *[other] und aus den Zutaten von { $salts } Personen
    }.
cli-fair-hash = Versprochen: { $hash }. Vergleiche das mit dem, was beim Spielen zu sehen war.

# Die Köpfe der Tabellen
cli-column-set = Kürzel
cli-column-title = Name
cli-column-designs = Motive
cli-column-tiles = Plättchen
cli-column-tile = Plättchen
cli-column-count = Anzahl
cli-column-edges = Kanten
cli-column-fits = passt auf
cli-column-places = Orte
cli-column-seat = Platz
cli-column-player = wer
cli-column-mean = Punkte im Mittel
cli-column-sure = 95 %
cli-column-victories = Siege
cli-column-best = Bestwert
cli-column-games = Spiele
cli-column-decks = Stapel
cli-column-wins = Siege
cli-column-draws = geteilt
cli-column-share = Anteil
cli-column-margin = Vorsprung
cli-column-elo = Elo
cli-column-rating = Wertung
cli-column-mean-time = je Zug
cli-column-time-99 = 99 %
cli-column-max-time = längster
cli-column-late = zu spät
cli-column-farms-lost = Wiesen umsonst
cli-column-cities-lost = große Städte umsonst
cli-column-against = gegen
cli-column-ahead = vorn

# Rund um das Brett
cli-more-W = { $n ->
        [one] noch 1 Spalte
       *[other] noch { $n } Spalten
    } im Westen
cli-more-E = { $n ->
        [one] noch 1 Spalte
       *[other] noch { $n } Spalten
    } im Osten
cli-more-N = { $n ->
        [one] noch 1 Reihe
       *[other] noch { $n } Reihen
    } im Norden
cli-more-S = { $n ->
        [one] noch 1 Reihe
       *[other] noch { $n } Reihen
    } im Süden
cli-points = { $n ->
        [one] Punkt
       *[other] Punkte
    }
cli-pieces = { $n ->
        [one] 1 { $piece }
       *[other] { $n } { FORM($piece, "many") }
    } ({ $letter })
cli-piece-of = { $piece } von { $who }
cli-piece-in = { $piece }: { $place }
cli-thing-at = { $thing } auf { $at }
cli-thing-in = { $thing }: { $place }
cli-turn = Zug { $turn }, noch { $left } Plättchen

# Was gefragt wird
cli-lay = { $who }, leg das Plättchen { $tile }.
cli-places = { $n ->
        [one] 1 Platz steht zur Wahl, auf dem Brett nummeriert.
       *[other] { $n } Plätze stehen zur Wahl, auf dem Brett nummeriert.
    }
cli-type-number = Tippe eine Nummer und wohin die Oberkante zeigen soll (N, E, S, W für Nord, Ost, Süd, West), etwa 3S
cli-enter = Enter spielt { $move }
cli-asked = { $who } ist dran: { $prompt }
cli-coached = { $move }: { $why } ({ $expects })
cli-list-goes-on = ... bis { $n }; hint zeigt mehr
cli-which-tile = { $who } ist dran: Welches Plättchen wurde gezogen? ({ $tiles })
cli-what-came = { $who } ist dran, { $prompt }: Was kam? ({ $there })
cli-keys = Pfeiltasten wählen, Leertaste dreht das Plättchen, Enter spielt; oder tippe einen Zug, help, quit
cli-keys-over = Enter oder quit beendet; score, save DATEI und undo gehen noch.
cli-help =
    Plättchen legen: 3 (die Nummer eines Platzes), 3S (mit der Oberkante nach Süden) oder @0,1>S
    Figur setzen:    2 (eine Nummer der Liste) oder M.W: ein Gefolgsmann auf die Westseite; - für nichts
      undo          deine letzte Entscheidung zurücknehmen  hint          was erlaubt ist und was greedy täte
      why ZUG       warum etwas nicht erlaubt ist           rules REGEL   was eine Regel sagt, etwa rules ROAD-3
      score         alle Punkte bisher, mit Gründen         board         das Brett noch einmal zeigen
      coach         wohin zu sehen ist; coach move, coach full: ein Zug, oder die besten im Vergleich
      odds ORT      welche Plättchen auf eine Stelle passen (odds 0,1) oder ein Gebiet abschließen (odds 0,1.S), und wann
      save DATEI    das Spiel speichern                     help, quit    diese Hilfe, beenden
cli-referee-help =
    Sag, was gezogen, gewürfelt oder aufgedeckt wurde: E, draw:E, roll:2 oder ein Stück des Namens, wenn es eindeutig ist
    Sag, was getan wurde: @0,1>S (Plättchen gelegt, Oberkante nach Süden), M.W (Gefolgsmann auf die Westseite), -
    Mehreres auf einmal: E@0,1>S M.S
      undo [N]      den letzten Zug zurücknehmen, oder die letzten N
      moves [N]     die letzten 10 Züge, oder N, mit ihren Nummern
      fix N ZUG     Zug Nummer N berichtigen; alles danach wird neu geprüft
      bag           welche Plättchen noch kommen, und wie wahrscheinlich jedes ist
      why ZUG       warum etwas nicht erlaubt ist        rules REGEL   was eine Regel sagt, etwa rules ROAD-3
      score         alle Punkte bisher, mit Gründen      board         das Brett noch einmal zeigen
      hint          was erlaubt ist, was greedy täte     save DATEI    das Spiel speichern
      help, quit    diese Hilfe, beenden

# Was geschah
cli-said = { $text } ({ $label })
cli-played = { $who }: { $what }
cli-move = { $number }  Zug { $turn }  { $who }: { $what }
cli-award = { $who }: { $what }; { $why } [{ FORM($rules, "comma") }]
cli-award-for = { $what } [{ FORM($rules, "comma") }]
cli-nobody = niemand
cli-scores = { $scores }
cli-over = Das Spiel ist zu Ende: { $scores }.
cli-over-early = Das Spiel ist zu Ende: { $scores }. { $why }; { $who } { $n ->
    [one] gewinnt
   *[other] gewinnen
}.
cli-over-nobody = Das Spiel ist zu Ende: { $scores }. Niemand gewinnt (OPT-5).
cli-over-winners = Das Spiel ist zu Ende: { $scores }. { $who } { $n ->
        [one] gewinnt
       *[other] teilen sich den Sieg
    }.

# Antworten auf das, was getippt wird
cli-type-help = tippe help, um zu sehen, was du tun kannst
cli-type-rules = schreib rules und das Kürzel einer Regel, etwa rules ROAD-3
cli-type-why = schreib why und einen Zug, etwa why @0,1>S
cli-type-save = schreib save und den Namen einer Datei, etwa save abend.bastide
cli-type-fix = schreib fix, eine Nummer von 1 bis { $last } und den Zug, etwa fix 3 M.S
cli-game-over = das Spiel ist zu Ende; score, save DATEI, undo oder quit
cli-no-number = die Nummer { $number } gibt es nicht; wähle von 1 bis { $last }
cli-no-choice = { $text } steht nicht zur Wahl; tippe nur die Nummer
cli-several-ways = das Plättchen passt dort auf { $n } Arten: { FORM($ways, "or") } (der Buchstabe sagt, wohin die Oberkante zeigt)
cli-nothing-to-undo = es gibt nichts zurückzunehmen
cli-undone = zurückgenommen: { $actions }
cli-nothing-to-decide = es ist nichts zu entscheiden
cli-legal = { $n ->
        [one] 1 Zug ist erlaubt
       *[other] { $n } Züge sind erlaubt
    }: { $actions }
cli-all = { FORM($all, "comma") }
cli-and-more = { FORM($first, "comma") } und { $rest } weitere
cli-greedy-plays = greedy würde { $move } spielen
cli-next-best = danach kämen, in erwarteten Punkten: { FORM($moves, "each") }
cli-valued = { $move }: { $points }
cli-allowed = { $action } ist erlaubt: { $label }
cli-not-allowed = nicht erlaubt: { $why }
cli-not-allowed-because = { $action } ist nicht erlaubt: { $why }
cli-not-understood = { $why }; tippe help, um zu sehen, was du tun kannst
cli-but-stands = { $why } ({ $action } gilt)
cli-in-turn = Zug { $turn }: { $what }
cli-no-points = noch keine Punkte. { $result }
cli-saved = in { $file } gespeichert; weiter geht es mit bastide play --record { $file }
cli-not-a-number = { $text } ist keine Zahl

# Antworten des Schiedsrichters
cli-may-be = { $word } kann { $there } sein
cli-not-now = { $word } kann jetzt nicht kommen; { $asked }
cli-not-that = { $word }: { $asked }
cli-all-drawn = { $word }: Diese Plättchen sind alle gezogen, oder sie liegen nicht in diesem Stapel
cli-not-one = { $text } ist nicht genau ein Zug
cli-later-wrong = dann wäre Zug { $number } falsch: { $why }; geh mit undo { $back } bis dorthin zurück oder berichtige zuerst diesen Zug
cli-unchanged = es bleibt alles, wie es war: { $why }
cli-fixed = Zug { $number } ist jetzt { $action }
cli-nothing-played = noch wurde nichts gespielt
cli-to-come = noch { $n } Plättchen:
cli-likeliest = am wahrscheinlichsten: { $there }

# bastide solve
cli-solved-player = { $player }: { $value }, erwartete Punkte { $points }
cli-solved = { $n ->
        [one] 1 Stellung
       *[other] { $n } Stellungen
    } angesehen
cli-solved-best = am besten
cli-column-action = Zug
cli-column-number = Nr.
cli-column-lead = Vorsprung am Ende
cli-column-win = Sieg
cli-column-behind = hinter dem besten
cli-column-chance = Chance
cli-column-moments = Momente
cli-column-said = gesagt
cli-column-came = eingetroffen
cli-column-off = daneben
cli-column-decisions = Entscheidungen
cli-column-sound = gut
cli-column-loss = verloren je Entscheidung
cli-playing = spielt
cli-hint-found = { $n } Stellungen, { $clear } mit einem klar besten Zug; { $found } davon fand der Tipp
cli-review-right = { $called } Züge hießen schlechter als der beste, { $wrong } davon zu Unrecht; sie kosten im Mittel { $loss } Punkte
cli-quiz-right = { $n } von { $of } richtig
cli-other-results = { $file } enthält Ergebnisse mit anderen Spielern, Sets, Startzahl oder Partienzahl
cli-no-results = { $file } enthält keine Ergebnisse von bastide coach check
cli-column-value = Wert
cli-column-odds = Chance

# bastide dataset
cli-dataset = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }, { $rows ->
        [one] 1 Zeile
       *[other] { $rows } Zeilen
    }, Startwert { $seed }: { $file }
cli-dataset-format = ein Format { $format } gibt es nicht; es gibt { FORM($there, "comma") }

# bastide train
cli-training = Runde { $n }
cli-trained = { $games } Spiele. Auf { $decks } neuen Stapeln { $margin } ± { $error } Punkte je Spiel: { $file }

# Rätsel
cli-puzzles-made = { $n ->
    [one] 1 neues Rätsel
   *[other] { $n } neue Rätsel
}; { $games } Spiele, { $positions } Stellungen angesehen
cli-checking = prüfe
cli-column-puzzle = Rätsel
cli-column-themes = Themen
cli-column-grade = Schwierigkeit
cli-column-setup = Erweiterungen
cli-puzzle-today = heute: { $name }
cli-puzzle-task = { $who } hat { $tile } gezogen. Von { $moves } Zügen ist einer deutlich der beste; { $unseen ->
        [one] 1 Plättchen kommt
       *[other] { $unseen } Plättchen kommen
    } noch.
cli-puzzle-how = Zu schreiben ist ein Zug, wie @0,1>S M.S oder ohne Figur @0,1>S -; ? gibt einen Tipp, eine leere Zeile die Lösung.
cli-puzzle-figure = und die Figur? M.S stellt einen Meeple, - keine
cli-puzzle-solution = die Lösung: { $move }
cli-puzzle-bad = { $name } hält nicht stand: { $why }
cli-puzzles-checked = { $good ->
        [one] 1 Rätsel hält
       *[other] { $good } Rätsel halten
    } stand, { $bad ->
        [one] 1 nicht
       *[other] { $bad } nicht
    }
