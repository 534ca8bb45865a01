"""The mathematics of one bet: how often each outcome comes, and what that leaves the house."""

from fractions import Fraction
from functools import cached_property

import msgspec

from sabot.margins.exact.tables import BetTable


class BetMargin(msgspec.Struct, frozen=True, dict=True):
    """The distribution of a bet out of one composition, and what follows from it, exact.

    Everything is for one unit wagered, and for a coup that will be dealt for certain. What was counted
    is kept; each figure is worked out of it when it is first asked for.
    """

    table: BetTable
    sequences: tuple[int, ...]
    """How many six-card sequences bring each outcome of the table."""
    total: int
    """How many there are in all."""

    @cached_property
    def outcomes(self) -> dict[str, Fraction]:
        """The probability of each outcome, by its name; they add up to one."""
        total = self.total
        pairs = zip(self.table.outcomes, self.sequences, strict=True)
        return {outcome.name: Fraction(ways, total) for outcome, ways in pairs}

    @property
    def nets(self) -> dict[str, Fraction]:
        """What a unit is up or down by on each outcome, commission taken."""
        return {outcome.name: outcome.net for outcome in self.table.outcomes}

    @cached_property
    def margin(self) -> Fraction:
        """The part of the money wagered that the house keeps."""
        return Fraction(-self._net_parts, self.total * self.table.unit)

    @property
    def expected(self) -> Fraction:
        """What a unit is up or down by on average."""
        return -self.margin

    @property
    def per_resolved(self) -> Fraction | None:
        """The margin on wagers that win or lose, stand-offs set aside; None when every wager stands off."""
        resolved = self.total - self._ways("stands-off")
        return Fraction(-self._net_parts, resolved * self.table.unit) if resolved else None

    @property
    def variance(self) -> Fraction:
        """Of the net on one unit."""
        squared = sum(ways * net * net for ways, net in zip(self.sequences, self.table.nets, strict=True))
        parts = self.total * self.table.unit
        return Fraction(squared * self.total - self._net_parts**2, parts**2)

    @property
    def hit_rate(self) -> Fraction:
        """How often the bet wins."""
        return Fraction(self._ways("wins"), self.total)

    @property
    def _net_parts(self) -> int:
        """What all sequences together net, in the parts of a wager that the table counts in."""
        return sum(ways * net for ways, net in zip(self.sequences, self.table.nets, strict=True))

    def _ways(self, fate: str) -> int:
        pairs = zip(self.table.outcomes, self.sequences, strict=True)
        return sum(ways for outcome, ways in pairs if outcome.fate == fate)
