"""Whether a wager is good: the bet, the area, the chips, the combination, the limits."""

from fractions import Fraction
from math import ceil, floor

from sabot.engine import accounts
from sabot.engine.authority import Who, named
from sabot.engine.commands.base import Command
from sabot.engine.commands.wagering import PlaceWager
from sabot.engine.losses import at_risk
from sabot.engine.markers import is_closed, rule_of
from sabot.engine.naming import must_have_their_suits
from sabot.engine.prorata import OTHER_HAND, PRO_RATA, beside
from sabot.engine.settings import Limit
from sabot.engine.signage import must_show_side_bet
from sabot.engine.state import Patron, Wager
from sabot.engine.table import Refused, Table
from sabot.rulebook.games import Bet
from sabot.rulebook.node import Cited
from sabot.rulebook.wagers import Combination, Declarations


def check_stake(table: Table, command: PlaceWager) -> Cited:
    """Refuse a wager that is not good; else the clause under which it stands."""
    patron = table.patron(command.patron)
    bet = _bet_on_offer(table, command.bet)
    _patron_may_wager(table, patron)
    _is_not_on_a_break(table, patron, command)
    _is_unrestricted(table, patron, bet)
    _is_no_proxy(table, patron, command)
    _lies_well(table, command)
    _is_paid_for(table, command, bet)
    _one_of_each(table, patron, bet)
    _box_is_free(table, command)
    _area_was_not_given_up(table, patron, command)
    _area_has_room(table, command)
    _within_limits(table, patron, command)
    _within_loss_limit(table, patron, command)
    combination = combination_of(table, command)
    return combination or bet


def approval_for(table: Table, command: Command) -> Who | None:
    """Whose approval the combination of main wagers needs, if anybody's."""
    assert isinstance(command, PlaceWager)
    combination = combination_of(table, command)
    if combination is None or combination.approver is None:
        return None
    return named((combination.approver,), combination)


def combination_of(table: Table, command: PlaceWager) -> Combination | None:
    """The clause under which a patron's main wagers stand together, this one among them."""
    bet = table.book.bet(command.bet)
    if bet is None or bet.kind != "main":
        return None
    main = [wager for wager in own_wagers(table, command.patron) if is_main(table, wager)]
    by_area = table.deals_areas
    together = {wager.bet for wager in main if not by_area or wager.area == command.area}
    together.add(command.bet)
    combinations = table.wager_rules.combinations
    fitting = [one for one in combinations if together <= {str(key) for key in one.bets}]
    exact = [one for one in fitting if together == {str(key) for key in one.bets}]
    if by_area and fitting and not exact:
        wanted = " and ".join(str(key) for key in fitting[0].bets)
        raise Refused(f"{command.bet} at an area goes with {wanted} there", fitting[0])
    found = exact or sorted(fitting, key=lambda one: (one.approver is not None, len(one.bets)))
    if not found:
        raise Refused(f"nobody may wager on {' and '.join(sorted(together))} together", combinations[0])
    return found[0]


def combination_without(table: Table, bets: set[str]) -> Combination | None:
    """The clause under which main wagers stand only with another that is not there; None where they stand."""
    combinations = table.wager_rules.combinations
    if not bets or any(bets == {str(key) for key in one.bets} for one in combinations):
        return None
    return next((one for one in combinations if bets < {str(key) for key in one.bets}), combinations[0])


def declarations_of(table: Table, patron: Patron) -> Declarations | None:
    """What a patron declares to the dealer: all his chips, where he plays on a loss limit."""
    duties = table.wager_rules.patron
    return duties.declarations if duties is not None and patron.loss_limit is not None else None


def own_wagers(table: Table, patron: str) -> list[Wager]:
    """The open wagers of a patron on this coup."""
    coup = table.state.coup
    if coup is None:
        return []
    return [one for one in coup.wagers.values() if one.patron == patron and one.fate == "placed"]


def is_main(table: Table, wager: Wager) -> bool:
    bet = table.book.bet(wager.bet)
    return bet is not None and bet.kind == "main"


