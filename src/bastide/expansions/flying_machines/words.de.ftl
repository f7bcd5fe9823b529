# Namen
set-flying-machines = Die Fluggeräte
    .summary = Gefolgsleute heben ab und landen einen Würfelwurf entfernt.

# Was aufgedruckt ist
mark-flying-machine = Fluggerät

# Was man wählen kann
action-fly = { FORM($piece, "einen") } auf das Fluggerät setzen
    .button = Abheben: { $piece }
    .first = Hier darf eine Figur abheben und geradeaus fliegen, so weit der Würfel sagt, auch dorthin, wo schon jemand steht.
action-roll = der Würfel zeigt { $distance }

# Wann etwas gewählt werden kann
when-fly = ein Gefolgsmann fliegt gleich nach dem Legen los, statt auf das Plättchen gesetzt zu werden
when-roll = gewürfelt wird, wenn ein Gefolgsmann losgeflogen ist

# Ablehnungen
reason-fly-machine = das gerade gelegte Plättchen zeigt kein Fluggerät
reason-fly-piece = nur Gefolgsleute fliegen
reason-fly-supply = ein solcher Gefolgsmann ist nicht mehr im Vorrat

# Was gefragt wird
flying-machines-roll = für den Flug wird gewürfelt
flying-machines-land = lass { FORM($piece, "den") } auf { $at } landen
    .ask = Wo auf diesem Plättchen lässt du { FORM($piece, "den") } landen?

# Warum etwas nicht geht
flying-machines-must-roll = der Würfel zeigt 1, 2 oder 3, und ein Flug lässt sich nicht absagen
flying-machines-must-land = du musst { FORM($piece, "den") } auf { $at } landen lassen
flying-machines-in-flight = unterwegs ist { FORM($piece, "ein") }
flying-machines-goes-to = der Flug geht nach { $at }
flying-machines-no-field = ein Flug endet nie auf einer Wiese

# Was geschieht
event-flight = { $lands ->
        [0] { $player } schickt { FORM($piece, "einen") } nach { $at }, doch dort ist kein Platz zum Landen
       *[other] { $player } lässt { FORM($piece, "einen") } auf { $at } landen
    }
    .did = fliegt { $distance ->
        [one] ein Plättchen
        *[other] { $distance } Plättchen
        } weit

# Eine Einführung
lesson-flying-machines-welcome = Bob hat eine Stadt begonnen, und für dich führt kein Weg hinein. Also fliegst du.
lesson-flying-machines-place = Der Pfeil zeigt, wohin das Gerät fliegt. Lege das Plättchen so neben Bobs Stadt, dass er dorthin zeigt.
lesson-flying-machines-fly = Stelle deinen Gefolgsmann nicht hierher, sondern lass ihn fliegen. Der Würfel sagt, wie weit: 1 bis 3.
lesson-flying-machines-land = Eine 1: Er landet auf Bobs Plättchen. Wer aus der Luft kommt, darf zu anderen. Lande in der Stadt.
lesson-flying-machines-close = Schließe die Stadt von unten.
lesson-flying-machines-figure = Und diesmal kein Gefolgsmann.
lesson-flying-machines-end = Je ein Ritter: Ihr bekommt beide 4. Wer dort, wo er landet, keinen Platz findet, kommt einfach heim.
