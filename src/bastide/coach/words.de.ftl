# Aussichten: welche Plättchen auf eine Stelle passen oder etwas abschließen, und wann sie kommen ($next, $mine, $before in Prozent).
coach-cell-lost = hier passt nichts mehr, was noch kommt
coach-cell-fits = { $n ->
        [0] keines der { $of } Plättchen, die noch kommen, passt hier
        [one] 1 von { $of } Plättchen, die noch kommen, passt hier
       *[other] { $n } von { $of } Plättchen, die noch kommen, passen hier
    }
coach-in-hand = auch das Plättchen auf der Hand passt
coach-comes = { $who } zieht eines: { $next } % im nächsten Zug, { $mine } % bis zum Ende{ $before ->
        [0] {""}
       *[other] ; andere sind mit { $before } % schneller
    }
coach-aside = { $n ->
        [one] 1 weiteres liegt beiseite
       *[other] { $n } weitere liegen beiseite
    }
coach-stays-open = eine seiner Stellen bleibt für immer leer: es wird nicht mehr fertig
coach-finishing = { $n ->
        [one] 1 von { $of } Plättchen, die noch kommen, schließt es ab
       *[other] { $n } von { $of } Plättchen, die noch kommen, schließen es ab
    }
coach-cells = es fehlen Plättchen an { $n } Stellen; für die schwierigste { $fewest ->
        [0] ist keines mehr da
        [one] ist noch 1 da
       *[other] sind noch { $fewest } da
    }
coach-leads = { $n ->
        [one] es gehört { $who } allein
       *[other] { $who } teilen es sich
    }
coach-joins = { $who } kommt mit { $n ->
        [one] 1 Plättchen
       *[other] einem von { $n } Plättchen
    } hinein: { $next } % im nächsten Zug, { $mine } % bis zum Ende
coach-takes-over = { $who } kann es mit { $n ->
        [one] 1 Plättchen
       *[other] einem von { $n } Plättchen
    } übernehmen: { $next } % im nächsten Zug, { $mine } % bis zum Ende
coach-takes = { $who } kann es mit { $n ->
        [one] 1 Plättchen
       *[other] einem von { $n } Plättchen
    } an Eigenes anschließen: { $next } % im nächsten Zug, { $mine } % bis zum Ende
coach-no-place = { $place }: weder eine freie Stelle neben einem Plättchen noch ein Gebiet; zu schreiben wie 0,1 oder 0,1.S
coach-complete = { $place } ist fertig: da gibt es nichts mehr zu rechnen
coach-no-player = niemand heißt { $name }; es gibt { FORM($there, "comma") }

# Was ein Zug bewirkt; wer zieht, ist das Subjekt, $who sind andere. Mehrere Tatsachen stehen nebeneinander.
coach-facts = { FORM($facts, "each") }
coach-quiet = ein ruhiger Platz
coach-finishes = { FORM($what, "die") } wird fertig: +{ $points }{ $back ->
        [0] {""}
        [one] {" "}und ein Gefolgsmann kehrt heim
       *[other] {" "}und { $back } Gefolgsleute kehren heim
    }
coach-finishes-shared = { FORM($what, "die") } wird fertig, geteilt mit { $who }: je +{ $points }{ $back ->
        [0] {""}
        [one] {" "}und ein Gefolgsmann kehrt heim
       *[other] {" "}und { $back } Gefolgsleute kehren heim
    }
coach-finishes-theirs = { FORM($what, "die") } von { $who } wird fertig: { $n ->
        [one] { $points } Punkte dafür
       *[other] je { $points } Punkte dafür
    }
coach-more-points = dazu +{ $points }
coach-more-points-for = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $who }
coach-puts = { $what }: jetzt { $now } wert, fertig { $finished }
coach-begins = { $what }: jetzt { $now } wert, { $cells ->
        [one] 1 Stelle fehlt
       *[other] { $cells } Stellen fehlen
    }
coach-farms = { $what }: so wie es steht { $points } wert
coach-grows = { FORM($what, "die") } wächst: so wie es steht { $now } wert
coach-grows-theirs = { FORM($what, "die") } von { $who } wächst: so wie es steht { $now } wert
coach-takes-from = { FORM($what, "die") } von { $who } wechselt die Hand
coach-shares = { FORM($what, "die") } von { $who } wird geteilt
coach-lets-in = { FORM($what, "die") }: { $who } kommt mit hinein
coach-blocks = { FORM($what, "die") } von { $who } wird nie mehr fertig
coach-narrows = { FORM($what, "die") } von { $who }: { $n ->
        [one] nur noch 1 Plättchen passt
       *[other] nur noch { $n } Plättchen passen
    }
