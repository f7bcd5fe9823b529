# Namen
set-count-of-carcassonne = Der Graf von Carcassonne
    .summary = Gefolgsleute in die große Stadt schicken und rufen, wenn es zählt.
place-castle = Schloss
place-market = Markt
place-blacksmith = Schmiede
place-cathedral = Kathedrale

# Was aufgedruckt ist
mark-carcassonne = Wiese an Carcassonne
mark-grid = Platz in Carcassonne
mark-quarter = Viertel von Carcassonne

# Wahlregeln und ihre Werte
option-count-blocks = was das Viertel des Grafen nicht erlaubt
    .name = Sperre des Grafen
option-count-blocks-to-and-from = weder hinein noch heraus
    .sentence = Das Viertel des Grafen: Niemand hinein, niemand heraus.
option-count-blocks-from-only = nur nicht heraus
    .sentence = Das Viertel des Grafen: Niemand heraus.
option-count-strength = Bürgermeister und Wagen aus Carcassonne
    .name = Stärke aus Carcassonne
option-count-strength-two = zählen zwei
    .sentence = Bürgermeister und Wagen aus Carcassonne zählen wie zwei Gefolgsleute.
option-count-strength-own = eigene Stärke
    .sentence = Bürgermeister und Wagen aus Carcassonne zählen wie sonst auch.
option-count-final = welche Viertel in der Schlusswertung nutzbar sind
    .name = Schlusswertung des Grafen
option-count-final-all-quarters = alle Viertel
    .sentence = In der Schlusswertung kommen Gefolgsleute aus allen Vierteln.
option-count-final-market-only = nur der Markt
    .sentence = In der Schlusswertung kommen Gefolgsleute nur aus dem Markt.
option-count-per-turn = Gefolgsleute nach Carcassonne in einem Doppelzug
    .name = Gefolgsleute nach Carcassonne
option-count-per-turn-per-tile = je Plättchen
    .sentence = Im Doppelzug darf mit jedem Plättchen ein Gefolgsmann nach Carcassonne.
option-count-per-turn-once = einmal
    .sentence = Im Doppelzug geht nur ein Gefolgsmann nach Carcassonne.
option-count-to-unoccupied = aus Carcassonne auf Gebiete, die niemand besetzt
    .name = aus Carcassonne auf unbesetzte Gebiete
option-count-to-unoccupied-no = nein
    .sentence = Aus Carcassonne geht es nur dorthin, wo schon jemand steht.
option-count-to-unoccupied-yes = ja
    .sentence = Aus Carcassonne geht es auch dorthin, wo niemand steht.

# Was man wählen kann
action-enter = { FORM($piece, "einen") } { FORM($quarter, "ins") } setzen
    .button = { $piece } { FORM($quarter, "ins") }
    .first = Du hast etwas abgeschlossen, das nur anderen Punkte bringt: Jetzt darf eine Figur in Carcassonne auf ihren Einsatz warten.
choice-quarter-castle = Schloss
    .ins = ins Schloss
    .im = im Schloss
choice-quarter-market = Markt
    .ins = auf den Markt
    .im = auf dem Markt
choice-quarter-blacksmith = Schmiede
    .ins = in die Schmiede
    .im = in der Schmiede
choice-quarter-cathedral = Kathedrale
    .ins = in die Kathedrale
    .im = in der Kathedrale
action-count = den Grafen { FORM($quarter, "ins") } versetzen
    .button = Graf { FORM($quarter, "ins") }
action-leave = { FORM($piece, "einen") } aus Carcassonne holen: { $spot }
    .button = { $piece } { FORM($feature, "on") }

# Wann etwas gewählt werden kann
when-enter = ein Gefolgsmann kommt nach der Wertung nach Carcassonne, wenn das Plättchen anderen Punkte gebracht hat und dir keine
when-count = den Grafen versetzt, wer gerade einen Gefolgsmann nach Carcassonne gesetzt hat
when-leave = Gefolgsleute verlassen Carcassonne, wenn ein Gebiet ihres Viertels gleich gewertet wird

# Zeilen einer Wertung
line-from-carcassonne = aus Carcassonne zählen Bürgermeister und Wagen je 2

# Was gefragt wird, und was Verzichten bedeutet
count-of-carcassonne-enter = setze einen Gefolgsmann in ein Viertel von Carcassonne, oder verzichte
count-of-carcassonne-enter-not = die Viertel von Carcassonne und der Graf bleiben, wie sie sind
count-of-carcassonne-move-count = versetze den Grafen in ein anderes Viertel, oder lass ihn stehen
count-of-carcassonne-count-stays = der Graf bleibt { FORM($quarter, "im") }
count-of-carcassonne-leave = { FORM($feature, "die") } wird gewertet: Hol Gefolgsleute aus Carcassonne dazu, oder verzichte
count-of-carcassonne-leave-not = deine Gefolgsleute in Carcassonne bleiben dort und zählen bei dieser Wertung nicht

# Warum etwas nicht geht
count-of-carcassonne-blocked = der Graf steht { FORM($quarter, "im") }; dorthin darf niemand
count-of-carcassonne-may-not-enter = { FORM($piece, "ein") } darf nicht { FORM($quarter, "ins") }
count-of-carcassonne-count-there = der Graf steht schon { FORM($quarter, "im") }; wer ihn stehen lassen will, verzichtet
count-of-carcassonne-other-feature = das ist nicht das Gebiet, das gewertet wird
count-of-carcassonne-first-tile = setze { FORM($piece, "den") } auf das erste Plättchen des Gebiets oder auf das der Fee
count-of-carcassonne-none-there = du hast { FORM($piece, "keinen") } { FORM($quarter, "im") }

# Was geschieht
event-entered = { $player } setzt { FORM($piece, "einen") } { FORM($quarter, "ins") }
    .did = schickt { FORM($piece, "einen") } { FORM($quarter, "ins") }
event-count-moved = { $player } versetzt den Grafen { FORM($quarter, "ins") }
    .did = versetzt den Grafen { FORM($quarter, "ins") }
event-left-quarter = { $player } holt { FORM($piece, "einen") } aus Carcassonne nach { $at }
    .did = holt { FORM($piece, "den") } aus Carcassonne

# Auf und neben dem Tisch, und Knöpfe
pass-enter-quarter = Niemanden schicken
pass-move-count = Graf bleibt stehen
pass-leave-quarter = Niemanden versetzen
token-count = Graf

# Eine Einführung
lesson-count-of-carcassonne-welcome = Carcassonne selbst steht auf dem Tisch. Bob hat einen Ritter in einer Stadt darüber.
lesson-count-of-carcassonne-close = Schließe Bobs Stadt. Ja, wirklich.
lesson-count-of-carcassonne-figure = Und setze niemanden.
lesson-count-of-carcassonne-enter = Bob hat gepunktet und du nicht. Also darfst du einen Gefolgsmann in ein Viertel von Carcassonne schicken. Wähle die Schmiede, für eine spätere Straße, oder ein anderes.
lesson-count-of-carcassonne-count = Danach darfst du den Grafen versetzen. Aus seinem Viertel kommt niemand heraus.
lesson-count-of-carcassonne-end = Wird eine Straße, eine Stadt, ein Kloster oder eine Wiese gewertet, warten Gefolgsleute in dem Viertel, das dazugehört: Schmiede, Schloss, Kathedrale oder Markt. Kurz vor der Wertung dürfen sie heraus und mitzählen.
