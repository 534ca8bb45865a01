"""Wagers found late or invalid, or past a loss limit."""

from collections.abc import Iterable

from sabot.coup.limits import BetLimits, LimitsError, found_after_the_deal
from sabot.engine import accounts
from sabot.engine.acts.act import act, happened
from sabot.engine.acts.irregularities.cardwise import turns_on_the_player_hand
from sabot.engine.acts.irregularities.carrying_out import carry_out
from sabot.engine.acts.irregularities.coups import placed
from sabot.engine.acts.irregularities.money import give_back, limit
from sabot.engine.acts.irregularities.reports import cards_lie_on_the_table, is_ruled_on
from sabot.engine.acts.irregularities.ruling import Case, first_of, must_rule, needed, ruling_at, staff
from sabot.engine.acts.irregularities.unfolding import Unfolding
from sabot.engine.acts.opening import must_be_open
from sabot.engine.acts.stakes import approved_minimum_on, limit_on, must_be_on_offer, own_wagers
from sabot.engine.authority import Who, cited_by
from sabot.engine.commands.base import Command
from sabot.engine.commands.irregularities.money import FindWager, ReportInvalidWager, ReportLossLimit
from sabot.engine.events.base import Event
from sabot.engine.events.irregularities.money import WagerRejected
from sabot.engine.events.wagering import WagerPlaced
from sabot.engine.losses import beyond
from sabot.engine.naming import must_have_their_suits
from sabot.engine.pauses import must_go_on
from sabot.engine.prorata import beyond_the_areas, smallest_on
from sabot.engine.settings import Cents
from sabot.engine.state import Wager
from sabot.engine.table import Refused, Table
from sabot.rulebook.node import Cited, Datum
from sabot.rulebook.words import WagerFound

OWN_CARD = ("no-own-player-card", "proxy")
NO_BET = "no-bet-coup-wagers.placed-after"


# A wager found on the layout ---------------------------------------------------------------------


def _a_wager_can_be_found(table: Table) -> None:
    must_be_open(table)
    coup, rules = table.state.coup, table.wager_rules.limits.over_maximum
    is_over = table.state.coups > 0 if coup is None else coup.phase == "settled"
    if is_over:
        raise Refused("the wagers and results of coups that are settled stand", rules.earlier_coups)
    cards_lie_on_the_table(table)


@act(FindWager, who=staff, when=_a_wager_can_be_found, prompt="Report a wager found on the layout")
def find_wager(table: Table, command: FindWager) -> Iterable[Event]:
    _must_be_a_wager(table, command)
    unfolding = Unfolding(table)
    if table.coup.no_bet is not None:
        _reject(unfolding, command)
        return unfolding.events
    bet = table.book.bet(command.bet)
    must_be_on_offer(table, table.game.paytable[command.bet])  # chips on another are no wager: they go back
    must_have_their_suits(table, table.game.paytable[command.bet])  # it may be on offer since they were dealt
    unfolding.add(
        happened(
            WagerPlaced,
            command,
            cited_by(bet) if bet is not None else None,
            wager=table.state.wagers + 1,
            patron=command.patron,
            bet=command.bet,
            area=command.area,
            cents=command.cents,
            instrument=command.instrument,
            postings=accounts.moved(
                accounts.purse(command.patron, command.instrument),
                accounts.on_layout(command.instrument),
                command.cents,
            ),
        )
    )
    _judge_the_stake(unfolding, command)
    _judge_the_area(unfolding, command)
    return unfolding.events


def _reject(unfolding: Unfolding, command: FindWager) -> None:
    carry_out(unfolding, command, Case(limb=NO_BET, ruling=must_rule(unfolding.table, NO_BET)))
    unfolding.add(
        happened(
            WagerRejected,
            command,
            cited_by(must_rule(unfolding.table, NO_BET)),
            patron=command.patron,
            bet=command.bet,
            area=command.area,
            cents=command.cents,
            instrument=command.instrument,
        )
    )


