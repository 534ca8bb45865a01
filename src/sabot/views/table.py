"""A table as one kind of person may see it. Hidden cards are gone before anything is sent.

A card that nobody has exposed is on nobody's view but that of the patron who holds it to look at.
The money of a patron is on his own view and on the house's, not on another's.
"""

from typing import Final

import msgspec

from sabot.engine.decide import Move, Step, moves, next_step
from sabot.engine.people import PATRON_ROLE, Actor
from sabot.engine.settings import Limits
from sabot.engine.state import (
    Coup,
    Dispute,
    Drawn,
    Mispayment,
    NoticeDue,
    Shoe,
    ShoePhase,
    State,
    Wager,
    hand_key,
)
from sabot.engine.table import Table
from sabot.rulebook.book import RuleBook
from sabot.rulebook.words import Hand
from sabot.views.console import ConsoleView, console
from sabot.views.face import FaceView, face
from sabot.views.own import OwnView, own
from sabot.views.parts import View
from sabot.views.result import HandView, ResultView, open_hands, result
from sabot.views.shown import ShownView, shown
from sabot.views.signs import StandingSign, standing

HIDDEN: Final = None
OVER: Final = ("inspector-advised",)
"""How a dispute ends: the patron was told of the right to complain to an inspector."""


class CardView(View, frozen=True, kw_only=True):
    """A card on the table: its face when the viewer may see it, else its back."""

    hand: Hand
    area: int
    face: str | None
    exposed: bool
    held_by: str | None = None


class WagerView(View, frozen=True, kw_only=True):
    id: int
    patron: str
    bet: str
    area: int
    cents: int
    chips: dict[int, int]
    """The stake in chips of the table, large ones first."""
    instrument: str
    fate: str


class CoupView(View, frozen=True, kw_only=True):
    number: int
    phase: str
    no_bet: str | None
    no_more_bets: bool
    cards: tuple[CardView, ...]
    wagers: tuple[WagerView, ...]


class PatronView(View, frozen=True, kw_only=True):
    """A person at the table, as the others see him."""

    id: str
    place: int | None


class ShoeView(View, frozen=True, kw_only=True):
    """The shoe, as everybody at the table sees it."""

    number: int
    phase: ShoePhase
    coups: int
    last_coups: int | None
    """How many coups are left once the cutting card has appeared."""
    commitment: str | None
    """What a virtual shoe is bound to its order by."""


class TableView(View, frozen=True, kw_only=True):
    """A table, as far as the viewer may see it."""

    version: int
    phase: str
    table: str | None
    game: str | None
    limits: Limits | None
    last_coup: bool
    no_bet: str | None
    """The clause by which the coup on the table, or else the next one, is dealt without wagers."""
    coup: CoupView | None
    hands: tuple[HandView, ...]
    """What each hand that lies open counts."""
    result: ResultView | None
    shoe: ShoeView | None
    shown: ShownView | None
    """The results of the shoe."""
    face: FaceView | None
    """What the table is. It stays the same while the table is open."""
    patrons: tuple[PatronView, ...]
    signs: tuple[StandingSign, ...]
    markers: dict[str, str]
    own: OwnView | None = None
    moves: tuple[Move, ...] = ()
    step: Step | None = None
    """What the table waits for, in a line for the dealer; for staff."""
    notices: tuple[NoticeDue, ...] = ()
    disputes: tuple[Dispute, ...] = ()
    """Those that are not over, for staff."""
    mispayments: tuple[Mispayment, ...] = ()
    """Those that were not put right, for staff."""
    console: ConsoleView | None = None
    """What whoever deals needs, for staff."""


def patron_view(book: RuleBook, state: State, patron: str) -> TableView:
    """The table as one patron sees it: his own money, and the cards that he holds."""
    actor = Actor(id=patron, role=PATRON_ROLE)
    return _view(book, state, viewer=patron, own=own(book, state, patron), moves=moves(book, state, actor))


