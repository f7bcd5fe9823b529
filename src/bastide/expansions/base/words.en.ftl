# Names
set-base = Base game
    .summary = Tiles, followers, roads, cities, cloisters and farms: everything starts here.
preset-current = current
preset-first-edition = first edition
preset-2021-first-game = first game of the 2021 edition
preset-championship = championship
preset-family = family, without farmers
piece-follower = follower
    .a = a follower
    .many = followers
segment-road = road
    .a = a road
    .many = roads
    .on = on the road
role-thief = thief
    .a = a thief
    .many = thieves
    .on = Thief on the road
segment-city = city
    .a = a city
    .many = cities
    .on = in the city
role-knight = knight
    .a = a knight
    .many = knights
    .on = Knight in the city
segment-cloister = cloister
    .a = a cloister
    .many = cloisters
    .on = in the cloister
role-monk = monk
    .a = a monk
    .many = monks
    .on = Monk in the cloister
segment-field = farm
    .a = a farm
    .many = farms
    .on = in the field
role-farmer = farmer
    .a = a farmer
    .many = farmers
    .on = Farmer in the field
segment-river = river
    .on = on the river
    .a = a river
    .many = rivers

# What is printed
mark-pennant = pennant

# Options and their values
option-farm-scoring = how farms score
    .name = farm scoring
option-farm-scoring-current = current
    .sentence = Each farm scores 3 points for every finished city it touches.
option-farm-scoring-first-edition = first edition
    .sentence = Each finished city gives 4 points, once, to whoever has most farmers around it.
option-small-city = a completed city of two tiles scores half
    .name = small city
option-small-city-off = off
    .sentence = A finished city of two tiles scores like any other.
option-small-city-on = on
    .sentence = A finished city of two tiles scores half.
option-start-player = how the starter is chosen
    .name = start player
option-start-player-any = any
    .sentence = Anybody may begin.
option-start-player-youngest-decides = youngest decides
    .sentence = The youngest says who begins.
option-start-player-youngest-starts = youngest starts
    .sentence = The youngest begins.
option-farmers = followers may stand on fields
    .name = farmers
option-farmers-on = on
    .sentence = Followers may be farmers on fields.
option-farmers-off = off
    .sentence = No farmers: fields stay empty and score nothing.
option-tie = what a tie for first place means
    .name = tie
option-tie-shared = shared
    .sentence = Whoever is tied for first place wins.
option-tie-replay = replay
    .sentence = A tie for first place means: play again.
option-tie-starter-loses = with two players, whoever started loses
    .sentence = With two players, whoever began loses a tie.
option-max-players = how many can play
    .name = max players
    .sentence = At most { $value } can play.
option-followers = normal followers in each supply
    .name = followers
    .sentence = Everybody has { $value } followers.

# What may be chosen
action-draw = draw { $tile }
action-place = lay the tile at { $at }, its top to the { $top }
action-deploy = { $piece } on { $spot }
action-start = { $player } begins
action-score = score { $spot } next
    .button = Score this { $feature } first
    .did = has the { $feature } scored first
action-pass = do nothing

# When something may be chosen
when-draw = a tile is drawn at the beginning of a turn or of a further part of it
when-place = a tile is placed as soon as it has been drawn, and only once
when-deploy = a figure is placed right after the tile
when-start = who starts is named before the first turn, and only where the youngest player decides it
when-score = what is scored first is chosen when one tile completes several features and their order matters

# Lines of a score
line-road-tile = { $count ->
        [one] road tile
       *[other] road tiles
    }
    .short = { $count ->
            [one] 1 tile
           *[other] { $count } tiles
        }
line-city-tile = { $count ->
        [one] city tile
       *[other] city tiles
    }
    .short = { $count ->
            [one] 1 tile
           *[other] { $count } tiles
        }
line-pennant = { $count ->
        [one] pennant
       *[other] pennants
    }
line-small-city-tile = { $count ->
        [one] tile of a small city
       *[other] tiles of a small city
    }
    .short = { $count ->
            [one] 1 tile
           *[other] { $count } tiles
        }
line-small-city-pennant = { $count ->
        [one] pennant in a small city
       *[other] pennants in a small city
    }
line-cloister = cloister
    .short = itself
line-neighbour = { $count ->
        [one] tile around it
       *[other] tiles around it
    }
line-farm-city = { $count ->
        [one] completed city at the farm
       *[other] completed cities at the farm
    }
    .short = { $count ->
            [one] 1 completed city
           *[other] { $count } completed cities
        }
