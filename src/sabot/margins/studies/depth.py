"""How the average margin over a shoe moves with the depth of the cutting card.

A coup that is always dealt has the margin of a fresh shoe, whether it comes first or sixtieth: its
six cards are as likely to be any six. The last few coups are not always dealt. Whether one is
depends on how many cards the coups before it took, and so on which cards they were: where small
hands drew many cards the shoe ends sooner. So the compositions from which those coups are dealt
lean to one side, and their margin with them. The average over all coups of a shoe moves by a
little, and by more the fewer coups there are to spread it over.

What the last coups net is not waited for: what they are worth exactly, from the cards left when they
begin, says more with fewer shoes. Two facts make the estimate sharp. The exact worth M of the next
coup, as cards leave the shoe, moves up or down by chance alone (a martingale), from the M0 of a
fresh shoe. And whether coup k is dealt is known when it would begin. So with K coups in a shoe and
any number m fixed beforehand, the sum over the shoe of M - M0 has the same mean as

    sum of (M(k) - M0) for k from m + 1 to K, when K is more than m
    -(m - K) (M(K) - M0), when it is less

where M(k) is taken at the beginning of coup k. Only a few coups about the end are worked out.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt

from sabot.cards import Composition
from sabot.coup import Game
from sabot.margins.cells import cards_in_cell
from sabot.margins.exact import margins
from sabot.margins.exact.batch import Batch
from sabot.margins.exact.engines import count
from sabot.margins.exact.rules import PuntoBancoRules, held_by, rules_of, sequences
from sabot.margins.studies.shoes import Counts, Dealt, Shoes, least_behind, left_at_coups
from sabot.margins.studies.study import About, Progress, Rows, StudyError, chosen_bets

AT_ONCE: Final = 500
"""Shoes worked out between two looks at the progress."""

DEPTHS: Final = (14, 20, 26, 39, 52, 78, 104)


class AtDepth(msgspec.Struct, frozen=True):
    """The average margin of a bet over the shoes of one depth."""

    behind: int
    """Cards behind the cutting card."""
    coups: float
    """In a shoe, on average."""
    margin: float
    """Of all coups dealt, on average."""
    moved: float
    """By how much that is above the margin of the coups always dealt."""
    error: float
    """The standard error of both."""


class BetDepth(msgspec.Struct, frozen=True):
    """A bet at each depth."""

    margin: Fraction
    """Of the coups always dealt, exact."""
    depths: tuple[AtDepth, ...]


class Depth(msgspec.Struct, frozen=True):
    """How the average margins move with the depth of the cutting card."""

    about: About
    shoes: int
    seed: int
    by_the_book: int
    """The cards behind the cutting card by the rule book."""
    bets: dict[str, BetDepth]

    def table(self) -> Rows:
        """A row for each bet and depth."""
        columns = (
            "bet",
            "behind",
            "coups",
            "margin_average",
            "moved",
            "standard_error",
            "margin_always_dealt",
        )
        rows: list[tuple[str | int | float | None, ...]] = [
            (bet, at.behind, at.coups, at.margin, at.moved, at.error, float(of.margin))
            for bet, of in self.bets.items()
            for at in of.depths
        ]
        return Rows(columns, rows)


def depth(
    game: Game,
    bets: Iterable[str] | None = None,
    depths: Sequence[int] | None = None,
    shoes: int = 10_000,
    seed: int = 1,
    progress: Progress | None = None,
) -> Depth:
    """The average margin over a shoe at each depth, from shoes of the seed: the same ones for every depth."""
    if shoes < 2:
        raise StudyError(f"a standard error takes two shoes at least, not {shoes}")
    chosen = chosen_bets(game, bets)
    behinds = sorted(set(_usual(game) if depths is None else depths))
    if not behinds:
        raise StudyError("name a depth: how many cards lie behind the cutting card")
    for behind in behinds:
        Shoes(game, seed, behind)  # refuses a depth that cannot be
    deepest = Shoes(game, seed, behinds[0])
    batch = Batch(game, chosen)
    exact = {bet: margin.expected for bet, margin in margins(game, bets=chosen).items()}
    fresh = np.array([float(exact[bet]) for bet in batch.bets])
    fixed = [_about_as_many(game, Shoes(game, seed, behind)) for behind in behinds]
    coups = np.empty((len(behinds), shoes))
    sums = np.empty((len(behinds), shoes, len(batch.bets)))
    for first in range(0, shoes, AT_ONCE):
        some = min(AT_ONCE, shoes - first)
        dealt = deepest.deal(first, some)
        for place, behind in enumerate(behinds):
            many = deepest.coups(dealt, behind)
            coups[place, first : first + some] = many
            sums[place, first : first + some] = _sums(dealt, game.decks, many, fixed[place], batch, fresh)
        if progress is not None:
            progress(first + some, shoes)
    return Depth(
        About.of(game),
        shoes,
        seed,
        game.book.cards.cutting_card[0].cards,
        {
            bet: BetDepth(
                -exact[bet],
                tuple(
                    _at_depth(behind, coups[place], sums[place, :, column], -float(exact[bet]))
                    for place, behind in enumerate(behinds)
                ),
            )
            for column, bet in enumerate(batch.bets)
        },
    )


def _usual(game: Game) -> list[int]:
    """The rule book's own depths, and others to see the movement by."""
    least, book = least_behind(game), [one.cards for one in game.book.cards.cutting_card]
    most = 52 * game.decks // 2
    return [behind for behind in {least, *book, *DEPTHS} if least <= behind <= most or behind in book]


