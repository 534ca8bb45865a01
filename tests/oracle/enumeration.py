"""Every coup that can be dealt, dealt by the shipped game, and how often each comes out of so many decks.

A coup is drawn by the values of its cards, 0 to 9, and weighs as many as the ordered sequences of six
cards that begin with it: a coup of four cards is followed by any two of the cards left.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from functools import cache
from itertools import product
from math import perm

from sabot.bets import Outcome
from sabot.cards import Card
from sabot.coup import Game
from sabot.rulebooks import open_game

BY_VALUE = tuple(map(Card.parse, ("TS", "AS", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S")))
"""A card of each value. Pairs go by rank and not by value, so `first_four` counts them, not these."""

Values = tuple[int, ...]
Weights = Mapping[Outcome, int]


def each_coup(game: Game) -> Iterator[tuple[Values, Outcome]]:
    """Every coup, by the values of its cards in the order they are dealt.

    The game is given more cards than it may need and says how many it used; a card that it did not
    use is not a card of the coup.
    """
    unused = BY_VALUE[0]
    for four in product(range(10), repeat=4):
        first = tuple(BY_VALUE[value] for value in four)
        coup = game.deal((*first, unused, unused))
        if coup.cards_used == 4:
            yield four, game.outcome(coup)
            continue
        for fifth in range(10):
            five = (*first, BY_VALUE[fifth])
            coup = game.deal((*five, unused))
            if coup.cards_used == 5:
                yield (*four, fifth), game.outcome(coup)
                continue
            for sixth in range(10):
                coup = game.deal((*five, BY_VALUE[sixth]))
                yield (*four, fifth, sixth), game.outcome(coup)


@cache
def every_coup() -> Counter[tuple[Values, Outcome]]:
    """How many coups there are of each outcome from each set of values: the one costly enumeration."""
    game = open_game("crown-baccarat/traditional")
    return Counter((tuple(sorted(values)), outcome) for values, outcome in each_coup(game))


@cache
def weights(decks: int) -> Weights:
    """The six-card sequences of each outcome out of `decks` decks."""
    total: Counter[Outcome] = Counter()
    for (values, outcome), coups in every_coup().items():
        total[outcome] += coups * sequences(values, decks)
    return total


@cache
def sequences(values: Values, decks: int) -> int:
    """The six-card sequences out of `decks` decks that begin with these values in one given order."""
    held = [16 * decks, *[4 * decks] * 9]
    beginnings = 1
    for value in values:
        beginnings *= held[value]
        held[value] -= 1
    return beginnings * perm(sum(held), 6 - len(values))


@cache
def first_four(decks: int) -> Weights:
    """How often the first four cards, by rank, give each outcome; third cards change no pair."""
    game = open_game("star-baccarat/baccarat", decks)
    one_suit = Card.all()[:13]
    total: Counter[Outcome] = Counter()
    for four in product(range(13), repeat=4):
        held = [4 * decks] * 13
        ways = 1
        for rank in four:
            ways *= held[rank]
            held[rank] -= 1
        coup = game.deal((*(one_suit[rank] for rank in four), *BY_VALUE[:2]))
        total[game.outcome(coup)] += ways
    return total


def sequences_of(game: Game, counted: Weights, bet: str, net: Fraction) -> int:
    """How many sequences bring `net` on each unit wagered on a bet."""
    return sum(ways for outcome, ways in counted.items() if game.settle(outcome)[bet].net == net)


def margin(game: Game, counted: Weights, bet: str) -> Fraction:
    """The part of the money wagered on a bet that the house keeps in the long run."""
    kept = sum((-game.settle(outcome)[bet].net * ways for outcome, ways in counted.items()), Fraction(0))
    return kept / sum(counted.values())


def percent(part: Fraction, places: int) -> str:
    """A part as a percentage with so many decimals, half up, as paytables print it."""
    exact = Decimal(part.numerator) * 100 / Decimal(part.denominator)
    return str(exact.quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP))
