"""Who is to receive the cards of a hand: by what was wagered, by the seat, or because somebody chose him."""

from sabot.engine.acts.dealing import method_of, opener_of
from sabot.engine.authority import Who, may, named
from sabot.engine.commands.dealing import OfferHand
from sabot.engine.state import Coup, Designation, Wager, hand_key
from sabot.engine.table import Refused, Table
from sabot.rulebook.node import Cited, Datum, RoleKey
from sabot.rulebook.words import Hand


def entitled(table: Table, coup: Coup, hand: Hand, area: int = 0) -> tuple[str, ...]:
    """Those to whom the cards of a hand are offered, in order.

    The highest wager on the hand comes first; among equals the place nearest the dealer's right, or
    the bet furthest to it, then counter clockwise. Places are numbered clockwise from the dealer's left.
    """
    method, rules = method_of(table), table.dealing_rules.designation
    if method.held_by == "dealer":
        return ()
    if method.held_by == "seated-players":
        return _own_seat(table, coup, hand, area)
    wagered = wagered_on(coup, hand)
    must_sit = rules.seated is not None and rules.seated.is_
    patrons = [table.patron(name) for name in wagered if name in table.state.patrons]
    able = [patron for patron in patrons if patron.seated or not must_sit]
    equal = rules.equal_wagers
    by_the_bet = equal is not None and equal.is_ == "furthest-to-the-dealers-right"
    areas = {wager.patron: wager.area for wager in _placed_on(coup, hand)} if by_the_bet else {}
    able.sort(key=lambda patron: (-wagered[patron.id], -(areas.get(patron.id, patron.place) or 0)))
    return tuple(patron.id for patron in able)


def _placed_on(coup: Coup, hand: Hand) -> list[Wager]:
    """The wagers on a hand, by area."""
    on_hand = [one for one in coup.wagers.values() if one.bet == hand and one.fate == "placed"]
    return sorted(on_hand, key=lambda wager: wager.area)


def wagered_on(coup: Coup, hand: Hand) -> dict[str, int]:
    wagered: dict[str, int] = {}
    for wager in _placed_on(coup, hand):
        wagered[wager.patron] = wagered.get(wager.patron, 0) + wager.cents
    return wagered


def _own_seat(table: Table, coup: Coup, hand: Hand, area: int) -> tuple[str, ...]:
    """A player looks only at the cards of the area he sits at and has wagered on."""
    if hand == "banker":
        return ()
    seated = table.at_place(area)
    wagered = {w.patron for w in coup.wagers.values() if w.area == area and w.fate == "placed"}
    return (seated.id,) if seated is not None and seated.id in wagered else ()


def standers(table: Table, hand: Hand, area: int) -> tuple[str, ...]:
    """Those who stand and wagered at an area where nobody who sits did: they touch its cards with leave."""
    if table.authority.stander_may_handle_cards is None or method_of(table).held_by != "seated-players":
        return ()
    if hand == "banker" or entitled(table, table.coup, hand, area):
        return ()
    placed = [one.patron for one in table.coup.wagers.values() if one.area == area and one.fate == "placed"]
    known = table.state.patrons
    return tuple(one for one in dict.fromkeys(placed) if one in known and not known[one].seated)


def somebody_stands(table: Table) -> bool:
    """Whether there is a hand that somebody who stands might be let touch."""
    hidden = {(card.hand, card.area) for card in table.coup.cards if not card.exposed}
    return any(standers(table, hand, area) for hand, area in hidden)


def chooser(rule: Datum[RoleKey]) -> Who:
    return named((rule.is_,), rule)


def is_asked_to_choose(table: Table, command: OfferHand) -> bool:
    """Whether whoever may choose who has the cards, whatever was wagered, does so or is asked to approve."""
    rule = table.dealing_rules.designation.without_wager_approver
    if rule is None:
        return False
    return command.approver is not None or may(table.book, chooser(rule), command.by)


def chosen(table: Table, asked: Designation, to: str) -> Cited:
    """The clause by which anybody seated may be chosen to have the cards."""
    rules = table.dealing_rules.designation
    assert rules.without_wager_approver is not None  # asked before
    if rules.seated is not None and rules.seated.is_ and not table.patron(to).seated:
        raise Refused(f"{to} is not seated at the table", rules.seated)
    if to in asked.refused_by:
        raise Refused(f"{to} has declined them", rules.refused)
    return rules.without_wager_approver


def in_line(table: Table, asked: Designation) -> tuple[str, ...]:
    """Who is asked to take the cards of a hand, one after the other.

    A third card goes the way of the first two. Who had those may decline it: it goes on to the others where
    the book has it dealt like the first four (Star 8.16), and else stays with the dealer (Crown 8.4.1(c)).
    """
    last = asked.last_holder
    if last is not None and last not in asked.refused_by:
        return (last,)
    if last is not None and method_of(table).third_cards_likewise is None:
        return ()
    willing = entitled(table, table.coup, asked.hand, asked.area)
    return tuple(one for one in willing if one not in asked.refused_by)


def a_patron_was_to_open(table: Table, place: int) -> bool:
    """Whether the card drawn at a place was for a patron to turn, who has it or would be offered it."""
    coup = table.coup
    card = coup.cards[place]
    asked = coup.designations.get(hand_key(card.hand, card.area))
    if opener_of(coup, place) is not None or (asked is not None and asked.offered_to is not None):
        return True
    return not card.back and bool(in_line(table, asked or Designation(hand=card.hand, area=card.area)))
