"""The four quarters of Carcassonne, and which features they look after (COUNT-2, COUNT-14)."""

from bastide.core.declarations import Place
from bastide.words import Message

QUARTERS = ("castle", "market", "blacksmith", "cathedral")
PLACES = tuple(Place(name, was=2 + number) for number, name in enumerate(QUARTERS))
CASTLE, MARKET, BLACKSMITH, CATHEDRAL = range(4)
FEATURES = ("city", "field", "road", "cloister")  # in the order of the quarters


def title(quarter: int) -> Message:
    """What a quarter is called."""
    return Message(f"choice-quarter-{QUARTERS[quarter]}")
