# Namen
set-count-of-carcassonne = Der Graf von Carcassonne
place-castle = Schloss
place-market = Markt
place-blacksmith = Schmiede
place-cathedral = Kathedrale

# Wahlregeln und ihre Werte
option-count-blocks = was das Viertel des Grafen nicht erlaubt
    .name = Sperre des Grafen
option-count-blocks-to-and-from = weder hinein noch heraus
option-count-blocks-from-only = nur nicht heraus
option-count-strength = Bürgermeister und Wagen aus Carcassonne
    .name = Stärke aus Carcassonne
option-count-strength-two = zählen zwei
option-count-strength-own = eigene Stärke
option-count-final = welche Viertel in der Schlusswertung nutzbar sind
    .name = Schlusswertung des Grafen
option-count-final-all-quarters = alle Viertel
option-count-final-market-only = nur der Markt
option-count-per-turn = Gefolgsleute nach Carcassonne in einem Doppelzug
    .name = Gefolgsleute nach Carcassonne
option-count-per-turn-per-tile = je Plättchen
option-count-per-turn-once = einmal
option-count-to-unoccupied = aus Carcassonne auf Gebiete, die niemand besetzt
    .name = aus Carcassonne auf unbesetzte Gebiete
option-count-to-unoccupied-no = nein
option-count-to-unoccupied-yes = ja

# Was man wählen kann
action-enter = { $piece } { FORM($quarter, "ins") }
choice-quarter-castle = Schloss
    .ins = ins Schloss
choice-quarter-market = Markt
    .ins = auf den Markt
choice-quarter-blacksmith = Schmiede
    .ins = in die Schmiede
choice-quarter-cathedral = Kathedrale
    .ins = in die Kathedrale
action-count = den Grafen { FORM($quarter, "ins") }
action-leave = aus Carcassonne holen: { $piece }, { $spot }

# Zeilen einer Wertung
