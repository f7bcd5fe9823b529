# Namen
set-king-and-robber-baron = König und Raubritter

# Zeilen einer Wertung
line-king-points = der König: fertige Städte auf dem Plan
line-robber-baron-points = der Raubritter: fertige Straßen auf dem Plan
