"""Patrons come and go."""

from msgspec.structs import replace

from sabot.engine.events.people import (
    AreaGivenUp,
    BreakEnded,
    BreakTaken,
    ChipsBought,
    ChipsBrought,
    IndividualLimitsSet,
    PatronArrived,
    PatronExcluded,
    PatronLeft,
    PlayersLimited,
    SeatVacated,
    TableReserved,
    VoucherExchanged,
)
from sabot.engine.evolve import applies, must
from sabot.engine.markers import without_the_marker
from sabot.engine.state import Gone, Patron, State


@applies(PatronArrived)
def patron_arrived(state: State, event: PatronArrived) -> State:
    must(event.patron not in state.patrons, f"{event.patron} arrived twice")
    taken = [patron for patron in state.patrons.values() if patron.place == event.place]
    must(event.place is None or not taken, f"place {event.place} was given twice")
    known = state.gone.get(event.patron, Gone())
    patron = Patron(
        id=event.patron,
        arrived=state.arrivals + 1,
        since=event.at,
        place=event.place,
        player_card=event.player_card,
        loss_limit=event.loss_limit,
        lost=known.lost if event.lost is None else event.lost,
        lost_before=known.lost if event.lost is None else event.lost,
        excluded=known.excluded,
        arrived_during=state.coup.number if state.coup is not None and state.coup.cards else None,
    )
    patrons = {**state.patrons, event.patron: patron}
    return replace(_no_longer_empty(state), patrons=patrons, arrivals=state.arrivals + 1)


def _no_longer_empty(state: State) -> State:
    """Coups to come that were to be without wagers because nobody was there."""
    to_come, coup = state.without_wagers, state.coup
    if to_come is None or not to_come.nobody_here:
        return state
    over = coup is None or coup.no_bet is None
    markers = without_the_marker(state.markers) if over else state.markers
    return replace(state, without_wagers=None, markers=markers)


@applies(PatronLeft)
def patron_left(state: State, event: PatronLeft) -> State:
    patrons = {name: patron for name, patron in state.patrons.items() if name != event.patron}
    left = replace(state, patrons=patrons)
    leaver = state.patrons[event.patron]
    if leaver.loss_limit is None and leaver.excluded is None:
        return left
    return replace(left, gone={**state.gone, leaver.id: Gone(lost=leaver.lost, excluded=leaver.excluded)})


@applies(ChipsBought)
def chips_bought(state: State, _: ChipsBought) -> State:
    return state


@applies(ChipsBrought)
def chips_brought(state: State, _: ChipsBrought) -> State:
    return state


@applies(VoucherExchanged)
def voucher_exchanged(state: State, _: VoucherExchanged) -> State:
    return state


@applies(SeatVacated)
def seat_vacated(state: State, event: SeatVacated) -> State:
    return with_patron(state, replace(state.patrons[event.patron], place=None, sat_out=0))


@applies(BreakTaken)
def break_taken(state: State, event: BreakTaken) -> State:
    return with_patron(state, replace(state.patrons[event.patron], break_until=event.until))


@applies(BreakEnded)
def break_ended(state: State, event: BreakEnded) -> State:
    return with_patron(state, replace(state.patrons[event.patron], break_until=None, lost=0, lost_before=0))


@applies(PatronExcluded)
def patron_excluded(state: State, event: PatronExcluded) -> State:
    return with_patron(state, replace(state.patrons[event.patron], excluded=event.reason, place=None))


@applies(TableReserved)
def table_reserved(state: State, event: TableReserved) -> State:
    settings = state.settings
    must(settings is not None, "a closed table was reserved")
    assert settings is not None
    return replace(state, settings=replace(settings, reserved_for=event.patrons))


@applies(AreaGivenUp)
def area_given_up(state: State, event: AreaGivenUp) -> State:
    must(
        all(one.place != event.area for one in state.patrons.values()), f"place {event.area} was given twice"
    )
    giver, seated = state.patrons[event.patron], state.patrons[event.to]
    state = with_patron(state, replace(giver, gave_up=(*giver.gave_up, event.area)))
    return with_patron(state, replace(seated, place=event.area))


@applies(PlayersLimited)
def players_limited(state: State, event: PlayersLimited) -> State:
    return replace(state, most_players=event.most, one_to_a_box=event.one_to_a_box)


@applies(IndividualLimitsSet)
def individual_limits_set(state: State, event: IndividualLimitsSet) -> State:
    return with_patron(state, replace(state.patrons[event.patron], individual=event.limits))


def with_patron(state: State, patron: Patron) -> State:
    return replace(state, patrons={**state.patrons, patron.id: patron})
