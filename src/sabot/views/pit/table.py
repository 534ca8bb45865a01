"""One table for whoever oversees it: its money with its parts, its signs with their clocks, its patrons."""

from sabot.engine import accounts
from sabot.engine.decide import Move, moves
from sabot.engine.people import Actor
from sabot.engine.settings import Change, Limit, Limits, TableSettings
from sabot.engine.signage import lines
from sabot.engine.state import Dispute, Mispayment, NoticeDue, Patron, Sign, State
from sabot.engine.table import Table
from sabot.rulebook.book import RuleBook
from sabot.views.parts import View
from sabot.views.pit.card import PitCard
from sabot.views.pit.figures import ChipCountView, FiguresView, chips_counted, figures
from sabot.views.pit.session import Counted, Movement, Session


class CountView(View, frozen=True, kw_only=True):
    """A count by denomination, with the two names."""

    at: int
    by: str
    second: str | None
    chips: tuple[ChipCountView, ...]
    cents: int


class MovementView(CountView, frozen=True, kw_only=True):
    """A fill or a credit, with its serial number."""

    what: str
    serial: str


class BetLimitsView(View, frozen=True, kw_only=True):
    """The limits of a bet, as the sign at the table shows them."""

    bet: str
    name: str
    side: bool
    least: int
    most: int


class SignView(View, frozen=True, kw_only=True):
    """A sign that stands, and its clock where it announces something."""

    id: int
    shows: str
    text: tuple[str, ...]
    rule: str | None
    posted: int
    takes_effect: int | None
    change: Change | None


class PitPatron(View, frozen=True, kw_only=True):
    """A patron at the table: what he holds and owes, and the limits that are his."""

    id: str
    place: int | None
    since: int
    chips: int
    tokens: int
    commission_owed: int
    loss_limit: int | None
    lost: int
    individual: dict[str, Limit] | None
    kept_minimum: dict[str, int] | None
    break_until: int | None
    excluded: str | None
    sat_out: int


class NoBetView(View, frozen=True, kw_only=True):
    number: int
    at: int
    by: str
    rule: str | None


class PitTableView(View, frozen=True, kw_only=True):
    """One table, for whoever oversees it."""

    card: PitCard
    settings: TableSettings | None
    """Those it plays by; of a closed table, those it was last opened with."""
    limits: tuple[BetLimitsView, ...]
    limits_text: tuple[str, ...]
    chips: tuple[ChipCountView, ...]
    """The denominations of the table, large ones first, none of them counted."""
    opener: CountView | None
    closer: CountView | None
    movements: tuple[MovementView, ...]
    figures: FiguresView | None
    signs: tuple[SignView, ...]
    patrons: tuple[PitPatron, ...]
    disputes: tuple[Dispute, ...]
    mispayments: tuple[Mispayment, ...]
    notices: tuple[NoticeDue, ...]
    no_bets: tuple[NoBetView, ...]
    coups: int
    """How many coups the session has had."""
    closes_at: int | None
    closing_coups: int | None
    moves: tuple[Move, ...]
    """What whoever looks may do now."""


def pit_table(book: RuleBook, session: Session, state: State, card: PitCard, role: str) -> PitTableView:
    settings = state.settings if state.settings is not None else session.settings
    return PitTableView(
        card=card,
        settings=settings,
        limits=_limits(book, settings.limits) if settings is not None else (),
        limits_text=lines(Table(book, state), "limits") if state.settings is not None else (),
        chips=chips_counted(settings, {}) if settings is not None else (),
        opener=_count(settings, session.opener),
        closer=_count(settings, session.closer),
        movements=tuple(_movement(session, one) for one in reversed(session.movements)),
        figures=figures(session, state),
        signs=tuple(map(_sign, state.signs.values())),
        patrons=tuple(_patron(state, one) for one in state.patrons.values()),
        disputes=tuple(state.disputes.values()),
        mispayments=tuple(state.mispayments.values()),
        notices=tuple(one for one in state.notices.values() if one.sent is None),
        no_bets=tuple(
            NoBetView(number=one.number, at=one.at, by=one.by, rule=one.rule)
            for one in reversed(session.no_bets)
        ),
        coups=session.coups,
        closes_at=state.closes_at,
        closing_coups=state.closing_coups,
        moves=moves(book, state, Actor(id=role, role=role)),
    )


def _count(settings: TableSettings | None, counted: Counted | None) -> CountView | None:
    if counted is None or settings is None:
        return None
    return CountView(
        at=counted.at,
        by=counted.by,
        second=counted.second,
        chips=chips_counted(settings, counted.chips),
        cents=counted.cents,
    )


def _movement(session: Session, one: Movement) -> MovementView:
    assert session.settings is not None
    moved = tuple(chip for chip in chips_counted(session.settings, one.chips) if chip.count)
    return MovementView(
        at=one.at,
        by=one.by,
        second=one.second,
        chips=moved,
        cents=one.cents,
        what=one.what,
        serial=one.serial,
    )


def _limits(book: RuleBook, limits: Limits) -> tuple[BetLimitsView, ...]:
    named = ((key, book.bet(key), limit) for key, limit in limits.bets.items())
    return tuple(
        BetLimitsView(
            bet=key,
            name=bet.name if bet is not None else key,
            side=bet is None or bet.kind != "main",
            least=limit.least,
            most=limit.most,
        )
        for key, bet, limit in named
    )


def _sign(sign: Sign) -> SignView:
    return SignView(
        id=sign.id,
        shows=sign.shows,
        text=sign.text,
        rule=sign.rule,
        posted=sign.posted,
        takes_effect=sign.takes_effect,
        change=sign.change,
    )


def _patron(state: State, one: Patron) -> PitPatron:
    books = state.accounts
    return PitPatron(
        id=one.id,
        place=one.place,
        since=one.since,
        chips=books.get(accounts.chips(one.id), 0),
        tokens=books.get(accounts.tokens(one.id), 0),
        commission_owed=accounts.commission_owed(books).get(one.id, 0),
        loss_limit=one.loss_limit,
        lost=one.lost,
        individual=one.individual.bets if one.individual is not None else None,
        kept_minimum=one.kept_minimum,
        break_until=one.break_until,
        excluded=one.excluded,
        sat_out=one.sat_out,
    )
