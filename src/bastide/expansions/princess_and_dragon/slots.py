"""Where the own state of The Princess & the Dragon lies, counted from its first slot."""

DRAGON = 0  # tile of the dragon
FAIRY = 1  # tile of the fairy
FAIRY_OWNER = 2  # OPT-12: whose follower she was assigned to,
FAIRY_KIND = 3  # of which kind,
FAIRY_SEGMENT = 4  # and where it stands
VISITED = 5  # one number to a tile: 1 if the dragon was there on this journey
