"""The next step: of all that may be done now, what carries the table on.

The order is that of a table's day: it is opened, a shoe made up, wagers taken, a coup dealt, settled
and cleared, and the shoe ended. Whatever stands in the way of that, such as a coup that waits for a
decision, comes before it.
"""

from collections.abc import Iterable
from typing import Final

from sabot.engine.acts.cutting import next_to_cut
from sabot.engine.acts.passing import offers_due
from sabot.engine.acts.taking_back import opened_by_holder
from sabot.engine.commands.base import Command
from sabot.engine.commands.cards import (
    BringCards,
    Burn,
    CheckCards,
    Cut,
    EndShoe,
    OfferCut,
    PlaceCuttingCard,
    Shuffle,
)
from sabot.engine.commands.dealing import (
    AcceptHand,
    AnnounceCounts,
    AnnounceResult,
    DirectNoBetCoup,
    Draw,
    Expose,
    OfferHand,
    ReturnHand,
)
from sabot.engine.commands.irregularities.device import LoadCardShoe
from sabot.engine.commands.irregularities.misdealt import (
    ChooseRemedy,
    ElectOption,
    GiveUpReconstruction,
    Reconstruct,
    ResumeCoup,
)
from sabot.engine.commands.irregularities.seen import ConfirmOutcome, DeclareUnconfirmed
from sabot.engine.commands.irregularities.shoe import VerifyCards
from sabot.engine.commands.notices import SendNotice
from sabot.engine.commands.opening import OpenTable
from sabot.engine.commands.settling import ClearCards, CollectCommission, Settle
from sabot.engine.commands.signs import PostSign
from sabot.engine.commands.wagering import CallBets, CallNoMoreBets, PlaceWager
from sabot.engine.table import Table

DECISIONS: Final[tuple[type[Command], ...]] = (
    ConfirmOutcome,
    DeclareUnconfirmed,
    ChooseRemedy,
    Reconstruct,
    GiveUpReconstruction,
    LoadCardShoe,
    ElectOption,
    ResumeCoup,
)
"""What a coup that stands still waits for."""

A_COUP: Final[tuple[type[Command], ...]] = (
    ReturnHand,
    CallNoMoreBets,
    AnnounceCounts,
    Draw,
    AcceptHand,
    OfferHand,
    Expose,
    AnnounceResult,
    Settle,
    ClearCards,
)


def onward(table: Table) -> tuple[type[Command], ...]:
    """The commands that carry the table on from here, the most pressing first, legal now or not."""
    return tuple(_onward(table))


def _onward(table: Table) -> Iterable[type[Command]]:
    yield from DECISIONS
    yield OpenTable
    coup = table.state.coup
    if coup is None or not coup.cards:
        yield from _before_a_coup(table)
        yield PostSign
        yield CallBets
    if coup is None or not (coup.cards or coup.wagers):
        yield PlaceWager
    yield from (kind for kind in A_COUP if kind not in _needless(table))
    if coup is not None and coup.no_more_bets and not coup.cards:
        yield DirectNoBetCoup  # the last wager was refused after no more bets was called


def _needless(table: Table) -> set[type[Command]]:
    """What a dealer may do with the cards of a hand, and need not now."""
    coup = table.state.coup
    needless: set[type[Command]] = set()
    if coup is not None and coup.cards and not offers_due(table):
        needless.add(OfferHand)
    if coup is None or not opened_by_holder(table):
        needless.add(ReturnHand)
    return needless


def _before_a_coup(table: Table) -> Iterable[type[Command]]:
    state, shoe = table.state, table.state.shoe
    if any(notice.sent is None and notice.before_coup is not None for notice in state.notices.values()):
        yield SendNotice
    yield VerifyCards
    if shoe is None:
        yield BringCards
        return
    if shoe.phase != "ready" or shoe.last_coups == 0:
        if table.book.cards.checked_before_use is not None:
            yield CheckCards
        yield from (CollectCommission, EndShoe)
    if shoe.phase != "ready" or shoe.shuffle_due is not None:
        yield Shuffle
    if shoe.cut_offered_to not in state.patrons and next_to_cut(table) is not None:
        yield OfferCut
    yield from (Cut, PlaceCuttingCard, Burn)
