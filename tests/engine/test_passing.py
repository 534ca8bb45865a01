"""Cards passed to patrons: who is entitled, one hand at a time, opened and given back."""

import pytest

from sabot.engine.commands.dealing import (
    AcceptHand,
    AnnounceCounts,
    AnnounceResult,
    DeclineHand,
    Draw,
    Expose,
    ForfeitHand,
    Nominate,
    OfferHand,
    ReturnHand,
)
from sabot.engine.commands.irregularities.misdealt import ReportWrongHolder
from sabot.engine.decide import next_step
from sabot.views.table import display_view, patron_view
from tests.engine.driver import Driver, running


def face_down(book: str = "star-baccarat", method: str = "B") -> Driver:
    table = running(book, method=method)
    table.seat("cai", 5)
    return table


def dealt(table: Driver, *cards: str) -> None:
    table.call()
    for card in cards:
        table.done(Draw, card=card)


@pytest.mark.clauses("star-baccarat", "8.8", "8.9", "8.12")
def test_8_8_the_highest_wager_on_a_hand_is_offered_its_cards_and_then_the_next() -> None:
    table = face_down()
    table.wager("ann", "player", 10_000)
    table.wager("ben", "player", 25_000)
    dealt(table, "9S", "2H", "TH", "5D")
    early = table.refused(OfferHand, hand="player", to="ann")
    assert "ben first" in early.reason
    table.done(OfferHand, hand="player", to="ben")
    table.done(DeclineHand, table.patron("ben"), hand="player")
    table.done(OfferHand, hand="player", to="ann")
    table.done(AcceptHand, table.patron("ann"), hand="player")
    assert {card.held_by for card in table.coup.cards if card.hand == "player"} == {"ann"}


@pytest.mark.clauses("star-baccarat", "8.8", "8.9")
def test_8_9_the_dealer_records_who_declined_the_cards_and_who_took_them() -> None:
    table = face_down()
    table.wager("ann", "player", 10_000)
    table.wager("ben", "player", 25_000)
    dealt(table, "9S", "2H", "TH", "5D")
    table.refused(AcceptHand, hand="player")  # nobody has been asked
    table.done(OfferHand, hand="player", to="ben")
    assert table.done(DeclineHand, hand="player")[0].patron == "ben"  # type: ignore[attr-defined]
    table.done(OfferHand, hand="player", to="ann")
    table.refused(AcceptHand, table.patron("ben"), hand="player")
    table.done(AcceptHand, hand="player")
    assert {card.held_by for card in table.coup.cards if card.hand == "player"} == {"ann"}


@pytest.mark.clauses("star-baccarat", "8.9", "8.14.2", "8.16")
@pytest.mark.parametrize("others", [("ann",), ()])
def test_8_16_a_third_card_that_is_declined_goes_to_the_next_and_then_to_the_dealer(
    others: tuple[str, ...],
) -> None:
    """It was offered back to whoever had just declined it, for ever."""
    table = face_down()
    table.wager("ben", "player", 25_000)
    for name in others:
        table.wager(name, "player", 10_000)
    dealt(table, "2S", "7H", "TH", "KD")
    table.done(OfferHand, hand="player", to="ben")
    table.done(AcceptHand, table.patron("ben"), hand="player")
    table.done(Expose, table.patron("ben"), cards=(0, 2))
    table.done(ReturnHand, hand="player")
    table.done(Expose, cards=(1, 3))
    table.done(AnnounceCounts)
    table.done(Draw, card="4C")
    for name in ("ben", *others):
        table.done(OfferHand, hand="player", to=name)
        table.done(DeclineHand, hand="player")
    assert table.refused(OfferHand, hand="player", to="ben").rule == "8.14"
    table.done(Expose, cards=(4,))
    table.done(AnnounceResult)


PASSING = (
    ("star-baccarat", "B"),
    ("star-premium-baccarat", "method-b"),
    ("crown-baccarat", "highest-wagerers"),
)
"""Each book's way of handing the cards out."""


def with_the_first_two(book: str, method: str) -> Driver:
    """Ben has the higher wager on the Player hand, ann the lower, and ben holds its first two cards."""
    table = face_down(book, method)
    table.wager("ben", "player", 25_000)
    table.wager("ann", "player", 10_000)
    dealt(table, "2S", "7H", "TH", "KD")
    table.done(OfferHand, hand="player", to="ben")
    table.done(AcceptHand, table.patron("ben"), hand="player")
    return table


