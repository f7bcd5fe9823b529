"""What a question about the position is answered with."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

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


def answer_to(served: ServedGame, message: Question) -> Telling | FeatureMessage:
    """The answer to a question, from what is in memory."""
    match message:
        case Explain():
            reasons = served.explain(message.action)
            return Explained(message.id, message.action, reasons is None, reasons or [])
        case AskFeature():
            feature = served.feature(message.at, message.spot)
            return FeatureMessage(id=message.id, **msgspec.structs.asdict(feature))
        case AskCell():
            state = served.match.state
            lost = message.at in state.impossible()
            return CellMessage(message.id, message.at, state.fitting(*message.at), lost)
        case AskFarms():
            return FarmsMessage(message.id, served.farms())
