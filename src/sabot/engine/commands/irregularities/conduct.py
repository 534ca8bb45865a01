"""What people do: contraventions, prohibited devices, disruption, fraud, and what is only recorded."""

from typing import Literal

from sabot.engine.commands.irregularities.base import Report


class RuleOnContravention(Report, frozen=True, kw_only=True):
    """Void a patron's wagers, shut him out, have him detained, have others told: each only as it says."""

    patron: str
    what: Literal["prohibited-device", "rule-contravened"]
    wagers: tuple[int, ...] = ()
    exclude: bool = False
    from_casino: bool = False
    detain: bool = False
    escalate: bool = False
    """Whether those whom the book lets be told, are told at once."""


class InvalidateCoup(Report, frozen=True, kw_only=True):
    """Invalidate a coup that was disrupted, or whose outcome a fraud affected.

    `wagers` are those that are void alone, where the book lets single wagers be; `fraudster` is the
    patron whose wagers are forfeited.
    """

    what: Literal["beyond-control", "fraud"]
    reason: str
    wagers: tuple[int, ...] = ()
    fraudster: str | None = None
    coup: int | None = None


class ReportConduct(Report, frozen=True, kw_only=True):
    """Somebody at the table, of the staff or not, did what the book forbids; it is recorded."""

    what: Literal[
        "advice-by-staff",
        "advice-by-others",
        "side-bets-between-patrons",
        "directions-not-followed",
        "device-near-the-table",
    ]
    who: str
    about: str
