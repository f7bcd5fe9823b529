"""Small games for study: a declared list of tiles."""

import pytest

from bastide import SetupError
from bastide.lab.study import study_state
from bastide.players.playout import Playout


def test_only_the_declared_tiles_are_drawn() -> None:
    state = study_state("base", "2*V U E", options={"farmers": "off"})
    Playout(1).run(state)
    assert sorted(str(tile).partition("@")[0] for tile in state.placed()) == ["D", "E", "U", "V", "V"]


def test_tiles_keep_their_pile() -> None:
    state = study_state("base+river-1", "V bend")
    while state.current_player() < 0:
        state.apply(state.legal_actions()[0])
    assert state.rules.names[state.tile] == "bend"  # the river comes before the land


@pytest.mark.parametrize(
    ("stack", "said"),
    [("V ZZ", "no tile 'ZZ'"), ("99*V", "asked for 99 times"), ("", "at least one tile"), ("x*V", "no tile")],
)
def test_what_cannot_be_drawn_is_refused(stack: str, said: str) -> None:
    with pytest.raises(SetupError, match=said):
        study_state("base", stack)
