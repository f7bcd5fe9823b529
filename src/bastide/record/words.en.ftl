# What is wrong with a record
record-no-record = a record is text or JSON, not { $type }
record-too-long = { $n } bytes are too long for a record; at most { $max }
record-not-utf8 = not a text in UTF-8: byte { $byte } is wrong
record-not-a-record = this is no record: it does not start with [Format "{ $format }"]
record-format = format { $format }; this version reads 1 to { $reads }
record-at-action = action { $index }: { $what }
record-action-wrong = action { $index }: { $action }: { $what }
record-other-setup = the position is of another setup than { $setup }
record-in-setup = setup: { $what }
record-too-many-copies = { $n } copies of sets; at most { $max } in all
record-player-name = player name { $name }: no blanks around it, and nothing that cannot be printed

# Its tags
record-not-a-tag = { $text } is not a tag like [Setup "base"]
record-tag-twice = the tag { $tag } is there twice
record-tag-missing = the tag { $tag } is missing
record-tags = tags: each only once, and at most { $max }
record-tag-name = tag { $tag }: a capital, then letters and digits
record-tag-value = tag { $tag }: { $value } has a quote or cannot be printed
record-not-an-option = { $text } is not an option like small_city=on
record-seed = the seed { $seed } is not a number
record-not-a-seat = { $seat } is not a seat
record-starts-with = the game starts with { $tiles }
record-no-tiles = no tile
record-result = the result { $text } is not like 'Ada 45 won, Bob 32'
record-key-alone = there is a tag { $tag }, but no Result

# Its turns
record-here-it-says = { $what }; here it says { $rest }
record-next-turn = the next turn is { $turn }
record-turn-over = the turn { $turn } is over
record-game-over = the game is over
record-braces = the braces do not match
record-other-chooses = now { $who } must choose; that is written { $who }:...
record-not-discarded = { $word }: the tile { $tile } has a legal place
record-not-placed = { $word }: { $tile } is not placed by the active player
record-not-chance = it is not chance's turn
record-draws-end = the list of draws ends after { $n }

# Its result
record-other-scores = result: the record says { $stated }, the game gives { $actual }
record-scores = { $n ->
        [one] 1 score
       *[other] { $n } scores
    }
record-other-winners = result: the record says that { $stated } won, the game says { $actual }
record-nobody = nobody
record-unknown-ending = a game does not end by { $why } before its last tile; there is { FORM($there, "comma") }
record-ended-twice = result: the game was played to its end, so that nothing else can have decided it

# Why a game was decided before its last tile
record-ended-time = { $who } ran out of time
record-ended-resigned = somebody resigned
record-ended-claimed = somebody stayed away too long
record-ended-draw = all agreed on a draw
record-ended-end = all agreed to end it here
record-seat = seat { $seat }
record-other-end = result: the record ends in position { $stated }, the game in { $actual }

# What is wrong with JSON; $what is its key
record-not-json = not JSON: { $why }
record-not-json-at = not JSON: { $why } at column { $column }
record-list-needed = { $what }: a list is needed
record-names-needed = { $what }: a list of names is needed
record-numbers-needed = { $what }: a list of numbers is needed
record-number-needed = { $what }: a whole number is needed
record-text-needed = { $what }: a text is needed, not { $type }
record-object-needed = { $what }: an object is needed, not { $type }
record-unknown-key = { $what }: unknown { $key }; there are { FORM($there, "comma") }

# What is wrong with an action that is written down
record-no-action = an action is a text or an object with a type, not { $type }
record-action-holds = an action holds words, numbers and places, not { $type }
record-action-too-long = { $text }... is not an action: { $n } characters
record-none-placed = { $text } speaks of the tile just placed, and there is none

# What is wrong with a position
record-in-position = position: { $what }
record-position-no-text = a position is a line of text, not { $type }
record-position-too-long = position: { $n } characters; at most { $max }
record-position-fields = { $n ->
        [one] 1 field
       *[other] { $n } fields
    }; setup | tiles | pieces | players | turn are needed
record-position-field = unknown or repeated field { $field }
record-position-one-word = { $field } needs one word
record-position-player = { $text } is not a player like 'Ada 4 7M'
record-position-no-player = no player { $name }
record-position-tile = { $text } is no tile of this game like D@0,0>N
record-position-only = { $text }: there { $n ->
        [one] is only 1 tile
       *[other] are only { $n } tiles
    } { $tile }
record-position-occupied = { $text }: a tile lies there already
record-position-apart = { $text } touches no tile named before it
record-position-edge = { $text }: its { $side } edge does not fit
record-position-own = no own state { $names } in this game
record-position-piece = { $text } is no piece of this game like M@0,1.S
record-position-pieces = { $text } are no pieces of a player like 'Ada M@0,1.S'
record-position-none-left = { $text }: { $who } has no such piece left
record-position-no-place = { $text }: there is no such place
record-position-twice = the pieces of { $who } are there twice
record-position-negative = { $who } has { $score } points; nobody has fewer than 0
record-position-supply = { $who } has { $stated } in the supply, but the pieces on the table leave { $left }
record-nothing = nothing
record-position-turn = { $text } is not a turn like '5 Ada draw'
record-position-over = the game is over, nobody has anything to choose
record-position-no-step = { $text } is not a step
record-position-deep = { $n } steps on the agenda; at most { $max }
record-position-asks-nothing = the step { $step } has nothing to ask here
record-position-laid = laid needs a place
record-too-many-used = more tiles { $tile } are used than there are
record-too-many-tiles = { $n } tiles { $tile }, but there { $there ->
        [one] is 1
       *[other] are { $there }
    }

# The words of its fields; $what is the field
record-not-a-number = { $what }: { $word } is not a number
record-not-a-place = { $what }: { $word } is not a place like 0,1
record-off-table = { $what }: { $at } is off the table
record-thing-needed = { $what }: a { $thing } is needed, not { $word }
record-no-such = { $what }: there is no { $thing } { $number }
record-no-tile = { $what }: no tile { $tile } in this game
record-no-tile-at = { $what }: no tile lies at { $at }
record-no-segment = { $what }: the tile at { $at } has no segment { $spot }
record-tile-values = { $what }: { $text } needs { $n ->
        [one] 1 value
       *[other] { $n } values
    } for a tile
record-values = { $what }: { $n ->
        [one] 1 value
       *[other] { $n } values
    }; { $needed } are needed
record-no-step = agenda: no step { $step }; there are { FORM($there, "comma") }
record-step-too-long = agenda: { $step } has more than three arguments
record-step-needs-next = agenda: { $step } needs its next step, one of { FORM($there, "comma") }
record-step-needs = agenda: { $step } needs { FORM($there, "comma") }

# A draw that can be proven fair
record-no-promise = this game promised nothing about its draws: there is no tag DrawHash
record-secret-kept = the secret of the draws is told when the game is over: there is no tag DrawSecret
record-no-secret = the tags DrawSecret and DrawSalts hold no secret and no salts
record-promise-broken = the secret is not the one that was promised: its hash is { $actual }, promised was { $promised }
record-draw-differs = draw { $n }, in turn { $turn }: the record says { $stated }, but { $due } had to come
