"""Cards dealt wrongly: the report, the reconstruction, and giving it up."""

from collections.abc import Iterable

from msgspec.structs import replace

from sabot.engine.acts.act import act, happened
from sabot.engine.acts.designating import a_patron_was_to_open
from sabot.engine.acts.irregularities.cardwise import moves_to_player_hand
from sabot.engine.acts.irregularities.carrying_out import carry_out
from sabot.engine.acts.irregularities.coups import late_ruling, must_be_in_time, reach
from sabot.engine.acts.irregularities.laying import must_be_able_to_leave
from sabot.engine.acts.irregularities.reconstruction import put_in_order
from sabot.engine.acts.irregularities.reports import (
    a_coup_is_in_reach,
    cards_lie_on_the_table,
    is_ruled_on,
    no_coup_in_progress,
    the_deal_is_going_on,
)
from sabot.engine.acts.irregularities.ruling import (
    Case,
    decided_by,
    decider,
    first_of,
    met,
    must_rule,
    needed,
    ruling_at,
    staff,
)
from sabot.engine.acts.irregularities.unfolding import Unfolding
from sabot.engine.acts.opening import must_be_open
from sabot.engine.authority import Who
from sabot.engine.commands.base import Command
from sabot.engine.commands.irregularities.misdealt import (
    GiveUpReconstruction,
    Lies,
    Reconstruct,
    RemoveRemainingCards,
    ReportEarlyReveal,
    ReportMisdeal,
    ReportMisplacedCard,
    ReportWrongArea,
)
from sabot.engine.events.base import Event
from sabot.engine.events.dealing import CardsExposed
from sabot.engine.events.irregularities.misdealt import CoupResumed
from sabot.engine.hands import next_card
from sabot.engine.state import Coup, Halt
from sabot.engine.table import Refused, Table, clause_of
from sabot.rulebook.irregularities import Ruling

IN_TIME, HANDLED = "misdeal.found-in-time", "misdeal.after-handling"
GIVEN_UP = ("misdeal.cannot-be-reconstructed", "mispayment.cannot-be-reconstructed")


# A misdeal ---------------------------------------------------------------------------------------


def _misdeal_may_be_reported(table: Table) -> None:
    must_rule(table, IN_TIME)
    if table.state.phase == "closed":
        raise Refused("the table is closed: the results of all coups stand", late_ruling(table))
    a_coup_is_in_reach(table)


@act(ReportMisdeal, who=staff, when=_misdeal_may_be_reported, prompt="Report cards dealt wrongly")
def report_misdeal(table: Table, command: ReportMisdeal) -> Iterable[Event]:
    misdeal = table.irregularities.misdeal
    assert misdeal is not None  # asked before
    must_be_in_time(table, command.coup)
    also = misdeal.also_caused_by
    if command.caused_by not in misdeal.caused_by and (also is None or command.caused_by not in also.is_):
        causes = " or ".join(misdeal.caused_by).replace("-", " ")
        raise Refused(f"the rule is about what the {causes} does", misdeal.found_in_time)
    unfolding = Unfolding(table)
    reach(unfolding, command, command.coup, Case(limb=IN_TIME, ruling=misdeal.found_in_time))
    case = misdealt(unfolding.table, command.cause)
    carry_out(unfolding, command, replace(case, lies=command.lies))
    return unfolding.events


def misdealt(table: Table, reason: str) -> Case:
    """What the book says of cards dealt wrongly, whether or not players have handled them."""
    case = Case(limb=IN_TIME, ruling=must_rule(table, IN_TIME), reason=reason)
    later = ruling_at(table, HANDLED)
    if later is not None and not met(table, case):
        return Case(limb=HANDLED, ruling=later, reason=reason)
    _must_be_before_the_result(table, case.ruling)
    return case


def _must_be_before_the_result(table: Table, ruling: Ruling) -> None:
    """A misdeal ends with the result; after that it is the result that is corrected."""
    if ruling.then == "misdeal" and table.coup.phase in ("result", "settled"):
        raise Refused("the result has been announced: that, or what was paid, is corrected", ruling)


