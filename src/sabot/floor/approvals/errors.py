"""Why a request for approval is not taken, or is not ended; each has one line for the person."""

from sabot import SabotError
from sabot.engine.people import Refusal


class ApprovalError(SabotError):
    """Base of what goes wrong with approvals."""


class UnknownApprovalError(ApprovalError):
    """Nothing of that name was ever asked for."""

    def __init__(self) -> None:
        super().__init__("there is no such request")


class EndedError(ApprovalError):
    """It does not wait any more: somebody was first, or it has expired."""


class TooManyWaitError(ApprovalError):
    """Somebody has asked for so much that waits."""


class NotApprovableError(ApprovalError):
    """The table refuses it, whoever approves; nothing waits."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal
