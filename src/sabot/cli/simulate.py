"""`sabot simulate`: millions of shoes dealt by the rule book, and what every bet came to."""

import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, fields
from decimal import Decimal, InvalidOperation
from pathlib import Path
from shlex import quote
from threading import Event, current_thread, main_thread
from types import FrameType
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter, validators
from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from sabot import SabotError
from sabot.cli.options import Chosen, WholeOrNone, parse_options
from sabot.cli.simulation_view import Mode, answer, view_of
from sabot.cli.terminal import QUIET
from sabot.coup import Game
from sabot.rulebooks import open_game

if TYPE_CHECKING:  # numba takes its time to import; `sabot simulate --help` does without
    from sabot.margins.simulate import Run, Workers

INTERRUPTED: Final = 130
SAVE_EVERY: Final = 30.0
"""Seconds between two savings of a run under way."""


class AskedError(SabotError):
    """A simulation that was asked for in words that make none."""


@Parameter(name="*")
@dataclass(frozen=True)
class Dealing:
    """How a run deals: what stays as it was begun when the run is taken up again."""

    mode: Annotated[
        Mode | None,
        Parameter(
            help="shoe, the default, deals full shoes: shuffle, burn, cutting card, last coup. "
            "coup deals single coups, each from a full shoe of its own."
        ),
    ] = None
    seed: Annotated[
        WholeOrNone,
        Parameter(help="Deal the same shoes again: a whole number. Without one, a seed is made up and told."),
    ] = None
    decks: Annotated[
        WholeOrNone,
        Parameter(help="How many decks the shoe holds; the most the rule book allows, when not given."),
    ] = None
    option: Annotated[
        Chosen, Parameter(help="NAME=VALUE, as often as needed; `sabot games` lists them.")
    ] = ()
    burn: Annotated[
        str | None,
        Parameter(
            help="The way to burn, when the rule book has several: one-face-down, by-face-value and so on."
        ),
    ] = None
    behind: Annotated[
        WholeOrNone,
        Parameter(
            help="How many cards lie behind the cutting card; as many as the rule book says, when not given."
        ),
    ] = None


@Parameter(name="*")
@dataclass(frozen=True)
class Kept:
    """Where a run is kept."""

    save: Annotated[
        Path | None, Parameter(help="Keep the run in this file, to be taken up again with --resume.")
    ] = None
    resume: Annotated[
        Path | None, Parameter(help="Take up the run in this file where it was left, and keep it there.")
    ] = None
    parquet: Annotated[
        Path | None, Parameter(help="Write the tally to this file, a row for each outcome that came.")
    ] = None


AS_THE_BOOK_SAYS: Final = Dealing()
NOWHERE: Final = Kept()


def simulate(
    game: str | None = None,
    *,
    coups: str | None = None,
    dealing: Dealing = AS_THE_BOOK_SAYS,
    threads: Annotated[WholeOrNone, Parameter(validator=validators.Number(gte=1))] = None,
    cluster: str | None = None,
    bet: Annotated[tuple[str, ...], Parameter(negative="", consume_multiple=False)] = (),
    kept: Kept = NOWHERE,
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
    threads
        How many threads deal; as many as there are cores, when not given.
    cluster
        Deal on a Dask cluster: tcp://host:port of its scheduler, or local to start one here.
    bet
        Only this bet, with its lines; as often as needed.
    json
        Answer as JSON.
    """
    from sabot.margins.exact.compiling import telling_of_compilation

    table, run = (
        _begun(game, coups, dealing) if kept.resume is None else _taken_up(kept.resume, game, coups, dealing)
    )
    for key in bet:
        table.paytable[key]  # an unknown bet is refused before anything is dealt
    if kept.parquet is not None:
        from sabot.margins.simulate.whole import must_be_writable

        must_be_writable(kept.parquet, "the tally")
    with telling_of_compilation(lambda: print("sabot: compiling, once", file=sys.stderr, flush=True)):
        run, seconds = _deal(run, _workers(threads, cluster), kept.save or kept.resume)
        if kept.parquet is not None:
            from sabot.margins.simulate.parquet import save_parquet

            save_parquet(run, kept.parquet)
        if run.tally.coups:
            answer(table, view_of(table, run, bet, seconds), bet, json=json)
    if run.finished:
        return 0
    print(f"sabot: {_stopped(run, kept.save or kept.resume)}", file=sys.stderr)
    return INTERRUPTED


def _stopped(run: "Run", kept_in: Path | None) -> str:
    """What is left of a run that was stopped."""
    if kept_in is not None:
        return f"stopped; to go on: sabot simulate --resume {quote(str(kept_in))}"
    return "stopped" if run.tally.coups else "stopped before anything was tallied"


# What was asked ----------------------------------------------------------------------------------


def _begun(game: str | None, coups: str | None, dealing: Dealing) -> "tuple[Game, Run]":
    """The game and a run of which nothing is dealt yet."""
    from sabot.margins.simulate import begin

    asked = _given(game, "a game: write BOOK/GAME")
    table = open_game(asked, dealing.decks, parse_options(dealing.option))
    wanted = _whole(_given(coups, "how many coups: --coups 1e9"))
    run = begin(
        table,
        wanted,
        dealing.mode or "shoe",
        dealing.seed,
        burn=dealing.burn,
        behind=dealing.behind,
        called=asked,
    )
    return table, run


def _taken_up(path: Path, game: str | None, coups: str | None, dealing: Dealing) -> "tuple[Game, Run]":
    """The run in a file and its game, which go on as they were begun."""
    from sabot.margins.simulate.files import load, must_be_of

    for field in fields(Dealing):
        if getattr(dealing, field.name) != field.default:
            raise AskedError(f"{path} is taken up as it was begun: leave out --{field.name}")
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
    with at_work as workers:
        compile_for(run)
        began = saved = time.monotonic()
        with _stopped_by_ctrl_c() as stop, _progress_bar(run) as tell:

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
