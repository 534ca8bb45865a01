"""Opening and closing a table, and its float."""

from collections.abc import Iterator

from sabot.bets.options import OptionError
from sabot.coup import DecksError, Game, UnknownGameError
from sabot.engine import accounts
from sabot.engine.acts.act import act, happened
from sabot.engine.authority import Who, cited_by, power
from sabot.engine.commands.opening import AnnounceClosing, CloseTable, CreditFloat, FillFloat, OpenTable
from sabot.engine.events.base import Event
from sabot.engine.events.opening import (
    ClosingAnnounced,
    FloatCredited,
    FloatFilled,
    TableClosed,
    TableOpened,
)
from sabot.engine.settings import ChipCounts, Limits, TableSettings, value_of
from sabot.engine.table import Refused, Table
from sabot.rulebook.findings import nearest
from sabot.rulebook.table import Layout

MINUTE = 60_000


def closer(table: Table) -> Who:
    """Whoever may close a table may open it and see to its float."""
    return power(table.authority.close_table)


def must_be_open(table: Table) -> None:
    if table.state.phase == "closed":
        raise Refused("the table is not open")


def between_coups(table: Table) -> None:
    """No card of a coup lies on the table."""
    must_be_open(table)
    coup = table.state.coup
    if coup is not None and coup.cards:
        raise Refused(f"coup {coup.number} is still in progress")


def _is_closed(table: Table) -> None:
    if table.state.phase != "closed":
        raise Refused("the table is open already")


@act(OpenTable, who=closer, when=_is_closed, prompt="Open the table and count its float")
def open_table(table: Table, command: OpenTable) -> Iterator[Event]:
    settings = command.settings
    _check_game(table, settings)
    layout = _check_layout(table, settings)
    _check_places(table, settings, layout)
    _check_device_and_method(table, settings)
    _check_bets(table, settings, layout)
    _check_equipment(table, settings)
    _check_limits(table, settings)
    _check_chips(settings.chips, command.float)
    yield happened(
        TableOpened,
        command,
        cited_by(table.table_rules.places),
        settings=settings,
        float=command.float,
        postings=accounts.moved(accounts.OPENER, accounts.FLOAT, value_of(command.float)),
    )


@act(AnnounceClosing, who=closer, when=must_be_open, prompt="Give notice that the table will close")
def announce_closing(table: Table, command: AnnounceClosing) -> Iterator[Event]:
    notice = table.authority.close_table
    if table.state.phase == "closing":
        raise Refused("closing has been announced already", notice)
    if notice.sign_minutes is not None:
        earliest = command.at + notice.sign_minutes * MINUTE
        takes_effect = command.takes_effect or earliest
        if takes_effect < earliest:
            raise Refused(f"a sign stands for {notice.sign_minutes} minutes before the table closes", notice)
        yield happened(ClosingAnnounced, command, cited_by(notice), takes_effect=takes_effect)
    else:
        yield happened(ClosingAnnounced, command, cited_by(notice), coups=notice.coups)


@act(CloseTable, who=closer, when=between_coups, prompt="Close the table and count its float")
def close_table(table: Table, command: CloseTable) -> Iterator[Event]:
    state, notice = table.state, table.authority.close_table
    _check_chips(table.settings.chips, command.float)
    if state.patrons:
        if state.phase != "closing":
            raise Refused("players are present, and no notice of closing has been given", notice)
        if state.closes_at is not None and command.at < state.closes_at:
            raise Refused(
                f"the sign has {(state.closes_at - command.at) / MINUTE:.0f} minutes to stand", notice
            )
        if state.closing_coups is not None and state.closing_coups > 0:
            raise Refused(f"{state.closing_coups} coups of the notice are still to be dealt", notice)
    if state.coup is not None and any(wager.fate == "placed" for wager in state.coup.wagers.values()):
        raise Refused("wagers lie on the layout: they are returned before the table closes")
    if accounts.commission_owed(state.accounts):
        raise Refused("deferred commission is still owed")
    closer_value = value_of(command.float)
    float_balance = state.accounts.get(accounts.FLOAT, 0)
    result = table_result(state.accounts, closer_value)
    yield happened(
        TableClosed,
        command,
        cited_by(notice),
        float=command.float,
        result=result,
        postings=(
            *accounts.moved(accounts.FLOAT, accounts.OPENER, closer_value),
            *accounts.moved(accounts.FLOAT, accounts.COUNT_DIFFERENCE, float_balance - closer_value),
        ),
    )


@act(FillFloat, who=closer, when=must_be_open, prompt="Bring chips to the float")
def fill_float(table: Table, command: FillFloat) -> Iterator[Event]:
    _check_chips(table.settings.chips, command.chips, some=True)
    postings = accounts.moved(accounts.FILLS, accounts.FLOAT, value_of(command.chips))
    yield happened(FloatFilled, command, chips=command.chips, serial=command.serial, postings=postings)


@act(CreditFloat, who=closer, when=must_be_open, prompt="Take chips from the float")
def credit_float(table: Table, command: CreditFloat) -> Iterator[Event]:
    _check_chips(table.settings.chips, command.chips, some=True)
    cents = value_of(command.chips)
    if cents > table.state.accounts.get(accounts.FLOAT, 0):
        raise Refused("the float does not hold so much")
    postings = accounts.moved(accounts.FLOAT, accounts.CREDITS, cents)
    yield happened(FloatCredited, command, chips=command.chips, serial=command.serial, postings=postings)


