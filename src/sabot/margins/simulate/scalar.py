"""The scalar kernel: one shoe after another, one card after another, as a dealer would.

This is the specification. It makes the draws that docs/SIMULATION.md lays down, shuffles, burns,
deals and counts in plain steps; `vector` does the same for many shoes at once and must agree with
it to the last count.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from sabot.coup.hands import ORDERS
from sabot.margins.cells import CELLS
from sabot.margins.exact.compiling import compiled
from sabot.margins.simulate.tables import (
    DRAWS,
    NATURAL,
    Bytes,
    Counts,
    Faces,
    Place,
    ScalarTable,
    Shorts,
)

Words = npt.NDArray[np.uint64]

GOLDEN: Final = np.uint64(0x9E3779B97F4A7C15)
STIR: Final = np.uint64(0xBF58476D1CE4E5B9)
STIR_AGAIN: Final = np.uint64(0x94D049BB133111EB)
CHUNK: Final = np.uint64(0xFFFF)
AGAIN: Final = np.uint16(0xFFFF)
"""Stands for a pick that was rejected; no pick is so large."""


@compiled
def splitmix(seed: np.uint64, place: np.uint64) -> np.uint64:
    """The word at a place, counted from nought, of the splitmix64 sequence of a seed."""
    z = seed + GOLDEN * (place + np.uint64(1))
    z = (z ^ (z >> np.uint64(30))) * STIR
    z = (z ^ (z >> np.uint64(27))) * STIR_AGAIN
    return z ^ (z >> np.uint64(31))


@compiled
def open_stream(seed: np.uint64, shoe: np.uint64, state: Words) -> None:
    """The stream of a shoe starts from four words of its own, so no two shoes start alike."""
    for part in range(4):
        state[part] = splitmix(seed, np.uint64(4) * shoe + np.uint64(part))


@compiled
def turned(word: np.uint64, by: int) -> np.uint64:
    return (word << np.uint64(by)) | (word >> np.uint64(64 - by))


@compiled
def next_word(state: Words) -> np.uint64:
    """The next word of a xoshiro256++ stream."""
    word = np.uint64(turned(state[0] + state[3], 23) + state[0])
    shifted = state[1] << np.uint64(17)
    state[2] ^= state[0]
    state[3] ^= state[1]
    state[1] ^= state[2]
    state[0] ^= state[3]
    state[2] ^= shifted
    state[3] = turned(state[3], 45)
    return word


@compiled
def pick(chunk: np.uint64, among: int) -> np.uint16:
    """A number below `among` out of 16 random bits, or AGAIN.

    65,536 chunks do not share out evenly among so many numbers. The high half of the product is
    the number, and the first few low halves are rejected, so many that every number keeps as many.
    """
    product = chunk * np.uint64(among)
    low = product & CHUNK
    if low < np.uint64(among) and low < np.uint64(65536 % among):
        return AGAIN
    return np.uint16(product >> np.uint64(16))


@compiled
def make_picks(state: Words, place: Place, picks: Shorts) -> None:
    """The picks of a shoe: four from each word, low bits first, then the rejected ones again.

    A rejected pick is made again from the low bits of fresh words, when all others have been made.
    """
    word = np.uint64(0)
    for at in range(place.cards_needed):
        if at % 4 == 0:
            word = next_word(state)
        picks[at] = pick((word >> np.uint64(16 * (at % 4))) & CHUNK, place.cards - at)
    for at in range(place.cards_needed):
        while picks[at] == AGAIN:
            picks[at] = pick(next_word(state) & CHUNK, place.cards - at)


@compiled
def shuffle(picks: Shorts, place: Place, cards: Shorts) -> None:
    """Each card in turn is picked among those not yet picked; cards never needed stay unpicked."""
    for at in range(place.cards):
        cards[at] = at
    for at in range(place.cards_needed):
        picked = at + picks[at]
        cards[at], cards[picked] = cards[picked], cards[at]


@compiled
def pair_kind(faces: Faces, first: int, second: int) -> int:
    """What pair two cards make: none, mixed, coloured or perfect, from nought to three."""
    if faces[first]["rank"] != faces[second]["rank"]:
        return 0
    if faces[first]["suit"] == faces[second]["suit"]:
        return 3
    return 2 if faces[first]["suit"] >> 1 == faces[second]["suit"] >> 1 else 1


@compiled
def punto_banco_coup(
    faces: Faces, two_cards: Bytes, banker_draws: Bytes, cards: Shorts, start: int
) -> tuple[int, int]:
    """Deal a coup: its outcome, and how many cards it took."""
    p1, b1, p2, b2 = cards[start], cards[start + 1], cards[start + 2], cards[start + 3]
    player = (faces[p1]["value"] + faces[p2]["value"]) % 10
    banker = (faces[b1]["value"] + faces[b2]["value"]) % 10
    player_pair, banker_pair = pair_kind(faces, p1, p2), pair_kind(faces, b1, b2)
    same_rank = player_pair > 0 and banker_pair > 0 and faces[p1]["rank"] == faces[b1]["rank"]
    player_cards, banker_cards = 2, 2
    if two_cards[player] != NATURAL and two_cards[banker] != NATURAL:
        column = 0
        used = start + 4
        if two_cards[player] == DRAWS:
            third = faces[cards[used]]["value"]
            player, player_cards = (player + third) % 10, 3
            column = 1 + third
            used += 1
        if banker_draws[banker, column]:
            banker, banker_cards = (banker + faces[cards[used]]["value"]) % 10, 3
    cell = ((player * 10 + banker) * 2 + player_cards - 2) * 2 + banker_cards - 2
    pairs = (player_pair * 4 + banker_pair) * 2 + same_rank
    return pairs * CELLS + cell, player_cards + banker_cards


@compiled
def order_of(faces: Faces, first: int, second: int, third: int) -> int:
    """The order of a three-card hand, the highest nought."""
    pictures = faces[first]["picture"] + faces[second]["picture"] + faces[third]["picture"]
    if pictures == 3:
        return 0
    points = (faces[first]["value"] + faces[second]["value"] + faces[third]["value"]) % 10
    return int(1 + 3 * (9 - points) + (2 - pictures))


@compiled
def three_card_coup(faces: Faces, cards: Shorts, start: int) -> tuple[int, int]:
    """Deal a coup of three cards to each hand: its outcome, and how many cards it took."""
    player = order_of(faces, cards[start], cards[start + 2], cards[start + 4])
    banker = order_of(faces, cards[start + 1], cards[start + 3], cards[start + 5])
    return player * ORDERS + banker, 6


@compiled
def deal_coup(
    faces: Faces, two_cards: Bytes, banker_draws: Bytes, cards: Shorts, start: int
) -> tuple[int, int]:
    """Deal one coup from a place in the shoe: its outcome, and how many cards it took."""
    if two_cards.size == 0:
        return three_card_coup(faces, cards, start)
    return punto_banco_coup(faces, two_cards, banker_draws, cards, start)


@compiled
def deal_shoe(place: Place, table: ScalarTable, cards: Shorts, counts: Counts) -> None:
    """Deal a shoe to its last coup, and count each coup under its outcome, those always dealt apart."""
    faces, two_cards, banker_draws = table.faces, table.two_cards, table.banker_draws
    position = 0 if place.one_coup else int(faces[cards[0]]["burned"])
    dealt = 0
    left = -1  # not known before the cutting card appears
    while left != 0:
        starts_it = left < 0 and position >= place.cutting_card_at
        outcome, used = deal_coup(faces, two_cards, banker_draws, cards, position)
        position += used
        appeared = left < 0 and position > place.cutting_card_at
        counts[int(dealt >= place.certain_coups), outcome] += 1
        dealt += 1
        if place.one_coup:
            left = 0
        elif starts_it:
            left = place.coups_when_first_card
        elif appeared:
            left = place.coups_after_cutting_card
        elif left > 0:
            left -= 1


@compiled
def order_shoe(seed: np.uint64, shoe: int, place: Place, picks: Shorts, cards: Shorts) -> None:
    """The cards of a shoe in the order they leave it."""
    state = np.empty(4, np.uint64)
    open_stream(seed, np.uint64(shoe), state)
    make_picks(state, place, picks)
    shuffle(picks, place, cards)


@compiled
def deal_shoes(
    seed: np.uint64, first: int, shoes: int, place: Place, table: ScalarTable, counts: Counts
) -> None:
    """Shuffle and deal so many shoes from the first one on, and count their coups."""
    picks = np.empty(place.cards_needed, np.uint16)
    cards = np.empty(place.cards, np.uint16)
    for shoe in range(first, first + shoes):
        order_shoe(seed, shoe, place, picks, cards)
        deal_shoe(place, table, cards, counts)


def deal(seed: int, first: int, shoes: int, place: Place, table: ScalarTable, counts: Counts) -> None:
    """Deal so many shoes from the first one on, and count their coups."""
    deal_shoes(np.uint64(seed), first, shoes, place, table, counts)
