"""Wagers found invalid, late or beyond a limit; money paid wrongly."""

from typing import Literal

from sabot.engine.commands.base import Command
from sabot.engine.commands.irregularities.base import Report
from sabot.engine.settings import Cents, Instrument

InvalidBecause = Literal["outside-area", "not-flat", "no-own-player-card", "proxy", "stopped-by-another-rule"]
Attempt = Literal["identify", "contact", "liaise", "reimburse", "request", "demand", "tell-regulator"]


class EaseWindow(Command, frozen=True, kw_only=True):
    """Let wagers change though the window has closed: those of some patrons, or of all."""

    patrons: tuple[str, ...] = ()
    reason: str


class FindWager(Report, frozen=True, kw_only=True):
    """A wager is found on the layout that nobody recorded while wagers were placed."""

    patron: str
    bet: str
    cents: Cents
    area: int
    instrument: Instrument = "chips"


class ReportDealtWithoutWagers(Report, frozen=True, kw_only=True):
    """No wager lies on the layout, and yet no more bets was called and cards were dealt."""

    cards: tuple[str, ...]
    exposed: bool = False


class DealOutWithoutWagers(Command, frozen=True, kw_only=True):
    """Complete a coup from which every wager was taken back."""


class ReportInvalidWager(Report, frozen=True, kw_only=True):
    """A wager is found to be invalid."""

    wager: int
    because: InvalidBecause


class ReportLossLimit(Report, frozen=True, kw_only=True):
    """A patron's wagers go past his loss limit.

    `elsewhere` is what he lost away from this table that the limit counts; `undeclared`, whether he had
    not declared what he must; `coup` is the coup, when it is not the one on the table.
    """

    patron: str
    elsewhere: Cents = 0
    undeclared: bool = False
    coup: int | None = None


class ReportMispayment(Report, frozen=True, kw_only=True):
    """A wager, or cash or colour changed, was paid too much (or, below nought, too little)."""

    cents: Cents
    of: Literal["wager", "cash-change", "colour-change"] = "wager"
    wager: int | None = None
    patron: str | None = None
    suspected: bool = False
    enquiries: str


class RectifyMispayment(Command, frozen=True, kw_only=True):
    """Put a wrong payment right: the patron gives back what was too much, or gets what was too little."""

    mispayment: int


class RecordAttempt(Command, frozen=True, kw_only=True):
    """Record an attempt to put a wrong payment right, and what came of it."""

    mispayment: int
    attempt: Attempt
    outcome: str
    patron_identified: str | None = None


class ReportWrongGame(Report, frozen=True, kw_only=True):
    """Wagers were settled by the rules of another game: what each was paid, beyond its stake."""

    paid: dict[int, Cents]
