"""Somebody must be told something, and was; something was said to everybody at the table."""

from sabot.engine.events.base import Event
from sabot.rulebook.words import WhenToNotify


class NoticeRaised(Event, frozen=True, kw_only=True):
    """Somebody must be told something by a certain time."""

    notice: int
    to: str
    or_to: str | None = None
    whom: str | None = None
    when: WhenToNotify
    about: str
    due: int
    before_coup: int | None = None
    """The number of the coup that does not begin before it is told."""


class NoticeSent(Event, frozen=True, kw_only=True):
    notice: int
    to: str


class Announced(Event, frozen=True, kw_only=True):
    words: str
