"""What a patron sees while the cards are his to cut, and nobody else: how many they are, how deep he may."""

import pytest

from sabot.engine.commands.cards import BringCards, CheckCards, Cut, OfferCut, RefuseCut, Shuffle
from sabot.engine.settings import CardSet
from sabot.rulebook.load import parse_rulebook
from sabot.rulebooks import load_register
from sabot.views.own import CutView
from sabot.views.table import display_view, patron_view, staff_view
from tests.engine.driver import Driver, opened
from tests.engine.irregular import CROWN, PREMIUM, STAR, THREE_CARD
from tests.rulebook.planting import at, data_of, written

RULE = {CROWN: "4.2.4", STAR: "4.5", PREMIUM: "4.5", THREE_CARD: "4.5"}


def shuffled(table: Driver) -> Driver:
    """Ben came first, to place 3; then Ann to place 1. The cards are shuffled."""
    table.seat("ben", 3)
    table.seat("ann", 1)
    table.done(BringCards, cards=CardSet(id="set 1", backs="red"))
    if table.book.cards.checked_before_use is not None:
        table.done(CheckCards)
    table.done(Shuffle, table.highest)
    return table


def offered(table: Driver, to: str = "ben") -> Driver:
    table.done(OfferCut, table.highest, to=to)
    return table


def cut_of(table: Driver, name: str) -> CutView | None:
    own = patron_view(table.book, table.state, name).own
    assert own is not None
    return own.cut


@pytest.mark.clauses(CROWN, "4.2.4")
@pytest.mark.clauses(STAR, "4.5")
@pytest.mark.parametrize(
    ("book", "decks", "cards", "most"),
    [(book, 8, 416, 364) for book in RULE] + [(book, 6, 312, 260) for book in RULE if book != CROWN],
)
def test_the_cards_are_his_to_cut_a_deck_or_more_from_either_end(
    book: str, decks: int, cards: int, most: int
) -> None:
    """Eight decks are 416 cards: 52 may lie in front at the least, and 416 - 52 = 364 at the most."""
    table = offered(shuffled(opened(book, decks=decks)))

    assert cut_of(table, "ben") == CutView(cards=cards, least=52, most=most, rule=RULE[book])


@pytest.mark.parametrize("cards", [47, 369])
def test_a_tolerance_of_the_book_brings_the_cut_nearer_to_either_end(cards: int) -> None:
    """With five cards of tolerance 52 - 5 = 47, and 416 - 47 = 369. The table takes what the page offers."""
    data = data_of(CROWN)
    at(data, "cards", "cut")["tolerance"] = 5
    table = Driver(CROWN)
    table.book = parse_rulebook(written(data), "planted.toml", load_register(CROWN))
    offered(shuffled(table.open()))

    assert cut_of(table, "ben") == CutView(cards=416, least=47, most=369, rule="4.2.4")
    table.refused(Cut, table.patron("ben"), cards={47: 46, 369: 370}[cards])
    table.done(Cut, table.patron("ben"), cards=cards)


def test_nobody_else_is_shown_that_they_are_his() -> None:
    table = shuffled(opened(STAR))
    assert (cut_of(table, "ben"), cut_of(table, "ann")) == (None, None)  # offered to nobody yet

    offered(table)

    assert cut_of(table, "ann") is None
    assert display_view(table.book, table.state).own is None
    assert staff_view(table.book, table.state, table.highest).own is None


def test_they_are_his_until_he_cuts() -> None:
    table = offered(shuffled(opened(STAR)))
    table.done(Cut, table.patron("ben"), cards=200)

    assert cut_of(table, "ben") is None


@pytest.mark.clauses(STAR, "4.4")
def test_declined_they_are_the_next_player_s() -> None:
    table = offered(shuffled(opened(STAR)))
    table.done(RefuseCut, table.patron("ben"))
    assert cut_of(table, "ben") is None

    offered(table, "ann")

    assert cut_of(table, "ben") is None
    assert cut_of(table, "ann") is not None