def _bet_on_offer(table: Table, key: str) -> Bet:
    bet = table.game.paytable.bets.get(key)  # type: ignore[call-overload]  # keys are text
    if bet is None:
        raise Refused(f"{table.game.id} with {table.settings.decks} decks has no bet {key!r}")
    assert isinstance(bet, Bet)
    must_be_on_offer(table, bet)
    if bet.kind != "main":
        must_show_side_bet(table, bet)
    must_have_their_suits(table, bet)
    return bet


def must_be_on_offer(table: Table, bet: Bet) -> None:
    if bet.kind != "main" and bet.key not in table.settings.side_bets:
        where = bet.offer.placed if bet.offer is not None else None
        raise Refused(f"{bet.name} is not on offer at this table", where or bet)


def _is_not_on_a_break(table: Table, patron: Patron, command: PlaceWager) -> None:
    if patron.break_until is not None:
        over = "is over, and has still to be ended" if command.at >= patron.break_until else "is not over"
        raise Refused(f"the break of {patron.id} {over}", table.authority.break_from_play)


def _is_unrestricted(table: Table, patron: Patron, bet: Bet) -> None:
    if bet.key not in table.state.restricted:
        return
    if not any(is_main(table, one) for one in own_wagers(table, patron.id)):
        raise Refused(f"{bet.name} is for those with a main wager", restriction_on(table, bet.key))


def restriction_on(table: Table, bet: str) -> Cited:
    """The clause by which a side bet may be restricted: its own, or that of them all."""
    known = table.book.bet(bet)
    own = known.offer.restricted if known is not None and known.offer is not None else None
    rule = own or table.wager_rules.side_bets.restricted_with_sign_and_surveillance
    if rule is None:
        raise Refused(f"this rule book restricts no wagers on {bet}")
    return rule


def _patron_may_wager(table: Table, patron: Patron) -> None:
    if patron.excluded is not None:
        raise Refused(f"{patron.id} is excluded from the game", table.authority.exclude_player)
    duties = table.wager_rules.patron
    if duties is not None and duties.player_card is not None and not patron.player_card:
        raise Refused(f"{patron.id} has no Player Card of his own", duties.player_card)


def _is_no_proxy(table: Table, patron: Patron, command: PlaceWager) -> None:
    """Nobody wagers for a person who is not there."""
    duties = table.wager_rules.patron
    rule = duties.proxy if duties is not None else None
    if rule is not None and not command.owner_present:
        where = "in the casino" if rule.is_ == "owner-inside-casino" else "at the table"
        raise Refused(f"{patron.id} is not {where}, and nobody wagers for him", rule)


def _lies_well(table: Table, command: PlaceWager) -> None:
    if is_closed(table.state, command.area):
        raise Refused(f"the box at place {command.area} is closed", rule_of(table, "box-closed"))
    if not 1 <= command.area <= table.settings.places:
        raise Refused(f"there is no place {command.area}: there are {table.settings.places}")
    good = {"inside-area": command.inside_area, "flat-not-stacked": command.flat}
    for condition in table.wager_rules.validity:
        if not good.get(condition.is_, True):
            raise Refused(f"the wager is not {condition.is_.replace('-', ' ')}", condition)


def _is_paid_for(table: Table, command: PlaceWager, bet: Bet) -> None:
    instruments = table.wager_rules.instruments
    if command.instrument not in instruments.is_:
        raise Refused(f"wagers are made in {' or '.join(instruments.is_)}", instruments)
    if command.cents < 1:
        raise Refused("a wager is a cent or more")
    if not table.chips.can_pay(command.cents):
        raise Refused(f"{command.cents} cents cannot be made in the table's chips")
    held = table.state.accounts.get(accounts.purse(command.patron, command.instrument), 0)
    if held < command.cents:
        raise Refused(
            f"{command.patron} has {held} cents in {command.instrument.replace('-', ' ')}",
            declarations_of(table, table.patron(command.patron)),
        )
    _splits_into_parts(table, bet, command.cents)


def must_split(table: Table, wager: Wager, left: int) -> None:
    """What is left of a combined wager can still lie on each of its bets."""
    bet = table.book.bet(wager.bet)
    if bet is not None and left > 0:
        _splits_into_parts(table, bet, left)


