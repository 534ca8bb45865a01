"""Cards that a coup has no use for, hands of the wrong size, and cards with the wrong person."""

from collections import Counter
from collections.abc import Iterable

from sabot.engine.acts.act import act, happened
from sabot.engine.acts.designating import entitled
from sabot.engine.acts.irregularities.carrying_out import carry_out
from sabot.engine.acts.irregularities.laying import must_be_able_to_leave, must_have_been_in_the_shoe
from sabot.engine.acts.irregularities.reconstruction import extra_card_limb, is_last_coup
from sabot.engine.acts.irregularities.reports import (
    cards_lie_on_the_table,
    is_ruled_on,
    the_deal_is_going_on,
)
from sabot.engine.acts.irregularities.ruling import Case, first_of, in_words, must_rule, staff
from sabot.engine.acts.irregularities.unfolding import Unfolding
from sabot.engine.commands.irregularities.misdealt import (
    Lies,
    ReportCardCounts,
    ReportExtraCard,
    ReportWrongHolder,
)
from sabot.engine.events.base import Event
from sabot.engine.events.irregularities.misdealt import CardsRelaid, Laid
from sabot.engine.hands import next_card
from sabot.engine.naming import of_a_hand
from sabot.engine.state import Coup, hand_key
from sabot.engine.table import Refused, Table
from sabot.rulebook.words import Hand

THREE = 3
OTHER: dict[Hand, Hand] = {"player": "banker", "banker": "player"}


# A card too many ---------------------------------------------------------------------------------


def _a_card_can_be_too_many(table: Table) -> None:
    is_ruled_on(table, "extra-player-card.banker-draws", "extra-banker-card")
    coup = cards_lie_on_the_table(table)
    if len(coup.cards) < 4:
        raise Refused("the first four cards are still being dealt")


@act(
    ReportExtraCard,
    who=staff,
    when=_a_card_can_be_too_many,
    prompt="Report a card drawn that the table of play does not ask for",
)
def report_extra_card(table: Table, command: ReportExtraCard) -> Iterable[Event]:
    card = must_be_able_to_leave(table, command.card)
    limb = _limb_of_extra_card(table, command)
    unfolding = Unfolding(table)
    case = Case(limb=limb, ruling=must_rule(table, limb), card=card, exposed=command.exposed)
    carry_out(unfolding, command, case)
    return unfolding.events


def _limb_of_extra_card(table: Table, command: ReportExtraCard) -> str:
    due = next_card(table, table.coup)
    if command.hand is None:
        return _limb_of_unplaced_card(table, command)
    if due is not None and due.hand == command.hand:
        raise Refused(f"the {command.hand.capitalize()} hand draws a third card: that is no card too many")
    if due is not None and due.hand == "player":
        raise Refused("the Player hand draws first: report its card laid at the Banker hand")
    if due is not None:
        return "extra-player-card.banker-draws"
    return extra_card_limb(table, command.hand == "player", exposed=command.exposed)


def _limb_of_unplaced_card(table: Table, command: ReportExtraCard) -> str:
    """A card that nobody has seen, given to no hand."""
    limb = f"excess-card-unseen.{'after' if is_last_coup(table) else 'before'}-last-coup"
    ruling = must_rule(table, limb)
    if command.exposed:
        raise Refused("a card that was seen is not one drawn unseen: report the first card exposed", ruling)
    if next_card(table, table.coup) is not None:
        raise Refused("the coup needs another card, and that is it: draw it", ruling)
    if table.shoe.carried is not None:
        raise Refused("a card is the first of the next coup already", ruling)
    return limb


# The wrong person --------------------------------------------------------------------------------


def _cards_may_be_with_somebody(table: Table) -> None:
    is_ruled_on(table, "not-the-designated-player", "wrong-hand.wrong-holder")
    coup = the_deal_is_going_on(table)
    if all(card.exposed for card in coup.cards):
        raise Refused("no hidden card can have gone to anybody")


