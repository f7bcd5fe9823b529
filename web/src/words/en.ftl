# Home
door-computer = Against the computer
door-computer-more = The base game, right now.
door-screen = Around this screen
door-screen-more = Two of you take turns here.
door-friend = With a friend, by link
door-friend-more = You get a link to send.
new-game-with = New game with expansions, more players, house rules
second-player = Second player
tagline = Lay a tile, send a follower, build a land.
new-game = New game
your-games = Your games
watch = Games to watch
your-turn = your turn
turn-of = { $who } decides
join-by-link = Join by link
open = Open
replay-file = Replay a record from a file
forget-game = Forget this game
game = Game
over = finished
turn-n = Turn { $n }
not-a-link = That does not look like a link to a game.
bad-record = This record cannot be read: { $why }
no-record = No record is open.
you = Player
computer = Computer
friend = Friend
join-with = You play with { $names }.
invite-how = Send each friend the link to their seat.
share = Share
home = Home
language = Language
theme = Appearance
theme-system = Light or dark: auto
theme-light = Light
theme-dark = Dark

# New game
suggestions = What shall it be?
favourite = Favourite
keep-favourite = Keep as a favourite
forget-favourite = No longer a favourite
own-rules = { $n ->
    [one] one house rule
   *[other] { $n } house rules
  }
surprise = Surprise me
minutes-about = about { $n } minutes
minutes-more = { $n } more minutes
complexity-1 = easy
complexity-2 = some new rules
complexity-3 = many new rules
players = Players
add-player = Add a player
remove-player = Remove player { $n }
name-of = Name of player { $n }
kind-of = Who is player { $n }
kind-human = At this screen
kind-open = A friend, by link
ai-random = Computer, easy
ai-greedy = Computer, harder
ai-search = Computer, strong
ai-highwayman = Highwayman (1 of 7)
ai-monk = Monk (2 of 7)
ai-farmer = Farmer (3 of 7)
ai-knight = Knight (4 of 7)
ai-mayor = Mayor (5 of 7)
ai-count = Count (6 of 7)
ai-king = King (7 of 7)
ai-is-highwayman = The highwayman takes whatever lies by the roadside, and never thinks of tomorrow.
ai-is-monk = The monk finishes what was begun, and has never heard of farms.
ai-is-farmer = The farmer plans for the harvest, and now and then remembers to save a follower.
ai-is-knight = The knight knows the game, keeps followers back, and is seldom careless.
ai-is-mayor = The mayor counts which tiles are still to come, and makes the most of every turn.
ai-is-count = The count thinks for a moment about how you might answer.
ai-is-king = The king thinks ahead for three seconds, and gives nothing away.
colour = Colour of player { $n }
colour-0 = red, cross
colour-1 = blue, crescent
colour-2 = yellow, sun
colour-3 = green, chevron
colour-4 = black, star
colour-5 = pink, lozenge
who-starts = Who starts
by-lot = By lot
sets = Sets
copies-n = { $n ->
    [one] 1 copy
   *[other] { $n } copies
  }
copies-of = Copies: { $set }
more-copies = One more copy: { $set }
fewer-copies = One copy fewer: { $set }
copies-note = Several copies of a set bring more tiles, never more special pieces.
rules = Rules
only-base = Base game only
every-set = Everything
preset = Edition
preset-left = { $preset } is for { $n } players with its own tiles only. You have changed that, so you play by the usual rules now.
differences = Different from the official rules:
official = Official rules, nothing changed.
official-is = official: { $value }
official-short = official
change-options = Change single rules
table-manners = At the table
assist = Help on the board
assist-full = Full: legal places, values, hints
assist-some = Some: legal places, owners
assist-none = None: as with cardboard
clock = Clock
clock-none = No clock
clock-out = When somebody's time is up, the computer decides for them.
clock-out-loses = Whoever runs out of time loses; what stands on the table is not scored.
clock-n = { $n } minutes each, { $more } seconds a turn
clock-loses-n = { $n } minutes each, then you lose
clock-move-n = { $n ->
        [one] 1 minute for each move
       *[other] { $n } minutes for each move
    }
