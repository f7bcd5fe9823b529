"""The four quarters of Carcassonne, and which features they look after (COUNT-2, COUNT-14)."""

from bastide.core.constants import ELSEWHERE
from bastide.words import Message

QUARTERS = ("castle", "market", "blacksmith", "cathedral")
CASTLE, MARKET, BLACKSMITH, CATHEDRAL = range(4)
FEATURES = ("city", "field", "road", "cloister")  # in the order of the quarters
FIRST_QUARTER = ELSEWHERE  # a piece in quarter q is at FIRST_QUARTER - q
PLACES = tuple((FIRST_QUARTER - number, name) for number, name in enumerate(QUARTERS))


def title(quarter: int) -> Message:
    """What a quarter is called."""
    return Message(f"choice-quarter-{QUARTERS[quarter]}")
