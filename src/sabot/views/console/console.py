"""The dealer's console: what is my next step, and what do I pay at each place."""

from sabot.engine.acts.dealing import face_of_the_next
from sabot.engine.commands.dealing import Draw
from sabot.engine.decide import registry
from sabot.engine.hands import areas_dealt_to, next_card
from sabot.engine.naming import bet_by_suits
from sabot.engine.people import Actor
from sabot.engine.state import Coup, State
from sabot.engine.table import Refused, Table
from sabot.rulebook.book import RuleBook
from sabot.rulebook.words import Hand
from sabot.views.console.paying import OwedView, PlaceView, owed, places_of
from sabot.views.console.ruling import RulingView, told
from sabot.views.console.steps import StepView, choices_of, step_of
from sabot.views.parts import View

FIRST: tuple[Hand, ...] = ("player", "banker", "player", "banker")


class FallsView(View, frozen=True, kw_only=True):
    """Where a card falls that is drawn next, and whether it is dealt face up."""

    hand: Hand
    area: int
    exposed: bool


class SuitsView(View, frozen=True, kw_only=True):
    """A bet on offer that turns on suits, for which the suit of each card of a hand must be said."""

    bet: str
    """What the book calls it."""
    rule: str


class ConsoleView(View, frozen=True, kw_only=True):
    """What whoever deals needs, beside the table itself."""

    step: StepView | None
    choices: tuple[StepView, ...]
    """What else a coup that stands still may be decided by."""
    falls: tuple[FallsView, ...]
    """The cards that are drawn now, one after another, before anything else is to be done."""
    suits: SuitsView | None
    """Why the suits of those cards must be said; nothing where their ranks are enough."""
    places: tuple[PlaceView, ...]
    """What is collected and paid at each place, once the result is known."""
    owed: tuple[OwedView, ...]
    calls: str | None
    """The role of whoever is called when a supervisor is wanted."""
    ruling: RulingView | None
    """What the book says of what went wrong in this coup, while the coup is on the table."""
    left: int | None
    """Cards left in the shoe, as far as they have been counted."""
    behind: int | None
    """How many of them lie behind the cutting card."""


def console(book: RuleBook, state: State, actor: Actor) -> ConsoleView:
    shoe, table = state.shoe, Table(book, state)
    falls = _falls(table)
    return ConsoleView(
        step=step_of(book, state, actor),
        choices=choices_of(book, state, actor),
        falls=falls,
        suits=_suits(table) if falls else None,
        places=places_of(book, state, actor),
        owed=owed(state),
        calls=str(book.authority.close_table.by[0]) if book.authority is not None else None,
        ruling=_ruling(book, state.coup),
        left=shoe.left if shoe is not None else None,
        behind=shoe.cutting_card_behind if shoe is not None else None,
    )


def _falls(table: Table) -> tuple[FallsView, ...]:
    """The first cards of a coup together; a third card by itself, for the next may depend on it."""
    try:
        registry.ACTS[Draw].when(table)
    except Refused:
        return ()
    coup = table.state.coup or Coup(number=0)
    exposed = face_of_the_next(table)[0] != "down"
    if table.deals_areas:
        where = _rounds(coup.areas if coup.cards else areas_dealt_to(table, coup))[len(coup.cards) :]
    elif len(coup.cards) < len(FIRST):
        where = [(hand, 0) for hand in FIRST[len(coup.cards) :]]
    else:
        due = next_card(table, coup)
        where = [(due.hand, due.area)] if due is not None else []
    return tuple(FallsView(hand=hand, area=area, exposed=exposed) for hand, area in where)


def _suits(table: Table) -> SuitsView | None:
    """A virtual shoe gives its cards with their suits, whatever is on offer."""
    bet = bet_by_suits(table) if not table.settings.device.virtual else None
    return SuitsView(bet=bet.name, rule=bet.clause) if bet is not None else None


def _rounds(areas: tuple[int, ...]) -> list[tuple[Hand, int]]:
    """A card to each wagered area in turn and to the Banker hand, three times round."""
    once: list[tuple[Hand, int]] = [*(("player", area) for area in areas), ("banker", 0)]
    return once * 3


def _ruling(book: RuleBook, coup: Coup | None) -> RulingView | None:
    if coup is None:
        return None
    limb = coup.halted.limb if coup.halted is not None else (coup.rulings[-1] if coup.rulings else None)
    return told(book, limb) if limb is not None else None