clock-days-n = { $n ->
        [one] By post: 1 day for each move
       *[other] By post: { $n } days for each move
    }
clock-holidays = Everybody may take { $n } days off.
time-days = { $days } d { $hours } h
time-hours = { $time } h
tag-resting = on holiday
leave-rest = Take some days off
leave-rest-more = { $n ->
        [one] Your time does not run meanwhile. You have one day left.
       *[other] Your time does not run meanwhile. You have { $n } days left.
    }
leave-rest-days = Days
leave-rest-take = Take off
listed = Anyone may watch
start = Start the game
join-title = You are invited
your-name = Your name
sit-down = Sit down

# Before the game
room-title = Waiting room
room-seats = Seats
room-host = host
room-you = You
room-colour = Your colour
room-free = Free seat
room-free-more = for whoever comes
room-for-guest = A friend, by link
room-ready = ready
room-not-ready = choosing …
room-ready-on = I am ready
room-ready-off = Ready. Wait, not yet …
room-start = Start without waiting
room-stand-up = Give my seat back
room-add = Another seat
room-up = { $who }: one seat up
room-down = { $who }: one seat down
room-remove = Ask { $who } to leave
room-remove-seat = Take this seat away: { $who }
room-waiting-seats = { $n ->
    [one] One seat is free. The game begins when everybody is seated and ready.
   *[other] { $n } seats are free. The game begins when everybody is seated and ready.
  }
room-waiting-ready = Everybody has a seat. Not ready yet: { $names }.
room-waiting-you = Everybody else is ready. Are you?
room-watching = You are watching. The game begins when everybody is ready.
room-removed = Your seat is free again.
room-full = All seats are taken.
room-invite-how = One link for everybody: whoever opens it takes a free seat.
room-link = Link to the table
room-qr = The link as a pattern for a phone's camera

# Leaving
leave = Leave the game
leave-later = Go on later
leave-later-more = The game waits for you. You find it under “Your games”.
leave-draw = A draw
leave-draw-more = Everybody shares the victory, if all accept.
leave-end = End it here
leave-end-more = The points on the track count, nothing else is scored, if all accept.
leave-offer = Offer
leave-resign = Resign
leave-resign-computer = The computer plays on in your place.
leave-resign-out = You are out, and the others have won.
leave-resign-out-on = You are out. The computer only lays your tiles, so that the others can finish.
room-gone-stood-up = { $who } has given their seat back.
room-gone-removed = { $who } was asked to leave by the host.
leave-sure = Yes, resign
leaving = Who leaves
leaving-computer = The computer plays on for them
leaving-out = They are out and cannot win
offer-asks = { $what ->
    [draw] { $who } offers a draw.
   *[end] { $who } offers to end the game here: the points on the track count.
  }
offer-waits = { $what ->
    [draw] A draw is offered. Waiting for the others …
   *[end] The end is offered. Waiting for the others …
  }
offer-accept = Accept
offer-decline = Play on
offer-take-back = Take it back
missed = { $who } is away.
missed-stand-in = Computer stands in
missed-claim = Claim the win
missed-gone = Count them as gone
tag-stand-in = computer stands in
tag-left = has left
log-computer-for = Computer for { $who }: { $what }
outcome-title-draw = A draw
outcome-title-won = { $n ->
    [one] { $names } wins
   *[other] { $names } win
  }
outcome-draw = You all agreed on a draw.
outcome-end = You all agreed to end the game here.
outcome-resigned = { $who } resigned.
outcome-claimed = { $who } stayed away too long.
outcome-out = { $who } left the game and could not win.

