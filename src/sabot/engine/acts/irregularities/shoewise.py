"""What becomes of the shoe, and of the device: each word of the rule books on them."""

from sabot.engine.acts.act import happened
from sabot.engine.acts.irregularities.cardwise import first_card_of_next_coup
from sabot.engine.acts.irregularities.coups import no_bet_coup, void_coup
from sabot.engine.acts.irregularities.money import apply_money
from sabot.engine.acts.irregularities.reconstruction import put_in_order
from sabot.engine.acts.irregularities.ruling import Case
from sabot.engine.acts.irregularities.unfolding import Unfolding
from sabot.engine.commands.base import Command
from sabot.engine.events.base import Event
from sabot.engine.events.irregularities.device import (
    CardsTransferred,
    DeviceInvestigated,
    DeviceRectified,
)
from sabot.engine.events.irregularities.misdealt import CoupHalted, CoupResumed, RemainingCardsRemoved
from sabot.engine.events.irregularities.seen import RemainingCardsChecked
from sabot.engine.events.irregularities.shoe import (
    BurnMissed,
    CardsCollected,
    CardsHandled,
    CardsReplaced,
    CheckFellDue,
    ShoeRestarted,
    ShoeStopped,
    ShuffleFellDue,
)
from sabot.engine.table import Refused, clause_of


def _happened(command: Command, case: Case, event: type[Event], **facts: object) -> Event:
    return happened(event, command, clause_of(case.ruling), **facts)


def continue_unburned(unfolding: Unfolding, command: Command, case: Case) -> None:
    """The card that left the shoe stays in play: it is the first of the coup."""
    unfolding.add(_happened(command, case, BurnMissed))
    first_card_of_next_coup(unfolding, command, case)


def complete_then_shuffle_and_cut(unfolding: Unfolding, command: Command, case: Case) -> None:
    """A coup whose first card has left is completed first."""
    unfolding.add(_happened(command, case, ShuffleFellDue, overrun=case.card is not None))
    if case.card is not None:
        first_card_of_next_coup(unfolding, command, case)


def shuffle_falls_due(unfolding: Unfolding, command: Command, case: Case) -> None:
    unfolding.add(_happened(command, case, ShuffleFellDue))


def may_restart_the_shoe(unfolding: Unfolding, command: Command, case: Case) -> None:
    """Patrons choose about their wagers first, if any lie there."""
    unfolding.add(_happened(command, case, CoupHalted, limb=case.limb, actual={}, burn=case.burn))
    apply_money(unfolding, command, case, "remove-option")
    if unfolding.table.coup.options_open is None:
        restart_shoe(unfolding, command, case)


def restart_shoe(unfolding: Unfolding, command: Command, case: Case) -> None:
    """The first cards of the coup are burned, and the others dealt again in their order."""
    coup = unfolding.table.coup
    assert coup.halted is not None
    burned = tuple(card.card for card in coup.cards[: coup.halted.burn])
    unseen = coup.halted.burn - len(burned)
    if unseen > unfolding.table.shoe.left:
        raise Refused("the shoe has not the cards for that burn", case.ruling)
    unfolding.add(_happened(command, case, ShoeRestarted, burned=burned, unseen=unseen))
    left = len(unfolding.table.coup.cards)
    put_in_order(unfolding, command, range(left), clause_of(case.ruling))
    unfolding.add(_happened(command, case, CoupResumed))


def may_remove_remaining_cards(unfolding: Unfolding, command: Command, case: Case) -> None:
    unfolding.add(_happened(command, case, RemainingCardsRemoved, replacement=case.replacement))


def may_check_remaining_cards(unfolding: Unfolding, command: Command, case: Case) -> None:
    left = unfolding.table.shoe.left
    if case.counted != left:
        raise Refused(f"{left} cards should be left, not {case.counted}: report wrong cards", case.ruling)
    unfolding.add(_happened(command, case, RemainingCardsChecked, counted=case.counted))


def void_coup_and_check_cards(unfolding: Unfolding, command: Command, case: Case) -> None:
    _void_coup_in_progress(unfolding, command, case)
    unfolding.add(_happened(command, case, ShoeStopped, check=True, replace=True))


def void_coup_and_replace_shoe(unfolding: Unfolding, command: Command, case: Case) -> None:
    _void_coup_in_progress(unfolding, command, case)
    unfolding.add(_happened(command, case, ShoeStopped, check=False, replace=True))


def void_the_shoe(unfolding: Unfolding, command: Command, case: Case) -> None:
    _void_coup_in_progress(unfolding, command, case)
    unfolding.add(_happened(command, case, ShoeStopped, check=False, replace=False))


def void_the_shoe_and_replace(unfolding: Unfolding, command: Command, case: Case) -> None:
    _void_coup_in_progress(unfolding, command, case)
    unfolding.add(_happened(command, case, ShoeStopped, check=False, replace=True))


def _void_coup_in_progress(unfolding: Unfolding, command: Command, case: Case) -> None:
    """Coups completed before it stand."""
    coup = unfolding.table.state.coup
    if coup is not None and coup.cards and coup.void is None:
        void_coup(unfolding, command, case)


def replace_cards_at_shoe_end(unfolding: Unfolding, command: Command, case: Case) -> None:
    unfolding.add(_happened(command, case, CardsHandled, who=case.person or ""))


def replace_cards(unfolding: Unfolding, command: Command, case: Case) -> None:
    facts = {"replacement": case.replacement, "cards": case.cards}
    unfolding.add(_happened(command, case, CardsReplaced, **facts))


def check_and_verify_cards(unfolding: Unfolding, command: Command, case: Case) -> None:
    unfolding.add(_happened(command, case, CheckFellDue))


def verify_all_collected(unfolding: Unfolding, command: Command, case: Case) -> None:
    unfolding.add(_happened(command, case, CardsCollected, collected=case.counted))


# Devices -----------------------------------------------------------------------------------------


def transfer_cards(unfolding: Unfolding, command: Command, case: Case) -> None:
    """Every card still in the device goes to another, the damaged ones replaced by others like them."""
    unfolding.add(
        _happened(
            command,
            case,
            CardsTransferred,
            device=case.spare or "",
            left=unfolding.table.shoe.left,
            removed=case.damaged,
            replaced_by=case.replaced_by,
        )
    )


def offer_return_and_finish_from_shoe(unfolding: Unfolding, command: Command, case: Case) -> None:
    """The coup waits until the patrons have chosen and the cards are in a card shoe."""
    unfolding.add(_happened(command, case, CoupHalted, limb=case.limb, actual={}))
    apply_money(unfolding, command, case, "remove-option")


def dealer_rectifies(unfolding: Unfolding, command: Command, case: Case) -> None:
    unfolding.add(_happened(command, case, DeviceRectified))


def investigate_no_detriment(unfolding: Unfolding, command: Command, case: Case) -> None:
    """Where somebody was disadvantaged, the coup has no wagers."""
    unfolding.add(_happened(command, case, DeviceInvestigated, disadvantaged=case.person))
    coup = unfolding.table.state.coup
    if case.person is not None and coup is not None and coup.phase in ("wagering", "dealing"):
        no_bet_coup(unfolding, command, case)
