"""Changes at a running table: limits, the game in play, the side bets on offer."""

import msgspec

from sabot.engine.commands.base import Command, WithPatron
from sabot.engine.settings import Cents, Limit, Limits


class ChangeLimits(Command, frozen=True, kw_only=True):
    """Change the limits of the table.

    A higher minimum needs a sign that has stood its time; or, where the book has it, those who play
    keep the old minimum, at their own place and the further `boxes` that they control.
    """

    limits: Limits
    keep_old_minimum: bool = False
    boxes: dict[str, tuple[int, ...]] = msgspec.field(default_factory=dict)


class RaiseKeptMinimum(Command, frozen=True, kw_only=True):
    """Raise the minimum, by bet, of those who kept an old one."""

    minimum: dict[str, Cents]


class SetIndividualLimits(WithPatron, frozen=True, kw_only=True):
    """Give one patron limits of his own, by bet; with none, those of the table again."""

    bets: dict[str, Limit]


class ChangeGame(Command, frozen=True, kw_only=True):
    """Change the game in play, or a percentage that its sign states."""

    game: str
    options: dict[str, str] = msgspec.field(default_factory=dict)
    agreed_by: tuple[str, ...] = ()


class ChangeSideBets(Command, frozen=True, kw_only=True):
    """Change the side bets on offer or their odds options, with limits for those that are new."""

    side_bets: tuple[str, ...]
    options: dict[str, str] = msgspec.field(default_factory=dict)
    limits: dict[str, Limit] = msgspec.field(default_factory=dict)
    agreed_by: tuple[str, ...] = ()


class NotifyRestriction(Command, frozen=True, kw_only=True):
    """Tell surveillance that side bets will be for those with a main wager only."""

    bets: tuple[str, ...]


class RestrictSideBets(Command, frozen=True, kw_only=True):
    """Limit side bets to those who have also placed a main wager."""

    bets: tuple[str, ...]


class LiftRestriction(Command, frozen=True, kw_only=True):
    """Open restricted side bets to everybody again."""

    bets: tuple[str, ...]
