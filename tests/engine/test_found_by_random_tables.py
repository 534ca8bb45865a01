"""Commands at which the engine once raised, found by random tables: each is refused, or done, by the book."""

import pytest

from sabot.engine.commands.irregularities.shoe import ReportNotShuffled
from tests.engine.irregular import PREMIUM, STAR, THREE_CARD
from tests.engine.test_irregularities_shoe import last_coup_dealt


@pytest.mark.clauses(STAR, "12.9")
@pytest.mark.clauses(THREE_CARD, "12.12")
@pytest.mark.clauses(PREMIUM, "14.9")
@pytest.mark.parametrize(("book", "rule"), [(STAR, "12.9"), (THREE_CARD, "12.12"), (PREMIUM, "14.9")])
def test_12_9_a_coup_begun_instead_of_the_shuffle_has_one_first_card(book: str, rule: str) -> None:
    table = last_coup_dealt(book)
    table.done(ReportNotShuffled, card="9D")
    again = table.refused(ReportNotShuffled, card="2C")
    assert (again.rule, "already" in again.reason) == (rule, True)
