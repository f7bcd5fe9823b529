# Setups that cannot be played
expansions-unknown-set = unknown set { $set }; there are { FORM($there, "comma") }; a set of another package must be installed first
expansions-unknown-preset = unknown preset { $preset }; there are { FORM($there, "comma") }
expansions-preset-table = the preset “{ $preset }” is for { $players } players and “{ $sets }” alone
expansions-unknown-option = unknown option { $option }; there are { FORM($there, "comma") }
expansions-not-alone = { $setup } cannot be played alone; add { FORM($there, "or") }
expansions-option-needs = option { $option } ({ $rule }) needs { FORM($sets, "or") }, which is not in { $setup }
expansions-not-together = { $one } and { $other } do not go together
expansions-own-name = tiles: { $set } is a set of the game; call your own set something else
expansions-declared-twice = { $set } and another set both declare { $name }, but not alike

# A tile file, or the tiles in a setup
expansions-tiles = tiles
expansions-file = { $file }: { $error }
expansions-not-readable = { $file }: not readable: { $error }
expansions-too-long = { $file }: { $characters } characters; at most { $max }
expansions-too-many-dots = { $file }: line { $line } has more than { $max } dots
expansions-tile-of-file = { $file }: tile { $tile }: { $fault }
expansions-not-held = no expansion declares it among its held_tiles
expansions-unknown-token = { $file }: token { $token }: no expansion declares it among its tokens
expansions-unknown-mark = no expansion declares the mark { $mark } on a { $place }; there are { FORM($there, "comma") }
expansions-version = tiles: version { $version }; this program reads { $reads }
expansions-quotes = tiles: a double quote, bar or backslash in the text
expansions-definitions = tiles: the text must describe tiles
expansions-faults = { FORM($faults, "each") }
expansions-more-faults = { FORM($faults, "each") }; and { $more } more

# A drawing file
expansions-draws-key = { $key }: unknown; use { FORM($there, "or") }
expansions-draws-unknown = { $key }: { $of } declares no such thing; use { FORM($there, "or") }
expansions-draws-wrong = { $key }: this must be { $what }
expansions-a-text = a text
expansions-a-table = a table
expansions-a-truth = true or false
expansions-a-number = a number
expansions-a-size = a number above 0
expansions-numbers = a list of { $n } numbers
expansions-one-of = { FORM($there, "or") }
expansions-two-colours = a list of two colours
expansions-a-standing-list = a list of ["name", x, y, scale]

# Faults of the whole file
expansions-set-name = set { $set }: use small letters, digits and hyphens
expansions-set-taken = set { $set }: there is a set of that name already
expansions-title = title: this must be a text
expansions-unknown-key = unknown key { $key }; there are { FORM($there, "comma") }
expansions-list = { $key }: this must be a list
expansions-box-number = { $key }: use a number from 0 to { $max }
expansions-no-tiles = no tiles: at least one [[tile]] is needed
expansions-too-many-tiles = { $tiles } tiles; at most { $max }
expansions-total = total says { $stated }, but the counts add up to { $total }
expansions-two-starts = more than one start tile

# Faults of a tile
expansions-on-tile = tile { $tile }: { $fault }
expansions-id-twice = there is another tile with this id
expansions-id = id: use letters, digits and + - . _
expansions-count = count { $count }: use a number from 1 to { $max }
expansions-edges = edges { $edges }: use four letters C, F, R or I for N, E, S and W
expansions-reserved = { $key }: only tiles of { FORM($sets, "comma") } may have it
expansions-one-spot = { FORM($one, "a") } and { FORM($other, "a") } cannot both be on one tile

# Faults of its parts
expansions-in-part = { $part }: { $fault }
expansions-part-city = city { $n }
expansions-part-road = road { $n }
expansions-part-river = river { $n }
expansions-part-field = field { $n }
expansions-part-edges = edges { $edges }: use some of N E S W, each once
expansions-reaches = reaches: use some of { FORM($there, "comma") }
expansions-halves = at { $at }: use half-edges { $there }, each once
expansions-field-cities = cities: use numbers of cities of this tile, from 0, or []
expansions-side = side: use N, E, S or W

