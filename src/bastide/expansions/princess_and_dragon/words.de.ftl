# Namen
set-princess-and-dragon = Burgfräulein und Drache
    .summary = Ein Drache geht um, eine Fee behütet, ein Burgfräulein vertreibt.

# Was aufgedruckt ist
mark-princess = Burgfräulein
mark-volcano = Vulkan
mark-dragon = Drache
mark-portal = magisches Portal
mark-tunnel = Tunnel

# Wahlregeln und ihre Werte
option-dragon-timing = wann der Drache wandert
    .name = Zeitpunkt des Drachen
option-dragon-timing-before-scoring = vor der Wertung
    .sentence = Der Drache wandert, bevor gewertet wird.
option-dragon-timing-after-scoring = nach der Wertung
    .sentence = Der Drache wandert erst nach der Wertung.
option-princess = ob das Burgfräulein einen Ritter fortschickt
    .name = Burgfräulein
option-princess-must = Pflicht
    .sentence = Das Burgfräulein muss einen Ritter vertreiben.
option-princess-may = freiwillig
    .sentence = Das Burgfräulein darf einen Ritter vertreiben.
option-fairy = für wen die Fee wirkt
    .name = Fee
option-fairy-on-tile = auf dem Plättchen
    .sentence = Die Fee behütet alle auf ihrem Plättchen.
option-fairy-next-to-follower = beim Gefolgsmann
    .sentence = Die Fee behütet nur den Gefolgsmann, bei dem sie steht.
option-dragon-at-carcassonne = welche Plättchen von Carcassonne der Drache betritt
    .name = Drache bei Carcassonne
option-dragon-at-carcassonne-barred = keine
    .sentence = Der Drache betritt Carcassonne nicht.
option-dragon-at-carcassonne-outer-ring = nur die äußeren
    .sentence = Der Drache darf auf die äußeren Plättchen von Carcassonne.

# Was man wählen kann
action-dragon = den Drachen nach { $at } bewegen
    .button = Drache hierher
    .first = Der Drache zieht sechs Schritte, jeden führt der nächste Spieler. Figuren auf seinem Weg gehen ohne Punkte heim.
action-fairy = die Fee auf { $at } setzen
    .button = Fee hierher
    .first = Stattdessen darf die Fee zu einer deiner Figuren: Dort ist sie vor dem Drachen sicher und bringt Punkte dazu.
action-fairy-to = die Fee zu einer Figur setzen: { $piece }, { $spot }
    .button = Fee zu: { $piece } ({ $feature })
action-princess = das Burgfräulein schickt fort: { $piece } von { $player }, { $spot }
    .button = { FORM($piece, "den") } von { $player } heimschicken

# Wann etwas gewählt werden kann
when-dragon = der Drache wird nur auf seiner Wanderung bewegt, die ein Drachenplättchen auslöst
when-fairy = die Fee wird versetzt, statt eine Figur zu setzen
when-fairy-to = die Fee wird versetzt, statt eine Figur zu setzen
when-princess = ein Ritter wird fortgeschickt, wenn ein Burgfräulein in seine Stadt gekommen ist; dann wird keine Figur gesetzt

# Zeilen einer Wertung
line-fairy-point = ein Gefolgsmann bei der Fee zu Beginn des Zuges
line-fairy-three = ein Gefolgsmann des gewerteten Gebiets bei der Fee

# Ablehnungen
reason-dragon-far = { $at } liegt nicht neben dem Drachen; er bewegt sich ein Plättchen weit
reason-dragon-empty = auf { $at } liegt kein Plättchen
reason-dragon-fairy = die Fee ist auf { $at }; ihr Plättchen betritt der Drache nie
reason-dragon-again = der Drache war auf dieser Wanderung schon auf { $at }
reason-dragon-carcassonne = { $at } gehört zu Carcassonne, das der Drache nicht betreten darf
reason-dragon-walls = { $at } liegt ganz innerhalb der Mauern von Carcassonne; dorthin darf der Drache nicht
reason-volcano = auf den Vulkan auf { $at } darf in diesem Zug keine Figur
    .here = auf einen Vulkan darf in diesem Zug keine Figur
