"""A table at one moment, and as each kind of person may see it: made once for all who see the same."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from sabot.engine.decide import Move, moves
from sabot.engine.events.base import Event
from sabot.engine.people import PATRON_ROLE, Actor
from sabot.engine.state import State
from sabot.rulebook.book import RuleBook
from sabot.store.encoding import plain
from sabot.views.table import TableView, display_view, patron_view, staff_view

T = TypeVar("T")


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
    _made: dict[Hashable, Any] = field(default_factory=dict, repr=False, compare=False)

    def view(self, viewer: Viewer) -> TableView:
        match viewer:
            case OnePatron(id=patron):
                return patron_view(self.book, self.state, patron)
            case Staff(role=role):
                return staff_view(self.book, self.state, Actor(id=role, role=role))
            case Display():
                return display_view(self.book, self.state)

    def encoded(self, viewer: Viewer) -> bytes:
        """The view in JSON. Five thousand who look on get the same bytes."""
        return self.once(("view", viewer), lambda: _object(self._parts(viewer)))

    def changed(self, viewer: Viewer, before: "Moment") -> bytes:
        """In JSON, the parts of the view that are not what they were in an earlier moment, each whole."""
        return self.once(("change", viewer, before.version), lambda: _object(self._differing(viewer, before)))

    def once(self, what: Hashable, make: Callable[[], T]) -> T:
        """Something made from this moment when somebody first asks, and kept for whoever asks again."""
        if what not in self._made:
            self._made[what] = make()
        made: T = self._made[what]
        return made

    def forget(self) -> None:
        """It is past: what was made of it is made again, should somebody still ask."""
        self._made.clear()

    def _parts(self, viewer: Viewer) -> dict[str, bytes]:
        return self.once(("parts", viewer), lambda: _encoded_parts(self.view(viewer)))

    def _differing(self, viewer: Viewer, before: "Moment") -> dict[str, bytes]:
        was = before._parts(viewer)
        return {name: part for name, part in self._parts(viewer).items() if part != was[name]}

    def moves(self, actor: Actor) -> tuple[Move, ...]:
        return moves(self.book, self.state, actor)


def _encoded_parts(view: TableView) -> dict[str, bytes]:
    return {name: msgspec.json.encode(getattr(view, name), enc_hook=plain) for name in view.__struct_fields__}


def _object(parts: dict[str, bytes]) -> bytes:
    return b"{%s}" % b",".join(b'"%s":%s' % (name.encode(), part) for name, part in parts.items())


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
    before: Moment | None = None
    """The table before these events; None in a snapshot."""

    @property
    def version(self) -> int:
        return self.moment.version
