# Names
set-messengers = The Messengers

# Options and their values
option-message-farmer-points = points for each farmer of message 6
    .name = message farmer points

# What may be chosen
action-pawn = move the { $pawn }
choice-pawn-marker = marker
choice-pawn-messenger = messenger
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
choice-for-points = take 2 points
action-value = score { $spot }
action-recall = score and take back the { $piece } on { $spot }

# Lines of a score
line-message-road = message: the road worth least
line-message-city = message: the city worth least
line-message-cloister = message: the cloister worth least
line-message-pennants = message: pennants in own cities
line-message-knights = message: own knights
line-message-farmers = message: own farmers
line-message-tile = message: another tile
line-message-return = message: a follower scored and taken back
line-message-points = points instead of the message
