"""A game as a simulation deals it: all that a coup depends on, in plain numbers.

Nothing of a rule book but its numbers goes into a work unit, so that a unit can be sent to another
machine, kept in a file, and run there to the same result.
"""

from functools import lru_cache
from typing import Final, Literal, NamedTuple

import msgspec

from sabot import SabotError
from sabot.cards import Card, Rank, Suit
from sabot.coup import Game
from sabot.coup.shoe import burn_method, cards_burned, longest
from sabot.rulebook.games import PuntoBanco

Mode = Literal["shoe", "coup"]
"""Full shoes from the burn to the last coup, or single coups, each from a full shoe of its own."""

SHORTEST_COUP: Final = 4
LONGEST_COUP: Final = longest(areas=1)


class SimulationError(SabotError):
    """A simulation that cannot be run as it was asked for."""


class TableOfDraws(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who draws a third card, as the rule book has it."""

    naturals: tuple[int, ...]
    player_draws: tuple[int, ...]
    banker_rows: tuple[str, ...]
    """A row for each count of the Banker: D or S for no third card of the Player, then for 0 to 9."""


class PlainGame(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game in plain numbers; what goes by rank is in the order of `Rank`."""

    mode: Mode
    decks: int
    values: tuple[int, ...]
    pictures: tuple[bool, ...]
    draws: TableOfDraws | None
    """None where every hand has three cards and hands are compared by their orders."""
    burned: tuple[int, ...]
    """How many cards are burned when the first card of the shoe is of each rank."""
    behind_cutting_card: int
    coups_after_cutting_card: int
    coups_when_first_card: int

    @property
    def cards(self) -> int:
        return 52 * self.decks


class Extent(NamedTuple):
    """How far shoes can go, whatever the cards."""

    fewest_coups: int
    """Every shoe has so many: these are the coups always dealt."""
    most_coups: int
    cards_needed: int
    """No coup of any shoe reaches behind this card, so no more than these are drawn."""


def plain(game: Game, mode: Mode, burn: str | None = None, behind: int | None = None) -> PlainGame:
    """A game in plain numbers.

    The cards are burned in the way named, or the first way of the rule book; `behind` cards lie
    behind the cutting card, or as many as the rule book says first.
    """
    cards, deal = game.book.cards, game.book.play.deal
    method = burn_method(cards, burn)
    depth = cards.cutting_card[0].cards if behind is None else behind
    of_ranks = [Card.of(rank, Suit.SPADES) for rank in Rank]
    made = PlainGame(
        mode=mode,
        decks=game.decks,
        values=tuple(game.dealer.count.of_card(card) for card in of_ranks),
        pictures=tuple(card.is_picture for card in of_ranks),
        draws=_draws(deal) if isinstance(deal, PuntoBanco) else None,
        burned=tuple(cards_burned(method, card) for card in of_ranks),
        behind_cutting_card=depth,
        coups_after_cutting_card=cards.last_coup.coups_after_cutting_card.is_,
        coups_when_first_card=cards.last_coup.coups_when_first_card.is_,
    )
    _must_end_in_time(made)
    return made


def _draws(deal: PuntoBanco) -> TableOfDraws:
    return TableOfDraws(deal.naturals.is_, deal.player.draws, deal.banker.rows)


def _must_end_in_time(game: PlainGame) -> None:
    most = game.cards - max(game.burned)
    if not 0 <= game.behind_cutting_card < most:
        raise SimulationError(
            f"the cutting card has 0 to {most - 1} cards behind it, not {game.behind_cutting_card}"
        )
    if extent(game).cards_needed > game.cards:
        raise SimulationError(
            f"{game.behind_cutting_card} cards behind the cutting card are too few: "
            f"the last coup could run out of cards"
        )


@lru_cache(64)
def extent(game: PlainGame) -> Extent:
    """How far shoes can go: every length of a coup and every burn is followed to the last coup."""
    if game.mode == "coup":
        return Extent(1, 1, LONGEST_COUP)
    lengths = (LONGEST_COUP,) if game.draws is None else range(SHORTEST_COUP, LONGEST_COUP + 1)
    cutting_card_at = game.cards - game.behind_cutting_card
    when_first, after = game.coups_when_first_card, game.coups_after_cutting_card
    # from the back: what is still to come when a coup starts at a place and the card has not appeared
    start_at_card = Extent(1 + when_first, 1 + when_first, LONGEST_COUP * (1 + when_first))
    from_here = dict.fromkeys(range(cutting_card_at, game.cards + 1), start_at_card)
    for place in reversed(range(min(game.burned), cutting_card_at)):
        ways = [
            _one_more(length, from_here[place + length])
            if place + length <= cutting_card_at
            else Extent(1 + after, 1 + after, length + LONGEST_COUP * after)
            for length in lengths
        ]
        from_here[place] = _widest(ways)
    return _widest([_one_more(burned, from_here[burned], coups=0) for burned in set(game.burned)])


def _one_more(cards: int, then: Extent, coups: int = 1) -> Extent:
    return Extent(then.fewest_coups + coups, then.most_coups + coups, then.cards_needed + cards)


def _widest(ways: list[Extent]) -> Extent:
    return Extent(
        min(way.fewest_coups for way in ways),
        max(way.most_coups for way in ways),
        max(way.cards_needed for way in ways),
    )
