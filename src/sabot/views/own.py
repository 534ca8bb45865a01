"""A patron's own view: his money, what he may wager, what his wagers came to and why, the cards he has."""

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from sabot.coup import explain
from sabot.engine import accounts
from sabot.engine.acts.cutting import depths_of_cut
from sabot.engine.acts.dealing import opener_of
from sabot.engine.acts.stakes import declarations_of, limit_on, own_wagers
from sabot.engine.authority import cited_by
from sabot.engine.commands.cards import Cut
from sabot.engine.commands.wagering import PlaceWager
from sabot.engine.decide import decide
from sabot.engine.people import PATRON_ROLE, Actor, Refusal
from sabot.engine.state import Coup, Patron, State, Wager
from sabot.engine.table import Table
from sabot.rulebook.book import RuleBook
from sabot.rulebook.words import Hand
from sabot.views import chinese
from sabot.views.face import offered_bets
from sabot.views.names import Said, in_all
from sabot.views.parts import View
from sabot.views.result import outcome_of
from sabot.views.telling import paid_before, payment


class OfferView(View, frozen=True, kw_only=True):
    """A bet as this patron may wager on it now, at his own place."""

    bet: str
    least: int
    most: int
    next: int
    """The least that may be put there next: the minimum, or a chip more on what lies there."""
    allowed: bool
    why: Said | None = None
    """Why not, where it may not be."""
    rule: str | None = None


class PaymentView(View, frozen=True, kw_only=True):
    """What became of one of his wagers, and why."""

    wager: int
    bet: str
    area: int
    cents: int
    fate: str
    net: int
    paid: int
    returned: int
    commission: int
    chips: dict[int, int]
    said: Said
    rule: str | None


class SettledView(View, frozen=True, kw_only=True):
    """What the coup on the table, or the last, came to for him."""

    coup: int
    net: int
    payments: tuple[PaymentView, ...]


class LaidView(View, frozen=True, kw_only=True):
    """A wager of the coup before, to be laid again."""

    bet: str
    area: int
    cents: int


class HeldView(View, frozen=True, kw_only=True):
    """A hand that he is offered, or holds: the places of its cards that he may open."""

    hand: Hand
    area: int
    stage: Literal["offered", "held"]
    cards: tuple[int, ...]


class CutView(View, frozen=True, kw_only=True):
    """Cards that he is to cut: how many there are, and how many he may leave in front of the cutting card."""

    cards: int
    least: int
    most: int
    rule: str


class DeclareView(View, frozen=True, kw_only=True):
    """Something that he tells the dealer because he plays on a loss limit."""

    said: Said
    rule: str


class OwnView(View, frozen=True, kw_only=True):
    """What a patron has at the table, for himself to see."""

    patron: str
    place: int | None
    since: int
    chips: int
    chips_by_value: dict[int, int]
    """His chips in denominations, large ones first."""
    tokens: int
    commission_owed: int
    loss_limit: int | None
    lost: int
    declare: tuple[DeclareView, ...]
    staked: int
    """What lies on the layout of his."""
    break_until: int | None
    offers: tuple[OfferView, ...]
    settled: SettledView | None
    laid: tuple[LaidView, ...]
    holds: tuple[HeldView, ...]
    cut: CutView | None
    """While the cards are offered to him to be cut."""


def own(book: RuleBook, state: State, name: str) -> OwnView | None:
    """The view of one patron; of one who is not there, none."""
    patron = state.patrons.get(name)
    if patron is None or state.settings is None:
        return None
    table = Table(book, state)
    held = state.accounts.get(accounts.chips(name), 0)
    coup = state.coup
    return OwnView(
        patron=name,
        place=patron.place,
        since=patron.since,
        chips=held,
        chips_by_value=table.chips.in_chips(held) if table.chips.can_pay(held) else {},
        tokens=state.accounts.get(accounts.tokens(name), 0),
        commission_owed=accounts.commission_owed(state.accounts).get(name, 0),
        loss_limit=patron.loss_limit,
        lost=patron.lost,
        declare=tuple(_declarations(table, patron)),
        staked=sum(one.cents for one in own_wagers(table, name)),
        break_until=patron.break_until,
        offers=tuple(_offers(table, patron)),
        settled=_settled(table, name),
        laid=_laid(state, name),
        holds=tuple(_holds(coup, name)) if coup is not None else (),
        cut=_cut(table, name),
    )


def _cut(table: Table, name: str) -> CutView | None:
    """Asked of the engine itself with the least deep of cuts: whether it is his to make now."""
    shoe = table.state.shoe
    if shoe is None or shoe.cut_offered_to != name:
        return None
    least, most = depths_of_cut(table)
    trial = Cut(at=table.state.at, by=Actor(id=name, role=PATRON_ROLE), cards=least)
    if isinstance(decide(table.book, table.state, trial), Refusal):
        return None
    rule = cited_by(table.book.cards.cut.decks_from_either_end)
    return CutView(cards=shoe.total, least=least, most=most, rule=rule)