# How its edges and fields fit together
expansions-edge-shared = edge { $edge }: only one can be there, { FORM($parts, "or") }
expansions-edge-shows = edge { $edge }: edges says { $letter }, but it shows { $part }
expansions-edge-plain = edge { $edge }: edges says { $letter }, but it shows nothing but field
expansions-half-in-city = edge { $edge }: half-edge { $half } lies in a city, but field { $field } claims it
expansions-half-of-none = edge { $edge }: half-edge { $half } belongs to no field
expansions-half-of-two = edge { $edge }: half-edge { $half } belongs to fields { $one } and { $other }
expansions-one-field = edge { $edge }: a plain edge has one field, not { $one } and { $other }
expansions-crossing = { $one } and { $other } cross; say bridge = true, or a tunnel
expansions-corner = corner { $corner }: { $half } and { $next } meet there, so they are one field, not { $one } and { $other }
expansions-corner-city = edge { $edge }: field { $field } meets city { $city } at the corner { $corner }; list it in its cities
expansions-enclosed = enclosed fields (at = "") need different sides
expansions-both-sides = field { $field } lies on both sides of { $part }
expansions-between = field { $field } cannot touch city { $city }: { $part } lies between them

# Features that meet in one spot
expansions-joints = { $key }: use a list of lists of features
expansions-joint-features = { $key } { $group }: use two features or more, each once
expansions-joint-name = { $key }: { $word } is not like { FORM($forms, "or") }
expansions-joint-missing = { $key }: there is no { $word } on the tile

# Expansions from other packages
expansions-unusable = the set { $name } cannot be used: { $why }
expansions-fault = { $name } of the package { $package }: { $why }
expansions-no-import = { $what } cannot be imported, { $error }
expansions-no-expansion = { $what } is not a class that derives from Expansion
expansions-no-steps = its steps cannot be made, { $error }
expansions-bad-name = its name is { $name }; names are made of small letters, digits and hyphens
expansions-not-a-hook = { $of }.hooks names { $name }, which is no hook; there are { FORM($there, "comma") }
expansions-no-method = { $of }.hooks names { $name }, but there is no such method
expansions-never-called = { $of }.{ $name } would never be called: name it in hooks = { $hooks }
expansions-parameters = { $name } must be written as { $written }
expansions-must-say-set = { $file } must say set = { $name }
expansions-bad-words = { $error }
expansions-bad-rulebook = rulebook.toml: { $error }
expansions-taken-step = there is a step called { $name } already
expansions-taken-set = there is a set called { $name } already
expansions-taken-expansion = there is an expansion called { $name } already
expansions-taken-piece = there is a piece called { $name } already
expansions-taken-letter = there is a piece with the letter { $name } already
expansions-taken-token = there is a token called { $name } already
expansions-taken-segment = there is a kind of segment called { $name } already
expansions-taken-action = there is an action called { $name } already
expansions-taken-option = there is an option called { $name } already
expansions-taken-variable = there is own state called { $name } already
expansions-taken-place = there is a place called { $name } already
expansions-taken-event = there is an event called { $name } already
expansions-taken-message = there is a message in { $language } called { $name } already
expansions-taken-rule = there is a rule called { $name } already

# What its author is told
expansions-finding = { $file }: { $thing }: { $what }
expansions-is-not = { $key } is { $value }; use { FORM($there, "or") }
expansions-nobody-has = { $key } names { $name }, which no expansion declares; use { FORM($there, "or") }
expansions-letter = letter is { $letter }; use one capital letter
expansions-slot = slot is { $slot }; use TURN, PART, FEATURE, AWARD, FINAL, or -1 for a step that is only pushed
expansions-too-many-parts = its parts take { $n } numbers (a tile takes two); an action has room for { $max }
expansions-choices = part { $part }: give choices to a part of the kind choice, and to no other
expansions-form = form is { $form }; it must name { FORM($there, "comma") }, each once
expansions-no-such-rule = there is no such rule; write it into rulebook.toml, or use { FORM($there, "or") }
expansions-no-words = { $id } has no words; write them into { $file }
expansions-no-words-but = { $id } has no words; write them into { $file }, or use { $near }
expansions-never-said = nothing uses these words; did you mean { FORM($there, "or") }?
expansions-no-form = sentences ask for .{ $form }; add it
expansions-no-parameter = { $parameter } is never given; use { FORM($there, "or") }
expansions-not-given = { $id } needs { $parameter }=...

# Games to begin with
expansions-suggestion-current = The classic
    .summary = The base game by today's rules.
expansions-suggestion-first-game = The very first game
    .summary = The 2021 edition without farmers and abbots: quick to learn.
expansions-suggestion-abbots = With abbots
    .summary = The 2021 edition with gardens, abbots and its river.
expansions-suggestion-family = Family
    .summary = A river to begin with, followers that fly, and no farmers.
expansions-suggestion-first-edition = As it used to be
    .summary = The rules of the first edition: small cities, and farms counted by city.
expansions-suggestion-championship = Championship
    .summary = Two players, base game; whoever began loses a tie.
expansions-suggestion-big-evening = Big evening
    .summary = Inns, traders, dragon, king and a long river, for two hours and more.
