"""Passing the cards of a hand to a patron, and having them back."""

from collections.abc import Iterator
from typing import NamedTuple

from sabot.engine.acts.act import act, happened
from sabot.engine.acts.dealing import method_of
from sabot.engine.acts.designating import (
    chooser,
    chosen,
    entitled,
    in_line,
    is_asked_to_choose,
    somebody_stands,
    standers,
    wagered_on,
)
from sabot.engine.acts.opening import must_be_open
from sabot.engine.acts.stakes import own_wagers
from sabot.engine.authority import Who, cited_by, dealer, named, patron_or_dealer, power
from sabot.engine.commands.base import Command
from sabot.engine.commands.dealing import (
    AcceptHand,
    DeclineHand,
    Nominate,
    OfferHand,
)
from sabot.engine.events.base import Event
from sabot.engine.events.dealing import (
    HandAccepted,
    HandDeclined,
    HandOffered,
    OpenerNominated,
)
from sabot.engine.hands import hand_of
from sabot.engine.pauses import must_go_on
from sabot.engine.people import PATRON_ROLE, Actor
from sabot.engine.state import Coup, Designation, hand_key
from sabot.engine.table import Refused, Table
from sabot.rulebook.node import Cited
from sabot.rulebook.words import Hand


def _cards_may_be_passed(table: Table) -> None:
    must_be_open(table)
    coup, method = table.coup, method_of(table)
    must_go_on(coup)
    if method.held_by == "dealer":
        raise Refused("the dealer keeps the cards", method)
    if coup.phase != "dealing":
        raise Refused("no cards are being dealt")
    if all(card.exposed for card in coup.cards):
        raise Refused("there is no hidden card to pass")


def _is_a_hand(hand: Hand, area: int) -> None:
    if hand == "banker" and area:
        raise Refused("the Banker hand is the whole table's: no area is named for it")


def _hand_is_free(table: Table, hand: Hand, area: int) -> Designation:
    """The hand has hidden cards with the dealer, and no other hand is out."""
    _is_a_hand(hand, area)
    coup, rules = table.coup, table.dealing_rules.designation
    cards = hand_of(coup, hand, area)
    if not cards or all(card.exposed for card in cards):
        raise Refused(f"the {hand} hand has no hidden card", method_of(table))
    _first_four_are_dealt(table)
    out = [one for one in coup.designations.values() if one.holder is not None]
    for one in out:
        if one.key == hand_key(hand, area):
            raise Refused(f"{one.holder} holds those cards")
        if rules.one_hand_out_at_a_time is not None:
            raise Refused("only one hand is out at a time", rules.one_hand_out_at_a_time)
    first = rules.first_hand_out
    if first is not None and first.is_ == "player" and hand == "banker" and _players_hand_waits(table, coup):
        raise Refused("the Player hand goes out first", first)
    return coup.designations.get(hand_key(hand, area)) or Designation(hand=hand, area=area)


def _first_four_are_dealt(table: Table) -> None:
    if not table.deals_areas and len(table.coup.cards) < 4:
        raise Refused("the first four cards are dealt before they are passed", method_of(table))


def _players_hand_waits(table: Table, coup: Coup) -> bool:
    """Whether the Player hand is still to be offered to somebody."""
    hidden = any(not (card.exposed or card.back) for card in hand_of(coup, "player"))
    asked = coup.designations.get(hand_key("player")) or Designation(hand="player")
    willing = [one for one in entitled(table, coup, "player") if one not in asked.refused_by]
    return hidden and bool(willing) and asked.last_holder is None


class Offer(NamedTuple):
    """Cards that wait to be offered, and to whom first."""

    hand: Hand
    area: int
    to: str


def offers_due(table: Table) -> tuple[Offer, ...]:
    """The hands that somebody is entitled to and has not been asked about."""
    cards = table.coup.cards
    hidden = dict.fromkeys((card.hand, card.area) for card in cards if not (card.exposed or card.back))
    due = []
    for hand, area in sorted(hidden, key=lambda one: (one[0] != "player", one[1])):
        try:
            asked = _hand_is_free(table, hand, area)
        except Refused:
            continue
        order = in_line(table, asked)
        if order and asked.offered_to != order[0]:
            due.append(Offer(hand, area, order[0]))
    return tuple(due)


