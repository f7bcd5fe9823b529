# Names
set-robbers = The Robbers

# Options and their values
option-robber-placement = who places after the active player
    .name = robber placement
option-robber-placement-all = all
option-robber-placement-next-only = next only

# What may be chosen
action-robber = put the robber on space { $space }
action-rob = { $now }
choice-now-now = rob now
choice-now-wait = wait for the next

# Lines of a score
line-loot = robbed: half of another player's points, rounded up