# Cards at the wrong hand -------------------------------------------------------------------------


def _players_third_is_due(table: Table) -> None:
    is_ruled_on(table, "players-card-to-banker", IN_TIME)
    coup = the_deal_is_going_on(table)
    nothing_due = Refused("no third card is due to the Player hand")
    if table.deals_areas or len(coup.cards) < 4:
        raise nothing_due
    if not all(card.exposed for card in coup.cards):
        raise Refused("the cards on the table are exposed first")  # what lies hidden tells nobody what is due
    due = next_card(table, coup)
    if due is None or due.hand != "player":
        raise nothing_due


@act(
    ReportMisplacedCard,
    who=staff,
    when=_players_third_is_due,
    prompt="Report that the Player hand's third card was laid at the Banker hand",
)
def report_misplaced_card(table: Table, command: ReportMisplacedCard) -> Iterable[Event]:
    card = must_be_able_to_leave(table, command.card)
    limb, ruling = first_of(table, "players-card-to-banker", IN_TIME)
    case = Case(limb=limb, ruling=ruling, card=card, exposed=command.exposed)
    unfolding = Unfolding(table)
    if ruling.then != "moves-to-player-hand":
        moves_to_player_hand(unfolding, command, case)
        found = [Lies(one.hand, one.area) for one in table.coup.cards]
        case = replace(case, lies=(*found, Lies("banker")))
    carry_out(unfolding, command, case)
    return unfolding.events


def _wrong_area_is_known(table: Table) -> None:
    is_ruled_on(table, "wrong-hand.wrong-area")
    cards_lie_on_the_table(table)


@act(
    ReportWrongArea,
    who=staff,
    when=_wrong_area_is_known,
    prompt="Report cards laid in the other hand's area",
)
def report_wrong_area(table: Table, command: ReportWrongArea) -> Iterable[Event]:
    coup = table.coup
    _must_be_places(coup, command.cards)
    limb = "wrong-hand.wrong-area"
    case = Case(limb=limb, ruling=must_rule(table, limb))
    if not met(table, case):
        case = misdealt(table, "cards in the wrong area")
    _must_be_before_the_result(table, case.ruling)
    unfolding = Unfolding(table)
    carry_out(unfolding, command, replace(case, lies=_lying_at_the_other_hand(coup, command.cards)))
    return unfolding.events


def _lying_at_the_other_hand(coup: Coup, places: tuple[int, ...]) -> tuple[Lies, ...]:
    return tuple(
        Lies("player" if card.hand == "banker" else "banker", card.area)
        if place in places
        else Lies(card.hand, card.area)
        for place, card in enumerate(coup.cards)
    )


def _must_be_places(coup: Coup, places: tuple[int, ...]) -> None:
    for place in places:
        if not 0 <= place < len(coup.cards):
            raise Refused(f"there is no card {place}: {len(coup.cards)} have been dealt")


def _early_reveal_is_known(table: Table) -> None:
    is_ruled_on(table, "wrong-hand.dealer-revealed")
    coup = the_deal_is_going_on(table)
    if all(card.exposed for card in coup.cards):
        raise Refused("every card is exposed")


@act(
    ReportEarlyReveal,
    who=staff,
    when=_early_reveal_is_known,
    prompt="Report that the dealer turned cards that a patron should have turned",
)
def report_early_reveal(table: Table, command: ReportEarlyReveal) -> Iterable[Event]:
    _must_be_places(table.coup, command.cards)
    if not command.cards or any(table.coup.cards[place].exposed for place in command.cards):
        raise Refused("say which hidden cards were turned")
    limb = "wrong-hand.dealer-revealed"
    ruling = must_rule(table, limb)
    if not all(a_patron_was_to_open(table, place) for place in command.cards):
        raise Refused("no patron was to turn those cards: they are the dealer's to turn", ruling)
    unfolding = Unfolding(table)
    unfolding.add(happened(CardsExposed, command, clause_of(ruling), cards=command.cards))
    carry_out(unfolding, command, Case(limb=limb, ruling=ruling))
    return unfolding.events


# Reconstruction ----------------------------------------------------------------------------------