coach-narrows-own = { FORM($what, "die") } hier: { $n ->
        [one] nur noch 1 Plättchen passt
       *[other] nur noch { $n } Plättchen passen
    }
coach-strands = { FORM($what, "die") } hier wird nie mehr fertig
coach-may-join = { $who } braucht { $n ->
        [one] 1 Plättchen
       *[other] eines von { $n } Plättchen
    }, um hineinzukommen
coach-then-finishes = { $n ->
        [one] 1 von { $of } Plättchen schließt es ab
       *[other] { $n } von { $of } Plättchen schließen es ab
    }
coach-hand = { $n ->
        [0] kein Gefolgsmann bleibt auf der Hand
       *[other] ein Gefolgsmann bleibt auf der Hand
    }

# Tipps: wohin zu sehen ist, was zu erwarten ist, zwei Züge im Vergleich. $lead, $points, $error sind Zahlen als Text.
coach-look-N = sieh nach Norden
coach-look-NE = sieh nach Nordosten
coach-look-E = sieh nach Osten
coach-look-SE = sieh nach Südosten
coach-look-S = sieh nach Süden
coach-look-SW = sieh nach Südwesten
coach-look-W = sieh nach Westen
coach-look-NW = sieh nach Nordwesten
coach-look-finish = etwas lässt sich abschließen
coach-look-join = man kommt bei anderen mit hinein
coach-look-block = jemand lässt sich behindern
coach-look-farm = denk an die Wiesen
coach-look-begin = ein Gefolgsmann findet etwas Eigenes
coach-look-grow = etwas von dir kann wachsen
coach-look-keep = ein Gefolgsmann auf der Hand ist auch etwas wert
coach-look-around = sieh dich in Ruhe um: nichts sticht hervor
coach-expects = am Ende { $lead } Punkte (± { $error }) Vorsprung, { $win } % Siege in { $n } zu Ende gespielten Partien
coach-better = { $points } Punkte besser (± { $error }), { $win } % mehr Siege
coach-even = gleichwertig: { $points } Punkte (± { $error }) sind nicht zu unterscheiden
coach-is-best = es fand sich nichts Besseres
coach-best-does = der bessere Zug: { FORM($facts, "each") }
coach-other-does = dieser: { FORM($facts, "each") }
coach-chance = erst wird gezogen: es gibt nichts zu entscheiden
coach-no-level = { $name } gibt es nicht; es gibt { FORM($there, "comma") }

# Rückblick auf ein Spiel. $change, $loss und die Teile der Rechnung sind Zahlen als Text.
coach-turning = Zug { $turn }, { $who }: { $change } % ({ $why })
coach-cost = Zug { $turn }, { $who }: { $grade }, { $played } kostet { $loss } Punkte (± { $error }){ $win ->
        [0] {""}
       *[other] {" "}und { $win } % Siegchance
    }; besser { $better }: { $why }
coach-nothing-lost = niemand hat sicher etwas verschenkt
coach-ledger = { $who }: am Ende { $total } = { $luck } Plättchenglück { $theirs } das der anderen { $decisions } eigene Entscheidungen { $others } die der anderen { $small } Gleichwertiges { $rest } der Rest
coach-rest-thirds = { $who }, der Rest: { $first } im ersten Drittel der Partie, { $second } im zweiten, { $last } im letzten
coach-accuracy = { $who }: { $sound } von { $n } Entscheidungen in Ordnung ({ $share } %), { $lost } Punkte verschenkt
coach-remark = { $grade }: kostet { $loss } ± { $error }, besser { $better }
coach-chance-now = { $win } % Siegchance
coach-unjudged = nicht angesehen: es waren zu viele Entscheidungen
coach-some-judged = eine große Partie: von { $of } Entscheidungen wurden nur die { $n } zweifelhaftesten beurteilt, in je { $worlds } Partien; --level deep sieht alle an
coach-fewer-worlds = eine große Partie: sie wurde in weniger Partien beurteilt, je Entscheidung { $worlds }; die Fehler sind größer
coach-grade-unjudged = nicht angesehen
coach-grade-best = bester Zug
coach-grade-even = gleichwertig
coach-grade-slip = ungenau
coach-grade-mistake = ein Fehler
coach-grade-blunder = ein grober Fehler
coach-curve = Siegchance
coach-cost-most = Was am meisten kostete
coach-played = gespielt
coach-better-was = besser
coach-ledger-title = Glück und Entscheidungen
coach-part-luck = Plättchenglück
coach-part-their-luck = das der anderen
coach-part-decisions = eigene Entscheidungen
coach-part-their-decisions = die der anderen
coach-part-small = Gleichwertiges
coach-part-rest = der Rest
coach-part-total = Vorsprung am Ende
coach-turn-n = Zug { $turn }
coach-too-short = das Spiel hat erst begonnen: es gibt noch nichts zurückzublicken

