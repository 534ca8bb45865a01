"""Every ordered deal out of a small shoe, dealt and settled by the shipped game, one after another.

Nothing is counted cleverly: six cards leave the shoe in every order in which they can, each card of
the shoe being its own, and the game says what came of each. A coup that needs fewer cards is dealt
as often as cards can follow it.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations
from random import Random

from sabot.bets import Fate, Outcome
from sabot.cards import Card, Composition, Rank, Suit
from sabot.coup import Game
from sabot.margins.cells import ORDER_CELLS, PAIR_CODES, cell, pair_code

SMALLEST = 6
LARGEST = 8
"""Eight cards leave a shoe in 20,160 ways, six at a time."""

Ends = Counter[tuple[Fate, Fraction]]


def outcomes(game: Game, shoe: Sequence[Card]) -> Counter[Outcome]:
    """How many orders of six cards bring each outcome."""
    found: Counter[Outcome] = Counter()
    for six in permutations(shoe, 6):
        found[game.outcome(game.deal(six))] += 1
    return found


def cells(found: Counter[Outcome]) -> list[int]:
    counted = [0] * 400
    for outcome, ways in found.items():
        counted[cell_of(outcome)] += ways
    return counted


def pairs(found: Counter[Outcome]) -> list[int]:
    counted = [0] * PAIR_CODES
    for outcome, ways in found.items():
        counted[code_of(outcome)] += ways
    return counted


def joint(found: Counter[Outcome]) -> list[int]:
    counted = [0] * (400 * PAIR_CODES)
    for outcome, ways in found.items():
        counted[cell_of(outcome) * PAIR_CODES + code_of(outcome)] += ways
    return counted


def orders(found: Counter[Outcome]) -> list[int]:
    counted = [0] * ORDER_CELLS
    for outcome, ways in found.items():
        counted[(outcome.player_order - 1) * 31 + outcome.banker_order - 1] += ways
    return counted


def ends(game: Game, found: Counter[Outcome]) -> dict[str, Ends]:
    """For every bet, how many orders win, lose or stand off, and with what net."""
    ended: dict[str, Ends] = {bet: Counter() for bet in game.paytable.bets}
    for outcome, ways in found.items():
        for bet, payment in game.settle(outcome).items():
            ended[bet][payment.fate, payment.net] += ways
    return ended


def cell_of(outcome: Outcome) -> int:
    return cell(outcome.player_points, outcome.banker_points, outcome.player_cards, outcome.banker_cards)


def code_of(outcome: Outcome) -> int:
    of = outcome.player_pair_of
    return pair_code(
        outcome.player_pair, outcome.banker_pair, of is not None and of == outcome.banker_pair_of
    )


# Shoes -------------------------------------------------------------------------------------------


def small_shoes(seed: int, count: int) -> Iterator[tuple[Card, ...]]:
    """Shoes with a few cards left; most are of few ranks or suits, so that pairs of all kinds are there."""
    source = Random(seed)
    for _ in range(count):
        ranks = source.sample(list(Rank), source.choice((1, 2, 3, 4, 13)))
        suits = source.sample(list(Suit), source.choice((1, 2, 3, 4)))
        shoe = [Card.of(rank, suit) for rank in ranks for suit in suits] * 8
        yield tuple(source.sample(shoe, source.randint(SMALLEST, LARGEST)))


def random_compositions(seed: int, count: int, most_decks: int = 20) -> Iterator[Composition]:
    """Compositions of every size: whole shoes, thin ones, and some that a coup just comes out of."""
    source = Random(seed)
    for number in range(count):
        decks = source.choice((1, 3, 6, most_decks))
        cards = list(Card.all()) * decks
        match number % 4:
            case 0:
                left = source.randint(6, len(cards))
                yield Composition.of(source.sample(cards, left))
            case 1:
                yield Composition.of(source.sample(cards, source.randint(6, 14)))
            case 2:
                yield _of_few_ranks(source, decks)
            case _:
                yield Composition({card: source.randint(0, decks) for card in Card.all()})


def _of_few_ranks(source: Random, decks: int) -> Composition:
    ranks = source.sample(list(Rank), source.randint(1, 3))
    kept = [card for card in Card.all() if card.rank in ranks] * max(decks, 2)
    return Composition.of(source.sample(kept, source.randint(6, len(kept))))
