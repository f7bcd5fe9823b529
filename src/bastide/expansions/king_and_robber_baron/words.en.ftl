# Names
set-king-and-robber-baron = King & Robber Baron

# Lines of a score
line-king-points = the king: completed cities on the board
line-robber-baron-points = the robber baron: completed roads on the board
