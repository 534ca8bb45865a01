"""Places for side wagers, where there are fewer than people who want them: who comes first."""

from enum import IntEnum
from typing import Final, NamedTuple

from sabot.engine.commands.wagering import PlaceWager
from sabot.engine.state import Wager
from sabot.engine.table import Refused, Table
from sabot.rulebook.games import Bet
from sabot.rulebook.node import Cited

OWN_SIDE: Final = {"player-side": "player", "banker-side": "banker"}
HANDS: Final = ("player", "banker")


class Entitlement(IntEnum):
    """The lower comes first; among equals the earlier wager does."""

    FIRST = 0
    NEXT = 1
    LAST = 2


class Displaced(NamedTuple):
    """A wager that gives way to one better entitled."""

    wager: Wager
    cited: Cited


def displaced_by(table: Table, command: PlaceWager) -> Displaced | None:
    """The wager that gives way to a new one on a side bet; None while there is room.

    Refuses the new wager when every place is taken by somebody entitled as well as he is.
    """
    bet = table.book.bet(command.bet)
    places = table.settings.side_bet_places.get(command.bet)
    rule = table.wager_rules.side_bets.entitlement
    if bet is None or bet.kind == "main" or places is None or rule is None:
        return None
    wagers = [
        one for one in _open_wagers(table) if one.bet == command.bet and _shares_places(table, one, command)
    ]
    patrons = {wager.patron for wager in wagers}
    if command.patron in patrons or len(patrons) < places:
        return None
    own = entitlement(table, bet, command.patron, command.area)
    worst = max(wagers, key=lambda one: (entitlement(table, bet, one.patron, one.area), one.id))
    cited = (bet.offer.one_each_per_coup if bet.offer is not None else None) or rule
    dealt = table.state.coup is not None and bool(table.state.coup.cards)
    if dealt or entitlement(table, bet, worst.patron, worst.area) <= own:
        taken = "the place" if places == 1 else f"all {places} places"
        raise Refused(f"{taken} for {bet.name} went to players who come first", cited)
    return Displaced(worst, cited)


def _shares_places(table: Table, wager: Wager, command: PlaceWager) -> bool:
    """Places are counted at the whole table; where a side of an area comes first, at each area."""
    rule = table.wager_rules.side_bets.entitlement
    by_area = rule is not None and rule.is_ == "own-side-first-then-other-wagers-then-anyone"
    return not by_area or wager.area == command.area


def entitlement(table: Table, bet: Bet, patron: str, area: int) -> Entitlement:
    """How well a patron is entitled to a side wager, by his other wagers on this coup."""
    own = [one for one in _open_wagers(table) if one.patron == patron and one.bet != bet.key]
    rule = table.wager_rules.side_bets.entitlement
    if rule is None or rule.is_ == "main-wager-first-then-time":
        return Entitlement.FIRST if any(_is_main(table, one) for one in own) else Entitlement.LAST
    side = OWN_SIDE.get(bet.kind)
    if side is None:
        return Entitlement.FIRST if any(one.bet in HANDS for one in own) else Entitlement.LAST
    here = [one for one in own if one.area == area]
    if any(one.bet == side for one in here):
        return Entitlement.FIRST
    return Entitlement.NEXT if here else Entitlement.LAST


def _is_main(table: Table, wager: Wager) -> bool:
    bet = table.book.bet(wager.bet)
    return bet is not None and bet.kind == "main"


def _open_wagers(table: Table) -> list[Wager]:
    coup = table.state.coup
    return [one for one in coup.wagers.values() if one.fate == "placed"] if coup is not None else []
