"""Cards dealt wrongly: reported, reconstructed or given up, and patrons' wagers before the coup resumes."""

from typing import Literal

import msgspec

from sabot.engine.commands.base import Command, WithPatron
from sabot.engine.commands.irregularities.base import Report
from sabot.engine.settings import CardSet, Cents
from sabot.rulebook.words import CausedBy, Hand, Remedy


class Lies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a card was found to lie."""

    hand: Hand
    area: int = 0


class ReportMisdeal(Report, frozen=True, kw_only=True):
    """Cards were dealt wrongly, or so that their order is in doubt.

    `lies` says where each card drawn was found; `coup` is the coup it happened in, when it is not the
    one on the table.
    """

    cause: Literal["order-in-doubt", "dealt-wrongly"] = "dealt-wrongly"
    caused_by: CausedBy = "dealer"
    lies: tuple[Lies, ...] = ()
    coup: int | None = None


class Reconstruct(Command, frozen=True, kw_only=True):
    """Put the cards of the coup in their right order, each by its place among those drawn, from nought."""

    order: tuple[int, ...]


class GiveUpReconstruction(Command, frozen=True, kw_only=True):
    """Declare that the coup cannot be reconstructed; or, where hands can be void alone, those of areas."""

    areas: tuple[int, ...] = ()


class ReportExtraCard(Report, frozen=True, kw_only=True):
    """A card left the shoe that the coup has no use for, and was given to a hand; or to none."""

    card: str
    hand: Hand | None = None
    exposed: bool = False


class ReportMisplacedCard(Report, frozen=True, kw_only=True):
    """The Player hand's third card left the shoe and was laid at the Banker hand."""

    card: str
    exposed: bool = False


class ReportWrongArea(Report, frozen=True, kw_only=True):
    """Cards of one hand were laid in the other's area."""

    cards: tuple[int, ...] = ()


class ReportEarlyReveal(Report, frozen=True, kw_only=True):
    """The dealer turned cards that a patron should have turned."""

    cards: tuple[int, ...]


class ReportWrongHolder(Report, frozen=True, kw_only=True):
    """Cards of a hand went to somebody who should not have had them."""

    hand: Hand
    area: int = 0
    patron: str


class ReportCardCounts(Report, frozen=True, kw_only=True):
    """Where each card of the coup was found, in the order drawn, and then each that nobody recorded."""

    lies: tuple[Lies, ...]
    unrecorded: tuple[str, ...] = ()


class ChooseRemedy(Command, frozen=True, kw_only=True):
    """Decide what becomes of a coup whose cards went to the wrong hand."""

    remedy: Remedy
    reason: str


class ElectOption(WithPatron, frozen=True, kw_only=True):
    """Say whether a wager of one's own stays, before the coup resumes, and what of it is taken back."""

    wager: int
    take_back: Cents = 0


class ResumeCoup(Command, frozen=True, kw_only=True):
    """Go on with the coup, now that every patron has chosen."""


class RemoveRemainingCards(Command, frozen=True, kw_only=True):
    """After a coup that could not be reconstructed, shuffle or replace the cards left in the shoe."""

    replacement: CardSet | None = None
    agreed_by: tuple[str, ...] = ()
