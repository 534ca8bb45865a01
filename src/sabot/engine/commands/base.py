"""What every command carries."""

import msgspec

from sabot.engine.people import Actor


class Command(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag=True
):
    """Something that a person asks of a table.

    The time is the command's own, in milliseconds; `approver` is the second person where a rule
    asks for one.
    """

    at: int
    by: Actor
    approver: Actor | None = None


class WithPatron(Command, frozen=True, kw_only=True):
    """A command that concerns one patron. A patron acts for himself alone."""

    patron: str
