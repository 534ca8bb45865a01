"""`sabot margins`: what every bet keeps for the house, exactly, from any composition of the shoe."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from sabot.cards import Composition
from sabot.cli.composition import composition_in
from sabot.cli.options import Chosen, WholeOrNone, parse_options
from sabot.cli.terminal import QUIET, console, write_json
from sabot.coup import Game
from sabot.margins.exact import BetMargin, Engine
from sabot.margins.exact import margins as work_out
from sabot.rulebooks import open_game

NO_VALUE = "–"


class MarginView(msgspec.Struct):
    """The margin of a bet as `sabot margins --json` tells it: exact fractions, and floats beside them."""

    margin: str
    margin_float: float
    expected: str
    expected_float: float
    per_resolved: float | None
    per_resolved_exact: str | None
    variance: float
    variance_exact: str
    hit_rate: float
    hit_rate_exact: str
    outcomes: dict[str, str]
    nets: dict[str, str]


def margins(
    game: str,
    *,
    decks: WholeOrNone = None,
    composition: Path | None = None,
    option: Chosen = (),
    bet: Annotated[tuple[str, ...], Parameter(negative="", consume_multiple=False)] = (),
    engine: Engine = "compiled",
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Work out the house margin of every bet of GAME, exactly.

    For each bet: the part of the money wagered that the house keeps; the same on wagers that win
    or lose, stand-offs set aside; how often it wins; the standard deviation of a unit; and, for
    bets that are named or as JSON, the probability of every outcome.

    Parameters
    ----------
    game
        BOOK/GAME, such as crown-baccarat/crown; `sabot games` lists them.
    decks
        How many decks the shoe holds; the most the rule book allows, when not given.
    composition
        A file of the cards left in the shoe as JSON, such as {"AS": 8, "TH": 7}; absent cards
        count zero. A fresh shoe, when not given.
    option
        NAME=VALUE, as often as needed; `sabot games` lists them.
    bet
        Only this bet, with its outcomes; as often as needed.
    engine
        compiled is fast, and reference is plain Python; they agree to the last integer.
    json
        Answer as JSON: exact fractions as "p/q".
    """
    table = open_game(game, decks, parse_options(option))
    for key in bet:
        table.paytable[key]  # an unknown bet is refused before anything is worked out
    left = Composition.of_decks(table.decks) if composition is None else composition_in(composition, table)
    with _telling_of_compilation(engine):
        worked_out = work_out(table, left, engine, bet or None)
    if json:
        write_json({key: _view(margin) for key, margin in worked_out.items()})
        return 0
    out = console()
    _tell_all(out, table, left, worked_out)
    for key in worked_out if bet else ():
        _tell_outcomes(out, key, worked_out[key])
    return 0


@contextmanager
def _telling_of_compilation(engine: Engine) -> Iterator[None]:
    """Say so, on the way, when machine code has to be made first."""
    if engine == "reference":
        yield
        return
    from sabot.margins.exact.compiling import telling_of_compilation

    with telling_of_compilation(lambda: print("sabot: compiling, once", file=sys.stderr, flush=True)):
        yield


def _view(margin: BetMargin) -> MarginView:
    resolved = margin.per_resolved
    return MarginView(
        margin=str(margin.margin),
        margin_float=float(margin.margin),
        expected=str(margin.expected),
        expected_float=float(margin.expected),
        per_resolved=None if resolved is None else float(resolved),
        per_resolved_exact=None if resolved is None else str(resolved),
        variance=float(margin.variance),
        variance_exact=str(margin.variance),
        hit_rate=float(margin.hit_rate),
        hit_rate_exact=str(margin.hit_rate),
        outcomes={name: str(probability) for name, probability in margin.outcomes.items()},
        nets={name: str(net) for name, net in margin.nets.items()},
    )


# For a person ------------------------------------------------------------------------------------


def _tell_all(out: Console, game: Game, left: Composition, worked_out: dict[str, BetMargin]) -> None:
    fresh = left == Composition.of_decks(game.decks)
    shoe = f"a fresh shoe of {game.decks} decks" if fresh else f"{left.total} cards left in the shoe"
    out.print(f"[bold]{game.rules.name}[/], {game.book.document.casino}, {shoe}")
    chosen = ", ".join(f"{name}={value}" for name, value in game.options.items())
    if chosen:
        out.print(chosen, style=QUIET)
    rows = Table(box=SIMPLE_HEAD, pad_edge=False)
    rows.add_column("bet")
    for heading in ("margin", "per resolved", "wins", "standard deviation"):
        rows.add_column(heading, justify="right")
    for key, margin in worked_out.items():
        resolved = NO_VALUE if margin.per_resolved is None else _percent(margin.per_resolved)
        deviation = f"{float(margin.variance) ** 0.5:.3f}"
        rows.add_row(key, _percent(margin.margin), resolved, _percent(margin.hit_rate), deviation)
    out.print(rows)


def _tell_outcomes(out: Console, key: str, margin: BetMargin) -> None:
    rows = Table(box=SIMPLE_HEAD, pad_edge=False)
    rows.add_column(key)
    rows.add_column("probability", justify="right")
    rows.add_column("net", justify="right")
    for name, probability in margin.outcomes.items():
        net = margin.nets[name]
        rows.add_row(name, _percent(probability), f"+{net}" if net > 0 else str(net))
    out.print(rows)


def _percent(part: Fraction) -> str:
    return f"{float(part):.4%}"
