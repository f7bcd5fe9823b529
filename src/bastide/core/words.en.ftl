# What the machinery says of any game.
core-choose = choose
core-game-over = the game is over
core-chance = chance
core-not-now = not now: { $who } must choose ({ $prompt }), for example { FORM($examples, "comma") }
core-cited = { $text } ({ FORM($rules, "comma") })
core-refused = { $action }: { FORM($why, "each") }
core-in-line = line { $line }: { $what }

# Who won a majority, and why
core-nobody-counts = nobody has a follower that counts (MAJ-5)
core-alone = alone on it (MAJ-1)
core-tied = tied with strength { $strength } each (MAJ-2)
core-most = most followers, strength { $strength } (MAJ-1)

# A score
core-line = { $count } { $what } x { $worth }
core-line-void = { $count } { $what } x { $worth } (counts nothing)
core-sheet-completed = completed { $feature } at { $at }: { FORM($lines, "comma") }
core-sheet-unfinished = unfinished { $feature } at { $at }: { FORM($lines, "comma") }
core-sheet-final = final { $feature } at { $at }: { FORM($lines, "comma") }
core-and-note = { $first }; { $note }

# Where something lies
core-side-N = north
core-side-E = east
core-side-S = south
core-side-W = west
core-corner-NE = north-east
core-corner-SE = south-east
core-corner-SW = south-west
core-corner-NW = north-west
core-side-near = { $side }, near the { $near }
core-middle = middle
core-inside = inside
core-spot = { $at }, { $side }
core-spot-on = the { $feature } at { $at }, { $side }
core-spot-as = the { $feature } ({ $role }) at { $at }, { $side }

# What happens in every game
event-turn = turn { $turn }: { $player }
event-drawn = { $player } draws { $tile }
event-discarded = { $tile } fits nowhere and leaves the game (TILE-6)
event-placed = { $player } lays { $tile } at { $at }
event-deployed = { $player } puts { FORM($piece, "a") } on the { $feature } at { $at }
event-returned = { $player } takes back { FORM($piece, "a") }
event-points = { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, now { $score }
event-award = { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $what }
event-scored = the { $feature } at { $at } is scored
event-over = the game is over

# Setups that cannot be played
core-not-a-set = { $set } is not a set; a setup looks like base+inns-and-cathedrals or 2*base
core-one-copy = { $set }: at least one copy of a set
core-no-players = no players; 1 to { $max } can play (SETUP-4, OPT-6)
core-players = { $players ->
        [one] 1 player
       *[other] { $players } players
    }; 1 to { $max } can play (SETUP-4, OPT-6)
core-too-many-players = { $players } players; at most { $max } can play (SETUP-4, OPT-6)
core-player-name = player name { $name }: 1 to 40 characters on one line, without quotes, commas, bars, backslashes, braces or brackets
core-every-name-once = players { FORM($names, "comma") }: every name once
core-players-one-text = players { $players }: give a number or several names, as in ("Ada", "Bob")
core-first-seat = first seat { $seat }; seats are 0 to { $last } (OPT-3)
core-too-many-tiles = { $setup } has { $tiles } tiles; at most { $max }
core-too-many-segments = { $tile }: more than { $max } segments
core-unknown-option = unknown option { $option } for { $setup }; there are { FORM($there, "comma") }
core-option-value = option { $option } = { $value } is not allowed ({ $rule }); it takes { FORM($there, "comma") }

# What is wrong with an action that is written down
core-no-tile = no tile { $tile } in this game; there are { FORM($there, "comma") }
core-not-a-number = { $part }: { $word } is not a number from 0 to 255
core-none-of = { $part }: { $word } is none of { FORM($there, "comma") }
core-needs-part = { $action } needs { $part }
core-off-table = position { $at } is off the table
core-not-an-object = an action is an object with a type, not { $type }
core-no-action = no action { $action }; there are { FORM($there, "comma") }
core-unknown-parts = { $action }: unknown { FORM($parts, "comma") }; it takes { FORM($there, "comma") }
core-needs-at = { $action } needs 'at' as [x, y]
core-not-an-action = { $text } is not an action; forms are { FORM($forms, "comma") }

# What is printed on tiles
core-mark-flag = { $key }: write true, or leave it out
core-mark-number = { $key }: use a number from 0 to { $max }
core-mark-cell = { $key }: use two numbers, [column, row]
core-mark-word = { $key }: use one of { FORM($there, "comma") }
core-mark-declared-twice = { $set } and another set both declare the mark { $mark }, but not alike

# Expansions from outside
core-plain-of-compiled = { $name } is plain Python and derives from { $base }, which is compiled; derive from Expansion or Step, or compile the package (docs/adding-an-expansion.md)