# Talking
tab-talk = Talk
talk = Talk
talk-free = Phrases and own words
talk-phrases = Phrases only
talk-none = Nothing is said
talk-empty = Nobody has said anything yet.
talk-text = Say something
talk-send = Say
talk-report = Report
talk-reported = reported
talk-mute = Do not hear { $who }
talk-unmute = Hear { $who } again
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-done = Well done!
phrase-thanks = Thank you!
phrase-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-oops = Oops!
phrase-good-game = Good game!
phrase-smile = 😊
phrase-surprise = 😮
phrase-clap = Bravo!
phrase-tear = 😢

# At the table
board = Board
around = Players, log and tiles
board-in-words = The board in words
tile-at = { $tile }, at { $x }, { $y }
decision = Decision
joining = Coming to the table …
offline = No connection to the server. Trying again; nothing is lost.
offline-short = offline
no-such-game = This table cannot be found
seat = Seat { $n }
chance = Chance
nobody = nobody
tag-you = you
tag-ai = computer
tag-away = away
tag-open = free seat
watching = You are watching
points-n = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
thinking = { $who } is thinking …
waiting = Waiting for { $who } …
drawing = A tile is drawn …
tile = Tile
tile-with = Tile: { $parts }
on-sides = { $what } ({ $sides })
turned = Turned by { $degrees } degrees
fits-in-no-rotation = However it is turned, the tile does not fit here:
click = { $touch ->
    [yes] Tap
   *[no] Click
  }
hint-cells = { $n ->
    [one] It fits in one place. { click } it.
   *[other] It fits in { $n } places. { click } one.
  }
unasked = { $own ->
    [yes] You could not place a figure: { $why }.
   *[no] { $who } could not place a figure: { $why }.
  }
none-left = You have no piece left to put on it.
hint-find = Find a place where it fits.
rule-n = Rule { $id }
hint-confirm = { $ways ->
    [one] It fits only this way. { $places ->
        [one] Confirm.
       *[other] Confirm, or choose another place.
      }
   *[other] { $touch ->
        [yes] Tap it to turn it, then confirm.
       *[no] Click it or press R to turn it, then confirm.
      }
  }
hint-elsewhere = Choose here or on the board; { $n ->
    [one] one more place is marked there.
   *[other] { $n } more places are marked there.
  }
hint-spots = { click } on the board or choose here.
hint-board = { $n ->
    [one] { click } the marked place on the board.
   *[other] { click } one of the { $n } marked places on the board.
  }
marked-for = Meaning: { $what }.
hint-buttons = Choose:
hint = Hint
hint-title = What should I look at?
review = Review
review-running = The coach is playing your game through. This may take a minute; you can come back later.
review-failed = The review did not work out. Try again later.
review-curve = Chance to win
review-costly = What cost most
review-nothing = Nobody gave anything away for certain.
review-ledger = Luck and decisions
review-accuracy = Accuracy
review-turn = Turn { $n }, { $who }
review-cost = costs { $n } ± { $e } points
review-better = Better:
review-played = As played
review-show-better = Show what was better
review-again = Try again
review-choose = Choose another place for the tile.
review-choose-one = Choose something else.
review-judge = Compare
review-record = Record with remarks
review-sound = { $who }: { $sound } of { $n } decisions sound ({ $share } %), { $lost } points given away
review-honest = Judged by games played out by the program’s own players, who are not above people. What cannot be told apart counts as even.

# The scoring quiz.
quiz = What is it worth?
quiz-more = Score real positions, rule by rule
quiz-streak = { $n } in a row, best { $best }
quiz-making = A question is being looked for …
quiz-right = Right!
quiz-wrong = Not quite.
quiz-nobody = nobody gets anything
quiz-next = Next question
quiz-sets = Sets that are asked about