def _declarations(table: Table, patron: Patron) -> Iterator[DeclareView]:
    duties = declarations_of(table, patron)
    if duties is None:
        return
    for english, in_chinese, cited in (
        ("Chips you buy, before the next round begins", "下一局开始前购买的筹码", duties.purchases),
        ("Chips you bring, before the next round begins", "下一局开始前带来的筹码", duties.introduced),
        ("Chips you have left, when you leave the table", "离开牌桌时剩余的筹码", duties.remaining),
    ):
        yield DeclareView(said=in_all(english, in_chinese), rule=cited_by(cited))


def _offers(table: Table, patron: Patron) -> Iterator[OfferView]:
    """Each bet on offer, asked of the engine itself with the least that could be put on it."""
    smallest = table.chips.smallest
    area = patron.place or 1
    for bet in offered_bets(table):
        key = str(bet.key)
        limit = limit_on(table, patron, key, area)
        if limit is None:
            continue
        lies = sum(one.cents for one in own_wagers(table, patron.id) if (one.bet, one.area) == (key, area))
        least = table.chips.next_payable(max(limit.least - lies, table.limits.unit, smallest))
        answer = decide(table.book, table.state, _trial(table.state, patron, key, least, area))
        refused = answer if isinstance(answer, Refusal) else None
        yield OfferView(
            bet=key,
            least=limit.least,
            most=limit.most,
            next=least,
            allowed=refused is None,
            why=_why(table, refused) if refused else None,
            rule=str(refused.rule) if refused and refused.rule else None,
        )


def _why(table: Table, refused: Refusal) -> Said:
    return chinese.refusal(table.book, refused.reason) or in_all(refused.reason, refused.reason)


def _trial(state: State, patron: Patron, bet: str, cents: int, area: int) -> PlaceWager:
    by = Actor(id=patron.id, role=PATRON_ROLE)
    return PlaceWager(at=state.at, by=by, patron=patron.id, bet=bet, cents=cents, area=area)


def _settled(table: Table, name: str) -> SettledView | None:
    coup = _last_settled(table.state)
    if coup is None:
        return None
    payments = tuple(_paid(table, coup, one) for one in coup.wagers.values() if _is_settled(one, name))
    if not payments:
        return None
    return SettledView(coup=coup.number, net=sum(one.net for one in payments), payments=payments)


def _last_settled(state: State) -> Coup | None:
    """The coup on the table once it is settled; before its cards come, the one before."""
    if state.coup is not None and state.coup.cards:
        return state.coup
    return state.concluded.coup if state.concluded is not None else None


def _is_settled(wager: Wager, name: str) -> bool:
    return wager.patron == name and wager.settlement is not None


def _paid(table: Table, coup: Coup, wager: Wager) -> PaymentView:
    done = wager.settlement
    assert done is not None
    outcome = outcome_of(table, coup, wager.area)
    made = table.game.settle(outcome).get(wager.bet) if outcome is not None else None
    said = paid_before(done.said, table.book.bet(wager.bet), wager.fate, done.rule)
    if outcome is not None and made is not None:
        as_then = explain.payment(table.game.rules, outcome, made) == done.said
        said = payment(done.said, outcome, made) if as_then else said  # the game may have changed since
    return PaymentView(
        wager=wager.id,
        bet=wager.bet,
        area=wager.area,
        cents=wager.cents,
        fate=wager.fate,
        net=done.net,
        paid=done.paid,
        returned=done.returned,
        commission=done.commission,
        chips=done.chips,
        said=said,
        rule=str(done.rule) if done.rule else None,
    )


def _laid(state: State, name: str) -> tuple[LaidView, ...]:
    if state.concluded is None:
        return ()
    laid: dict[tuple[str, int], LaidView] = {}
    for one in state.concluded.coup.wagers.values():
        if one.patron == name and one.settlement is not None:
            before = laid.get((one.bet, one.area)) or LaidView(bet=one.bet, area=one.area, cents=0)
            laid[one.bet, one.area] = replace(before, cents=before.cents + one.cents)
    return tuple(laid.values())


def _holds(coup: Coup, name: str) -> Iterator[HeldView]:
    for asked in coup.designations.values():
        if asked.offered_to == name:
            yield HeldView(hand=asked.hand, area=asked.area, stage="offered", cards=())
            continue
        cards = tuple(
            place
            for place, card in enumerate(coup.cards)
            if (card.hand, card.area) == (asked.hand, asked.area)
            and not card.exposed
            and opener_of(coup, place) == name
        )
        if cards:
            yield HeldView(hand=asked.hand, area=asked.area, stage="held", cards=cards)
