"""A coup is halted, taken up again, resumed or void."""

from msgspec.structs import replace

from sabot.engine.applied.wagering import open_wager
from sabot.engine.events.irregularities.misdealt import (
    CoupHalted,
    CoupReopened,
    CoupResumed,
    CoupVoided,
    OptionElected,
    OptionsOpened,
    RemedyChosen,
)
from sabot.engine.events.irregularities.ruling import IrregularityRuled
from sabot.engine.evolve import applies, coup_of, must, shoe_of, with_coup
from sabot.engine.state import Halt, State


@applies(IrregularityRuled)
def irregularity_ruled(state: State, event: IrregularityRuled) -> State:
    """It is remembered with the coup that is open, if one is."""
    if state.coup is None or (event.coup is not None and event.coup != state.coup.number):
        return state
    return with_coup(state, replace(state.coup, rulings=(*state.coup.rulings, event.limb)))


@applies(CoupReopened)
def coup_reopened(state: State, event: CoupReopened) -> State:
    """Everything that concluding it changed is as it was; a coup nobody began gives way to it."""
    before, shoe = state.concluded, shoe_of(state)
    must(before is not None and before.coup.number == event.number, "another coup was the last to conclude")
    assert before is not None
    if state.coup is not None:
        lying = [wager for wager in state.coup.wagers.values() if wager.fate == "placed"]
        must(not state.coup.cards and not lying, "a coup was reopened under another")
    patrons = {
        name: replace(patron, sat_out=before.sat_out.get(name, patron.sat_out))
        for name, patron in state.patrons.items()
    }
    again = replace(
        shoe,
        coups=shoe.coups - 1,
        last_coups=before.last_coups,
        phase=before.shoe_phase,
        discarded=shoe.discarded - len(before.coup.cards),
        played=tuple(one for one in shoe.played if one.number != event.number),
    )
    moved = replace(state, coup=before.coup, coups=event.number, shoe=again, patrons=patrons)
    return replace(moved, closing_coups=before.closing_coups, concluded=None, last_settled=())


@applies(CoupHalted)
def coup_halted(state: State, event: CoupHalted) -> State:
    halt = Halt(limb=event.limb, rule=event.rule, actual=event.actual, spare=event.spare, burn=event.burn)
    return with_coup(state, replace(coup_of(state), halted=halt))


@applies(OptionsOpened)
def options_opened(state: State, event: OptionsOpened) -> State:
    coup = coup_of(state)
    how = replace(coup, options_open="reduce" if event.parts else "remove", options_rule=event.rule)
    return with_coup(state, replace(how, elected=()))


@applies(OptionElected)
def option_elected(state: State, event: OptionElected) -> State:
    coup = coup_of(state)
    must(coup.options_open is not None, "nobody was asked about his wagers")
    must(event.wager not in coup.elected, f"wager {event.wager} was elected on twice")
    must(open_wager(coup, event.wager).patron == event.patron, "somebody else's wager was elected on")
    return with_coup(state, replace(coup, elected=(*coup.elected, event.wager)))


@applies(CoupResumed)
def coup_resumed(state: State, _: CoupResumed) -> State:
    coup = coup_of(state)
    return with_coup(
        state, replace(coup, halted=None, options_open=None, resumed=coup.options_open is not None)
    )


@applies(CoupVoided)
def coup_voided(state: State, event: CoupVoided) -> State:
    coup = coup_of(state)
    must(coup.number == event.number, "another coup is open")
    fates = {wager.fate for wager in coup.wagers.values()}
    must(fates <= {"returned", "forfeited"}, "a wager was settled, or lies, on a void coup")
    void = replace(coup, phase="settled", void=event.rule or "void", halted=None, options_open=None)
    return with_coup(state, void)


@applies(RemedyChosen)
def remedy_chosen(state: State, _: RemedyChosen) -> State:
    return state
