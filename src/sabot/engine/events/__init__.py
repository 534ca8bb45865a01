"""Events: what has happened at a table, one module for each part of its life.

Every event is a tagged struct: in JSON its `what` names its kind, `{"what": "WagerPlaced", "at": …}`.
`EVENTS` has each kind by that name, and `read_event` makes an event of JSON that `msgspec.json.encode`
wrote. What does not read is no event of ours, and raises `msgspec.DecodeError`.
"""

from typing import Final

import msgspec

from sabot.engine.events import (
    cards,
    changes,
    dealing,
    disputes,
    markers,
    notices,
    opening,
    people,
    settling,
    signs,
    wagering,
)
from sabot.engine.events.base import Event, Posting
from sabot.engine.events.irregularities import device, misdealt, money, ruling, seen, shoe
from sabot.engine.kinds import any_of, kinds_in

EVENTS: Final[dict[str, type[Event]]] = kinds_in(
    Event,
    cards,
    changes,
    dealing,
    device,
    disputes,
    markers,
    misdealt,
    money,
    notices,
    opening,
    people,
    ruling,
    seen,
    settling,
    shoe,
    signs,
    wagering,
)
"""Each kind of event, by the name that its `what` gives."""

_DECODER: Final[msgspec.json.Decoder[Event]] = msgspec.json.Decoder(any_of(EVENTS))


def read_event(text: bytes | str) -> Event:
    """The event that JSON says."""
    return _DECODER.decode(text)


__all__ = ["EVENTS", "Event", "Posting", "read_event"]
