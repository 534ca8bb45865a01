"""Nobody is shown a card before it is exposed, save the patron who has it to look at.

Two ways to see it. The whole encoded view is searched for each hidden card. And the hidden cards are
exchanged for others: whatever a person is shown, prompts and moves and all, must be the same as before,
so that nothing tells of them even without naming them.
"""

import random

import msgspec
from msgspec.structs import replace

from sabot.cards import Card
from sabot.engine.people import PATRON_ROLE, Actor
from sabot.engine.state import Coup, Drawn, State, hand_key
from sabot.rulebook.book import RuleBook
from sabot.views.table import TableView, display_view, patron_view, staff_view

DISPLAY = Actor(id="display", role="display")
CARDS = tuple(card.name for card in Card.all())


def viewers(book: RuleBook, state: State) -> tuple[Actor, ...]:
    """Everybody who may look: each patron, a passer-by, the display, and every role of the book."""
    patrons = [Actor(id=name, role=PATRON_ROLE) for name in (*state.patrons, "passer-by")]
    others = [Actor(id=f"a {role.key}", role=role.key) for role in book.roles if role.key != PATRON_ROLE]
    return (*patrons, DISPLAY, *others)


def seen_by(book: RuleBook, state: State, viewer: Actor) -> TableView:
    if viewer is DISPLAY:
        return display_view(book, state)
    if viewer.role == PATRON_ROLE:
        return patron_view(book, state, viewer.id)
    return staff_view(book, state, viewer)


def check_viewer(book: RuleBook, state: State, viewer: Actor, source: random.Random) -> int:
    """How many cards were hidden from this viewer, none of which the view tells."""
    hidden = _hidden_in(state.coup, viewer.id)
    shown = _encoded(seen_by(book, state, viewer))
    open_anyway = {card.card for card in state.coup.cards if card not in hidden} if state.coup else set()
    # "T" alone is a tie as well as a ten: a card without a suit is found by exchanging it, below
    for card in {card.card for card in hidden if len(card.card) == 2} - open_anyway:
        assert f'"{card}"' not in shown, f"{card} is hidden, and {viewer} is shown it"
    if hidden or _is_waiting(state):
        other = otherwise(state, viewer.id, source)
        assert _encoded(seen_by(book, other, viewer)) == shown, (
            f"what {viewer} is shown depends on cards that are hidden"
        )
    return len(hidden)


def _encoded(view: TableView) -> str:
    """All of it but the face of the table, which is drawn before any card is dealt."""
    return msgspec.json.encode(replace(view, face=None)).decode()


def _hidden_in(coup: Coup | None, viewer: str) -> list[Drawn]:
    return [card for place, card in enumerate(coup.cards) if not _sees(coup, place, viewer)] if coup else []


def _sees(coup: Coup, place: int, viewer: str) -> bool:
    """Exposed, or his to look at: he holds it, unless somebody opens it for him."""
    card = coup.cards[place]
    asked = coup.designations.get(hand_key(card.hand, card.area))
    opens = asked.nominees.get(place) if asked is not None else None
    return card.exposed or viewer == (opens or card.held_by)


def _is_waiting(state: State) -> bool:
    carried = state.shoe.carried if state.shoe is not None else None
    return carried is not None and not carried.exposed


def otherwise(state: State, viewer: str, source: random.Random) -> State:
    """The same table, with other cards where the viewer sees only backs."""
    if state.coup is not None:
        state = replace(state, coup=_other_coup(state.coup, viewer, source))
    concluded = state.concluded
    if concluded is not None:
        state = replace(state, concluded=replace(concluded, coup=_other_coup(concluded.coup, viewer, source)))
    shoe = state.shoe
    if shoe is not None and shoe.carried is not None and not shoe.carried.exposed:
        state = replace(state, shoe=replace(shoe, carried=_another(shoe.carried, source)))
    return state


def _other_coup(coup: Coup, viewer: str, source: random.Random) -> Coup:
    cards = tuple(
        card if _sees(coup, place, viewer) else _another(card, source)
        for place, card in enumerate(coup.cards)
    )
    return replace(coup, cards=cards)


def _another(card: Drawn, source: random.Random) -> Drawn:
    name = source.choice(CARDS)
    return replace(card, card=name, scanned=name if card.scanned is not None else None)
