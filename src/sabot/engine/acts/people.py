"""Patrons who come, buy chips, and go."""

from collections.abc import Iterator

from sabot.engine import accounts
from sabot.engine.acts.act import act, happened
from sabot.engine.acts.closing import taken_away
from sabot.engine.acts.leaving import gone
from sabot.engine.acts.opening import must_be_open
from sabot.engine.acts.stakes import declarations_of, own_wagers
from sabot.engine.authority import Who, cited_by, dealer, patron_or_dealer, power
from sabot.engine.commands.people import (
    Arrive,
    BringChips,
    BuyChips,
    EndBreak,
    ExchangeVoucher,
    ExcludePatron,
    Leave,
    LimitPlayers,
    TakeBreak,
    VacateSeat,
)
from sabot.engine.events.base import Event
from sabot.engine.events.people import (
    BreakEnded,
    BreakTaken,
    ChipsBought,
    ChipsBrought,
    PatronArrived,
    PatronExcluded,
    PatronLeft,
    PlayersLimited,
    SeatVacated,
    VoucherExchanged,
)
from sabot.engine.markers import closed_boxes, is_closed, rule_of
from sabot.engine.rooms import must_be_admitted
from sabot.engine.table import Refused, Table
from sabot.rulebook.node import Cited


def _anyone(table: Table) -> Who:
    return patron_or_dealer(table.book)


@act(Arrive, who=_anyone, when=must_be_open, prompt="Welcome a patron")
def arrive(table: Table, command: Arrive) -> Iterator[Event]:
    state, settings = table.state, table.settings
    if command.patron in state.patrons:
        raise Refused(f"{command.patron} is at the table already")
    must_be_admitted(table, command.patron)
    if command.place is None:
        standing = table.table_rules.standing_wagers
        if standing is not None and not standing.is_:
            raise Refused("there are no areas for standing players here", standing)
    elif is_closed(state, command.place):
        raise Refused(f"the box at place {command.place} is closed", rule_of(table, "box-closed"))
    elif not 1 <= command.place <= settings.places:
        raise Refused(f"there is no place {command.place}: there are {settings.places}")
    elif (seated := table.at_place(command.place)) is not None:
        raise Refused(f"place {command.place} is {seated.id}'s")
    counted_by_area = table.wager_rules.wagerers_per_area is not None
    if state.most_players is not None and not counted_by_area and len(state.patrons) >= state.most_players:
        raise Refused(f"the table is limited to {state.most_players} players", table.authority.limit_players)
    if command.loss_limit is not None and command.loss_limit < 0:
        raise Refused("a loss limit is not below nought")
    yield happened(
        PatronArrived,
        command,
        patron=command.patron,
        place=command.place,
        player_card=command.player_card,
        card_number=command.card_number,
        loss_limit=command.loss_limit,
        lost=command.lost,
    )


@act(Leave, who=_anyone, when=must_be_open, prompt="See a patron off")
def leave(table: Table, command: Leave) -> Iterator[Event]:
    state = table.state
    patron = table.patron(command.patron)
    if own_wagers(table, patron.id):
        raise Refused(f"{patron.id} has a wager on the layout")
    commission = table.wager_rules.commission
    if patron.id in accounts.commission_owed(state.accounts):
        grounds = commission.settled_earlier if commission is not None else ()
        stops = next((one for one in grounds if one.is_ == "player-stops-wagering"), None)
        raise Refused(f"{patron.id} owes commission", stops)
    declared = declarations_of(table, patron)
    if declared is not None and command.remaining is None:
        raise Refused(
            f"{patron.id} plays on a loss limit, and declares the chips left over", declared.remaining
        )
    if command.remaining is not None and command.remaining < 0:
        raise Refused("chips left over are not below nought")
    left = happened(
        PatronLeft,
        command,
        cited_by(declared.remaining) if declared is not None else None,
        patron=patron.id,
        remaining=command.remaining,
        lost=patron.lost if patron.loss_limit is not None else None,
        postings=taken_away(state, patron.id),
    )
    yield from gone(table, command, patron.id, left)