# Rätsel: ein Zug ist deutlich der beste.
coach-puzzle-right = das ist er: { $points } Punkte besser als jeder andere Zug
coach-puzzle-wrong = es geht besser: dieser Zug verliert { $points } Punkte
coach-no-puzzle = es gibt kein Rätsel { $name }; ein Tag wird als 2026-11-17 geschrieben
coach-long-move = dieser Zug hat { $n ->
        [one] nur 1 Entscheidung
       *[other] nur { $n } Entscheidungen
    }
coach-theme-steal = eine Stadt stehlen
coach-theme-farm = in eine Wiese kommen
coach-theme-block = verbauen
coach-theme-finish = abschließen
coach-theme-save = den Gefolgsmann retten
coach-theme-bag = den Vorrat zählen
coach-grade-easy = leicht
coach-grade-medium = mittel
coach-grade-hard = schwer
coach-pack-large = { $file }: eine Sammlung hat höchstens { $n } Bytes
coach-pack-broken = { $file } ist keine Sammlung von Rätseln: { $why }
coach-pack-format = { $file } hat Format { $format }, das diese Version nicht kennt
coach-pack-puzzle = { $file }: Rätsel { $id } ist unvollständig oder doppelt
coach-check-position = die Stellung liest sich nicht, wie sie geschrieben wurde
coach-check-unreadable = es lässt sich nicht spielen: { $why }
coach-check-part = die Lösung ist kein ganzer Zug
coach-check-themes = das Thema { $theme } ist nicht, was die Lösung tut und der nächstbeste Zug nicht
coach-check-second = { $move } ist nur { $points } Punkte schlechter (± { $error })
coach-check-other = { $move } ist nur { $points } Punkte schlechter (± { $error }), wenn alle nach anderen Gewichten spielen
coach-check-search = die Suche spielt { $move }
coach-no-day = { $text } ist kein Tag; geschrieben wird er wie 2026-11-17

# Das Wertungsquiz
coach-quiz-complete = Fertig ist { FORM($what, "die") }. Wer bekommt wie viele Punkte?
coach-quiz-at-the-end = Das Spiel endet hier. Was bringt { FORM($what, "die") }, und wem?
coach-quiz-points = { FORM($who, "comma") }
coach-quiz-nobody = niemand bekommt etwas
coach-quiz-right = Richtig!
coach-quiz-wrong = Nicht ganz: { $mistake }.
coach-quiz-split = wer sich die Mehrheit teilt, bekommt die vollen Punkte; sie werden nicht aufgeteilt
coach-quiz-one-of-tied = wer gleich stark ist wie der Stärkste, bekommt die Punkte auch
coach-quiz-heads = hier wurden Köpfe gezählt; es entscheidet die Stärke
coach-quiz-everybody = nur wer die Mehrheit hat, bekommt Punkte, nicht alle, die dort einen Gefolgsmann haben
coach-quiz-other = die Punkte gingen an jemanden, der dort weniger hat
coach-quiz-not-halved = vergessen wurde, dass die Punkte halbiert werden
coach-quiz-not-void = { $what }: das zählt hier nichts
coach-quiz-left-out = ausgelassen: { $what }
coach-quiz-rate = { $what }: gezählt wurde mit je { $worth ->
        [one] 1 Punkt
       *[other] { $worth } Punkten
    }
coach-quiz-miscounted = { $what }: verzählt
coach-no-set = es gibt kein Set { $name }; es gibt { FORM($there, "comma") }
coach-no-question = diese Sets gaben nichts zu fragen her; eine andere Startzahl schon

