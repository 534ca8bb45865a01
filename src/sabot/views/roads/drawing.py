"""Where every cell goes and what colour every mark is."""

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from enum import Enum
from itertools import groupby
from typing import Final

import msgspec

from sabot.views.roads.results import Result, Winner

ROWS: Final = 6


class Mark(Enum):
    """The colour of a mark on a derived road. It is not a winner: B is blue here, never Banker."""

    RED = "R"
    BLUE = "B"


class BeadCell(msgspec.Struct, frozen=True, kw_only=True):
    """One coup on the bead plate."""

    column: int
    row: int
    winner: Winner
    player_pair: bool
    banker_pair: bool


class BeadPlate(msgspec.Struct, frozen=True, kw_only=True):
    """Every result in the order it came, ties too."""

    cells: tuple[BeadCell, ...]


class BigRoadCell(msgspec.Struct, frozen=True, kw_only=True):
    """One coup that Banker or Player won, with the ties marked on it.

    The pair dots are those of the coup that was won. A tie that came with a pair keeps its dots on the bead
    plate: here they could not be told from the winner's own.
    """

    column: int
    row: int
    winner: Winner
    ties: int
    player_pair: bool
    banker_pair: bool


class BigRoad(msgspec.Struct, frozen=True, kw_only=True):
    """The decided coups by runs. `unplaced_ties` counts the ties of a shoe that has seen nothing else yet."""

    cells: tuple[BigRoadCell, ...]
    unplaced_ties: int


class MarkCell(msgspec.Struct, frozen=True, kw_only=True):
    """One mark on a derived road."""

    column: int
    row: int
    mark: Mark


class NextMarks(msgspec.Struct, frozen=True, kw_only=True, rename={"banker": "B", "player": "P"}):
    """The mark the next coup would make if Banker or Player won it; none while the road has not started."""

    banker: Mark | None
    player: Mark | None


class DerivedRoad(msgspec.Struct, frozen=True, kw_only=True):
    """A road of red and blue marks. `marks` is the same marks in order, as a string of R and B."""

    cells: tuple[MarkCell, ...]
    marks: str
    next: NextMarks


class Roads(msgspec.Struct, frozen=True, kw_only=True):
    """All five roads of one shoe."""

    bead_plate: BeadPlate
    big_road: BigRoad
    big_eye_boy: DerivedRoad
    small_road: DerivedRoad
    cockroach_road: DerivedRoad


def roads(results: Iterable[Result]) -> Roads:
    """Draw every road for the results of a shoe, oldest first. The work grows in step with the results."""
    shoe = tuple(results)
    decided = [result.winner for result in shoe if result.winner is not Winner.TIE]
    runs = _run_lengths(decided)
    last_winner = decided[-1] if decided else None
    return Roads(
        bead_plate=_bead_plate(shoe),
        big_road=_big_road(shoe, runs),
        big_eye_boy=_derived_road(runs, last_winner, back=1),
        small_road=_derived_road(runs, last_winner, back=2),
        cockroach_road=_derived_road(runs, last_winner, back=3),
    )


def _bead_plate(shoe: Sequence[Result]) -> BeadPlate:
    return BeadPlate(
        cells=tuple(
            BeadCell(
                column=coup // ROWS,
                row=coup % ROWS,
                winner=result.winner,
                player_pair=result.player_pair,
                banker_pair=result.banker_pair,
            )
            for coup, result in enumerate(shoe)
        )
    )


def _big_road(shoe: Sequence[Result], runs: Sequence[int]) -> BigRoad:
    decided: list[Result] = []
    ties: Counter[int] = Counter()
    for result in shoe:
        if result.winner is Winner.TIE:
            # A tie is marked on the decided coup before it; the ties that open a shoe wait for the first one.
            ties[max(len(decided) - 1, 0)] += 1
        else:
            decided.append(result)
    cells = tuple(
        BigRoadCell(
            column=column,
            row=row,
            winner=result.winner,
            ties=ties[coup],
            player_pair=result.player_pair,
            banker_pair=result.banker_pair,
        )
        for coup, (result, (column, row)) in enumerate(zip(decided, _places(runs), strict=True))
    )
    return BigRoad(cells=cells, unplaced_ties=0 if decided else ties[0])


def _derived_road(runs: Sequence[int], last_winner: Winner | None, *, back: int) -> DerivedRoad:
    marks = [
        mark
        for column, length in enumerate(runs)
        for cell in range(1, length + 1)
        if (mark := _mark(runs, column, cell, back)) is not None
    ]
    places = _places(_run_lengths(marks))
    return DerivedRoad(
        cells=tuple(
            MarkCell(column=column, row=row, mark=mark)
            for mark, (column, row) in zip(marks, places, strict=True)
        ),
        marks="".join(mark.value for mark in marks),
        next=_next_marks(runs, last_winner, back),
    )


def _mark(runs: Sequence[int], column: int, cell: int, back: int) -> Mark | None:
    """The mark for one cell of the big road; none when the columns it looks at are not there yet.

    Columns are the runs, counted from zero, whatever shape they were drawn in: a run that turned right is
    still one column. Cells of a column count from one. A cell looks only at the runs before its own, and
    those have ended, so a mark once made stays.
    """
    if cell == 1:
        # A new run: red when the run it ended was as long as the one `back` before that.
        if column - 1 - back < 0:
            return None
        return Mark.RED if runs[column - 1] == runs[column - 1 - back] else Mark.BLUE
    if column - back < 0:
        return None
    # The run goes on: blue only where it steps past the foot of the column it is compared with.
    return Mark.BLUE if cell == runs[column - back] + 1 else Mark.RED


def _next_marks(runs: Sequence[int], last_winner: Winner | None, back: int) -> NextMarks:
    if last_winner is None:
        return NextMarks(banker=None, player=None)
    same = _mark(runs, len(runs) - 1, runs[-1] + 1, back)
    other = _mark(runs, len(runs), 1, back)
    if last_winner is Winner.BANKER:
        return NextMarks(banker=same, player=other)
    return NextMarks(banker=other, player=same)


def _run_lengths(values: Iterable[Hashable]) -> list[int]:
    return [sum(1 for _ in run) for _, run in groupby(values)]


def _places(runs: Iterable[int]) -> list[tuple[int, int]]:
    """The (column, row) of each cell, run after run.

    A run goes down until row six or a taken cell stops it, then turns right for good. Its tail always has
    room. Only the tails of earlier runs can lie to the right of where a run starts, and a tail has no gaps:
    one that lay ahead in this row would fill this column too, and would have stopped the run a row higher.
    """
    places: list[tuple[int, int]] = []
    taken: set[tuple[int, int]] = set()
    start = -1
    for length in runs:
        start += 1
        # Only the run just before can lie along the top row from here, so no cell is ever passed twice.
        while (start, 0) in taken:
            start += 1
        column, row, turned = start, 0, False
        for _ in range(length):
            places.append((column, row))
            taken.add((column, row))
            turned = turned or row == ROWS - 1 or (column, row + 1) in taken
            column, row = (column + 1, row) if turned else (column, row + 1)
    return places