@act(BuyChips, who=_anyone, when=must_be_open, prompt="Change cash into chips")
def buy_chips(table: Table, command: BuyChips) -> Iterator[Event]:
    patron = table.patron(command.patron)
    _must_be_some(command.cents)
    settings = table.settings
    if command.cash and not (settings.accepts_cash and settings.drop_box):
        boxes = [piece for piece in table.table_rules.equipment if piece.item == "drop-box"]
        raise Refused("the table takes no cash", boxes[0] if boxes else None)
    if not table.chips.can_pay(command.cents):
        raise Refused(f"{command.cents} cents cannot be made in the table's chips")
    declared = declarations_of(table, patron)
    yield happened(
        ChipsBought,
        command,
        cited_by(declared.purchases) if declared is not None else None,
        patron=patron.id,
        cents=command.cents,
        cash=command.cash,
        postings=(
            *accounts.moved(accounts.FLOAT, accounts.chips(patron.id), command.cents),
            *(
                accounts.moved(accounts.CASH, accounts.DROP, command.cents)
                if command.cash
                else accounts.moved(accounts.CASHLESS, accounts.TERMINAL, command.cents)
            ),
        ),
    )


@act(BringChips, who=_anyone, when=must_be_open, prompt="Declare chips brought to the table")
def bring_chips(table: Table, command: BringChips) -> Iterator[Event]:
    patron = table.patron(command.patron)
    _must_be_some(command.cents)
    declared = declarations_of(table, patron)
    yield happened(
        ChipsBrought,
        command,
        cited_by(declared.introduced) if declared is not None else None,
        patron=patron.id,
        cents=command.cents,
        postings=accounts.moved(accounts.OUTSIDE, accounts.chips(patron.id), command.cents),
    )


@act(
    ExchangeVoucher,
    who=lambda table: dealer(table.book),
    when=must_be_open,
    prompt="Exchange a voucher for promotional tokens",
)
def exchange_voucher(table: Table, command: ExchangeVoucher) -> Iterator[Event]:
    patron = table.patron(command.patron)
    _must_be_some(command.cents)
    rule: Cited = table.wager_rules.tokens.winnings_in
    postings = accounts.moved(accounts.TOKENS_ISSUED, accounts.tokens(patron.id), command.cents)
    if command.into == "chips":
        rule = _chips_for_vouchers(table, command.cents)
        postings = (
            *accounts.moved(accounts.FLOAT, accounts.chips(patron.id), command.cents),
            *accounts.moved(accounts.VOUCHERS, accounts.DROP, command.cents),
        )
    yield happened(
        VoucherExchanged,
        command,
        cited_by(rule),
        patron=patron.id,
        cents=command.cents,
        voucher=command.voucher,
        into=command.into,
        postings=postings,
    )


def _chips_for_vouchers(table: Table, cents: int) -> Cited:
    """A voucher for chips is worth its face, without a condition of wagering."""
    rule = table.wager_rules.chip_vouchers
    if rule is None:
        raise Refused("this rule book has no vouchers for chips")
    if not table.chips.can_pay(cents):
        raise Refused(f"{cents} cents cannot be made in the table's chips", rule)
    return rule


def _supervisor(table: Table) -> Who:
    return power(table.authority.close_table)


@act(VacateSeat, who=_supervisor, when=must_be_open, prompt="Ask a patron who sits out to give up the seat")
def vacate_seat(table: Table, command: VacateSeat) -> Iterator[Event]:
    patron = table.patron(command.patron)
    rule = table.authority.vacate_seat
    if not patron.seated:
        raise Refused(f"{patron.id} has no seat", rule)
    if patron.sat_out < rule.coups:
        coups = "1 coup" if patron.sat_out == 1 else f"{patron.sat_out} coups"
        raise Refused(f"{patron.id} has sat out {coups}, not {rule.coups}", rule)
    taken = sum(one.seated for one in table.state.patrons.values())
    if taken + closed_boxes(table.state, table.settings.places) < table.settings.places:
        raise Refused("not all the other seats are taken", rule)
    if own_wagers(table, patron.id):
        raise Refused(f"{patron.id} has a wager on the layout", rule)
    yield from gone(
        table, command, patron.id, happened(SeatVacated, command, cited_by(rule), patron=patron.id)
    )