def with_a_third(table: Driver) -> None:
    table.done(Expose, cards=(1, 3))
    table.done(AnnounceCounts)
    table.done(Draw, card="4C")


def test_the_banker_hand_has_no_area_to_be_taken_at() -> None:
    table = face_down()
    table.wager("ben", "banker", 25_000)
    dealt(table, "2S", "7H", "TH", "KD")
    assert "no area" in table.refused(OfferHand, hand="banker", area=2, to="ben").reason
    table.done(OfferHand, hand="banker", to="ben")
    assert "no area" in table.refused(AcceptHand, table.patron("ben"), hand="banker", area=2).reason
    table.done(AcceptHand, table.patron("ben"), hand="banker")
    assert "no area" in table.refused(ReturnHand, hand="banker", area=2).reason
    table.done(Expose, table.patron("ben"), cards=(1, 3))


@pytest.mark.clauses("star-baccarat", "8.3")
@pytest.mark.clauses("star-premium-baccarat", "8.7")
@pytest.mark.parametrize(("book", "method"), PASSING[:2])
def test_8_3_the_dealer_turns_cards_that_were_given_up_though_others_wagered(book: str, method: str) -> None:
    table = with_the_first_two(book, method)
    table.done(ForfeitHand, table.highest, hand="player")

    table.done(Expose, cards=(0, 2))


@pytest.mark.clauses("star-baccarat", "8.15.2")
@pytest.mark.parametrize(("book", "method"), PASSING)
def test_8_15_2_a_third_card_handed_back_hidden_is_turned_by_the_dealer(book: str, method: str) -> None:
    table = with_the_first_two(book, method)
    table.done(Expose, table.patron("ben"), cards=(0, 2))
    table.done(ReturnHand, hand="player")
    with_a_third(table)
    table.done(OfferHand, hand="player", to="ben")
    table.done(AcceptHand, table.patron("ben"), hand="player")
    table.done(ReturnHand, hand="player")

    table.done(Expose, cards=(4,))


@pytest.mark.clauses("crown-baccarat", "8.4.1(c)")
def test_8_4_1_c_who_has_the_dealer_open_the_first_two_is_still_offered_the_third() -> None:
    table = with_the_first_two(*PASSING[2])
    table.done(ReturnHand, hand="player")
    table.done(Expose, cards=(0, 2))
    with_a_third(table)

    table.done(OfferHand, hand="player", to="ben")
    table.done(DeclineHand, hand="player")
    assert "dealer keeps them" in table.refused(OfferHand, hand="player", to="ann").reason
    table.done(Expose, cards=(4,))


@pytest.mark.clauses("star-baccarat", "8.8", "12.15")
def test_12_15_a_third_card_goes_to_who_was_designated_and_not_to_who_had_the_cards_by_mistake() -> None:
    table = face_down()
    table.wager("ann", "player", 10_000)
    dealt(table, "2S", "7H", "TH", "KD")
    table.done(ReportWrongHolder, hand="player", patron="cai")
    table.done(Expose, table.patron("cai"), cards=(0, 2))
    table.done(ReturnHand, hand="player")
    with_a_third(table)

    assert "ann first" in table.refused(OfferHand, hand="player", to="cai").reason
    table.done(OfferHand, hand="player", to="ann")


@pytest.mark.clauses("star-premium-baccarat", "8.5", "8.16")
def test_8_5_that_another_declines_takes_nothing_from_who_had_the_first_two() -> None:
    """The manager may choose anybody; whoever had the first two still comes first for the third."""
    table = face_down("star-premium-baccarat", "method-b")
    table.wager("ben", "player", 25_000)
    dealt(table, "2S", "7H", "TH", "KD")
    table.done(OfferHand, table.highest, hand="player", to="ann")
    table.done(AcceptHand, table.patron("ann"), hand="player")
    table.done(Expose, table.patron("ann"), cards=(0, 2))
    table.done(ReturnHand, hand="player")
    with_a_third(table)
    table.done(OfferHand, table.highest, hand="player", to="cai")
    table.done(DeclineHand, hand="player")

    assert "ann first" in table.refused(OfferHand, hand="player", to="ben").reason


