"""A decision that unfolds event by event, each decided on the table that the last one left."""

from sabot.engine.events.base import Event
from sabot.engine.evolve import evolve
from sabot.engine.table import Table


class Unfolding:
    """The events of a decision so far, and the table after them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.events: list[Event] = []

    def add(self, *events: Event) -> None:
        for event in events:
            self.events.append(event)
            self.table = Table(self.table.book, evolve(self.table.state, event))
