"""All the players: who they are when every one of them must agree, and whether they do."""

from collections.abc import Iterable

from sabot.engine.state import Patron
from sabot.engine.table import Refused, Table
from sabot.rulebook.node import Cited


def present(table: Table) -> tuple[Patron, ...]:
    """The patrons at the table who may play."""
    return tuple(one for one in table.state.patrons.values() if one.excluded is None)


def all_players(table: Table) -> tuple[Patron, ...]:
    """Those whose agreement is asked for."""
    who = table.authority.all_players
    match who.is_ if who is not None else "at-the-table":
        case "at-the-table":
            return present(table)
        case "seated":
            return tuple(one for one in present(table) if one.seated)
        case "seated-with-player-card":
            return tuple(one for one in present(table) if one.seated and one.player_card)
        case "seated-or-wagering":
            wagering = _wagering(table)
            return tuple(one for one in present(table) if one.seated or one.id in wagering)


def _wagering(table: Table) -> set[str]:
    coup = table.state.coup
    if coup is None:
        return set()
    return {wager.patron for wager in coup.wagers.values() if wager.fate == "placed"}


def must_agree(table: Table, agreed_by: Iterable[str], cited: Cited) -> None:
    """Everybody who is asked agrees, and there is somebody to ask."""
    asked = [one.id for one in all_players(table)]
    unwilling = sorted(set(asked) - set(agreed_by))
    if unwilling or not asked:
        names = ", ".join(unwilling) or "nobody is here to agree"
        raise Refused(f"all players at the table must agree: {names}", cited)