# Der Ratgeber. Gemessen an gierigen Spielern, Grundspiel, zu zweit; docs/strategy.md nennt die Befehle.
coach-plan-hand = Behalte einen Gefolgsmann in der Hand
coach-plan-hand-text = Ein Gefolgsmann im Vorrat ist mehr wert als die meisten Plätze, auf denen er stehen könnte: Er ist da, wenn ein gutes Plättchen kommt. Mach Kleines früh fertig, damit Gefolgsleute heimkehren, und setze den letzten nicht für ein, zwei Punkte ein. Hier hat Rot noch einen: Die kleine Stadt zu schließen bringt 4 Punkte und einen zweiten.
coach-plan-hand-measured = Von zwei Spielern, die sich sonst in nichts unterscheiden, gewinnt derjenige, dem Gefolgsleute im Vorrat halb so viel wert sind wie uns, 15,6 ± 1,8 % von 400 Partien und verliert im Mittel mit 25 Punkten; wer gar nichts dafür gibt, gewinnt keine und verliert mit 62. Von allem, was hier gemessen wurde, wiegt nichts so viel.
coach-plan-open = Eine offene Seite
coach-plan-open-text = Eine Stadt mit einer offenen Seite braucht ein Plättchen; jede weitere offene Seite ist ein Plättchen mehr, das kommen muss, ein Feld mehr, das verdorben werden kann, und eine Tür mehr für andere. Lege so, dass deine Stadt nur an einer Seite offen bleibt, wie hier.
coach-plan-open-measured = Von Städten mit Gefolgsmann, die wenigstens elf kommende Plättchen fortsetzen konnten, wurden mit einer offenen Stelle 67 % fertig, mit zweien 41 %, mit dreien 23 % (1840, 448 und 139 Städte in 300 Partien). Wer meint, offene Seiten seien gleichgültig, gewinnt 33,2 ± 2,3 % von 400 Partien und verliert mit 9,5 Punkten.
coach-plan-count = Zähle, was noch kommt
coach-plan-count-text = Was noch im Beutel ist, entscheidet, was fertig werden kann. Bevor du auf ein Plättchen wartest, zähle nach, ob es eines gibt; wo andere warten, lege so, dass dort wenige oder keine passen. Hier lässt die Straße von Rot im ganzen Spiel drei Plättchen übrig, die an die Stadt von Blau passen.
coach-plan-count-measured = Von Städten mit einer offenen Stelle, in die höchstens zwei Plättchen passten, wurden 31 % fertig, bei drei bis fünf 42 %, bei mehr als zehn 67 %. Wer jede Stelle für gefüllt hält, in die wenigstens ein Plättchen passt, gewinnt 30,4 ± 2,0 % von 400 Partien und verliert mit 9,7 Punkten; seine Wiesen sind viermal so oft umsonst.
coach-plan-farms = Wiesen, aber nicht zu viele und nicht zu früh
coach-plan-farms-text = Ein Bauer kehrt nie heim und wird für jede fertige Stadt an seiner Wiese bezahlt. Darum ist ein gut gesetzter Bauer oft der beste Gefolgsmann der Partie, und ein dritter oder vierter einer, der anderswo fehlt. Suche eine Wiese an Städten, die fertig sind oder es werden, wie hier, und sieh nach, ob noch jemand hineinkommt.
coach-plan-farms-measured = Wer bis zum letzten Plättchen keinen Blick für Wiesen hat, gewinnt 36,0 ± 2,2 % von 400 Partien und verliert mit 8,1 Punkten. Wer sie vom ersten Plättchen an voll zählt, mit mehr Städten, als sie bekommen, verliert ebenso viel: 34,2 ± 2,3 % gewonnen, 9,0 Punkte zurück.
coach-plan-join = Schließe dich Großem an
coach-plan-join-text = Wer sich die Mehrheit teilt, bekommt alle Punkte, nicht die Hälfte. Ein Gefolgsmann in einer eigenen kleinen Stadt oder Wiese neben einer großen, mit einem Plättchen verbunden, hat Anteil an allem, was andere gebaut haben. Hier verbindet sich Rot mit der Stadt von Blau, und beide bekommen sie ganz; dasselbe Plättchen anderswo ließe sie Blau.
coach-plan-join-measured = In 400 Partien wurden 49 Städte und 189 Wiesen verbunden. Wer sich anschloss, hatte am Ende in 98 % der Städte und 90 % der Wiesen einen Anteil oder alles; sie brachten 14 und 18 Punkte. Dass spät besser ist als früh, zeigte sich nicht: Wiesen, die mit höchstens 18 kommenden Plättchen verbunden wurden, gingen in 7 % wieder verloren (von 70), mit mehr als 54 in 16 % (von 38).
