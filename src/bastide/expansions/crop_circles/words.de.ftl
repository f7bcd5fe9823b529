# Namen
set-crop-circles = Die Kornkreise
    .summary = Alle setzen einen Gefolgsmann dazu, oder alle nehmen einen zurück.

# Was aufgedruckt ist
mark-crop-circle = Kornkreis

# Was man wählen kann
action-crop = { $way }
    .first = Ein Kornkreis: Entweder setzen alle eine Figur neben eine der gezeigten Art, oder alle nehmen so eine zurück.
choice-way-add = alle dürfen einen Gefolgsmann dazusetzen
    .did = lässt alle einen dazusetzen
choice-way-remove = alle nehmen einen Gefolgsmann zurück
    .did = lässt alle einen zurücknehmen
action-add = { FORM($piece, "einen") } dazusetzen: { $spot }
    .button = Noch { FORM($piece, "einen") } { FORM($feature, "on") }
action-remove = { FORM($piece, "den") } zurücknehmen: { $spot }
    .button = { FORM($piece, "den") } zurücknehmen ({ $feature })

# Wann etwas gewählt werden kann
when-crop = ob dazugesetzt oder zurückgenommen wird, wird am Ende eines Zugteils mit Kornkreis gewählt
when-add = Gefolgsleute werden nach einem Kornkreis dazugesetzt, wenn das gewählt wurde
when-remove = Gefolgsleute werden nach einem Kornkreis zurückgenommen, wenn das gewählt wurde

# Was gefragt wird, und was Verzichten bedeutet
crop-circles-choose = Kornkreis: Dürfen alle { FORM($role, "einen") } dazusetzen, oder müssen alle einen zurücknehmen?
crop-circles-add = setze einen Gefolgsmann zu einem deiner { FORM($role, "many") }, oder verzichte
crop-circles-add-not = deine { FORM($role, "many") } bleiben, wie sie sind
crop-circles-take-back = nimm einen deiner { FORM($role, "many") } zurück

# Warum etwas nicht geht
crop-circles-must-choose = zuerst: Dürfen alle einen Gefolgsmann dazusetzen, oder nehmen alle einen zurück?
crop-circles-may-add = gewählt wurde das Dazusetzen: du darfst { FORM($role, "einen") } dazusetzen, oder du verzichtest
crop-circles-must-take-back = gewählt wurde das Zurücknehmen: du musst { FORM($role, "einen") } zurücknehmen
crop-circles-none-there = du hast { FORM($piece, "keinen") } auf { $at }
crop-circles-other-kind = dein Gefolgsmann auf { $at } ist kein { $role }
crop-circles-nobody-there = auf { $at } steht kein Gefolgsmann von dir, zu dem noch einer könnte
crop-circles-cannot-be = { FORM($piece, "ein") } kann kein { $role } sein

# Auf und neben dem Tisch, und Knöpfe
pass-crop-each = Niemanden dazusetzen

# Eine Einführung
lesson-crop-circles-welcome = Du hast einen Wegelagerer auf der Straße. Ein Plättchen mit Kornkreis betrifft alle.
lesson-crop-circles-place = Die Keule im Kreis meint Wegelagerer. Lege das Plättchen ans Ende deiner Straße.
lesson-crop-circles-figure = Jetzt kein Gefolgsmann.
lesson-crop-circles-choose = Du wählst für alle: Jeder stellt zu einem eigenen Wegelagerer einen zweiten dazu, oder jeder nimmt einen zurück. Du hast einen, Bob keinen: Wähle Dazustellen.
lesson-crop-circles-add = Bob hat keinen Wegelagerer und geht leer aus. Stelle einen zweiten auf deine Straße.
lesson-crop-circles-end = Zwei Gefolgsleute auf einer Straße: Die nimmt dir so schnell niemand. Ein Schild im Kreis meint Ritter, eine Mistgabel Bauern.
