"""A shuffling device failed."""

from msgspec.structs import replace

from sabot.engine.events.irregularities.device import (
    CardShoeLoaded,
    CardsTransferred,
    DeviceFailed,
    DeviceInvestigated,
    DeviceRectified,
)
from sabot.engine.evolve import applies, must, shoe_of
from sabot.engine.settings import Device
from sabot.engine.state import State


@applies(DeviceFailed)
def device_failed(state: State, _: DeviceFailed) -> State:
    return state


@applies(CardsTransferred)
def cards_transferred(state: State, event: CardsTransferred) -> State:
    must(event.left == shoe_of(state).left, "a card was lost between two devices")
    must(sorted(event.removed) == sorted(event.replaced_by), "a damaged card was replaced by another")
    return state


@applies(DeviceRectified)
def device_rectified(state: State, _: DeviceRectified) -> State:
    return state


@applies(DeviceInvestigated)
def device_investigated(state: State, _: DeviceInvestigated) -> State:
    return state


@applies(CardShoeLoaded)
def card_shoe_loaded(state: State, event: CardShoeLoaded) -> State:
    must(event.left == shoe_of(state).left, "a card was lost on the way to the card shoe")
    assert state.settings is not None
    return replace(state, settings=replace(state.settings, device=Device(kind="card-shoe")))