@pytest.mark.clauses("star-baccarat", "8.10", "8.11")
def test_8_10_of_equal_wagers_the_seat_nearest_the_dealers_right_comes_first() -> None:
    """Places are numbered clockwise from the dealer's left, so the highest is nearest his right."""
    table = face_down()
    for name in ("ann", "ben", "cai"):
        table.wager(name, "banker", 10_000)
    dealt(table, "9S", "2H", "TH", "5D")
    for wanted in ("cai", "ben", "ann"):
        assert table.do(OfferHand, hand="banker", to=wanted)
        table.done(DeclineHand, table.patron(wanted), hand="banker")
    nobody = table.refused(OfferHand, hand="banker", to="ann")
    assert nobody.rule == "8.14"


@pytest.mark.clauses("star-baccarat", "8.13")
def test_8_13_only_one_hand_is_out_at_a_time() -> None:
    table = face_down()
    table.wager("ann", "player", 10_000)
    table.wager("ben", "banker", 10_000)
    dealt(table, "9S", "2H", "TH", "5D")
    table.done(OfferHand, hand="player", to="ann")
    table.done(AcceptHand, table.patron("ann"), hand="player")
    both = table.refused(OfferHand, hand="banker", to="ben")
    assert both.rule == "8.13"
    table.done(Expose, table.patron("ann"), cards=(0, 2))
    table.done(ReturnHand, hand="player")
    table.done(OfferHand, hand="banker", to="ben")


def test_8_15_the_holder_opens_the_cards_and_nobody_else_does() -> None:
    table = face_down()
    table.wager("ann", "player", 10_000)
    dealt(table, "2S", "2H", "TH", "5D")
    table.done(OfferHand, hand="player", to="ann")
    table.done(AcceptHand, table.patron("ann"), hand="player")
    assert "ann opens that card" in table.refused(Expose, cards=(0,)).reason
    assert "ann opens that card" in table.refused(Expose, table.patron("ben"), cards=(0,)).reason
    table.done(Expose, table.patron("ann"), cards=(0, 2))
    table.done(ReturnHand, hand="player")
    table.done(Expose, cards=(1, 3))
    table.done(AnnounceCounts)
    table.done(Draw, card="6C")
    table.done(OfferHand, hand="player", to="ann")
    table.done(AcceptHand, table.patron("ann"), hand="player")
    table.done(Expose, table.patron("ann"), cards=(4,))
    table.done(ReturnHand, hand="player")
    table.done(AnnounceResult)


@pytest.mark.clauses("star-baccarat", "8.2.1")
def test_8_2_1_a_standing_bettor_is_passed_over() -> None:
    table = face_down()
    table.seat("eve", None)
    table.wager("ann", "player", 10_000)
    table.wager("eve", "player", 100_000, area=3)
    dealt(table, "9S", "2H", "TH", "5D")
    assert "ann first" in table.refused(OfferHand, hand="player", to="eve").reason


@pytest.mark.clauses("star-baccarat", "8.3")
def test_8_3_a_casino_supervisor_may_take_the_cards_from_a_patron_and_a_dealer_may_not() -> None:
    table = face_down()
    table.wager("ann", "player", 10_000)
    dealt(table, "9S", "2H", "TH", "5D")
    table.done(OfferHand, hand="player", to="ann")
    table.done(AcceptHand, table.patron("ann"), hand="player")
    assert table.refused(ForfeitHand, hand="player").rule == "8.3"
    table.done(ForfeitHand, table.staff("casino-supervisor"), hand="player")
    table.done(Expose, cards=(0, 1, 2, 3))


@pytest.mark.clauses("star-baccarat", "8.4", "8.4.1")
def test_8_4_a_seated_player_may_open_for_the_holder_one_card_at_a_time_with_approval() -> None:
    table = face_down()
    table.seat("eve", None)
    supervisor = table.staff("casino-supervisor")
    table.wager("ann", "player", 10_000)
    dealt(table, "9S", "2H", "TH", "5D")
    table.done(OfferHand, hand="player", to="ann")
    ann = table.patron("ann")
    table.done(AcceptHand, ann, hand="player")
    assert table.refused(Nominate, ann, hand="player", card=0, who="ben").rule == "8.4"
    standing = table.refused(Nominate, ann, approver=supervisor, hand="player", card=0, who="eve")
    assert "not seated" in standing.reason
    table.done(Nominate, ann, approver=supervisor, hand="player", card=0, who="ben")
    second = table.refused(Nominate, ann, approver=supervisor, hand="player", card=2, who="cai")
    assert second.rule == "8.4.1"
    table.done(Expose, table.patron("ben"), cards=(0,))
    table.done(Nominate, ann, approver=supervisor, hand="player", card=2, who="cai")


