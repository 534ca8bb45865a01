"""What a read means at a table as it stands: pure, and asked again whenever the table has moved."""

from typing import Final

from msgspec.structs import replace

from sabot.cards import Card, CardError
from sabot.engine.acts.dealing import method_of
from sabot.engine.acts.irregularities.ruling import ruling_at
from sabot.engine.commands.base import Command
from sabot.engine.commands.cards import CuttingCard
from sabot.engine.commands.dealing import Draw
from sabot.engine.people import Actor, Refusal
from sabot.engine.state import State
from sabot.engine.table import Table, clause_of
from sabot.floor.devices.scans import CUTTING_CARD, UNREAD, Read, ScanError, gone
from sabot.floor.service import Moment

LONGEST: Final = 16
"""Letters of what a shoe sends for a card: more is noise."""


def named(card: str) -> str:
    """A card by its own name where it is one, so that ``10h`` and ``TH`` are the same read."""
    text = card.strip()[:LONGEST]
    if text in ("", UNREAD):
        return UNREAD
    if text.lower() == CUTTING_CARD:
        return CUTTING_CARD
    try:
        return Card.parse(text).name
    except CardError:
        return text


def unreadable(card: str) -> bool:
    if card == CUTTING_CARD:
        return False
    try:
        Card.parse(card)
    except CardError:
        return True
    return False


def must_scan(state: State) -> None:
    if state.settings is None:
        raise ScanError("the table is closed")
    if not state.settings.device.scans:
        raise ScanError("no scanning shoe is in use at this table")
    if state.shoe is None:
        raise ScanError("no cards have been brought to the table")


def fate(state: State, read: Read, before: list[Read]) -> Read:
    """What becomes of a read that the table need not be asked about; it waits otherwise."""
    shoe = state.shoe
    assert shoe is not None  # asked before
    if not state.scanner_trusted:
        return replace(read, became="untrusted", reason="the shoe is not trusted until it has been checked")
    if shoe.phase == "burn-due" and read.card != CUTTING_CARD:
        return replace(read, became="burned")
    if _is_of_the_burn(state, before) and read.card != CUTTING_CARD:
        return replace(read, became="burned")
    if _is_in_the_table(state, read, before):
        return replace(read, became="by-hand")
    if read.card == UNREAD:
        return replace(read, reason="the shoe did not read the card: enter the one on the table")
    if unreadable(read.card):
        return replace(read, reason=f"{read.card!r} is no card: enter the one on the table, or report it")
    return read


def _is_of_the_burn(state: State, before: list[Read]) -> bool:
    """Burned cards lie face down, and the shoe reads each: no coup has begun, and not all have been read."""
    shoe = state.shoe
    assert shoe is not None
    if shoe.phase != "ready" or gone(state) != shoe.burned:
        return False
    read = 0
    newest = gone(state)
    for one in before:
        if one.became != "burned" or one.gone > newest:
            break
        read, newest = read + 1, one.gone
    return read < shoe.burned


def _is_in_the_table(state: State, read: Read, before: list[Read]) -> bool:
    """The dealer was quicker: he entered this very card by hand, and no read has accounted for it yet."""
    if state.coup is None or not state.coup.cards:
        return False
    newest = state.coup.cards[-1]
    seen = bool(before) and before[0].gone == gone(state) and before[0].became != "burned"
    if seen or newest.scanned is not None or read.card == CUTTING_CARD or unreadable(read.card):
        return False
    return Card.seen(newest.card).may_be(Card.parse(read.card))


def command(moment: Moment, by: Actor, read: Read) -> Command:
    if read.card == CUTTING_CARD:
        return CuttingCard(at=0, by=by)
    return Draw(at=0, by=by, card=read.card, scanned=read.card, exposed=face_up(moment))


def face_up(moment: Moment) -> bool:
    """Only where it is certain: what is taken to lie face down can be turned, what was shown not hidden."""
    faces = method_of(Table(moment.book, moment.state)).faces
    return faces == "up" or (faces == "either" and moment.state.faces == "up")


def clause(moment: Moment, refusal: Refusal) -> str | None:
    """A card that cannot be: the clause of a shoe that reads wrongly, where the book has one."""
    if "have left the shoe" not in refusal.reason:
        return None
    ruling = ruling_at(Table(moment.book, moment.state), "scanner-disagrees.confirmed")
    return clause_of(ruling) if ruling is not None else None
