# Namen
set-river-2 = Der Fluss II
    .summary = Ein Fluss, der sich teilt, mit Vulkan und Schweineherde.

# Was aufgedruckt ist
mark-pig-herd = Schweineherde

# Zeilen einer Wertung
line-pig-herd = { $count ->
        [one] fertige Stadt an der Wiese mit der Schweineherde
       *[other] fertige Städte an der Wiese mit der Schweineherde
    }

# Ablehnungen
reason-volcano-lake = auf den See mit dem Vulkan wird keine Figur gesetzt

# Was geschieht
event-end-kept-back = { $player } hebt { $tile } auf und zieht noch einmal: Nur ein Arm des Flusses ist offen
    .did = hebt das Ende des Flusses auf und zieht ein anderes
