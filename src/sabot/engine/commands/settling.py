"""Settling: losers collected, winners paid, commission, the cards cleared."""

from sabot.engine.commands.base import Command, WithPatron
from sabot.rulebook.words import CommissionDue


class Settle(Command, frozen=True, kw_only=True):
    """Collect the losing wagers, then pay the winning ones."""


class DeferCommission(Command, frozen=True, kw_only=True):
    """Have commission marked and collected later, not at each payout."""


class CollectCommission(WithPatron, frozen=True, kw_only=True):
    """Collect the commission that a patron owes: at the end of the shoe, or earlier on a ground."""

    ground: CommissionDue | None = None


class ClearCards(Command, frozen=True, kw_only=True):
    """Put the cards in the discard rack: the coup is over."""
