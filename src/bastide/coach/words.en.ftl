# Odds: which tiles fit a cell or finish a feature, and when they come. $next, $mine, $before are percent.
coach-cell-lost = nothing still to come fits here
coach-cell-fits = { $n ->
        [0] none of the { $of } tiles to come fits here
        [one] 1 of the { $of } tiles to come fits here
       *[other] { $n } of the { $of } tiles to come fit here
    }
coach-in-hand = the tile in hand fits too
coach-comes = { $who } draws one: { $next } % next turn, { $mine } % before the end{ $before ->
        [0] {""}
       *[other] ; others are first with { $before } %
    }
coach-aside = { $n ->
        [one] 1 more is set aside
       *[other] { $n } more are set aside
    }
coach-stays-open = one of its cells can never be filled: it stays open
coach-finishing = { $n ->
        [one] 1 of { $of } tiles to come finishes it
       *[other] { $n } of { $of } tiles to come finish it
    }
coach-cells = it needs tiles in { $n } cells; for the hardest of them { $fewest ->
        [0] no tile is left
        [one] 1 tile is left
       *[other] { $fewest } tiles are left
    }
coach-leads = { $n ->
        [one] { $who } has it alone
       *[other] { $who } share it
    }
coach-joins = { $who } can join in with { $n ->
        [one] 1 tile
       *[other] one of { $n } tiles
    }: { $next } % next turn, { $mine } % before the end
coach-takes-over = { $who } can take it over with { $n ->
        [one] 1 tile
       *[other] one of { $n } tiles
    }: { $next } % next turn, { $mine } % before the end
coach-takes = { $who } can join it to their own with { $n ->
        [one] 1 tile
       *[other] one of { $n } tiles
    }: { $next } % next turn, { $mine } % before the end
coach-no-place = { $place }: neither a free cell beside a tile nor a feature; write it as 0,1 or 0,1.S
coach-complete = { $place } is complete: there is nothing left to reckon with
coach-no-player = nobody is called { $name }; there are { FORM($there, "comma") }

# What a move does; the mover is the subject, $who are others. Several facts are put side by side.
coach-facts = { FORM($facts, "each") }
coach-quiet = a quiet place
coach-finishes = finishes the { $what }: +{ $points }{ $back ->
        [0] {""}
        [one] {" "}and a follower back
       *[other] {" "}and { $back } followers back
    }
coach-finishes-shared = finishes the { $what }, shared with { $who }: +{ $points } each{ $back ->
        [0] {""}
        [one] {" "}and a follower back
       *[other] {" "}and { $back } followers back
    }
coach-finishes-theirs = finishes the { $what } of { $who }: { $points } points for { $n ->
        [one] them
       *[other] each of them
    }
coach-more-points = +{ $points } on top
coach-more-points-for = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $who }
coach-puts = { FORM($what, "a") } worth { $now } now, { $finished } when finished
coach-begins = { FORM($what, "a") } worth { $now } now, { $cells ->
        [one] 1 cell
       *[other] { $cells } cells
    } to fill
coach-farms = { FORM($what, "a") } worth { $points } as it stands
coach-grows = the { $what } grows to { $now } as it stands
coach-grows-theirs = the { $what } of { $who } grows to { $now } as it stands
coach-takes-from = takes the { $what } from { $who }
coach-shares = gets a share of the { $what } of { $who }
coach-lets-in = lets { $who } into the { $what }
coach-blocks = the { $what } of { $who } can never be finished now
coach-narrows = only { $n ->
        [one] 1 tile fits
       *[other] { $n } tiles fit
    } the { $what } of { $who } now
coach-narrows-own = only { $n ->
        [one] 1 tile fits
       *[other] { $n } tiles fit
    } the own { $what } now
coach-strands = the own { $what } can never be finished now
coach-may-join = { $who } needs { $n ->
        [one] 1 tile
       *[other] one of { $n } tiles
    } to join it
coach-then-finishes = { $n ->
        [one] 1 of { $of } tiles finishes it
       *[other] { $n } of { $of } tiles finish it
    }
coach-hand = { $n ->
        [0] no follower is left in hand
       *[other] one follower is left in hand
    }

