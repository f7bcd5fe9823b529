"""How far a game is after a step: numbers with names for compiled and plain modules."""

GOES_ON, OVER, CUT_OFF = range(3)
