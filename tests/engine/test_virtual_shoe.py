"""A virtual shoe is bound to its order by the shuffle, before the cut, and shows it when it has ended."""

from typing import Any

import pytest

from sabot.cards import Card, commitment_to
from sabot.engine.commands.cards import (
    BringCards,
    Burn,
    CheckCards,
    Cut,
    PlaceCuttingCard,
    RevealOrder,
    Shuffle,
)
from sabot.engine.commands.opening import CloseTable
from sabot.engine.events.cards import CardsShuffled, OrderRevealed
from sabot.engine.settings import CardSet, Device
from tests.engine.driver import Driver, opened

ORDER = tuple(card.name for card in Card.all()) * 8
SALT = bytes(range(32))
BOUND = commitment_to(ORDER, SALT)
REVEAL: dict[str, Any] = {"commitment": BOUND, "order": ORDER, "salt": SALT.hex()}


def virtual() -> Driver:
    table = opened(device=Device(kind="card-shoe", virtual=True))
    table.done(BringCards, cards=CardSet(id="virtual 1", backs="red"))
    table.done(CheckCards)
    return table


def shuffled() -> Driver:
    table = virtual()
    (event,) = table.done(Shuffle, commitment=BOUND)
    assert isinstance(event, CardsShuffled)
    assert event.commitment == BOUND
    return table


def test_a_virtual_shoe_is_not_shuffled_without_a_commitment() -> None:
    assert "bound to its order" in virtual().refused(Shuffle).reason


def test_paper_cards_are_bound_to_nothing() -> None:
    table = opened()
    table.done(BringCards, cards=CardSet(id="set 1", backs="red"))
    table.done(CheckCards)
    assert "no other is" in table.refused(Shuffle, commitment=BOUND).reason


def test_a_commitment_has_64_digits_and_serves_one_shuffle() -> None:
    table = virtual()
    assert "64 digits" in table.refused(Shuffle, commitment="short").reason
    table.done(Shuffle, commitment=BOUND)
    table.done(Cut, table.highest, cards=100)
    assert table.state.shoe is not None
    assert table.state.shoe.cut == 100


def test_the_order_is_not_shown_while_the_shoe_is_in_play() -> None:
    table = shuffled()
    assert "no virtual shoe has ended" in table.refused(RevealOrder, **REVEAL).reason


def reshuffled() -> Driver:
    """The first shoe was cut and loaded, and then its cards were not randomly intermixed."""
    table = shuffled()
    table.done(Cut, table.highest, cards=100)
    table.done(PlaceCuttingCard, behind=table.book.cards.cutting_card[0].cards)
    table.done(Burn, kind="one-face-down")
    table.done(Shuffle, table.highest, ground="not-intermixed", commitment="f" * 64)
    return table


def test_the_order_is_shown_once_the_cards_were_shuffled_again_and_only_once() -> None:
    table = reshuffled()
    (event,) = table.done(RevealOrder, **REVEAL)
    assert isinstance(event, OrderRevealed)
    assert event.order == ORDER
    assert table.state.commitments == ("f" * 64,)
    table.refused(RevealOrder, **REVEAL)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"order": ORDER[1:] + ORDER[:1]}, "not the order"),
        ({"salt": bytes(32).hex()}, "not the order"),
        ({"salt": SALT.hex()[:-2]}, "not the order"),
        ({"salt": "zz"}, "hexadecimal"),
        ({"order": ("joker",)}, "no card"),
        ({"commitment": "f" * 64}, "ended"),
    ],
)
def test_an_order_that_was_not_committed_to_is_refused(wrong: dict[str, Any], why: str) -> None:
    assert why in reshuffled().refused(RevealOrder, **{**REVEAL, **wrong}).reason


def test_the_order_is_owed_after_the_table_has_closed() -> None:
    table = shuffled()
    table.done(CloseTable, table.highest, float={10_000: 5_000, 2_500: 2_000, 100: 5_000})
    table.done(RevealOrder, **REVEAL)
    assert table.state.commitments == ()
