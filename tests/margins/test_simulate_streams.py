"""Where the cards come from: the generators, draws without a bias, and the shuffle."""

from collections import Counter
from itertools import permutations, product

import numpy as np
import pytest

from sabot.margins.simulate import cards_of_shoe, extent, plain, scalar, vector
from sabot.margins.simulate.tables import place
from sabot.rulebooks import open_game
from tests.margins import stream_by_hand

CROWN = "crown-baccarat/traditional"
BOUNDS = range(1, 417)
CHUNKS = np.arange(65536, dtype=np.uint16)


def test_splitmix64_gives_the_words_its_authors_publish() -> None:
    # the first words of the seed 1234567, as printed with the reference implementation
    published = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]
    seed = np.uint64(1234567)
    assert [int(scalar.splitmix(seed, np.uint64(at))) for at in range(4)] == published


def test_xoshiro256plusplus_gives_the_words_its_authors_publish() -> None:
    # from the state 1, 2, 3, 4, as other implementations test themselves
    published = [41943041, 58720359, 3588806011781223, 3591011842654386, 9228616714210784205]
    state = np.array([1, 2, 3, 4], np.uint64)
    assert [int(scalar.next_word(state)) for _ in range(5)] == published


def test_every_number_is_picked_by_as_many_chunks_whatever_the_bound() -> None:
    for among in BOUNDS:
        bounds = np.full(65536, among, np.uint16)
        fewest = np.full(65536, 65536 % among, np.uint16)
        doubts, picks = np.zeros(65536, np.uint8), CHUNKS.copy()
        vector.mark_rejected(CHUNKS, bounds, fewest, doubts)
        vector.pick_from_chunks(picks, bounds)
        kept = np.bincount(picks[doubts == 0], minlength=among)
        assert kept.tolist() == [65536 // among] * among


@pytest.mark.parametrize("among", [1, 2, 3, 52, 255, 256, 257, 415, 416])
def test_the_scalar_pick_rejects_the_same_chunks(among: int) -> None:
    picked = Counter(int(scalar.pick(np.uint64(chunk), among)) for chunk in range(65536))
    rejected = picked.pop(int(scalar.AGAIN), 0)
    assert rejected == 65536 % among
    assert picked == dict.fromkeys(range(among), 65536 // among)


def test_every_order_of_cards_has_its_own_picks() -> None:
    # 4 x 3 x 2 x 1 picks, and 24 orders: one each, so equal picks make equal shuffles
    where = place(plain(open_game(CROWN), "shoe"))._replace(cards=4, cards_needed=4)
    orders = set()
    for picks in product(range(4), range(3), range(2), range(1)):
        cards = np.zeros(4, np.uint16)
        scalar.shuffle(np.array(picks, np.uint16), where, cards)
        orders.add(tuple(cards.tolist()))
    assert orders == set(permutations(range(4)))


def test_six_cards_found_are_those_a_whole_shuffle_puts_in_front() -> None:
    # few cards, so that picks meet the same place again and again
    lanes, cards = 4096, 8
    source = np.random.default_rng(5)
    made = np.stack([source.integers(0, cards - at, lanes) for at in range(6)], axis=1).astype(np.uint16)
    picks = np.zeros((2, lanes, 4), np.uint16)
    picks[0], picks[1, :, :2] = made[:, :4], made[:, 4:]
    chosen = np.zeros((6, lanes), np.uint16)
    vector.find_six(picks.reshape(-1), chosen)
    for lane in range(lanes):
        left = list(range(cards))
        for at, pick in enumerate(made[lane].tolist()):
            left[at], left[at + pick] = left[at + pick], left[at]
        assert chosen[:, lane].tolist() == left[:6]


@pytest.mark.parametrize("decks", [3, 4, 6, 8])
@pytest.mark.parametrize("seed", [0, 1, 2**64 - 1])
def test_a_shoe_is_shuffled_as_the_document_says(decks: int, seed: int) -> None:
    game = plain(open_game("star-baccarat/baccarat", decks), "shoe")
    needed = extent(game).cards_needed
    for shoe in (0, 1, 77, 2**61):
        cards = cards_of_shoe(game, seed, shoe)
        by_hand = stream_by_hand.shuffled(seed, shoe, 52 * decks, needed)
        assert [card.index for card in cards[:needed]] == [card % 52 for card in by_hand]
        assert sorted(card.index for card in cards) == sorted(list(range(52)) * decks)


def test_a_shoe_begins_with_the_same_cards_in_both_modes() -> None:
    # the picks of the first cards are made alike unless one is rejected, which is rare
    game = open_game(CROWN)
    full, single = plain(game, "shoe"), plain(game, "coup")
    alike = [cards_of_shoe(full, 3, n)[:6] == cards_of_shoe(single, 3, n)[:6] for n in range(200)]
    assert sum(alike) > 190
