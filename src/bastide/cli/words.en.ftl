# The command line itself
cli-no-language = there is no language { $language }; there are { FORM($there, "comma") }
cli-missing = { $language }: { $n } missing
cli-uncompiled = running uncompiled, everything works but slower
cli-too-deep = the input is nested too deeply
cli-see-help = { $what } (see { $command } --help)

# What is wrong with what was asked for
cli-not-an-option = { $text } is not an option; write it as key=value, as in small_city=on
cli-no-player = { $text } names no player somewhere; write them as in greedy,random
cli-other-players = the record has { $record } players, --players names { $named }
cli-arena-seats = { $seats } seats at a table and { $players ->
        [one] 1 player
       *[other] { $players } players
    }; a table has at least 2, and everybody at it must be named
cli-arena-test = { $text } is not a test; write two shares in percent, the lower first, as in 50,55
cli-other-names = { $names ->
        [one] 1 name
       *[other] { $names } names
    } for { $players ->
        [one] 1 player
       *[other] { $players } players
    }
cli-unknown-set = unknown set { $set }; there are { FORM($there, "comma") }, or a file FILE.toml
cli-unknown-page = unknown page { $page }; there are { FORM($there, "comma") }
cli-sheet-is-pdf = { $file }: a sheet is a .pdf
cli-review-kinds = { $file }: a review is .svg, .png, .webp, .pdf, .json or .bastide
cli-reviewing = reviewing
cli-picture-kinds = { $file }: a picture is .svg, .png, .webp, .pdf or .gif
cli-motion-kinds = { $file }: a game in motion is .svg, .gif or .webp
cli-no-score = { $turn ->
        [0] nothing scores in this game
       *[other] nothing scores in turn { $turn }
    }
cli-no-turn = turn { $turn }: the record ends with turn { $last }
cli-not-a-place = { $text } is no place of a feature; write it as 0,1.S
cli-no-segment = { $text }: no such segment; there are { FORM($there, "comma") }
cli-no-tile-there = { $text }: no tile lies there
cli-server-needs = the server needs { $package }: install bastide with its extra, bastide[server]

# Answers of commands
cli-cannot-be-used = cannot be used: { $what }
cli-wrote = wrote { $file }
cli-serving = { $address }  (Ctrl-C ends)
cli-serving-others = { $address }  for others in this network
cli-set = { $set }: { $designs ->
        [one] 1 design
       *[other] { $designs } designs
    }, { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
cli-faults = { $file }: { $n ->
        [one] 1 fault
       *[other] { $n } faults
    }
cli-sound = { $file }: { $designs ->
        [one] 1 design
       *[other] { $designs } designs
    }, sound. On { $boards ->
        [one] a random board
       *[other] { $boards } random boards
    } of { $setup }:
cli-games = { $setup }, { $n ->
        [one] 1 game
       *[other] { $n } games
    }, seed { $seed }
cli-took = { $seconds } seconds, { $rate } games a second
cli-between = { $low } to { $high }
cli-arena = { $setup }, { $decks ->
        [one] 1 deck
       *[other] { $decks } decks
    }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }, seed { $seed }
cli-arena-decided = { $player }: rather { $share } % of the victories than { $other } %; wrong in at most { $error } of 100 such tests
cli-arena-open = { $player }: not decided between { $low } % and { $high } % of the victories, { $ratio } of ±{ $bound }
cli-verified-complete = { $n ->
        [one] 1 action
       *[other] { $n } actions
    }, verified; complete. { $result }
cli-verified-so-far = { $n ->
        [one] 1 action
       *[other] { $n } actions
    }, verified; not finished. { $result }
cli-fair = { $n ->
        [one] 1 draw followed
       *[other] All { $n } draws followed
    } from the secret that was promised before the first and { $salts ->
        [0] from nothing else
        [one] from the salt of one player
       *[other] from the salts of { $salts } players
    }.
cli-fair-hash = Promised: { $hash }. Compare it with what was shown while you played.

# The heads of tables
cli-column-set = set
cli-column-title = title
cli-column-designs = designs
cli-column-tiles = tiles
cli-column-tile = tile
cli-column-count = count
cli-column-edges = edges
cli-column-fits = fits on
cli-column-places = places
cli-column-seat = seat
cli-column-player = player
cli-column-mean = mean score
cli-column-sure = 95 %
cli-column-victories = victories
cli-column-best = best
cli-column-games = games
cli-column-decks = decks
cli-column-wins = wins
cli-column-draws = draws
cli-column-share = share
cli-column-margin = margin
cli-column-elo = Elo
cli-column-rating = rating
cli-column-mean-time = a move
cli-column-time-99 = 99 %
cli-column-max-time = longest
cli-column-late = late
cli-column-farms-lost = farms for nothing
cli-column-cities-lost = large cities for nothing
cli-column-against = against
cli-column-ahead = ahead