def _about_as_many(game: Game, shoes: Shoes) -> int:
    """About how many coups a shoe has, to be fixed before any is dealt; any number would be right.

    Where no coup follows the one in which the cutting card appears, that a coup is the last is not
    known when it begins, and the number must be one that no shoe falls short of.
    """
    if shoes.plain.coups_after_cutting_card == 0:
        return shoes.fewest_coups
    before = shoes.plain.cards - shoes.plain.behind_cutting_card - sum(shoes.plain.burned) / 13
    return round(before / _cards_in_a_coup(game)) + shoes.plain.coups_after_cutting_card


def _cards_in_a_coup(game: Game) -> float:
    """How many cards a coup takes on average, exact but for the last rounding."""
    rules = rules_of(game)
    if not isinstance(rules, PuntoBancoRules):
        return 6.0
    fresh = Composition.of_decks(game.decks)
    cells = count(rules, held_by(fresh), "cells")
    taken = sum(ways * cards_in_cell(number) for number, ways in enumerate(cells))
    return taken / sequences(fresh.total)


def _sums(
    dealt: Dealt, decks: int, coups: Counts, fixed: int, batch: Batch, fresh: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """For each shoe and bet, the sum of the module's formula: what it nets above a fresh shoe."""
    since = np.minimum(fixed, coups - 1)
    left = left_at_coups(dealt, decks, dealt.starts[:, 0], since, coups)
    worth = batch.expected(left) - fresh
    rows = coups - since
    ends = rows.cumsum()
    upto = np.vstack([np.zeros(len(fresh)), worth.cumsum(axis=0)])
    over = upto[ends] - upto[ends - rows]
    short = worth[ends - 1] * (fixed - coups)[:, None]
    summed: npt.NDArray[np.float64] = np.where((coups > fixed)[:, None], over, -short)
    return summed


def _at_depth(
    behind: int, coups: npt.NDArray[np.float64], sums: npt.NDArray[np.float64], margin: float
) -> AtDepth:
    mean_coups, mean_sum = float(coups.mean()), float(sums.mean())
    moved = -mean_sum / mean_coups
    # of a ratio of two means, to the first order
    error = float((sums - mean_sum / mean_coups * coups).std(ddof=1)) / len(coups) ** 0.5 / mean_coups
    return AtDepth(behind, mean_coups, margin + moved, moved, error)