def table_result(books: dict[str, int], closer_value: int) -> int:
    """What the table won: drop, closer and credits less opener and fills."""
    drop = books.get(accounts.DROP, 0)
    credits = books.get(accounts.CREDITS, 0)
    opener = -books.get(accounts.OPENER, 0)
    fills = -books.get(accounts.FILLS, 0)
    return drop + closer_value + credits - opener - fills


def _check_game(table: Table, settings: TableSettings) -> None:
    try:
        game = Game(table.book, settings.game, settings.decks, settings.options)
    except (UnknownGameError, DecksError, OptionError) as error:
        raise Refused(str(error)) from error
    only = game.rules.tournament_only
    if only is not None and only.is_ and not settings.tournament:
        raise Refused(f"{game.rules.name} is for tournaments only", only)
    low = table.wager_rules.limits.low_limit_gaming
    if settings.low_limit and low is not None:
        if settings.tournament:
            raise Refused("low limit gaming has no tournaments", low)
        if settings.device.kind != "shuffling-device":
            raise Refused("low limit gaming is dealt from a shuffling device", low)


def _check_layout(table: Table, settings: TableSettings) -> Layout:
    layouts = {layout.key: layout for layout in table.table_rules.layouts}
    layout = layouts.get(settings.layout)
    if layout is None:
        raise Refused(f"there is no layout {settings.layout!r}: there are {', '.join(layouts)}")
    if layout.game is not None and layout.game != settings.game:
        raise Refused(f"layout {layout.key} is for {layout.game}", layout)
    return layout


def _check_places(table: Table, settings: TableSettings, layout: Layout) -> None:
    rules = table.table_rules
    if settings.places < 1:
        raise Refused("a table has places")
    if rules.where is not None and settings.where not in rules.where.is_:
        raise Refused(f"the game is played in {' or '.join(rules.where.is_)}", rules.where)
    if layout.places is not None:
        drawn = (layout.places, *layout.may_also_have)
        closes_boxes = any(marker.kind == "box-closed" for marker in rules.markers)
        fits = settings.places in drawn or (closes_boxes and settings.places < max(drawn))
        if not fits:
            raise Refused(f"layout {layout.key} has no form with {settings.places} places", layout)
    if rules.places.any_of and settings.places not in rules.places.any_of:
        raise Refused(f"a table has {_or(rules.places.any_of)} places", rules.places)
    for room in rules.places.at_most:
        if room.where == settings.where and settings.places > room.at_most:
            raise Refused(f"a table there has at most {room.at_most} places in play", room)


def _check_device_and_method(table: Table, settings: TableSettings) -> None:
    devices = table.table_rules.devices
    if settings.device.kind not in devices.is_:
        raise Refused(f"cards are dealt from a {_or(devices.is_)}", devices)
    methods = {method.key: method for method in table.dealing_rules.methods}
    method = methods.get(settings.method)
    if method is None:
        raise Refused(f"there is no dealing method {settings.method!r}: there are {', '.join(methods)}")
    if method.needs_card_shoe and settings.device.kind != "card-shoe":
        raise Refused(f"{method.name} is dealt from a card shoe", method)


def _check_bets(table: Table, settings: TableSettings, layout: Layout) -> None:
    game = Game(table.book, settings.game, settings.decks, settings.options)
    for key in settings.side_bets:
        bet = table.book.bet(key)
        if bet is None or key not in [str(known) for known in game.paytable.bets]:
            hint = nearest(key, game.paytable.bets)
            decks = bet.decks if bet is not None else None
            raise Refused(f"{key!r} is not on offer with {settings.decks} decks; nearest is {hint!r}", decks)
        if key not in [str(known) for known in layout.bets]:
            raise Refused(f"layout {layout.key} has no area for {bet.name}", layout)


def _check_equipment(table: Table, settings: TableSettings) -> None:
    for piece in table.table_rules.equipment:
        missing = piece.item not in settings.equipment
        if piece.need == "required" and missing:
            raise Refused(f"the table needs its {piece.item.replace('-', ' ')}", piece)
        if piece.need == "with-card-shoe" and missing and settings.device.kind == "card-shoe":
            raise Refused(f"a card shoe needs its {piece.item.replace('-', ' ')}", piece)
        if piece.need == "when-cash-is-accepted" and settings.accepts_cash and not settings.drop_box:
            raise Refused("a table that takes cash has a drop box attached", piece)


def _check_limits(table: Table, settings: TableSettings) -> None:
    limits: Limits = settings.limits
    for key, limit in limits.bets.items():
        if table.book.bet(key) is None:
            raise Refused(f"the limits name {key!r}, which is no bet", table.table_rules.limits_shown)
        if not 0 < limit.least <= limit.most:
            raise Refused(f"the limits on {key} run from {limit.least} to {limit.most}")
    if limits.unit < 1 or limits.approved_minimum < 1:
        raise Refused("units and minimums are a cent or more")


def _check_chips(chips: tuple[int, ...], counts: ChipCounts, *, some: bool = False) -> None:
    if not chips or min(chips) < 1:
        raise Refused("a chip set has one denomination or more, each of a cent or more")
    for denomination, count in counts.items():
        if denomination not in chips:
            raise Refused(f"the table has no chip of {denomination} cents")
        if count < 0:
            raise Refused("a count of chips is not below nought")
    if some and not value_of(counts):
        raise Refused("no chips were counted")


def _or(choices: tuple[object, ...]) -> str:
    return " or ".join(str(choice).replace("-", " ") for choice in choices)
