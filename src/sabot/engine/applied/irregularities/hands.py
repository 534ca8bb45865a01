"""Cards change places: reconstructed, carried to the next coup, discarded, burned."""

from collections.abc import Iterable

from msgspec.structs import replace

from sabot.engine.applied.cards import one_more
from sabot.engine.applied.dealing import designation, with_designation
from sabot.engine.events.irregularities.misdealt import (
    CardBurned,
    CardCarried,
    CardDiscarded,
    CardsReconstructed,
    CardsRelaid,
    HandDiscarded,
    HandVoided,
    Laid,
    RemainingCardsRemoved,
    WrongHolderNoted,
)
from sabot.engine.evolve import applies, coup_of, must, shoe_of, with_coup, with_shoe
from sabot.engine.state import Coup, Drawn, Shoe, State


@applies(CardsReconstructed)
def cards_reconstructed(state: State, event: CardsReconstructed) -> State:
    coup = coup_of(state)
    places = [*event.order] if event.excess is None else [*event.order, event.excess]
    must(sorted(places) == list(range(len(coup.cards))), "a card was lost in a reconstruction")
    cards = tuple(
        _laid(coup.cards[place], lies) for place, lies in zip(event.order, event.after, strict=True)
    )
    return with_coup(state, _dealt_again(coup, cards))


@applies(CardCarried)
def card_carried(state: State, event: CardCarried) -> State:
    shoe = shoe_of(state)
    must(shoe.carried is None, "two cards are the first of a coup")
    dealt = shoe.dealt if event.excess else one_more(shoe, event.card)
    card = Drawn(card=event.card, hand="player", exposed=event.exposed)
    carried = replace(shoe, carried=card, carried_no_bet=event.no_bet, dealt=dealt)
    return with_shoe(state, carried)


@applies(CardDiscarded)
def card_discarded(state: State, event: CardDiscarded) -> State:
    shoe = shoe_of(state)
    dealt = shoe.dealt if event.excess else one_more(shoe, event.card)
    return with_shoe(state, replace(shoe, dealt=dealt, discarded=shoe.discarded + 1))


@applies(CardBurned)
def card_burned(state: State, event: CardBurned) -> State:
    shoe = shoe_of(state)
    if event.card is None:
        unseen = shoe.burned_unseen + 1
        return with_shoe(state, replace(shoe, burned=shoe.burned + 1, burned_unseen=unseen))
    dealt = one_more(shoe, event.card)
    return with_shoe(state, replace(shoe, burned=shoe.burned + 1, dealt=dealt))


@applies(CardsRelaid)
def cards_relaid(state: State, event: CardsRelaid) -> State:
    coup, shoe = coup_of(state), shoe_of(state)
    known = list(coup.cards)
    for lies in event.lies[len(known) :]:
        shoe = replace(shoe, dealt=one_more(shoe, lies.card))
        known.append(Drawn(card=lies.card, hand=lies.hand, area=lies.area))
    cards = tuple(_laid(card, lies) for card, lies in zip(known, event.lies, strict=True))
    return replace(state, coup=replace(coup, cards=cards), shoe=shoe)


@applies(HandDiscarded)
def hand_discarded(state: State, event: HandDiscarded) -> State:
    coup, shoe = coup_of(state), shoe_of(state)
    must(event.area not in coup.areas, "a hand with a wager was discarded")
    kept, out = _without(coup, event.area)
    must(len(out) == event.cards, "a discarded hand was miscounted")
    return replace(state, coup=replace(coup, cards=kept), shoe=_discarding(shoe, out))


@applies(HandVoided)
def hand_voided(state: State, event: HandVoided) -> State:
    coup, shoe = coup_of(state), shoe_of(state)
    must(event.area in coup.areas, "a hand that was not dealt is void")
    kept, out = _without(coup, event.area)
    must(len(out) == event.cards, "a void hand was miscounted")
    areas = tuple(area for area in coup.areas if area != event.area)
    void = replace(coup, cards=kept, areas=areas, void_areas=(*coup.void_areas, event.area))
    return replace(state, coup=void, shoe=_discarding(shoe, out))


@applies(WrongHolderNoted)
def wrong_holder_noted(state: State, event: WrongHolderNoted) -> State:
    """Whoever has the cards has them: they count as handled, and as opened by whoever opens them."""
    coup, shoe = coup_of(state), shoe_of(state)
    asked = designation(coup, event.hand, event.area)
    held = replace(asked, offered_to=None, holder=event.patron, wrongly=True)
    cards = tuple(
        replace(card, held_by=event.patron, handled=True)
        if (card.hand, card.area) == (event.hand, event.area) and not card.exposed
        else card
        for card in coup.cards
    )
    noted = replace(with_designation(coup, held), cards=cards)
    return replace(state, coup=noted, shoe=replace(shoe, handled=True))


@applies(RemainingCardsRemoved)
def remaining_cards_removed(state: State, event: RemainingCardsRemoved) -> State:
    must(state.coup is None or not state.coup.cards, "cards were removed in the middle of a coup")
    shoe = shoe_of(state)
    fresh = Shoe(
        number=state.shoes + 1,
        cards=event.replacement or shoe.cards,
        total=shoe.total,
        phase="checked" if event.replacement is None else "none",
        handled=shoe.handled and event.replacement is None,
    )
    return replace(state, shoe=fresh, shoes=fresh.number, concluded=None, last_settled=())


def _laid(card: Drawn, lies: Laid) -> Drawn:
    must(card.card == lies.card, f"{card.card} became {lies.card}")
    return replace(card, hand=lies.hand, area=lies.area, held_by=None)


def _dealt_again(coup: Coup, cards: Iterable[Drawn]) -> Coup:
    """The cards lie anew, with the dealer; what was announced of them is as if it had not been."""
    back = {
        key: replace(one, holder=None, offered_to=None, nominees={}) for key, one in coup.designations.items()
    }
    laid = tuple(replace(card, held_by=None) for card in cards)
    return replace(
        coup,
        phase="dealing" if laid else "wagering",  # every card may have been burned, and none dealt yet
        cards=laid,
        designations=back,
        counts_announced=False,
        face_up=(),
    )


def _without(coup: Coup, area: int) -> tuple[tuple[Drawn, ...], tuple[Drawn, ...]]:
    """The cards of the coup without a Player area's, and those."""
    out = tuple(card for card in coup.cards if card.hand == "player" and card.area == area)
    kept = tuple(card for card in coup.cards if card.hand != "player" or card.area != area)
    return kept, out


def _discarding(shoe: Shoe, out: tuple[Drawn, ...]) -> Shoe:
    return replace(shoe, discarded=shoe.discarded + len(out))