def _somebody_is_to_be_asked(table: Table) -> None:
    _cards_may_be_passed(table)
    _first_four_are_dealt(table)
    if offers_due(table):
        return
    rules, asked = table.dealing_rules.designation, table.coup.designations.values()
    if any(one.offered_to is not None for one in asked):
        raise Refused("the cards are offered already")
    if rules.one_hand_out_at_a_time is not None and any(one.holder is not None for one in asked):
        raise Refused("only one hand is out at a time", rules.one_hand_out_at_a_time)
    if _unclaimed_may_be_asked_for(table) or _somebody_may_be_chosen(table) or somebody_stands(table):
        return
    leave = table.authority.open_hands_without_main_wagers
    if leave is not None and _only_side_wagers(table):
        raise Refused(f"that may be permitted in {leave.only_in} only", leave)
    raise Refused("nobody is entitled to them: the dealer keeps them", rules.dealer_keeps_unclaimed)


def _offer_prompt(table: Table) -> str:
    due = offers_due(table)
    if not due:
        return "Give a hand that nobody claims to whoever may ask for it"
    first = due[0]
    place = f" at place {first.area}" if first.area else ""
    return f"Offer the {first.hand.capitalize()} cards{place} to {first.to}"


def _who_gives_leave(table: Table, command: Command) -> Who | None:
    """Whose leave it takes to give a hand to somebody out of turn, who stands, or with side wagers only."""
    assert isinstance(command, OfferHand)
    powers = table.authority
    leave, of_standers = powers.open_hands_without_main_wagers, powers.stander_may_handle_cards
    if of_standers is not None and command.to in standers(table, command.hand, command.area):
        return power(of_standers)
    asked = _hand_is_free(table, command.hand, command.area)
    order = in_line(table, asked)
    if order and command.to == order[0]:
        return None
    choice = table.dealing_rules.designation.without_wager_approver
    if choice is not None and is_asked_to_choose(table, command):
        return chooser(choice)
    if leave is None or order or _asked_for(table, asked, command.to) is not leave:
        return None
    return power(leave)


def _somebody_may_be_chosen(table: Table) -> bool:
    """Whether a hand that nobody is to be asked about may go to somebody all the same."""
    rules = table.dealing_rules.designation
    if rules.without_wager_approver is None:
        return False
    for hand in {card.hand for card in table.coup.cards if not card.exposed}:
        try:
            _hand_is_free(table, hand, 0)
        except Refused:
            continue
        return True
    return False


@act(
    OfferHand,
    who=lambda table: dealer(table.book),
    when=_somebody_is_to_be_asked,
    prompt=_offer_prompt,
    approver=_who_gives_leave,
)
def offer_hand(table: Table, command: OfferHand) -> Iterator[Event]:
    asked = _hand_is_free(table, command.hand, command.area)
    order = in_line(table, asked)
    if order and command.to == order[0]:
        cited = _comes_first_by(table, asked, order)
    elif is_asked_to_choose(table, command):
        cited = chosen(table, asked, command.to)
    elif order:
        raise Refused(f"they are offered to {order[0]} first", _comes_first_by(table, asked, order))
    else:
        cited = _asked_for(table, asked, command.to)
    yield happened(HandOffered, command, cited_by(cited), hand=command.hand, area=command.area, to=command.to)


def _comes_first_by(table: Table, asked: Designation, order: tuple[str, ...]) -> Cited:
    """The clause by which the first of those willing comes before the others."""
    method, rules = method_of(table), table.dealing_rules.designation
    if asked.last_holder == order[0]:
        return rules.dealer_opens_on_request or method
    wagered = wagered_on(table.coup, asked.hand)
    highest = wagered.get(order[0], 0)
    equals = [one for one in order if wagered.get(one) == highest]
    if any(wagered.get(one) == highest for one in asked.refused_by):
        return rules.equal_wagers_refused or rules.equal_wagers or method
    if len(equals) > 1 and rules.equal_wagers is not None:
        return rules.equal_wagers
    return (rules.refused if asked.refused_by else rules.highest_wager) or method


