# Namen
set-robbers = Die Räuber
    .summary = Räuber leben von den Punkten anderer.

# Was aufgedruckt ist
mark-bag = Geldsack

# Wahlregeln und ihre Werte
option-robber-placement = wer nach dem Spieler am Zug setzt
    .name = Setzen der Räuber
option-robber-placement-all = alle
    .sentence = Nach dem, der am Zug ist, dürfen alle einen Räuber setzen.
option-robber-placement-next-only = nur der Nächste
    .sentence = Nach dem, der am Zug ist, darf nur der Nächste einen Räuber setzen.

# Was man wählen kann
action-robber = den Räuber auf Feld { $space } setzen
    .button = { $who ->
        [nobody] Feld { $space }
        *[other] Feld { $space } ({ $who })
    }
    .first = Dein Räuber lauert auf der Punkteleiste. Zieht die Figur dort weiter, bekommst du die Hälfte der Punkte.
action-rob = { $now }
choice-now-now = jetzt rauben
    .did = raubt jetzt
choice-now-wait = auf den Nächsten warten
    .did = wartet mit dem Räuber

# Wann etwas gewählt werden kann
when-robber = Räuber werden gesetzt, sobald ein Plättchen mit Sack gelegt ist
when-rob = wen ein Räuber bestiehlt, wird gewählt, wenn mehrere Spieler auf seinem Feld für dasselbe Gebiet Punkte bekommen

# Zeilen einer Wertung
line-loot = geraubt: die Hälfte der Punkte eines anderen, aufgerundet

# Was gefragt wird, und was Nichtstun bedeutet
robbers-place = setze deinen Räuber auf ein Feld mit einer Figur eines anderen, um die Hälfte der nächsten Punkte von dort zu nehmen; oder tu nichts
robbers-stays = dein Räuber bleibt auf Feld { $space }
robbers-stays-off = dein Räuber kommt nicht auf die Leiste
robbers-rob-or-wait = nimm { $who } jetzt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ab oder warte auf jemand anderen, der auf demselben Feld steht und auch Punkte erhält

# Warum etwas nicht geht
robbers-no-pawn-there = der Räuber kommt auf ein Feld, auf dem eine Figur eines anderen steht
robbers-there-already = der Räuber steht schon dort
robbers-owner-chooses = zuerst wird entschieden, wen der Räuber beraubt

# Was geschieht
event-robber = { $player } setzt den Räuber auf Feld { $space }
    .did = setzt den Räuber auf Feld { $space }
event-robbed = { $player } nimmt { $victim } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ab
    .did = raubt { $victim } { $points } Punkte
event-robber-moved = der Räuber von { $player } geht mit auf Feld { $space }
    .did = lässt den Räuber auf Feld { $space } warten
event-robber-returned = { $player } nimmt den Räuber zurück
    .did = nimmt den Räuber zurück

# Auf und neben dem Tisch, und Knöpfe
pass-ask-robber = Kein Räuber
token-robber = Räuber
    .beside = Räuber auf { $n }

# Eine Einführung
lesson-robbers-welcome = Bob hat 4 Punkte. Räuber leben von den Punkten anderer.
lesson-robbers-place = Der Sack auf diesem Plättchen ruft die Räuber. Lege es rechts an die Straße.
lesson-robbers-robber = Stelle deinen Räuber neben Bobs Figur auf der Zählleiste.
lesson-robbers-thief = Dein Gefolgsmann kommt wie immer. Stelle ihn auf die Straße.
lesson-robbers-wait = Bob hat noch eine Stadt begonnen. Baue an deiner Straße weiter und warte, bis Bob punktet.
lesson-robbers-figure = Kein Gefolgsmann.
lesson-robbers-end = Bob bekommt 4 Punkte und dein Räuber halb so viele: 2 für dich. Bob behält seine. Dann kommt der Räuber heim.
