"""A rule book is played from the day it takes effect, and no table opens under it before."""

from datetime import UTC, datetime, time

from sabot.engine.commands.base import Command
from sabot.engine.commands.opening import OpenTable
from sabot.engine.people import Refusal
from sabot.rulebook.book import RuleBook


def refused_before_it_takes_effect(book: RuleBook, command: Command) -> Refusal | None:
    """Why a table does not open yet; `command.at` is the floor's time. The day is that of UTC."""
    document = book.document
    begins = datetime.combine(document.effective_from, time(), UTC)
    if not isinstance(command, OpenTable) or command.at >= begins.timestamp() * 1_000:
        return None
    day = document.effective_from.isoformat()
    reason = f"{document.title} takes effect on {day}, and is not played before"
    return Refusal(reason=reason, rule=document.effective_by)
