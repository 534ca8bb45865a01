"""Signs put up and taken down, among them those that announce a change."""

import msgspec

from sabot.engine.commands.base import Command
from sabot.engine.settings import Cents, Limits
from sabot.rulebook.words import SignContent


class PostSign(Command, frozen=True, kw_only=True):
    """Put up a sign that must stand and is down."""

    shows: SignContent


class PostRestriction(Command, frozen=True, kw_only=True):
    """Put up a sign that side bets are only for those with a main wager."""

    bets: tuple[str, ...]


class TakeDownSign(Command, frozen=True, kw_only=True):
    """Take a sign down."""

    sign: int


class AnnounceLimits(Command, frozen=True, kw_only=True):
    """Put up a sign with a higher minimum and the proposed time of the change."""

    limits: Limits
    takes_effect: int | None = None


class AnnounceKeptMinimum(Command, frozen=True, kw_only=True):
    """Put up a sign with a higher minimum, by bet, for those who kept an old one."""

    minimum: dict[str, Cents]
    takes_effect: int | None = None


class AnnounceGame(Command, frozen=True, kw_only=True):
    """Put up a sign with the game to be played and the proposed time of the change."""

    game: str
    options: dict[str, str] = msgspec.field(default_factory=dict)
    takes_effect: int | None = None


class AnnounceSideBets(Command, frozen=True, kw_only=True):
    """Put up a sign with the side bets, or their odds options, to be on offer."""

    side_bets: tuple[str, ...]
    options: dict[str, str] = msgspec.field(default_factory=dict)
    takes_effect: int | None = None
