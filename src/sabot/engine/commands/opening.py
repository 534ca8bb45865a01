"""Opening and closing a table, and its float."""

from sabot.engine.commands.base import Command
from sabot.engine.settings import ChipCounts, TableSettings
from sabot.rulebook.words import SignContent


class OpenTable(Command, frozen=True, kw_only=True):
    """Open a table, its float counted by denomination."""

    settings: TableSettings
    float: ChipCounts
    signs: tuple[SignContent, ...] | None = None
    """What the signs at the table show, when somebody says so; else they show all that they must."""


class AnnounceClosing(Command, frozen=True, kw_only=True):
    """Give notice that the table will close: a sign, or so many coups, as the book asks."""

    takes_effect: int | None = None


class WithdrawClosing(Command, frozen=True, kw_only=True):
    """Take the notice back: the table stays open."""


class CloseTable(Command, frozen=True, kw_only=True):
    """Close the table, its float counted by denomination."""

    float: ChipCounts


class FillFloat(Command, frozen=True, kw_only=True):
    """Bring chips to the float."""

    chips: ChipCounts
    serial: str


class CreditFloat(Command, frozen=True, kw_only=True):
    """Take chips from the float."""

    chips: ChipCounts
    serial: str
