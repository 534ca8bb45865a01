"""The shoe: too few cards, not cut, burned or shuffled; cards missing, foreign, unfit or known."""

from typing import Literal

from sabot.engine.commands.base import Command
from sabot.engine.commands.irregularities.base import Report
from sabot.engine.settings import CardSet
from sabot.rulebook.words import BurnKind


class ReportTooFewCards(Report, frozen=True, kw_only=True):
    """The shoe has not the cards to complete the coup."""


class ReportNotCut(Report, frozen=True, kw_only=True):
    """The cards in play were not cut. `card` is the first of a coup, when one just left the shoe."""

    card: str | None = None


class ReportNotShuffled(Report, frozen=True, kw_only=True):
    """The first card of a coup left the shoe though the cards should have been shuffled."""

    card: str


class ReportNotBurned(Report, frozen=True, kw_only=True):
    """The first card of a coup left the shoe though no card was burned."""

    card: str


class RestartShoe(Report, frozen=True, kw_only=True):
    """Take the first coup of the shoe back, burn from its first cards and deal the others again."""

    kind: BurnKind = "one-face-down"


class ReportWrongCards(Report, frozen=True, kw_only=True):
    """A card is missing, or one was found that belongs to none of the decks: which, and where."""

    what: Literal["missing", "foreign"]
    card: str | None = None
    where: str = ""


class VerifyCards(Command, frozen=True, kw_only=True):
    """Check and verify the decks: how many of each card there are, of those counted at all."""

    census: dict[str, int]


class OrderCheck(Report, frozen=True, kw_only=True):
    """Order that the cards be checked and verified."""


class ReportHandledCards(Report, frozen=True, kw_only=True):
    """Somebody who should not have handled the cards of the shoe did."""

    who: str


class ReplaceUnfitCards(Report, frozen=True, kw_only=True):
    """Replace cards that are unfit: all of them by other decks, or the ones named."""

    replacement: CardSet | None = None
    cards: tuple[str, ...] = ()


class ReportNotIntermixed(Report, frozen=True, kw_only=True):
    """The cards are not randomly intermixed."""


class ReportAbnormalSequence(Report, frozen=True, kw_only=True):
    """The cards fall in a sequence that is not normal."""


class ReportDroppedCards(Report, frozen=True, kw_only=True):
    """Cards were dropped or mishandled, and so many were collected."""

    collected: int


class ReportSequenceRevealed(Report, frozen=True, kw_only=True):
    """The sequence of the cards was seen when they were shuffled or cut."""
