"""Opening a table, and what must be true of its settings."""

from collections.abc import Iterator

from sabot.bets.options import OptionError
from sabot.coup import DecksError, Game, UnknownGameError
from sabot.engine import accounts
from sabot.engine.acts.act import act, happened
from sabot.engine.acts.signing import with_signs
from sabot.engine.authority import Who, cited_by, power
from sabot.engine.commands.opening import OpenTable
from sabot.engine.events.base import Event
from sabot.engine.events.markers import MarkerPlaced
from sabot.engine.events.opening import TableOpened
from sabot.engine.rooms import must_be_reserved, room_of
from sabot.engine.settings import ChipCounts, Limits, TableSettings, value_of
from sabot.engine.signage import bets_on_offer, said, wanted, with_settings
from sabot.engine.table import Refused, Table
from sabot.rulebook.findings import nearest
from sabot.rulebook.table import Layout
from sabot.rulebook.words import SignContent


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
    check_settings(table, settings)
    _check_device_is_there(table, settings)
    check_chips(settings.chips, command.float)
    if command.signs is not None:
        _check_signs(with_settings(table, settings), command.signs)
    opened = happened(
        TableOpened,
        command,
        cited_by(table.table_rules.places),
        settings=settings,
        float=command.float,
        postings=accounts.moved(accounts.OPENER, accounts.FLOAT, value_of(command.float)),
    )
    yield from with_signs(table, command, [opened, *_boxes_out_of_play(table, command)])


def check_settings(table: Table, settings: TableSettings, *, with_limits: bool = True) -> None:
    """Refuse settings that the rule book does not allow."""
    _check_game(table, settings)
    layout = _check_layout(table, settings)
    _check_places(table, settings, layout)
    _check_device_and_method(table, settings)
    _check_bets(table, settings, layout)
    _check_equipment(table, settings)
    if with_limits:
        check_limits(table, settings)


def _check_signs(table: Table, shown: tuple[SignContent, ...]) -> None:
    for content, rule in wanted(table):
        if content not in shown:
            raise Refused(f"a sign at the table shows the {said(content)}", rule)


def _boxes_out_of_play(table: Table, command: OpenTable) -> Iterator[Event]:
    """The places that the layout has and the table does not are closed with a marker."""
    settings = command.settings
    marker = next((one for one in table.table_rules.markers if one.kind == "box-closed"), None)
    layout = next(one for one in table.table_rules.layouts if one.key == settings.layout)
    drawn = (places for places in (layout.places, *layout.may_also_have) if places is not None)
    smallest = min((places for places in drawn if places >= settings.places), default=settings.places)
    if marker is None:
        return
    for place in range(settings.places + 1, (settings.drawn_places or smallest) + 1):
        yield happened(
            MarkerPlaced, command, cited_by(marker), kind="box-closed", place=place, text="Box closed"
        )


def _check_game(table: Table, settings: TableSettings) -> None:
    try:
        game = Game(table.book, settings.game, settings.decks, settings.options)
    except (UnknownGameError, DecksError, OptionError) as error:
        raise Refused(str(error)) from error
    only = game.rules.tournament_only
    if only is not None and only.is_ and not settings.tournament:
        raise Refused(f"{game.rules.name} is for tournaments only", only)
    low = table.wager_rules.limits.low_limit_gaming
    if settings.low_limit and low is None:
        raise Refused("this rule book has no low limit gaming")
    if settings.low_limit:
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
        shows = settings.drawn_places
        if shows is not None and shows not in drawn:
            raise Refused(f"layout {layout.key} has no form with {shows} places", layout)
        closes_boxes = any(marker.kind == "box-closed" for marker in rules.markers)
        fits = settings.places in drawn or (closes_boxes and settings.places < max(drawn))
        if not fits or (shows is not None and settings.places > shows):
            raise Refused(f"layout {layout.key} has no form with {settings.places} places", layout)
    if settings.decks > rules.discard_capacity_decks.is_:
        raise Refused("the discard rack does not hold so many decks", rules.discard_capacity_decks)
    if rules.places.any_of and settings.places not in rules.places.any_of:
        raise Refused(f"a table has {_or(rules.places.any_of)} places", rules.places)
    room = room_of(table, settings)
    if room is not None and settings.places > room.at_most:
        raise Refused(f"a table there has at most {room.at_most} places in play", room)
    must_be_reserved(table, settings)


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
        if bet.kind == "main" or settings.side_bets.count(key) > 1:
            raise Refused(f"{bet.name} is no side bet, or is named twice")
        if key not in [str(known) for known in layout.bets]:
            raise Refused(f"layout {layout.key} has no area for {bet.name}", layout)
    for key, places in settings.side_bet_places.items():
        if table.book.bet(key) is None or places < 1:
            raise Refused(f"{key!r} is no bet that {places} may wager on")


