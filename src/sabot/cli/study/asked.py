"""What every study is asked with, and how it answers: a table, JSON, a chart, the data behind it."""

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Protocol

from cyclopts import Parameter
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sabot.cli.options import Chosen, Whole, WholeOrNone, parse_options
from sabot.cli.terminal import QUIET, console, write_json
from sabot.coup import Game
from sabot.rulebooks import open_game

if TYPE_CHECKING:  # drawing takes its time to import
    from matplotlib.figure import Figure

    from sabot.margins.studies.study import About, Rows

GameName = Annotated[
    str, Parameter(help="BOOK/GAME, such as crown-baccarat/crown; `sabot games` lists them.")
]
Bets = Annotated[
    tuple[str, ...],
    Parameter(name="--bet", negative="", consume_multiple=False, help="Only this bet; as often as needed."),
]
Shoes = Annotated[Whole, Parameter(help="How many shoes to deal; more are more exact, and take longer.")]
Seed = Annotated[Whole, Parameter(help="Which shoes: the same seed deals the same ones.")]


@Parameter(name="*")
@dataclass(frozen=True)
class Setting:
    """How the game is set."""

    decks: Annotated[
        WholeOrNone,
        Parameter(help="How many decks the shoe holds; the most the rule book allows, when not given."),
    ] = None
    option: Annotated[
        Chosen, Parameter(help="NAME=VALUE, as often as needed; `sabot games` lists them.")
    ] = ()

    def open(self, game: str) -> Game:
        return open_game(game, self.decks, parse_options(self.option))


@Parameter(name="*")
@dataclass(frozen=True)
class Answer:
    """Where a study's answer goes."""

    chart: Annotated[
        Path | None, Parameter(help="Draw the chart into this file, as .svg or .png by its ending.")
    ] = None
    data: Annotated[
        Path | None,
        Parameter(help="Write the rows behind the chart to this file, as .csv or .parquet by its ending."),
    ] = None
    json: Annotated[bool, Parameter(negative="", help="Answer as JSON.")] = False

    def must_be_writable(self) -> None:
        """Refuse a chart or data of an unknown kind before anything is worked out."""
        if self.chart is not None:
            from sabot.margins.studies.charts.paper import must_be_drawable

            must_be_drawable(self.chart)
        if self.data is not None:
            from sabot.margins.studies.data import must_be_writable

            must_be_writable(self.data)


AS_THE_BOOK_SAYS: Final = Setting()
ON_THE_TERMINAL: Final = Answer()


class Study(Protocol):
    """What every study can do."""

    @property
    def about(self) -> "About": ...

    def table(self) -> "Rows": ...


def tell(study: Study, answer: Answer, draw: "Callable[[], Figure]", say: Callable[[Console], None]) -> int:
    """Give a study's answer wherever it was asked for; the exit status."""
    if answer.data is not None:
        from sabot.margins.studies.data import save_rows

        save_rows(study.table(), answer.data)
    if answer.chart is not None:
        from sabot.margins.studies.charts.paper import save

        save(draw(), answer.chart)
    if answer.json:
        write_json(study)
        return 0
    out = console()
    out.print(f"[bold]{study.about.title}[/], {study.about.setting}")
    say(out)
    return 0


Tell = Callable[[int, int], None]


@contextmanager
def at_work(what: str) -> Iterator[Tell]:
    """A bar for a long study."""
    with each_at_work() as begin:
        yield begin(what)


@contextmanager
def each_at_work() -> Iterator[Callable[[str], Tell]]:
    """A bar for each part of a long study, when somebody looks; and a word before machine code is made."""
    from sabot.margins.exact.compiling import telling_of_compilation

    err = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        telling_of_compilation(lambda: print("sabot: compiling, once", file=sys.stderr, flush=True)),
        Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar,
    ):

        def begin(what: str) -> Tell:
            task = bar.add_task(what, total=None)
            return lambda done, of: bar.update(task, completed=done, total=of)

        yield begin


def rows_under(*headings: str) -> Table:
    """A table with words in its first column and figures in the others."""
    rows = Table(box=SIMPLE_HEAD, pad_edge=False)
    rows.add_column(headings[0])
    for heading in headings[1:]:
        rows.add_column(heading, justify="right")
    return rows


def print_by_bet(out: Console, heading: str, cells: Mapping[str, Mapping[str, str]]) -> None:
    """A column for each bet and a row for each name: in as many tables as the width asks for."""
    names = max(len(text) for text in (heading, *(name for of in cells.values() for name in of)))
    for some in _side_by_side(cells, out.width - names - 2):
        rows = rows_under(heading, *some)
        for name in dict.fromkeys(name for bet in some for name in cells[bet]):
            rows.add_row(name, *(cells[bet].get(name, "–") for bet in some))
        out.print(rows)


def _side_by_side(cells: Mapping[str, Mapping[str, str]], width: int) -> list[list[str]]:
    """The bets in groups whose columns fit side by side, with what is drawn between them."""
    between = 3
    groups: list[list[str]] = []
    left = 0
    for bet, of in cells.items():
        wide = between + max(map(len, (bet, *of.values())))
        if not groups or wide > left:
            groups.append([])
            left = width
        groups[-1].append(bet)
        left -= wide
    return groups


def note(out: Console, words: str) -> None:
    out.print(words, style=QUIET)
