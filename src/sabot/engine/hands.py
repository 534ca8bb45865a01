"""The hands of an open coup: which card goes where, and what they show."""

from typing import NamedTuple

from sabot.bets import Outcome
from sabot.cards import Card
from sabot.coup import Coup as FinishedHands
from sabot.coup.deal import PuntoBancoDealer
from sabot.engine.state import Coup, Drawn
from sabot.engine.table import Table
from sabot.rulebook.words import Hand


class Destination(NamedTuple):
    """The hand that the next card goes to, and the Player area where there are several."""

    hand: Hand
    area: int


def areas_dealt_to(table: Table, coup: Coup) -> tuple[int, ...]:
    """The Player areas that get a hand: each with a wager on its Player hand, clockwise."""
    if not table.deals_areas:
        return (0,)
    hands = {
        wager.area
        for wager in coup.wagers.values()
        if wager.fate == "placed" and _is_on_a_player_hand(table, wager.bet)
    }
    return tuple(sorted(hands))


def next_card(table: Table, coup: Coup) -> Destination | None:
    """Where the next card goes; None when the coup has all its cards."""
    areas = coup.areas if coup.cards else areas_dealt_to(table, coup)
    if table.deals_areas:
        return _next_in_turn(len(coup.cards), areas)
    dealer = table.game.dealer
    assert isinstance(dealer, PuntoBancoDealer)
    hand = dealer.table.next_hand([Card.seen(drawn.card) for drawn in coup.cards], dealer.count)
    return Destination(hand, 0) if hand is not None else None


def _next_in_turn(dealt: int, areas: tuple[int, ...]) -> Destination | None:
    """A card to each wagered area in turn and to the Banker, three times round."""
    in_a_round = len(areas) + 1
    if dealt >= 3 * in_a_round:
        return None
    turn = dealt % in_a_round
    return Destination("banker", 0) if turn == len(areas) else Destination("player", areas[turn])


def _is_on_a_player_hand(table: Table, bet: str) -> bool:
    rules = table.book.bet(bet)
    return rules is not None and rules.kind == "main"


def hand_of(coup: Coup, hand: Hand, area: int = 0) -> tuple[Drawn, ...]:
    return tuple(card for card in coup.cards if card.hand == hand and (hand == "banker" or card.area == area))


def cards_of(coup: Coup, hand: Hand, area: int = 0) -> tuple[Card, ...]:
    return tuple(Card.seen(drawn.card) for drawn in hand_of(coup, hand, area))


def player_areas(table: Table, coup: Coup) -> tuple[int, ...]:
    return coup.areas if table.deals_areas else (0,)


def finished(table: Table, coup: Coup) -> FinishedHands:
    """The hands as dealt."""
    players = tuple(cards_of(coup, "player", area) for area in player_areas(table, coup))
    return FinishedHands(players, cards_of(coup, "banker"))


def outcome_at(table: Table, coup: Coup, area: int) -> Outcome:
    """What a wager at an area is settled on."""
    hands = finished(table, coup)
    areas = player_areas(table, coup)
    if not areas:
        return table.game.outcome(hands)
    if not table.deals_areas:
        return table.game.outcome(hands)
    place = areas.index(area) if area in areas else 0
    return table.game.outcome(hands, place)


def count_of(table: Table, coup: Coup, hand: Hand, area: int = 0) -> int:
    return table.game.dealer.count(cards_of(coup, hand, area))
