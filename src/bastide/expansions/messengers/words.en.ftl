# Names
set-messengers = The Messengers
    .summary = A second pawn on the track brings messages.

# Options and their values
option-message-farmer-points = points for each farmer of message 6
    .name = message farmer points
    .sentence = Message 6 gives { $value } points for each farmer.

# What may be chosen
action-pawn = move the { $pawn }
    .first = You have two pawns on the track. If one lands on a dark space in your turn, you reveal a message: choose which one moves.
choice-pawn-marker = marker
    .did = moves the scoring marker by { $points ->
        [one] this point
        *[other] these { $points } points
    }
choice-pawn-messenger = messenger
    .did = moves the messenger by { $points ->
        [one] this point
        *[other] these { $points } points
    }
action-message = reveal a message: { $message }
choice-message-shortest-road = shortest road
choice-message-smallest-city = smallest city
choice-message-smallest-monastery = smallest monastery
choice-message-pennants = pennants
choice-message-knights = knights
choice-message-farmers = farmers
choice-message-another-tile = another tile
choice-message-score-and-return = score and return
action-use = { $for }
choice-for-message = use the message
    .did = uses the message
choice-for-points = take 2 points
    .did = takes 2 points instead of the message
action-value = score { $spot }
    .button = Score this { $feature }
action-recall = score and take back the { $piece } on { $spot }
    .button = Score the { $feature }, take the { $piece } back

# When something may be chosen
when-pawn = which pawn moves is chosen when somebody scores points
when-message = a message is revealed when a pawn of the player whose turn it is has ended its move on a dark space
when-use = a message is used, or exchanged for 2 points, once it has been revealed
when-value = a feature is chosen for a message once it has been revealed and asks for one
when-recall = a follower is scored and taken back for the message that allows it

# Lines of a score
line-message-road = message: the road worth least
line-message-city = message: the city worth least
line-message-cloister = message: the cloister worth least
line-message-pennants = { $count ->
        [one] pennant in own cities (message)
       *[other] pennants in own cities (message)
    }
line-message-knights = { $count ->
        [one] own knight (message)
       *[other] own knights (message)
    }
line-message-farmers = { $count ->
        [one] own farmer (message)
       *[other] own farmers (message)
    }
line-message-return = message: a follower scored and taken back
line-message-return-farm = message: a farmer scored and taken back
line-message-points = instead of the message

# What players are asked
messengers-choose-pawn = { $points ->
        [one] 1 point
       *[other] { $points } points
    }: move the marker from { $marker } to { $marker_to }{ $marker_lands ->
        [dark] , a dark space
       *[light] { "" }
    }, or the messenger from { $messenger } to { $messenger_to }{ $messenger_lands ->
        [dark] , a dark space
       *[light] { "" }
    }
messengers-reveal = a message is revealed
messengers-use-shortest-road = score the road worth least on which you have a follower, as at the end of the game; or take 2 points
messengers-use-smallest-city = score the city worth least in which you have a follower, as at the end of the game; or take 2 points
messengers-use-smallest-monastery = score the cloister worth least on which you have a follower, as at the end of the game; or take 2 points
messengers-use-pennants = score 2 points for each pennant in cities with your followers; or take 2 points
messengers-use-knights = score 2 points for each of your knights; or take 2 points
messengers-use-farmers = score { $farmer } points for each of your farmers; or take 2 points
messengers-use-another-tile = play another tile after this one; or take 2 points
messengers-use-score-and-return = score a feature where you have the majority, as at the end of the game, and take one follower back; or take 2 points
messengers-use-nothing = the message “{ $message }” is worth nothing to you now: use it all the same, or take 2 points

# Why something may not be done
messengers-pawn-first = points have been scored; first choose which pawn moves
messengers-reveal-first = first a message is revealed
messengers-seen = that message has been revealed before; each of the eight is in the stack once
messengers-not-least = another { $feature } with your follower is worth less than the one at { $at }
messengers-nobody-there = at { $at } there is no { $feature } with a follower of yours
messengers-no-majority = you need a follower of your own there, and nobody may have more (a tie is enough)
messengers-not-with-this = not with this message: { $prompt }
messengers-lies-open = first decide about the message: { $prompt }

# Setups that cannot be played
messengers-one-copy = only one copy of The Messengers: there is one stack of eight messages

# What happens
event-message = { $player } gets a message: { $message ->
        [shortest-road] { choice-message-shortest-road }
        [smallest-city] { choice-message-smallest-city }
        [smallest-monastery] { choice-message-smallest-monastery }
        [pennants] { choice-message-pennants }
        [knights] { choice-message-knights }
        [farmers] { choice-message-farmers }
        [another-tile] { choice-message-another-tile }
       *[score-and-return] { choice-message-score-and-return }
    }
    .did = gets a message: { $message ->
        [shortest-road] { choice-message-shortest-road }
        [smallest-city] { choice-message-smallest-city }
        [smallest-monastery] { choice-message-smallest-monastery }
        [pennants] { choice-message-pennants }
        [knights] { choice-message-knights }
        [farmers] { choice-message-farmers }
        [another-tile] { choice-message-another-tile }
        *[score-and-return] { choice-message-score-and-return }
    }

# On and beside the table, and buttons
token-messenger = messenger
    .beside = messenger on { $n }
token-message-shortest-road = message: { choice-message-shortest-road }
token-message-smallest-city = message: { choice-message-smallest-city }
token-message-smallest-monastery = message: { choice-message-smallest-monastery }
token-message-pennants = message: { choice-message-pennants }
token-message-knights = message: { choice-message-knights }
token-message-farmers = message: { choice-message-farmers }
token-message-another-tile = message: { choice-message-another-tile }
token-message-score-and-return = message: { choice-message-score-and-return }

# A lesson
lesson-messengers-welcome = Everybody has a second pawn on the score track, the messenger. You are about to finish a road of 5 tiles.
lesson-messengers-road = Close the road on the right.
lesson-messengers-figure = No follower.
lesson-messengers-pawn = 5 points. You choose which of your two pawns goes; only the sum counts. Whoever ends on a multiple of 5 gets a message. Move the messenger.
lesson-messengers-end = A message! It gives points for what you have on the table, or another tile, or you take 2 points instead. And so you count twice: where one pawn would miss the dark space, the other may hit it.
