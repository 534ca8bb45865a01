"""Dealing: how the cards fall, who draws them, and which way they lie."""

from collections.abc import Iterator
from typing import Final

from sabot.cards import Card, exhausted
from sabot.engine.acts.act import act, happened
from sabot.engine.acts.opening import between_coups
from sabot.engine.acts.wagering import (
    must_have_a_shoe,
    must_have_called_for_bets,
    opened,
)
from sabot.engine.authority import Who, cited_by, dealer, power
from sabot.engine.commands.dealing import ChooseFaces, Draw
from sabot.engine.events.base import Event
from sabot.engine.events.dealing import (
    CardDrawn,
    CardsExposed,
    FacesChosen,
)
from sabot.engine.hands import areas_dealt_to, next_card
from sabot.engine.naming import must_tell_its_suit, seen, whole
from sabot.engine.notices import must_be_told_first
from sabot.engine.pauses import must_go_on
from sabot.engine.signage import must_show_signs
from sabot.engine.state import Coup, hand_key
from sabot.engine.table import Refused, Table
from sabot.rulebook.dealing import Method
from sabot.rulebook.node import Cited
from sabot.rulebook.words import Faces

ORDINALS: Final = (
    *("first", "second", "third", "fourth", "fifth", "sixth"),
    *("seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"),
)


def _dealer(table: Table) -> Who:
    return dealer(table.book)


def method_of(table: Table) -> Method:
    """The dealing method in force; a coup without wagers may have one of its own."""
    no_bet = table.dealing_rules.no_bet_coup
    coup = table.state.coup
    key = table.settings.method
    if coup is not None and coup.no_bet is not None and no_bet is not None and no_bet.method is not None:
        key = no_bet.method.is_
    return next(method for method in table.dealing_rules.methods if method.key == key)


# Drawing -----------------------------------------------------------------------------------------


def _may_draw(table: Table) -> None:
    must_have_a_shoe(table)
    coup = table.state.coup or Coup(number=0, no_bet=table.without_wagers)
    must_go_on(coup)
    if coup.phase in ("result", "settled"):
        raise Refused("the result has been announced")
    if not coup.cards:
        must_be_told_first(table)
        must_show_signs(table)
    _has_wagers_or_needs_none(table, coup)
    call = table.wager_rules.window.no_more_bets_call
    if not coup.cards and coup.no_bet is None and not coup.no_more_bets and call.is_ == "required":
        must_have_called_for_bets(table)
        raise Refused("no more bets has not been called", call)
    if next_card(table, coup) is None:
        raise Refused("the coup has all its cards", _one_card_at_most(table))
    if len(coup.cards) >= _initial(table):
        _third_card_is_due(table, coup)


def _has_wagers_or_needs_none(table: Table, coup: Coup) -> None:
    if coup.no_bet is not None or any(wager.fate == "placed" for wager in coup.wagers.values()):
        return
    no_bet = table.dealing_rules.no_bet_coup
    power = no_bet.powers[0] if no_bet is not None else None
    raise Refused("no wager has been placed: a coup without wagers must be directed", power)


def _third_card_is_due(table: Table, coup: Coup) -> None:
    """Third cards follow the counts of the first two, which everyone has seen."""
    if not all(card.exposed for card in coup.cards):
        raise Refused(
            "the cards on the table are exposed first", table.dealing_rules.designation.dealer_turns_unexposed
        )
    order = table.dealing_rules.announcements
    if order.is_ == "player-then-banker" and not coup.counts_announced:
        raise Refused("the counts are announced before a third card is dealt", order)


def _initial(table: Table) -> int:
    """How many cards fall before any depends on those on the table."""
    return 10_000 if table.deals_areas else 4


def _one_card_at_most(table: Table) -> str | None:
    rules = table.book.play.deal
    cited = getattr(rules, "one_card_at_most", None)
    return cited_by(cited) if cited is not None else None


def _draw_prompt(table: Table) -> str:
    coup = table.state.coup or Coup(number=0)
    where = next_card(table, coup)
    if where is None:
        return "Draw a card"
    nth = sum(card.hand == where.hand and card.area == where.area for card in coup.cards)
    place = f" at place {where.area}" if where.area else ""
    count = len(coup.cards)
    card = ORDINALS[count] if count < len(ORDINALS) else f"{count + 1}th"
    waiting = not coup.cards and table.shoe.carried is not None
    does = "Take the card that waits as" if waiting else "Draw"
    return f"{does} the {card} card: {where.hand.capitalize()}'s {ORDINALS[nth]}{place}"


