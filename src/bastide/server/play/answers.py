"""What a question about the position is answered with."""

from __future__ import annotations

import msgspec

from bastide.server.play.served_game import ServedGame
from bastide.view.messages import (
    AskFarms,
    AskFeature,
    Explain,
    Explained,
    FarmsMessage,
    FeatureMessage,
    Telling,
)


def answer_to(served: ServedGame, message: Explain | AskFeature | AskFarms) -> Telling | FeatureMessage:
    """The answer to a question, from what is in memory."""
    match message:
        case Explain():
            reasons = served.explain(message.action)
            return Explained(message.id, message.action, reasons is None, reasons or [])
        case AskFeature():
            feature = served.feature(message.at, message.spot)
            return FeatureMessage(id=message.id, **msgspec.structs.asdict(feature))
        case AskFarms():
            return FarmsMessage(message.id, served.farms())