def _must_be_a_wager(table: Table, command: FindWager) -> None:
    patron = table.patron(command.patron)
    if command.bet not in table.game.paytable.bets:
        raise Refused(f"{table.game.id} has no bet {command.bet!r}")
    if not 1 <= command.area <= table.settings.places:
        raise Refused(f"there is no place {command.area}: there are {table.settings.places}")
    has_hand = not table.deals_areas or command.area in table.coup.areas
    if not has_hand and turns_on_the_player_hand(table, command.bet):
        raise Refused(f"no hand was dealt to area {command.area}: report cards dealt wrongly")
    instruments = table.wager_rules.instruments
    if command.instrument not in instruments.is_:
        raise Refused(f"wagers are made in {' or '.join(instruments.is_)}", instruments)
    if command.cents < 1 or not all(table.chips.can_pay(part) for part in _parts(table, command)):
        raise Refused(f"{command.cents} cents cannot be made in the table's chips")
    held = table.state.accounts.get(accounts.purse(patron.id, command.instrument), 0)
    if held < command.cents:
        kind = command.instrument.replace("-", " ")
        raise Refused(f"{patron.id} has {held} cents in {kind}: they are declared before they are found")


def _parts(table: Table, command: FindWager) -> list[Cents]:
    """The wager, and each part of it that stands on another bet; below nought for one that is not whole."""
    bet = table.book.bet(command.bet)
    shares = [command.cents * part.share for part in bet.combines] if bet is not None else []
    return [command.cents, *(int(share) if share.denominator == 1 else -1 for share in shares)]


def _judge_the_stake(unfolding: Unfolding, command: FindWager) -> None:
    """What lies on one area of a bet for one patron is one stake, however it came there."""
    table = unfolding.table
    sign = limit_on(table, table.patron(command.patron), command.bet, command.area)
    if sign is None:
        return
    stake = [
        wager
        for wager in own_wagers(table, command.patron)
        if (wager.bet, wager.area) == (command.bet, command.area)
    ]
    total = sum(wager.counts for wager in stake)
    try:
        limits = BetLimits(
            minimum=sign.least,
            maximum=sign.most,
            approved_minimum=approved_minimum_on(table, command.bet),
        )
        found = found_after_the_deal(table.wager_rules.limits, limits, total)
    except LimitsError as error:
        raise Refused(str(error)) from error
    if found.ruling is not None:
        excess = total - found.cents
        _find(unfolding, command, found.ruling, _latest_first(table, stake, excess))


def _judge_the_area(unfolding: Unfolding, command: FindWager) -> None:
    """Everything on an area, all patrons together, against the area's maximum."""
    found = beyond_the_areas(unfolding.table, command.bet)
    if found is not None:
        less, rule = found
        _find(unfolding, command, rule, less)


def _find(unfolding: Unfolding, command: Command, found: Datum[WagerFound], cents: dict[int, Cents]) -> None:
    rule, why = cited_by(found), f"found outside the limits: {found.is_.replace('-', ' ')}"
    match found.is_:
        case "valid" | "stand":
            return
        case "void":
            wagers = tuple(unfolding.table.coup.wagers[number] for number in cents)
            give_back(unfolding, command, wagers, rule, why)
        case "settled-to-the-maximum" | "reduce-pro-rata" | "reduce-pro-rata-by-remainder":
            limit(unfolding, command, cents, rule, why)
        case "retract-or-top-up" | "retract-or-reduce" | "return-excess-or-reduce":
            raise Refused("that is for before the cards are dealt", found)


def _latest_first(table: Table, wagers: Iterable[Wager], excess: Cents) -> dict[int, Cents]:
    """What each wager gives up of an excess, the last placed first; what stays is whole chips."""
    cuts: dict[int, Cents] = {}
    for wager in sorted(wagers, key=lambda one: one.id, reverse=True):
        if excess <= 0:
            break
        unit = smallest_on(table, wager.bet)
        stays = max(0, wager.counts - excess) // unit * unit
        cuts[wager.id] = wager.counts - stays
        excess -= cuts[wager.id]
    return cuts


# Invalid wagers ----------------------------------------------------------------------------------


def _invalid_wagers_are_known(table: Table) -> None:
    must_be_open(table)
    is_ruled_on(table, "invalid-wager.during-coup")
    if table.state.coup is not None:
        must_go_on(table.state.coup)
    if not table.state.wagers:
        raise Refused("no wager has been placed")


