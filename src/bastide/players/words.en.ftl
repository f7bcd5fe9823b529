# What is wrong with the name of a player of the program
players-unknown = unknown player { $player }; there are { FORM($there, "comma") }
players-limit = the limit of { $player } is neither simulations nor a time; write it as in mcts:4000 or mcts:0.5s
players-no-weights = { $file } cannot be read: { $why }
players-bad-weights = { $file } is not a file of weights: { $why }
players-unknown-weight = { $file }: there is no weight { $name }
players-takes-no-weights = { $player } takes no weights of its own; { FORM($there, "comma") } do

# Why a player thinks that a position is worth something: the parts of its estimate.
players-score = points on the track
players-feature = { $kind } at { $at }, { $chance } % likely to be finished
players-open = { $kind } at { $at }
players-return = a follower that comes home from { $kind } at { $at }, { $chance } % likely
players-supply = followers in supply
players-elsewhere = a follower beside the map
players-helper = { $piece } at work
players-held = { $n } tokens in hand

# Opponents of the program: what they are called, and what they are like
players-level-highwayman = Highwayman
players-level-is-highwayman = The highwayman takes the points that lie on the road, and forgets tomorrow.
players-level-monk = Monk
players-level-is-monk = The monk finishes what was begun, and has not heard of farms.
players-level-farmer = Farmer
players-level-is-farmer = The farmer thinks of the harvest, and sometimes of the followers that are left.
players-level-knight = Knight
players-level-is-knight = The knight knows the game, keeps followers back, and is seldom careless.
players-level-mayor = Mayor
players-level-is-mayor = The mayor counts which tiles are still to come, and does not err in the turn at hand.
players-level-count = Count
players-level-is-count = The count looks ahead over your answers, for a moment.
players-level-king = King
players-level-is-king = The king looks ahead as long as three seconds allow, and gives nothing away.
