# Namen
set-ferries = Die Fähren
    .summary = Fähren verbinden Straßen über die Seen und ziehen um.

# Was aufgedruckt ist
mark-lake-ferry = See mit Fähre

# Was man wählen kann
action-ferry = die Fähre auf { $at } zwischen { $from } und { $to } legen
    .button = Fähre von { FORM($from, "screen") } nach { FORM($to, "screen") }
    .first = Eine Fähre verbindet zwei Straßen über den See. Später kann sie versetzt werden, wenn eine ihrer Straßen wächst.

# Wann etwas gewählt werden kann
when-ferry = Fähren werden gleich nach der Figur auf den See gelegt oder umgelegt

# Was gefragt wird, und was Verzichten bedeutet
ferries-set = lege die Fähre zwischen zwei Straßen des gerade gelegten Sees: Sie werden eine Straße
ferries-move = lege die erste Fähre an einer Straße um, die das Plättchen fortsetzt, oder lass die Fähren liegen
ferries-move-not = alle Fähren bleiben in diesem Zugteil, wie sie liegen

# Warum etwas nicht geht
ferries-new-lake-first = zuerst bekommt der gerade gelegte See seine Fähre
ferries-two-roads = die Fähre verbindet zwei verschiedene Straßen dieses Sees, genannt in der Folge Norden, Osten, Süden, Westen
ferries-must-set = der See muss eine Fähre bekommen
ferries-no-ferry = auf { $at } ist keine Fähre
ferries-moved-already = diese Fähre wurde in diesem Zugteil schon gelegt oder umgelegt
ferries-other-roads = die Fähre muss ein anderes Straßenpaar ihres Sees verbinden als jetzt, genannt in der Folge Norden, Osten, Süden, Westen
ferries-first-only = umgelegt werden darf nur die erste Fähre an jeder Straße, die das neue Plättchen fortsetzt

# Was geschieht
event-ferry = { $player } legt die Fähre auf { $at } zwischen { $from ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    } und { $to ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    }
    .did = legt eine Fähre

# Auf und neben dem Tisch, und Knöpfe
pass-move-ferries = Fähren liegen lassen
token-ferry = Fähre

# Eine Einführung
lesson-ferries-welcome = Straßen enden an einem See, bis eine Fähre zwei von ihnen verbindet.
lesson-ferries-place = Lege den See rechts an, sodass die Straße aus der Mitte dorthin führt.
lesson-ferries-thief = Stelle einen Wegelagerer auf die Straße, die von links kommt.
lesson-ferries-ferry = Jetzt die Fähre: Sie soll links und rechts verbinden.
lesson-ferries-extend = Deine Straße geht über den See weiter. Verlängere sie rechts.
lesson-ferries-figure = Kein Gefolgsmann.
lesson-ferries-move = Wer eine Straße verlängert, darf die nächste Fähre daran umlegen. Lass sie, wo sie ist.
lesson-ferries-end = So werden Straßen lang oder enden plötzlich: Auch Bob darf die Fähre umlegen.
