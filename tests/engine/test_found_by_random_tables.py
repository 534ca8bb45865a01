"""Commands at which the engine once raised, found by random tables: each is refused, or done, by the book."""

import pytest
from msgspec.structs import replace

from sabot.engine.commands.cards import Cut, EndShoe, OfferCut, Shuffle
from sabot.engine.commands.dealing import Draw
from sabot.engine.commands.irregularities.misdealt import ReportMisdeal
from sabot.engine.commands.irregularities.shoe import ReportNotShuffled, ReportTooFewCards
from sabot.engine.commands.people import ExchangeVoucher, Leave
from sabot.engine.commands.wagering import TakeBackWager
from sabot.engine.state import Drawn
from tests.engine.irregular import CROWN, PREMIUM, STAR, THREE_CARD, shoe
from tests.engine.sigma import Watched, watched
from tests.engine.test_irregularities_shoe import last_coup_dealt


def with_a_card_waiting(table: Watched, card: str) -> None:
    """One that left the shoe with the last coup and is the first of another."""
    table.watching = False
    dealt = {**shoe(table).dealt, card: shoe(table).dealt.get(card, 0) + 1}
    waiting = replace(shoe(table), dealt=dealt, carried=Drawn(card=card, hand="player"))
    table.state = replace(table.state, shoe=waiting)


@pytest.mark.clauses(STAR, "12.9")
@pytest.mark.clauses(THREE_CARD, "12.12")
@pytest.mark.clauses(PREMIUM, "14.9")
@pytest.mark.parametrize(("book", "rule"), [(STAR, "12.9"), (THREE_CARD, "12.12"), (PREMIUM, "14.9")])
def test_12_9_a_coup_begun_instead_of_the_shuffle_has_one_first_card(book: str, rule: str) -> None:
    table = last_coup_dealt(book)
    with_a_card_waiting(table, "3H")
    again = table.refused(ReportNotShuffled, card="2C")
    assert (again.rule, again.reason) == (
        rule,
        "another card has left the shoe already as the first of the next coup",
    )


@pytest.mark.clauses(STAR, "4.4")
def test_4_4_a_supervisor_cuts_a_later_shoe_when_every_player_stands() -> None:
    """The cut goes by the seats; with nobody seated it once was nobody's, and the table stood still."""
    table = last_coup_dealt(STAR)
    for name in tuple(table.state.patrons):
        table.done(Leave, patron=name)
    table.seat("cai", None)
    table.done(EndShoe)
    table.done(Shuffle, table.highest)
    assert table.refused(OfferCut, table.highest, to="cai").rule is not None
    table.done(Cut, table.highest, cards=100)


@pytest.mark.clauses(PREMIUM, "14.1.2")
def test_premium_14_1_2_a_coup_is_not_taken_up_again_when_its_tokens_are_gone() -> None:
    """Tokens that stood off went back to Ann, who left with them; they cannot lie on the layout again."""
    table = watched(PREMIUM, "even-money")
    ann = table.patron("ann")
    table.done(ExchangeVoucher, patron="ann", cents=10_000, voucher="V1")
    table.wager("ann", "player", 10_000, instrument="promotional-tokens")
    table.play("9S 9H TH TD")
    table.done(Leave, ann, patron="ann")
    refused = table.refused(ReportMisdeal, table.highest, cause="order-in-doubt", coup=1)
    assert "tokens left" in refused.reason


def test_a_combined_wager_is_not_taken_back_to_what_does_not_split() -> None:
    """Of $100 on 1-1-2 a quarter lies on each of two bets; $75 would leave $18.75 there, which no chip is."""
    table = watched(CROWN, "crown")
    wager = table.wager("ann", "1-1-2", 10_000)
    refused = table.refused(TakeBackWager, table.patron("ann"), patron="ann", wager=wager, cents=2_500)
    assert "do not split into the parts" in refused.reason


@pytest.mark.parametrize("hidden", ["9S 2H TH 5D", "2S 3H TH KD"])
def test_whether_cards_are_too_few_is_not_told_by_cards_that_lie_hidden(hidden: str) -> None:
    """An empty shoe is too few for a coup that draws and enough for a natural: nobody knows which, yet."""
    table = watched(PREMIUM, method="method-b")
    table.wager("ann", "player", 10_000)
    for card in hidden.split():
        table.done(Draw, card=card)
    table.watching = False
    table.state = replace(table.state, shoe=replace(shoe(table), burned_unseen=shoe(table).left + 1))
    assert shoe(table).left == 0
    assert "ReportTooFewCards" not in table.moves(table.dealer)
    assert table.refused(ReportTooFewCards).reason == "the cards on the table are exposed first"
