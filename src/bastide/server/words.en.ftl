# What the server refuses, and what it tells besides the game.
server-no-address = there is no such address
server-no-file = there is no such file
server-many-games = too many new games from this address; wait a minute
server-many-requests = too many requests from this address; wait a minute
server-review-when-over = a game is reviewed when it is over, or while you play it alone with full help
server-many-reviews = many games are being reviewed; try again in a minute
server-no-review = the game has not been reviewed yet
server-no-decision = nobody decided anything at action { $n }
server-many-questions = too many questions from this address; wait a moment
server-short-clock = a clock of at least { $seconds } seconds, please
server-not-over = the game is not over
server-rematch-for-players = only those who have played can ask for a rematch
server-score-each = there must be a score for every seat
server-record-text = a record is text in UTF-8
server-much-to-draw = too many pictures are being drawn at the moment; try again later
server-time-up = the time is up
server-unreadable-game = this version cannot read that game
server-cannot-store = the server cannot store anything at the moment
server-cannot-read = the server cannot read anything at the moment
server-nothing-to-undo = there is nothing to take back
server-gone-on = the game has gone on; try again
server-no-help = this game is played without such help
server-hints-for-decider = hints are for whoever must decide
server-no-hint = no hint could be found in time
server-faster = somebody else was faster
server-many-messages = too many messages
server-join-first = the first message must be a join
server-other-game = this connection has joined another game
server-one-hint = one hint at a time
server-many-attempts = too many attempts; wait a minute
server-failed = something went wrong on the server
server-many-connections = too many connections; try again later
server-many-from-address = too many connections from this address
server-other-host = this server does not go by the name “{ $host }”: whoever runs it can add it to BASTIDE_HOSTS
server-other-page = this page does not belong to this server
server-no-game = there is no such game
server-bad-link = this link does not open that game
server-no-message = this is no message of the protocol
server-no-lesson = there is no lesson about “{ $set }”
server-lesson-question = that cannot be asked in a lesson
server-no-board = there is no board for “{ $rule }”
server-board-players = this board is for { $n ->
        [one] one player
       *[other] { $n } players
    }
server-no-tile = there is no tile “{ $tile }” in “{ $set }”
server-no-picture = there is no picture of “{ $kind }”
server-not-your-turn = it is { $who }'s decision
server-stale = this was about state { $seq }; the game is at { $now }
server-no-segment = there is no segment { $spot } at { $at }
server-too-large = at most { $bytes } bytes
server-version = this server speaks version { $version }: load the page again
server-log-time-up = { $who } is out of time: the computer decides
server-log-ended = { $why }: { $who } { $n ->
    [one] wins
   *[other] win
}
server-time-loses-two = losing on time is for games of two players
server-many-tiles = { $tiles } tiles; at most { $max } on this server
server-no-dominoes = player name { $name }: domino symbols cannot be used
server-field = { $place }: { $fault }
server-invalid = this is no message of the protocol: { $fault }
server-http = { $why } ({ $status })
server-not-begun = the game has not begun yet
server-begun = the game has begun
server-table-full = all seats are taken
server-colour-taken = { $who } has that colour
server-free-seats = a seat is still free: wait for somebody, give it to the computer, or take it away
server-for-host = only whoever opened the table can do that
server-host-stays = whoever opened the table keeps a seat
server-seats-order = everybody has one seat
server-no-seat = you have no seat at this table
server-one-offer = an offer waits for answers already
server-no-offer = there is no such offer any more
server-not-their-turn = the table does not wait for them
server-is-there = { $who } is there
server-has-time = their clock still has { $time }
server-wait = give them { $time } more
server-seconds-long = { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
server-minutes-long = { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
server-hours-long = { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
server-days-long = { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
server-log-resigned = { $who } resigns
server-log-claimed = { $who } stayed away too long and counts as gone
server-log-stand-in = { $who } is away: the computer stands in
server-log-back = { $who } is back
server-few-holidays = { $days ->
        [0] there are no days off left
        [one] there is one day off left
       *[other] there are { $days } days off left
    }
server-increment-per-game = seconds more after a turn go with a clock for the whole game
server-long-clock = a clock for the whole game has a day at most; for more, give days per move
server-holidays-by-post = days off go with at least one day per move
server-log-rest = { $days ->
        [one] { $who } takes a day off
       *[other] { $who } takes { $days } days off
    }
server-open-waits = a table that anybody may join begins in the waiting room
server-push-host = browsers of { $host } cannot be told from here
server-no-mail = this server sends no e-mail
server-no-letter = the letter could not be sent; is the address right?
server-wrong-code = that is not the number in the letter
server-tell-turn = It is your turn in the game with { $others }.
server-tell-over = The game with { $others } is over.
server-tell-over-subject = Your game is over
server-tell-turn-subject = Your turn
server-tell-stop = Your games, and how to get no more letters: { $address }
server-tell-code-subject = Is that your address?
server-tell-code = Your number for Bastide: { $code }. If you did not ask for it, somebody has mistyped their address, and nothing more will come.
server-no-draws = there is no game with these draws
server-same-seats = games with the same draws have { $n } seats
server-same-not-over = others still play with the same draws
server-no-person = nobody is known by that name
server-rated-people = rated games are for two or more people who meet in the waiting room, without computer players
server-rated-draws = rated games have draws of their own
server-rated-help = rated games are played without hints
server-rated-who = for a rated game everybody must be known under "My games"; still missing: { $who }
server-rated-two = nobody plays a rated game against themselves
server-log-resigned-out = { $who } resigns: they are out, the computer only lays their tiles
server-log-claimed-out = { $who } stayed away too long: they are out, the computer only lays their tiles
server-sign-in-off = nobody can sign in at this server; a name is enough
server-sign-in-silent = where you sign in does not answer at the moment
server-sign-in-stale = that took too long, or began in another browser: please sign in again
server-sign-in-taken = this account belongs to somebody else here, or you have another one: forget who you are on this device first, then sign in
server-sign-in-lost = this server has a new secret and cannot read your key; sign in on a device that still knows you
server-no-promise = that secret was promised too long ago, or is used already
server-draw-at-once = who starts a game adds to its draws only if it begins at once, with draws of its own
server-stopping = the server stops; come back in a moment
server-no-talk = this table did not agree to that kind of talk
server-say-one = say a phrase, or words
server-say-plain = plain words, please
server-much-talk = one thing after the other; wait a moment
server-no-line = there is no such line

# What is wrong where a server starts
server-database-kind = database { $kind }: give { FORM($forms, "or") }
server-database-unusable = the database { $database } cannot be used: { $why }
server-database-folder = it is a folder; name a file in it
server-newer-database = a newer version of bastide has used it
server-database-taken = another server (process { $process }) keeps its games in { $path }: end it, or give another file with --database; several servers of the same games need PostgreSQL
server-processes-database = several processes need PostgreSQL: give --database { $form }
server-oidc-settings = BASTIDE_OIDC_ISSUER needs BASTIDE_OIDC_CLIENT, BASTIDE_OIDC_SECRET and the address of the page (--origin)
server-oidc-https = BASTIDE_OIDC_ISSUER: give its address with https://
server-days = { $name }: use a number of days; 0 means for ever
server-setting = { $name }={ $text } is not of the kind { $kind }
server-cannot-listen = cannot listen on { $host }, port { $port }: { $why }; give another one with --port, or PORT=... of make play
