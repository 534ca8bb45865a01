"""The mathematics of one bet: how often each outcome comes, and what that leaves the house."""

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from sabot.margins.exact.tables import BetTable


class BetMargin(msgspec.Struct, frozen=True):
    """The distribution of a bet out of one composition, and what follows from it, exact.

    Everything is for one unit wagered, and for a coup that will be dealt for certain.
    """

    outcomes: dict[str, Fraction]
    """The probability of each outcome, by its name; they add up to one."""
    nets: dict[str, Fraction]
    """What a unit is up or down by on each outcome, commission taken."""
    expected: Fraction
    """What a unit is up or down by on average."""
    margin: Fraction
    """The part of the money wagered that the house keeps."""
    per_resolved: Fraction | None
    """The margin on wagers that win or lose, stand-offs set aside; None when every wager stands off."""
    variance: Fraction
    """Of the net on one unit."""
    hit_rate: Fraction
    """How often the bet wins."""


def margin_of(table: BetTable, sequences: Sequence[int], total: int) -> BetMargin:
    """The margin of a bet whose outcomes come in so many six-card sequences out of a total."""
    outcomes: dict[str, Fraction] = {}
    expected = squared = won = stood_off = 0
    # the engines may leave noughts behind the last outcome
    for outcome, net, ways in zip(table.outcomes, table.nets, sequences, strict=False):
        outcomes[outcome.name] = Fraction(ways, total)
        expected += ways * net
        squared += ways * net * net
        if outcome.fate == "wins":
            won += ways
        elif outcome.fate == "stands-off":
            stood_off += ways
    parts, resolved = total * table.unit, total - stood_off
    mean = Fraction(expected, parts)
    kept = -mean
    per_resolved: Fraction | None = kept
    if stood_off:
        per_resolved = Fraction(-expected, resolved * table.unit) if resolved else None
    return BetMargin(
        outcomes=outcomes,
        nets={outcome.name: outcome.net for outcome in table.outcomes},
        expected=mean,
        margin=kept,
        per_resolved=per_resolved,
        variance=Fraction(squared * total - expected * expected, parts * parts),
        hit_rate=Fraction(won, total),
    )
