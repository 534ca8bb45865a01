"""A coup is opened, dealt and concluded."""

from msgspec.structs import replace

from sabot.engine.accounts import commission_owed
from sabot.engine.applied.cards import one_more, read_again
from sabot.engine.events.dealing import (
    CardDrawn,
    CardsExposed,
    CountsAnnounced,
    CoupConcluded,
    CoupOpened,
    FacesChosen,
    HandAccepted,
    HandDeclined,
    HandForfeited,
    HandOffered,
    HandReturned,
    NoBetCoupDirected,
    OpenerNominated,
    ResultAnnounced,
)
from sabot.engine.evolve import applies, coup_of, must, shoe_of, with_coup
from sabot.engine.markers import after_the_coup
from sabot.engine.settings import Cents
from sabot.engine.state import (
    Concluded,
    Coup,
    Designation,
    Drawn,
    Patron,
    Played,
    State,
    WithoutWagers,
    hand_key,
)
from sabot.rulebook.words import Hand


@applies(CoupOpened)
def coup_opened(state: State, event: CoupOpened) -> State:
    must(state.coup is None, "a coup was opened inside another")
    opened = replace(state, coup=Coup(number=event.number, no_bet=event.no_bet), coups=event.number)
    to_come = state.without_wagers
    if to_come is None or (state.shoe is not None and state.shoe.carried_no_bet is not None):
        return opened
    if event.no_bet is None:  # somebody wagers
        return replace(opened, without_wagers=None)
    if to_come.coups is None:
        return opened
    fewer = replace(to_come, coups=to_come.coups - 1) if to_come.coups > 1 else None
    return replace(opened, without_wagers=fewer)


@applies(NoBetCoupDirected)
def no_bet_coup_directed(state: State, event: NoBetCoupDirected) -> State:
    coup = coup_of(state)
    must(not [wager for wager in coup.wagers.values() if wager.fate == "placed"], "wagers lie on it")
    rule = event.rule or "directed"
    moved = with_coup(state, replace(coup, no_bet=rule))
    if event.further == 0:
        return moved
    to_come = WithoutWagers(rule=rule, coups=event.further, nobody_here=event.nobody_here)
    return replace(moved, without_wagers=to_come)


@applies(CardDrawn)
def card_drawn(state: State, event: CardDrawn) -> State:
    coup, shoe = coup_of(state), shoe_of(state)
    carried = shoe.carried if not coup.cards else None
    card = Drawn(
        card=event.card,
        scanned=event.scanned,
        hand=event.hand,
        area=event.area,
        exposed=carried is not None and carried.exposed,
    )
    if carried is None:
        used = replace(shoe, dealt=one_more(shoe, event.card))
    else:  # its suit may have been read only now
        used = shoe if carried.card == event.card else read_again(shoe, carried.card, event.card)
    areas = coup.areas if event.areas is None else event.areas
    dealing = replace(coup, phase="dealing", cards=(*coup.cards, card), areas=areas)
    if len(dealing.cards) == 4:  # the one before it lies as it was dealt: none is turned before the fourth
        dealing = replace(dealing, dealt_face="up" if coup.cards[-1].exposed else "down")
    if not coup.cards:
        used = replace(used, carried=None, carried_no_bet=None)
    forgiven = state.forgiven if coup.cards else _forgiven_still(state)
    return replace(state, coup=dealing, shoe=used, concluded=None, last_settled=(), forgiven=forgiven)


def _forgiven_still(state: State) -> dict[str, Cents]:
    """What was collected for the coup before stands, but where commission has still to go back for it."""
    owed = commission_owed(state.accounts) if state.forgiven else {}
    return {patron: cents for patron, cents in state.forgiven.items() if owed.get(patron, 0) < 0}


@applies(FacesChosen)
def faces_chosen(state: State, event: FacesChosen) -> State:
    return replace(state, faces=event.faces)


@applies(CardsExposed)
def cards_exposed(state: State, event: CardsExposed) -> State:
    coup = coup_of(state)
    cards = list(coup.cards)
    for place in event.cards:
        must(place < len(cards), f"there is no card {place} to expose")
        cards[place] = replace(cards[place], exposed=True)
    return with_coup(state, replace(coup, cards=tuple(cards)))


@applies(HandOffered)
def hand_offered(state: State, event: HandOffered) -> State:
    coup = coup_of(state)
    offered = replace(designation(coup, event.hand, event.area), offered_to=event.to)
    return with_coup(state, with_designation(coup, offered))


@applies(HandAccepted)
def hand_accepted(state: State, event: HandAccepted) -> State:
    """The patron now holds the hidden cards of the hand, and has handled them."""
    coup, shoe = coup_of(state), shoe_of(state)
    asked = designation(coup, event.hand, event.area)
    held = replace(asked, offered_to=None, holder=event.patron)
    cards = tuple(
        replace(card, held_by=event.patron, handled=True) if _is_passed(card, held) else card
        for card in coup.cards
    )
    passed = replace(with_designation(coup, held), cards=cards)
    return replace(state, coup=passed, shoe=replace(shoe, handled=True))


