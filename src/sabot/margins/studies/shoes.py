"""Shoes dealt for a study, every card of them kept: the shoes that a simulation of the seed deals.

A shoe depends on the seed and its number alone. It is shuffled and burned by the rule book; a cut
changes nothing about cards in a random order, and is left out.
"""

from math import lcm
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from sabot.coup import Game
from sabot.coup.shoe import burn_method
from sabot.margins.cells import CELLS, PAIR_CODES
from sabot.margins.exact.compiling import compiled
from sabot.margins.exact.tables import BetTable, tables_of
from sabot.margins.simulate import tables
from sabot.margins.simulate.plain import (
    LONGEST_COUP,
    SHORTEST_COUP,
    PlainGame,
    SimulationError,
    extent,
    plain,
)
from sabot.margins.simulate.scalar import deal_coup, order_shoe
from sabot.margins.simulate.tables import Bytes, Faces, Place
from sabot.margins.studies.study import StudyError

Shorts = npt.NDArray[np.uint16]
Counts = npt.NDArray[np.int64]

SEEDS: Final = 2**64


class Dealt(NamedTuple):
    """Some shoes, a row each, with every coup that their cards reach; the cutting card is not looked at."""

    cards: Shorts
    """The cards in the order they leave the shoe, numbered deck after deck by `Card.index`."""
    starts: Counts
    """Where each coup begins; behind the last one, where it ends. Then the last place again."""
    outcomes: Shorts
    """The outcome of each coup by cell and pair code, or by order cell."""
    reached: Counts
    """How many coups the cards reach."""


class Shoes:
    """The shoes of a game under a seed."""

    def __init__(self, game: Game, seed: int, behind: int | None = None, burn: str | None = None) -> None:
        """`behind` cards lie behind the cutting card, or as many as the rule book says first."""
        if not 0 <= seed < SEEDS:
            raise StudyError(f"a seed is a whole number from 0 to {SEEDS - 1}, not {seed}")
        self.plain: Final = plain(game, "shoe", burn, behind)
        self.seed: Final = seed
        self._place: Final = tables.place(self.plain)
        self._table: Final = tables.scalar_table(self.plain)
        self._seen: Final = _burned_and_seen(game, self.plain, burn)

    @property
    def fewest_coups(self) -> int:
        """Every shoe has so many coups at least, whatever its cards: these are always dealt."""
        return self._place.certain_coups

    @property
    def most_coups(self) -> int:
        """No shoe has more coups."""
        most: int = extent(self.plain).most_coups
        return most

    def deal(self, first: int, shoes: int) -> Dealt:
        """So many shoes from number `first` on."""
        most = self.plain.cards // SHORTEST_COUP + 2
        dealt = Dealt(
            cards=np.empty((shoes, self.plain.cards), np.uint16),
            starts=np.zeros((shoes, most), np.int64),
            outcomes=np.zeros((shoes, most), np.uint16),
            reached=np.zeros(shoes, np.int64),
        )
        _deal(np.uint64(self.seed), first, self._table.faces, *self._table[1:], self._place, *dealt)
        if self.plain.draws is None:
            return dealt
        pairs, cells = np.divmod(dealt.outcomes, np.uint16(CELLS))
        return dealt._replace(outcomes=(cells * np.uint16(PAIR_CODES) + pairs).astype(np.uint16))

    def coups(self, dealt: Dealt, behind: int | None = None) -> Counts:
        """How many coups of each shoe are dealt before the cutting card ends it.

        The coup in which the card appears is the first one that ends behind it; one that also
        begins where it lies finds it as its first card.
        """
        cards_behind = self.plain.behind_cutting_card if behind is None else behind
        card_at = self.plain.cards - cards_behind
        ends = dealt.starts[:, 1:]
        appears = (ends > card_at).argmax(axis=1)
        at_first = np.take_along_axis(dealt.starts, appears[:, None], 1)[:, 0] >= card_at
        more = np.where(at_first, self.plain.coups_when_first_card, self.plain.coups_after_cutting_card)
        coups: Counts = appears + 1 + more
        assert (coups <= dealt.reached).all()
        return coups

    def seen_when_burned(self, dealt: Dealt) -> Counts:
        """How many of the burned cards of each shoe everyone saw."""
        ranks = dealt.cards[:, 0] % 13
        seen: Counts = self._seen[ranks]
        return seen