def staff_view(book: RuleBook, state: State, actor: Actor) -> TableView:
    """The table as staff see it: what they may do, what is open, and who must be told something."""
    return msgspec.structs.replace(
        _view(book, state, viewer=None, moves=moves(book, state, actor)),
        step=next_step(book, state),
        notices=tuple(notice for notice in state.notices.values() if notice.sent is None),
        disputes=tuple(one for one in state.disputes.values() if one.stage not in OVER),
        mispayments=tuple(one for one in state.mispayments.values() if not one.rectified),
        console=console(book, state, actor) if state.settings is not None else None,
    )


def display_view(book: RuleBook, state: State) -> TableView:
    """The table as the display above it shows it: nothing of anybody's own."""
    return _view(book, state, viewer=None)


def _view(
    book: RuleBook,
    state: State,
    *,
    viewer: str | None,
    own: OwnView | None = None,
    moves: tuple[Move, ...] = (),
) -> TableView:
    settings, shoe = state.settings, state.shoe
    return TableView(
        version=state.version,
        phase=state.phase,
        table=settings.table if settings else None,
        game=settings.game if settings else None,
        limits=settings.limits if settings else None,
        last_coup=shoe is not None and shoe.last_coups == 1,
        no_bet=_without_wagers(state),
        coup=_coup(Table(book, state), state.coup, viewer) if state.coup is not None else None,
        hands=open_hands(book, state),
        result=result(book, state),
        shoe=_shoe(shoe) if shoe is not None else None,
        shown=shown(book, state),
        face=face(book, state),
        patrons=tuple(PatronView(id=one.id, place=one.place) for one in state.patrons.values()),
        signs=tuple(standing(book, sign) for sign in state.signs.values()),
        markers=state.markers,
        own=own,
        moves=moves,
    )


def _without_wagers(state: State) -> str | None:
    if state.coup is not None:
        return state.coup.no_bet
    if state.shoe is not None and state.shoe.carried_no_bet is not None:
        return state.shoe.carried_no_bet
    return state.without_wagers.rule if state.without_wagers is not None else None


def _shoe(shoe: Shoe) -> ShoeView:
    return ShoeView(
        number=shoe.number,
        phase=shoe.phase,
        coups=shoe.coups,
        last_coups=shoe.last_coups,
        commitment=shoe.commitment,
    )


def _coup(table: Table, coup: Coup, viewer: str | None) -> CoupView:
    return CoupView(
        number=coup.number,
        phase=coup.phase,
        no_bet=coup.no_bet,
        no_more_bets=coup.no_more_bets,
        cards=tuple(_card(coup, place, card, viewer) for place, card in enumerate(coup.cards)),
        wagers=tuple(_wager(table, wager) for wager in coup.wagers.values()),
    )


def _card(coup: Coup, place: int, card: Drawn, viewer: str | None) -> CardView:
    seen = card.exposed or _holds(coup, place, card, viewer)
    return CardView(
        hand=card.hand,
        area=card.area,
        face=card.card if seen else HIDDEN,
        exposed=card.exposed,
        held_by=card.held_by,
    )


def _holds(coup: Coup, place: int, card: Drawn, viewer: str | None) -> bool:
    """Whether the viewer has this card to look at: he holds it, or was nominated to open it."""
    if viewer is None:
        return False
    asked = coup.designations.get(hand_key(card.hand, card.area))
    nominee = asked.nominees.get(place) if asked is not None else None
    return viewer == (nominee or card.held_by)


def _wager(table: Table, wager: Wager) -> WagerView:
    return WagerView(
        id=wager.id,
        patron=wager.patron,
        bet=wager.bet,
        area=wager.area,
        cents=wager.cents,
        chips=table.chips.in_chips(wager.cents) if table.chips.can_pay(wager.cents) else {},
        instrument=wager.instrument,
        fate=wager.fate,
    )