@applies(HandDeclined)
def hand_declined(state: State, event: HandDeclined) -> State:
    coup = coup_of(state)
    asked = designation(coup, event.hand, event.area)
    declined = replace(asked, offered_to=None, refused_by=(*asked.refused_by, event.patron))
    return with_coup(state, with_designation(coup, declined))


@applies(OpenerNominated)
def opener_nominated(state: State, event: OpenerNominated) -> State:
    coup = coup_of(state)
    held = designation(coup, event.hand, event.area)
    nominees = {**held.nominees, event.card: event.who}
    return with_coup(state, with_designation(coup, replace(held, nominees=nominees)))


@applies(HandReturned)
def hand_returned(state: State, event: HandReturned) -> State:
    coup = coup_of(state)
    held = designation(coup, event.hand, event.area)
    designated = held.last_holder if held.wrongly else held.holder or held.last_holder
    back = replace(held, last_holder=designated)
    if event.breach is not None and held.holder is not None:  # he does not get them again in this coup
        back = replace(held, last_holder=None, refused_by=(*held.refused_by, held.holder))
    return with_coup(state, _back_with_the_dealer(coup, back))


@applies(HandForfeited)
def hand_forfeited(state: State, event: HandForfeited) -> State:
    """The patron does not get the cards of this hand again in this coup."""
    coup = coup_of(state)
    held = designation(coup, event.hand, event.area)
    refused = (*held.refused_by, event.patron)
    return with_coup(state, _back_with_the_dealer(coup, replace(held, refused_by=refused, last_holder=None)))


@applies(CountsAnnounced)
def counts_announced(state: State, _: CountsAnnounced) -> State:
    return with_coup(state, replace(coup_of(state), counts_announced=True))


@applies(ResultAnnounced)
def result_announced(state: State, _: ResultAnnounced) -> State:
    coup = coup_of(state)
    must(all(card.exposed for card in coup.cards), "a result was announced over hidden cards")
    return with_coup(state, replace(coup, phase="result"))


@applies(CoupConcluded)
def coup_concluded(state: State, event: CoupConcluded) -> State:
    """The cards are in the discard rack, and the next coup may be wagered on."""
    coup, shoe = coup_of(state), shoe_of(state)
    must(all(wager.fate != "placed" for wager in coup.wagers.values()), "a wager met no fate")
    patrons = {name: _sat_out(patron, event.sat_out, coup) for name, patron in state.patrons.items()}
    left = shoe.last_coups
    if left is not None and not coup.cutting_card:
        left -= 1
    closing = state.closing_coups
    if closing and coup.no_bet is None and coup.void is None and coup.number >= (state.closing_from or 0):
        closing -= 1
    kept = played(coup)
    done = replace(
        shoe,
        coups=shoe.coups + 1,
        last_coups=left,
        phase="ended" if left == 0 else shoe.phase,
        discarded=shoe.discarded + len(coup.cards),
        played=shoe.played if kept is None else (*shoe.played, kept),
    )
    concluded = Concluded(
        coup=coup,
        last_coups=shoe.last_coups,
        shoe_phase=shoe.phase,
        closing_coups=state.closing_coups,
        sat_out={name: patron.sat_out for name, patron in state.patrons.items()},
    )
    moved = replace(state, coup=None, shoe=done, patrons=patrons, closing_coups=closing)
    to_come = state.without_wagers
    stays = to_come is not None and to_come.coups is not None
    markers = after_the_coup(state.markers, no_bet_stays=stays)
    return replace(moved, concluded=concluded, last_settled=tuple(coup.wagers), markers=markers)


def played(coup: Coup) -> Played | None:
    """What the displays keep of a coup; nothing of one without a result."""
    areas = [area for area in coup.areas or (0,) if area not in coup.void_areas]
    banker = tuple(card.card for card in coup.cards if card.hand == "banker")
    if coup.void is not None or not banker:
        return None
    players = [
        tuple(card.card for card in coup.cards if card.hand == "player" and card.area == area)
        for area in areas
    ]
    return Played(number=coup.number, hands=(*(hand for hand in players if hand), banker))


def _sat_out(patron: Patron, sat_out: tuple[str, ...] | None, coup: Coup) -> Patron:
    """Coups sat out in a row; one on which nobody could wager changes nothing."""
    if sat_out is None or patron.arrived_during == coup.number:
        return patron
    return replace(patron, sat_out=patron.sat_out + 1 if patron.id in sat_out else 0)


def designation(coup: Coup, hand: Hand, area: int = 0) -> Designation:
    return coup.designations.get(hand_key(hand, area)) or Designation(hand=hand, area=area)


def with_designation(coup: Coup, asked: Designation) -> Coup:
    return replace(coup, designations={**coup.designations, asked.key: asked})


def _is_passed(card: Drawn, held: Designation) -> bool:
    return card.hand == held.hand and card.area == held.area and not card.exposed


def _back_with_the_dealer(coup: Coup, held: Designation) -> Coup:
    back = replace(held, holder=None, offered_to=None, nominees={}, wrongly=False)
    cards = tuple(
        replace(card, held_by=None, back=True) if (card.hand, card.area) == (held.hand, held.area) else card
        for card in coup.cards
    )
    return replace(with_designation(coup, back), cards=cards)