def left_at_coups(dealt: Dealt, decks: int, gone_first: Counts, since: Counts, until: Counts) -> Counts:
    """The compositions left when coups begin: of each shoe, those from number `since` up to `until`.

    `gone_first` of the burned cards count as gone; the others, which nobody saw, as left.
    """
    left = np.empty((int((until - since).sum()), 52), np.int64)
    _left_at_coups(dealt.cards, dealt.starts, decks, gone_first, since, until, left)
    return left


class Nets(NamedTuple):
    """What bets net on each outcome of a coup, in whole numbers: a row for each outcome."""

    by_outcome: Counts
    unit: int
    """The part of a wager, as one over this, that the numbers count."""


def nets_of(game: Game, bets: tuple[str, ...]) -> Nets:
    """What some bets of a game net on each outcome that a dealt coup can have."""
    tables = [tables_of(game).bets[bet] for bet in bets]
    unit = lcm(*(table.unit for table in tables))
    columns = [_by_outcome(table) * (unit // table.unit) for table in tables]
    return Nets(np.ascontiguousarray(np.stack(columns, axis=1)), unit)


def _by_outcome(table: BetTable) -> Counts:
    nets: Counts = np.array(table.nets, np.int64)[np.array(table.outcome_of)]
    match table.turns_on:
        case "cells":
            return np.repeat(nets, PAIR_CODES)
        case "pairs":
            return np.tile(nets, CELLS)
        case "joint" | "orders":
            return nets


def least_behind(game: Game) -> int:
    """The fewest cards that can lie behind the cutting card without the last coup running out of them."""
    for behind in range(LONGEST_COUP * 6):
        try:
            plain(game, "shoe", behind=behind)
        except SimulationError:
            continue
        return behind
    raise StudyError(f"no place for the cutting card leaves {game.id} enough cards for its last coup")


def _burned_and_seen(game: Game, in_numbers: PlainGame, burn: str | None) -> Counts:
    """How many of the burned cards are seen, by the rank of the first, ranks in the order of `Card.index`."""
    kind = burn_method(game.book.cards, burn).kind
    match kind:
        case "one-face-down":
            return np.zeros(13, np.int64)
        case "one-shown" | "by-face-value":
            return np.ones(13, np.int64)
        case "by-face-value-exposed":
            return np.array(in_numbers.burned, np.int64)


@compiled
def _deal(  # noqa: PLR0913, PLR0917 - each is an array of its own
    seed: np.uint64,
    first: int,
    faces: Faces,
    two_cards: Bytes,
    banker_draws: Bytes,
    place: Place,
    cards: Shorts,
    starts: Counts,
    outcomes: Shorts,
    reached: Counts,
) -> None:
    """Order each shoe, burn, and deal every coup that certainly has the cards it may take."""
    picks = np.empty(place.cards_needed, np.uint16)
    for row in range(cards.shape[0]):
        order_shoe(seed, first + row, place, picks, cards[row])
        position = int(faces[cards[row, 0]]["burned"])
        coup = 0
        while position + LONGEST_COUP <= place.cards_needed:
            outcome, used = deal_coup(faces, two_cards, banker_draws, cards[row], position)
            starts[row, coup] = position
            outcomes[row, coup] = outcome
            position += used
            coup += 1
        reached[row] = coup
        starts[row, coup:] = position


@compiled
def _left_at_coups(
    cards: Shorts, starts: Counts, decks: int, gone_first: Counts, since: Counts, until: Counts, left: Counts
) -> None:
    held = np.empty(52, np.int64)
    at = 0
    for row in range(cards.shape[0]):
        held[:] = decks
        for place in range(gone_first[row]):
            held[cards[row, place] % 52] -= 1
        for place in range(starts[row, 0], starts[row, since[row]]):
            held[cards[row, place] % 52] -= 1
        for coup in range(since[row], until[row]):
            left[at] = held
            at += 1
            for place in range(starts[row, coup], starts[row, coup + 1]):
                held[cards[row, place] % 52] -= 1
