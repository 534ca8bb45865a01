"""A paytable designer: given the margin that a bet is to have, the odds that give it.

The expected net of a bet is the sum, over its outcomes, of probability times net. What a line pays
enters it once, so the odds that give a margin are one exact fraction. A table that pays in whole
chips wants whole odds: those on either side are given with the margins they make.
"""

from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from math import ceil, floor
from typing import Final

import msgspec

from sabot.bets.paytable import Terms
from sabot.coup import Game
from sabot.margins.exact import BetMargin, margins
from sabot.margins.studies.lines import OutcomeLine, lines_of
from sabot.margins.studies.study import About, Rows, StudyError
from sabot.rulebook.findings import nearest

ALL: Final = "all lines"

NEAREST: Final = 3
"""How many whole pricings are given."""

MOST_LINES: Final = 10
"""With more lines than this, each is rounded to the nearest."""


class Priced(msgspec.Struct, frozen=True):
    """Odds on one line, or on each, and the margin that they give the bet."""

    odds: dict[str, Fraction]
    """By the name of the line: so much to one."""
    margin: Fraction


class Design(msgspec.Struct, frozen=True):
    """The odds that give a bet the margin that was asked for."""

    about: About
    bet: str
    line: str
    """The line whose odds are to change, or all lines in proportion."""
    target: Fraction
    now: Priced
    """As the rule book has it."""
    exact: Priced | None
    """The exact odds; None where no odds above nought reach the target."""
    whole: tuple[Priced, ...]
    """Whole odds about the exact ones, the nearest margin first."""
    reason: str | None
    """Why the target cannot be reached."""
    margin_at_nought: Fraction
    """The margin if the line paid nothing and only gave the stake back: no odds give more."""

    def table(self) -> Rows:
        """A row for each line of each pricing."""
        named = [("rule book", self.now), *([("exact", self.exact)] if self.exact else [])]
        rows: list[tuple[str | int | float | None, ...]] = [
            (name, line, str(odds), float(odds), float(priced.margin), str(priced.margin))
            for name, priced in [*named, *(("whole odds", priced) for priced in self.whole)]
            for line, odds in priced.odds.items()
        ]
        return Rows(("pricing", "line", "odds_to_one", "odds_float", "margin", "margin_exact"), rows)


def design(game: Game, bet: str, target: Fraction, line: str | None = None) -> Design:
    """The odds on a line of a bet that give it a margin; without a line, the odds on all in proportion.

    A bet with one line that pays has no other to choose. Commission on a line is kept as it is.
    """
    if not -1 <= target <= 1:
        raise StudyError(f"a margin is a part of the wager, from -1 to 1, not {float(target):g}")
    margin = margins(game, bets=[bet])[game.paytable[bet].key]
    paying = [one for one in lines_of(game, game.paytable[bet]) if one.terms is not None]
    if not paying:
        raise StudyError(f"{bet} is made of parts of other bets and has no odds of its own: design those")
    chosen = _chosen(bet, paying, line)
    odds_now = {one.name: one.terms.odds for one in chosen if one.terms is not None}
    now = Priced(odds_now, margin.margin)
    won = sum((margin.outcomes[one.name] * _net(one.terms) for one in chosen), Fraction(0))
    at_nought = margin.margin + won
    if won == 0:
        scale, reason = None, f"{' and '.join(odds_now)} never comes about, so its odds change nothing"
    else:
        scale = (at_nought - target) / won
        reason = None
    if scale is not None and scale <= 0:
        scale = None
        reason = (
            f"no odds reach a margin of {float(target):.4%}: were nothing paid but the stake given back, "
            f"the margin would be {float(at_nought):.4%}"
        )
    exact = None
    whole: tuple[Priced, ...] = ()
    if scale is not None:
        exact = _priced(margin, chosen, {name: odds * scale for name, odds in odds_now.items()})
        whole = _whole(margin, chosen, exact)
    named = chosen[0].name if line is not None or len(paying) == 1 else ALL
    return Design(About.of(game), bet, named, target, now, exact, whole, reason, at_nought)


def _chosen(bet: str, paying: list[OutcomeLine], line: str | None) -> list[OutcomeLine]:
    if line is None:
        return paying
    found = [one for one in paying if one.name.casefold() == line.casefold()]
    if not found:
        names = [one.name for one in paying]
        hint = nearest(line, names)
        suggestion = f"; did you mean {hint!r}?" if hint else ""
        raise StudyError(f"{bet} has no line {line!r}: it has {', '.join(names)}{suggestion}")
    return found


def _net(terms: Terms | None) -> Fraction:
    assert terms is not None  # only lines that pay are chosen
    return terms.net


def _priced(margin: BetMargin, chosen: Sequence[OutcomeLine], odds: dict[str, Fraction]) -> Priced:
    """What the margin is with other odds on the lines chosen."""
    more = Fraction(0)
    for one in chosen:
        assert one.terms is not None
        more += margin.outcomes[one.name] * (odds[one.name] - one.terms.odds) * (1 - one.terms.commission)
    return Priced(odds, margin.margin - more)


def _whole(margin: BetMargin, chosen: Sequence[OutcomeLine], exact: Priced) -> tuple[Priced, ...]:
    """Whole odds about the exact ones, each line rounded down or up: those whose margins are nearest.

    Nothing less than 1 to 1 is whole.
    """
    about = [sorted({max(1, floor(odds)), max(1, ceil(odds))}) for odds in exact.odds.values()]
    if len(about) > MOST_LINES:
        about = [[max(1, round(odds))] for odds in exact.odds.values()]
    priced = [
        _priced(margin, chosen, dict(zip(exact.odds, map(Fraction, odds), strict=True)))
        for odds in product(*about)
    ]
    return tuple(sorted(priced, key=lambda one: abs(one.margin - exact.margin))[:NEAREST])
