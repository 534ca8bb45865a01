"""The cards of a shoe must be shuffled, checked or replaced; or they were."""

from msgspec.structs import replace

from sabot.engine.events.irregularities.shoe import (
    BurnMissed,
    CardsCollected,
    CardsHandled,
    CardsReplaced,
    CardsVerified,
    CheckFellDue,
    ShoeEmptied,
    ShoeRestarted,
    ShoeStopped,
    ShuffleFellDue,
    WrongCardsFound,
)
from sabot.engine.evolve import applies, coup_of, must, shoe_of, with_shoe
from sabot.engine.state import Shoe, State


@applies(ShoeEmptied)
def shoe_emptied(state: State, _: ShoeEmptied) -> State:
    return with_shoe(state, replace(shoe_of(state), phase="ended"))


@applies(ShuffleFellDue)
def shuffle_fell_due(state: State, event: ShuffleFellDue) -> State:
    shoe = replace(shoe_of(state), shuffle_due=event.rule or "due")
    if event.overrun:
        had_ended = shoe.phase == "ended" or shoe.last_coups == 0
        shoe = replace(shoe, phase="ready", last_coups=1 if had_ended else None)
    return with_shoe(state, shoe)


@applies(BurnMissed)
def burn_missed(state: State, _: BurnMissed) -> State:
    return with_shoe(state, replace(shoe_of(state), phase="ready"))


@applies(ShoeRestarted)
def shoe_restarted(state: State, event: ShoeRestarted) -> State:
    """Cards burned from the coup stay known; the coup keeps the others."""
    coup, shoe = coup_of(state), shoe_of(state)
    first = tuple(card.card for card in coup.cards[: len(event.burned)])
    must(first == event.burned, "other cards than the first were burned")
    burned = replace(
        shoe,
        burned=len(event.burned) + event.unseen,
        burned_unseen=shoe.burned_unseen + event.unseen,
    )
    return replace(state, coup=replace(coup, cards=coup.cards[len(event.burned) :]), shoe=burned)


@applies(WrongCardsFound)
def wrong_cards_found(state: State, _: WrongCardsFound) -> State:
    return state


@applies(ShoeStopped)
def shoe_stopped(state: State, event: ShoeStopped) -> State:
    shoe = shoe_of(state)
    stopped = replace(
        shoe,
        phase="ended",
        stopped=event.rule,
        check_due=(event.rule or "due") if event.check else shoe.check_due,
        replace_due=(event.rule or "due") if event.replace else shoe.replace_due,
        carried=None,
        carried_no_bet=None,
        discarded=shoe.discarded + (shoe.carried is not None),
    )
    return with_shoe(state, stopped)


@applies(CheckFellDue)
def check_fell_due(state: State, event: CheckFellDue) -> State:
    return with_shoe(state, replace(shoe_of(state), check_due=event.rule or "due"))


@applies(CardsVerified)
def cards_verified(state: State, event: CardsVerified) -> State:
    """Whole decks may be played on, unless something else forbids it; others may not."""
    shoe = replace(shoe_of(state), check_due=None)
    if event.missing or event.excess:
        shoe = replace(shoe, phase="ended", replace_due=shoe.replace_due or event.rule or "due")
    return with_shoe(state, shoe)


@applies(CardsHandled)
def cards_handled(state: State, event: CardsHandled) -> State:
    """A shuffling device has no end of a shoe to wait for: its cards are replaced after the coup."""
    assert state.settings is not None
    shoe = replace(shoe_of(state), handled=True)
    if state.settings.device.kind == "shuffling-device":
        shoe = replace(shoe, replace_due=event.rule or "due")
    return with_shoe(state, shoe)


@applies(CardsReplaced)
def cards_replaced(state: State, event: CardsReplaced) -> State:
    must(state.coup is None or not state.coup.cards, "cards were replaced in the middle of a coup")
    shoe = shoe_of(state)
    whole = event.replacement is not None
    fresh = Shoe(
        number=state.shoes + 1,
        cards=event.replacement or shoe.cards,
        total=shoe.total,
        phase="none" if whole else "checked",
        handled=shoe.handled and not whole,
    )
    return replace(state, shoe=fresh, shoes=fresh.number, concluded=None, last_settled=())


@applies(CardsCollected)
def cards_collected(state: State, _: CardsCollected) -> State:
    return state