def _invalid_limb(table: Table, command: ReportInvalidWager) -> str:
    coup = table.state.coup
    if not 1 <= command.wager <= table.state.wagers:
        raise Refused(f"there is no wager {command.wager}")
    if coup is None or command.wager not in coup.wagers:
        return first_of(table, "invalid-wager.settled-coups", "error-found-late")[0]
    if not coup.cards:
        return first_of(table, "invalid-wager.before-coup", "invalid-wager.during-coup")[0]
    limbs = ["invalid-wager.during-coup"]
    if coup.phase in ("result", "settled"):
        limbs.insert(0, "invalid-wager.after-result")
    if command.because in OWN_CARD:
        limbs.insert(0, "invalid-wager.no-own-player-card")
    return first_of(table, *limbs)[0]


def _invalid_approver(table: Table, command: Command) -> Who | None:
    assert isinstance(command, ReportInvalidWager)
    return needed(ruling_at(table, _invalid_limb(table, command)))


@act(
    ReportInvalidWager,
    who=staff,
    when=_invalid_wagers_are_known,
    prompt="Report an invalid wager",
    approver=_invalid_approver,
)
def report_invalid_wager(table: Table, command: ReportInvalidWager) -> Iterable[Event]:
    limb = _invalid_limb(table, command)
    ruling = must_rule(table, limb)
    coup = table.state.coup
    wager = coup.wagers.get(command.wager) if coup is not None else None
    if wager is not None and wager.fate in ("returned", "forfeited"):
        raise Refused(f"wager {wager.id} is {wager.fate} already", ruling)
    case = Case(
        limb=limb,
        ruling=ruling,
        wagers=() if wager is None else (wager,),
        reason=command.because.replace("-", " "),
    )
    unfolding = Unfolding(table)
    carry_out(unfolding, command, case)
    return unfolding.events


# Loss limits -------------------------------------------------------------------------------------


def _loss_limits_are_known(table: Table) -> None:
    must_be_open(table)
    is_ruled_on(table, "loss-limit-exceeded.during-coup")
    if table.state.coup is not None:
        must_go_on(table.state.coup)


@act(
    ReportLossLimit,
    who=staff,
    when=_loss_limits_are_known,
    prompt="Report a patron's wagers past his loss limit",
)
def report_loss_limit(table: Table, command: ReportLossLimit) -> Iterable[Event]:
    patron = table.patron(command.patron)
    ruling: Cited = must_rule(table, "loss-limit-exceeded.during-coup")
    if patron.loss_limit is None:
        raise Refused(f"{patron.id} has set no loss limit", ruling)
    unfolding = Unfolding(table)
    coup = table.state.coup
    if command.coup is not None and (coup is None or command.coup < coup.number):
        limb = "loss-limit-exceeded.settled-coups"
        carry_out(unfolding, command, Case(limb=limb, ruling=must_rule(table, limb)))
        return unfolding.events
    mine = own_wagers(table, patron.id)
    if not placed(mine):
        raise Refused(f"{patron.id} has no wager on the layout", ruling)
    within = max(0, patron.loss_limit - patron.lost - max(0, command.elsewhere))
    cuts = _past_the_limit(table, mine, within)
    if not cuts:
        raise Refused(f"the wagers are within what is left of the limit: {within} cents", ruling)
    limb = f"loss-limit-exceeded.{'undeclared' if command.undeclared else 'during-coup'}"
    case = Case(
        limb=limb,
        ruling=must_rule(table, limb),
        cents=cuts,
        person=patron.id,
        reason="his obligations when playing on a loss limit" if command.undeclared else "",
    )
    carry_out(unfolding, command, case)
    return unfolding.events


def _past_the_limit(table: Table, mine: list[Wager], within: Cents) -> dict[int, Cents]:
    """What each wager gives up, the last placed first; what is left of one may be too little to stay."""
    duties = table.wager_rules.patron
    assert duties is not None
    assert duties.loss_limit is not None  # who has a limit plays under a book that knows them
    cuts = beyond(
        table, mine, within, duties.loss_limit.is_, {one.bet: smallest_on(table, one.bet) for one in mine}
    )
    found = table.wager_rules.limits.under_minimum.left_by_a_loss_limit
    for wager in mine:
        limit_here = limit_on(table, table.patron(wager.patron), wager.bet, wager.area)
        left = wager.cents - cuts.get(wager.id, 0)
        too_little = limit_here is not None and left < limit_here.least
        if wager.id in cuts and too_little and found is not None and found.is_ == "void":
            cuts[wager.id] = wager.cents
    return cuts