def _splits_into_parts(table: Table, bet: Bet, cents: int) -> None:
    """Each part of a combined wager lies there in chips."""
    for _, part in parts_of(table, bet.key):
        share = cents * part
        if share.denominator != 1 or not table.chips.can_pay(int(share)):
            raise Refused(f"{cents} cents do not split into the parts of {bet.name} in chips", bet)


def _one_of_each(table: Table, patron: Patron, bet: Bet) -> None:
    once = table.wager_rules.side_bets.one_each_per_coup
    if bet.offer is not None:
        once = bet.offer.one_each_per_coup or once
    if once is not None and bet.kind != "main":
        already = any(one.bet == bet.key for one in own_wagers(table, patron.id))
        if already:
            raise Refused(f"{patron.id} has a {bet.name} wager on this coup", once)
    three = table.wager_rules.side_bets.three_pictures_once
    on_three_pictures = any(line.when == "banker-three-pictures" for line in bet.pays)
    if three is not None and on_three_pictures:
        already = any(one.bet == bet.key for one in own_wagers(table, patron.id))
        if already:
            raise Refused(f"{patron.id} has a {bet.name} wager on this coup", three)


def _box_is_free(table: Table, command: PlaceWager) -> None:
    """Where boxes are for one player each: whoever sits there, else whoever wagered there first."""
    if not table.state.one_to_a_box:
        return
    seated, coup = table.at_place(command.area), table.state.coup
    others = [seated.id] if seated is not None else []
    others += [
        wager.patron
        for wager in (coup.wagers.values() if coup is not None else ())
        if wager.area == command.area and wager.fate == "placed"
    ]
    if others and others[0] != command.patron:
        raise Refused(
            f"boxes are for one player each, and box {command.area} is {others[0]}'s",
            table.authority.limit_players,
        )


def _area_was_not_given_up(table: Table, patron: Patron, command: PlaceWager) -> None:
    """Whoever gave an area up to another does not wager there while he sits there."""
    if command.area in patron.gave_up and table.at_place(command.area) is not None:
        raise Refused(
            f"{patron.id} gave area {command.area} up to another", table.wager_rules.gives_up_extra_areas
        )


def _area_has_room(table: Table, command: PlaceWager) -> None:
    """So many players at most on an area, or fewer where they were limited."""
    most, limited = table.wager_rules.wagerers_per_area, table.state.most_players
    coup = table.state.coup
    if most is None or coup is None:
        return
    at_most, cited = (most.is_, most) if limited is None else (limited, table.authority.limit_players)
    others = {
        wager.patron
        for wager in coup.wagers.values()
        if wager.area == command.area and wager.fate == "placed" and wager.patron != command.patron
    }
    if len(others) >= at_most:
        players = "player wagers" if at_most == 1 else "players wager"
        raise Refused(f"{at_most} {players} on area {command.area} already", cited)


def limit_on(table: Table, patron: Patron, bet: str, area: int | None = None) -> Limit | None:
    """The limit on a patron's wager: his own, the old minimum that he keeps, or the table's.

    Each part of a combined wager lies within the limits of the bet that it stands on.
    """
    parts = parts_of(table, bet)
    own = [limit_on(table, patron, key, area) for key, _ in parts]
    limits = [(limit, share) for limit, (_, share) in zip(own, parts, strict=True) if limit is not None]
    whole = _stated_limit(table, patron, bet, area)
    if whole is not None:
        limits.append((whole, Fraction(1)))
    if not limits:
        return None
    return Limit(
        least=max(ceil(limit.least / share) for limit, share in limits),
        most=min(floor(limit.most / share) for limit, share in limits),
    )


def parts_of(table: Table, bet: str) -> list[tuple[str, Fraction]]:
    """The bets that a combined bet stands on, and the share of each; a plain bet has none."""
    known = table.book.bet(bet)
    combined = known.combines if known is not None else ()
    return [(str(part.bet), part.share) for part in combined if table.game.paytable.chosen(part.given)]


