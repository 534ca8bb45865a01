"""What every event carries."""

import msgspec

from sabot.engine.people import Actor
from sabot.engine.settings import Cents


class Posting(msgspec.Struct, frozen=True, array_like=True):
    """Cents put into an account; a negative amount takes them out."""

    account: str
    cents: Cents


class Event(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="what", tag=True
):
    """A fact, with the amounts in it and the clause that caused it.

    It names who did it and, where a rule asks for a second person, who approved. The postings of
    an event sum to zero.
    """

    at: int
    by: Actor
    approver: Actor | None = None
    rule: str | None = None
    postings: tuple[Posting, ...] = ()
