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
