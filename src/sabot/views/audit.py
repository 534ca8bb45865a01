"""A table as those see it who may audit it: every card that has left the shoe, whether it lies open or not.

It is for coups that are over. What is still in the shoe is in no state, so it is in no view.
"""

from msgspec.structs import replace

from sabot.engine.state import State
from sabot.rulebook.book import RuleBook
from sabot.views.table import TableView, display_view


def audit_view(book: RuleBook, state: State) -> TableView:
    """The table with the faces of all cards on it; `exposed` says whether people saw them."""
    view = display_view(book, state)
    if view.coup is None or state.coup is None:
        return view
    cards = tuple(
        replace(shown, face=card.card) for shown, card in zip(view.coup.cards, state.coup.cards, strict=True)
    )
    return replace(view, coup=replace(view.coup, cards=cards))
