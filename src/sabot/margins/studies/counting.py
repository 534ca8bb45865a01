"""What a counting scheme would win on a bet, and what nobody could win more than.

Shoes are dealt by the rule book. Before each coup the exact worth of the bet is worked out from
the cards not yet seen, and so is the count. A coup is never played out: what it is worth is known,
so a few thousand shoes say as much as millions with their luck left in.

A person who bets from some count on wins, on average, the sum of the exact worths of those coups.
The perfect player bets exactly when the worth is more than nought, and nobody who has seen the
same cards and stakes no more can do better.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from math import ceil, floor, inf, isnan, log10
from typing import Final, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from sabot.coup import Game
from sabot.margins.exact.batch import Batch
from sabot.margins.studies.removal import Effects, removal
from sabot.margins.studies.schemes import RANKS, CountKind, Scheme, best_tags, correlation, counts_at
from sabot.margins.studies.shoes import Shoes, left_at_coups
from sabot.margins.studies.study import About, Progress, Rows, StudyError, chosen_bets

AT_ONCE: Final = 100
"""Shoes worked out between two looks at the progress."""

MOST_THRESHOLDS: Final = 60

Floats = npt.NDArray[np.float64]


class Play(msgspec.Struct, frozen=True):
    """What came of betting one unit on some of the coups."""

    bets: float
    """Made in a shoe, on average."""
    part: float
    """Of the coups of a shoe: how often the bet was worth making, by the rule followed."""
    gain: float
    """Units a shoe, on average."""
    error: float
    """The standard error of the gain."""

    @property
    def per_bet(self) -> float:
        """Units a bet made, on average; nought when none was."""
        return self.gain / self.bets if self.bets else 0.0


class AtThreshold(msgspec.Struct, frozen=True):
    """What came of betting from a count on."""

    threshold: float
    play: Play


class Counting(msgspec.Struct, frozen=True):
    """What a scheme would win on a bet."""

    about: About
    bet: str
    scheme: Scheme
    correlation: float
    """Of the tags with the effects of removal."""
    shoes: int
    seed: int
    behind: int
    """Cards behind the cutting card."""
    coups: float
    """In a shoe, on average."""
    expected: Fraction
    """The expected net of a unit from a fresh shoe, exact."""
    threshold: float
    """The count from which the bet is made; infinite where no count was found from which it wins."""
    found: bool
    """Whether the threshold was found best on as many other shoes, and not given."""
    counted: Play
    """By the scheme, from the threshold on."""
    perfect: Play
    """By the perfect player."""
    always: Play
    """With a bet on every coup."""
    thresholds: tuple[AtThreshold, ...]
    """By the scheme, from other thresholds on."""

    def table(self) -> Rows:
        """A row for each threshold, then the perfect player and a bet on every coup."""
        columns = (
            "player",
            "threshold",
            "bets_a_shoe",
            "part_of_coups",
            "gain_a_shoe",
            "standard_error",
            "gain_a_bet",
        )
        named: list[tuple[str, float | None, Play]] = [
            *(("scheme", at.threshold, at.play) for at in self.thresholds),
            ("scheme, threshold chosen", self.threshold, self.counted),
            ("perfect", None, self.perfect),
            ("every coup", None, self.always),
        ]
        return Rows(
            columns,
            [
                (name, threshold, play.bets, play.part, play.gain, play.error, play.per_bet)
                for name, threshold, play in named
            ],
        )


class _Followed(NamedTuple):
    """The coups of some shoes: the shoe of each, the worth of a bet and the count before it."""

    shoe: npt.NDArray[np.int64]
    worth: Floats
    counted: Floats


def counting(  # noqa: PLR0913 - each is a choice of the person who asks
    game: Game,
    bet: str,
    *,
    tags: Sequence[float] | None = None,
    kind: CountKind = "true",
    threshold: float | None = None,
    behind: int | None = None,
    shoes: int = 2000,
    seed: int = 1,
    burn: str | None = None,
    progress: Progress | None = None,
) -> Counting:
    """What betting a unit from a count on would win.

    Without tags, those that go best with the effects of removal; without a threshold, the one that
    won most on as many other shoes, so that it is not praised on the shoes that it was chosen by.
    """
    if threshold is not None and isnan(threshold):
        raise StudyError("a threshold is a count, not nan")
    key = game.paytable[bet].key
    effects = removal(game, [key]).bets
    scheme = Scheme(tuple(best_tags(effects[key]) if tags is None else tags), kind)
    dealer = Shoes(game, seed, behind, burn)
    (found,) = _studied(dealer, Batch(game, [key]), effects, [scheme], threshold, shoes, progress)
    return found


def best_countings(
    game: Game,
    bets: Iterable[str] | None = None,
    shoes: int = 2000,
    seed: int = 1,
    progress: Progress | None = None,
) -> tuple[Counting, ...]:
    """For each bet the true count that goes best with it, all followed on the same shoes at once."""
    chosen = chosen_bets(game, bets)
    effects = removal(game, chosen).bets
    schemes = [Scheme(tuple(best_tags(effects[bet]))) for bet in chosen]
    return _studied(Shoes(game, seed), Batch(game, chosen), effects, schemes, None, shoes, progress)


def _studied(
    dealer: Shoes,
    batch: Batch,
    effects: Mapping[str, Effects],
    schemes: Sequence[Scheme],
    threshold: float | None,
    shoes: int,
    progress: Progress | None,
) -> tuple[Counting, ...]:
    """What a scheme for each bet of a batch would win."""
    if shoes < 2:
        raise StudyError(f"a standard error takes two shoes at least, not {shoes}")
    whole = shoes if threshold is not None else 2 * shoes
    done = 0

    def told(more: int) -> None:
        nonlocal done
        done += more
        if progress is not None:
            progress(done, whole)

    followed = _follow(dealer, batch, schemes, 0, shoes, told)
    if threshold is None:
        others = _follow(dealer, batch, schemes, shoes, shoes, told)
        at = [_best_threshold(other, shoes) for other in others]
    else:
        at = [threshold] * len(schemes)
    about = About.of(batch.game)
    found = []
    for bet, scheme, one, count in zip(batch.bets, schemes, followed, at, strict=True):
        always = _play(one, np.ones(len(one.worth), np.bool_), shoes)
        by_rank = [effects[bet].effects.get(rank, Fraction(0)) for rank in RANKS]
        found.append(
            Counting(
                about=about,
                bet=bet,
                scheme=scheme,
                correlation=correlation(scheme.tags, by_rank),
                shoes=shoes,
                seed=dealer.seed,
                behind=dealer.plain.behind_cutting_card,
                coups=always.bets,
                expected=effects[bet].expected,
                threshold=count,
                found=threshold is None,
                counted=_play(one, one.counted >= count, shoes),
                perfect=_play(one, one.worth > 0, shoes),
                always=always,
                thresholds=_thresholds(one, shoes),
            )
        )
    return tuple(found)


def _follow(
    dealer: Shoes,
    batch: Batch,
    schemes: Sequence[Scheme],
    first: int,
    shoes: int,
    told: Callable[[int], None],
) -> list[_Followed]:
    """Follow so many shoes from number `first` on, coup by coup: for each bet its worth and its count."""
    parts: list[list[_Followed]] = [[] for _ in schemes]
    for begin in range(first, first + shoes, AT_ONCE):
        some = min(AT_ONCE, first + shoes - begin)
        dealt = dealer.deal(begin, some)
        coups = dealer.coups(dealt)
        # burned cards that nobody saw are as likely to be any of those not seen
        unseen = left_at_coups(
            dealt, batch.game.decks, dealer.seen_when_burned(dealt), np.zeros(some, np.int64), coups
        )
        shoe = np.repeat(np.arange(begin - first, begin - first + some), coups)
        worth = batch.expected(unseen)
        for column, scheme in enumerate(schemes):
            counted = counts_at(scheme, unseen, batch.game.decks)
            parts[column].append(_Followed(shoe, worth[:, column], counted))
        told(some)
    return [_Followed(*(np.concatenate(column) for column in zip(*of, strict=True))) for of in parts]


def _play(followed: _Followed, made: npt.NDArray[np.bool_], shoes: int) -> Play:
    """What the bets made are worth."""
    gains = np.bincount(followed.shoe[made], followed.worth[made], shoes)
    bets = int(made.sum())
    return Play(bets / shoes, bets / len(made), float(gains.mean()), float(gains.std(ddof=1)) / shoes**0.5)


def _best_threshold(followed: _Followed, shoes: int) -> float:
    """The count from which betting won most; infinite where it won from none."""
    best = max(_thresholds(followed, shoes), key=lambda one: one.play.gain)
    return best.threshold if best.play.gain > 0 else inf


def _thresholds(followed: _Followed, shoes: int) -> tuple[AtThreshold, ...]:
    """What betting from each of some counts on is worth, all but the rarest counts."""
    low, high = np.quantile(followed.counted, [0.01, 0.999])
    step = _round_step((high - low) / MOST_THRESHOLDS)
    grid = np.array([place * step for place in range(floor(low / step), ceil(high / step) + 1)])
    reached = np.searchsorted(grid, followed.counted, side="right")
    gains = np.zeros((shoes, len(grid) + 1))
    np.add.at(gains, (followed.shoe, reached), followed.worth)
    gains = gains[:, ::-1].cumsum(axis=1)[:, ::-1][:, 1:]
    bets = np.bincount(reached, minlength=len(grid) + 1)[::-1].cumsum()[::-1][1:]
    errors = gains.std(axis=0, ddof=1) / shoes**0.5
    return tuple(
        AtThreshold(
            float(count),
            Play(int(made) / shoes, int(made) / len(followed.counted), float(gain), float(error)),
        )
        for count, made, gain, error in zip(grid, bets, gains.mean(axis=0), errors, strict=True)
    )


def _round_step(least: float) -> float:
    """The least of 1, 2, 5, their tenfolds and tenths that is no smaller; 1 where counts never differ."""
    if least <= 0:
        return 1.0
    ten = 10.0 ** floor(log10(least))
    return next(ten * times for times in (1, 2, 5, 10, 20) if ten * times >= least)
