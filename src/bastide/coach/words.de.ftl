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
coach-accuracy = { $who }: { $sound } von { $n } Entscheidungen in Ordnung ({ $share } %), { $lost } Punkte verschenkt
coach-remark = { $grade }: kostet { $loss } ± { $error }, besser { $better }
coach-chance-now = { $win } % Siegchance
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
