"""What a table holds and has won, with the parts that make it up."""

from collections.abc import Mapping
from typing import Literal

from sabot.engine import accounts
from sabot.engine.acts.closing import table_result
from sabot.engine.settings import ChipColour, ChipCounts, TableSettings
from sabot.engine.state import State
from sabot.views.face import colours
from sabot.views.parts import View
from sabot.views.pit.session import Session


class ChipCountView(View, frozen=True, kw_only=True):
    """So many chips of one denomination, and what they come to."""

    cents: int
    colour: ChipColour
    count: int
    value: int


class PartView(View, frozen=True, kw_only=True):
    """One part of a win."""

    what: Literal["drop", "terminal", "closer", "credits", "opener", "fills"]
    cents: int
    adds: bool
    """Whether it is added, or taken off."""


class FiguresView(View, frozen=True, kw_only=True):
    """Drop and win: win is drop, closer and credits less opener and fills. A terminal's take is a drop."""

    opener: int
    fills: int
    credits: int
    drop: int
    terminal: int
    closer: int
    """As it was counted; of an open table, what the float holds by the books."""
    counted: bool
    win: int
    parts: tuple[PartView, ...]
    difference: int | None
    """What was counted beyond what the books say, once the table is closed; below nought, what is missing."""


def figures(session: Session, state: State) -> FiguresView | None:
    """Of a session that runs, or of the one that ended last; None where there was none."""
    if session.opener is None:
        return None
    closed = session.closer
    books: Mapping[str, int] = state.accounts if closed is None else closed.accounts
    closer = books.get(accounts.FLOAT, 0) if closed is None else closed.cents
    return _figures(dict(books), closer, counted=closed is not None)


def _figures(books: dict[str, int], closer: int, *, counted: bool) -> FiguresView:
    drop, terminal = books.get(accounts.DROP, 0), books.get(accounts.TERMINAL, 0)
    credits = books.get(accounts.CREDITS, 0)
    opener, fills = -books.get(accounts.OPENER, 0), -books.get(accounts.FILLS, 0)
    each: tuple[tuple[str, int, bool], ...] = (
        ("drop", drop, True),
        ("terminal", terminal, True),
        ("closer", closer, True),
        ("credits", credits, True),
        ("opener", opener, False),
        ("fills", fills, False),
    )
    return FiguresView(
        opener=opener,
        fills=fills,
        credits=credits,
        drop=drop,
        terminal=terminal,
        closer=closer,
        counted=counted,
        win=table_result(books, closer),
        parts=tuple(
            PartView(what=what, cents=cents, adds=adds)  # type: ignore[arg-type]  # each is one of them
            for what, cents, adds in each
            if cents or what != "terminal"
        ),
        difference=closer - books.get(accounts.FLOAT, 0) if counted else None,
    )


def chips_counted(settings: TableSettings, counts: ChipCounts) -> tuple[ChipCountView, ...]:
    """Chips by denomination, large ones first."""
    by_value = colours(settings)
    return tuple(
        ChipCountView(
            cents=cents,
            colour=by_value[cents],
            count=counts.get(cents, 0),
            value=cents * counts.get(cents, 0),
        )
        for cents in sorted(by_value, reverse=True)
    )
