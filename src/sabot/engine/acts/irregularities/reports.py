"""What every report asks first: whether there is a coup that it can be about."""

from sabot.engine.acts.irregularities.coups import coup_in_reach
from sabot.engine.acts.irregularities.ruling import first_of
from sabot.engine.acts.opening import must_be_open
from sabot.engine.pauses import must_go_on
from sabot.engine.state import Coup
from sabot.engine.table import Refused, Table


def a_coup_is_in_reach(table: Table) -> Coup:
    """One is being dealt, or the last one can still be taken up again."""
    must_be_open(table)
    coup = coup_in_reach(table)
    must_go_on(coup)
    return coup


def cards_lie_on_the_table(table: Table) -> Coup:
    """A coup is being dealt, or its cards have not been cleared yet."""
    must_be_open(table)
    coup = table.coup
    must_go_on(coup)
    if not coup.cards:
        raise Refused("no card has been dealt")
    return coup


def the_deal_is_going_on(table: Table) -> Coup:
    coup = cards_lie_on_the_table(table)
    if coup.phase != "dealing":
        raise Refused("the result has been announced")
    return coup


def no_coup_in_progress(table: Table) -> None:
    must_be_open(table)
    coup = table.state.coup
    if coup is not None and coup.cards:
        raise Refused(f"coup {coup.number} is still in progress")


def a_shoe_is_there(table: Table) -> None:
    """Cards have been brought to an open table."""
    must_be_open(table)
    if table.shoe.total < 1:
        raise Refused("no cards have been brought to the table")


def is_ruled_on(table: Table, *limbs: str) -> None:
    """The book has one of these rules; the first says which is wanted, when it has none."""
    first_of(table, *limbs)
