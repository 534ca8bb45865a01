"""A game as a table plays it: one game of a rule book, its decks and its options."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from sabot import SabotError
from sabot.bets import Outcome, Payment, Paytable, chosen_options
from sabot.cards import Card
from sabot.coup import explain
from sabot.coup.deal import Coup, Dealer, DealError, PuntoBancoDealer, ThreeCardDealer
from sabot.coup.hands import PointCount
from sabot.coup.table_of_play import TableOfPlay
from sabot.rulebook.book import RuleBook
from sabot.rulebook.findings import nearest
from sabot.rulebook.games import Game as GameRules
from sabot.rulebook.games import PuntoBanco

REMEMBERED: Final = 1 << 14
"""How many outcomes a game keeps settled; few coups of a long run are unlike all before them."""


class UnknownGameError(SabotError):
    """A game that the rule book does not have."""


class DecksError(SabotError):
    """A count of decks that the game is not played with."""


class Game:
    """Deals, settles and explains coups of one game."""

    def __init__(
        self,
        book: RuleBook,
        key: str,
        decks: int | None = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.book = book
        self.rules = _game_rules(book, key)
        self.decks = _decks(book, decks)
        self.options = chosen_options(book, key, options or {})
        self.paytable = Paytable(book, self.rules, self.decks, self.options)
        self.dealer = _dealer(book)
        self.settle = lru_cache(REMEMBERED)(self._settle)
        self.why = lru_cache(REMEMBERED)(self._why)
        self.told = lru_cache(REMEMBERED)(self._told)

    @property
    def id(self) -> str:
        return f"{self.book.id}/{self.rules.key}"

    def deal(self, cards: Sequence[Card], areas: int = 1) -> Coup:
        """Deal a coup from the front of `cards`."""
        return self.dealer.deal(cards, areas)

    def deal_exactly(self, cards: Sequence[Card], areas: int = 1) -> Coup:
        """Deal a coup that takes every one of `cards`, none of which the decks hold too few of."""
        if len(cards) > self.decks:
            self._must_hold(cards)
        coup = self.deal(cards, areas)
        if coup.cards_used < len(cards):
            raise DealError(
                f"too many cards: the coup is complete with {coup.cards_used}, and there are {len(cards)}"
            )
        return coup

    def _must_hold(self, cards: Sequence[Card]) -> None:
        for card in cards:
            copies = cards.count(card)
            if copies > self.decks:
                raise DealError(
                    f"{card} comes {copies} times, and {self.decks} decks hold {self.decks} of it"
                )

    def outcome(self, coup: Coup, area: int = 0) -> Outcome:
        """What the hand of a Player area and the Banker hand show."""
        if not coup.players:
            return self.dealer.banker_alone(coup.banker)
        return self.dealer.outcome(coup.players[area], coup.banker)

    def _settle(self, outcome: Outcome) -> dict[str, Payment]:
        """One unit on every bet of the game, settled."""
        return self.paytable.settle(outcome)

    def _why(self, outcome: Outcome) -> dict[str, str]:
        """For every bet of the game, one sentence that says why, with its clause."""
        settled = self.settle(outcome)
        return {key: explain.payment(self.rules, outcome, paid) for key, paid in settled.items()}

    def play(self, coup: Coup, area: int = 0) -> tuple[str, ...]:
        """How the hands came about and who won, a sentence each, with its clause."""
        return (*self.third_cards(coup), self.result(self.outcome(coup, area)))

    def result(self, outcome: Outcome) -> str:
        """Who won, with the clause that compares the hands."""
        ranking = self.book.play.ranking
        cited = {"player": ranking.player_wins, "banker": ranking.banker_wins, "tie": ranking.tie}
        if outcome.winner is None:
            return explain.result(outcome)
        return f"{explain.result(outcome)} ({cited[outcome.winner].clause})"

    def third_cards(self, coup: Coup) -> tuple[str, ...]:
        """Why each hand drew or stood; nothing where every hand has three cards."""
        if not isinstance(self.dealer, PuntoBancoDealer):
            return ()
        count = self.dealer.count
        player, banker = coup.player, coup.banker
        third = count.of_card(player[2]) if len(player) == 3 else None
        drawn = explain.Drawn(count(player[:2]), count(banker[:2]), third, len(banker) == 3)
        return self.told(drawn)

    def _told(self, drawn: explain.Drawn) -> tuple[str, ...]:
        assert isinstance(self.dealer, PuntoBancoDealer)  # only such a deal has third cards
        return tuple(explain.third_cards(self.dealer.table, drawn))


def _game_rules(book: RuleBook, key: str) -> GameRules:
    rules = book.game(key)
    if rules is None:
        keys = [game.key for game in book.games]
        hint = nearest(key, keys)
        suggestion = f"; did you mean {book.id}/{hint}?" if hint else ""
        raise UnknownGameError(f"{book.id} has no game {key!r}: it has {', '.join(keys)}{suggestion}")
    return rules


def _decks(book: RuleBook, decks: int | None) -> int:
    allowed = book.cards.decks
    if decks is None:
        return max(allowed.any_of)
    if decks not in allowed.any_of:
        counts = ", ".join(map(str, allowed.any_of))
        raise DecksError(f"{book.id} is played with {counts} decks, not {decks} ({allowed.clause})")
    return decks


def _dealer(book: RuleBook) -> Dealer:
    count = PointCount(book.play.point_count.values)
    rules = book.play.deal
    if isinstance(rules, PuntoBanco):
        return PuntoBancoDealer(count, TableOfPlay(rules))
    return ThreeCardDealer(count, rules)
