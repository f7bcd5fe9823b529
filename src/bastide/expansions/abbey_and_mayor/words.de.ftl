# Namen
set-abbey-and-mayor = Abtei und Bürgermeister
    .summary = Abteien für die Lücken, Bürgermeister, Wagen und Scheunen.
piece-mayor = Bürgermeister
    .ein = ein Bürgermeister
    .einen = einen Bürgermeister
    .den = den Bürgermeister
    .keinen = keinen Bürgermeister
    .many = Bürgermeister
    .first = Der Bürgermeister geht in eine Stadt und zählt so viel, wie sie Wappen hat: ohne Wappen gar nichts.
piece-wagon = Wagen
    .ein = ein Wagen
    .einen = einen Wagen
    .den = den Wagen
    .keinen = keinen Wagen
    .many = Wagen
    .first = Nach der Wertung muss der Wagen nicht heim: Er darf weiterfahren, auf etwas Unfertiges daneben.
piece-barn = Scheune
    .ein = eine Scheune
    .einen = eine Scheune
    .den = die Scheune
    .keinen = keine Scheune
    .many = Scheunen
place-waiting = wartet

# Was aufgedruckt ist
mark-wagon = wo Wagen weiterfahren

# Wahlregeln und ihre Werte
option-abbey-after-last-tile = Abteien dürfen nach dem letzten Plättchen gelegt werden
    .name = Abteien am Ende
option-abbey-after-last-tile-yes = ja
    .sentence = Wer noch eine Abtei hat, darf sie nach dem letzten Plättchen legen.
option-abbey-after-last-tile-no = nein
    .sentence = Eine Abtei, die beim letzten Plättchen nicht liegt, ist verloren.

# Was man wählen kann
action-abbey = die Abtei auf { $at } legen
    .button = Abtei hierher
    .first = Statt zu ziehen, darfst du deine Abtei in eine Lücke legen. Sie schließt alles ringsum ab, und du hast nur eine.
action-barn = die Scheune auf { $at } setzen, Ecke { $corner }
    .button = Scheune an die Ecke { FORM($corner, "screen") }
    .first = Eine Scheune steht auf einer Ecke, wo vier Wiesenstücke zusammenkommen. Die Bauern dort werden gewertet und gehen heim; die Scheune bleibt und zählt am Ende.
action-drive = weiterfahren: { $spot }
    .button = Weiterfahren { FORM($feature, "on") }

# Wann etwas gewählt werden kann
when-abbey = die Abtei wird gelegt, statt ein Plättchen zu ziehen
when-barn = die Scheune wird statt eines Gefolgsmanns gesetzt, gleich nach dem Plättchen
when-drive = ein Wagen fährt weiter, wenn sein Gebiet gewertet ist

# Zeilen einer Wertung
line-abbey = Abtei
line-abbey-neighbour = Plättchen ringsum
line-barn-city = { $count ->
        [one] fertige Stadt an der Wiese der neuen Scheune
       *[other] fertige Städte an der Wiese der neuen Scheune
    }
line-joined-city = { $count ->
        [one] fertige Stadt an der Wiese, die mit einer Scheune verbunden wurde
       *[other] fertige Städte an der Wiese, die mit einer Scheune verbunden wurde
    }
line-barn = { $count ->
        [one] fertige Stadt an der Wiese der Scheune
       *[other] fertige Städte an der Wiese der Scheune
    }

# Ablehnungen
reason-no-barn-left = deine Scheune steht schon; sie bleibt bis zum Ende
reason-barn-elsewhere = eine Scheune kommt an eine Ecke des gerade gelegten Plättchens, nicht auf { $at }
reason-no-four-fields = an der Ecke müssen vier Plättchen zusammentreffen, jedes dort nur mit Wiese
reason-second-barn = diese Wiese hat schon eine Scheune
reason-barn-farm = auf eine Wiese mit Scheune darf kein Gefolgsmann
reason-no-farmers = ohne Bauern gibt es keine Scheunen

# Was gefragt wird, und was Verzichten bedeutet
abbey-and-mayor-place-or-draw = lege deine Abtei, oder ziehe lieber ein Plättchen
abbey-and-mayor-place-or-not = lege deine Abtei, oder verzichte darauf
abbey-and-mayor-keep-abbey = du ziehst ein Plättchen und behältst die Abtei für später
abbey-and-mayor-place-nothing = du legst nichts: Es gibt kein Plättchen mehr zu ziehen
abbey-and-mayor-drive = fahre mit dem Wagen weiter, oder nimm ihn zurück
abbey-and-mayor-wagon-home = der Wagen kommt zurück in deinen Vorrat

# Warum etwas nicht geht
abbey-and-mayor-not-enclosed = { $at } ist nicht an allen vier Seiten von Plättchen umgeben
abbey-and-mayor-barn-at-corner = eine Scheune kommt an eine Ecke des Plättchens, an der vier Wiesen zusammentreffen, nicht auf eines seiner Gebiete
abbey-and-mayor-not-connected = { FORM($feature, "die") } auf { $at } ist nicht mit dem gewerteten Gebiet verbunden

# Was geschieht
event-wagon-waits = der Wagen von { $player } wartet auf die Weiterfahrt
event-drove = { $player } fährt mit dem Wagen weiter nach { $at }
    .did = fährt mit dem Wagen weiter

# Auf und neben dem Tisch, und Knöpfe
pass-abbey = Lieber ein Plättchen ziehen
pass-wagons = Wagen zurücknehmen
token-abbey = Abtei auf der Hand

# Eine Einführung
lesson-abbey-and-mayor-welcome = Bürgermeister, Wagen, Scheune und Abtei: vier neue Dinge für jeden. Probieren wir den Bürgermeister.
lesson-abbey-and-mayor-city = Diese Stadt hat ein Wappen. Lege sie oben an.
lesson-abbey-and-mayor-mayor = Ein Bürgermeister ist so stark, wie seine Stadt Wappen hat. Stelle deinen hinein.
lesson-abbey-and-mayor-close = Schließe die Stadt.
lesson-abbey-and-mayor-figure = Und sonst niemanden.
lesson-abbey-and-mayor-end = 3 Plättchen und ein Wappen: 8 Punkte. Ein Wagen geht nach der Wertung nicht heim, sondern fährt weiter zu etwas Unfertigem in der Nähe. Scheunen werten Wiesen sofort, wo vier Wiesenecken zusammentreffen. Und die Abtei passt in jede Lücke: Statt ein Plättchen zu ziehen, darfst du sie legen.
