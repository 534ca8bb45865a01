"""What each event makes of a state, one module for each part of a table's life.

Importing this package registers them all with `evolve`.
"""

from sabot.engine.applied import (
    cards,
    changes,
    dealing,
    disputes,
    irregularities,
    notices,
    opening,
    people,
    settling,
    signs,
    wagering,
)

__all__ = [
    "cards",
    "changes",
    "dealing",
    "disputes",
    "irregularities",
    "notices",
    "opening",
    "people",
    "settling",
    "signs",
    "wagering",
]
