"""Patrons of the floor: their Player Cards, the limits they set themselves, their deposits and losses.

    patrons = floor.patrons
    await patrons.issue(PlayerCard(number="4711", patron="ann", kind="club"), by="may")
    await patrons.set_limits("ann", GamingLimits(deposit=50_000, loss=20_000, days=7), by="may")
    await patrons.deposit("ann", 30_000, "cash", by="may")     # raises DepositLimitError

Whoever comes to a table with a card of his own number plays by these limits there: the floor sees to it.
All exceptions are `PatronsError`, with one line for the person.
"""

from sabot.floor.patrons.errors import DepositLimitError, PatronsError
from sabot.floor.patrons.patrons import GamingLimits, Means, Patrons, PlayerCard

__all__ = ["DepositLimitError", "GamingLimits", "Means", "Patrons", "PatronsError", "PlayerCard"]