# Hands that nobody claims --------------------------------------------------------------------------


def _asked_for(table: Table, asked: Designation, to: str) -> Cited:
    """The clause under which a hand that the dealer would open goes to somebody who asks for it."""
    rules, of_standers = table.dealing_rules.designation, table.authority.stander_may_handle_cards
    if of_standers is not None and to in standers(table, asked.hand, asked.area):
        return of_standers
    if rules.holder_may_open_both_in_turn is not None and to == _opened_the_other(table, asked.hand):
        return rules.holder_may_open_both_in_turn
    leave = table.authority.open_hands_without_main_wagers
    if leave is None or not _only_side_wagers(table):
        raise Refused("nobody is entitled to them: the dealer keeps them", rules.dealer_keeps_unclaimed)
    if not table.settings.private_area:
        raise Refused(f"that may be permitted in {leave.only_in} only", leave)
    if not own_wagers(table, to):
        raise Refused(f"{to} has placed no wager", leave)
    return leave


def _opened_the_other(table: Table, hand: Hand) -> str | None:
    """Who had the cards of the other hand, and gave them back."""
    if table.deals_areas:
        return None
    other = table.coup.designations.get(hand_key("banker" if hand == "player" else "player"))
    return other.last_holder if other is not None else None


def _only_side_wagers(table: Table) -> bool:
    """Wagers lie there, and none of them on either hand."""
    bets = {wager.bet for wager in table.coup.wagers.values() if wager.fate == "placed"}
    return bool(bets) and not bets & {"player", "banker"}


def _unclaimed_may_be_asked_for(table: Table) -> bool:
    rules, leave = table.dealing_rules.designation, table.authority.open_hands_without_main_wagers
    private = leave is not None and table.settings.private_area and _only_side_wagers(table)
    hidden = {card.hand for card in table.coup.cards if not card.exposed}
    both = rules.holder_may_open_both_in_turn is not None
    return bool(hidden) and (private or any(both and _opened_the_other(table, hand) for hand in hidden))


def _cards_are_offered(table: Table) -> None:
    """Somebody was asked; or may help himself to the cards of his own seat."""
    _cards_may_be_passed(table)
    asked = any(one.offered_to is not None for one in table.coup.designations.values())
    if not asked and not (method_of(table).held_by == "seated-players" and offers_due(table)):
        raise Refused("the cards are not offered to anybody", method_of(table))


def _patron(table: Table) -> Who:
    return named((PATRON_ROLE,), method_of(table))


def _whoever_answers(table: Table) -> Who:
    """A patron for himself; the dealer records it for whom he has asked."""
    asked = any(one.offered_to is not None for one in table.coup.designations.values())
    return patron_or_dealer(table.book, cited_by(method_of(table))) if asked else _patron(table)


def _answers(table: Table, by: Actor, asked: Designation) -> str:
    """Who takes the cards or declines them: a patron for himself; the dealer records it for whom he asked."""
    if by.role == PATRON_ROLE:
        return by.id
    if asked.offered_to is None:
        raise Refused("the cards are not offered to anybody", method_of(table))
    return asked.offered_to


def _take_prompt(table: Table) -> str:
    """With the instruction how the cards are held, where the book has one."""
    rules = table.dealing_rules.designation
    said = ((rules.in_full_view, "in full view"), (rules.over_layout, "over the table layout"))
    where = [words for cited, words in said if cited is not None]
    return f"Take the cards, and keep them {' and '.join(where)}" if where else "Take the cards"


def _take_told(table: Table) -> str:
    """Who is asked, or may help himself, and to which cards."""
    asked = [one for one in table.coup.designations.values() if one.offered_to is not None]
    first = Offer(asked[0].hand, asked[0].area, str(asked[0].offered_to)) if asked else offers_due(table)[0]
    place = f" at place {first.area}" if first.area else ""
    return f"{first.to} takes the {first.hand.capitalize()} cards{place}, or declines them"


