"""Powers copied by hand from the clauses of the documents: the lowest who may, and one below who may not."""

import pytest

from sabot.engine.acts.act import ACTS
from sabot.engine.authority import may
from sabot.engine.commands import COMMANDS
from sabot.engine.people import Actor
from sabot.engine.table import Refused, Table
from tests.authority.expected import allowed
from tests.engine.driver import running
from tools.power_table import POWERS
from tools.powers import book_named, who_may

STAR, CROWN = "star-baccarat", "crown-baccarat"
PREMIUM, THREE_CARD = "star-premium-baccarat", "star-three-card-baccarat"
PS, HD, AREA, ACM = "casino-supervisor", "higher-duties-dealer", "area-manager", "assistant-casino-manager"

PRINTED = (
    # book, clause, command, the lowest who may, one who may not
    (STAR, "6.7", "ChangeLimits", PS, "dealer"),
    (CROWN, "7.5", "ChangeLimits", AREA, HD),
    (PREMIUM, "6.6", "ChangeLimits", PS, "dealer"),
    (THREE_CARD, "6.5", "ChangeLimits", PS, "dealer"),
    (STAR, "6.8", "SetIndividualLimits", PS, "dealer"),
    (PREMIUM, "6.7", "SetIndividualLimits", PS, "dealer"),
    (THREE_CARD, "6.6", "SetIndividualLimits", PS, "dealer"),
    (STAR, "14.14", "AnnounceClosing", PS, "dealer"),
    (CROWN, "14.5", "AnnounceClosing", HD, "dealer"),
    (PREMIUM, "15.9", "CloseTable", PS, "dealer"),
    (THREE_CARD, "14.9", "CloseTable", PS, "dealer"),
    (STAR, "14.17", "RefuseWager", PS, "dealer"),
    (CROWN, "14.11", "RefuseWager", HD, "dealer"),
    (PREMIUM, "15.12", "RefuseWager", PS, "dealer"),
    (THREE_CARD, "14.12", "RefuseWager", PS, "dealer"),
    (STAR, "14.13", "ChangeGame", PS, "dealer"),
    (CROWN, "5.3", "ChangeGame", AREA, HD),
    (CROWN, "5.3", "ChangeSideBets", AREA, HD),
    (STAR, "14.8.2", "ExcludePatron", PS, "dealer"),
    (CROWN, "14.2.2", "ExcludePatron", ACM, AREA),
    (PREMIUM, "15.3.2", "ExcludePatron", PS, "dealer"),
    (THREE_CARD, "14.3.2", "ExcludePatron", PS, "dealer"),
    (STAR, "14.4", "TakeBreak", PS, "dealer"),
    (STAR, "10.4", "RestrictSideBets", PS, "dealer"),
    (PREMIUM, "12.4", "RestrictSideBets", PS, "dealer"),
    (STAR, "5.9", "LimitPlayers", PS, "dealer"),
    (THREE_CARD, "5.6", "LimitPlayers", PS, "dealer"),
    (CROWN, "8.3.1", "ChooseFaces", HD, "dealer"),
    (STAR, "8.6.1", "ChooseFaces", "dealer", "inspector"),
    (STAR, "8.3", "ForfeitHand", PS, "dealer"),
    (PREMIUM, "8.7", "ForfeitHand", PS, "dealer"),
    (CROWN, "10.3.1", "DeferCommission", ACM, AREA),
    (STAR, "3.11", "OrderCheck", "inspector", "dealer"),
    (STAR, "12.13", "ConfirmOutcome", PS, "dealer"),
    (CROWN, "11.15", "ConfirmOutcome", AREA, HD),
    (STAR, "14.9.1", "InvalidateCoup", PS, "dealer"),
    (CROWN, "14.12", "DecideDispute", AREA, HD),
    (STAR, "14.18", "DecideDispute", "gaming-supervisor", "dealer"),
    (PREMIUM, "15.13", "ReviewDispute", PS, "dealer"),
    (CROWN, "8.6.1", "DirectNoBetCoup", HD, "dealer"),
    (PREMIUM, "7.4", "DirectNoBetCoup", "assistant-gaming-manager", PS),
)
NOBODY = (
    (CROWN, "TakeBreak"),
    (CROWN, "RestrictSideBets"),
    (CROWN, "ForfeitHand"),
    (CROWN, "ReviewDispute"),
    (STAR, "ChangeSideBets"),
    (PREMIUM, "LimitPlayers"),
    (THREE_CARD, "ChooseFaces"),
)
"""Powers that a document gives to nobody."""


@pytest.mark.parametrize(("book", "clause", "command", "lowest", "below"), PRINTED)
def test_the_lowest_whom_the_clause_names_may(
    book: str, clause: str, command: str, lowest: str, below: str
) -> None:
    table = running(book)
    who = ACTS[COMMANDS[command]].who(Table(table.book, table.state))

    assert may(table.book, who, Actor(id="one", role=lowest))
    assert not may(table.book, who, Actor(id="another", role=below))
    file = book_named(book)
    assert clause in {one.rule for one in who_may(file, POWERS[command])}
    assert lowest in allowed(file, command)
    assert below not in allowed(file, command)


@pytest.mark.parametrize(("book", "command"), NOBODY)
def test_a_power_that_the_document_does_not_give_is_nobodys(book: str, command: str) -> None:
    table = running(book)
    assert allowed(book_named(book), command) == set()
    with pytest.raises(Refused):
        ACTS[COMMANDS[command]].who(Table(table.book, table.state))