reason-dragon-there = der Drache ist auf { $at }; dorthin darf kein Gefolgsmann
    .here = hier ist der Drache; zu ihm darf kein Gefolgsmann
reason-princess-must = das Burgfräulein ist in eine Stadt mit Rittern gekommen: Einer muss gehen, und sonst darf nichts geschehen

# Was gefragt wird
princess-and-dragon-move = bewege den Drachen ein Plättchen weit ({ $left ->
        [one] letzter Schritt
       *[other] noch { $left } Schritte
    })

# Warum etwas nicht geht
princess-and-dragon-must-move = der Drache wandert und muss bewegt werden, wenn es geht
princess-and-dragon-no-knights = kein Burgfräulein ist in eine Stadt mit Rittern gekommen
princess-and-dragon-no-knight = das ist kein Ritter in der Stadt des Burgfräuleins
princess-and-dragon-fairy-to-follower = in diesem Spiel kommt die Fee zu einem Gefolgsmann
princess-and-dragon-fairy-to-tile = in diesem Spiel kommt die Fee auf ein Plättchen
princess-and-dragon-nobody-there = { $who } hat keinen Gefolgsmann auf dem Plättchen { $at }
princess-and-dragon-no-such-follower = auf { $at } steht kein solcher Gefolgsmann
princess-and-dragon-fairy-with-them = die Fee ist schon bei diesem Gefolgsmann
princess-and-dragon-fairy-there = die Fee ist schon auf { $at }
princess-and-dragon-not-by-portal = { FORM($piece, "ein") } darf das Portal nicht nutzen

# Was geschieht
event-dragon-flies = { $player } ruft den Drachen zum Vulkan auf { $at }
    .did = ruft den Drachen zum Vulkan
event-dragon-tiles-return = { $tiles ->
        [one] das beiseitegelegte Drachenplättchen wird in den Stapel gemischt
       *[other] die { $tiles } beiseitegelegten Drachenplättchen werden in den Stapel gemischt
    }
    .did = (die Drachenplättchen kommen zurück in den Stapel)
event-dragon-moves = { $player } bewegt den Drachen nach { $at }
    .did = zieht den Drachen
event-dragon-stuck = der Drache auf { $at } kann nicht weiterziehen: Jedes Plättchen neben ihm ist ihm verwehrt oder auf dieser Reise schon besucht
    .did = (der Drache kann nicht weiterziehen)
event-fairy-moves = { $player } setzt die Fee auf { $at }
    .did = versetzt die Fee
event-princess-sends = { $player } lässt das Burgfräulein fortschicken: { $piece } von { $owner }, auf { $at }
    .did = schickt { FORM($piece, "den") } von { $owner } heim
event-set-aside = { $player } legt { $tile } beiseite und zieht noch einmal: Der Drache ist noch nicht da
    .did = legt das Plättchen beiseite und zieht ein anderes

# Auf und neben dem Tisch, und Knöpfe
token-dragon = Drache
token-fairy = Fee

# Eine Einführung
lesson-princess-and-dragon-welcome = Im Vulkan lebt ein Drache, und er hat Hunger.
lesson-princess-and-dragon-volcano = Lege den Vulkan unten an. Der Drache kommt sofort heraus, und niemand darf dort stehen.
lesson-princess-and-dragon-wake = Bob ist leichtsinnig: ein Ritter gleich neben dem Drachen! Dieses Plättchen weckt ihn. Lege es links an.
lesson-princess-and-dragon-figure = Jetzt kein eigener Gefolgsmann.
lesson-princess-and-dragon-eat = Der Drache zieht bis zu sechs Plättchen weit, ihr führt ihn abwechselnd; keines betritt er zweimal. Du fängst an: zu Bobs Ritter!
lesson-princess-and-dragon-end = Bobs Ritter kommt ohne Punkte heim. Gegen den Drachen hilft die Fee: Statt jemanden zu setzen, darfst du sie zu einem der Deinen stellen. Das Burgfräulein schickt einen Ritter aus der Stadt, und durch ein Tor kommt ein Gefolgsmann auf jedes Plättchen.
