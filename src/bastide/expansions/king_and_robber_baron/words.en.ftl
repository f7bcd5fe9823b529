# Names
set-king-and-robber-baron = King & Robber Baron

# Lines of a score
line-king-points = the king: completed cities on the board
line-robber-baron-points = the robber baron: completed roads on the board

# What happens
event-king = { $player } completes the largest city so far, { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }, and takes the king
event-robber-baron = { $player } completes the longest road so far, { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }, and takes the robber baron
