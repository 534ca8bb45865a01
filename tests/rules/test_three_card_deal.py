"""Three Card Baccarat 8: to whom each card goes."""

import pytest

from sabot.coup import Coup, DealError, Game
from sabot.rulebooks import open_game
from tests.rules.hands import THREE_CARD, cards


@pytest.fixture
def game() -> Game:
    return open_game("star-three-card-baccarat/three-card")


@pytest.mark.clauses(THREE_CARD, "8.1")
def test_8_1_cards_go_player_banker_three_times_for_one_area(game: Game) -> None:
    coup = game.deal(cards("AS 2S 3S 4S 5S 6S"))

    assert coup == Coup((cards("AS 3S 5S"),), cards("2S 4S 6S"))


def test_8_1_both_hands_have_three_cards_and_no_naturals_and_no_pairs(game: Game) -> None:
    """Nothing that a bet of punto banco turns on may be read into them."""
    outcome = game.outcome(game.deal(cards("9S 9H 9C 9D 9S 9H")))

    assert (outcome.player_cards, outcome.banker_cards) == (3, 3)
    assert not outcome.player_natural
    assert not outcome.banker_natural
    assert outcome.player_pair is outcome.banker_pair is None


@pytest.mark.clauses(THREE_CARD, "8.1")
def test_8_1_cards_go_round_the_wagered_areas_and_then_to_the_banker(game: Game) -> None:
    coup = game.deal(cards("AS 2S 3S 4S  AH 2H 3H 4H  AD 2D 3D 4D"), areas=3)

    assert coup.players == (cards("AS AH AD"), cards("2S 2H 2D"), cards("3S 3H 3D"))
    assert coup.banker == cards("4S 4H 4D")
    assert coup.cards_used == 12


@pytest.mark.clauses(THREE_CARD, "8.1", "5.1.1")
def test_8_1_each_area_is_compared_with_the_banker_on_its_own(game: Game) -> None:
    coup = Coup((cards("KS QS 9S"), cards("KH QH 4H"), cards("AS 2S 3S")), cards("KD QD 6D"))

    winners = [game.outcome(coup, area).winner for area in range(3)]

    assert winners == ["player", "banker", "banker"]


@pytest.mark.clauses(THREE_CARD, "8.2")
def test_8_2_only_the_banker_gets_cards_when_no_player_hand_is_wagered_on(game: Game) -> None:
    coup = game.deal(cards("AS 2S 3S 4S"), areas=0)

    assert coup == Coup((), cards("AS 2S 3S"))
    assert coup.cards_used == 3


@pytest.mark.clauses(THREE_CARD, "8.2", "5.1.4")
def test_8_2_banker_alone_decides_the_point_totals(game: Game) -> None:
    outcome = game.outcome(game.deal(cards("AS 2S 3S"), areas=0))
    settled = game.settle(outcome)

    assert outcome.winner is None
    assert settled["point-total-6"].net == 8
    assert settled["point-total-5"].net == settled["three-pictures"].net == -1


@pytest.mark.clauses(THREE_CARD, "8.2", "5.1.3")
def test_8_2_banker_alone_decides_three_picture_cards(game: Game) -> None:
    settled = game.settle(game.outcome(game.deal(cards("KS QH JD"), areas=0)))

    assert settled["three-pictures"].net == 70
    assert settled["point-total-0"].net == 8


@pytest.mark.parametrize(("areas", "needed"), [(0, 3), (1, 6), (2, 9), (7, 24)])
def test_too_few_cards_for_the_areas_are_refused(game: Game, areas: int, needed: int) -> None:
    enough = cards("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH")[:needed]

    assert game.deal(enough, areas).cards_used == needed
    with pytest.raises(DealError, match=f"a coup takes {needed}, and there are {needed - 1}"):
        game.deal(enough[:-1], areas)


@pytest.mark.clauses(THREE_CARD, "10.1")
def test_10_1_even_money_deals_and_ranks_as_three_card_does(game: Game) -> None:
    even_money = open_game("star-three-card-baccarat/even-money")
    order = cards("KS 9H QD 4C 9S 5D")

    assert even_money.deal(order) == game.deal(order)
    assert even_money.outcome(even_money.deal(order)) == game.outcome(game.deal(order))
