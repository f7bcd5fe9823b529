# Namen
set-mage-and-witch = Magier und Hexe
    .summary = Er macht ein Gebiet wertvoller, sie halbiert es.

# Was aufgedruckt ist
mark-magic = magisches Zeichen

# Was man wählen kann
action-magic = { FORM($pawn, "den") } setzen: { $spot }
    .button = { $pawn } { FORM($feature, "on") }
    .first = Der Magier macht jedes Plättchen einen Punkt mehr wert, die Hexe halbiert alles. Wähle, wer wohin geht.
choice-pawn-mage = Magier
    .der = der Magier
    .den = den Magier
choice-pawn-witch = Hexe
    .der = die Hexe
    .den = die Hexe
action-magic-off = { FORM($pawn, "den") } vom Plan nehmen
    .button = { FORM($pawn, "den") } vom Plan nehmen

# Wann etwas gewählt werden kann
when-magic = Magier oder Hexe werden versetzt, wenn ein Zauberplättchen gelegt wurde oder beide in ein Gebiet geraten sind
when-magic-off = Magier oder Hexe verlassen den Plan nur, wenn eine der beiden Figuren versetzt werden muss und nirgends hin kann

# Zeilen einer Wertung
line-mage = Plättchen für den Magier
line-witch = die Hexe: die Hälfte, aufgerundet

# Ablehnungen
reason-magic-segment = Magier und Hexe kommen auf eine Straße oder in eine Stadt; auf { $at } ist keine
reason-magic-complete = das Gebiet auf { $at } ist fertig
reason-magic-same = die Figur steht schon auf dem Gebiet auf { $at } und muss auf ein anderes
reason-magic-other = auf dem Gebiet auf { $at } steht die andere Figur

# Was gefragt wird
mage-and-witch-move = setze oder versetze den Magier oder die Hexe
mage-and-witch-take-off = keine Straße oder Stadt steht ihnen offen: Nimm den Magier oder die Hexe vom Plan

# Warum etwas nicht geht
mage-and-witch-first = setze oder versetze zuerst den Magier oder die Hexe
mage-and-witch-stay-on = eine Figur verlässt den Plan nur, wenn ihr keine Straße oder Stadt offensteht
mage-and-witch-must-leave = keine Straße oder Stadt steht ihnen offen: Eine Figur muss den Plan verlassen

# Was geschieht
event-magic-moves = { $leaves ->
        [0] { FORM($pawn, "der") } geht nach { $at }
       *[other] { FORM($pawn, "der") } verlässt den Plan
    }
    .did = versetzt { FORM($pawn, "den") }

# Auf und neben dem Tisch, und Knöpfe
token-mage = Magier
token-witch = Hexe

# Eine Einführung
lesson-mage-and-witch-welcome = Der Magier macht eine Straße oder Stadt wertvoller, die Hexe halbiert sie.
lesson-mage-and-witch-place = Dieses Plättchen trägt ihr Zeichen. Lege es oben an: Eine seiner Städte schließt die in der Mitte.
lesson-mage-and-witch-mage = Jetzt muss eine der beiden Figuren auf etwas Unfertiges. Schicke den Magier in die neue Stadt oben.
lesson-mage-and-witch-knight = Stelle deinen Ritter dazu.
lesson-mage-and-witch-close = Schließe die Stadt.
lesson-mage-and-witch-figure = Und kein Gefolgsmann.
lesson-mage-and-witch-end = Zwei Plättchen, 4 Punkte, und wegen des Magiers 1 mehr je Plättchen: 6. Mit der Hexe wären es 2 gewesen.
