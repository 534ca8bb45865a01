"""Cards seen or read when they should not have been, or wrongly."""

from sabot.engine.commands.base import Command
from sabot.engine.commands.irregularities.base import Report


class ReportFirstCardExposed(Report, frozen=True, kw_only=True):
    """The card that would have been the first of a coup left the shoe and was seen."""

    card: str


class ReportFaceUp(Report, frozen=True, kw_only=True):
    """The next card was found face up in the shoe or shuffling device."""

    card: str


class CheckFacing(Report, frozen=True, kw_only=True):
    """Have the remaining cards taken out and checked, since more may be wrongly faced."""

    counted: int
    reason: str


class ReportBurned(Report, frozen=True, kw_only=True):
    """A card was burned that should not have been, seen or not."""

    card: str | None = None


class ReportDiscrepancy(Report, frozen=True, kw_only=True):
    """The scanning shoe read one card and another is on the table.

    `place` is that of a card already drawn; without it, the card has just left the shoe.
    """

    card: str
    scanned: str
    place: int | None = None
    exposed: bool = False


class ConfirmOutcome(Command, frozen=True, kw_only=True):
    """Confirm which cards were dealt, whatever the shoe read, and by what evidence."""

    evidence: str


class DeclareUnconfirmed(Command, frozen=True, kw_only=True):
    """Declare that what was dealt cannot be confirmed."""

    reason: str


class CheckScanner(Command, frozen=True, kw_only=True):
    """Trust the scanning shoe again, once it has been checked."""


class ReportDisplay(Report, frozen=True, kw_only=True):
    """The display shows a result that is not the actual one."""

    shown: str
