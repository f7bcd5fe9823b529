# Namen
set-king-and-robber-baron = König und Raubritter

# Zeilen einer Wertung
line-king-points = der König: fertige Städte auf dem Plan
line-robber-baron-points = der Raubritter: fertige Straßen auf dem Plan

# Was geschieht
event-king = { $player } vollendet die bisher größte Stadt ({ $tiles } Plättchen) und nimmt den König
event-robber-baron = { $player } vollendet die bisher längste Straße ({ $tiles } Plättchen) und nimmt den Raubritter
