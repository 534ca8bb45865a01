"""What is true of every coup and every wager, whatever the cards."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sabot.bets import Payment
from sabot.bets.paytable import Terms
from sabot.cards import Card
from sabot.coup import Coup, Game, WagerSettlement, settle_wager
from sabot.coup.explain import odds_in_words
from sabot.ledger import Account, ChipSet
from sabot.rulebook.node import Odds
from sabot.rulebooks import open_game
from tests.rules.hands import EVERY_GAME, PUNTO_BANCO

CHIPS = ChipSet((250, 500, 2500, 10000))
ACCOUNTS: tuple[Account, ...] = ("patron", "layout", "float", "commission", "rounding")
UNIT = 1000
"""$10: the least stake that every bet takes, for a 1-1-2 wager is split in four."""


@cache
def game(game_id: str) -> Game:
    return open_game(game_id)


shoes = st.lists(st.sampled_from(Card.all()), min_size=6, max_size=6).map(tuple)
games = st.sampled_from(EVERY_GAME)
punto_banco = st.sampled_from([game_id for game_id in EVERY_GAME if game_id.startswith(PUNTO_BANCO)])
stakes = st.integers(1, 50).map(lambda units: units * UNIT)


@st.composite
def wagered(draw: st.DrawFn) -> tuple[Mapping[str, Payment], list[tuple[str, int]]]:
    """A coup of some game, settled, and wagers on its bets; two patrons may wager on one bet."""
    table = game(draw(games))
    settled = table.settle(table.outcome(table.deal(draw(shoes))))
    wagers = draw(st.lists(st.tuples(st.sampled_from(sorted(settled)), stakes), min_size=1, max_size=8))
    return settled, wagers


def settle_all(settled: Mapping[str, Payment], wagers: list[tuple[str, int]]) -> list[WagerSettlement]:
    return [settle_wager(stake, settled[bet], CHIPS) for bet, stake in wagers]


# Money --------------------------------------------------------------------------------------------


@settings(deadline=None)
@given(wagered())
def test_the_money_of_a_coup_balances(coup: tuple[Mapping[str, Payment], list[tuple[str, int]]]) -> None:
    """Nothing appears and nothing is lost: all postings sum to zero, and so do patrons and house."""
    moved = settle_all(*coup)
    by_account = {account: sum(one.transfer.cents(account) for one in moved) for account in ACCOUNTS}
    staked = sum(stake for _, stake in coup[1])
    house = by_account["float"] + by_account["commission"] + by_account["rounding"]

    assert sum(by_account.values()) == 0
    assert by_account["layout"] == -staked
    assert by_account["patron"] - staked == sum(one.net for one in moved) == -house


@settings(deadline=None)
@given(wagered(), st.data())
def test_a_wager_is_settled_the_same_wherever_it_stands_in_the_order(
    coup: tuple[Mapping[str, Payment], list[tuple[str, int]]], data: st.DataObject
) -> None:
    settled, wagers = coup
    order = data.draw(st.permutations(range(len(wagers))))

    in_order = settle_all(settled, wagers)
    out_of_order = settle_all(settled, [wagers[place] for place in order])

    assert out_of_order == [in_order[place] for place in order]


@settings(deadline=None)
@given(wagered())
def test_every_wager_wins_loses_or_stands_off_and_nothing_else(
    coup: tuple[Mapping[str, Payment], list[tuple[str, int]]],
) -> None:
    settled, wagers = coup
    for bet, stake in wagers:
        payment, money = settled[bet], settle_wager(stake, settled[bet], CHIPS)
        if payment.parts:
            assert sum(part.share for part in payment.parts) == 1
            assert payment.net == sum(part.share * part.payment.net for part in payment.parts)
            continue
        match payment.fate:
            case "wins":
                assert payment.net > 0
                assert money.returned == stake
                assert money.paid > 0
            case "stands-off":
                assert payment.net == money.net == money.paid == 0
                assert money.returned == stake
            case "loses":
                assert payment.net == -1
                assert (money.net, money.returned, money.paid) == (-stake, 0, 0)


# Cards --------------------------------------------------------------------------------------------


@settings(deadline=None)
@given(games, shoes, st.permutations("SHDC"))
def test_new_suits_that_keep_pairs_change_nothing_that_goes_by_rank(
    game_id: str, shoe: tuple[Card, ...], suits: list[str]
) -> None:
    """Suits only make pairs perfect, coloured or mixed, so no other bet may notice them."""
    moved = dict(zip("SHDC", suits, strict=True))
    table = game(game_id)
    other = tuple(Card.parse(card.name[0] + moved[card.name[1]]) for card in shoe)

    settled, again = settle_cards(table, shoe), settle_cards(table, other)

    assert table.deal(shoe).cards_used == table.deal(other).cards_used
    for bet, paid in settled.items():
        if not bet.startswith("perfect-pairs"):
            assert (paid.net, paid.clause) == (again[bet].net, again[bet].clause), bet


@settings(deadline=None)
@given(shoes, st.permutations("SHDC"))
def test_perfect_pairs_notice_new_suits_only_where_they_part_a_colour(
    shoe: tuple[Card, ...], suits: list[str]
) -> None:
    moved = dict(zip("SHDC", suits, strict=True))
    colours_stay_together = {moved["S"], moved["C"]} in ({"S", "C"}, {"H", "D"})
    table = game("crown-baccarat/traditional")
    other = tuple(Card.parse(card.name[0] + moved[card.name[1]]) for card in shoe)

    settled, again = settle_cards(table, shoe), settle_cards(table, other)

    for bet in ("perfect-pairs-player", "perfect-pairs-banker"):
        nets = settled[bet].net, again[bet].net
        assert (nets[0] == 25) == (nets[1] == 25)
        assert (nets[0] == -1) == (nets[1] == -1)
        if colours_stay_together:
            assert nets[0] == nets[1]


def settle_cards(table: Game, shoe: tuple[Card, ...]) -> Mapping[str, Payment]:
    return table.settle(table.outcome(table.deal(shoe)))


@settings(deadline=None)
@given(punto_banco, shoes)
def test_a_coup_has_two_hands_of_two_or_three_cards_in_dealing_order(
    game_id: str, shoe: tuple[Card, ...]
) -> None:
    coup = game(game_id).deal(shoe)

    assert {len(coup.player), len(coup.banker)} <= {2, 3}
    assert (coup.player[:2], coup.banker[:2]) == ((shoe[0], shoe[2]), (shoe[1], shoe[3]))
    assert coup.player[2:] + coup.banker[2:] == shoe[4 : coup.cards_used]


@settings(deadline=None)
@given(punto_banco, shoes)
def test_cards_behind_a_coup_change_nothing(game_id: str, shoe: tuple[Card, ...]) -> None:
    table = game(game_id)
    coup = table.deal(shoe)

    assert table.deal(shoe[: coup.cards_used]) == table.deal_exactly(shoe[: coup.cards_used]) == coup
    assert table.deal((*shoe, *Card.all())) == coup


@settings(deadline=None)
@given(shoes)
def test_swapping_the_hands_of_three_card_swaps_the_winner(shoe: tuple[Card, ...]) -> None:
    table = game("star-three-card-baccarat/three-card")
    coup = table.deal(shoe)
    other = {"player": "banker", "banker": "player", "tie": "tie"}

    swapped = table.outcome(Coup((coup.banker,), coup.player)).winner

    assert other[table.outcome(coup).winner or ""] == swapped


# Odds ---------------------------------------------------------------------------------------------

odds = st.builds(Fraction, st.integers(1, 500), st.integers(1, 500))


@given(odds)
def test_reading_odds_undoes_writing_them(written: Fraction) -> None:
    assert Odds.parse(f"{written.numerator}:{written.denominator}") == written
    assert Odds.parse(odds_in_words(Terms(written)).replace(" to ", ":")) == written


@pytest.mark.parametrize(
    "wrong", ["", "1", "1:", ":1", "1:0", "-1:2", "1:2:3", "1.5:1", "1 : 2", "19/20", "one:two", "19to20"]
)
def test_what_is_no_fraction_is_not_odds(wrong: str) -> None:
    with pytest.raises(ValueError, match="are not a fraction such as 19:20"):
        Odds.parse(wrong)
