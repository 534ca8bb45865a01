"""`sabot simulate`: millions of shoes dealt by the rule book, and what every bet came to."""

import signal
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from decimal import Decimal, InvalidOperation
from pathlib import Path
from threading import Event, current_thread, main_thread
from types import FrameType
from typing import TYPE_CHECKING, Annotated, Final, Literal

import msgspec
from cyclopts import Parameter, validators
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from sabot import SabotError
from sabot.cli.options import Chosen, parse_options
from sabot.cli.terminal import QUIET, console, write_json
from sabot.coup import Game
from sabot.rulebooks import open_game

if TYPE_CHECKING:  # numba takes its time to import; `sabot simulate --help` does without
    from sabot.margins.simulate import BetResult, Fit, Run, Workers

Mode = Literal["shoe", "coup"]

INTERRUPTED: Final = 130
SAVE_EVERY: Final = 30.0
"""Seconds between two savings of a run under way."""


class AskedError(SabotError):
    """A simulation that was asked for in words that make none."""


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


def simulate(
    game: str | None = None,
    *,
    coups: str | None = None,
    mode: Mode | None = None,
    seed: int | None = None,
    threads: Annotated[int | None, Parameter(validator=validators.Number(gte=1))] = None,
    cluster: str | None = None,
    decks: int | None = None,
    option: Chosen = (),
    bet: Annotated[tuple[str, ...], Parameter(negative="", consume_multiple=False)] = (),
    burn: str | None = None,
    behind: int | None = None,
    save: Path | None = None,
    resume: Path | None = None,
    parquet: Path | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Deal coups of GAME by the million, and compare what every bet came to with the exact mathematics.

    Ctrl-C ends a simulation with what was tallied until then, and exit status 130.

    Parameters
    ----------
    game
        BOOK/GAME, such as crown-baccarat/crown; `sabot games` lists them.
    coups
        How many coups to deal at least, such as 1e9; the last shoe is dealt to its end.
    mode
        shoe, the default, deals full shoes: shuffle, burn, cutting card, last coup. coup deals
        single coups, each from a full shoe of its own.
    seed
        Deal the same shoes again: a whole number. Without one, a seed is made up and told.
    threads
        How many threads deal; as many as there are cores, when not given.
    cluster
        Deal on a Dask cluster: its scheduler's address, tcp://host:port, or local to start one
        here. The same seed deals the same shoes there as on one machine.
    decks
        How many decks the shoe holds; the most the rule book allows, when not given.
    option
        NAME=VALUE, as often as needed; `sabot games` lists them.
    bet
        Only this bet, with its lines; as often as needed.
    burn
        The way to burn, when the rule book has several: one-face-down, by-face-value and so on.
    behind
        How many cards lie behind the cutting card; as many as the rule book says, when not given.
    save
        Keep the run in this file, to be taken up again with --resume.
    resume
        Take up the run in this file where it was left, and keep it there.
    parquet
        Write the tally to this file, a row for each outcome that came.
    json
        Answer as JSON.
    """
    from sabot.margins.exact.compiling import telling_of_compilation
    from sabot.margins.simulate import begin

    if resume is not None:
        chosen = {
            "mode": mode,
            "seed": seed,
            "decks": decks,
            "option": option,
            "burn": burn,
            "behind": behind,
        }
        table, run = _taken_up(resume, game, coups, chosen)
    else:
        table = open_game(_given(game, "a game: write BOOK/GAME"), decks, parse_options(option))
        wanted = _whole(_given(coups, "how many coups: --coups 1e9"))
        run = begin(table, wanted, mode or "shoe", seed, burn=burn, behind=behind, called=game)
    for key in bet:
        table.paytable[key]  # an unknown bet is refused before anything is dealt
    with telling_of_compilation(lambda: print("sabot: compiling, once", file=sys.stderr, flush=True)):
        run, seconds = _deal(run, _workers(threads, cluster), save or resume)
        if parquet is not None:
            from sabot.margins.simulate.parquet import save_parquet

            save_parquet(run, parquet)
        if run.tally.coups:
            _answer(table, _view(table, run, bet, seconds), bet, json=json)
    return 0 if run.finished else INTERRUPTED


# What was asked ----------------------------------------------------------------------------------


def _taken_up(
    path: Path, game: str | None, coups: str | None, chosen: Mapping[str, object]
) -> "tuple[Game, Run]":
    """The run in a file and its game, which go on as they were begun."""
    from sabot.margins.simulate.files import load, must_be_of

    for name, value in chosen.items():
        if value is not None and value != ():
            raise AskedError(f"{path} is taken up as it was begun: leave out --{name}")
    run = load(path)
    if game is not None and game != run.request.game:
        raise AskedError(f"{path} is a run of {run.request.game}, not of {game}")
    table = open_game(run.request.game, run.request.plain.decks, run.request.options)
    must_be_of(run, table)
    if coups is not None:
        run = run.with_coups(_whole(coups))
    return table, run


def _given(value: str | None, what: str) -> str:
    if value is None:
        raise AskedError(f"a simulation needs {what}, or take up a run with --resume FILE")
    return value


def _whole(text: str) -> int:
    """A count of coups: 1000000, 1_000_000 or 1e6."""
    try:
        number = Decimal(text)
    except InvalidOperation:
        number = Decimal("nan")
    if not number.is_finite() or number.adjusted() > 18 or number != number.to_integral_value():
        raise AskedError(f"--coups takes a whole number such as 1000000 or 1e9, not {text!r}")
    return int(number)


# Dealing -----------------------------------------------------------------------------------------


def _workers(threads: int | None, cluster: str | None) -> "AbstractContextManager[Workers]":
    """Who deals: the threads of this machine, or a cluster."""
    if cluster is None:
        from sabot.margins.simulate import threads_at_work

        return threads_at_work(threads)
    if threads is not None:
        raise AskedError("the workers of a cluster have their own threads: leave out --threads")
    from sabot.margins.simulate.cluster import cluster_at_work

    return cluster_at_work(cluster)


def _deal(
    run: "Run", at_work: "AbstractContextManager[Workers]", kept_in: Path | None
) -> "tuple[Run, float]":
    """Deal what is left of a run, keep it in its file on the way, and say how long it took."""
    from sabot.margins.simulate import carry_on, compile_for
    from sabot.margins.simulate.files import save

    if kept_in is not None:
        save(run, kept_in)  # a file that cannot be written is refused before anything is dealt
    compile_for(run)
    began = saved = time.monotonic()
    with _stopped_by_ctrl_c() as stop, _progress_bar(run) as tell, at_work as workers:

        def look(so_far: "Run") -> None:
            nonlocal saved
            tell(so_far.tally.coups)
            if kept_in is not None and time.monotonic() - saved > SAVE_EVERY:
                save(so_far, kept_in)
                saved = time.monotonic()

        run = carry_on(run, workers, look, stop)
    if kept_in is not None:
        save(run, kept_in)
    return run, time.monotonic() - began


@contextmanager
def _stopped_by_ctrl_c() -> Iterator[Event]:
    """An event that Ctrl-C sets. A second Ctrl-C does what it always does."""
    stop = Event()
    if current_thread() is not main_thread():
        yield stop
        return
    before = signal.getsignal(signal.SIGINT) or signal.SIG_DFL

    def asked_to_stop(_signal: int, _frame: FrameType | None) -> None:
        stop.set()
        signal.signal(signal.SIGINT, before)

    signal.signal(signal.SIGINT, asked_to_stop)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


class _Rate(ProgressColumn):
    """How fast the coups come."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed / 1e6:,.1f} million coups a second", QUIET)


Tell = Callable[[int], None]
"""Told how many coups there are by now."""


@contextmanager
def _progress_bar(run: "Run") -> "Iterator[Tell]":
    """A bar on the terminal, with the rate and the time left; nothing when nobody looks."""
    err = Console(stderr=True)
    columns = (TextColumn("{task.percentage:>3.0f}%"), BarColumn(), _Rate(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task("dealing", total=run.request.coups, completed=run.tally.coups)
        yield lambda coups: bar.update(task, completed=coups)


# The answer --------------------------------------------------------------------------------------


def _view(game: Game, run: "Run", bets: tuple[str, ...], seconds: float) -> SimulationView:
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


def _answer(game: Game, view: SimulationView, bets: tuple[str, ...], *, json: bool) -> None:
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
    shoes = f" out of {view.shoes:,} shoes" if view.mode == "shoe" else ""
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
