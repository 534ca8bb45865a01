"""A wager found outside the limits once cards were dealt: what part of it is at risk, and why."""

import msgspec

from sabot import SabotError
from sabot.rulebook.node import Datum
from sabot.rulebook.wagers import Limits
from sabot.rulebook.words import WagerFound


class LimitsError(SabotError):
    """Limits that make no sense, or that the rule book has no answer for once cards were dealt."""


class BetLimits(msgspec.Struct, frozen=True, kw_only=True):
    """The limits on one bet, in cents, as far as they are stated.

    The minimum and the maximum stand on the sign. The approved minimum is the regulator's, and
    never more than the one on the sign.
    """

    minimum: int | None = None
    maximum: int | None = None
    approved_minimum: int | None = None

    def __post_init__(self) -> None:
        in_order = [
            limit for limit in (self.approved_minimum, self.minimum, self.maximum) if limit is not None
        ]
        if in_order != sorted(in_order):
            raise LimitsError(
                "an approved minimum is no more than the minimum, and a minimum no more than the maximum"
            )


class AtRisk(msgspec.Struct, frozen=True):
    """How a stake is divided: `cents` win or lose, and `returned` goes back whatever the result.

    `ruling` is what the book says of a wager outside the limits; a wager inside them needs none.
    """

    cents: int
    returned: int
    ruling: Datum[WagerFound] | None = None

    @property
    def clause(self) -> str | None:
        """The clause of the ruling, or the reading where the document is silent."""
        if self.ruling is None:
            return None
        return self.ruling.clause


def found_after_the_deal(rules: Limits, limits: BetLimits, stake: int) -> AtRisk:
    """Divide a stake that is looked at only when cards have been dealt."""
    ruling = _ruling(rules, limits, stake)
    if ruling is None:
        return AtRisk(stake, 0)
    match ruling.is_:
        case "valid" | "stand":
            return AtRisk(stake, 0, ruling)
        case "settled-to-the-maximum":
            most = stake if limits.maximum is None else min(stake, limits.maximum)
            return AtRisk(most, stake - most, ruling)
        case "void":
            return AtRisk(0, stake, ruling)
        case (
            "retract-or-top-up"
            | "retract-or-reduce"
            | "return-excess-or-reduce"
            | "reduce-pro-rata"
            | "reduce-pro-rata-by-remainder"
        ):
            raise LimitsError(f"{ruling.is_!r} cannot be done to one wager once cards were dealt")


def _ruling(rules: Limits, limits: BetLimits, stake: int) -> Datum[WagerFound] | None:
    """What the book says of this stake: nothing, when it is inside the limits."""
    under = rules.under_minimum
    if limits.maximum is not None and stake > limits.maximum:
        return rules.over_maximum.after
    if limits.approved_minimum is not None and stake < limits.approved_minimum:
        return under.under_approved_minimum or under.after
    if limits.minimum is not None and stake < limits.minimum:
        return under.after
    return None