# Hints: where to look, what may be expected, and two moves compared. $lead, $points, $error are numbers as text.
coach-look-N = look at the north
coach-look-NE = look at the north-east
coach-look-E = look at the east
coach-look-SE = look at the south-east
coach-look-S = look at the south
coach-look-SW = look at the south-west
coach-look-W = look at the west
coach-look-NW = look at the north-west
coach-look-finish = something can be finished
coach-look-join = something of somebody else’s can be joined
coach-look-block = somebody can be hindered
coach-look-farm = think of the farms
coach-look-begin = a follower finds something of its own
coach-look-grow = something of yours can grow
coach-look-keep = a follower kept in hand is worth something too
coach-look-around = look around calmly: nothing stands out
coach-expects = { $lead } points (± { $error }) ahead at the end, { $win } % to win, in { $n } games played out
coach-better = { $points } points better (± { $error }), { $win } % more victories
coach-even = an even choice: { $points } points (± { $error }) cannot be told apart
coach-is-best = nothing better was found
coach-best-does = the better move: { FORM($facts, "each") }
coach-other-does = this one: { FORM($facts, "each") }
coach-chance = chance draws first: there is nothing to decide
coach-no-level = there is no { $name }; there are { FORM($there, "comma") }

# Reviews. $change, $loss and the parts of the ledger are numbers as text.
coach-turning = turn { $turn }, { $who }: { $change } % ({ $why })
coach-cost = turn { $turn }, { $who }: { $grade }, { $played } costs { $loss } points (± { $error }){ $win ->
        [0] {""}
       *[other] {" "}and { $win } % of the chance to win
    }; better { $better }: { $why }
coach-nothing-lost = nobody gave anything away for certain
coach-ledger = { $who }: { $total } at the end = { $luck } own draws { $theirs } others’ draws { $decisions } own decisions { $others } others’ decisions { $small } even choices { $rest } the rest
coach-rest-thirds = { $who }, the rest: { $first } in the first third of the game, { $second } in the second, { $last } in the last
coach-accuracy = { $who }: { $sound } of { $n } decisions sound ({ $share } %), { $lost } points given away
coach-remark = { $grade }: costs { $loss } ± { $error }, better { $better }
coach-chance-now = { $win } % to win
coach-unjudged = not looked at: there were too many decisions
coach-some-judged = a large game: of { $of } decisions only the { $n } most doubtful were judged, in { $worlds } games each; --level deep looks at all
coach-fewer-worlds = a large game: it was judged in fewer games, { $worlds } for each decision, so that errors are larger
coach-grade-unjudged = not looked at
coach-grade-best = best
coach-grade-even = an even choice
coach-grade-slip = a slip
coach-grade-mistake = a mistake
coach-grade-blunder = a blunder
coach-curve = Chance to win
coach-cost-most = What cost most
coach-played = played
coach-better-was = better
coach-ledger-title = Luck and decisions
coach-part-luck = own draws
coach-part-their-luck = others’ draws
coach-part-decisions = own decisions
coach-part-their-decisions = others’ decisions
coach-part-small = even choices
coach-part-rest = the rest
coach-part-total = lead at the end
coach-turn-n = turn { $turn }
coach-too-short = the game has only begun: there is nothing to review yet

# Puzzles: one move is clearly best.
coach-puzzle-right = that is it: { $points } points better than any other move
coach-puzzle-wrong = there is better: this move loses { $points } points
coach-no-puzzle = there is no puzzle { $name }; a day is written as 2026-11-17
coach-long-move = this move has { $n ->
        [one] only 1 decision
       *[other] only { $n } decisions
    }
coach-theme-steal = steal a city
coach-theme-farm = join a farm
coach-theme-block = block
coach-theme-finish = finish
coach-theme-save = save the follower
coach-theme-bag = count the bag
coach-grade-easy = easy
coach-grade-medium = medium
coach-grade-hard = hard
coach-pack-large = { $file }: a pack has at most { $n } bytes
coach-pack-broken = { $file } is no pack of puzzles: { $why }
coach-pack-format = { $file } has format { $format }, which this version does not know
coach-pack-puzzle = { $file }: puzzle { $id } is incomplete, or there twice
coach-check-position = the position does not read back as it was written
coach-check-unreadable = it cannot be played: { $why }
coach-check-part = the solution is not one whole move
coach-check-themes = the theme { $theme } is not what the solution does and the next best does not
coach-check-second = { $move } is only { $points } points worse (± { $error })
coach-check-other = { $move } is only { $points } points worse (± { $error }) when everybody plays by other weights
coach-check-search = the search plays { $move }
coach-no-day = { $text } is no day; one is written as 2026-11-17

