# Names
set-robbers = The Robbers
    .summary = Robbers live on the points of others.

# What is printed
mark-bag = bag of money

# Options and their values
option-robber-placement = who places after the active player
    .name = robber placement
option-robber-placement-all = all
    .sentence = After the player whose turn it is, everybody may place a robber.
option-robber-placement-next-only = next only
    .sentence = After the player whose turn it is, only the next may place a robber.

# What may be chosen
action-robber = put the robber on space { $space }
    .button = { $who ->
        [nobody] Space { $space }
        *[other] Space { $space } ({ $who })
    }
    .first = Your robber lies in wait on the track. When a pawn there moves on, you get half of those points.
action-rob = { $now }
choice-now-now = rob now
    .did = robs now
choice-now-wait = wait for the next
    .did = waits with the robber

# When something may be chosen
when-robber = robbers are placed as soon as a tile with a bag has been placed
when-rob = whom a robber robs is chosen when several players on its space score the same feature

# Lines of a score
line-loot = robbed: half of another player's points, rounded up

# What players are asked, and what doing nothing means
robbers-place = put your robber where another player's pawn stands, to take half of the next points scored from there; or do nothing
robbers-stays = your robber stays on space { $space }
robbers-stays-off = your robber stays off the track
robbers-rob-or-wait = take { $points ->
        [one] 1 point
       *[other] { $points } points
    } from { $who } now, or wait for another player on the same space who scores as well

# Why something may not be done
robbers-no-pawn-there = the robber goes to a space where another player's pawn stands
robbers-there-already = the robber is there already
robbers-owner-chooses = first the robber's owner chooses whom it robs

# What happens
event-robber = { $player } puts the robber on space { $space }
    .did = puts the robber on space { $space }
event-robbed = { $player } takes { $points ->
        [one] 1 point
       *[other] { $points } points
    } from { $victim }
    .did = robs { $victim } of { $points }
event-robber-moved = { $player }'s robber goes along to space { $space }
    .did = keeps the robber waiting on space { $space }
event-robber-returned = { $player } takes the robber back
    .did = takes the robber back

# On and beside the table, and buttons
pass-ask-robber = No robber
token-robber = robber
    .beside = robber on { $n }

# A lesson
lesson-robbers-welcome = Bob has 4 points. Robbers live on the points of others.
lesson-robbers-place = The bag on this tile calls the robbers. Lay it at the road on the right.
lesson-robbers-robber = Put your robber beside Bob's marker on the score track.
lesson-robbers-thief = Your follower comes as always. Put it on the road.
lesson-robbers-wait = Bob has begun another city. Go on with your road and wait until Bob scores.
lesson-robbers-figure = No follower.
lesson-robbers-end = Bob gets 4 points, and your robber half as many: 2 for you. Bob keeps all four. Then the robber comes home.
