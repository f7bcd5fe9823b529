"""Where a piece of this expansion can be besides the supply and the map."""

from bastide.core.constants import ELSEWHERE

WAITING = ELSEWHERE - 8  # a wagon whose feature has been scored, until STEP-25