def awaits(table: Table, *thens: str) -> tuple[Halt, Ruling]:
    """Why the coup is halted, when what is due is one of these."""
    must_be_open(table)
    halted = table.coup.halted
    if halted is None or table.coup.options_open is not None:
        raise Refused("the coup is not waiting for that")
    ruling = must_rule(table, halted.limb)
    if ruling.then not in thens:
        raise Refused("the coup is waiting for something else", ruling)
    return halted, ruling


def _awaits_reconstruction(table: Table) -> None:
    awaits(table, "reconstruct")


def _reconstruction_approver(table: Table, _command: Command) -> Who | None:
    halted = table.coup.halted
    return needed(ruling_at(table, halted.limb)) if halted is not None else None


@act(
    Reconstruct,
    who=staff,
    when=_awaits_reconstruction,
    prompt="Put the cards in their right order",
    approver=_reconstruction_approver,
)
def reconstruct(table: Table, command: Reconstruct) -> Iterable[Event]:
    halted, ruling = awaits(table, "reconstruct")
    everyone = list(range(len(table.coup.cards)))
    if sorted(command.order) != everyone:
        raise Refused(f"name each of the {len(everyone)} cards once, by its place from 0")
    if not halted.limb.startswith(("misdeal", "wrong-hand", "players-")) and list(command.order) != everyone:
        raise Refused("the cards were dealt rightly: only what was announced or paid is corrected", ruling)
    unfolding = Unfolding(table)
    put_in_order(unfolding, command, command.order, clause_of(ruling))
    after = ruling_at(table, "misdeal.after-reconstruction")
    if after is not None:
        carry_out(unfolding, command, Case(limb="misdeal.after-reconstruction", ruling=after))
    else:
        unfolding.add(happened(CoupResumed, command, clause_of(ruling)))
    return unfolding.events


def _giving_up(table: Table) -> tuple[str, Ruling]:
    """The ruling on what cannot be reconstructed, by what the coup is halted for."""
    coup = table.state.coup
    halted = coup.halted if coup is not None else None
    paid = halted is not None and halted.limb.startswith("mispayment")
    return first_of(table, *(GIVEN_UP[::-1] if paid else GIVEN_UP))


def _giver_up(table: Table) -> Who:
    return decided_by(table, _giving_up(table)[1])


@act(
    GiveUpReconstruction,
    who=_giver_up,
    when=_awaits_reconstruction,
    prompt="Declare that the coup cannot be reconstructed",
)
def give_up_reconstruction(table: Table, command: GiveUpReconstruction) -> Iterable[Event]:
    limb, ruling = _giving_up(table)
    if command.areas and ruling.then != "void-hand-or-coup":
        raise Refused("the coup is void, not a hand", ruling)
    for area in command.areas:
        if area not in table.coup.areas or command.areas.count(area) > 1:
            raise Refused(f"no hand was dealt to area {area}")
    unfolding = Unfolding(table)
    carry_out(unfolding, command, Case(limb=limb, ruling=ruling, areas=command.areas))
    if unfolding.table.coup.void is None:
        unfolding.add(happened(CoupResumed, command, clause_of(ruling)))
    return unfolding.events


def _coup_was_given_up(table: Table) -> None:
    no_coup_in_progress(table)
    before = table.state.concluded
    if before is None or GIVEN_UP[0] not in before.coup.rulings:
        raise Refused(
            "the last coup was not void for want of a reconstruction",
            must_rule(table, "misdeal.remaining-cards"),
        )


@act(
    RemoveRemainingCards,
    who=decider("misdeal.remaining-cards"),
    when=_coup_was_given_up,
    prompt="Take out the remaining cards, to be shuffled or replaced",
)
def remove_remaining_cards(table: Table, command: RemoveRemainingCards) -> Iterable[Event]:
    limb = "misdeal.remaining-cards"
    unfolding = Unfolding(table)
    case = Case(
        limb=limb,
        ruling=must_rule(table, limb),
        replacement=command.replacement,
        agreed_by=command.agreed_by,
    )
    carry_out(unfolding, command, case)
    return unfolding.events
