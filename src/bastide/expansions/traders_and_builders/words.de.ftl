# Namen
set-traders-and-builders = Händler und Baumeister
    .summary = Waren sammeln, Doppelzüge mit dem Baumeister, ein Schwein für die Wiese.
piece-builder = Baumeister
    .ein = ein Baumeister
    .einen = einen Baumeister
    .den = den Baumeister
    .keinen = keinen Baumeister
    .many = Baumeister
    .first = Der Baumeister kommt zu deinem Gefolgsmann auf einer Straße oder in einer Stadt. Baust du dort weiter, ziehst du ein zweites Plättchen.
piece-pig = Schwein
    .ein = ein Schwein
    .einen = ein Schwein
    .den = das Schwein
    .keinen = kein Schwein
    .many = Schweine
    .first = Das Schwein kommt zu deinem Bauern. Jede Stadt an dieser Wiese bringt dir am Ende einen Punkt mehr.

# Was aufgedruckt ist
mark-goods = Waren

# Wahlregeln
option-builder-turn = der zusätzliche Teil, den ein Baumeister bringt
    .name = Doppelzug
option-builder-turn-may = kann abgelehnt werden
    .sentence = Auf den Doppelzug des Baumeisters darf man verzichten.
option-builder-turn-must = muss gespielt werden
    .sentence = Der Doppelzug des Baumeisters muss gespielt werden.

# Was man wählen kann
action-extra-part = noch ein Plättchen ziehen
    .button = Noch ein Plättchen ziehen
traders-and-builders-draw-another = dein Baumeister bringt noch ein Plättchen: ziehe es, oder beende den Zug
traders-and-builders-end-turn = den Zug beenden
pass-builder-part = Den Zug beenden

# Wann etwas gewählt werden kann
when-extra-part = ein zusätzliches Plättchen gibt es am Ende eines Zugteils, in dem die Straße oder Stadt des Baumeisters gewachsen ist

# Zeilen einer Wertung
line-pig = { $count ->
        [one] Stadt für das eigene Schwein
       *[other] Städte für das eigene Schwein
    }
line-pig-won-city = { $count ->
        [one] Stadt an der Wiese des eigenen Schweins
       *[other] Städte an der Wiese des eigenen Schweins
    }
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
    .did = verdient durch den Baumeister noch ein Plättchen
event-goods = { $player } bekommt { $taken } × { $goods ->
        [wine] Wein
        [wheat] Getreide
       *[cloth] Tuch
    } und hat jetzt { $tokens }
    .did = bekommt { $taken } × { $goods ->
        [wine] Wein
        [wheat] Getreide
        *[cloth] Tuch
    } (jetzt { $tokens })

# Auf und neben dem Tisch, und Knöpfe
token-wine = Wein
token-wheat = Getreide
token-cloth = Tuch

# Eine Einführung
lesson-traders-and-builders-welcome = Auf dieser Straße hast du schon einen Wegelagerer. Jetzt kommt der Baumeister: Er bringt dir Doppelzüge.
lesson-traders-and-builders-extend = Baue deine Straße nach rechts weiter.
lesson-traders-and-builders-builder = Ein Baumeister geht dorthin, wo du schon jemanden hast. Stelle ihn auf deine Straße.
lesson-traders-and-builders-again = Baue jetzt an der Straße des Baumeisters weiter.
lesson-traders-and-builders-figure = Ein Gefolgsmann oder keiner, wie immer.
lesson-traders-and-builders-extra = Du hast weitergebaut, wo dein Baumeister arbeitet: Zieh noch ein Plättchen!
lesson-traders-and-builders-end = Das ist ein Doppelzug. Außerdem nimmt, wer eine Stadt mit Waren fertig baut, diese Waren, wem die Stadt auch gehört; die meisten Fässer, Garben oder Tuche bringen am Ende je 10 Punkte. Ein Schwein macht jede Stadt deiner Wiese 1 Punkt wertvoller.
