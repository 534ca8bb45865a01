"""Counting schemes, as data: a tag for each rank, and the count from which the bet is made."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from typing import Final, Literal

import msgspec
import numpy as np
import numpy.typing as npt

from sabot.cards import Rank
from sabot.margins.studies.removal import Effects
from sabot.margins.studies.study import StudyError

CountKind = Literal["true", "running"]
"""The running count is the sum of the tags of the cards seen; the true count, that for each deck unseen."""

RANKS: Final = tuple(rank.value for rank in Rank)
MOST_TAG: Final = 1000
LEVELS: Final = range(4, 14)

Floats = npt.NDArray[np.float64]


class Scheme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What each card counts for when it is seen, and how the count is taken."""

    tags: tuple[float, ...]
    """Thirteen, from the ace to the king."""
    kind: CountKind = "true"

    def __post_init__(self) -> None:
        if len(self.tags) != len(RANKS):
            raise StudyError(f"a scheme has 13 tags, one for each of {' '.join(RANKS)}, not {len(self.tags)}")
        for tag in self.tags:
            # written so that what is no number at all is refused as well
            if not -MOST_TAG <= tag <= MOST_TAG:
                raise StudyError(f"a tag is a number from -{MOST_TAG} to {MOST_TAG}, not {tag}")

    def __str__(self) -> str:
        tagged = [f"{rank} {tag:+g}" for rank, tag in zip(RANKS, self.tags, strict=True) if tag]
        return f"{self.kind} count of {', '.join(tagged) or 'nothing'}"


def best_tags(effects: Effects) -> tuple[float, ...]:
    """Small whole tags that go best with the effects of removal.

    The better the tags go with the effects (the larger their correlation), the better the count tells
    when the bet is worth making. They are balanced, as a true count needs: over a whole deck they
    add up to nought, so the count of a shoe begins and ends there. None is larger than 4, or than it
    takes to balance. Where no card gone makes the bet better or worse than another does, every tag
    is nought, and a count tells nothing.
    """
    by_rank = np.array([float(effects.effects.get(rank, 0)) for rank in RANKS])
    if not by_rank.any():
        return (0.0,) * len(RANKS)
    for level in LEVELS:
        kept = _balanced_tags(by_rank, level)
        if len(kept):
            against = by_rank - by_rank.mean()
            goes = (kept @ against) / np.sqrt((kept**2).sum(axis=1) * (against @ against))
            # of those that go as well, the smallest
            best = kept[goes > goes.max() - 1e-9]
            return tuple(best[np.abs(best).sum(axis=1).argmin()].tolist())
    raise StudyError("no small balanced tags go with the effects of removal: give tags of your own")


def _balanced_tags(by_rank: Floats, level: int) -> Floats:
    """Tags up to a level that add up to nought: the effects at some scale, each rounded down or up.

    Ranks whose effects are alike have tags that are.
    """
    alike, of_rank = np.unique(by_rank, return_inverse=True)
    up = np.array(list(product((0, 1), repeat=len(alike))))
    scales = np.linspace(0, level / np.abs(by_rank).max(), 10 * level + 1)[1:]
    tags = np.unique(np.concatenate([np.floor(alike * scale) + up for scale in scales])[:, of_rank], axis=0)
    kept: Floats = tags[(tags.sum(axis=1) == 0) & (np.abs(tags).max(axis=1) <= level) & tags.any(axis=1)]
    return kept


def correlation(tags: Sequence[float], effects: Sequence[float | Fraction] | Floats) -> float:
    """How well tags go with effects: one when they are in proportion."""
    one = np.array(tags, float) - np.mean(np.array(tags, float))
    other = np.array(effects, float) - np.mean(np.array(effects, float))
    scale = float(np.sqrt((one @ one) * (other @ other)))
    return float(one @ other) / scale if scale else 0.0


def counts_at(scheme: Scheme, unseen: npt.NDArray[np.int64], decks: int) -> Floats:
    """The count by a scheme where so many cards of each kind have not been seen: a row of 52 each."""
    seen_of_rank = 4 * decks - unseen.reshape(len(unseen), 4, 13).sum(axis=1)
    running: Floats = seen_of_rank @ np.array(scheme.tags)
    if scheme.kind == "running":
        return running
    true: Floats = running / (unseen.sum(axis=1) / 52)
    return true
