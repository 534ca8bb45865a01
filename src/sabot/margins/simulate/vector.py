"""The vector kernel: many shoes side by side, and nothing decided card by card.

It does what `scalar` does, to the last count; read that first. What is done otherwise, and why:

- The streams of a batch of shoes are stepped together, in loops that a compiler turns into vector
  instructions. The rare rejected picks are made again when the rest is done.
- A shoe is worked out at every place where a coup could start, in plain arithmetic along the cards,
  before it is known where its coups do start: a key for the totals of two cards and the two cards
  to come, and what the first cards pair.
- Then the shoes of a batch are walked together from coup to coup. One table turns a key into the
  cell and the length of the coup, and the coups that start in front of the cutting card whatever
  the cards are counted without a look at where it lies.
"""

from typing import Final

import numpy as np

from sabot.coup.hands import ORDERS
from sabot.margins.cells import CELLS
from sabot.margins.exact.compiling import compiled
from sabot.margins.simulate.room import CARD_AT, DEALT, START, Room, Words, room
from sabot.margins.simulate.tables import Bytes, Counts, Place, Shorts, VectorTable

GOLDEN: Final = np.uint64(0x9E3779B97F4A7C15)
STIR: Final = np.uint64(0xBF58476D1CE4E5B9)
STIR_AGAIN: Final = np.uint64(0x94D049BB133111EB)
TEN: Final = np.uint8(10)
ONE: Final = np.uintp(1)


def deal(seed: int, first: int, shoes: int, place: Place, table: VectorTable, counts: Counts) -> None:
    """Deal so many shoes from the first one on, and count their coups."""
    dealing = deal_single_coups if place.one_coup else deal_shoes
    dealing(np.uint64(seed), first, shoes, place, table, room(place), counts)


# The picks -------------------------------------------------------------------------------------------


@compiled
def stirred(z: np.uint64) -> np.uint64:
    z = (z ^ (z >> np.uint64(30))) * STIR
    z = (z ^ (z >> np.uint64(27))) * STIR_AGAIN
    return z ^ (z >> np.uint64(31))


@compiled
def open_streams(seed: np.uint64, first: int, state: Words) -> None:
    """Four words of the splitmix64 sequence of the seed begin the stream of each shoe."""
    for lane in range(state.shape[1]):
        before = seed + GOLDEN * (np.uint64(4) * (np.uint64(first) + np.uint64(lane)))
        for part in range(4):
            state[part, lane] = stirred(before + GOLDEN * np.uint64(part + 1))


@compiled
def draw_words(state: Words, words: Words) -> None:
    """Row by row, a word from every stream of the batch."""
    for row in range(words.shape[0]):
        for lane in range(words.shape[1]):
            a, b, c, d = state[0, lane], state[1, lane], state[2, lane], state[3, lane]
            total = a + d
            words[row, lane] = ((total << np.uint64(23)) | (total >> np.uint64(41))) + a
            c ^= a
            d ^= b
            state[0, lane] = a ^ d
            state[1, lane] = b ^ c
            state[2, lane] = c ^ (b << np.uint64(17))
            state[3, lane] = (d << np.uint64(45)) | (d >> np.uint64(19))


@compiled
def mark_rejected(chunks: Shorts, bounds: Shorts, fewest: Shorts, doubts: Bytes) -> None:
    """Mark the chunks whose product with the bound has too small a low half."""
    for at in range(chunks.size):
        doubts[at] = np.uint8(np.uint16(chunks[at] * bounds[at]) < fewest[at])


@compiled
def pick_from_chunks(chunks: Shorts, bounds: Shorts) -> None:
    """Turn every chunk into its pick, the high half of the product."""
    for at in range(chunks.size):
        chunks[at] = np.uint16((np.uint32(chunks[at]) * np.uint32(bounds[at])) >> np.uint32(16))


@compiled
def fresh_pick(state: Words, lane: int, among: np.uint32) -> np.uint16:
    """A pick from the low bits of the next words of one stream."""
    while True:
        a, b, c, d = state[0, lane], state[1, lane], state[2, lane], state[3, lane]
        total = a + d
        word = ((total << np.uint64(23)) | (total >> np.uint64(41))) + a
        c ^= a
        d ^= b
        state[0, lane] = a ^ d
        state[1, lane] = b ^ c
        state[2, lane] = c ^ (b << np.uint64(17))
        state[3, lane] = (d << np.uint64(45)) | (d >> np.uint64(19))
        product = np.uint32(word & np.uint64(0xFFFF)) * among
        if product & np.uint32(0xFFFF) >= np.uint32(65536) % among:
            return np.uint16(product >> np.uint32(16))


