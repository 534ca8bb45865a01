"""Showing, once a shoe has ended, that the cards dealt were those committed to and cut where recorded."""

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from sabot import SabotError
from sabot.cards import SALT_BYTES, Card, CardError, commitment_to


class ShoeMismatchError(SabotError):
    """What was dealt, or revealed, is not what was committed to."""


class Reveal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is told of a shoe once it has ended: the order before the cut, and the salt in hexadecimal."""

    order: tuple[str, ...]
    salt: str


class Departure(msgspec.Struct, frozen=True, kw_only=True):
    """Cards that left the shoe together: the first one's name where it was seen, and how many."""

    card: str | None
    cards: int = 1


def order_after_cut(order: Sequence[str], cut: int | None) -> tuple[str, ...]:
    """The order in which cards leave the shoe: those in front of the cutting card go to the back."""
    if not cut:
        return tuple(order)
    return (*order[cut:], *order[:cut])


def verify_shoe(
    commitment: str, reveal: Reveal, cut: int | None, dealt: Iterable[Departure], decks: int | None = None
) -> int:
    """Check a shoe that was revealed; how many cards were checked one by one.

    `cut` is how many cards lay in front of the cutting card, None for a device whose cards are not cut.
    `dealt` are the cards as they left, the burned ones first. Raises `ShoeMismatchError` in one line that
    says what is wrong.
    """
    _must_be_whole_decks(reveal.order, decks)
    if commitment_to(reveal.order, _salt(reveal)) != commitment:
        raise ShoeMismatchError("the order revealed is not the one committed to")
    if cut is not None and not 0 <= cut <= len(reveal.order):
        raise ShoeMismatchError(f"a shoe of {len(reveal.order)} cards was not cut at {cut}")
    leaving = order_after_cut(reveal.order, cut)
    place = seen = 0
    for departure in dealt:
        if place + departure.cards > len(leaving):
            raise ShoeMismatchError(f"more cards were dealt than the {len(leaving)} of the shoe")
        if departure.card is not None:
            if leaving[place] != departure.card:
                raise ShoeMismatchError(
                    f"card {place + 1} to leave the shoe was {departure.card}; the order has {leaving[place]}"
                )
            seen += 1
        place += departure.cards
    return seen


def _must_be_whole_decks(order: Sequence[str], decks: int | None) -> None:
    counts = Counter(order)
    try:
        known = all(Card.parse(name).name == name for name in counts)
    except CardError as error:
        raise ShoeMismatchError(f"the order revealed has something else than cards: {error}") from error
    if not known or len(counts) != 52 or len(set(counts.values())) != 1:
        raise ShoeMismatchError("the order revealed is not made of whole decks")
    if decks is not None and len(order) != 52 * decks:
        raise ShoeMismatchError(f"the order revealed has {len(order)} cards, not {52 * decks}")


def _salt(reveal: Reveal) -> bytes:
    try:
        salt = bytes.fromhex(reveal.salt)
    except ValueError as error:
        raise ShoeMismatchError("the salt revealed is not hexadecimal") from error
    if len(salt) != SALT_BYTES:
        raise ShoeMismatchError(f"the salt revealed has {len(salt)} bytes, not {SALT_BYTES}")
    return salt
