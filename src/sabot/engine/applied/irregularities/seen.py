"""Cards were found face up, read wrongly, shown wrongly."""

from msgspec.structs import replace

from sabot.engine.applied.cards import read_again
from sabot.engine.events.irregularities.seen import (
    DisplayDisregarded,
    DrawnCardsCorrected,
    FaceUpNoted,
    RemainingCardsChecked,
    ScannerChecked,
    ScannerDistrusted,
)
from sabot.engine.evolve import applies, coup_of, must, shoe_of, with_coup
from sabot.engine.state import Drawn, State


@applies(FaceUpNoted)
def face_up_noted(state: State, event: FaceUpNoted) -> State:
    coup = coup_of(state)
    must(event.place < len(coup.cards), f"there is no card {event.place}")
    return with_coup(state, replace(coup, face_up=(*coup.face_up, event.place)))


@applies(RemainingCardsChecked)
def remaining_cards_checked(state: State, event: RemainingCardsChecked) -> State:
    must(event.counted == shoe_of(state).left, "the cards were miscounted")
    return state


@applies(DrawnCardsCorrected)
def drawn_cards_corrected(state: State, event: DrawnCardsCorrected) -> State:
    """Each card becomes what it is; what it was read as never left the shoe."""
    coup, shoe = coup_of(state), shoe_of(state)
    must(tuple(card.card for card in coup.cards) == event.before, "other cards were dealt")
    cards: list[Drawn] = []
    for card, actual in zip(coup.cards, event.after, strict=True):
        if actual != card.card:
            shoe = read_again(shoe, card.card, actual)
            card = replace(card, card=actual, scanned=card.card)  # noqa: PLW2901 - the same card, read again
        cards.append(card)
    corrected = replace(coup, cards=tuple(cards), phase="dealing", counts_announced=False)
    return replace(state, coup=corrected, shoe=shoe)


@applies(ScannerDistrusted)
def scanner_distrusted(state: State, _: ScannerDistrusted) -> State:
    return replace(state, scanner_trusted=False)


@applies(ScannerChecked)
def scanner_checked(state: State, _: ScannerChecked) -> State:
    return replace(state, scanner_trusted=True)


@applies(DisplayDisregarded)
def display_disregarded(state: State, _: DisplayDisregarded) -> State:
    return state
