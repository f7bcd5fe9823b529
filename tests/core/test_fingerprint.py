"""``State.fingerprint``: a number for a position, kept up while tiles are laid."""

import bastide
from bastide import CHANCE, Dealer
from bastide.core.fingerprint import mixed
from bastide.players import make_player
from bastide.record.dealer import Generator
from bastide.testing import play
from tests.random_setups import random_setup


def test_the_order_of_laying_is_not_in_it() -> None:
    one = play("base", "U@1,0>N -", "U@-1,0>N -")
    two = play("base", "U@-1,0>N -", "U@1,0>N -")
    assert one.state.fingerprint() == two.state.fingerprint()
    assert one.state.fingerprint() != play("base", "U@-1,0>N M.E", "U@1,0>N -").state.fingerprint()


def test_it_is_the_same_whether_it_was_asked_for_on_the_way_or_not() -> None:
    asked, unasked = bastide.start("base"), bastide.start("base")
    for action in ("draw:E", "@0,1>S", "M@0,1.S", "draw:U", "@1,0>N", "M@1,0.E"):
        asked.fingerprint()
        asked.apply(action)
        unasked.apply(action)
        copied = asked.copy()
        assert asked.fingerprint() == unasked.copy().fingerprint() == copied.fingerprint()


def test_positions_differ_by_what_is_poked_into_them() -> None:
    state = play("base", "U@1,0>N -").state
    for array in ("score", "unseen", "tile_lie"):
        changed = state.copy()
        changed.fingerprint()
        changed.poke(array, 0, 7)
        assert changed.fingerprint() != state.fingerprint()


def test_it_tells_apart_what_keys_tell_apart() -> None:
    """Over games of any setup; positions that are read are built up in another order."""
    generator = Generator(77)
    for number in range(6):
        state = bastide.start(random_setup(generator))
        dealer, player = Dealer(number), make_player("random", number)
        keys: dict[int, str] = {}
        for step in range(240):
            if state.is_terminal():
                break
            assert keys.setdefault(state.fingerprint(), state.key()) == state.key()
            if step % 24 == 0:
                again = bastide.parse_position(bastide.format_position(state))
                assert (again.fingerprint(), again.key()) == (state.fingerprint(), state.key())
            state.apply((dealer if state.current_player() == CHANCE else player).choose(state))
        assert len(keys) > 100


def test_every_bit_that_goes_in_matters() -> None:
    bits = [1 << bit for bit in range(60)]
    assert len({mixed(bit, 0) for bit in bits} | {mixed(0, bit) for bit in bits}) == 120
