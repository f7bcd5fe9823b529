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

# Was gefragt wird
messengers-choose-pawn = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: Zieh die Zählfigur von { $marker } auf { $marker_to }{ $marker_lands ->
        [dark] { " " }(ein dunkles Feld)
       *[light] { "" }
    } oder den Boten von { $messenger } auf { $messenger_to }{ $messenger_lands ->
        [dark] { " " }(ein dunkles Feld)
       *[light] { "" }
    }
messengers-reveal = eine Depesche wird aufgedeckt
messengers-use-shortest-road = werte die Straße mit dem geringsten Wert, auf der du einen Gefolgsmann hast, wie am Ende des Spiels; oder nimm 2 Punkte
messengers-use-smallest-city = werte die Stadt mit dem geringsten Wert, in der du einen Gefolgsmann hast, wie am Ende des Spiels; oder nimm 2 Punkte
messengers-use-smallest-monastery = werte das Kloster mit dem geringsten Wert, auf dem du einen Gefolgsmann hast, wie am Ende des Spiels; oder nimm 2 Punkte
messengers-use-pennants = werte 2 Punkte für jedes Wappen in Städten mit deinen Gefolgsleuten; oder nimm 2 Punkte
messengers-use-knights = werte 2 Punkte für jeden deiner Ritter; oder nimm 2 Punkte
messengers-use-farmers = werte { $farmer } Punkte für jeden deiner Bauern; oder nimm 2 Punkte
messengers-use-another-tile = spiele danach noch ein Plättchen; oder nimm 2 Punkte
messengers-use-score-and-return = werte ein Gebiet, auf dem du die Mehrheit hast, wie am Ende des Spiels, und nimm einen Gefolgsmann zurück; oder nimm 2 Punkte

# Warum etwas nicht geht
messengers-pawn-first = es gab Punkte; wähle zuerst, welche Figur zieht
messengers-reveal-first = zuerst wird eine Depesche aufgedeckt
messengers-seen = diese Depesche war schon dran; jede der acht liegt einmal im Stapel
messengers-not-least = „{ $message }“ wertet das Gebiet mit dem geringsten Wert unter denen mit deinem Gefolgsmann
messengers-no-majority = dort muss ein eigener Gefolgsmann stehen, und niemand darf mehr haben (Gleichstand genügt)
messengers-not-with-this = nicht mit dieser Depesche: { $prompt }
messengers-lies-open = entscheide zuerst über die Depesche: { $prompt }

# Aufbauten, die man nicht spielen kann
messengers-one-copy = nur ein Exemplar von „Die Depeschen“: Es gibt einen einzigen Stapel aus acht Depeschen

# Was geschieht
event-message = { $player } erhält eine Depesche: { $message ->
        [shortest-road] { choice-message-shortest-road }
        [smallest-city] { choice-message-smallest-city }
        [smallest-monastery] { choice-message-smallest-monastery }
        [pennants] { choice-message-pennants }
        [knights] { choice-message-knights }
        [farmers] { choice-message-farmers }
        [another-tile] { choice-message-another-tile }
       *[score-and-return] { choice-message-score-and-return }
    }
