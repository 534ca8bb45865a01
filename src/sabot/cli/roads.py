"""`sabot roads`: the five roads of a shoe, drawn or as JSON."""

import sys
from collections.abc import Iterable
from typing import Annotated, Final

import msgspec
from cyclopts import Parameter
from rich.text import Text

from sabot.cli.terminal import BANKER, PLAYER, QUIET, TIE, console, standard_input, write_json
from sabot.views.roads import (
    ROWS,
    BeadCell,
    BigRoadCell,
    DerivedRoad,
    Mark,
    Result,
    ResultsError,
    Roads,
    Winner,
    parse_results,
    results_from_objects,
    roads,
)

STYLES: Final = {Winner.BANKER: BANKER, Winner.PLAYER: PLAYER, Winner.TIE: TIE}
SHAPES: Final = {Mark.RED: "●", Mark.BLUE: "○"}
"""A terminal may have no colours, so red is full and blue is hollow too."""

Cells = Iterable[tuple[int, int, Text]]


def show_roads(*, json: Annotated[bool, Parameter(negative="")] = False) -> int:
    """Draw the five roads of the results on standard input.

    The results are a string of B, P and T, such as BBPPPPP, or JSON with the pairs:
    [{"result": "B", "pairs": ["player"]}, {"result": "P"}]. An object a line will do too.
    On a terminal the roads are drawn; into a pipe or a file they are written as JSON.

    Parameters
    ----------
    json
        Answer as JSON on a terminal too.
    """
    drawn = roads(_results(standard_input().read()))
    if json or not sys.stdout.isatty():
        write_json(drawn)
    else:
        _draw(drawn)
    return 0


def _results(raw: bytes) -> tuple[Result, ...]:
    try:
        text = raw.decode("utf-8-sig").strip()
    except UnicodeDecodeError as error:
        raise ResultsError("the results are not UTF-8 text") from error
    if text.startswith(("[", "{")):
        try:
            lines = _by_line(text) if text.startswith("{") else msgspec.json.decode(text)
            return results_from_objects(lines)
        except msgspec.DecodeError as error:
            raise ResultsError(f"the results are not JSON: {error}") from error
        except RecursionError as error:
            raise ResultsError("the results are a list of objects, and this is nested far deeper") from error
    return parse_results(text)


def _by_line(text: str) -> list[object]:
    return [msgspec.json.decode(line) for line in text.splitlines() if line.strip()]


def _draw(drawn: Roads) -> None:
    out = console()
    _grid("Bead plate", ((cell.column, cell.row, _bead(cell)) for cell in drawn.bead_plate.cells))
    _grid("Big road", ((cell.column, cell.row, _ring(cell)) for cell in drawn.big_road.cells))
    if drawn.big_road.unplaced_ties:
        out.print(f"  only ties so far: {drawn.big_road.unplaced_ties}", style=TIE)
    derived = {
        "big_eye_boy": drawn.big_eye_boy,
        "small_road": drawn.small_road,
        "cockroach_road": drawn.cockroach_road,
    }
    for name, road in derived.items():
        cells = ((cell.column, cell.row, _mark(cell.mark)) for cell in road.cells)
        _grid(name.replace("_", " ").capitalize(), cells)
        out.print(_next(road))
        out.print()


def _next(road: DerivedRoad) -> Text:
    said = Text("  next: ", style=QUIET)
    for word, mark in (("Banker ", road.next.banker), ("  Player ", road.next.player)):
        said.append(word).append(_mark(mark) if mark else Text("-"))
    return said


def _bead(cell: BeadCell) -> Text:
    return Text(cell.winner.value, style=STYLES[cell.winner]).append(
        _dots(cell.player_pair, cell.banker_pair)
    )


def _ring(cell: BigRoadCell) -> Text:
    ties = f"{cell.ties}" if cell.ties else ""
    ring = Text(cell.winner.value, style=STYLES[cell.winner]).append(ties, style=TIE)
    return ring.append(_dots(cell.player_pair, cell.banker_pair))


def _dots(player_pair: bool, banker_pair: bool) -> Text:  # noqa: FBT001 - the two kinds of dot
    dots = Text("˙", style=BANKER) if banker_pair else Text()
    return dots.append(".", style=PLAYER) if player_pair else dots


def _mark(mark: Mark) -> Text:
    return Text(SHAPES[mark], style=BANKER if mark is Mark.RED else PLAYER)


def _grid(title: str, cells: Cells) -> None:
    """Draw a road on its six rows."""
    placed = {(column, row): text for column, row, text in cells}
    out = console()
    out.print(title, style="bold")
    columns = max((column for column, _ in placed), default=-1) + 1
    for row in range(ROWS):
        line = Text("  ")
        for column in range(columns):
            text = placed.get((column, row), Text("·", style=QUIET))
            line.append(text).append(" " * (3 - len(text)))
        if columns:
            out.print(line, no_wrap=True, crop=False)
