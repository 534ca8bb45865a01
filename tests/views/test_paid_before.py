"""What a wager came to is still said rightly when the game it was settled in has been changed since."""

from sabot.engine.commands.changes import ChangeGame
from sabot.views.own import PaymentView, own
from tests.engine.driver import Driver, running


def payment(table: Driver) -> PaymentView:
    seen = own(table.book, table.state, "ann")
    assert seen is not None
    assert seen.settled is not None
    (paid,) = seen.settled.payments
    return paid


def test_a_payment_of_another_game_is_told_by_what_became_of_the_wager() -> None:
    table = running("crown-baccarat", "traditional")
    table.call_for_bets()
    table.wager("ann", "banker", 2_500)
    table.deal("2S 9D 5H TC")
    table.finish()
    before = payment(table)
    table.done(ChangeGame, table.highest, game="crown", agreed_by=tuple(table.state.patrons))
    after = payment(table)

    assert before.said["zh-Hans"] == '庄赢：庄赔1:1减5%佣（Table 3 "Banker"）'
    assert after.said["en"] == before.said["en"]
    assert after.said["zh-Hans"] == '庄赢（Table 3 "Banker"）'
    assert after.said["zh-Hant"] == '莊贏（Table 3 "Banker"）'
