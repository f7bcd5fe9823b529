# Zeilen des Verlaufs
view-log-draw = { $who } zieht { $tile }
view-log-place = { $who } legt { $tile } auf { $at }
view-log-place-turned = { $who } legt { $tile } auf { $at }, oben zeigt nach { $top }
view-log-deploy = { $who } setzt: { $what }
view-log-pass = { $who } verzichtet
view-log-act = { $who }: { $what }

# Die Bretter zu den Regeln
view-board-player-0 = Rot
view-board-player-1 = Blau
view-board-player-2 = Gelb
view-board-player-3 = Grün
view-board-player-4 = Schwarz
view-board-player-5 = Rosa
view-board-lay = { $who } legt das Plättchen auf { $at }
view-board-put = { $who } setzt { FORM($piece, "einen") }: { $spot }
view-board-stand = jetzt steht es: { FORM($who, "comma") }
view-board-look = so beginnt es
view-board-in-hand = { $who } hat das Plättchen in der Hand
view-board-refused = nicht erlaubt: { $why }
view-board-scored = { $who }: { $what }; { $why }
view-board-nobody = niemand
view-board-won = { $n ->
        [one] { $who } hat gewonnen
       *[other] { $who } haben gewonnen
    }
view-board-nobody-won = niemand hat gewonnen
view-board-fine = das ist erlaubt, und niemand punktet
view-board-next = das ist erlaubt, und niemand punktet; dann ist { $who } dran
view-board-over = das Spiel ist zu Ende
view-board-turn = jetzt ist { $who } dran
view-board-offered = jetzt darf { $who } wählen: { FORM($what, "each") }
view-board-offered-more = jetzt darf { $who } wählen: { FORM($what, "each") }; und mehr