def approved_minimum_on(table: Table, bet: str) -> int:
    """The least that the regulator approved for a wager, each of its parts too."""
    of_parts = [ceil(table.limits.approved_on(key) / share) for key, share in parts_of(table, bet)]
    return max(of_parts, default=table.limits.approved_on(bet))


def _stated_limit(table: Table, patron: Patron, bet: str, area: int | None) -> Limit | None:
    if patron.individual is not None and bet in patron.individual.bets:
        return patron.individual.bets[bet]
    shown = table.limits.bets.get(bet)
    keeps_here = not patron.kept_at or area is None or area in patron.kept_at
    if patron.kept_minimum is not None and bet in patron.kept_minimum and shown is not None and keeps_here:
        return Limit(least=min(patron.kept_minimum[bet], shown.least), most=shown.most)
    return shown


def must_leave_a_stake(table: Table, wager: Wager, cents: int) -> None:
    """What stays of a stake after so much is taken back is nothing, or as much as may be wagered."""
    patron = table.patron(wager.patron)
    limit = limit_on(table, patron, wager.bet, wager.area)
    lying = [one for one in own_wagers(table, patron.id) if (one.bet, one.area) == (wager.bet, wager.area)]
    stays = sum(one.cents for one in lying) - cents
    must_split(table, wager, wager.cents - cents)
    if limit is None or not 0 < stays < limit.least or sum(one.cents for one in lying) < limit.least:
        return
    rules, coup = table.wager_rules.limits.under_minimum, table.coup
    cited = rules.before_deal if coup.no_more_bets and not coup.cards else rules.before_close
    raise Refused(
        f"{stays} cents would stay, below the minimum of {limit.least}: take it all back, or leave enough",
        cited or table.table_rules.limits_shown,
    )


def _within_limits(table: Table, patron: Patron, command: PlaceWager) -> None:
    limit = limit_on(table, patron, command.bet, command.area)
    rules = table.wager_rules.limits
    lying = sum(
        one.cents
        for one in own_wagers(table, patron.id)
        if one.bet == command.bet and one.area == command.area
    )
    total = lying + command.cents
    if limit is not None and total < limit.least:
        cited = rules.under_minimum.before_close or table.table_rules.limits_shown
        raise Refused(f"{total} cents is below the minimum of {limit.least}", cited)
    if limit is not None and total > limit.most:
        cited = rules.over_maximum.before_close or table.table_rules.limits_shown
        raise Refused(f"{total} cents is above the maximum of {limit.most}", cited)
    unit = table.limits.unit
    if limit is not None and (total - limit.least) % unit:
        units = rules.units_above_minimum or table.table_rules.limits_shown
        raise Refused(f"wagers are made in units of {unit} cents", units)
    _within_the_area(table, command)


def _within_the_area(table: Table, command: PlaceWager) -> None:
    """No more is taken than may lie on an area, unless wagers there are reduced in proportion instead."""
    most, rules = table.limits.areas.get(command.bet), table.wager_rules.limits.over_area_maximum
    if most is None:
        return
    cited = rules.before_close if rules is not None else None
    if cited is not None and cited.is_ in PRO_RATA and command.bet in OTHER_HAND:
        return
    beside_it = beside(table, command.bet, command.area) if table.state.coup is not None else []
    lying = sum(one.cents for one in beside_it)
    if lying + command.cents > most:
        shown = cited or table.table_rules.limits_shown
        raise Refused(f"no more than {most} cents may lie on {command.bet}", shown)


def _within_loss_limit(table: Table, patron: Patron, command: PlaceWager) -> None:
    """Open wagers count as lost until they are settled, as far as the book has them lose together."""
    duties = table.wager_rules.patron
    if duties is None or duties.loss_limit is None or patron.loss_limit is None:
        return
    stakes = [(one.bet, one.cents) for one in own_wagers(table, patron.id)]
    stakes.append((command.bet, command.cents))
    if patron.lost + at_risk(table, stakes, duties.loss_limit.is_) > patron.loss_limit:
        raise Refused(f"the wager could take {patron.id} past his loss limit", duties.loss_limit)
