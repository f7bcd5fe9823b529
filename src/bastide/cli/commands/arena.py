"""``bastide arena``: who plays better, and how sure that is."""

from __future__ import annotations

import json as json_format
import re
import secrets
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from bastide import SetupError, __version__, is_compiled, tiles_text
from bastide.cli.console import output
from bastide.cli.language import speak, use_language
from bastide.cli.options import Json, Language, OptionPairs, OwnTiles, Preset, Processes, Ray, SetupText
from bastide.cli.progress import progress_bar
from bastide.cli.setups import RANDOM, drawn_options, make_setup, parse_options
from bastide.lab.arena import Arena, Meeting
from bastide.lab.backends import backend
from bastide.lab.ledger import Ledger, read_run
from bastide.lab.runner import Backend, run
from bastide.lab.sequential import SequentialTest
from bastide.lab.standings import Pair, Standing, Standings
from bastide.players import make_player, parse_specification
from bastide.words import Message

DECKS = 50
MAX_DECKS = 100_000  # of a sequential test


def arena(
    players: Annotated[
        list[str],
        typer.Argument(metavar="PLAYER...", help="Who plays: `greedy-1 mcts:4000 mcts:0.5s` and the like."),
    ],
    setup: SetupText = "base",
    decks: Annotated[
        int | None,
        typer.Option("--decks", "-n", min=2, help=f"How many decks ({DECKS}); with `--sprt`, at most."),
    ] = None,
    sprt: Annotated[
        str | None,
        typer.Option(
            "--sprt",
            metavar="LOW,HIGH",
            help="Play until it is decided whether the first player has this or that share of the "
            "victories in percent: `50,55`.",
        ),
    ] = None,
    error: Annotated[
        float,
        typer.Option("--error", min=0.0001, max=0.4, help="How often `--sprt` may answer wrongly."),
    ] = 0.05,
    seats: Annotated[
        int | None,
        typer.Option(
            "--seats", min=2, max=6, help="Players at a table; with fewer than are named, all such tables."
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option("--seed", help="The same seed gives the same decks; without it, one is drawn."),
    ] = None,
    option: OptionPairs = None,
    preset: Preset = None,
    tiles: OwnTiles = None,
    records: Annotated[
        Path | None,
        typer.Option(
            "--records",
            dir_okay=False,
            help="Keep all games here; the same command goes on where the file ends.",
        ),
    ] = None,
    processes: Processes = 0,
    ray: Ray = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Measure players against each other over the same tiles: each deck is played from every seat.

    `--setup random` draws sets and options anew for every deck.

    Shares of victories, margins, ratings and times, with standard errors over decks; docs/players.md
    explains them.
    """
    use_language(language)
    for player in players:
        make_player(player)
    names = tuple(str(parse_specification(player)) for player in players)
    at_a_table = len(names) if seats is None else seats
    if not 2 <= at_a_table <= len(names):
        raise SetupError(Message("cli-arena-seats", seats=at_a_table, players=len(names)))
    test = None if sprt is None else parse_test(sprt, error)
    options = parse_options(option or [])
    is_random = setup.strip().lower() == RANDOM
    work = Arena(
        setup=None if is_random else make_setup(setup, at_a_table, options, tiles=tiles, preset=preset),
        players=names,
        seats=at_a_table,
        seed=_seed(seed, records),
        keeps_records=records is not None,
        options=drawn_options(options, at_a_table, preset),
        tiles="" if tiles is None else tiles_text(tiles),
    )
    begun = time.perf_counter()
    standings = play_arena(
        work, decks or (MAX_DECKS if test else DECKS), test, backend(processes, ray), records
    )
    data = {
        **work.describe(),
        **standings.data(),
        "test": None if test is None else _test_data(test),
        "seconds": round(time.perf_counter() - begun, 3),
        "version": __version__,
        "compiled": is_compiled(),
    }
    if json:
        typer.echo(json_format.dumps(data))
    else:
        _show(output(), work, standings, test)


def play_arena(
    work: Arena, decks: int, test: SequentialTest | None, where: Backend, records: Path | None
) -> Standings:
    """Play until the decks are played or the test has its answer."""
    standings = Standings(work)
    tasks = decks * len(work.tables)
    with ExitStack() as stack:
        ledger: Ledger[Meeting] | None = None
        if records is not None:
            ledger = stack.enter_context(Ledger(records, work))
        progress = stack.enter_context(progress_bar())
        bar = progress.add_task(speak(Message("cli-column-decks")), total=decks)
        for meeting in run(work, tasks, where, ledger):
            if standings.add(meeting):
                progress.update(bar, completed=len(standings.decks))
                if test is not None:
                    test.add(standings.share(0, -1))
                    if test.answer is not None:
                        break
    return standings


def parse_test(text: str, error: float) -> SequentialTest:
    """``50,55``: two shares in percent."""
    match = re.fullmatch(r"\s*(\d{1,2}(?:\.\d+)?)\s*,\s*(\d{1,2}(?:\.\d+)?)\s*", text)
    if match is None or not 0 < float(match[1]) < float(match[2]):
        raise SetupError(Message("cli-arena-test", text=repr(text)))
    return SequentialTest(float(match[1]) / 100, float(match[2]) / 100, error)


def _seed(seed: int | None, records: Path | None) -> int:
    """The seed that was given, else that of the run that goes on, else a new one."""
    if seed is None and records is not None:
        known = (read_run(records) or {}).get("seed")
        seed = known if isinstance(known, int) else None
    return secrets.randbelow(1 << 32) if seed is None else seed


def _test_data(test: SequentialTest) -> dict[str, object]:
    return {
        "low": test.low,
        "high": test.high,
        "error": test.error,
        "ratio": round(test.ratio, 4),
        "bound": round(test.bound, 4),
        "answer": test.answer,
    }


# As text ------------------------------------------------------------------------------------------


def _show(console: Console, work: Arena, standings: Standings, test: SequentialTest | None) -> None:
    head = Message(
        "cli-arena",
        setup=RANDOM if work.setup is None else work.setup.text,
        decks=len(standings.decks),
        games=len(standings.games),
        seed=str(work.seed),
    )
    console.print(speak(head))
    _print_players(console, standings.players())
    if len(work.players) > 2:
        _print_pairs(console, standings.pairs())
    if test is not None:
        console.print(speak(_said(test, work)))


def _print_players(console: Console, players: list[Standing]) -> None:
    results = _table("player", "games", "wins", "draws", "share", "sure", "margin")
    more = _table("player", "mean", "elo", "rating", "mean-time", "time-99", "max-time", "late")
    lost = _table("player", "farms-lost", "cities-lost")
    for p in players:
        results.add_row(
            p.player,
            str(p.games),
            str(p.wins),
            str(p.draws),
            _with_error(100 * p.share, 100 * p.share_error, " %"),
            _between(*(100 * v for v in p.share_interval)),
            _with_error(p.margin, p.margin_error, sign="+"),
        )
        more.add_row(
            p.player,
            f"{p.score:.1f}",
            "-" if p.elo is None else f"{p.elo:+.0f} ± {p.elo_error:.0f}",
            _with_error(p.rating, p.rating_error),
            _seconds(p.mean_seconds),
            _seconds(p.seconds_99),
            _seconds(p.max_seconds),
            str(p.late),
        )
        s = p.stakes
        lost.add_row(p.player, _part(s.farms_lost, s.farms), _part(s.cities_lost, s.cities))
    for table in (results, more, lost):
        console.print(table)
        console.print()


def _print_pairs(console: Console, pairs: list[Pair]) -> None:
    table = _table("player", "against", "games", "ahead", "margin")
    for pair in pairs:
        table.add_row(
            pair.player,
            pair.other,
            str(pair.games),
            _with_error(100 * pair.ahead, 100 * pair.ahead_error, " %"),
            _with_error(pair.margin, pair.margin_error, sign="+"),
        )
    console.print(table)
    console.print()


def _said(test: SequentialTest, work: Arena) -> Message:
    low, high = f"{100 * test.low:g}", f"{100 * test.high:g}"
    if test.answer is None:
        return Message("cli-arena-open", player=work.names[0], low=low, high=high, ratio=f"{test.ratio:+.2f}",
                       bound=f"{test.bound:.2f}")  # fmt: skip
    return Message(
        "cli-arena-decided",
        player=work.names[0],
        share=high if test.answer == "high" else low,
        other=low if test.answer == "high" else high,
        error=f"{100 * test.error:g}",
    )


def _table(*heads: str) -> Table:
    return Table(*(speak(Message(f"cli-column-{head}")) for head in heads), box=None, pad_edge=False)


def _part(n: int, total: int) -> str:
    return f"{n} / {total}" + (f" ({100 * n / total:.0f} %)" if total else "")


def _with_error(value: float, error: float, unit: str = "", sign: str = "") -> str:
    return f"{value:{sign}.1f} ± {error:.1f}{unit}"


def _between(low: float, high: float) -> str:
    return speak(Message("cli-between", low=f"{low:.1f}", high=f"{high:.1f}"))


def _seconds(value: float) -> str:
    return f"{1000 * value:.3g} ms" if value < 1 else f"{value:.2f} s"
