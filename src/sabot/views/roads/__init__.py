"""The roads: what came before, drawn the way a winning result display draws it.

The rule books know only that a table may have a display of the present and most recent winning results
(Star 1.1 "WRD", Crown 2.2.2(g)). How the roads are drawn is the custom of the casino floor:

* the *bead plate* keeps every result, ties too, down six rows and then into the next column;
* the *big road* starts a new column each time the winner changes, and marks a tie on the coup before it;
* the *big eye boy*, the *small road* and the *cockroach road* do not record winners at all. They mark red
  where the big road repeats itself and blue where it breaks its pattern, looking one, two or three columns
  back.

A derived road also says how the next coup would be marked if Banker or Player won it. That is a fact about
the drawing and foretells nothing: the shoe does not know what is on the wall.
"""

from sabot.views.roads.drawing import (
    ROWS,
    BeadCell,
    BeadPlate,
    BigRoad,
    BigRoadCell,
    DerivedRoad,
    Mark,
    MarkCell,
    NextMarks,
    Roads,
    roads,
)
from sabot.views.roads.results import (
    BadCharacterError,
    Result,
    ResultsError,
    Winner,
    parse_results,
    results_from_objects,
)

__all__ = [
    "ROWS",
    "BadCharacterError",
    "BeadCell",
    "BeadPlate",
    "BigRoad",
    "BigRoadCell",
    "DerivedRoad",
    "Mark",
    "MarkCell",
    "NextMarks",
    "Result",
    "ResultsError",
    "Roads",
    "Winner",
    "parse_results",
    "results_from_objects",
    "roads",
]