line-won-city = completed city

# Refusals
reason-none-left = no follower is left
reason-all-taken = every place on the tile is taken
reason-none-suits = none of the followers left may stand on what is free

# What players are asked, and what doing nothing means
base-name-starter = name the player who starts
base-draw = a tile is drawn
base-place = place the tile { $tile }
    .ask = Place the tile
base-figure = place a figure on the tile, or do nothing
    .ask = { $offer ->
        [follower] Place a follower on the tile?
        [piece] Place a piece on the tile?
        [anywhere] Place a piece?
        [instead] No piece can be placed. Do something else?
        *[other] Place a piece, or do something else?
    }
base-pass-scores = what the tile completes is scored
base-pass-nothing = the tile completes nothing
base-score-next = choose the feature that is scored next

# Why something may not be done
base-youngest-first = first the youngest player names who starts
base-draw-first = a tile must be drawn first
base-none-to-draw = no tile { $tile } is left to be drawn now
base-must-place = the tile { $tile } fits somewhere and must be placed
base-tile-lies = a tile lies at { $at } already
base-apart = { $at } does not touch the map; a tile must share an edge with a tile in play
base-corner-only = { $at } touches the map only at a corner; a tile must share an edge with a tile in play
base-edges-differ = the { $side } edge shows { $mine }, but the tile to the { $side } shows { $theirs } there
base-edge-C = city
base-edge-F = field
base-edge-R = road
base-edge-I = river
base-edge-X = the wall of Carcassonne
base-edge-A = an abbey
base-none-in-supply = { $who } has no { $piece } left in the supply
base-tile-just-placed = figures go on the tile just placed, at { $at }
base-no-segment = the tile at { $at } shows nothing there ({ $side }); it has { FORM($there, "comma") }
base-there = { FORM($feature, "a") } ({ $side })
base-no-tile-there = no tile lies at { $at }
base-no-farmers = nobody may stand on a farm: this game is played without farmers
base-may-not-stand = { FORM($piece, "a") } may not stand on { FORM($feature, "a") }
base-occupied = the { $feature } at { $at } already has { $who }'s { $role } at { $there }
    .here = this { $feature } already has { $who }'s { $role }
base-complete = the { $feature } at { $at } is already complete
    .here = this { $feature } is already complete
base-say-next = first say which feature is scored next
base-not-to-order = at { $at } there is none of the features whose order is chosen now
base-goes-by = this { $feature } is chosen by its tile at { $at }

# Setups that cannot be played
base-max-players = { $players } players, but max_players is { $max }; 1 to { $max } can play
base-no-tile = { $setup } has no tile to draw

# What happens
event-unasked = { $player } places nobody: { $what }
    .did = places nobody: { $what }

# On and beside the table, and buttons
pass-figure = { $offer ->
    [follower] No follower
   *[other] Do nothing
  }

# The first game
lesson-base-welcome = Welcome! In five minutes you will know this game. Bob plays with you, and I explain one thing at a time.
lesson-base-place = Each turn begins with a tile. Yours shows half a city. Lay it where it closes the city in the middle: choose the marked place, turn it if you must, and confirm.
lesson-base-follower = Everything fits: city to city, field to field. Now you may put one follower on the tile. Put a knight into the city.
lesson-base-city-scored = The wall is closed, so the city scores at once: 2 points for each tile, 4 in all. And your knight comes home to you.
lesson-base-other-road = Bob goes on with the road and puts a thief on it. Nobody else can simply put a follower on this road now. But there is a way …
lesson-base-second-tile = This tile has a cloister, and a road that ends there. Lay it below the middle, with the road to the right.
lesson-base-highwayman = This piece of road touches no other yet, so it is free. Put your follower on the road.
lesson-base-join = Now the trick: lay this curve so that your road and Bob's become one.
lesson-base-farmer = The road is yours and Bob's now. You may still put a follower on something free: lay a farmer in the large field on the outside.
lesson-base-shared = The road has both its ends: 1 point for each of its 5 tiles. Most followers take it all; you and Bob have one each, so both of you get 5. The farmer stays until the end.
lesson-base-cloister = A cloister wants company: it is worth 1 point, and 1 more for each of the eight tiles around it. Lay it where much is there already.
lesson-base-monk = Put a monk into it. Monks come home when all nine tiles lie.
lesson-base-end = The last tile is laid, and what is unfinished counts: 6 for your cloister. And your field touches two finished cities, one of them Bob's: 3 points each, 6 more. You win 21 to 9, by 12. That was all of it!