# Around the board
cli-more-W = { $n ->
        [one] 1 more column
       *[other] { $n } more columns
    } to the west
cli-more-E = { $n ->
        [one] 1 more column
       *[other] { $n } more columns
    } to the east
cli-more-N = { $n ->
        [one] 1 more row
       *[other] { $n } more rows
    } to the north
cli-more-S = { $n ->
        [one] 1 more row
       *[other] { $n } more rows
    } to the south
cli-points = { $n ->
        [one] point
       *[other] points
    }
cli-pieces = { $n ->
        [one] 1 { $piece }
       *[other] { $n } { FORM($piece, "many") }
    } ({ $letter })
cli-piece-of = { $who }'s { $piece }
cli-piece-in = { $piece }: { $place }
cli-thing-at = { $thing } at { $at }
cli-thing-in = the { $thing } is in the { $place }
cli-turn = turn { $turn }, { $left ->
        [one] 1 tile
       *[other] { $left } tiles
    } to come

# What is asked
cli-lay = { $who }, lay the tile { $tile }.
cli-places = { $n ->
        [one] 1 place is numbered on the board.
       *[other] { $n } places are numbered on the board.
    }
cli-type-number = Type a number and where the top should point (N, E, S, W), as in 3S
cli-enter = Enter plays { $move }
cli-asked = { $who }, { $prompt }:
cli-coached = { $move }: { $why } ({ $expects })
cli-list-goes-on = ... to { $n }; hint shows more
cli-which-tile = { $who }'s turn: which tile was drawn? ({ $tiles })
cli-what-came = { $who }'s turn, { $prompt }: what came? ({ $there })
cli-keys = Arrow keys choose, space turns the tile, Enter plays; or type a move, help, quit
cli-keys-over = Enter or quit ends; score, save FILE and undo work.
cli-help =
    Lay a tile:     3 (the number of a place), 3S (with its top to the south), or @0,1>S
    Place a figure: 2 (a number of the list), or M.W: a follower on the west side; - for nothing
      undo          take your last decision back       hint          legal places, and what greedy would do
      why ACTION    why something is not allowed       rules ID      what a rule says, as in rules ROAD-3
      score         all points so far, with reasons    board         show the board again
      coach         where to look; coach move, coach full: a move, or the best ones compared
      odds PLACE    which tiles fit a free cell (odds 0,1) or finish a feature (odds 0,1.S), and when they come
      save FILE     save the game                      help, quit    this help, the end
cli-referee-help =
    Tell what was drawn, rolled or revealed: E, draw:E, roll:2, or part of a name where it is clear
    Tell what was done: @0,1>S (lay the tile, its top to the south), M.W (follower on the west side), -
    Several at once: E@0,1>S M.S
      undo [N]      take back the last action, or the last N
      moves [N]     the last 10 actions, or N, with their numbers
      fix N ACTION  put action number N right; all that was played since is checked again
      bag           which tiles are still to come, and how likely each is
      why ACTION    why something is not allowed        rules ID      what a rule says, as in rules ROAD-3
      score         all points so far, with reasons     board         show the board again
      hint          what is allowed, what greedy does   save FILE     save the game
      help, quit    this help, the end

# What happened
cli-said = { $text } ({ $label })
cli-played = { $who }: { $what }
cli-move = { $number }  turn { $turn }  { $who }: { $what }
cli-award = { $who }: { $what }; { $why } [{ FORM($rules, "comma") }]
cli-award-for = { $what } [{ FORM($rules, "comma") }]
cli-nobody = nobody
cli-scores = { $scores }
cli-over = The game is over: { $scores }.
cli-over-early = The game is over: { $scores }. { $why }; { $who } { $n ->
    [one] wins
   *[other] win
}.
cli-over-nobody = The game is over: { $scores }. Nobody wins (OPT-5).
cli-over-winners = The game is over: { $scores }. { $who } { $n ->
        [one] wins
       *[other] share the victory
    }.

