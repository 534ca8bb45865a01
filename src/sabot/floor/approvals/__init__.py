"""Approvals: a command that a rule wants a second person for waits until he has said yes or no.

    approvals = Approvals(floor, people)
    asked = await approvals.ask(info, command, key="…")           # it waits; the table has not changed
    await approvals.approve(session, asked.id)                    # Done or Refusal, decided at that moment
    await approvals.decline(session, asked.id, "count it again")
    await approvals.withdraw(session, asked.id)

No rule is known here. What a second person may agree to, and who that may be, is found by asking the engine
what it would say if somebody of each role approved. Requests are kept in the database: they survive a
restart, any process may end one, and the database sees to it that one is ended once.
"""

from sabot.floor.approvals.approvals import LASTS, TOLD_FOR, Approvals
from sabot.floor.approvals.errors import (
    ApprovalError,
    EndedError,
    NotApprovableError,
    TooManyWaitError,
    UnknownApprovalError,
)
from sabot.floor.approvals.kept import MOST_WAITING, Approval, Stage

__all__ = [
    "LASTS",
    "MOST_WAITING",
    "TOLD_FOR",
    "Approval",
    "ApprovalError",
    "Approvals",
    "EndedError",
    "NotApprovableError",
    "Stage",
    "TooManyWaitError",
    "UnknownApprovalError",
]