def _check_equipment(table: Table, settings: TableSettings) -> None:
    for piece in table.table_rules.equipment:
        missing = piece.item not in settings.equipment
        if piece.need == "required" and missing:
            raise Refused(f"the table needs its {piece.item.replace('-', ' ')}", piece)
        if piece.need == "one-dealing-device" and missing and piece.item == settings.device.kind:
            raise Refused(f"the table has no {piece.item.replace('-', ' ')} to deal from", piece)
        if piece.need == "with-card-shoe" and missing and settings.device.kind == "card-shoe":
            raise Refused(f"a card shoe needs its {piece.item.replace('-', ' ')}", piece)
        if piece.need == "when-cash-is-accepted" and settings.accepts_cash and not settings.drop_box:
            raise Refused("a table that takes cash has a drop box attached", piece)


def _check_device_is_there(table: Table, settings: TableSettings) -> None:
    """What the cards are dealt from is one of the pieces of equipment. Another may take its place later."""
    for piece in table.table_rules.equipment:
        in_use = piece.need == "one-dealing-device" and piece.item == settings.device.kind
        if in_use and piece.item not in settings.equipment:
            raise Refused(f"the table needs its {piece.item.replace('-', ' ')}", piece)


def check_limits(table: Table, settings: TableSettings) -> None:
    """The sign shows the limits of every bet on offer; a combination has those of its parts."""
    limits: Limits = settings.limits
    for bet in bets_on_offer(with_settings(table, settings)):
        if bet.key not in limits.bets and not bet.combines:
            shown = bet.offer.amount_on_sign if bet.offer is not None else None
            raise Refused(f"the sign shows no limits for {bet.name}", shown or table.table_rules.limits_shown)
    for key, limit in limits.bets.items():
        if table.book.bet(key) is None:
            raise Refused(f"the limits name {key!r}, which is no bet", table.table_rules.limits_shown)
        if not 0 < limit.least <= limit.most:
            raise Refused(f"the limits on {key} run from {limit.least} to {limit.most}")
        must_be_approved(table, limits, key, limit.least)
    _check_areas(table, limits)
    if limits.unit < 1 or min((limits.approved_minimum, *limits.approved.values())) < 1:
        raise Refused("units and minimums are a cent or more")


def _check_areas(table: Table, limits: Limits) -> None:
    """What may lie on an area lets somebody wager there; a differential stands where the book has one."""
    shown, differential = table.table_rules.limits_shown, table.wager_rules.limits.table_differential
    for key, most in limits.areas.items():
        if key not in limits.bets:
            raise Refused(f"the sign limits what lies on {key!r}, and has no limits for it", shown)
        if most < limits.bets[key].least:
            raise Refused(f"no wager on {key} would be within the {most} cents of its area", shown)
    if limits.differential is None:
        return
    if differential is None:
        raise Refused("this rule book has no table differential", shown)
    if limits.differential < 1:
        raise Refused("a table differential is a cent or more", differential.before_close)


def must_be_approved(table: Table, limits: Limits, bet: str, least: int) -> None:
    """No minimum lies below the one that the regulator approved, where the book has one."""
    rule = table.wager_rules.limits.under_minimum.under_approved_minimum
    if rule is not None and least < limits.approved_on(bet):
        raise Refused(f"the minimum approved on {bet} is {limits.approved_on(bet)} cents", rule)


def check_chips(chips: tuple[int, ...], counts: ChipCounts, *, some: bool = False) -> None:
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