# Answers to what is typed
cli-type-help = type help to see what you can do
cli-type-rules = write rules and an id, as in rules ROAD-3
cli-type-why = write why and an action, as in why @0,1>S
cli-type-save = write save and the name of a file, as in save evening.bastide
cli-type-fix = write fix, a number from 1 to { $last } and the action, as in fix 3 M.S
cli-game-over = the game is over; score, save FILE, undo or quit
cli-no-number = there is no number { $number }; choose from 1 to { $last }
cli-no-choice = { $text } is not a choice; type the number alone
cli-several-ways = the tile fits there in { $n } ways: { FORM($ways, "or") } (the letter says where its top points)
cli-nothing-to-undo = there is nothing to take back
cli-undone = taken back: { $actions }
cli-nothing-to-decide = nothing has to be decided
cli-legal = { $n ->
        [one] 1 move is allowed
       *[other] { $n } moves are allowed
    }: { $actions }
cli-all = { FORM($all, "comma") }
cli-and-more = { FORM($first, "comma") } and { $rest } more
cli-greedy-plays = greedy would play { $move }
cli-next-best = next best, in expected points: { FORM($moves, "each") }
cli-valued = { $move }: { $points }
cli-allowed = { $action } is allowed: { $label }
cli-not-allowed = not allowed: { $why }
cli-not-allowed-because = { $action } is not allowed: { $why }
cli-not-understood = { $why }; type help to see what you can do
cli-but-stands = { $why } ({ $action } stands)
cli-in-turn = turn { $turn }: { $what }
cli-no-points = no points yet. { $result }
cli-saved = saved in { $file }; go on with it by bastide play --record { $file }
cli-not-a-number = { $text } is not a number

# Answers of the referee
cli-may-be = { $word } may be { $there }
cli-not-now = { $word } is not what chance can bring now; { $asked }
cli-not-that = { $word }: { $asked }
cli-all-drawn = { $word }: all tiles of that kind have been drawn, or it is not in this pile
cli-not-one = { $text } is not one action
cli-later-wrong = then action { $number } would be wrong: { $why }; take back to there with undo { $back }, or put that right first
cli-unchanged = nothing is changed: { $why }
cli-fixed = action { $number } is { $action } now
cli-nothing-played = nothing was played yet
cli-to-come = { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    } to come:
cli-likeliest = likeliest now: { $there }

# bastide solve
cli-solved-player = { $player }: { $value }, expected points { $points }
cli-solved = { $n ->
        [one] 1 position
       *[other] { $n } positions
    } looked at
cli-solved-best = best
cli-column-action = action
cli-column-number = no.
cli-column-lead = ahead at the end
cli-column-win = win
cli-column-behind = behind the best
cli-column-chance = chance
cli-column-moments = moments
cli-column-said = said
cli-column-came = came true
cli-column-off = off
cli-column-decisions = decisions
cli-column-sound = sound
cli-column-loss = lost a decision
cli-playing = playing
cli-hint-found = { $n } positions, { $clear } with a move that is clearly best; the hint found { $found } of those
cli-review-right = { $called } moves called worse than the best, { $wrong } of them wrongly; they cost { $loss } points on average
cli-quiz-right = { $n } of { $of } right
cli-other-results = { $file } holds results of another setup, other players, seed or worlds
cli-no-results = { $file } does not hold results of bastide coach check
cli-column-value = value
cli-column-odds = odds

# bastide dataset
cli-dataset = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }, seed { $seed }: { $file }
cli-dataset-format = there is no format { $format }; there are { FORM($there, "comma") }

# bastide train
cli-training = round { $n }
cli-trained = { $games } games. On { $decks } new decks { $margin } ± { $error } points a game: { $file }

# Puzzles
cli-puzzles-made = { $n ->
    [one] 1 new puzzle
   *[other] { $n } new puzzles
}; { $games } games, { $positions } positions looked at
cli-checking = checking
cli-column-puzzle = puzzle
cli-column-themes = themes
cli-column-grade = difficulty
cli-column-setup = sets
cli-puzzle-today = today: { $name }
cli-puzzle-task = { $who } has drawn { $tile }. One of { $moves } moves is clearly best; { $unseen ->
        [one] 1 tile is
       *[other] { $unseen } tiles are
    } still to come.
cli-puzzle-how = Write a move, as @0,1>S M.S or @0,1>S - without a figure; ? gives a hint, an empty line the solution.
cli-puzzle-figure = and the figure? M.S puts a meeple, - none
cli-puzzle-solution = the solution: { $move }
cli-puzzle-bad = { $name } does not hold: { $why }
cli-puzzles-checked = { $good ->
        [one] 1 puzzle holds
       *[other] { $good } puzzles hold
    }, { $bad ->
        [one] 1 does not
       *[other] { $bad } do not
    }