@act(Draw, who=_dealer, when=_may_draw, prompt=_draw_prompt)
def draw(table: Table, command: Draw) -> Iterator[Event]:
    card = _card_that_can_leave(table, command)
    yield from opened(table, command)
    coup = table.state.coup or Coup(number=table.state.coups + 1, no_bet=table.without_wagers)
    where = next_card(table, coup)
    assert where is not None  # asked before
    first = not coup.cards
    carried = table.shoe.carried if first else None
    if carried is None or not carried.exposed:
        _face_as_the_method_says(table, command)
    yield happened(
        CardDrawn,
        command,
        _rule_of_the_deal(table, coup),
        card=card.name,
        scanned=None if command.scanned is None else whole(command.scanned).name,
        hand=where.hand,
        area=where.area,
        areas=areas_dealt_to(table, coup) if first else None,
    )
    if command.exposed:
        yield happened(CardsExposed, command, cited_by(method_of(table)), cards=(len(coup.cards),))


def _faces_chooser(table: Table) -> Who:
    given = table.authority.choose_faces
    if given is None:
        raise Refused("this rule book leaves nobody that choice")
    return power(given)


def _faces_may_be_chosen(table: Table) -> None:
    between_coups(table)
    method = method_of(table)
    if method.faces != "either":
        raise Refused(f"cards are dealt face {method.faces}", method)


@act(
    ChooseFaces,
    who=_faces_chooser,
    when=_faces_may_be_chosen,
    prompt="Decide whether the first four cards are dealt face up or face down",
)
def choose_faces(table: Table, command: ChooseFaces) -> Iterator[Event]:
    if command.faces == table.state.faces:
        raise Refused(f"they are dealt face {command.faces}", table.authority.choose_faces)
    yield happened(FacesChosen, command, _faces_chooser(table).rule, faces=command.faces)


def _card_that_can_leave(table: Table, command: Draw) -> Card:
    card = seen(table, command.card)
    scanned = whole(command.scanned) if command.scanned is not None else None
    if scanned is not None and not scanned.may_be(card):
        raise Refused(f"the shoe read {scanned} and the table says {card}: report the discrepancy")
    card = scanned or card
    shoe, dealt = table.shoe, table.shoe.dealt
    coup = table.state.coup
    waits = shoe.carried if coup is None or not coup.cards else None
    if waits is not None:
        carried = Card.seen(waits.card)
        if not carried.may_be(card):
            raise Refused("another card has left the shoe already as the first of this coup")
        card = carried if card.suit is None else card
        dealt = {**dealt, waits.card: dealt[waits.card] - 1}
    must_tell_its_suit(table, card)
    over = exhausted(dealt, card, table.settings.decks)
    if over is not None:
        raise Refused(f"{over} have left the shoe")
    if shoe.left < 1 and waits is None:
        raise Refused("the shoe is empty", table.irregularities.too_few_cards)
    return card


def face_of_the_next(table: Table) -> tuple[Faces, Cited]:
    """How the next card is dealt: by the method, as was decided, or like the first four."""
    method, coup = method_of(table), table.state.coup
    first_four = coup is None or len(coup.cards) < _initial(table)
    likewise = method.third_cards_likewise
    if coup is not None and not first_four and likewise is not None:
        return (coup.dealt_face or method.faces if method.faces == "either" else method.faces), likewise
    decided = table.state.faces if method.faces == "either" and first_four else None
    if decided is not None and table.authority.choose_faces is not None:
        return decided, table.authority.choose_faces
    return method.faces, method


def _face_as_the_method_says(table: Table, command: Draw) -> None:
    face, cited = face_of_the_next(table)
    if face != "either" and command.exposed != (face == "up"):
        raise Refused(f"cards are dealt face {face}", cited)


def _rule_of_the_deal(table: Table, coup: Coup) -> str | None:
    rules = table.book.play.deal
    if len(coup.cards) < _initial(table):
        return cited_by(rules.order)
    player = getattr(rules, "player", None)
    banker = getattr(rules, "banker", None)
    where = next_card(table, coup)
    cited = player if where is not None and where.hand == "player" else banker
    return cited_by(cited) if cited is not None else None


def opener_of(coup: Coup, place: int) -> str | None:
    """The patron who opens a card, when it is not the dealer."""
    card = coup.cards[place]
    designation = coup.designations.get(hand_key(card.hand, card.area))
    nominee = designation.nominees.get(place) if designation is not None else None
    return nominee or card.held_by
