# Namen
set-inns-and-cathedrals = Wirtshäuser und Kathedralen
    .summary = Große Gefolgsleute; Wirtshäuser und Kathedralen erhöhen den Einsatz.
piece-large = großer Gefolgsmann
    .ein = ein großer Gefolgsmann
    .einen = einen großen Gefolgsmann
    .den = den großen Gefolgsmann
    .keinen = keinen großen Gefolgsmann
    .many = große Gefolgsleute
    .first = Dein großer Gefolgsmann zählt doppelt, wenn es um die Mehrheit geht. Du hast nur einen.

# Was aufgedruckt ist
mark-inn = Wirtshaus
mark-cathedral = Kathedrale

# Zeilen einer Wertung
line-inn = ein Wirtshaus an der fertigen Straße: 2 je Plättchen
line-inn-unfinished = ein Wirtshaus an einer unfertigen Straße: nichts
line-cathedral = eine Kathedrale in der fertigen Stadt: 3 je Plättchen und Wappen
line-cathedral-unfinished = eine Kathedrale in einer unfertigen Stadt: nichts

# Eine Einführung
lesson-inns-and-cathedrals-welcome = Wirtshäuser und Kathedralen machen Straßen und Städte wertvoller, wenn sie fertig werden. Und jeder hat einen großen Gefolgsmann.
lesson-inns-and-cathedrals-inn = An dieser Straße steht ein Wirtshaus. Lege sie rechts an, sodass die Straße weitergeht.
lesson-inns-and-cathedrals-large = Stelle deinen großen Gefolgsmann auf die Straße: Er zählt wie zwei, wenn es darum geht, wer die meisten hat.
lesson-inns-and-cathedrals-finish = Bob hat das andere Ende geschlossen. Schließe dieses mit dem Kloster.
lesson-inns-and-cathedrals-figure = Die Straße zählt, wenn dein Zug vorbei ist. Stelle noch jemanden hin oder niemanden, wie du magst.
lesson-inns-and-cathedrals-end = 4 Plättchen, wegen des Wirtshauses je 2 Punkte: 8. Unfertig am Ende wäre sie nichts wert gewesen. So ist es auch mit Kathedralen: 3 Punkte je Plättchen und Wappen der fertigen Stadt, keiner für eine unfertige.
