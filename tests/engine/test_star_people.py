"""The people of The Star: what each grade may do, what is wagered, and who stays shut out."""

import pytest

from sabot.engine.acts.act import ACTS
from sabot.engine.authority import may
from sabot.engine.commands.people import ExcludePatron, Leave
from sabot.engine.commands.wagering import PlaceWager
from sabot.engine.decide import moves
from sabot.engine.people import Actor
from sabot.engine.table import Refused
from tests.engine.driver import Driver, running

STAR = "star-baccarat"
ABOVE = {
    "gaming-supervisor": '1.1 "Gaming Supervisor"',
    "assistant-gaming-manager": '1.1 "Assistant Gaming Manager"',
    "gaming-manager": '1.1 "Gaming Manager"',
}


def allowed(table: Driver, role: str) -> set[str]:
    """Every command that a role may give at some time, by name."""
    actor = Actor(id=role, role=role)
    found = set()
    for kind, known in ACTS.items():
        try:
            who = known.who(table.table)
        except Refused:
            continue
        if may(table.book, who, actor):
            found.add(kind.__name__)
    return found


@pytest.mark.parametrize(
    "role", [pytest.param(role, marks=pytest.mark.clauses(STAR, clause)) for role, clause in ABOVE.items()]
)
def test_whatever_a_casino_supervisor_may_do_is_for_every_grade_of_supervisor(role: str) -> None:
    table = running(STAR)

    assert allowed(table, "casino-supervisor") <= allowed(table, role)
    assert {
        one.command for one in moves(table.book, table.state, Actor(id="x", role="casino-supervisor"))
    } <= {one.command for one in moves(table.book, table.state, Actor(id="x", role=role))}


@pytest.mark.clauses(STAR, '1.1 "Casino Supervisor"')
def test_a_dealer_has_none_of_the_powers_that_the_book_gives_a_supervisor() -> None:
    """Each of these names the casino supervisor in its own clause."""
    table = running(STAR)

    powers = {"ChangeLimits", "RefuseWager", "CloseTable", "ChangeGame", "SetIndividualLimits", "ForfeitHand"}
    assert powers <= allowed(table, "casino-supervisor")
    assert not powers & allowed(table, "dealer")


@pytest.mark.clauses(STAR, '1.1 "Inspector"')
def test_an_inspector_may_have_cards_checked_and_nothing_else() -> None:
    table = running(STAR)

    assert allowed(table, "inspector") == {"OrderCheck"}


@pytest.mark.clauses(STAR, "5.2")
@pytest.mark.parametrize("instrument", ["cash", "credit", "voucher"])
def test_5_2_a_wager_is_made_in_chips_or_tokens_and_in_nothing_else(instrument: str) -> None:
    table = running(STAR)
    stake = {"patron": "ann", "bet": "player", "cents": 10_000, "area": 1, "instrument": instrument}

    assert table.refused(PlaceWager, table.patron("ann"), **stake).rule == "5.2"


@pytest.mark.clauses(STAR, "14.8.2")
def test_14_8_2_whoever_was_excluded_is_so_still_when_he_comes_again() -> None:
    table = running(STAR)
    table.done(ExcludePatron, table.highest, patron="ann", reason="a device")
    table.done(Leave, patron="ann")
    table.seat("ann", 1)

    refused = table.refused(PlaceWager, table.patron("ann"), patron="ann", bet="player", cents=10_000, area=1)
    assert refused.rule == "14.8.2"
