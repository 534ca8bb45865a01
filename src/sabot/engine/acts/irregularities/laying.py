"""Where cards belong, when they are laid anew in an order."""

from collections.abc import Sequence
from typing import NamedTuple

from sabot.cards import Card, exhausted, too_many
from sabot.coup.deal import PuntoBancoDealer
from sabot.engine.events.irregularities.misdealt import Laid
from sabot.engine.naming import of_a_hand, seen
from sabot.engine.state import Coup, Drawn
from sabot.engine.table import Refused, Table


class LaidAgain(NamedTuple):
    """The cards that a coup takes, where each belongs; and how many after them it has no use for."""

    cards: tuple[Laid, ...]
    over: int


def lay_again(table: Table, coup: Coup, cards: Sequence[str]) -> LaidAgain:
    """Cards to each hand in turn, and third cards by the table of play."""
    laid = _in_turn(coup.areas, cards) if table.deals_areas else _by_the_table_of_play(table, cards)
    return LaidAgain(tuple(laid), len(cards) - len(laid))


def _in_turn(areas: tuple[int, ...], cards: Sequence[str]) -> list[Laid]:
    turns = [("player", area) for area in areas] + [("banker", 0)]
    return [
        Laid(card, "banker" if hand == "banker" else "player", area)
        for card, (hand, area) in zip(cards[: 3 * len(turns)], 3 * turns, strict=False)
    ]


def _by_the_table_of_play(table: Table, cards: Sequence[str]) -> list[Laid]:
    dealer = table.game.dealer
    assert isinstance(dealer, PuntoBancoDealer)
    laid: list[Laid] = []
    dealt: list[Card] = []
    for card in cards:
        hand = dealer.table.next_hand(dealt, dealer.count)
        if hand is None:
            break
        laid.append(Laid(card, hand))
        dealt.append(Card.seen(card))
    return laid


def as_laid(cards: Sequence[Drawn]) -> tuple[Laid, ...]:
    return tuple(Laid(card.card, card.hand, card.area) for card in cards)


def must_be_able_to_leave(table: Table, text: str) -> str:
    """A card that can have left the shoe just now, and may come to lie in a hand."""
    return _can_leave(table, of_a_hand(table, text))


def must_be_able_to_be_burned(table: Table, text: str) -> str:
    """A card that can have left the shoe just now, and lies in no hand."""
    return _can_leave(table, seen(table, text))


def _can_leave(table: Table, card: Card) -> str:
    shoe = table.shoe
    over = exhausted(shoe.dealt, card, table.settings.decks)
    if over is not None:
        raise Refused(f"{over} have left the shoe: report a foreign card")
    if shoe.left < 1:
        raise Refused("the shoe is empty", table.irregularities.too_few_cards)
    return card.name


def must_have_been_in_the_shoe(table: Table, cards: Sequence[Card]) -> None:
    over = too_many(table.shoe.dealt, cards, table.settings.decks)
    if over is not None:
        raise Refused(f"the shoe has not held {cards.count(over)} of {over}: report a foreign card")
    if len(cards) > table.shoe.left:
        raise Refused("the shoe has not held so many cards")
