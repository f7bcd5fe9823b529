# Lines of the log
view-log-draw = { $who } draws { $tile }
view-log-place = { $who } lays { $tile } at { $at }
view-log-place-turned = { $who } lays { $tile } at { $at }, its top to the { $top }
view-log-deploy = { $who } puts a { $what }
view-log-pass = { $who } passes
view-log-act = { $who }: { $what }

# The boards of the rules
view-board-player-0 = Red
view-board-player-1 = Blue
view-board-player-2 = Yellow
view-board-player-3 = Green
view-board-player-4 = Black
view-board-player-5 = Pink
view-board-lay = { $who } lays the tile at { $at }
view-board-put = { $who } puts { FORM($piece, "a") } on { $spot }
view-board-stand = now they stand at { FORM($who, "comma") }
view-board-look = this is how it begins
view-board-in-hand = { $who } has the tile in hand
view-board-refused = not allowed: { $why }
view-board-scored = { $who }: { $what }; { $why }
view-board-nobody = nobody
view-board-won = { $n ->
        [one] { $who } has won
       *[other] { $who } have won
    }
view-board-nobody-won = nobody has won
view-board-fine = that is allowed, and nobody scores
view-board-next = that is allowed, and nobody scores; { $who } is next
view-board-over = the game is over
view-board-turn = now it is up to { $who }
view-board-offered = now { $who } may choose: { FORM($what, "each") }
view-board-offered-more = now { $who } may choose: { FORM($what, "each") }; and more