@act(AcceptHand, who=_whoever_answers, when=_cards_are_offered, prompt=_take_prompt, told=_take_told)
def accept_hand(table: Table, command: AcceptHand) -> Iterator[Event]:
    asked = _hand_is_free(table, command.hand, command.area)
    patron = _answers(table, command.by, asked)
    own_seat = method_of(table).held_by == "seated-players"
    mine = patron in entitled(table, table.coup, command.hand, command.area)
    mine = mine and patron not in asked.refused_by
    if asked.offered_to != patron and not (own_seat and mine):
        if patron in standers(table, command.hand, command.area):
            leave = table.authority.stander_may_handle_cards
            raise Refused(f"{patron} stands, and does not touch the cards without leave", leave)
        raise Refused("the cards were not offered to you", method_of(table))
    yield happened(
        HandAccepted,
        command,
        cited_by(method_of(table)),
        hand=command.hand,
        area=command.area,
        patron=patron,
    )


@act(DeclineHand, who=_whoever_answers, when=_cards_are_offered, prompt="Decline the cards")
def decline_hand(table: Table, command: DeclineHand) -> Iterator[Event]:
    asked = _hand_is_free(table, command.hand, command.area)
    patron = _answers(table, command.by, asked)
    if asked.offered_to != patron:
        raise Refused("the cards were not offered to you", method_of(table))
    refused = table.dealing_rules.designation.refused
    yield happened(
        HandDeclined,
        command,
        cited_by(refused) if refused else None,
        hand=command.hand,
        area=command.area,
        patron=patron,
    )


def cards_are_out(table: Table) -> None:
    must_be_open(table)
    if not any(one.holder is not None for one in table.coup.designations.values()):
        raise Refused("no cards are out")


def cards_are_being_opened(table: Table) -> None:
    """Somebody has cards that he may still open: the coup is dealt, and nothing holds it up."""
    cards_are_out(table)
    must_go_on(table.coup)
    if table.coup.phase != "dealing":
        raise Refused("every card is open: the result has been announced")


def held(table: Table, hand: Hand, area: int) -> tuple[Designation, str]:
    _is_a_hand(hand, area)
    found = table.coup.designations.get(hand_key(hand, area))
    if found is None or found.holder is None:
        raise Refused(f"nobody holds the {hand} hand")
    return found, found.holder


def _nominee_approver(table: Table, command: Command) -> Who | None:
    del command
    approver = table.dealing_rules.designation.nominee_approver
    return named((approver.is_,), approver) if approver is not None else None


@act(
    Nominate,
    who=_patron,
    when=cards_are_being_opened,
    prompt="Have somebody open a card",
    approver=_nominee_approver,
)
def nominate(table: Table, command: Nominate) -> Iterator[Event]:
    cards_held, holder = held(table, command.hand, command.area)
    rule = table.dealing_rules.designation.nominee
    if holder != command.by.id:
        raise Refused("you do not hold those cards")
    if rule is None or rule.is_ == "nobody":
        raise Refused("nobody else may open the cards", rule or method_of(table))
    nominee = table.state.patrons.get(command.who)
    if rule.is_ != "anyone-present" and (nominee is None or not nominee.seated):
        raise Refused(f"{command.who} is not seated at the table", rule)
    cards = table.coup.cards
    if not 0 <= command.card < len(cards) or cards[command.card].held_by != holder:
        raise Refused(f"card {command.card} is not among those you hold")
    single = table.dealing_rules.designation.one_card_out_at_a_time
    others = {
        place for place, who in cards_held.nominees.items() if who != command.who and not cards[place].exposed
    }
    if single is not None and others:
        raise Refused("one card at a time is opened by somebody else", single)
    yield happened(
        OpenerNominated,
        command,
        cited_by(rule),
        hand=command.hand,
        area=command.area,
        card=command.card,
        who=command.who,
    )