@act(
    ReportWrongHolder,
    who=staff,
    when=_cards_may_be_with_somebody,
    prompt="Report cards that went to somebody else",
)
def report_wrong_holder(table: Table, command: ReportWrongHolder) -> Iterable[Event]:
    coup = table.coup
    table.patron(command.patron)
    hidden = [one for one in coup.cards if one.hand == command.hand and one.area == command.area]
    if not hidden or all(card.exposed for card in hidden):
        raise Refused(f"the {command.hand} hand has no hidden card")
    if command.patron == _rightly_with(table, coup, command.hand, command.area):
        raise Refused(f"the cards are {command.patron}'s to hold")
    limb = _limb_of_wrong_holder(table, command)
    case = Case(
        limb=limb,
        ruling=must_rule(table, limb),
        person=command.patron,
        lies=(Lies(command.hand, command.area),),
    )
    unfolding = Unfolding(table)
    carry_out(unfolding, command, case)
    return unfolding.events


def _limb_of_wrong_holder(table: Table, command: ReportWrongHolder) -> str:
    """Whoever accepts the other hand has a rule of his own."""
    has_other = not table.deals_areas and command.patron == _rightly_with(
        table, table.coup, OTHER[command.hand], 0
    )
    special, general = "wrong-hand.wrong-holder", "not-the-designated-player"
    limbs = (special, general) if has_other or table.deals_areas else (general, special)
    return first_of(table, *limbs)[0]


def _rightly_with(table: Table, coup: Coup, hand: Hand, area: int) -> str | None:
    """Who is offered the cards of a hand, holds them, or would be offered them next."""
    asked = coup.designations.get(hand_key(hand, area))
    refused = asked.refused_by if asked is not None else ()
    if asked is not None and (asked.holder or asked.offered_to or asked.last_holder):
        return asked.holder or asked.offered_to or asked.last_holder
    return next((one for one in entitled(table, coup, hand, area) if one not in refused), None)


# Hands of the wrong size -------------------------------------------------------------------------


def _counts_decide(table: Table) -> None:
    is_ruled_on(table, "count-of-cards.banker")
    coup = cards_lie_on_the_table(table)
    if coup.phase == "settled":
        raise Refused("the coup is settled: what was announced or paid is corrected")


@act(
    ReportCardCounts,
    who=staff,
    when=_counts_decide,
    prompt="Report hands with too few or too many cards",
)
def report_card_counts(table: Table, command: ReportCardCounts) -> Iterable[Event]:
    coup = table.coup
    unrecorded = tuple(of_a_hand(table, card) for card in command.unrecorded)
    must_have_been_in_the_shoe(table, unrecorded)
    cards = (*(card.card for card in coup.cards), *(card.name for card in unrecorded))
    if len(command.lies) != len(cards):
        raise Refused(f"say of each of the {len(cards)} cards where it lies, not of {len(command.lies)}")
    lies = tuple(Laid(card, lie.hand, lie.area) for card, lie in zip(cards, command.lies, strict=True))
    _must_be_at_a_place(table, lies)
    counted = Counter((laid.hand, laid.area) for laid in lies)
    findings = tuple(_findings(coup, counted))
    if not findings:
        raise Refused("every hand has three cards, and every area dealt to a wager")
    unfolding = Unfolding(table)
    unfolding.add(happened(CardsRelaid, command, lies=lies))
    for limb, area in findings:
        areas = (area,) if area else ()
        case = Case(limb=limb, ruling=must_rule(table, limb), areas=areas, reason=in_words(limb))
        carry_out(unfolding, command, case)
    return unfolding.events


def _findings(coup: Coup, counted: Counter[tuple[Hand, int]]) -> Iterable[tuple[str, int]]:
    """A wrong Banker hand is a misdeal; else each Player hand is looked at by itself."""
    if counted["banker", 0] != THREE:
        yield "count-of-cards.banker", 0
        return
    for area in sorted({area for hand, area in counted if hand == "player"} | set(coup.areas)):
        if area not in coup.areas:
            yield "count-of-cards.area-without-wager", area
        elif counted["player", area] != THREE:
            yield "count-of-cards.player", area


def _must_be_at_a_place(table: Table, lies: Iterable[Laid]) -> None:
    for laid in lies:
        fits = laid.area == 0 if laid.hand == "banker" else 1 <= laid.area <= table.settings.places
        if not fits:
            raise Refused(f"there is no {laid.hand} hand at area {laid.area}")
