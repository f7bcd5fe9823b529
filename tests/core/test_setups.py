"""Setups: how they are written, and how bad ones are refused."""

import pytest

import bastide
from bastide import Setup, SetupError
from bastide.expansions import EXPANSIONS, set_names
from bastide.testing import check_refused


def test_setup_text_is_in_the_order_of_the_registry() -> None:
    state = bastide.start("inns-and-cathedrals+2*base")
    assert state.rules.setup.text == "2*base+inns-and-cathedrals"


def test_the_same_set_twice_is_two_copies() -> None:
    assert bastide.start("base+base").key() == bastide.start("2*base").key()


@pytest.mark.parametrize("text", ["Inns_and_Cathedrals + base", "base+INNS-AND-CATHEDRALS"])
def test_spelling_is_forgiving(text: str) -> None:
    assert bastide.start(text).rules.setup.text == "base+inns-and-cathedrals"


def test_unknown_set_is_refused_with_those_there_are() -> None:
    check_refused("base+zeppelins", "zeppelins", *set_names())


@pytest.mark.parametrize(
    "text", ["", "+", "base+", "base,inns", "-1*base", "base*2", "2*", "*base", "base\nx"]
)
def test_text_that_is_no_setup_is_refused_with_an_example(text: str) -> None:
    check_refused(text, "base")


def test_no_copies_of_a_set_are_refused() -> None:
    check_refused("0*base", "at least one")


@pytest.mark.parametrize("expansion", [e for e in EXPANSIONS if not e.stands_alone], ids=lambda e: e.name)
def test_an_expansion_cannot_be_played_alone(expansion: type[bastide.core.expansion.Expansion]) -> None:
    for name in expansion.tile_sets or (expansion.name,):
        check_refused(name, "base")


def test_unknown_option_is_refused_with_those_there_are() -> None:
    check_refused("base", "colour", "farm_scoring", "small_city", options={"colour": "red"})


@pytest.mark.parametrize("option", [o for e in EXPANSIONS for o in e.options], ids=lambda o: o.key)
def test_unknown_value_is_refused_with_those_allowed(option: bastide.Option) -> None:
    setup = "+".join(dict.fromkeys(["base", *(e.name for e in EXPANSIONS if option in e.options)]))
    check_refused(setup, option.key, option.rule, *option.values[:2], options={option.key: "no such value"})


@pytest.mark.parametrize("option", [o for e in EXPANSIONS for o in e.options], ids=lambda o: o.key)
def test_every_value_of_every_option_can_be_played(option: bastide.Option) -> None:
    setup = "+".join(dict.fromkeys(["base", *(e.name for e in EXPANSIONS if option in e.options)]))
    keys = {bastide.start(setup, options={option.key: value}).key() for value in option.values}
    assert len(keys) == len(option.values)


def test_an_option_set_to_its_default_is_the_same_game() -> None:
    plain = bastide.start("base")
    said = bastide.start("base", options={"small_city": "off"})
    assert said.key() == plain.key()
    assert said.rules is plain.rules


@pytest.mark.parametrize(
    "players",
    [
        ("Ada", "Ada"),
        ("",),
        ("a" * 41,),
        ('A"da', "Bob"),
        ("A,da", "Bob"),
        ("A\nda", "Bob"),
        ("[Ada]", "Bob"),
    ],
)
def test_unusable_names_are_refused(players: tuple[str, ...]) -> None:
    check_refused("base", "name" if len(set(players)) == len(players) else "once", players=players)


def test_a_bare_string_is_no_list_of_players() -> None:
    check_refused("base", "Ada", players="Ada")


@pytest.mark.parametrize("first", [-1, 2, 99])
def test_a_first_seat_that_is_not_there_is_refused(first: int) -> None:
    with pytest.raises(SetupError, match="0 to 1"):
        bastide.start("base", first=first)


def test_a_setup_can_be_given_as_an_object() -> None:
    setup = Setup.parse("base", ("Ada", "Bob"), {"small_city": "on"}, 1)
    state = bastide.start(setup)
    assert (state.rules.setup.players, state.active) == (("Ada", "Bob"), 1)


@pytest.mark.parametrize(
    "name",
    [
        "a:b",
        "a@b",
        "a>b",
        "a.b",
        "Ünï çødé",
        "-",
        "C 3-PO",
    ],
)
def test_every_allowed_name_can_be_written_in_an_action(name: str) -> None:
    try:
        state = bastide.start("base", players=(name, "Bob"), options={"start_player": "youngest-decides"})
    except SetupError:
        return  # refusing such a name is as good
    for action in state.legal_actions():
        assert state.action(str(action)) == action


@pytest.mark.parametrize("name", [" Ada", "Bob "])
def test_names_with_spaces_around_them_are_written_without_or_refused(name: str) -> None:
    try:
        state = bastide.start(Setup((("base", 1),), (name, "Cem"), {"start_player": "youngest-decides"}))
    except SetupError:
        return
    for action in state.legal_actions():
        assert state.action(str(action)) == action


@pytest.mark.parametrize("copies", [0, -1])
def test_a_setup_object_needs_at_least_one_copy_of_each_set(copies: int) -> None:
    with pytest.raises(SetupError):
        bastide.start(Setup((("base", copies),)))


@pytest.mark.parametrize(
    ("setup", "players", "options", "rules"),
    [
        ("base", 2, {"tie": "coin"}, ("OPT-5",)),
        ("base", 2, {"count_per_turn": "once"}, ("OPT-17",)),
        ("base", 6, {"max_players": "5"}, ("OPT-6",)),
        ("base", 9, {}, ("SETUP-4", "OPT-6")),
        ("base+2*messengers", 2, {}, ("MSG-1",)),
    ],
)
def test_the_rules_of_a_refused_setup_stand_beside_its_text(
    setup: str, players: int, options: dict[str, str], rules: tuple[str, ...]
) -> None:
    with pytest.raises(SetupError) as refused:
        bastide.start(setup, players, options)
    assert refused.value.rules == rules
    assert not any(rule in str(refused.value.message) for rule in rules)
