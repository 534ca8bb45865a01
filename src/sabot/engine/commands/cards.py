"""The cards of a shoe: brought, checked, shuffled, cut, burned, ended."""

from sabot.engine.commands.base import Command
from sabot.engine.settings import CardSet
from sabot.rulebook.words import BurnKind, RiffleTime, ShuffleGround


class BringCards(Command, frozen=True, kw_only=True):
    """Bring decks to the table, checked or to be checked there."""

    cards: CardSet


class CheckCards(Command, frozen=True, kw_only=True):
    """Check that the decks are whole, by hand or with a machine, and say which of them are not."""

    by_device: bool = False
    device: str | None = None
    """Which machine it was."""
    failed: tuple[str, ...] = ()
    """The decks that did not hold the correct cards, by their numbers."""


class Riffle(Command, frozen=True, kw_only=True):
    """Riffle pre-shuffled cards once more, because somebody asks for it."""

    time: RiffleTime = "before-cut"
    asked_by: str


class ShuffleByHand(Command, frozen=True, kw_only=True):
    """Shuffle pre-shuffled cards by hand before they go into the shuffling device."""


class Shuffle(Command, frozen=True, kw_only=True):
    """Shuffle the cards, or load the shuffling device."""

    ground: ShuffleGround = "before-play"
    commitment: str | None = None
    """What a virtual shoe is bound to its order by."""
    multishuffler: bool = False
    """Whether a machine shuffled them that they are not dealt from."""


class OfferCut(Command, frozen=True, kw_only=True):
    """Offer the stack to be cut; `designated_by` whoever it was offered to, when he named another."""

    to: str
    designated_by: str | None = None


class RefuseCut(Command, frozen=True, kw_only=True):
    """Decline to cut, or record that whoever was offered the cards did; the stack goes on clockwise."""


class Cut(Command, frozen=True, kw_only=True):
    """Put the cutting card in so many cards from the front, or record that whoever was asked did so."""

    cards: int


class PlaceCuttingCard(Command, frozen=True, kw_only=True):
    """Put the cutting card before so many cards at the back, and load the shoe."""

    behind: int


class Burn(Command, frozen=True, kw_only=True):
    """Burn the first cards: the card that is shown, when one is, and how many in all.

    `turned` are those that lay face down after it and were turned, where that is allowed.
    """

    kind: BurnKind
    shown: str | None = None
    cards: int = 1
    turned: tuple[str, ...] = ()
    requested_by: str | None = None


class EndShoe(Command, frozen=True, kw_only=True):
    """After the last coup, take the cards away: reshuffled, or replaced by other decks."""

    replacement: CardSet | None = None


class RevealOrder(Command, frozen=True, kw_only=True):
    """Show the order, before the cut, that an ended virtual shoe was bound to; its salt in hexadecimal."""

    commitment: str
    order: tuple[str, ...]
    salt: str


class CuttingCard(Command, frozen=True, kw_only=True):
    """The cutting card has appeared."""
