"""What may be done at a table: for each command who may, when, and what comes of it.

Importing this package registers every act, so that refusing, offering and doing are one thing.
"""

from sabot.engine.acts import (
    cards,
    closing,
    cutting,
    dealing,
    disputes,
    games,
    individual,
    irregularities,
    leaving,
    limits,
    markers,
    mixing,
    notices,
    opening,
    passing,
    people,
    reserving,
    restricting,
    settling,
    signs,
    wagering,
    without_wagers,
)

__all__ = [
    "cards",
    "closing",
    "cutting",
    "dealing",
    "disputes",
    "games",
    "individual",
    "irregularities",
    "leaving",
    "limits",
    "markers",
    "mixing",
    "notices",
    "opening",
    "passing",
    "people",
    "reserving",
    "restricting",
    "settling",
    "signs",
    "wagering",
    "without_wagers",
]