# The strategy guide.
guide = What pays off
guide-about = Advice that games of the program’s players support, with what was measured. They are not people, and they play the base game by twos here; take it as a start.
guide-measured = Measured:
guide-advice = The advice
guide-picture = A position for: { $what }
guide-play-on = You can play on from here.
review-some = A large game: of { $of } decisions the { $n } most doubtful were judged, in { $worlds } games each.
grade-unjudged = not looked at
grade-best = best
grade-even = even choice
grade-slip = slip
grade-mistake = mistake
grade-blunder = blunder
ledger-luck = Own draws
ledger-their-luck = Others’ draws
ledger-decisions = Own decisions
ledger-their-decisions = Others’ decisions
ledger-small = Even choices
ledger-rest = The rest
ledger-total = Lead at the end
ledger-note = In points of the lead. Draws: what the tile was worth against the mean of the bag. The rest is what no single draw or decision explains.
ledger-thirds = { $who }, the rest: { $first } in the first third of the game, { $second } in the second, { $last } in the last.
coach-thinking = The coach is playing it out…
coach-show-move = Show me a move
coach-compare = Compare the best
coach-why-not = Why not this one?
coach-even = too close to tell
coach-numbers = { $lead } points, { $win } % to win
coach-compared = The best of { $total } moves, each played out { $n } times to the end.
numbers-legend = The numbers are the same as on the board.
undo = Undo
cancel = Cancel
rotate = Rotate
confirm = Confirm
back = Back
close = Close
cell = Free place at { $x }, { $y }; { $ways ->
    [one] fits one way
   *[other] fits { $ways } ways
  }
fits-here = { $n ->
    [0] None of the { $of } tiles left fits here.
    [one] One of the { $of } tiles left fits here:
   *[other] { $n } of the { $of } tiles left fit here:
  }
lost-cell = { $n ->
    [one] This place stays empty. Only this tile would have fitted, and none of it is left:
   *[other] This place stays empty. Of the tiles that would have fitted none is left:
  }
lost-never = This place stays empty: no tile of this game is like that.
between-turns = A screen between turns
turn-for = { $who }, it is your turn
pass-on = Pass the device on
i-am-here = I am here
first-place = Lay the tile where its edges match: road to road, city to city. The marked places are the ones that fit.
first-follower = Now you may put a follower on this tile. It earns points when what it stands on is finished, and then comes home.
first-farmer = On a field a follower stays until the end of the game. It counts finished cities then.
first-scored = Your follower is back with you and can be sent out again.
first-none-left = All your followers are out. They come back when something of theirs is finished.
first-final = Few tiles are left. At the end what is unfinished counts too, but less.
no-more-hints = No more hints
since-your-turn = Since your last turn
nothing-since = Nothing has happened since.
impossible = None of the tiles left fits here
why-not-here = Why not here?
why-not-there = Why not there?
not-allowed = That is not allowed
pass-plain = Do nothing
zoom-in = Zoom in
zoom-out = Zoom out
fit = Show the whole board
last-move = Show the last move again
places-beyond = { $n ->
    [one] 1 more place to choose, this way
   *[other] { $n } more places to choose, this way
  }
mini-map = The whole board, small
rules-here = Rules for this decision
farms = Farms
farm-worth = { $names }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
invite = Invite
invite-full = All seats are taken.
invite-here-only = This address works only on this computer. For others, start the server with make play HOST=0.0.0.0 and open the page by the name or number of this computer.
seat-link = Seat of { $who }
watch-link = To watch
copy = Copy
copied = Copied
more = Log and more
result = Result
tab-log = Log
tab-scores = Scores
marker-on = { $who }: scoring marker on { $space }
track = The scoreboard with 50 spaces
tab-tiles = Tiles left
on-the-board = On the board
nothing-on-the-board = Nobody has anything there yet.
tile-lies = Now { $tile }
tab-rules = Rules
show-on-board = Show on the board
log-empty = Nothing has happened yet.
left-n = { $n ->
    [one] One tile is left.
   *[other] { $n } tiles are left.
  }
this-decision = This decision
this-game = This game
find-rule = Search the rules
find-example = ROAD-3, inn, farmer …
rule-book = Rule book
read-rules = Read all the rules
in-rule-book = In the rule book
rules-of-all-sets = All sets, not only those in play
rules-found = { $n ->
    [0] No rule has all these words.
    [one] One rule
   *[other] { $n } rules
  }
