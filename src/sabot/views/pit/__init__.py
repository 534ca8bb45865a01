"""What whoever oversees tables may see: what each holds and has won, how fast it plays, where he is needed.

`session` folds what happened since a table opened; everything else is drawn from that and from its state.
"""

from sabot.views.pit.card import PitCard, Stands, pit_card
from sabot.views.pit.session import OF_A_SESSION, Session, carry_on
from sabot.views.pit.table import PitTableView, pit_table

__all__ = [
    "OF_A_SESSION",
    "PitCard",
    "PitTableView",
    "Session",
    "Stands",
    "carry_on",
    "pit_card",
    "pit_table",
]
