"""The next step: of all that may be done now, what carries the table on.

The order is that of a table's day: it is opened, a shoe made up, wagers taken, a coup dealt, settled
and cleared, and the shoe ended. Whatever stands in the way of that, such as a coup that waits for a
decision, comes before it.
"""

from collections.abc import Iterable
from typing import Final

from sabot.engine.acts.cutting import next_to_cut
from sabot.engine.acts.passing import offers_due
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
    Draw,
    Expose,
    OfferHand,
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
    CallNoMoreBets,
    Draw,
    AcceptHand,
    OfferHand,
    Expose,
    AnnounceCounts,
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
    nobody_to_ask = coup is not None and coup.cards and not offers_due(table)
    yield from (kind for kind in A_COUP if kind is not OfferHand or not nobody_to_ask)


def _before_a_coup(table: Table) -> Iterable[type[Command]]:
    state, shoe = table.state, table.state.shoe
    if any(notice.sent is None and notice.before_coup is not None for notice in state.notices.values()):
        yield SendNotice
    yield VerifyCards
    if shoe is None:
        yield BringCards
        return
    if shoe.phase != "ready" or shoe.last_coups == 0:
        yield from (CheckCards, CollectCommission, EndShoe)
    if shoe.phase != "ready" or shoe.shuffle_due is not None:
        yield Shuffle
    if shoe.cut_offered_to not in state.patrons and next_to_cut(table) is not None:
        yield OfferCut
    yield from (Cut, PlaceCuttingCard, Burn)
