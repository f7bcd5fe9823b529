# Namen
set-messengers = Die Depeschen
    .summary = Eine zweite Figur auf der Zählleiste bringt Depeschen.

# Wahlregeln und ihre Werte
option-message-farmer-points = Punkte je Bauer bei Depesche 6
    .name = Punkte der Bauerndepesche
    .sentence = Depesche 6 bringt { $value } Punkte je Bauer.

# Was man wählen kann
action-pawn = { FORM($pawn, "den") } ziehen
    .first = Du hast zwei Figuren auf der Punkteleiste. Landet eine auf einem dunklen Feld, deckst du eine Depesche auf: Wähle, welche zieht.
choice-pawn-marker = Zählfigur
    .den = die Zählfigur
    .did = zieht die Zählfigur um { $points ->
        [one] diesen Punkt
        *[other] diese { $points } Punkte
    }
choice-pawn-messenger = Bote
    .den = den Boten
    .did = zieht den Boten um { $points ->
        [one] diesen Punkt
        *[other] diese { $points } Punkte
    }
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
    .did = nutzt die Depesche
choice-for-points = 2 Punkte nehmen
    .did = nimmt 2 Punkte statt der Depesche
action-value = werten: { $spot }
    .button = Werten: { $feature }
action-recall = werten und zurücknehmen: { $piece }, { $spot }
    .button = Werten: { $feature }; zurücknehmen: { $piece }

# Wann etwas gewählt werden kann
when-pawn = welche Figur zieht, wird gewählt, wenn jemand Punkte bekommt
when-message = eine Depesche wird aufgedeckt, wenn eine Figur dessen, der am Zug ist, auf einem dunklen Feld gelandet ist
when-use = eine Depesche wird genutzt oder gegen 2 Punkte getauscht, sobald sie aufgedeckt ist
when-value = ein Gebiet wird für eine aufgedeckte Depesche gewählt, die danach verlangt
when-recall = ein Gefolgsmann wird für die Depesche gewertet und zurückgenommen, die das erlaubt

# Zeilen einer Wertung
line-message-road = Depesche: die Straße mit dem geringsten Wert
line-message-city = Depesche: die Stadt mit dem geringsten Wert
line-message-cloister = Depesche: das Kloster mit dem geringsten Wert
line-message-pennants = Wappen in eigenen Städten (Depesche)
line-message-knights = { $count ->
        [one] eigener Ritter (Depesche)
       *[other] eigene Ritter (Depesche)
    }
line-message-farmers = { $count ->
        [one] eigener Bauer (Depesche)
       *[other] eigene Bauern (Depesche)
    }
line-message-return = Depesche: ein Gefolgsmann gewertet und zurückgenommen
line-message-return-farm = Depesche: ein Bauer gewertet und zurückgenommen
line-message-points = statt der Depesche

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
messengers-use-nothing = die Depesche „{ $message }“ ist dir jetzt nichts wert: nutze sie trotzdem, oder nimm 2 Punkte

# Warum etwas nicht geht
messengers-pawn-first = es gab Punkte; wähle zuerst, welche Figur zieht
messengers-reveal-first = zuerst wird eine Depesche aufgedeckt
messengers-seen = diese Depesche war schon dran; jede der acht liegt einmal im Stapel
messengers-not-least = ein anderes Gebiet dieser Art mit deinem Gefolgsmann ist weniger wert als das auf { $at }
messengers-nobody-there = auf { $at } steht kein Gefolgsmann von dir, der für diese Depesche zählt
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
    .did = erhält eine Depesche: { $message ->
        [shortest-road] { choice-message-shortest-road }
        [smallest-city] { choice-message-smallest-city }
        [smallest-monastery] { choice-message-smallest-monastery }
        [pennants] { choice-message-pennants }
        [knights] { choice-message-knights }
        [farmers] { choice-message-farmers }
        [another-tile] { choice-message-another-tile }
        *[score-and-return] { choice-message-score-and-return }
    }

# Auf und neben dem Tisch, und Knöpfe
token-messenger = Bote
    .beside = Bote auf { $n }
token-message-shortest-road = Depesche: { choice-message-shortest-road }
token-message-smallest-city = Depesche: { choice-message-smallest-city }
token-message-smallest-monastery = Depesche: { choice-message-smallest-monastery }
token-message-pennants = Depesche: { choice-message-pennants }
token-message-knights = Depesche: { choice-message-knights }
token-message-farmers = Depesche: { choice-message-farmers }
token-message-another-tile = Depesche: { choice-message-another-tile }
token-message-score-and-return = Depesche: { choice-message-score-and-return }

# Eine Einführung
lesson-messengers-welcome = Jeder hat eine zweite Figur auf der Zählleiste, den Boten. Du bist dabei, eine Straße aus 5 Plättchen fertig zu bauen.
lesson-messengers-road = Schließe rechts die Straße.
lesson-messengers-figure = Kein Gefolgsmann.
lesson-messengers-pawn = 5 Punkte. Du wählst, welche deiner beiden Figuren zieht; es zählt nur die Summe. Wer auf einem Vielfachen von 5 landet, bekommt eine Depesche. Ziehe den Boten.
lesson-messengers-end = Eine Depesche! Sie bringt Punkte für das, was du auf dem Tisch hast, oder noch ein Plättchen, oder du nimmst stattdessen 2 Punkte. So rechnest du doppelt: Wo die eine Figur das dunkle Feld verfehlt, trifft es vielleicht die andere.