link-to-rule = Link to this rule
tiles-n = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
  }
finished = finished
open-n = { $n ->
    [one] { $n } open side
   *[other] { $n } open sides
  }
worth-now = worth { $n } now
worth-finished = { $n } when finished
worth-finished-more = at least { $n } when finished
settings = Settings
keys = Keys and settings
ask-before = Ask before a piece is put down
key-arrows = go to the next place, or move the board
key-tab = go through everything that can be chosen
key-r = rotate the tile (with Shift the other way)
key-enter = choose, confirm
key-esc = put back
key-n = no follower, do nothing
key-digits = choose by number
key-u = undo
key-l = show the last move
key-f = show farms
key-h = hint
key-zoom = zoom in, out, whole board

# What happened
log-drawn = draws a tile
log-placed = lays a tile
on-other = on the { $feature }
log-passed = passes
event-points = { $who }: +{ $points } ({ $score })
sheet-complete = Completed { $feature }
sheet-final = { $feature } at the end
sheet-early = { $feature } scored early
deploy-on = { $piece } { $where }
deploy-side = { $what }, { $side }

# What is shown as it happens
skip = Skip
told-scored = Scoring: { $feature }
told-points = { $who }: { $n ->
    [one] +1 point
   *[other] +{ $n } points
  }
told-turn = { $who }’s turn
told-draw = { $who } draws a tile
told-line = { $what }: { $points }
preview-now = +{ $n } now
preview-other = { $who } +{ $n }
preview-worth = worth { $n }
preview-finished = { $n } → { $finished } when finished
preview-finished-more = { $n } → { $finished }+ when finished
player-more = More about { $who }
sound-on = Sound on
sound-off = Sound off
volume = Volume
speed = Speed
speed-calm = Calm
speed-brisk = Brisk
speed-instant = At once
tiles-left-n = { $n ->
    [one] one tile left
   *[other] { $n } tiles left
  }

# The end
winner = { $n ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } share the victory
  }
final-scoring = Final scoring
skip-to-result = Skip to the result
next = Next
total = Total
other-points = other points
points-now = Points now
and-more = { " " }and { $n } more
pieces-placed = Pieces placed – { $list }
number-each = number × points each
score-graph = Scores over the turns
turns-n = { $n ->
    [one] 1 turn
   *[other] { $n } turns
  }
rematch = Play again
replay = Replay
download-record = Save the record
download-film = Save the film
filming = The film is being drawn …
download-picture = Save the picture
step = Step
first = To the beginning
previous = Step back
last = To the end
run = Play
pause = Pause
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
turn-of-turns = Turn { $n } of { $of }
link-here = Link to this moment
link-here-not = This game is private: only the player who set it up has a link.
beginning = The beginning

# Words of the game
spot-n = top
spot-e = right
spot-s = bottom
spot-w = left
spot-nnw = top left
spot-nne = top right
spot-ene = right, upper half
spot-ese = right, lower half
spot-sse = bottom right
spot-ssw = bottom left
spot-wsw = left, lower half
spot-wnw = left, upper half
spot-ne = top right
spot-se = bottom right
spot-sw = bottom left
spot-nw = top left
spot-c = middle
spot-i = inside
choose-file = Choose a file …
how-to = How to play
how-1 = Lay a tile
how-1-more = Draw one and lay it beside the others, so that roads, cities and fields go on.
how-2 = Send a follower
how-2-more = Put one on the tile you have laid, if nobody is there yet. It comes home when the place is finished.
how-3 = Count
how-3-more = Finished roads, cities and cloisters score at once; fields and the rest at the end. Every score is explained.

shown-n = { $n } × { $what }
shown-value = { $what } ({ $value })
shown-on-space = { $what } on space { $space } of the track

