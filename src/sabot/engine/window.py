"""When wagers may be placed, changed and refused, by each book's own event."""

from sabot.engine.pauses import must_let_wagers_be
from sabot.engine.state import Coup
from sabot.engine.table import Refused, Table
from sabot.rulebook.node import Cited
from sabot.rulebook.words import WindowEvent

SAID: dict[WindowEvent, str] = {
    "no-more-bets": "no more bets has been called",
    "first-card-removed": "the first card has left the shoe",
    "first-card-exposed": "a card has been exposed",
}


def has_happened(coup: Coup, event: WindowEvent) -> bool:
    match event:
        case "no-more-bets":
            return coup.no_more_bets
        case "first-card-removed":
            return bool(coup.cards)
        case "first-card-exposed":
            return bool(coup.face_up) or any(card.exposed or card.handled for card in coup.cards)


def must_be_before(table: Table, event: WindowEvent, cited: Cited) -> None:
    coup = table.state.coup
    if coup is not None and has_happened(coup, event):
        raise Refused(SAID[event], cited)


def must_accept_wagers(table: Table, patron: str | None = None) -> None:
    """Wagers may be placed: the window is open, or was eased for this patron."""
    coup = table.state.coup
    if coup is None:
        return
    must_let_wagers_be(coup)
    if eased(coup, patron):
        return
    closes = table.wager_rules.window.closes_on
    for event in closes.is_:
        if has_happened(coup, event):
            raise Refused(SAID[event], closes)


def must_let_wagers_change(table: Table, patron: str | None = None) -> None:
    """Wagers may be taken back or reduced: they are not frozen."""
    coup = table.state.coup
    if coup is None:
        return
    must_let_wagers_be(coup)
    if eased(coup, patron):
        return
    frozen = table.wager_rules.window.frozen_on
    if has_happened(coup, frozen.is_):
        raise Refused(SAID[frozen.is_], frozen)


def eased(coup: Coup, patron: str | None) -> bool:
    """Whether a supervisor let wagers change though the window had closed."""
    for_whom = coup.window_eased_for
    if for_whom is None or coup.face_up or any(card.exposed for card in coup.cards):
        return False
    return not for_whom or (patron is not None and patron in for_whom)
