"""A table at one moment, and as each kind of person may see it: made once for all who see the same."""

from dataclasses import dataclass, field

import msgspec

from sabot.engine.decide import Move, moves
from sabot.engine.events.base import Event
from sabot.engine.people import PATRON_ROLE, Actor
from sabot.engine.state import State
from sabot.rulebook.book import RuleBook
from sabot.store.encoding import plain
from sabot.views.table import TableView, display_view, patron_view, staff_view


@dataclass(frozen=True)
class Display:
    """The display above the table, and anybody who looks on."""


@dataclass(frozen=True)
class OnePatron:
    """A patron, who sees his own money and the cards that he holds."""

    id: str


@dataclass(frozen=True)
class Staff:
    """Staff in a role of the table's rule book: what they may do is offered to them."""

    role: str


Viewer = Display | OnePatron | Staff


def viewer_of(actor: Actor) -> Viewer:
    """How somebody sees the table in the role in which he acts."""
    return OnePatron(actor.id) if actor.role == PATRON_ROLE else Staff(actor.role)


@dataclass(frozen=True)
class Moment:
    """A table as it was after an event. Views of it are made when somebody first asks, and kept with it."""

    table: str
    book: RuleBook
    version: int
    state: State
    _views: dict[Viewer, bytes] = field(default_factory=dict, repr=False, compare=False)

    def view(self, viewer: Viewer) -> TableView:
        match viewer:
            case OnePatron(id=patron):
                return patron_view(self.book, self.state, patron)
            case Staff(role=role):
                return staff_view(self.book, self.state, Actor(id=role, role=role))
            case Display():
                return display_view(self.state)

    def encoded(self, viewer: Viewer) -> bytes:
        """The view in JSON. Five thousand who look on get the same bytes."""
        found = self._views.get(viewer)
        if found is None:
            found = self._views[viewer] = msgspec.json.encode(self.view(viewer), enc_hook=plain)
        return found

    def moves(self, actor: Actor) -> tuple[Move, ...]:
        return moves(self.book, self.state, actor)


@dataclass(frozen=True)
class Update:
    """What is new: the events after version `after`, and the table as they left it.

    The first update of a watch, and one after a watcher fell far behind, is a snapshot: `events` is empty
    and the whole view must be sent. Events hold hidden cards: send views, never events, to a person.
    """

    after: int
    events: tuple[Event, ...]
    moment: Moment
    snapshot: bool = False

    @property
    def version(self) -> int:
        return self.moment.version