def _break_giver(table: Table) -> Who:
    rule = table.authority.break_from_play
    if rule is None:
        raise Refused("this rule book has no breaks from play")
    return power(rule)


@act(TakeBreak, who=_break_giver, when=must_be_open, prompt="Ask a patron to take a break from play")
def take_break(table: Table, command: TakeBreak) -> Iterator[Event]:
    patron = table.patron(command.patron)
    rule = table.authority.break_from_play
    if patron.loss_limit is None:
        raise Refused(f"{patron.id} has set no loss limit", rule)
    if patron.break_until is not None:
        raise Refused(f"{patron.id} is on a break already", rule)
    if command.until <= command.at:
        raise Refused("a break ends after it begins", rule)
    yield happened(BreakTaken, command, _break_giver(table).rule, patron=patron.id, until=command.until)


def _somebody_is_on_a_break(table: Table) -> None:
    must_be_open(table)
    if not any(patron.break_until is not None for patron in table.state.patrons.values()):
        raise Refused("nobody is on a break", table.authority.break_from_play)


@act(EndBreak, who=_break_giver, when=_somebody_is_on_a_break, prompt="End a break from play")
def end_break(table: Table, command: EndBreak) -> Iterator[Event]:
    patron = table.patron(command.patron)
    rule = table.authority.break_from_play
    if patron.break_until is None:
        raise Refused(f"{patron.id} is on no break", rule)
    if command.at < patron.break_until:
        raise Refused(f"the new period of {patron.id}'s loss limit has not begun", rule)
    yield happened(BreakEnded, command, _break_giver(table).rule, patron=patron.id)


@act(
    ExcludePatron,
    who=lambda table: power(table.authority.exclude_player),
    when=must_be_open,
    prompt="Shut a patron out",
)
def exclude_patron(table: Table, command: ExcludePatron) -> Iterator[Event]:
    patron = table.patron(command.patron)
    rule = table.authority.exclude_player
    if command.from_casino and table.authority.exclude_from_casino is not None:
        rule = table.authority.exclude_from_casino
    excluded = happened(
        PatronExcluded,
        command,
        cited_by(rule),
        patron=patron.id,
        reason=command.reason,
        from_casino=command.from_casino,
    )
    yield from gone(table, command, patron.id, excluded)


def _limiter(table: Table) -> Who:
    rule = table.authority.limit_players
    if rule is None:
        raise Refused("this rule book gives nobody the power to limit players")
    return power(rule)


@act(LimitPlayers, who=_limiter, when=must_be_open, prompt="Limit how many may play")
def limit_players(table: Table, command: LimitPlayers) -> Iterator[Event]:
    rule = table.authority.limit_players
    if command.most is not None and command.most < 1:
        raise Refused("at least one may play", rule)
    by_area = table.wager_rules.wagerers_per_area
    if by_area is not None and command.most is not None and command.most >= by_area.is_:
        raise Refused(f"no more than {by_area.is_} wager on an area as it is", rule)
    if command.one_to_a_box and not (rule is not None and rule.one_to_a_box):
        raise Refused("this rule book does not limit a box to one player", rule)
    state = table.state
    if (command.most, command.one_to_a_box) == (state.most_players, state.one_to_a_box):
        raise Refused("that is how players are limited now", rule)
    yield happened(
        PlayersLimited,
        command,
        _limiter(table).rule,
        most=command.most,
        one_to_a_box=command.one_to_a_box,
    )


def _must_be_some(cents: int) -> None:
    if cents < 1:
        raise Refused("there is nothing to change")
