# Namen
set-traders-and-builders = Händler und Baumeister
piece-builder = Baumeister
    .ein = ein Baumeister
    .einen = einen Baumeister
    .den = den Baumeister
    .keinen = keinen Baumeister
    .many = Baumeister
piece-pig = Schwein
    .ein = ein Schwein
    .einen = ein Schwein
    .den = das Schwein
    .keinen = kein Schwein
    .many = Schweine

# Zeilen einer Wertung
line-pig = eigenes Schwein auf der Wiese: eins mehr je Stadt
line-most-wine = der meiste Wein
line-most-wheat = das meiste Getreide
line-most-cloth = das meiste Tuch

# Ablehnungen
reason-builder-place = ein Baumeister arbeitet nur an Straßen und in Städten
reason-builder-done = das Plättchen auf { $at } hat diese Straße oder Stadt fertiggestellt
reason-builder-alone = ein Baumeister braucht auf der Straße oder in der Stadt einen Gefolgsmann seines Besitzers, gesetzt mit einem früheren Plättchen
reason-pig-place = ein Schwein steht nur auf einer Wiese
reason-pig-alone = ein Schwein braucht auf der Wiese einen Bauern seines Besitzers

# Was geschieht
event-part-earned = der Baumeister von { $player } bringt noch ein Plättchen
event-goods = { $player } bekommt { $goods ->
        [wine] Wein
        [wheat] Getreide
       *[cloth] Tuch
    } und hat jetzt { $tokens }
