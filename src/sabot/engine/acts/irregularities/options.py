"""What becomes of wagers before a coup resumes: the remedy chosen, and what each patron elects."""

from collections.abc import Iterable

from msgspec.structs import replace

from sabot.engine.acts.act import act, happened
from sabot.engine.acts.irregularities.carrying_out import carry_out
from sabot.engine.acts.irregularities.coups import no_bet_coup, no_wagers_left, offer_options, placed
from sabot.engine.acts.irregularities.misdealt import awaits
from sabot.engine.acts.irregularities.ruling import Case, decided_by, must_rule, needed, staff
from sabot.engine.acts.irregularities.shoewise import restart_shoe
from sabot.engine.acts.irregularities.unfolding import Unfolding
from sabot.engine.acts.opening import must_be_open
from sabot.engine.acts.stakes import must_split
from sabot.engine.acts.wagering import lowered, open_wager, returned
from sabot.engine.authority import Who, patron_or_dealer
from sabot.engine.commands.base import Command
from sabot.engine.commands.irregularities.misdealt import ChooseRemedy, ElectOption, ResumeCoup
from sabot.engine.events.base import Event
from sabot.engine.events.irregularities.misdealt import CoupResumed, OptionElected, RemedyChosen
from sabot.engine.state import Coup
from sabot.engine.table import Refused, Table, clause_of

RESTART = "not-burned.first-coup-open"


# The remedy --------------------------------------------------------------------------------------


def _awaits_remedy(table: Table) -> None:
    awaits(table, "choose-remedy")


def _chooser(table: Table) -> Who:
    halted = table.coup.halted
    limb = halted.limb if halted is not None else "wrong-hand.wrong-area"
    return decided_by(table, must_rule(table, limb))


@act(
    ChooseRemedy,
    who=_chooser,
    when=_awaits_remedy,
    prompt="Choose how the coup goes on: all wagers valid, retract or reduce, or without wagers",
)
def choose_remedy(table: Table, command: ChooseRemedy) -> Iterable[Event]:
    halted, ruling = awaits(table, "choose-remedy")
    if command.remedy not in ruling.remedies:
        raise Refused(f"the choices are {', '.join(ruling.remedies)}", ruling)
    if not command.reason.strip():
        raise Refused("the reason for the choice is recorded: say it", ruling)
    unfolding = Unfolding(table)
    unfolding.add(
        happened(RemedyChosen, command, clause_of(ruling), remedy=command.remedy, reason=command.reason)
    )
    case = Case(limb=halted.limb, ruling=ruling, reason=command.reason)
    match command.remedy:
        case "complete-all-valid":
            unfolding.add(happened(CoupResumed, command, clause_of(ruling)))
        case "complete-after-retract-or-reduce":
            offer_options(unfolding, command, case)
        case "no-bet-coup":
            no_bet_coup(unfolding, command, case)
    return unfolding.events


# What patrons elect ------------------------------------------------------------------------------


def _wagers_are_asked_about(table: Table) -> None:
    must_be_open(table)
    if table.coup.options_open is None:
        raise Refused("nobody is asked about his wagers")
    if not _undecided(table.coup):
        raise Refused("every wager has been elected on", table.coup.options_rule)


def _undecided(coup: Coup) -> list[int]:
    return [wager.id for wager in placed(coup.wagers.values()) if wager.id not in coup.elected]


def _election_told(table: Table) -> str:
    coup = table.coup
    waiting = sorted({coup.wagers[wager].patron for wager in _undecided(coup)})
    return f"{' and '.join(waiting)} {'says' if len(waiting) == 1 else 'say'} whether each wager stays"


@act(
    ElectOption,
    who=lambda table: patron_or_dealer(table.book),
    when=_wagers_are_asked_about,
    prompt="Say whether a wager stays",
    told=_election_told,
)
def elect_option(table: Table, command: ElectOption) -> Iterable[Event]:
    coup = table.coup
    rule, wager = coup.options_rule, open_wager(table, command.wager)
    if wager.patron != command.patron:
        raise Refused(f"wager {wager.id} is {wager.patron}'s own to remove", rule)
    if wager.id in coup.elected:
        raise Refused(f"it has been said of wager {wager.id} that it stays", rule)
    if not 0 <= command.take_back <= wager.cents:
        raise Refused(f"{command.take_back} cents cannot be taken from a wager of {wager.cents}", rule)
    left = wager.cents - command.take_back
    if left and command.take_back and coup.options_open == "remove":
        raise Refused("a wager is removed whole, or stays whole", rule)
    if left and not table.chips.can_pay(left):
        raise Refused("what is left cannot be made in the table's chips")
    must_split(table, wager, left)
    yield happened(
        OptionElected, command, rule, patron=wager.patron, wager=wager.id, take_back=command.take_back
    )
    if not left:
        yield returned(wager, command, rule, why="removed before the coup resumed")
    elif command.take_back:
        yield lowered(wager, command, command.take_back, rule)


# Resuming ----------------------------------------------------------------------------------------


def _everybody_has_chosen(table: Table) -> None:
    must_be_open(table)
    coup = table.coup
    if coup.options_open is None and not _finishes_from_shoe(coup):
        raise Refused("the coup is not waiting for patrons to choose")
    waiting = sorted({coup.wagers[wager].patron for wager in _undecided(coup)})
    if waiting:
        raise Refused(f"{', '.join(waiting)} has not said whether his wagers stay", coup.options_rule)
    if _finishes_from_shoe(coup) and table.uses_shuffling_device and _goes_on(table):
        raise Refused(
            "the cards of the device are shuffled, cut and put into a card shoe first", coup.options_rule
        )


def _goes_on(table: Table) -> bool:
    """Whether more cards are dealt: for the wagers that stay, or for a coup without any."""
    if placed(table.coup.wagers.values()):
        return True
    return no_wagers_left(table).ruling.then == "no-bet-coup"


def _finishes_from_shoe(coup: Coup) -> bool:
    return coup.halted is not None and coup.halted.limb == "device-malfunction.no-other-device"


def _resume_approver(table: Table, _command: Command) -> Who | None:
    """Going on without any wager may be for somebody above."""
    coup = table.coup
    if placed(coup.wagers.values()) or _is_restarted(coup):
        return None
    return needed(no_wagers_left(table).ruling)


def _is_restarted(coup: Coup) -> bool:
    return coup.halted is not None and coup.halted.limb == RESTART


@act(
    ResumeCoup,
    who=staff,
    when=_everybody_has_chosen,
    prompt="Go on with the coup",
    approver=_resume_approver,
)
def resume_coup(table: Table, command: ResumeCoup) -> Iterable[Event]:
    coup = table.coup
    unfolding = Unfolding(table)
    if _is_restarted(coup):
        ruling = must_rule(table, RESTART)
        restart_shoe(unfolding, command, Case(limb=RESTART, ruling=ruling))
        if not placed(coup.wagers.values()):
            none_left = no_wagers_left(unfolding.table)
            carry_out(unfolding, command, replace(none_left, wagers=()))
    elif placed(coup.wagers.values()):
        unfolding.add(happened(CoupResumed, command, coup.options_rule))
    else:
        carry_out(unfolding, command, no_wagers_left(table))
    return unfolding.events
