"""Every event of the engine, by the words a scenario calls it: `coup halted`."""

import re
from typing import Final

from sabot.engine import applied
from sabot.engine.events.base import Event
from sabot.engine.evolve import applied_events

assert applied.__name__  # importing it registers what each event makes of a state


def words_of(event: type[Event]) -> str:
    return " ".join(re.findall("[A-Z][a-z]*", event.__name__)).lower()


EVENTS: Final = {words_of(event): event for event in sorted(applied_events(), key=lambda one: one.__name__)}
