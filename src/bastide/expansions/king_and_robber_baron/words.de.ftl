# Namen
set-king-and-robber-baron = König und Raubritter
    .summary = Lohn für die größte Stadt und die längste Straße.

# Zeilen einer Wertung
line-king-points = der König: ein Punkt je fertiger Stadt
line-king-points-carcassonne = der König: ein Punkt je fertiger Stadt, auch für Carcassonne
line-robber-baron-points = der Raubritter: ein Punkt je fertiger Straße

# Was geschieht
event-king = { $player } vollendet die bisher größte Stadt ({ $tiles } Plättchen) und nimmt den König
    .did = hat jetzt die größte Stadt, { $tiles ->
        [one] ein Plättchen
        *[other] { $tiles } Plättchen
        }: König
event-robber-baron = { $player } vollendet die bisher längste Straße ({ $tiles } Plättchen) und nimmt den Raubritter
    .did = hat jetzt die längste Straße, { $tiles ->
        [one] ein Plättchen
        *[other] { $tiles } Plättchen
        }: Raubritter

# Auf und neben dem Tisch, und Knöpfe
token-king = der König: größte Stadt bisher
    .beside = größte Stadt: { $n }
token-robber-baron = der Raubritter: längste Straße bisher
    .beside = längste Straße: { $n }

# Eine Einführung
lesson-king-and-robber-baron-welcome = König und Raubritter belohnen, wer die größte Stadt und die längste Straße fertig baut.
lesson-king-and-robber-baron-city = Schließe die Stadt.
lesson-king-and-robber-baron-knight = Stelle einen Ritter hinein.
lesson-king-and-robber-baron-king = Die erste fertige Stadt ist bisher die größte: Der König gehört dir. Wer eine größere fertig baut, bekommt ihn.
lesson-king-and-robber-baron-road = Schließe jetzt rechts die Straße.
lesson-king-and-robber-baron-thief = Und stelle einen Wegelagerer darauf.
lesson-king-and-robber-baron-end = Auch der Raubritter gehört dir. Am Ende bringt der König 1 Punkt für jede fertige Stadt auf dem Tisch, der Raubritter 1 für jede fertige Straße.
