"""A shoe is made up, and ends."""

from msgspec.structs import replace

from sabot.cards import Card, exhausted
from sabot.engine.events.cards import (
    CardsBrought,
    CardsBurned,
    CardsChecked,
    CardsCut,
    CardsRiffled,
    CardsShuffled,
    CardsShuffledByHand,
    CutOffered,
    CutRefused,
    CuttingCardAppeared,
    CuttingCardPlaced,
    LastCoupAnnounced,
    OrderRevealed,
    ShoeEnded,
)
from sabot.engine.evolve import applies, coup_of, must, shoe_of, with_shoe
from sabot.engine.state import Shoe, ShoePhase, State


@applies(CardsBrought)
def cards_brought(state: State, event: CardsBrought) -> State:
    shoe = Shoe(number=state.shoes + 1, cards=event.cards, total=event.total, commences=True)
    return replace(state, shoe=shoe, shoes=state.shoes + 1)


@applies(CardsChecked)
def cards_checked(state: State, event: CardsChecked) -> State:
    """Decks that do not hold the correct cards are not played: others are brought."""
    if event.failed:
        return with_shoe(state, replace(shoe_of(state), phase="ended", replace_due=event.rule or "due"))
    return with_shoe(state, replace(shoe_of(state), phase="checked"))


@applies(CardsShuffled)
def cards_shuffled(state: State, event: CardsShuffled) -> State:
    """A shuffled stack is whole again: whatever was dealt from it before has come back."""
    shoe = shoe_of(state)
    assert state.settings is not None
    never_cut = state.settings.device.kind == "shuffling-device"
    phase: ShoePhase = "burn-due" if never_cut else "shuffled"
    fresh = Shoe(
        number=shoe.number,
        cards=shoe.cards,
        total=shoe.total,
        phase=phase,
        handled=shoe.handled,
        commitment=event.commitment,
        commences=shoe.commences and shoe.coups == 0,
    )
    bound = state.commitments if event.commitment is None else (*state.commitments, event.commitment)
    return replace(with_shoe(state, fresh), commitments=bound, concluded=None, last_settled=())


@applies(CardsRiffled)
def cards_riffled(state: State, _: CardsRiffled) -> State:
    """One more mixing of cards that nobody has seen: nothing is known of them that was not."""
    return state


@applies(CardsShuffledByHand)
def cards_shuffled_by_hand(state: State, _: CardsShuffledByHand) -> State:
    return state


@applies(CutOffered)
def cut_offered(state: State, event: CutOffered) -> State:
    return with_shoe(state, replace(shoe_of(state), cut_offered_to=event.to))


@applies(CutRefused)
def cut_refused(state: State, event: CutRefused) -> State:
    shoe = shoe_of(state)
    refused = (*shoe.cut_refused_by, event.patron)
    return with_shoe(state, replace(shoe, cut_refused_by=refused, cut_offered_to=None))


@applies(CardsCut)
def cards_cut(state: State, event: CardsCut) -> State:
    return with_shoe(
        state, replace(shoe_of(state), phase="cut", cut_by=event.patron or event.by.id, cut=event.cards)
    )


@applies(CuttingCardPlaced)
def cutting_card_placed(state: State, event: CuttingCardPlaced) -> State:
    shoe = shoe_of(state)
    return with_shoe(state, replace(shoe, phase="burn-due", cutting_card_behind=event.behind))


@applies(CardsBurned)
def cards_burned(state: State, event: CardsBurned) -> State:
    """Burned cards left the shoe; only those that were shown are known."""
    shoe = shoe_of(state)
    seen = event.turned if event.shown is None else (event.shown, *event.turned)
    must(len(seen) <= event.cards, "more cards were shown than burned")
    known = shoe
    for card in seen:
        known = replace(known, dealt=one_more(known, card))
    unknown = event.cards - len(seen)
    return with_shoe(state, replace(known, phase="ready", burned=event.cards, burned_unseen=unknown))


@applies(CuttingCardAppeared)
def cutting_card_appeared(state: State, event: CuttingCardAppeared) -> State:
    moved = with_shoe(state, replace(shoe_of(state), last_coups=event.coups_left))
    if state.coup is None or not state.coup.cards:
        return moved
    return replace(moved, coup=replace(coup_of(moved), cutting_card=True))


@applies(OrderRevealed)
def order_revealed(state: State, event: OrderRevealed) -> State:
    must(event.commitment in state.commitments, "an order was revealed that nobody was bound to")
    return replace(state, commitments=tuple(one for one in state.commitments if one != event.commitment))


@applies(LastCoupAnnounced)
def last_coup_announced(state: State, _: LastCoupAnnounced) -> State:
    return state


@applies(ShoeEnded)
def shoe_ended(state: State, event: ShoeEnded) -> State:
    must(state.coup is None or not state.coup.cards, "a shoe ended in the middle of a coup")
    shoe = shoe_of(state)
    if event.replacement is not None:
        fresh = Shoe(number=state.shoes + 1, cards=event.replacement, total=shoe.total)
    else:
        played = replace(shoe.cards, pre_shuffled=None)  # whatever they were, they are shuffled now
        fresh = Shoe(number=state.shoes + 1, cards=played, total=shoe.total, phase="checked")
    return replace(state, shoe=fresh, shoes=state.shoes + 1, concluded=None, last_settled=())


def one_more(shoe: Shoe, card: str) -> dict[str, int]:
    """The cards that left a shoe, with one more. None leaves more often than the decks hold it."""
    over = exhausted(shoe.dealt, Card.seen(card), shoe.total // 52)
    must(over is None, f"{card} left the shoe after {over}")
    return {**shoe.dealt, card: shoe.dealt.get(card, 0) + 1}


def read_again(shoe: Shoe, was: str, actual: str) -> Shoe:
    """The shoe, when a card that left it as one card turns out to be another, or is known better."""
    without = {card: count - (card == was) for card, count in shoe.dealt.items()}
    left = replace(shoe, dealt={card: count for card, count in without.items() if count})
    return replace(left, dealt=one_more(left, actual))
