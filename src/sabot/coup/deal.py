"""Dealing a coup: from cards in the order they left the shoe to finished hands."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from sabot import SabotError
from sabot.bets import Outcome, Winner
from sabot.cards import Card
from sabot.coup.hands import PointCount, order_of_hand, pair_kind, pictures
from sabot.coup.table_of_play import TableOfPlay
from sabot.rulebook.games import ThreeCardDeal

Cards = tuple[Card, ...]


class DealError(SabotError):
    """Cards that do not make a coup."""


class Coup(NamedTuple):
    """The finished hands of a coup: one Banker hand, and a Player hand for each area dealt to."""

    players: tuple[Cards, ...]
    banker: Cards

    @property
    def player(self) -> Cards:
        """The Player hand, where there is just one."""
        (hand,) = self.players
        return hand

    @property
    def cards_used(self) -> int:
        return sum(map(len, self.players)) + len(self.banker)


class Dealer(Protocol):
    """A way of dealing and comparing hands, which a rule book picks by name."""

    count: PointCount

    def deal(self, cards: Sequence[Card], areas: int = 1) -> Coup:
        """Deal a coup from the front of `cards`; there may be more cards than it takes."""

    def outcome(self, player: Cards, banker: Cards) -> Outcome:
        """What a Player hand and the Banker hand show."""

    def banker_alone(self, banker: Cards) -> Outcome:
        """What the Banker hand shows when no Player hand was dealt."""


class PuntoBancoDealer:
    """Two cards to each hand in turn, then third cards by the table of play."""

    def __init__(self, count: PointCount, table: TableOfPlay) -> None:
        self.count = count
        self.table = table

    def deal(self, cards: Sequence[Card], areas: int = 1) -> Coup:
        if areas != 1:
            raise DealError(f"this game has one Player hand, not {areas}")
        if len(cards) < 4:
            raise DealError(f"too few cards: a coup begins with four, and there are {len(cards)}")
        count, table = self.count, self.table
        player, banker = (cards[0], cards[2]), (cards[1], cards[3])
        player_points, banker_points = count(player), count(banker)
        used, third = 4, None
        players_cards: Cards = player
        bankers_cards: Cards = banker
        if table.player_draws(player_points, banker_points):
            drawn = self._next(cards, used, f"Player draws on {player_points}")
            third, used = count.of_card(drawn), used + 1
            players_cards = (*player, drawn)
        if table.banker_draws(player_points, banker_points, third):
            drawn = self._next(cards, used, f"Banker draws on {banker_points}")
            bankers_cards = (*banker, drawn)
        return Coup((players_cards,), bankers_cards)

    def _next(self, cards: Sequence[Card], used: int, because: str) -> Card:
        if used >= len(cards):
            raise DealError(f"too few cards: {because}, but there is no card {used + 1}")
        return cards[used]

    def outcome(self, player: Cards, banker: Cards) -> Outcome:
        player_points, banker_points = self.count(player), self.count(banker)
        player_pair, banker_pair = pair_kind(player), pair_kind(banker)
        is_natural = self.table.is_natural
        return Outcome(
            winner=_winner(player_points, banker_points),
            player_points=player_points,
            banker_points=banker_points,
            player_cards=len(player),
            banker_cards=len(banker),
            player_natural=len(player) == 2 and is_natural(player_points),
            banker_natural=len(banker) == 2 and is_natural(banker_points),
            player_pair=player_pair,
            banker_pair=banker_pair,
            player_pair_of=player[0].rank.word if player_pair else None,
            banker_pair_of=banker[0].rank.word if banker_pair else None,
        )

    def banker_alone(self, banker: Cards) -> Outcome:
        raise DealError(
            f"this game always deals a Player hand; the Banker's {len(banker)} cards alone are no coup"
        )


class ThreeCardDealer:
    """A card to each wagered Player area in turn and to the Banker, three times round."""

    def __init__(self, count: PointCount, rules: ThreeCardDeal) -> None:
        self.count = count
        self.rules = rules

    def deal(self, cards: Sequence[Card], areas: int = 1) -> Coup:
        needed = 3 * (areas + 1)
        if len(cards) < needed:
            raise DealError(f"too few cards: a coup takes {needed}, and there are {len(cards)}")
        round_of_cards = areas + 1
        hands = [tuple(cards[place:needed:round_of_cards]) for place in range(round_of_cards)]
        return Coup(tuple(hands[:-1]), hands[-1])

    def outcome(self, player: Cards, banker: Cards) -> Outcome:
        player_points, banker_points = self.count(player), self.count(banker)
        player_pictures, banker_pictures = pictures(player), pictures(banker)
        player_order = order_of_hand(player_points, player_pictures)
        banker_order = order_of_hand(banker_points, banker_pictures)
        return Outcome(
            # order 1 is the highest, so the hands compare the other way round
            winner=_winner(banker_order, player_order),
            player_points=player_points,
            banker_points=banker_points,
            player_cards=3,
            banker_cards=3,
            player_natural=False,
            banker_natural=False,
            player_pictures=player_pictures,
            banker_pictures=banker_pictures,
            player_order=player_order,
            banker_order=banker_order,
        )

    def banker_alone(self, banker: Cards) -> Outcome:
        return self.outcome(banker, banker)._replace(winner=None, player_cards=0, player_order=0)


def _winner(player: int, banker: int) -> Winner:
    if player == banker:
        return "tie"
    return "player" if player > banker else "banker"
