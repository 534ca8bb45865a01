"""What `sabot simulate` answers: every bet beside its exact mathematics, as a table and as JSON."""

from typing import TYPE_CHECKING, Literal

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from sabot.cli.terminal import QUIET, console, write_json
from sabot.coup import Game

if TYPE_CHECKING:  # numba takes its time to import
    from sabot.margins.simulate import BetResult, Fit, Run

Mode = Literal["shoe", "coup"]


class AlwaysDealt(msgspec.Struct):
    """The coups that every shoe has, however short: the first ones of each shoe."""

    coups: int
    in_each_shoe: int


class SimulationView(msgspec.Struct, kw_only=True):
    """A simulation as `sabot simulate --json` tells it."""

    game: str
    mode: Mode
    decks: int
    options: dict[str, str]
    seed: int
    finished: bool
    coups: int
    shoes: int
    seconds: float
    always_dealt: AlwaysDealt
    fit: "Fit"
    bets: "dict[str, BetResult]"


def view_of(game: Game, run: "Run", bets: tuple[str, ...], seconds: float) -> SimulationView:
    from sabot.margins.simulate import extent, fit, results

    plain = run.request.plain
    return SimulationView(
        game=run.request.game,
        mode=plain.mode,
        decks=plain.decks,
        options=run.request.options,
        seed=run.request.seed,
        finished=run.finished,
        coups=run.tally.coups,
        shoes=run.tally.shoes,
        seconds=round(seconds, 3),
        always_dealt=AlwaysDealt(int(run.tally.certain.sum()), extent(plain).fewest_coups),
        fit=fit(game, run.tally),
        bets=results(game, run.tally, bets or None),
    )


def answer(game: Game, view: SimulationView, bets: tuple[str, ...], *, json: bool) -> None:
    if json:
        write_json(view)
        return
    out = console()
    _tell(out, game, view)
    for key in bets:
        _tell_lines(out, key, view)


def _tell(out: Console, game: Game, view: SimulationView) -> None:
    kind = "full shoes" if view.mode == "shoe" else "single coups"
    out.print(f"[bold]{game.rules.name}[/], {game.book.document.casino}, {kind} of {view.decks} decks")
    chosen = ", ".join(f"{name}={value}" for name, value in view.options.items())
    if chosen:
        out.print(chosen, style=QUIET)
    said = "" if view.finished else ", stopped before its end"
    of_shoes = "1 shoe" if view.shoes == 1 else f"{view.shoes:,} shoes"
    shoes = f" out of {of_shoes}" if view.mode == "shoe" else ""
    out.print(f"{view.coups:,} coups{shoes}, seed {view.seed}{said}")
    rows = Table(box=SIMPLE_HEAD, pad_edge=False)
    rows.add_column("bet")
    for heading in ("mean net", "standard error", "exact", "z"):
        rows.add_column(heading, justify="right")
    for key, came in view.bets.items():
        z = came.z_of_always_dealt
        rows.add_row(
            key,
            f"{came.mean:+.4%}",
            f"{came.standard_error:.4%}",
            f"{came.exact:+.4%}",
            "–" if z is None else f"{z:+.2f}",
        )
    out.print(rows)
    out.print(_of_the_coups_always_dealt(view), style=QUIET)


def _of_the_coups_always_dealt(view: SimulationView) -> str:
    always, fit = view.always_dealt, view.fit
    which = "Every coup is the first of a full shoe"
    if view.mode == "shoe":
        part = always.coups / view.coups
        which = (
            f"z compares the coups always dealt, the first {always.in_each_shoe} of each shoe ({part:.1%})"
        )
    if fit.z is None:
        return f"{which}; they are too few to compare with the probabilities of {fit.outcomes:,} outcomes."
    return (
        f"{which}; over their {fit.outcomes:,} outcomes the chi-square is {fit.chi_square:,.1f} "
        f"on {fit.degrees_of_freedom:,} degrees of freedom, z = {fit.z:+.2f}."
    )


def _tell_lines(out: Console, key: str, view: SimulationView) -> None:
    rows = Table(box=SIMPLE_HEAD, pad_edge=False)
    rows.add_column(key)
    rows.add_column("coups", justify="right")
    rows.add_column("part", justify="right")
    for name, coups in view.bets[key].outcomes.items():
        rows.add_row(name, f"{coups:,}", f"{coups / view.coups:.4%}")
    out.print(rows)
