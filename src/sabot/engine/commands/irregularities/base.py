"""What every report of an irregularity carries."""

from sabot.engine.commands.base import Command


class Report(Command, frozen=True, kw_only=True):
    """Something went wrong. Who noticed it, and when, where that is not now."""

    reported_by: str | None = None
    noticed_at: int | None = None