# Learning
learn = Learn the game
learn-more = The first game takes five minutes, each expansion one or two. Stop whenever you like and go on later.
never-played = Never played? Learn it in five minutes
never-played-more = A first game, with somebody who explains one thing at a time.
first-game = The first game
first-game-more = Tiles, followers, cities, roads, cloisters, farms and the end, in five minutes.
helper = Explanation
lesson-of = Learning: { $set }
lesson-progress = How far you are
lesson-astray = The rules allow that, too! But I wanted to show you something else here. Take it back and try what I said.
lesson-back = Take it back
lesson-restart = From the beginning
lesson-leave = Leave
lesson-done = Now a real game
more-lessons = What else is there?
lesson-learned = Done
lesson-begun = Begun: go on here

# The story of a game
you-win = You win by { $n }
they-win = { $names } wins by { $n }
tale = How it went
tale-biggest = Turn { $turn }: { $who } takes { $points } points for one { $feature }, the best score of the game.
tale-lead = In turn { $turn } { $who } takes the lead for good.
tale-always = { $who } leads from the first points to the end.
tale-follower = Most valuable follower: { $who }’s { $piece } { $where }, sent out in turn { $turn }, brings { $points } points all by itself.
tale-strength = What { $who } lived on: { $feature }, { $points } points in all.
tale-final = The final scoring brings { $who } the most: { $points } points.
tale-shared = { $n ->
    [one] One scoring was shared.
   *[other] { $n } scorings were shared.
  }

# Without a connection
no-connection = No connection. The page is here, but games are on the server; they go on as soon as it can be reached.
try-again = Try again

# A draw that can be proven fair
fair-short = The draw is fair, and you can check it.
fair-promise = The server has already fixed a secret from which every draw follows. After the game it is told, so that anybody can draw again and compare.
fair-salts = { $n ->
        [one] One player has added a number of their own, which the server could not know.
       *[other] { $n } players have added numbers of their own, which the server could not know.
    }
fair-no-salts = Whoever is ready in the waiting room adds a number of their own, which the server cannot know.
fair-alone = Nobody has added a number of their own: the secret was fixed before the first draw, but by the server alone.
fair-hash = Promised (SHA-256 of the secret):
fair-secret = The secret:
fair-yourself = To check it yourself, save the game and run
fair-checking = Every draw is being checked …
fair-verified = Every draw is verified.
fair-verified-how = { $salts ->
        [0] All { $n } draws followed from the secret that was promised before the first.
        [one] All { $n } draws followed from the secret that was promised before the first, and from the number of one player.
       *[other] All { $n } draws followed from the secret that was promised before the first, and from the numbers of { $salts } players.
    }
fair-unknown = The draws could not be checked.
fair-other-hash = Not as promised: something else was promised before the game.
fair-other-secret = Not as promised: the secret is another one.
fair-salt-missing = Not as promised: the number that you added is missing.

# Finding each other
lobby = Lobby
lobby-door = Find somebody to play with
lobby-tables = Open tables
lobby-no-tables = Nobody is waiting right now. Open a table: others see it here.
lobby-no-games = No game can be watched right now.
lobby-new = Open a table of my own
lobby-with = with { $names }
lobby-free = { $n } of { $of } seats free
lobby-assist-some = some help on the board
lobby-assist-none = no help on the board
lobby-leaving-out = who leaves is out
lobby-talk-none = no talking
open-to-all = Anybody on this server may join

