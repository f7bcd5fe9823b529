# Was am Namen eines Computergegners nicht stimmt
players-unknown = { $player } kenne ich nicht; es spielen { FORM($there, "comma") }
players-limit = die Grenze in { $player } ist weder eine Zahl von Simulationen noch eine Zeit; geschrieben wird sie wie in mcts:4000 oder mcts:0.5s
players-no-weights = { $file } lässt sich nicht lesen: { $why }
players-bad-weights = { $file } ist keine Datei mit Gewichten: { $why }
players-unknown-weight = { $file }: ein Gewicht { $name } gibt es nicht
players-takes-no-weights = { $player } nimmt keine eigenen Gewichte, { FORM($there, "comma") } schon
players-style = { $change } ändert keinen Stil; geschrieben wird es wie in search/plies=15:1s, und zu ändern sind { FORM($there, "comma") }
players-takes-no-style = der Stil von { $player } lässt sich nicht ändern, nur der von search

# Warum ein Spieler eine Stellung für etwas wert hält: die Teile seiner Schätzung.
players-score = Punkte auf der Zählleiste
players-feature = { $kind } bei { $at }, zu { $chance } % wahrscheinlich fertig
players-open = { $kind } bei { $at }
players-join = { $kind } bei { $at }, zu { $chance } % wahrscheinlich mit einem anderen Gebiet verbunden
players-return = ein Gefolgsmann, der von { $kind } bei { $at } heimkommt, zu { $chance } % wahrscheinlich
players-supply = Gefolgsleute im Vorrat
players-elsewhere = ein Gefolgsmann neben der Karte
players-helper = { $piece } bei der Arbeit
players-held = { $n } Plättchen in der Hand
players-too-large = mehr als { $n } Stellungen: das ist zu groß, um es genau zu lösen

# Gegner im Programm: wie sie heißen und wie sie sind
players-level-highwayman = Wegelagerer
players-level-is-highwayman = Der Wegelagerer nimmt, was am Weg liegt, und denkt nicht an morgen.
players-level-monk = Mönch
players-level-is-monk = Der Mönch bringt zu Ende, was begonnen ist, und weiß nichts von Bauern.
players-level-farmer = Bäuerin
players-level-is-farmer = Die Bäuerin denkt an die Ernte und hebt ab und zu einen Gefolgsmann auf.
players-level-knight = Ritterin
players-level-is-knight = Die Ritterin kennt das Spiel, spart Gefolgsleute und ist selten leichtsinnig.
players-level-mayor = Bürgermeisterin
players-level-is-mayor = Die Bürgermeisterin zählt, welche Plättchen noch kommen, und macht aus jedem Zug das Beste.
players-level-count = Graf
players-level-is-count = Der Graf überlegt einen Augenblick, was die anderen darauf antworten könnten.
players-level-king = König
players-level-is-king = Der König denkt drei Sekunden voraus und verschenkt nichts.