# The scoring quiz: what is asked, and what a wrong answer has done. $what is a feature, or what a line counts.
coach-quiz-complete = The { $what } is complete. Who gets how many points?
coach-quiz-at-the-end = The game ends here. What does the { $what } bring, and to whom?
coach-quiz-points = { FORM($who, "comma") }
coach-quiz-nobody = nobody gets anything
coach-quiz-right = Right!
coach-quiz-wrong = Not quite: { $mistake }.
coach-quiz-split = those who share the majority all get the full points, they do not divide them
coach-quiz-one-of-tied = whoever has as much as the strongest gets the points too
coach-quiz-heads = heads were counted; it is strength that decides
coach-quiz-everybody = only whoever has the majority is paid, not everybody who has a follower there
coach-quiz-other = the points went to whoever has less there
coach-quiz-not-halved = that the points are halved was forgotten
coach-quiz-not-void = { $what }: that counts for nothing here
coach-quiz-left-out = left out: { $what }
coach-quiz-rate = { $what }: they were counted at { $worth ->
        [one] 1 point
       *[other] { $worth } points
    } each
coach-quiz-miscounted = { $what }: they were miscounted
coach-no-set = there is no set { $name }; there are { FORM($there, "comma") }
coach-no-question = these sets gave nothing to ask about; another seed will

# The strategy guide. What was measured is of greedy players, base game, two players; docs/strategy.md has the commands.
coach-plan-hand = Keep a follower in hand
coach-plan-hand-text = A follower at home is worth more than most places it could stand on: it is there when a good tile comes. Finish small things early to get followers back, and do not put the last one down for a point or two. Here Red has one left: closing the small city brings 4 points and a second one.
coach-plan-hand-measured = Of two players that differ in nothing else, the one that holds followers in hand for worth half as much as we do wins 15.6 ± 1.8 % of 400 games and loses by 25 points on average; the one that gives nothing for them wins none and loses by 62. Of what was measured here nothing weighs as much.
coach-plan-open = One open side
coach-plan-open-text = A city with one open side needs one tile; every further open side is one more tile that must come, one more cell that can be spoilt, and one more door for others. Lay a tile so that your city stays open at one side only, as here.
coach-plan-open-measured = Of cities with a follower that at least eleven tiles to come could continue, 67 % were finished with one open cell, 41 % with two, 23 % with three (1,840, 448 and 139 cities in 300 games). A player that thinks open sides do not matter wins 33.2 ± 2.3 % of 400 games and loses by 9.5 points.
coach-plan-count = Count the tiles to come
coach-plan-count-text = What is still in the bag decides what can be finished. Before you wait for a tile, count whether there is one; where somebody else waits, lay tiles so that few or none can fit there. Here Red’s road leaves three tiles in the whole game that fit Blue’s city.
coach-plan-count-measured = Of cities with one open cell that at most two tiles could fill, 31 % were finished, with three to five 42 %, with more than ten 67 %. A player that expects any cell to be filled that at least one tile fits wins 30.4 ± 2.0 % of 400 games and loses by 9.7 points; it has farms for nothing four times as often.
coach-plan-farms = Farms, but not too many and not too early
coach-plan-farms-text = A farmer never comes home and is paid for every finished city beside the farm, so one well placed farmer is often the best follower of the game, and a third or fourth one is a follower that is missing elsewhere. Look for a farm beside cities that are finished or will be, as here, and whether somebody can still get into it.
coach-plan-farms-measured = A player that has no eye for farms until the last tile wins 36.0 ± 2.2 % of 400 games and loses by 8.1 points. One that counts them in full from the first tile on, with more cities than they get, loses just as much: it wins 34.2 ± 2.3 % and loses by 9.0.
coach-plan-join = Join what is large
coach-plan-join-text = Whoever shares the majority gets all the points, not half of them. A follower in a small city or farm of their own beside a large one, joined by one tile, takes a share of everything that others have built. Here Red joins Blue’s city and both get all of it; the same tile anywhere else leaves it to Blue.
coach-plan-join-measured = In 400 games 49 cities and 189 farms were joined. Whoever joined had a share or all of it at the end in 98 % of the cities and 90 % of the farms; they brought 14 and 18 points. That late is better than early was not shown: farms joined with up to 18 tiles to come were lost again in 7 % (of 70), with more than 54 to come in 16 % (of 38).
