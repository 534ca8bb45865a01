"""Checking virtual shoes from a journal alone: what was dealt is what was committed to, cut where recorded.

Every event of every table is played again, so a journal whose events cannot follow from one another is found
here too, whoever signed it.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from sabot import SabotError
from sabot.engine.events.base import Event
from sabot.engine.events.cards import CardsBurned, OrderRevealed
from sabot.engine.state import Shoe, State
from sabot.floor.shuffling.commitment import Departure, Reveal, ShoeMismatchError, verify_shoe
from sabot.store import TABLE
from sabot.store.encoding import Envelope

PREFIX: Final = f"{TABLE.kind}/"


@dataclass
class _Bound:
    """A virtual shoe that a table was bound to, as far as it was dealt."""

    decks: int
    cut: int | None = None
    gone: list[Departure] = field(default_factory=list)


@dataclass
class _Played:
    """One table, played again up to an entry."""

    state: State
    bound: dict[str, _Bound] = field(default_factory=dict)
    broken: bool = False


class ReplayedShoes:
    """Takes the entries of a history in, in order, and says what is wrong with its virtual shoes."""

    def __init__(self) -> None:
        self._tables: dict[str, _Played] = {}
        self.shoes = 0
        """How many were revealed and found right, and below, how many of their cards were compared."""
        self.cards = 0

    @property
    def hidden(self) -> int:
        """How many shoes are bound to an order that was not shown yet: those in play, most of them."""
        return sum(len(played.state.commitments) for played in self._tables.values())

    def take(self, envelope: Envelope) -> str | None:
        """What is wrong with an entry, if anything is."""
        if not envelope.journal.startswith(PREFIX):
            return None
        played = self._tables.setdefault(envelope.journal, _Played(State()))
        if played.broken:
            return None
        try:
            event = TABLE.decode(envelope)
            after = TABLE.evolve(played.state, event)
        except (SabotError, AssertionError, KeyError, ValueError) as error:
            played.broken = True
            return f"{envelope.journal} {envelope.version} cannot be played again: {error}"
        wrong = self._look(played, event, after)
        played.state = after
        return wrong

    def _look(self, played: _Played, event: Event, after: State) -> str | None:
        shoe, before = after.shoe, played.state.shoe
        if shoe is not None and shoe.commitment is not None:
            bound = played.bound.setdefault(shoe.commitment, _Bound(shoe.total // 52))
            bound.cut = shoe.cut
            if before is not None and before.commitment == shoe.commitment:
                bound.gone.extend(_left(event, before, shoe))
        return self._revealed(played, event) if isinstance(event, OrderRevealed) else None

    def _revealed(self, played: _Played, event: OrderRevealed) -> str | None:
        bound = played.bound.pop(event.commitment, None)
        if bound is None:
            return f"a shoe was revealed that nobody was bound to: {event.commitment[:12]}"
        reveal = Reveal(order=event.order, salt=event.salt)
        try:
            self.cards += verify_shoe(event.commitment, reveal, bound.cut, bound.gone, bound.decks)
        except ShoeMismatchError as mismatch:
            return f"the virtual shoe {event.commitment[:12]}: {mismatch}"
        self.shoes += 1
        return None


def _left(event: Event, before: Shoe, after: Shoe) -> Iterator[Departure]:
    """The cards that left the shoe with an event, in their order where it is told."""
    count = before.left - after.left
    if isinstance(event, CardsBurned):
        named = [event.shown, *event.turned] if event.shown is not None else [*event.turned]
    else:
        seen = Counter(after.dealt)
        seen.subtract(before.dealt)
        named = [card for card, times in seen.items() if times > 0]
        if count != 1:  # several at once, whose order nobody recorded
            named = []
    for card in named:
        yield Departure(card=card)
    if count > len(named):
        yield Departure(card=None, cards=count - len(named))