@compiled
def pick_again(state: Words, picks: Shorts, bounds: Shorts, doubts: Bytes, eights: Words) -> None:
    """Make the rejected picks again, those of a shoe in the order of its cards."""
    last_lane = state.shape[1] - 1
    for line in range(0, eights.size, 8):
        any_of_them = np.uint64(0)
        for eight in range(line, line + 8):
            any_of_them |= eights[eight]
        if any_of_them == np.uint64(0):
            continue
        for eight in range(line, line + 8):
            if eights[eight] != np.uint64(0):
                for at in range(8 * eight, 8 * eight + 8):
                    if doubts[at] != 0:
                        picks[at] = fresh_pick(state, at >> 2 & last_lane, np.uint32(bounds[at]))


@compiled
def make_picks(seed: np.uint64, first: int, room: Room) -> None:
    """The picks of a batch: a row for each word of the streams, four picks of each shoe in it."""
    open_streams(seed, first, room.state)
    draw_words(room.state, room.words)
    mark_rejected(room.picks, room.bounds, room.fewest, room.doubts)
    pick_from_chunks(room.picks, room.bounds)
    pick_again(room.state, room.picks, room.bounds, room.doubts, room.eights)


# The cards -------------------------------------------------------------------------------------------


@compiled
def shuffle_two(codes: Shorts, picks: Shorts, first: int, row: int, cards: Shorts, others: Shorts) -> None:
    """Shuffle two shoes, whose picks begin at `first` and go on from row to row.

    Two at once, because a swap often has to wait for the one before it in the same shoe.
    """
    for at in range(codes.size):
        cards[at] = codes[at]
        others[at] = codes[at]
    place = np.uintp(0)
    for fours in range(first, picks.size, row):
        for part in range(4):
            picked = place + np.uintp(picks[np.uintp(fours + part)])
            other_picked = place + np.uintp(picks[np.uintp(fours + part + 4)])
            card, other = cards[picked], others[other_picked]
            cards[picked], others[other_picked] = cards[place], others[place]
            cards[place], others[place] = card, other
            place += ONE


@compiled
def find_six(picks: Shorts, chosen: Shorts) -> None:
    """Where the six cards lay that the picks of each shoe put in front, without a shuffle of the shoe.

    A pick swaps the card in front with the one at its target. So the card at a target is the one
    that the last pick with that target moved there, or else it has never moved.
    """
    lanes = chosen.shape[1]
    second_row = np.uintp(4 * lanes)
    for lane in range(lanes):
        at = np.uintp(4 * lane)
        # the targets
        a, b, c = picks[at], np.uint16(picks[at + ONE] + 1), np.uint16(picks[at + np.uintp(2)] + 2)
        d, e = np.uint16(picks[at + np.uintp(3)] + 3), np.uint16(picks[second_row + at] + 4)
        f = np.uint16(picks[second_row + at + ONE] + 5)
        # what each pick moved away from the front
        by_a = np.uint16(0)
        by_b = by_a if a == 1 else np.uint16(1)
        by_c = by_b if b == 2 else by_a if a == 2 else np.uint16(2)
        by_d = by_c if c == 3 else by_b if b == 3 else by_a if a == 3 else np.uint16(3)
        by_e = by_d if d == 4 else by_c if c == 4 else by_b if b == 4 else by_a if a == 4 else np.uint16(4)
        chosen[0, lane] = a
        chosen[1, lane] = by_a if a == b else b
        chosen[2, lane] = by_b if b == c else by_a if a == c else c
        chosen[3, lane] = by_c if c == d else by_b if b == d else by_a if a == d else d
        chosen[4, lane] = by_d if d == e else by_c if c == e else by_b if b == e else by_a if a == e else e
        chosen[5, lane] = (
            by_e
            if e == f
            else by_d
            if d == f
            else by_c
            if c == f
            else by_b
            if b == f
            else by_a
            if a == f
            else f
        )


@compiled
def split(cards: Shorts, worths: Bytes, faces: Bytes) -> None:
    """The two halves of each card's code."""
    for at in range(worths.size):
        worths[at] = np.uint8(cards[at] >> np.uint16(8))
        faces[at] = np.uint8(cards[at] & np.uint16(0xFF))


