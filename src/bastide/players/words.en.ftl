# What is wrong with the name of a player of the program
players-unknown = unknown player { $player }; there are { FORM($there, "comma") }
players-limit = the limit of { $player } is neither simulations nor a time; write it as in mcts:4000 or mcts:0.5s

# Why a player thinks that a position is worth something: the parts of its estimate.
players-score = points on the track
players-feature = { $kind } at { $at }, { $chance } % likely to be finished
players-open = { $kind } at { $at }
players-return = a follower that comes home from { $kind } at { $at }, { $chance } % likely
players-supply = followers in supply
players-elsewhere = a follower beside the map
players-helper = { $piece } at work
players-held = { $n } tokens in hand
