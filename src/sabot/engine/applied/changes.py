"""Limits, the game in play and the side bets of a running table change."""

from msgspec.structs import replace

from sabot.engine.applied.people import with_patron
from sabot.engine.events.changes import (
    GameChanged,
    LimitsChanged,
    OldMinimumEnded,
    OldMinimumKept,
    RestrictionLifted,
    RestrictionNotified,
    SideBetsChanged,
    SideBetsRestricted,
)
from sabot.engine.evolve import applies, must
from sabot.engine.settings import TableSettings
from sabot.engine.state import State


@applies(LimitsChanged)
def limits_changed(state: State, event: LimitsChanged) -> State:
    """A coup whose cards are being dealt is judged by the limits that its wagers were made under."""
    settings, coup = _settings(state), state.coup
    if coup is not None and coup.cards and coup.limits is None:
        coup = replace(coup, limits=settings.limits)
    return replace(state, settings=replace(settings, limits=event.limits), coup=coup)


@applies(OldMinimumKept)
def old_minimum_kept(state: State, event: OldMinimumKept) -> State:
    patron = replace(state.patrons[event.patron], kept_minimum=event.minimum, kept_at=event.places)
    return with_patron(state, patron)


@applies(OldMinimumEnded)
def old_minimum_ended(state: State, event: OldMinimumEnded) -> State:
    return with_patron(state, replace(state.patrons[event.patron], kept_minimum=None, kept_at=()))


@applies(GameChanged)
def game_changed(state: State, event: GameChanged) -> State:
    _must_be_free(state)
    settings = replace(_settings(state), game=event.game, options=event.options)
    return replace(state, settings=settings)


@applies(SideBetsChanged)
def side_bets_changed(state: State, event: SideBetsChanged) -> State:
    _must_be_free(state)
    settings = replace(
        _settings(state), side_bets=event.side_bets, options=event.options, limits=event.limits
    )
    return replace(state, settings=settings)


@applies(RestrictionNotified)
def restriction_notified(state: State, event: RestrictionNotified) -> State:
    return replace(state, restriction_told=(*state.restriction_told, *event.bets))


@applies(SideBetsRestricted)
def side_bets_restricted(state: State, event: SideBetsRestricted) -> State:
    told = tuple(bet for bet in state.restriction_told if bet not in event.bets)
    return replace(state, restricted=(*state.restricted, *event.bets), restriction_told=told)


@applies(RestrictionLifted)
def restriction_lifted(state: State, event: RestrictionLifted) -> State:
    return replace(state, restricted=tuple(bet for bet in state.restricted if bet not in event.bets))


def _settings(state: State) -> TableSettings:
    must(state.settings is not None, "a closed table was changed")
    assert state.settings is not None
    return state.settings


def _must_be_free(state: State) -> None:
    coup = state.coup
    wagered = coup is not None and any(wager.fate == "placed" for wager in coup.wagers.values())
    must(not wagered, "the game changed under wagers")
