# What the machinery says of any game.
core-choose = choose
core-game-over = the game is over
core-chance = chance
core-not-now = that is not possible now; it is up to { $who }: { $prompt }
core-another-time = { $when }; now it is up to { $who }: { $prompt }
core-before-chance = { $when }; now { $prompt }
core-cited = { $text } ({ FORM($rules, "comma") })
core-refused = { $action }: { FORM($why, "each") }
core-in-line = line { $line }: { $what }

# Who won a majority, and why
core-nobody = nobody stands on it
core-counts-nothing = the { $piece } counts nothing here
core-alone = { $who } alone
core-tied = { $who } share the majority, { $strength } each
core-most = { $who } has the majority, { $strength } to { $others }
core-owner = { $who } owns the { $piece }

# A score
core-line = { $count } { $what } × { $worth } = { $points }
core-line-of = { $who }: { $count } { $what } × { $worth } = { $points }
core-line-single = { $what } { $points }
core-line-void = { $count } { $what } (not counted)
core-nothing = nothing to count
core-sheet = { $feature } at { $at }: { FORM($lines, "comma") }
core-sheet-completed = completed { $feature } at { $at }: { FORM($lines, "comma") }
core-sheet-unfinished = unfinished { $feature } at { $at }: { FORM($lines, "comma") }
core-farms-at-city = farms around the city
core-sheet-final = { $feature } at { $at } in final scoring: { FORM($lines, "comma") }
core-and-note = { $first }; { $note }

# Where something lies
core-side-N = north
    .half = northern half
    .screen = top
core-side-E = east
    .half = eastern half
    .screen = right
core-side-S = south
    .half = southern half
    .screen = bottom
core-side-W = west
    .half = western half
    .screen = left
core-corner-NE = north-east
    .screen = top right
core-corner-SE = south-east
    .screen = bottom right
core-corner-SW = south-west
    .screen = bottom left
core-corner-NW = north-west
    .screen = top left
core-side-near = { $side }, { FORM($near, "half") }
core-middle = middle
core-inside = inside
core-spot = { $at }, { $side }
core-spot-on = the { $feature } at { $at }, { $side }
core-spot-as = the { $feature } ({ $role }) at { $at }, { $side }

# What happens in every game
event-turn = turn { $turn }: { $player }
event-drawn = { $player } draws { $tile }
event-discarded = { $tile } fits nowhere and leaves the game
    .did = finds no place for the tile: it leaves the game
event-placed = { $player } lays { $tile } at { $at }
event-deployed = { $player } puts { FORM($piece, "a") } on the { $feature } at { $at }
    .did = puts { FORM($what, "a") } { FORM($feature, "on") }
event-returned = { $player } takes back { FORM($piece, "a") }
    .did = takes the { $piece } back
event-points = { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, now { $score }
event-award = { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $what }
    .did = +{ $points }: { $what }
event-scored = the { $feature } at { $at } is scored
event-over = the game is over

# Setups that cannot be played
core-not-a-set = { $set } is not a set; a setup looks like base+inns-and-cathedrals or 2*base
core-one-copy = { $set }: at least one copy of a set
core-no-players = no players; 1 to { $max } can play
core-players = { $players ->
        [one] 1 player
       *[other] { $players } players
    }; 1 to { $max } can play
core-too-many-players = { $players } players; at most { $max } can play
core-player-name = player name { $name }: 1 to 40 characters on one line, without quotes, commas, bars, backslashes, braces or brackets
core-every-name-once = players { FORM($names, "comma") }: every name once
core-players-one-text = players { $players }: give a number or several names, as in ("Ada", "Bob")
core-first-seat = first seat { $seat }; seats are 0 to { $last }
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
