# What is wrong with the name of a player of the program
players-unknown = unknown player { $player }; there are { FORM($there, "comma") }
players-limit = the limit of { $player } is neither simulations nor a time; write it as in mcts:4000 or mcts:0.5s
players-no-weights = { $file } cannot be read: { $why }
players-bad-weights = { $file } is not a file of weights: { $why }
players-unknown-weight = { $file }: there is no weight { $name }
players-takes-no-weights = { $player } takes no weights of its own; { FORM($there, "comma") } do
players-style = { $change } is no change of a style; it is written as in search/plies=15:1s, of { FORM($there, "comma") }
players-takes-no-style = the style of { $player } cannot be changed, only that of search

# Why a player thinks that a position is worth something: the parts of its estimate.
players-score = points on the track
players-feature = { $kind } at { $at }, { $chance } % likely to be finished
players-open = { $kind } at { $at }
players-join = { $kind } at { $at }, { $chance } % likely to be joined to another
players-return = a follower that comes home from { $kind } at { $at }, { $chance } % likely
players-supply = followers in supply
players-elsewhere = a follower beside the map
players-helper = { $piece } at work
players-held = { $n } tokens in hand
players-too-large = more than { $n } positions: this is too large to be solved exactly

# Opponents of the program: what they are called, and what they are like
players-level-highwayman = Highwayman
players-level-is-highwayman = The highwayman takes whatever lies by the roadside, and never thinks of tomorrow.
players-level-monk = Monk
players-level-is-monk = The monk finishes what was begun, and has never heard of farms.
players-level-farmer = Farmer
players-level-is-farmer = The farmer plans for the harvest, and now and then remembers to save a follower.
players-level-knight = Knight
players-level-is-knight = The knight knows the game, keeps followers back, and is seldom careless.
players-level-mayor = Mayor
players-level-is-mayor = The mayor counts which tiles are still to come, and makes the most of every turn.
players-level-count = Count
players-level-is-count = The count thinks for a moment about how you might answer.
players-level-king = King
players-level-is-king = The king thinks ahead for three seconds, and gives nothing away.
