# Was am Namen eines Computergegners nicht stimmt
players-unknown = { $player } kenne ich nicht; es spielen { FORM($there, "comma") }
players-limit = die Grenze in { $player } ist weder eine Zahl von Simulationen noch eine Zeit; geschrieben wird sie wie in mcts:4000 oder mcts:0.5s

# Warum ein Spieler eine Stellung für etwas wert hält: die Teile seiner Schätzung.
players-score = Punkte auf der Zählleiste
players-feature = { $kind } bei { $at }, zu { $chance } % wahrscheinlich fertig
players-open = { $kind } bei { $at }
players-return = ein Gefolgsmann, der von { $kind } bei { $at } heimkommt, zu { $chance } % wahrscheinlich
players-supply = Gefolgsleute im Vorrat
players-elsewhere = ein Gefolgsmann neben der Karte
players-helper = { $piece } bei der Arbeit
players-held = { $n } Plättchen in der Hand
