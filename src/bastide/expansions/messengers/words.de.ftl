# Namen
set-messengers = Die Depeschen

# Wahlregeln und ihre Werte
option-message-farmer-points = Punkte je Bauer bei Depesche 6
    .name = Punkte der Bauerndepesche

# Was man wählen kann
action-pawn = { FORM($pawn, "den") } ziehen
choice-pawn-marker = Zählfigur
    .den = die Zählfigur
choice-pawn-messenger = Bote
    .den = den Boten
action-message = Depesche: { $message }
choice-message-shortest-road = kürzeste Straße
choice-message-smallest-city = kleinste Stadt
choice-message-smallest-monastery = kleinstes Kloster
choice-message-pennants = Wappen
choice-message-knights = Ritter
choice-message-farmers = Bauern
choice-message-another-tile = noch ein Plättchen
choice-message-score-and-return = werten und zurücknehmen
action-use = { $for }
choice-for-message = die Depesche nutzen
choice-for-points = 2 Punkte nehmen
action-value = werten: { $spot }
action-recall = werten und zurücknehmen: { $piece }, { $spot }

# Zeilen einer Wertung
line-message-road = Depesche: die Straße mit dem geringsten Wert
line-message-city = Depesche: die Stadt mit dem geringsten Wert
line-message-cloister = Depesche: das Kloster mit dem geringsten Wert
line-message-pennants = Depesche: Wappen in eigenen Städten
line-message-knights = Depesche: eigene Ritter
line-message-farmers = Depesche: eigene Bauern
line-message-tile = Depesche: noch ein Plättchen
line-message-return = Depesche: ein Gefolgsmann gewertet und zurückgenommen
line-message-points = Punkte statt der Depesche
