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
