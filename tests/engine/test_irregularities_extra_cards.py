"""Cards that the table of play does not ask for.

ST-08 to ST-10, CR-03 to CR-05, CR-09 to CR-11, PR-08 to PR-10.
"""

import pytest

from sabot.engine.commands.cards import CuttingCard
from sabot.engine.commands.dealing import AnnounceResult, Draw
from sabot.engine.commands.irregularities.misdealt import (
    GiveUpReconstruction,
    Lies,
    Reconstruct,
    ReportExtraCard,
    ReportMisplacedCard,
)
from sabot.engine.commands.wagering import PlaceWager
from sabot.engine.events.irregularities.misdealt import CoupHalted
from tests.engine.irregular import (
    CROWN,
    PREMIUM,
    STAKE,
    STAR,
    TWO_HANDS,
    hands,
    limbs,
    shoe,
    supervisor,
    with_wagers,
)
from tests.engine.sigma import Watched

BANKER_DRAWS = "4S 2H 2D 3C"
"""Player 6 stands; the Banker draws on 5."""
BANKER_STANDS = "5S 3H 2D 3C"
"""Player 7 stands, and so does the Banker on 6."""
PLAYER_DRAWS = "2S 3H 2D 3C"
"""The Player draws on 4."""
NATURAL = "9S 2H TH 3D"


def dealt(book: str, cards: str) -> Watched:
    table, _, _ = with_wagers(book)
    table.deal(cards, result=False)
    return table


def completed(table: Watched) -> None:
    table._announce_counts()
    table.done(AnnounceResult)
    table.finish()


# ST-08, CR-09a, PR-08


@pytest.mark.clauses(STAR, "12.2")
@pytest.mark.clauses(CROWN, "11.6", "11.6.1", "11.6.1(a)")
@pytest.mark.clauses(PREMIUM, "14.2")
@pytest.mark.parametrize(("book", "rule"), [(STAR, "12.2"), (CROWN, "11.6.1(a)"), (PREMIUM, "14.2")])
def test_12_2_an_extra_player_card_goes_to_a_banker_obliged_to_draw(book: str, rule: str) -> None:
    table = dealt(book, BANKER_DRAWS)
    events = table.done(ReportExtraCard, card="9D", hand="player", exposed=True)
    assert events[0].rule == rule
    assert hands(table) == {"player": ["4S", "2D"], "banker": ["2H", "3C", "9D"]}
    # No further card is drawn: the Banker's 4 loses to the Player's 6.
    completed(table)
    assert (table.chips("ann"), table.chips("ben")) == (1_010_000, 990_000)
    assert shoe(table).carried is None


# ST-09, PR-09, CR-10


@pytest.mark.clauses(STAR, "12.2")
@pytest.mark.clauses(PREMIUM, "14.2")
@pytest.mark.parametrize("cards", [BANKER_STANDS, NATURAL])
@pytest.mark.parametrize(("book", "rule"), [(STAR, "12.2"), (PREMIUM, "14.2")])
def test_12_2_an_extra_player_card_unseen_is_the_first_of_the_next_coup(
    book: str, rule: str, cards: str
) -> None:
    table = dealt(book, cards)
    events = table.done(ReportExtraCard, card="QS", hand="player")
    assert (limbs(events), events[0].rule) == (["extra-player-card.banker-stands-unexposed"], rule)
    completed(table)
    assert (table.chips("ann"), table.chips("ben")) == (1_010_000, 990_000)
    # The next coup takes wagers though its first card has left the shoe.
    table.wager("ann", "player", STAKE)
    table.call()
    other = table.refused(Draw, card="KS", exposed=True)
    assert "another card" in other.reason
    table.done(Draw, card="QS", exposed=True)
    assert shoe(table).carried is None
    assert hands(table) == {"player": ["QS"]}


