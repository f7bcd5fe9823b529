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

# Eine Lektion
lesson-river-2-welcome = Dieser Fluss gabelt sich. Das Spiel beginnt an der Quelle, und zuerst kommt die Gabelung.
lesson-river-2-fork = Lege die Gabelung links an die Quelle: Von jetzt an geht es an zwei Armen weiter.
lesson-river-2-figure = Gefolgsleute gehen wie immer auf Straßen, in Städte und auf Wiesen, nie in den Fluss. Mach, was du magst.
lesson-river-2-lake = Bob hat einen Arm vor einer Stadt enden lassen. Du ziehst den See mit dem Vulkan: Er beendet den letzten Arm und ist immer das letzte Plättchen des Flusses.
lesson-river-2-again = Auf diesem See darf niemand stehen. Dafür legst du sofort noch ein Plättchen, das erste gewöhnliche.
lesson-river-2-thief = Dieses Plättchen ist wie jedes andere: Stell einen Gefolgsmann darauf, wenn du magst.
lesson-river-2-end = Das ist alles. Spielen Schweine mit, hat ein Plättchen des Flusses eine Herde, die ihre Wiese wertvoller macht.
