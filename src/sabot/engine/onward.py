"""The next step: of all that may be done now, what carries the table on.

The order is that of a table's day: it is opened, a shoe made up, wagers taken, a coup dealt, settled
and cleared, and the shoe ended. Whatever stands in the way of that, such as a coup that waits for a
decision, comes before it.
"""

from collections.abc import Iterable
from typing import Final

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
from sabot.engine.state import State

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

MAKING_UP: Final[tuple[type[Command], ...]] = (
    BringCards,
    VerifyCards,
    CheckCards,
    CollectCommission,
    EndShoe,
)
CUTTING: Final[tuple[type[Command], ...]] = (OfferCut, Cut, PlaceCuttingCard, Burn)
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


def onward(state: State) -> tuple[type[Command], ...]:
    """The commands that carry the table on from here, the most pressing first, legal now or not."""
    return tuple(_onward(state))


def _onward(state: State) -> Iterable[type[Command]]:
    yield from DECISIONS
    yield OpenTable
    coup, shoe = state.coup, state.shoe
    if coup is None or not coup.cards:
        if any(notice.sent is None and notice.before_coup is not None for notice in state.notices.values()):
            yield SendNotice
        yield from (
            MAKING_UP if shoe is None or shoe.phase != "ready" or shoe.last_coups == 0 else (VerifyCards,)
        )
        if shoe is not None and (shoe.phase != "ready" or shoe.shuffle_due is not None):
            yield Shuffle
        yield from CUTTING
        yield PostSign
        if coup is None or not coup.wagers:
            if coup is None or not coup.bets_called:
                yield CallBets
            yield PlaceWager
    yield from A_COUP