@compiled
def work_out_two_cards(worths: Bytes, faces: Bytes, totals: Bytes, kinds: Bytes) -> None:
    """At each place, what the card there and the next but one count, and what pair they make."""
    for at in range(worths.size - 2):
        total = np.uint8(worths[at] + worths[at + 2])
        totals[at] = np.uint8(total - TEN) if total >= TEN else total
        apart = faces[at] ^ faces[at + 2]
        kinds[at] = np.uint8(apart < 4) + np.uint8(apart < 2) + np.uint8(apart < 1)


@compiled
def work_out_coups(
    worths: Bytes, faces: Bytes, totals: Bytes, kinds: Bytes, keys: Shorts, pairs: Bytes, base: np.uint64
) -> None:
    """At each place, the key and the pair code of a coup that starts there, kept from `base` on."""
    for at in range(worths.size - 5):
        kept = base + np.uint64(at)
        two_cards = np.uint16(totals[at]) * np.uint16(10) + np.uint16(totals[at + 1])
        to_come = np.uint16(worths[at + 4]) * np.uint16(10) + np.uint16(worths[at + 5])
        keys[kept] = two_cards * np.uint16(100) + to_come
        player, banker = kinds[at], kinds[at + 1]
        same_rank = np.uint8((faces[at] ^ faces[at + 1]) < 4) & np.uint8(player > 0) & np.uint8(banker > 0)
        pairs[kept] = np.uint8(player << 3) | np.uint8(banker << 1) | same_rank


@compiled
def add_worths(worths: Bytes, hands: Bytes) -> None:
    """At each place, the worths of the three cards of the hand that would start there."""
    for at in range(worths.size - 4):
        hands[at] = worths[at] + worths[at + 2] + worths[at + 4]


# The coups -------------------------------------------------------------------------------------------


@compiled
def walk_together(
    coups: Shorts, keys: Shorts, pairs: Bytes, walks: Words, place: Place, counts: Counts
) -> None:
    """Count the coups that start in front of the cutting card in any shoe, one of each shoe in turn."""
    for _ in range(place.coups_without_a_look):
        for lane in range(walks.shape[1]):
            start = walks[START, lane]
            coup = coups[keys[start]]
            counts[0, np.uint64(pairs[start]) * np.uint64(CELLS) + np.uint64(coup >> 3)] += 1
            walks[START, lane] = start + np.uint64(coup & 7)


@compiled
def walk_to_the_card(
    coups: Shorts, keys: Shorts, pairs: Bytes, walks: Words, place: Place, counts: Counts
) -> None:
    """Count the other coups that start in front of the cutting card; a shoe that has no more waits."""
    rounds, going = place.coups_without_a_look, True
    walks[DEALT] = np.uint64(rounds)
    while going:
        going = False
        later = np.uint64(rounds >= place.certain_coups)
        for lane in range(walks.shape[1]):
            start = walks[START, lane]
            goes_on = start < walks[CARD_AT, lane]
            coup = coups[keys[start]]
            counts[later, np.uint64(pairs[start]) * np.uint64(CELLS) + np.uint64(coup >> 3)] += goes_on
            walks[START, lane] = start + np.uint64(coup & 7) * np.uint64(goes_on)
            walks[DEALT, lane] += np.uint64(goes_on)
            going |= goes_on
        rounds += 1


@compiled
def walk_behind_the_card(
    coups: Shorts, keys: Shorts, pairs: Bytes, walks: Words, place: Place, counts: Counts
) -> None:
    """Count the last coups: behind the one that the cutting card appeared in, or was first in."""
    for lane in range(walks.shape[1]):
        start = walks[START, lane]
        coups_left = place.coups_after_cutting_card
        if start == walks[CARD_AT, lane]:
            coups_left = 1 + place.coups_when_first_card
        for number in range(coups_left):
            later = np.uint64(np.int64(walks[DEALT, lane]) + number >= place.certain_coups)
            coup = coups[keys[start]]
            counts[later, np.uint64(pairs[start]) * np.uint64(CELLS) + np.uint64(coup >> 3)] += 1
            start += np.uint64(coup & 7)


