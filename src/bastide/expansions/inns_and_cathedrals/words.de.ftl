# Namen
set-inns-and-cathedrals = Wirtshäuser und Kathedralen
    .summary = Große Gefolgsleute; Wirtshäuser und Kathedralen erhöhen den Einsatz.
piece-large = großer Gefolgsmann
    .ein = ein großer Gefolgsmann
    .einen = einen großen Gefolgsmann
    .den = den großen Gefolgsmann
    .keinen = keinen großen Gefolgsmann
    .many = große Gefolgsleute

# Was aufgedruckt ist
mark-inn = Wirtshaus
mark-cathedral = Kathedrale

# Zeilen einer Wertung
line-inn = ein Wirtshaus an der fertigen Straße: 2 je Plättchen
line-inn-unfinished = ein Wirtshaus an einer unfertigen Straße: nichts
line-cathedral = eine Kathedrale in der fertigen Stadt: 3 je Plättchen und Wappen
line-cathedral-unfinished = eine Kathedrale in einer unfertigen Stadt: nichts
