"""The shuffle is fair: exactly where that can be counted, by chi-square elsewhere; faults are found."""

from collections import Counter
from collections.abc import Callable, Sequence
from hashlib import sha256
from itertools import permutations

import pytest

from sabot.floor.shuffling import SEED_BYTES, SeedError, Stream, below, shuffled, shuffled_shoe
from sabot.floor.shuffling.order import Source
from tests.floor import faulty_shuffles
from tests.floor.statistics import Tally, orders_of, upper_tail

CARDS, SHOES = 8, 1_000_000
FAIR, CAUGHT = 1e-5, 1e-9

Shuffle = Callable[[Source, Sequence[int]], tuple[int, ...]]


class Tape:
    """A source of bytes written beforehand; `Ended` when they are used up."""

    def __init__(self, text: bytes) -> None:
        self.text = text

    def take(self, count: int) -> bytes:
        if count > len(self.text):
            raise EOFError
        taken, self.text = self.text[:count], self.text[count:]
        return taken


# Bounded draws, exactly --------------------------------------------------------------------------


def drawn_by_every_word(draw: Callable[[Source, int], int], bound: int, size: int) -> Counter[int]:
    """What a draw gives for each word of so many bytes, when it is the only one, unless it throws it away."""
    given: Counter[int] = Counter()
    for word in range(256**size):
        try:
            given[draw(Tape(word.to_bytes(size, "big")), bound)] += 1
        except EOFError:
            continue
    return given


@pytest.mark.parametrize("bound", range(2, 257))
def test_every_number_below_a_bound_comes_from_as_many_bytes(bound: int) -> None:
    given = drawn_by_every_word(below, bound, 1)
    assert sorted(given) == list(range(bound))
    assert len(set(given.values())) == 1


@pytest.mark.parametrize("bound", [257, 312, 313, 364, 415, 416])
def test_every_number_below_a_bound_of_two_bytes_comes_from_as_many_words(bound: int) -> None:
    given = drawn_by_every_word(below, bound, 2)
    assert sorted(given) == list(range(bound))
    assert len(set(given.values())) == 1


def test_a_planted_remainder_of_16_bits_is_caught() -> None:
    given = drawn_by_every_word(faulty_shuffles.modulo_of_16_bits, 416, 2)
    assert len(set(given.values())) == 2, "65,536 words do not share out among 416"


def test_a_draw_throws_a_word_away_rather_than_bend_it() -> None:
    assert below(Tape(b"\xff\xfe\x02"), 5) == 2  # 7 and 6 of three bits are too great


def test_every_order_comes_from_as_many_tapes() -> None:
    """Each way to draw 0..3, 0..2, 0..1 is one order of four cards, and each order has one way."""
    tapes = [bytes(draws) for draws in ((a, b, c) for a in range(4) for b in range(3) for c in range(2))]
    orders = Counter(shuffled(Tape(tape), "ABCD") for tape in tapes)
    assert orders == Counter(permutations("ABCD"))


# The stream --------------------------------------------------------------------------------------


def test_the_stream_is_the_hash_of_the_seed_and_a_counter() -> None:
    seed = bytes(range(32))
    blocks = b"".join(sha256(b"sabot shuffle 1" + seed + n.to_bytes(8, "big")).digest() for n in range(4))
    stream = Stream(seed)
    taken = b"".join(stream.take(count) for count in (1, 2, 40, 0, 21, 64))
    assert taken == blocks


@pytest.mark.parametrize("size", [0, 4, 31, 33])
def test_a_seed_that_is_not_256_bits_is_refused(size: int) -> None:
    with pytest.raises(SeedError, match="32 bytes"):
        Stream(bytes(size))


def fingerprints(stream: Callable[[bytes], Stream], shoes: int) -> int:
    """How many different shoes come of so many different seeds: told apart by 64 bits of their streams."""
    return len({stream(sha256(str(number).encode()).digest()).take(8) for number in range(shoes)})


def test_different_seeds_give_different_shoes_and_a_planted_seed_of_32_bits_is_caught() -> None:
    """Of 400,000 shoes from 32 bits, about 400,000² / 2³³ = 18.6 come twice; from 256 bits none does."""
    assert fingerprints(Stream, 400_000) == 400_000
    assert fingerprints(faulty_shuffles.short_seed, 400_000) < 400_000


def test_every_byte_of_the_seed_changes_the_shoe() -> None:
    plain = shuffled_shoe(bytes(SEED_BYTES), 1)
    for byte in range(SEED_BYTES):
        seed = bytearray(SEED_BYTES)
        seed[byte] = 1
        assert shuffled_shoe(bytes(seed), 1) != plain


# Positions and neighbours ------------------------------------------------------------------------


def tally(shuffle: Shuffle, shoes: int = SHOES) -> Tally:
    made = Tally(CARDS)
    cards = range(CARDS)
    made.add(
        orders_of(lambda number: shuffle(Stream(sha256(b"%d" % number).digest()), cards), shoes),
    )
    return made


def test_upper_tail_agrees_with_printed_tables() -> None:
    """Abramowitz and Stegun, table 26.8: the points that chi-square passes once in a hundred."""
    for degrees, point in ((10, 23.2093), (30, 50.8922), (100, 135.807)):
        assert upper_tail(point, degrees) == pytest.approx(0.01, rel=0.05)


@pytest.mark.clauses("star-premium-baccarat", "4.1")
def test_positions_and_neighbours_of_the_shuffle_are_even() -> None:
    fair = tally(shuffled)
    assert fair.chance_of_positions() > FAIR
    assert fair.chance_of_neighbours() > FAIR


@pytest.mark.parametrize(
    "fault",
    [faulty_shuffles.swap_any, faulty_shuffles.never_itself, faulty_shuffles.one_short],
    ids=lambda fault: fault.__name__,
)
def test_a_planted_fault_makes_positions_uneven(fault: Shuffle) -> None:
    assert tally(fault, 50_000).chance_of_positions() < CAUGHT


def test_cards_kept_beside_each_other_are_caught_by_their_neighbours() -> None:
    """Turning the stack round spreads positions evenly and keeps every neighbour."""

    def turned(source: Source, cards: Sequence[int]) -> tuple[int, ...]:
        by = below(source, len(cards))
        return (*cards[by:], *cards[:by])

    made = tally(turned, 50_000)
    assert made.chance_of_positions() > FAIR
    assert made.chance_of_neighbours() < CAUGHT
