"""A table opened and closed, and its float."""

from sabot.engine.events.base import Event
from sabot.engine.settings import ChipCounts, TableSettings


class TableOpened(Event, frozen=True, kw_only=True):
    settings: TableSettings
    float: ChipCounts


class ClosingAnnounced(Event, frozen=True, kw_only=True):
    takes_effect: int | None = None
    coups: int | None = None
    from_coup: int | None = None
    """The number of the first coup that counts."""


class ClosingWithdrawn(Event, frozen=True, kw_only=True):
    pass


class TableClosed(Event, frozen=True, kw_only=True):
    float: ChipCounts
    result: int
    """Drop, closer and credits less opener and fills: what the table won, in cents."""


class FloatFilled(Event, frozen=True, kw_only=True):
    chips: ChipCounts
    serial: str


class FloatCredited(Event, frozen=True, kw_only=True):
    chips: ChipCounts
    serial: str
