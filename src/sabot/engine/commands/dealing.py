"""Dealing: cards drawn, passed, opened, announced."""

from typing import Literal

from sabot.engine.commands.base import Command
from sabot.rulebook.words import Breach, Hand, NoBetGround


class Draw(Command, frozen=True, kw_only=True):
    """A card leaves the shoe for the hand that is next by the rules.

    `card` is what it is, by its rank alone where no bet on offer turns on suits; `scanned` what the shoe
    read, when it reads. `exposed` when it is dealt face up.
    """

    card: str
    scanned: str | None = None
    exposed: bool = False


class ChooseFaces(Command, frozen=True, kw_only=True):
    """Decide that the first four cards of each coup are dealt face up, or face down."""

    faces: Literal["up", "down"]


class Expose(Command, frozen=True, kw_only=True):
    """Turn cards face up, by their places among the cards drawn, from nought."""

    cards: tuple[int, ...]


class OfferHand(Command, frozen=True, kw_only=True):
    """Offer the cards of a hand to the patron next entitled to them."""

    hand: Hand
    area: int = 0
    to: str


class AcceptHand(Command, frozen=True, kw_only=True):
    """Take the cards of a hand to look at and open, or record that whoever was offered them did."""

    hand: Hand
    area: int = 0


class DeclineHand(Command, frozen=True, kw_only=True):
    """Decline the cards of a hand, or record that whoever was offered them did."""

    hand: Hand
    area: int = 0


class Nominate(Command, frozen=True, kw_only=True):
    """Have somebody else open a card."""

    hand: Hand
    area: int = 0
    card: int
    who: str


class ReturnHand(Command, frozen=True, kw_only=True):
    """The dealer takes the cards of a hand back and lays them in their area.

    `breach` is how they were held when they should not have been so.
    """

    hand: Hand
    area: int = 0
    breach: Breach | None = None


class ForfeitHand(Command, frozen=True, kw_only=True):
    """Direct a patron to give up control of the cards."""

    hand: Hand
    area: int = 0


class AnnounceCounts(Command, frozen=True, kw_only=True):
    """Announce the point counts of both hands."""


class AnnounceResult(Command, frozen=True, kw_only=True):
    """Announce the result of the coup."""


class DirectNoBetCoup(Command, frozen=True, kw_only=True):
    """Direct that the next coup, or several, be dealt without wagers: until a wager comes, on that ground."""

    ground: NoBetGround | None = None
    reason: str = ""
    coups: int = 1
    marker: bool = False
    surveillance_told: bool = False
    agreed_by: tuple[str, ...] = ()
