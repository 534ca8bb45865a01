"""A table at a glance."""

from sabot.engine.settings import Limit, Limits
from sabot.engine.state import Shoe, State, TablePhase
from sabot.rulebook.book import RuleBook
from sabot.views.parts import View
from sabot.views.pit.alerts import AlertView, alerts
from sabot.views.pit.figures import figures
from sabot.views.pit.session import Session


class PitShoe(View, frozen=True, kw_only=True):
    """How far the shoe is."""

    number: int
    phase: str
    coups: int
    cards: int
    left: int
    last_coups: int | None


class PitCard(View, frozen=True, kw_only=True):
    """A table at a glance: what it plays, for how much, how fast, what it won, and what it needs."""

    id: str
    book: str
    book_title: str
    pit: str
    dealt_by: str
    game_title: str | None
    phase: TablePhase
    version: int
    limits: Limit | None
    """The least minimum and the highest maximum of its main bets."""
    differential: int | None
    shoe: PitShoe | None
    coup: int
    pace: int | None
    """Coups an hour."""
    drop: int | None
    win: int | None
    """As it was counted, of a table that is closed; by the books, of one that is open."""
    places: int | None
    seated: int
    standing: int
    alerts: tuple[AlertView, ...]


class Stands(View, frozen=True, kw_only=True):
    """Which table it is, and where its journal stands."""

    id: str
    pit: str
    dealt_by: str
    version: int


def pit_card(book: RuleBook, stands: Stands, session: Session, state: State, now: int) -> PitCard:
    settings, made = state.settings, figures(session, state)
    game = book.game(settings.game) if settings is not None else None
    seated = sum(one.seated for one in state.patrons.values())
    return PitCard(
        id=stands.id,
        book=book.id,
        book_title=book.document.title,
        pit=stands.pit,
        dealt_by=stands.dealt_by,
        game_title=game.name if game is not None else None,
        phase=state.phase,
        version=stands.version,
        limits=_main_limits(book, settings.limits) if settings is not None else None,
        differential=settings.limits.differential if settings is not None else None,
        shoe=shoe_of(state.shoe) if state.shoe is not None else None,
        coup=state.coups,
        pace=session.pace(now),
        drop=made.drop if made is not None else None,
        win=made.win if made is not None else None,
        places=settings.places if settings is not None else None,
        seated=seated,
        standing=len(state.patrons) - seated,
        alerts=alerts(book, state, now),
    )


def shoe_of(shoe: Shoe) -> PitShoe:
    return PitShoe(
        number=shoe.number,
        phase=shoe.phase,
        coups=shoe.coups,
        cards=shoe.total,
        left=shoe.left,
        last_coups=shoe.last_coups,
    )


def _main_limits(book: RuleBook, limits: Limits) -> Limit | None:
    mains = [
        limit
        for key, limit in limits.bets.items()
        if (bet := book.bet(key)) is not None and bet.kind == "main"
    ]
    if not mains:
        return None
    return Limit(least=min(one.least for one in mains), most=max(one.most for one in mains))