# Who I am, and being told
mine = My games
mine-of = Games of { $who }
mine-why = Find your games on all your devices, and hear when it is your turn. No account, no e-mail address: a name, and a key that stays in your browsers.
mine-begin = Begin
mine-none = No games yet. Whatever you play from now on is found here.
mine-waiting = not begun
mine-devices = On my other devices
mine-devices-more = Open this link there, or let a phone look at the pattern. Whoever has it plays as you: send it to nobody.
mine-link = Link to my games
mine-export = Save all about me
mine-leave = Not at this browser any more
mine-forget = Forget me
mine-forget-sure = Sure? Nothing of it comes back
sign-in-with = Sign in with { $where }
sign-in-tie = Sign in with { $where } from now on, too
sign-in-tied = You can sign in with { $where } on any device.
sign-in-untie = Not any more
sign-in-out = Sign out
sign-in-stale = That took too long, or began in another browser: please sign in again.
sign-in-refused = You have not signed in.
sign-in-failed = Signing in did not work. Try again later, or ask whoever runs this server.
notice-turn = It is your turn in the game with { $names }.
told = When it is my turn
told-notice = Notice of this browser, while the page is open
told-push = Also while it is closed
told-insecure = Browsers show notices only where the address begins with https.
told-mail = Letter to this address
told-mail-send = Send me a number to confirm it
told-code = The number in the letter to { $address }
told-confirm = Confirm
told-mail-on = Letters go to { $address }.
told-mail-off = No letters

# Duplicate
same = The same tiles
same-how = Everybody draws the same tiles in the same order. What do you make of them?
same-play = Play them, too
same-seat = My seat
same-seat-of = Seat { $n }, as { $who }
same-results = What came of it
same-who = Who
same-at = Seat
same-points = Points
same-ahead = Against others in this seat
same-running = { $n ->
        [one] One game is still being played.
       *[other] { $n } games are still being played.
    }
same-share = Who does better?
same-link = Link for anybody
same-others = Others play the same tiles
# Trying a rule
board-try = Try it
board-try-rule = Try it: { $id }
board-picture = A board for rule { $id }
board-of = Trying { $id }
board-show = Do it for me
board-forbidden = Try it all the same
board-again = Once more
board-next = Next rule
board-back = Back to the rule book
board-astray = The rules allow that, too! But something else was to be tried here.
board-play-on = You can play on from here, or look at the next rule.
board-look = There is nothing to try here: look around, or play on.
board-rule = The rule and its picture
board-missing = There is no board for this rule.

# Ratings
ratings = Ratings
ratings-kind = Kind of table
ratings-place = Place
rating = Rating
ratings-games = Games
ratings-won = Won
ratings-none = No rated games yet.
ratings-how = Only games count that everybody agreed to rate beforehand. Everybody begins with 1000; a rating rises as it becomes surer.
kind-duel-live = Two players, in one go
kind-duel-post = Two players, by post
kind-table-live = Three or more, in one go
kind-table-post = Three or more, by post
player-record = { $n ->
        [one] 1 game, { $won } won
       *[other] { $n } games, { $won } won
    }
mine-ratings = My ratings
rated = rated
rated-wish = Rated: it counts, without hints
room-rated = This game is rated: whoever says they are ready agrees. Everybody must be known under “My games”; there are no hints.

# Puzzles
puzzle = Puzzle
puzzles = Puzzles
puzzle-today = Puzzle of the day
puzzle-task = { $who } to move: tile and figure. One move is clearly best; { $n ->
        [one] one tile is
       *[other] { $n } tiles are
    } still to come.
puzzle-what = Positions from games between computer players in which one move is clearly best. What counts is your first attempt.
puzzle-rating = Your rating
puzzle-streak = Days in a row
puzzle-in-a-row = { $n ->
        [one] one day
       *[other] { $n } days in a row
    }
puzzle-done = Done
puzzle-of = { $n } of { $of }
puzzle-theme = Theme
puzzle-grade = Difficulty
puzzle-all = all
puzzle-shown = { $n ->
        [one] One puzzle
       *[other] { $n } puzzles
    }
puzzle-result-first = solved
puzzle-result-later = not at once
puzzle-result-shown = looked up
puzzle-solved = Solved, see you tomorrow
puzzle-again = Try again
puzzle-nudge = A nudge
puzzle-reveal = Show the solution
puzzle-next = Next puzzle
puzzle-none = There are no puzzles here.
