"""What a patron and the display are shown helps nobody to predict: nothing of the cards that are gone."""

import msgspec
import pytest

from sabot.views.table import TableView, display_view, patron_view
from tests.engine.driver import ALL_BOOKS, Driver, running

# A coup that the Player wins by nine to four, once with high cards and once with low ones that come to the
# same results: whoever counts cards would tell the two shoes apart.
TWO_HANDS = ("9S 4H KD KC", "4S AH 5D 3C")
THREE_EACH = ("9S 4H KD QC QH JD", "9H 4S JC KS QS KC")


def played(book: str, which: int) -> Driver:
    table = running(book)
    table.wager("ann", "player", 10_000)
    table.play((THREE_EACH if table.table.deals_areas else TWO_HANDS)[which])
    return table


def shown(table: Driver) -> tuple[TableView, TableView]:
    return patron_view(table.book, table.state, "ann"), display_view(table.book, table.state)


@pytest.mark.clauses("star-three-card-baccarat", "14.1")
@pytest.mark.parametrize("book", ALL_BOOKS)
def test_14_1_what_players_see_between_coups_tells_no_shoe_from_another(book: str) -> None:
    high, low = played(book, 0), played(book, 1)
    assert high.state.shoe != low.state.shoe
    assert shown(high) == shown(low)
    for view in shown(high):
        words = msgspec.json.encode(view).decode()
        assert '"dealt"' not in words
        assert '"left"' not in words
