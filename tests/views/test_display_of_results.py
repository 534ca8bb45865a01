"""The result display: the coups of the shoe that had a result, and no other."""

import pytest
from msgspec.structs import replace

from sabot.engine.commands.irregularities.misdealt import GiveUpReconstruction, ReportMisdeal
from sabot.engine.commands.settling import ClearCards
from sabot.views.shown import CountsView, shown
from tests.engine.driver import Driver, running

PREMIUM = "star-premium-baccarat"
STAKE = 10_000


def counts(table: Driver) -> CountsView:
    display = shown(table.book, table.state)
    assert display is not None
    return display.counts


@pytest.mark.clauses(PREMIUM, '1.1 "WRD"')
def test_it_shows_the_present_result_once_it_is_announced_and_those_before_it() -> None:
    table = running(PREMIUM)
    table.wager("ann", "player", STAKE)
    table.play("9S 2H TH 5D")
    table.wager("ann", "player", STAKE)
    table.deal("2S 9H TC", result=False)
    before = counts(table)
    table.deal("KD")
    after = counts(table)
    assert (before.coups, before.player, before.banker) == (1, 1, 0)
    assert (after.coups, after.player, after.banker) == (2, 1, 1)


@pytest.mark.clauses(PREMIUM, '1.1 "WRD"')
@pytest.mark.clauses("star-baccarat", '1.1 "WRD"')
@pytest.mark.clauses("crown-baccarat", '1.1 "WRD"', "2.2.2(g)")
@pytest.mark.parametrize("book", [PREMIUM, "star-baccarat", "crown-baccarat"])
def test_a_table_that_was_opened_without_a_display_shows_no_results(book: str) -> None:
    table = running(book)
    settings = table.state.settings
    assert settings is not None
    table.wager("ann", "player", STAKE)
    table.play("9S 2H TH 5D")
    equipment = tuple(item for item in settings.equipment if item != "result-display")
    bare = replace(table.state, settings=replace(settings, equipment=equipment))

    assert counts(table).player == 1
    assert shown(table.book, bare) is None


@pytest.mark.clauses(PREMIUM, '1.1 "void"')
def test_a_coup_that_is_void_has_no_result_and_is_in_no_count() -> None:
    table = running(PREMIUM)
    table.wager("ann", "player", STAKE)
    table.play("9S 2H TH 5D")
    table.wager("ann", "player", STAKE)
    table.deal("2S 9H TC KD")
    table.done(ReportMisdeal)
    table.done(GiveUpReconstruction, table.staff("casino-supervisor"))
    table.done(ClearCards)
    assert (counts(table).coups, counts(table).banker) == (1, 0)
    assert table.chips("ann") == 1_000_000 + STAKE
