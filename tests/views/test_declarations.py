"""What a patron who plays on a loss limit is told to declare, on his own view of the table."""

import pytest

from sabot.views.table import patron_view
from tests.engine.driver import running

STAR, CROWN = "star-baccarat", "crown-baccarat"
DUTIES = [
    ("Chips you buy, before the next round begins", "14.2.1"),
    ("Chips you bring, before the next round begins", "14.2.2"),
    ("Chips you have left, when you leave the table", "14.2.3"),
]


@pytest.mark.clauses(STAR, "14.2", "14.2.1", "14.2.2", "14.2.3")
def test_14_2_whoever_plays_on_a_loss_limit_is_told_what_to_declare_and_nobody_else_is() -> None:
    table = running(STAR)
    table.seat("cai", 5, loss_limit=50_000)

    limited, free = (patron_view(table.book, table.state, name).own for name in ("cai", "ann"))

    assert limited is not None
    assert [(one.said["en"], one.rule) for one in limited.declare] == DUTIES
    assert limited.declare[2].said["zh-Hant"] == "離開牌桌時剩餘的籌碼"
    assert free is not None
    assert free.declare == ()


def test_a_book_without_that_duty_asks_for_no_declaration() -> None:
    table = running(CROWN)
    table.seat("cai", 5, loss_limit=50_000)

    own = patron_view(table.book, table.state, "cai").own

    assert own is not None
    assert own.declare == ()
