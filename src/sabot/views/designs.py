"""The layouts that a document shows, drawn: what its tables look like before anybody sits at one."""

from collections.abc import Iterator
from typing import Final

from sabot.rulebook.book import RuleBook
from sabot.rulebook.table import Layout, Table
from sabot.views.layout import LayoutDrawing, layout
from sabot.views.names import Said, name_of
from sabot.views.parts import View

MOST_PLACES: Final = 9
"""How many places are drawn where the document leaves the number open: as many as a table usually has."""


class DesignView(View, frozen=True, kw_only=True):
    """A layout, and the clauses that show it: diagrams with the same bets are drawn once."""

    rules: tuple[str, ...]
    bets: tuple[Said, ...]
    drawing: LayoutDrawing


def designs(book: RuleBook) -> tuple[DesignView, ...]:
    """The different layouts of a rule book, in the order of the document."""
    return tuple(_designs(book, book.table)) if book.table is not None else ()


def _designs(book: RuleBook, table: Table) -> Iterator[DesignView]:
    alike: dict[tuple[tuple[str, ...], int], list[Layout]] = {}
    for one in table.layouts:
        usual = (some for some in table.places.any_of if some <= MOST_PLACES)
        places = one.places or max(usual, default=MOST_PLACES)
        alike.setdefault((tuple(map(str, one.bets)), places), []).append(one)
    for (_, places), same in alike.items():
        first = same[0]
        bets = [bet for bet in book.bets if bet.key in first.bets]
        yield DesignView(
            rules=tuple(one.clause for one in same),
            bets=tuple(map(name_of, bets)),
            drawing=layout(book, first, places, bets),
        )