def test_in_method_a_no_card_is_passed_to_anybody() -> None:
    table = running("star-baccarat", method="A")
    table.wager("ann", "player", 10_000)
    dealt(table, "9S", "2H", "TH", "5D")
    assert table.refused(OfferHand, hand="player", to="ann").rule == "8.5"


@pytest.mark.clauses("star-three-card-baccarat", "9.3", "5.8")
def test_9_3_three_card_players_look_at_the_cards_of_their_own_seat_only() -> None:
    table = running("star-three-card-baccarat", method="method-b")
    table.wager("ann", "player", 10_000, area=1)
    table.wager("ann", "player", 10_000, area=2)
    dealt(table, "9S", "2H", "TH", "5D", "KC", "KD", "3S", "4S", "5S")
    table.done(AcceptHand, table.patron("ann"), hand="player", area=1)
    other_seat = table.refused(AcceptHand, table.patron("ann"), hand="player", area=2)
    assert "not offered" in other_seat.reason
    banker = table.refused(AcceptHand, table.patron("ann"), hand="banker")
    assert "not offered" in banker.reason


def test_a_held_card_is_on_the_holders_view_and_on_no_other() -> None:
    table = face_down()
    table.wager("ann", "player", 10_000)
    dealt(table, "9S", "2H", "TH", "5D")
    table.done(OfferHand, hand="player", to="ann")
    table.done(AcceptHand, table.patron("ann"), hand="player")
    own = patron_view(table.book, table.state, "ann").coup
    others = patron_view(table.book, table.state, "ben").coup
    shown = display_view(table.book, table.state).coup
    assert own is not None
    assert others is not None
    assert shown is not None
    assert [card.face for card in own.cards] == ["9S", None, "TH", None]
    assert [card.face for card in others.cards] == [None] * 4
    assert [card.face for card in shown.cards] == [None] * 4


# Whoever is chosen, whatever was wagered ------------------------------------------------------------


def waiting_for_premium() -> Driver:
    """Ann has wagered on Player, nobody on Banker; four cards lie face down."""
    table = face_down("star-premium-baccarat", "method-b")
    table.wager("ann", "player", 10_000)
    dealt(table, "9S", "2H", "TH", "5D")
    return table


@pytest.mark.clauses("star-premium-baccarat", "8.5", '1.1 "Assistant Gaming Manager"')
def test_8_5_an_assistant_gaming_manager_may_choose_who_has_a_hand_that_nobody_wagered_on() -> None:
    table = waiting_for_premium()
    supervisor, manager = table.staff("casino-supervisor"), table.staff("assistant-gaming-manager")
    alone = table.refused(OfferHand, hand="banker", to="ben")
    not_high_enough = table.refused(OfferHand, approver=supervisor, hand="banker", to="ben")
    table.done(OfferHand, approver=manager, hand="banker", to="ben")
    table.done(AcceptHand, table.patron("ben"), hand="banker")
    assert (alone.rule, not_high_enough.rule) == ("8.14", "8.5")
    assert patron_view(table.book, table.state, "ben").coup is not None


@pytest.mark.clauses("star-premium-baccarat", "8.5", "8.6.1")
def test_8_5_whoever_is_chosen_sits_at_the_table_and_is_willing() -> None:
    table = waiting_for_premium()
    table.seat("eve", None)
    manager = table.staff("assistant-gaming-manager")
    assert table.refused(OfferHand, manager, hand="player", to="eve").rule == "8.6.1"
    table.done(OfferHand, manager, hand="player", to="ben")
    table.done(DeclineHand, table.patron("ben"), hand="player")
    assert "has declined" in table.refused(OfferHand, manager, hand="player", to="ben").reason
    table.done(OfferHand, hand="player", to="ann")


def test_a_hand_that_may_be_given_to_somebody_is_not_what_the_next_step_waits_for() -> None:
    table = face_down("star-premium-baccarat", "method-b")
    table.wager("ann", "tie", 10_000)
    dealt(table, "9S", "2H", "TH", "5D")
    step = next_step(table.book, table.state)
    assert step is not None
    assert step.command == "Expose"
    assert "OfferHand" in table.moves(table.dealer)


def test_elsewhere_nobody_is_chosen_against_the_wagers() -> None:
    table = face_down()
    table.wager("ann", "player", 10_000)
    dealt(table, "9S", "2H", "TH", "5D")
    assert "first" in table.refused(OfferHand, table.highest, hand="player", to="ben").reason
