"""The signs at a table: which the rule book asks for, and what each says, from what is enforced."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from sabot.bets.options import options_of, percentage
from sabot.coup.explain import odds_in_words, percent_in_words
from sabot.engine.authority import cited_by
from sabot.engine.settings import Limit, TableSettings
from sabot.engine.state import Sign, State
from sabot.engine.table import Refused, Table
from sabot.rulebook.games import Bet, PayingLine
from sabot.rulebook.node import Cited
from sabot.rulebook.table import Layout
from sabot.rulebook.table import Sign as SignRule
from sabot.rulebook.words import SignContent

ALWAYS: Final = ("limits", "odds", "tie-percentage", "variation")
WITH_SIDE_BETS: Final = ("side-bet-amounts", "side-bet-odds", "side-bet-configuration")


def with_state(table: Table, state: State) -> Table:
    return Table(table.book, state)


def with_settings(table: Table, settings: TableSettings) -> Table:
    """The table as it would be with other settings."""
    return Table(table.book, replace(table.state, settings=settings))


# Which -------------------------------------------------------------------------------------------


def rules_here(table: Table) -> Iterator[SignRule]:
    """What the book says of signs, as far as it is about the game in play."""
    for rule in table.table_rules.signs:
        if rule.games is None or table.settings.game in rule.games:
            yield rule


def rule_for(table: Table, content: SignContent) -> SignRule | None:
    return next((rule for rule in rules_here(table) if content in rule.shows), None)


def clause_for(table: Table, content: SignContent, rule: SignRule) -> str:
    """The clause of a sign; what a layout's caption asks for is that layout's."""
    return cited_by(_layout(table) if content == "side-bet-configuration" else rule)


def wanted(table: Table) -> Iterator[tuple[SignContent, SignRule]]:
    """What must be shown now, with the clause."""
    for rule in rules_here(table):
        for content in rule.shows:
            if _is_called_for(table, content):
                yield content, rule


def _is_called_for(table: Table, content: SignContent) -> bool:
    if content in ALWAYS:
        return True
    if content in WITH_SIDE_BETS:
        return bool(table.settings.side_bets)
    state = table.state
    if content == "side-bet-restriction":
        return bool(state.restricted)
    if content == "previous-limits":
        return any(one.kept_minimum for one in state.patrons.values())
    return False  # a patron's own limits have a sign each, put up and taken down with them


def standing(state: State, content: SignContent) -> Sign | None:
    return next((sign for sign in state.signs.values() if sign.shows == content), None)


def missing(table: Table) -> tuple[SignContent, ...]:
    """What must be shown now and is not."""
    shown = {sign.shows for sign in table.state.signs.values()}
    return tuple(content for content, _ in wanted(table) if content not in shown)


def must_show_signs(table: Table) -> None:
    """Nobody wagers at a table that does not show what it must; side bets have signs of their own."""
    shown = {sign.shows for sign in table.state.signs.values()}
    for content, rule in wanted(table):
        if content not in shown and content not in WITH_SIDE_BETS:
            raise Refused(f"the sign that shows the {said(content)} is down", rule)


def must_show_side_bet(table: Table, bet: Bet) -> None:
    """A side bet is taken while the signs about side bets stand."""
    shown = {sign.shows for sign in table.state.signs.values()}
    for content in WITH_SIDE_BETS:
        rule = rule_for(table, content)
        if rule is not None and content not in shown:
            raise Refused(f"the sign that shows the {said(content)} is down", _of_bet(bet, content) or rule)


def _of_bet(bet: Bet, content: SignContent) -> Cited | None:
    amounts = content == "side-bet-amounts" and bet.offer is not None
    return bet.offer.amount_on_sign if amounts and bet.offer is not None else None


def said(content: str) -> str:
    return content.replace("-", " ")


# What they say -----------------------------------------------------------------------------------


def lines(table: Table, content: SignContent) -> tuple[str, ...]:
    """The text of a sign, from the values that the table enforces."""
    match content:
        case "limits":
            return tuple(_limits(table))
        case "odds":
            odds = (_odds(bet, table) for bet in _bets(table) if bet.kind == "main")
            return (table.game.rules.name, *odds)
        case "tie-percentage":
            return tuple(_percentages(table))
        case "variation":
            return (table.game.rules.name,)
        case "side-bet-amounts":
            return tuple(_amount(bet, table) for bet in _side_bets(table))
        case "side-bet-odds":
            return tuple(_odds(bet, table) for bet in _side_bets(table))
        case "side-bet-configuration":
            return tuple(bet.name for bet in _side_bets(table))
        case "side-bet-restriction":
            return restriction(table, table.state.restricted)
        case "previous-limits":
            return tuple(_previous(table))
        case "individual-limits":
            return ()


def restriction(table: Table, bets: tuple[str, ...]) -> tuple[str, ...]:
    mains = [bet.name for bet in _bets(table) if bet.kind == "main"]
    names = [bet.name for bet in _side_bets(table) if bet.key in bets]
    return tuple(f"{name}: only with a wager on {' or '.join(mains)}" for name in names)


def of_patron(table: Table, patron: str, bets: dict[str, Limit]) -> tuple[str, ...]:
    return tuple(f"{patron}: {_named(table, key)} {_range(limit)}" for key, limit in bets.items())


def bets_on_offer(table: Table) -> tuple[Bet, ...]:
    """The main bets, and the side bets that the table offers."""
    return tuple(bet for bet in _bets(table) if bet.kind == "main" or bet.key in table.settings.side_bets)


def _bets(table: Table) -> tuple[Bet, ...]:
    """The bets of the layout that this game has."""
    layout = _layout(table)
    return tuple(bet for bet in table.game.paytable.bets.values() if bet.key in layout.bets)


def _layout(table: Table) -> Layout:
    return next(one for one in table.table_rules.layouts if one.key == table.settings.layout)


def _side_bets(table: Table) -> tuple[Bet, ...]:
    return tuple(bet for bet in _bets(table) if bet.key in table.settings.side_bets)


def _limits(table: Table) -> Iterator[str]:
    shown = table.settings.limits
    for key, limit in shown.bets.items():
        yield f"{_named(table, key)}: {_range(limit)}"
    for key, cents in shown.areas.items():
        yield f"{_named(table, key)}, all wagers together: at most {money(cents)}"
    if shown.differential is not None:
        yield f"Table differential: {money(shown.differential)}"
    if shown.unit > 1:
        yield f"Above the minimum in units of {money(shown.unit)}"


def _previous(table: Table) -> Iterator[str]:
    """The old minimums that are still kept, and by whom."""
    for patron in table.state.patrons.values():
        for key, least in (patron.kept_minimum or {}).items():
            yield f"{patron.id}: {_named(table, key)} from {money(least)}"


def _amount(bet: Bet, table: Table) -> str:
    limit = table.settings.limits.bets.get(bet.key)
    if limit is None:
        return f"{bet.name}: its parts within the limits of each"
    return f"{bet.name}: {_range(limit)}"


def _odds(bet: Bet, table: Table) -> str:
    paytable = table.game.paytable
    if bet.combines:
        parts = (
            f"{part.share} {_named(table, part.bet)}" for part in bet.combines if paytable.chosen(part.given)
        )
        return f"{bet.name}: {', '.join(parts)}"
    here = [
        line
        for line in bet.pays
        if (line.games is None or table.settings.game in line.games) and paytable.chosen(line.given)
    ]
    return f"{bet.name}: {'; '.join(_pays(line, table) for line in here)}"


def _pays(line: PayingLine, table: Table) -> str:
    odds = odds_in_words(table.game.paytable.terms(line))
    if line.name is not None:
        return f"{line.name} {odds}"
    on = f" on {line.points}" if line.points is not None else ""
    by = f" by {line.by} points" if line.by is not None else ""
    natural = " with a natural" if line.natural else ""
    return f"{odds}{on}{by}{natural}"


def _percentages(table: Table) -> Iterator[str]:
    game = table.game
    for option in options_of(table.book, table.settings.game):
        if option.percent is not None:
            yield f"{option.name}: {percent_in_words(percentage(game.options[option.key]))}"


def _named(table: Table, key: str) -> str:
    bet = table.book.bet(key)
    return bet.name if bet is not None else key


def _range(limit: Limit) -> str:
    if limit.least == limit.most:
        return money(limit.least)
    return f"{money(limit.least)} to {money(limit.most)}"


def money(cents: int) -> str:
    dollars, odd = divmod(cents, 100)
    return f"${dollars:,}.{odd:02}" if odd else f"${dollars:,}"
