# Namen
set-gold-mines = Die Goldminen
    .summary = Goldbarren für alle, die etwas fertig bauen.

# Was aufgedruckt ist
mark-gold = Goldmine

# Was man wählen kann
action-ingot = den zweiten Goldbarren auf { $at } legen
    .button = Goldbarren hierher
    .first = Hier ist Gold: ein Barren auf dieses Plättchen, der andere daneben. Wer dort für etwas Fertiges Punkte bekommt, nimmt es mit.
action-gold = einen Goldbarren von { $at } nehmen
    .button = Goldbarren von hier nehmen

# Wann etwas gewählt werden kann
when-ingot = Goldbarren werden ausgelegt, sobald ein Goldplättchen gelegt ist
when-gold = Goldbarren wählt man einzeln nach der Wertung, wenn mehrere Spieler oder Gebiete Anspruch darauf haben

# Zeilen einer Wertung
line-gold = Goldbarren

# Was gefragt wird
gold-mines-second-ingot = lege den zweiten Goldbarren auf ein Nachbarplättchen
gold-mines-take = nimm einen Goldbarren von einem Plättchen

# Warum etwas nicht geht
gold-mines-ingot-first = zuerst kommt der zweite Goldbarren auf ein Nachbarplättchen
gold-mines-not-beside = der zweite Goldbarren kommt auf ein Plättchen neben dem Goldplättchen, auch schräg; auf { $at } liegt keins
gold-mines-must-take = das Gold wird verteilt: Ein Barren muss genommen werden
gold-mines-not-entitled = { $who } steht auf { $at } kein Goldbarren zu

# Was geschieht
event-ingot-placed = { $player } legt einen Goldbarren auf { $at }
    .did = legt einen Goldbarren auf ein Plättchen
event-gold-taken = { $player } nimmt einen Goldbarren von { $at }
    .did = nimmt einen Goldbarren

# Auf und neben dem Tisch, und Knöpfe
token-gold = Gold

# Eine Einführung
lesson-gold-mines-welcome = In diesem Land gibt es Gold. Wer etwas in seiner Nähe fertig baut, nimmt es.
lesson-gold-mines-place = Auf diesem Plättchen ist eine Goldmine. Lege es oben an, sodass die Stadt weitergeht.
lesson-gold-mines-knight = Ein Barren liegt auf dem Plättchen und einer daneben. Stelle einen Ritter in die Stadt.
lesson-gold-mines-close = Schließe die Stadt.
lesson-gold-mines-figure = Und kein Gefolgsmann.
lesson-gold-mines-end = 6 Punkte für die Stadt, und die Barren auf ihren Plättchen gehören dir. Am Ende zählen bis zu 3 Barren je 1 Punkt, 4 bis 6 je 2, 7 bis 9 je 3, noch mehr je 4.
