"""What a question about the position is answered with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from bastide.coach.views import cell_odds_view, feature_odds_view
from bastide.server.play.served_game import ServedGame
from bastide.view.messages import (
    AskCell,
    AskFarms,
    AskFeature,
    CellMessage,
    Explain,
    Explained,
    FarmsMessage,
    FeatureMessage,
    Telling,
)

Question: TypeAlias = Explain | AskFeature | AskFarms | AskCell


def answer_to(served: ServedGame, message: Question, seats: Sequence[int]) -> Telling | FeatureMessage:
    """The answer to a question of somebody who plays these seats, from what is in memory."""
    state = served.match.state
    # Odds are seen from one's own seat; whoever watches looks over the shoulder of whoever is to play.
    seat = state.active if state.active in seats or not seats else seats[0]
    tells_odds = served.row.assist != "none" and not served.is_over
    match message:
        case Explain():
            reasons = served.explain(message.action)
            return Explained(message.id, message.action, reasons is None, reasons or [])
        case AskFeature():
            feature = served.feature(message.at, message.spot)
            odds = None
            if tells_odds and not feature.complete:
                odds = served.answer(
                    ("odds", message.at, message.spot, seat),
                    lambda: served.names.put_in(feature_odds_view(state, *message.at, message.spot, seat)),
                )
            return FeatureMessage(id=message.id, odds=odds, **msgspec.structs.asdict(feature))
        case AskCell():
            lost = message.at in state.impossible()
            fits = state.fitting(*message.at)
            cell = served.names.put_in(cell_odds_view(state, *message.at, seat)) if tells_odds else None
            return CellMessage(message.id, message.at, fits, lost, cell)
        case AskFarms():
            return FarmsMessage(message.id, served.farms())
