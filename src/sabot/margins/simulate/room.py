"""The arrays that the vector kernel works in: room for one batch of shoes, used again for the next."""

import math
from typing import Final, NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from sabot.margins.simulate.tables import Bytes, Place, Shorts

Words = npt.NDArray[np.uint64]
Number = TypeVar("Number", bound=np.generic)

LANES: Final = 16
"""Shoes in a batch: a power of two, and so few that the arrays of a batch stay in the nearest cache."""

SINGLE_COUPS: Final = 256
"""Shoes in a batch when each is dealt for one coup only: a power of two."""

CACHE_LINE: Final = 64

START, CARD_AT, DEALT = range(3)
"""The rows of the walks of a batch."""


class Room(NamedTuple):
    """Where a batch is worked out; the bounds and the fewest are the same for every batch."""

    bounds: Shorts
    """For each pick, among how many cards it is."""
    fewest: Shorts
    """For each pick, how many low halves of its product are rejected; none where no pick is needed."""
    state: Words
    words: Words
    picks: Shorts
    """The same bytes as `words`, in chunks of 16 bits: first the chunks, and then their picks."""
    doubts: Bytes
    eights: Words
    """The same bytes as `doubts`, eight at a time."""
    cards: Shorts
    others: Shorts
    worths: Bytes
    faces: Bytes
    totals: Bytes
    kinds: Bytes
    keys: Shorts
    pairs: Bytes
    walks: Words
    """For each shoe: where its next coup starts, where its cutting card lies, and how many coups it had."""
    chosen: Shorts
    """Of single coups, for each of the six cards where it lay before the shuffle."""


def room(place: Place) -> Room:
    """Room for a batch."""
    lanes = SINGLE_COUPS if place.one_coup else LANES
    rows = -(-place.cards_needed // 4)
    card = np.arange(4 * rows).reshape(rows, 1, 4).repeat(lanes, axis=1).reshape(-1)
    bounds = np.maximum(place.cards - card, 1)
    words, doubts = aligned((rows, lanes), np.uint64), aligned((card.size,), np.uint8)
    # single coups lie one behind the other in one line; each shoe has a line to itself
    lines, along = (1, 6 * lanes) if place.one_coup else (lanes, place.cards_needed)
    starts_in_a_line = along - 5
    walks = aligned((3, lanes), np.uint64)
    walks[CARD_AT] = place.cutting_card_at + np.arange(lanes) * starts_in_a_line
    return Room(
        bounds=copied(bounds, np.uint16),
        fewest=copied(np.where(card < place.cards_needed, 65536 % bounds, 0), np.uint16),
        state=aligned((4, lanes), np.uint64),
        words=words,
        picks=words.reshape(-1).view(np.uint16),
        doubts=doubts,
        eights=doubts.view(np.uint64),
        cards=aligned((max(along, place.cards),), np.uint16),
        others=aligned((place.cards,), np.uint16),
        worths=aligned((along,), np.uint8),
        faces=aligned((along,), np.uint8),
        totals=aligned((along,), np.uint8),
        kinds=aligned((along,), np.uint8),
        keys=aligned((lines * starts_in_a_line,), np.uint16),
        pairs=aligned((lines * starts_in_a_line,), np.uint8),
        walks=walks,
        chosen=aligned((6, lanes), np.uint16),
    )


def aligned(shape: tuple[int, ...], kind: type[Number]) -> npt.NDArray[Number]:
    """Noughts that begin where a line of the cache does: a vector across two lines is slow to move."""
    size = math.prod(shape) * np.dtype(kind).itemsize
    memory = np.zeros(size + CACHE_LINE, np.uint8)
    start = -memory.ctypes.data % CACHE_LINE
    return memory[start : start + size].view(kind).reshape(shape)


def copied(numbers: npt.NDArray[np.int64], kind: type[Number]) -> npt.NDArray[Number]:
    """An aligned copy of small numbers."""
    copy = aligned(numbers.shape, kind)
    copy[:] = numbers.astype(kind)
    return copy