@compiled
def walk_orders(orders: Bytes, hands: Bytes, place: Place, start: int, counts: Counts) -> None:
    """Count the coups of one shoe where hands have orders, and every coup has six cards."""
    in_front = -(-(place.cutting_card_at - start) // 6)
    coups_left = place.coups_after_cutting_card
    if start + 6 * in_front == place.cutting_card_at:
        coups_left = 1 + place.coups_when_first_card
    for dealt in range(in_front + coups_left):
        at = start + 6 * dealt
        counts[int(dealt >= place.certain_coups), orders[hands[at]] * ORDERS + orders[hands[at + 1]]] += 1


@compiled
def deal_batch(table: VectorTable, place: Place, room: Room, lanes: int, counts: Counts) -> None:
    """Shuffle the shoes of a batch, work them out, and walk them."""
    codes, burned, coups, picks, walks = table.codes, table.burned, table.coups, room.picks, room.walks
    worths, faces, totals, kinds = room.worths, room.faces, room.totals, room.kinds
    keys, pairs, cards, others = room.keys, room.pairs, room.cards, room.others
    width = np.uint64(keys.size // walks.shape[1])
    for lane in range(lanes):
        if lane % 2 == 0:
            shuffle_two(codes, picks, 4 * lane, 4 * walks.shape[1], cards, others)
        split(cards if lane % 2 == 0 else others, worths, faces)
        base = np.uint64(lane) * width
        walks[START, lane] = base + np.uint64(burned[faces[0]])
        work_out_two_cards(worths, faces, totals, kinds)
        work_out_coups(worths, faces, totals, kinds, keys, pairs, base)
    walks = walks[:, :lanes]
    walk_together(coups, keys, pairs, walks, place, counts)
    walk_to_the_card(coups, keys, pairs, walks, place, counts)
    walk_behind_the_card(coups, keys, pairs, walks, place, counts)


@compiled
def deal_batch_of_orders(table: VectorTable, place: Place, room: Room, lanes: int, counts: Counts) -> None:
    """The same where hands have orders: all coups are as long, so a shoe is walked at once."""
    codes, burned, orders, picks = table.codes, table.burned, table.orders, room.picks
    cards, others, worths, faces, hands = room.cards, room.others, room.worths, room.faces, room.totals
    row = 4 * room.walks.shape[1]
    for lane in range(lanes):
        if lane % 2 == 0:
            shuffle_two(codes, picks, 4 * lane, row, cards, others)
        split(cards if lane % 2 == 0 else others, worths, faces)
        add_worths(worths, hands)
        walk_orders(orders, hands, place, burned[faces[0]], counts)


@compiled
def deal_shoes(
    seed: np.uint64, first: int, shoes: int, place: Place, table: VectorTable, room: Room, counts: Counts
) -> None:
    """Shuffle and deal so many shoes from the first one on, and count their coups."""
    lanes = room.walks.shape[1]
    for done in range(0, shoes, lanes):
        make_picks(seed, first + done, room)
        if table.coups.size > 0:
            deal_batch(table, place, room, min(lanes, shoes - done), counts)
        else:
            deal_batch_of_orders(table, place, room, min(lanes, shoes - done), counts)


@compiled
def deal_single_coups(
    seed: np.uint64, first: int, shoes: int, _: Place, table: VectorTable, room: Room, counts: Counts
) -> None:
    """Deal one coup from each of so many full shoes, and count them."""
    codes, coups, orders, lanes = table.codes, table.coups, table.orders, room.walks.shape[1]
    picks, chosen, cards, keys, pairs = room.picks, room.chosen, room.cards, room.keys, room.pairs
    worths, faces, totals, kinds = room.worths, room.faces, room.totals, room.kinds
    for done in range(0, shoes, lanes):
        make_picks(seed, first + done, room)
        find_six(picks, chosen)
        for lane in range(lanes):
            for card in range(6):
                cards[6 * lane + card] = codes[chosen[card, lane]]
        split(cards, worths, faces)
        work_out_two_cards(worths, faces, totals, kinds)
        work_out_coups(worths, faces, totals, kinds, keys, pairs, np.uint64(0))
        last = 6 * min(lanes, shoes - done)
        if coups.size > 0:
            for at in range(0, last, 6):
                coup = coups[keys[at]]
                counts[0, np.uint64(pairs[at]) * np.uint64(CELLS) + np.uint64(coup >> 3)] += 1
        else:
            add_worths(worths, totals)
            for at in range(0, last, 6):
                counts[0, orders[totals[at]] * ORDERS + orders[totals[at + 1]]] += 1