@pytest.mark.clauses(STAR, "12.3")
@pytest.mark.clauses(PREMIUM, "14.3")
@pytest.mark.parametrize(("book", "rule"), [(STAR, "12.3"), (PREMIUM, "14.3")])
def test_12_3_an_extra_player_card_that_was_seen_begins_a_coup_without_wagers(book: str, rule: str) -> None:
    """Readings S-27 and P74."""
    table = dealt(book, BANKER_STANDS)
    table.done(ReportExtraCard, card="QS", hand="player", exposed=True)
    completed(table)
    wager = table.refused(PlaceWager, table.patron("ann"), patron="ann", bet="player", cents=STAKE, area=1)
    assert wager.rule == rule
    table.done(Draw, card="QS", exposed=True)
    assert table.coup.no_bet == rule
    assert table.coup.cards[0].exposed


@pytest.mark.clauses(CROWN, "11.6.1(b)")
@pytest.mark.parametrize("exposed", [False, True])
def test_11_6_1_b_crown_deals_a_dummy_coup_from_an_extra_player_card_seen_or_not(
    exposed: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    table = dealt(CROWN, BANKER_STANDS)
    table.done(ReportExtraCard, card="QS", hand="player", exposed=exposed)
    completed(table)  # the wagers on the hand are settled first
    assert (table.chips("ann"), table.chips("ben")) == (1_010_000, 990_000)
    assert shoe(table).carried_no_bet == "11.6.1(b)"
    wager = {"patron": "ann", "bet": "player", "cents": STAKE, "area": 1}
    assert table.refused(PlaceWager, table.patron("ann"), **wager).rule == "11.6.1(b)"
    table.done(Draw, card="QS", exposed=True)
    table.deal("2C 8D 4D", result=False)  # Player 8 to Banker 6
    completed(table)
    assert (table.chips("ann"), table.chips("ben")) == (1_010_000, 990_000)


# ST-10, CR-11, PR-10


@pytest.mark.clauses(STAR, "12.3")
@pytest.mark.clauses(CROWN, "11.6.2")
@pytest.mark.clauses(PREMIUM, "14.3")
@pytest.mark.parametrize(("book", "rule"), [(STAR, "12.3"), (CROWN, "11.6.2"), (PREMIUM, "14.3")])
def test_12_3_an_extra_banker_card_is_the_first_of_a_coup_without_wagers(book: str, rule: str) -> None:
    table = dealt(book, BANKER_STANDS)
    events = table.done(ReportExtraCard, card="3S", hand="banker", exposed=True)
    assert (limbs(events), events[0].rule) == (["extra-banker-card"], rule)
    # Settled without it: 7 to 6, not 7 to 9.
    completed(table)
    assert (table.chips("ann"), table.chips("ben")) == (1_010_000, 990_000)
    assert shoe(table).carried_no_bet == rule
    table.done(Draw, card="3S", exposed=True)
    assert table.coup.no_bet == rule


@pytest.mark.parametrize(
    ("book", "reading"), [(STAR, "reading S-35"), (CROWN, "reading CR-10"), (PREMIUM, "reading P75")]
)
def test_a_card_too_many_after_the_last_coup_goes_with_the_shoe(book: str, reading: str) -> None:
    table, _, _ = with_wagers(book)
    table.play("9S 2H TH 5D")
    table.done(CuttingCard)  # as first card: the coup that follows is the last
    table.wager("ann", "player", STAKE)
    table.deal(BANKER_STANDS, result=False)
    discarded = shoe(table).discarded
    events = table.done(ReportExtraCard, card="3S", hand="banker")
    assert events[0].rule == reading
    assert (shoe(table).carried, shoe(table).discarded) == (None, discarded + 1)


# CR-03, CR-04


@pytest.mark.clauses(CROWN, "11.2")
def test_11_2_a_card_drawn_unseen_and_given_to_no_hand_begins_the_next_live_coup() -> None:
    """Reading C-23."""
    table = dealt(CROWN, BANKER_STANDS)
    events = table.done(ReportExtraCard, card="QS")
    assert (limbs(events), events[0].rule) == (["excess-card-unseen.before-last-coup"], "11.2")
    seen = table.refused(ReportExtraCard, card="KS", exposed=True)
    assert seen.rule == "11.2"
    assert table.refused(ReportExtraCard, card="KS").rule == "11.2"  # one card is carried already
    completed(table)
    table.wager("ann", "player", STAKE)
    table.call()
    table.done(Draw, card="QS", exposed=True)
    assert table.coup.no_bet is None


@pytest.mark.clauses(CROWN, "11.2")
def test_11_2_after_the_last_coup_it_goes_with_the_shoe() -> None:
    """Reading C-52."""
    table, _, _ = with_wagers(CROWN)
    table.play("9S 2H TH 5D")
    table.done(CuttingCard)
    table.wager("ann", "player", STAKE)
    table.deal(BANKER_STANDS, result=False)
    events = table.done(ReportExtraCard, card="QS")
    assert (limbs(events), events[0].rule) == (["excess-card-unseen.after-last-coup"], "reading C-52")
    assert shoe(table).carried is None


@pytest.mark.parametrize("book", [STAR, PREMIUM])
def test_only_crown_has_a_rule_for_a_card_given_to_no_hand(book: str) -> None:
    table = dealt(book, BANKER_STANDS)
    assert "no rule" in table.refused(ReportExtraCard, card="QS").reason


# CR-05


@pytest.mark.clauses(CROWN, "11.3")
def test_11_3_the_players_card_laid_at_the_banker_goes_to_the_player_and_the_banker_draws_if_he_must() -> (
    None
):
    table = dealt(CROWN, PLAYER_DRAWS)
    events = table.done(ReportMisplacedCard, card="3D", exposed=True)
    assert events[0].rule == "11.3"
    assert hands(table) == {"player": ["2S", "2D", "3D"], "banker": ["3H", "3C"]}
    # The Banker's 6 stands against a third card of 3, which is worked out from the Player's true card.
    completed(table)
    assert (table.chips("ann"), table.chips("ben")) == (1_010_000, 990_000)


@pytest.mark.clauses(STAR, "12.1(b)")
@pytest.mark.parametrize(("book", "rule"), [(STAR, "12.1(b)"), (PREMIUM, "14.1.1")])
def test_where_no_special_rule_speaks_of_it_the_coup_is_reconstructed(book: str, rule: str) -> None:
    table = dealt(book, PLAYER_DRAWS)
    events = table.done(ReportMisplacedCard, card="3D", exposed=True)
    (halted,) = [event for event in events if isinstance(event, CoupHalted)]
    assert halted.rule == rule
    assert halted.lies[-1].hand == "banker"
    assert table.coup.halted is not None
    table.done(Reconstruct, order=(0, 1, 2, 3, 4), approver=supervisor(table))
    assert hands(table)["player"] == ["2S", "2D", "3D"]


# Moments and roles


@pytest.mark.parametrize("book", TWO_HANDS)
def test_a_card_that_is_due_is_not_too_many(book: str) -> None:
    table, _, _ = with_wagers(book)
    assert table.refused(ReportExtraCard, card="QS", hand="player").reason
    table.deal("2S 3H", result=False)
    assert "first four" in table.refused(ReportExtraCard, card="QS", hand="player").reason
    table.deal("2D 3C", result=False)
    assert "draws a third card" in table.refused(ReportExtraCard, card="QS", hand="player").reason
    assert "draws first" in table.refused(ReportExtraCard, card="QS", hand="banker").reason
    assert "not for a" in table.refused(ReportExtraCard, table.patron("ann"), card="QS", hand="player").reason
    assert table.refused(ReportExtraCard, card="QX", hand="player").reason
    assert table.refused(GiveUpReconstruction, supervisor(table)).reason


def test_no_third_card_of_the_player_is_misplaced_when_none_is_due() -> None:
    table = dealt(CROWN, BANKER_STANDS)
    assert table.refused(ReportMisplacedCard, card="QS").reason == "no third card is due to the Player hand"
    assert Lies("banker").area == 0
