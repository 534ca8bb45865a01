"""Signs and markers come and go."""

from msgspec.structs import replace

from sabot.engine.events.markers import MarkerPlaced, MarkerRemoved
from sabot.engine.events.signs import SignPosted, SignReworded, SignTakenDown
from sabot.engine.evolve import applies, must
from sabot.engine.markers import key_of
from sabot.engine.state import Sign, State


@applies(SignPosted)
def sign_posted(state: State, event: SignPosted) -> State:
    must(event.sign == state.issued + 1, f"sign {event.sign} is out of order")
    sign = Sign(
        id=event.sign,
        shows=event.shows,
        text=event.text,
        rule=event.rule,
        posted=event.at,
        patron=event.patron,
        bets=event.bets,
        change=event.change,
        takes_effect=event.takes_effect,
    )
    return replace(state, signs={**state.signs, sign.id: sign}, issued=event.sign)


@applies(SignReworded)
def sign_reworded(state: State, event: SignReworded) -> State:
    must(event.sign in state.signs, f"there is no sign {event.sign}")
    sign = replace(state.signs[event.sign], text=event.text, bets=event.bets)
    return replace(state, signs={**state.signs, sign.id: sign})


@applies(SignTakenDown)
def sign_taken_down(state: State, event: SignTakenDown) -> State:
    must(event.sign in state.signs, f"there is no sign {event.sign}")
    return replace(state, signs={key: sign for key, sign in state.signs.items() if key != event.sign})


@applies(MarkerPlaced)
def marker_placed(state: State, event: MarkerPlaced) -> State:
    key = key_of(event.kind, event.place, event.patron)
    return replace(state, markers={**state.markers, key: event.text})


@applies(MarkerRemoved)
def marker_removed(state: State, event: MarkerRemoved) -> State:
    gone = key_of(event.kind, event.place, event.patron)
    must(gone in state.markers, f"there is no marker {gone}")
    return replace(state, markers={key: text for key, text in state.markers.items() if key != gone})
