"""Exact margins against what is published, what is printed, and what another count says."""

from collections import Counter
from fractions import Fraction
from math import comb, perm
from pathlib import Path

import pytest

from sabot.cards import Composition
from sabot.margins.exact import BetMargin, Engine, distribution, margins
from sabot.margins.exact.engines import count
from sabot.margins.exact.rules import held_by, rules_of
from sabot.rulebooks import BOOKS, load_book, open_game
from tests.margins import other_books
from tests.oracle.by_totals import cells as cells_by_totals
from tests.oracle.enumeration import first_four, margin, percent, weights
from tests.oracle.test_three_card import ties_of_one_deck

CROWN = "crown-baccarat/traditional"
NEVADA = f"{Path(__file__).parents[1] / 'rulebook' / 'nevada.toml'}/punto-banco"
THREE_CARD = "star-three-card-baccarat/three-card"
EIGHT_DECKS = 4_998_398_275_503_360
ENGINES: tuple[Engine, ...] = ("reference", "compiled")
GAMES = [f"{book}/{game.key}" for book in BOOKS for game in load_book(book).games]


def of_eight_decks(bet: str, outcome: str, engine: Engine = "compiled") -> Fraction:
    return distribution(open_game(CROWN), engine=engine)[bet][outcome] * EIGHT_DECKS


# Published counts --------------------------------------------------------------------------------


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(
    ("bet", "outcome", "published"),
    [
        ("banker", "Banker wins", 2_292_252_566_437_888),
        ("player", "Player wins", 2_230_518_282_592_256),
        ("tie", "Tie", 475_627_426_473_216),
        ("player", "stands off", 475_627_426_473_216),
        ("player", "loses", 2_292_252_566_437_888),
        ("dragon-bonus-player", "Player wins with a natural", 812_685_054_124_032),
        ("dragon-bonus-player", "stands off", 89_325_908_267_520),
        ("dragon-bonus-player", "Player wins by 9 without a natural", 18_409_431_764_992),
        ("dragon-bonus-player", "Player wins by 6 without a natural", 141_238_897_317_888),
        ("dragon-bonus-banker", "Banker wins by 9 without a natural", 15_390_342_909_952),
        ("dragon-bonus-banker", "Banker wins by 4 without a natural", 201_147_167_287_296),
    ],
)
def test_eight_decks_bring_an_outcome_as_often_as_published(
    bet: str, outcome: str, published: int, engine: Engine
) -> None:
    assert of_eight_decks(bet, outcome, engine) == published


@pytest.mark.parametrize("decks", [1, 3, 8])
def test_cells_come_as_often_as_another_count_says(decks: int) -> None:
    counted = count(rules_of(open_game(CROWN)), held_by(Composition.of_decks(decks)), "cells")
    by_hands = {
        (number // 40, number // 4 % 10, 2 + number // 2 % 2, 2 + number % 2): ways
        for number, ways in enumerate(counted)
        if ways
    }
    assert by_hands == cells_by_totals(decks)
    assert sum(counted) == perm(52 * decks, 6)


@pytest.mark.parametrize(
    ("game", "bet", "decks", "published"),
    [
        (CROWN, "player", 8, ("1.24", "1.36")),
        (CROWN, "banker", 8, ("1.06", "1.17")),
        (CROWN, "tie", 8, ("14.36", "14.36")),
        ("star-baccarat/baccarat", "player", 6, ("1.24", "1.37")),
        ("star-baccarat/baccarat", "banker", 6, ("1.06", "1.17")),
        ("star-baccarat/baccarat", "tie", 6, ("14.44", "14.44")),
    ],
)
def test_a_margin_and_the_margin_per_bet_resolved_are_as_published(
    game: str, bet: str, decks: int, published: tuple[str, str]
) -> None:
    worked_out = margins(open_game(game, decks))[bet]
    assert worked_out.per_resolved is not None
    assert (percent(worked_out.margin, 2), percent(worked_out.per_resolved, 2)) == published


def test_dragon_7_of_a_book_that_is_data_alone_is_as_published() -> None:
    """Banker wins with 7 on three cards, 40 to 1, eight decks: published with its deviation and hit rate."""
    dragon = margins(open_game(NEVADA))["dragon-7"]
    assert percent(dragon.margin, 4) == "7.6113"
    assert round(float(dragon.variance) ** 0.5, 4) == 6.0849
    assert percent(dragon.hit_rate, 4) == "2.2534"


# What the player's sheet prints --------------------------------------------------------------------


@pytest.mark.clauses(
    "star-how-to-play-baccarat", "odds-7", "odds-9", "odds-11", "odds-12", "super-six-play-5"
)
@pytest.mark.parametrize(
    ("bet", "printed", "places"),
    [("player", "1.2", 1), ("tie", "14.36", 2), ("pairs-player", "10.4", 1), ("super-six", "13.82", 2)],
)
def test_odds_the_sheet_prints_the_margin_of_eight_decks(bet: str, printed: str, places: int) -> None:
    """Of the pairs it prints "around 10.3%", which is 10.36% cut short."""
    assert percent(margins(open_game("star-baccarat/baccarat"))[bet].margin, places) == printed


@pytest.mark.clauses("star-how-to-play-baccarat", "odds-10")
def test_odds_10_even_money_keeps_1_46_of_all_wagers_and_not_1_7() -> None:
    banker = margins(open_game("star-baccarat/even-money"))["banker"]
    assert percent(banker.margin, 2) == "1.46"
    assert banker.per_resolved is not None
    assert percent(banker.per_resolved, 2) == "1.61"  # stand-offs set aside it is no 1.7 either


@pytest.mark.parametrize("decks", [3, 8])
def test_margins_are_those_of_every_coup_enumerated(decks: int) -> None:
    game = open_game("star-baccarat/even-money", decks)
    worked_out = margins(game)
    for bet, mathematics in worked_out.items():
        counted = first_four(decks) if "pair" in bet else weights(decks)
        assert mathematics.margin == margin(game, counted, bet)


# Closed forms ------------------------------------------------------------------------------------


def test_pairs_follow_from_the_cards_behind_the_first() -> None:
    """Of 415 cards 31 make a pair with it: 7 of its suit, 8 of its colour, 16 of the other colour."""
    worked_out = margins(open_game(CROWN))
    assert worked_out["pairs-banker"].hit_rate == Fraction(31, 415)
    perfect = worked_out["perfect-pairs-banker"]
    assert perfect.outcomes == {
        "Perfect Pair": Fraction(7, 415),
        "Coloured Pair": Fraction(8, 415),
        "Mixed Pair": Fraction(16, 415),
        "loses": Fraction(384, 415),
    }
    assert perfect.margin == Fraction(17, 415)


def test_both_pairs_of_the_same_rank_follow_from_three_cards() -> None:
    """Whatever the first card, the other three are of its 31: of 415, 414 and 413."""
    tiger_pair = margins(open_game(CROWN))["tiger-pair"]
    same = Fraction(31 * 30 * 29, 415 * 414 * 413)
    assert tiger_pair.outcomes["Twin Tiger Pair"] == same
    # a pair of another rank: any of 384 cards, and one of the 31 like it
    other = Fraction(31, 415) * Fraction(384, 414) * Fraction(31, 413)
    assert tiger_pair.outcomes["Double Tiger Pair"] == other
    assert tiger_pair.outcomes["Single Tiger Pair"] == 2 * (Fraction(31, 415) - same - other)


def test_the_variance_of_a_bet_with_two_ends_follows_from_its_hit_rate() -> None:
    """Nets of 8 and -1 lie 9 apart, so the variance is 81 times that of a hit or a miss."""
    tie = margins(open_game(CROWN))["tie"]
    assert tie.variance == 81 * tie.hit_rate * (1 - tie.hit_rate)


def test_the_variance_of_an_even_bet_is_what_does_not_stand_off_less_the_square() -> None:
    player = margins(open_game(CROWN))["player"]
    assert player.variance == 1 - player.outcomes["stands off"] - player.expected**2


@pytest.mark.parametrize("combination", ["pairs", "dragon-bonus", "perfect-pairs"])
def test_1_1_2_keeps_what_its_parts_keep(combination: str) -> None:
    """A quarter on either side and half on the tie: margins add up however the bets hang together."""
    worked_out = margins(open_game(CROWN, options={"1-1-2": combination}))
    quarters = worked_out[f"{combination}-player"].margin + worked_out[f"{combination}-banker"].margin
    assert worked_out["1-1-2"].margin == quarters / 4 + worked_out["tie"].margin / 2


def test_1_1_2_on_pairs_comes_to_six_nets() -> None:
    """No pair, one or two, with a tie or without: 11 to 1 on a quarter, 8 to 1 on half."""
    combined = margins(open_game(CROWN))["1-1-2"]
    quarter, half = Fraction(1, 4), Fraction(1, 2)
    nets = {
        quarter * (11 * pairs - (2 - pairs)) + half * (8 if tie else -1)
        for pairs in (0, 1, 2)
        for tie in (True, False)
    }
    assert set(combined.nets.values()) == nets
    assert combined.outcomes["loses"] == 1 - combined.hit_rate
    assert combined.nets["up 19/2"] == Fraction(19, 2)


def test_other_odds_change_the_margin_and_nothing_else() -> None:
    """Nine to one on a tie instead of eight gives back a unit each time one comes."""
    eight, nine = (margins(other_books.with_tie_odds(Fraction(odds))) for odds in (8, 9))
    assert nine["tie"].margin == eight["tie"].margin - eight["tie"].hit_rate
    assert percent(nine["tie"].margin, 2) == "4.84"  # as published for nine to one
    assert nine["banker"].outcomes == eight["banker"].outcomes
    assert nine["banker"].nets == eight["banker"].nets
    assert nine["banker"].margin == eight["banker"].margin


def test_where_every_coup_ties_nothing_is_resolved() -> None:
    tens = Composition({card: 2 if card.rank.value in "TJQK" else 0 for card in Composition({})})
    worked_out = margins(open_game(CROWN), tens)
    assert worked_out["tie"].hit_rate == 1
    assert worked_out["player"].per_resolved is None
    assert worked_out["player"].margin == worked_out["player"].variance == 0


# Three Card Baccarat -------------------------------------------------------------------------------


@pytest.mark.parametrize("engine", ENGINES)
def test_one_deck_brings_each_point_total_as_often_as_published(engine: Engine) -> None:
    worked_out = margins(open_game(THREE_CARD), Composition.of_decks(1), engine)
    published = (2384, 2212, 2164, 2212, 2164, 2212, 2164, 2212, 2164, 2212)
    hands = [worked_out[f"point-total-{total}"].hit_rate * comb(52, 3) for total in range(10)]
    assert hands == list(published)
    assert worked_out["three-pictures"].hit_rate == Fraction(comb(12, 3), comb(52, 3))


@pytest.mark.parametrize("engine", ENGINES)
def test_one_deck_is_tied_as_often_as_a_count_of_real_hands_says(engine: Engine) -> None:
    worked_out = margins(open_game(THREE_CARD), Composition.of_decks(1), engine)
    assert worked_out["tie"].hit_rate == Fraction(ties_of_one_deck(), comb(52, 3) * comb(49, 3))
    player = worked_out["player"].outcomes
    assert player["Player wins"] == player["loses"]  # both hands are dealt alike


# What holds of every bet ---------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_bet_has_one_distribution_from_which_all_else_follows(game: str) -> None:
    for bet, worked_out in margins(open_game(game)).items():
        must_hold_together(worked_out, bet)


def must_hold_together(worked_out: BetMargin, bet: str) -> None:
    """Every number again, by its definition."""
    assert sum(worked_out.outcomes.values()) == 1, bet
    assert worked_out.outcomes.keys() == worked_out.nets.keys()
    by_net: Counter[Fraction] = Counter()
    for name, probability in worked_out.outcomes.items():
        by_net[worked_out.nets[name]] += probability  # type: ignore[assignment]
    expected = sum((net * probability for net, probability in by_net.items()), Fraction(0))
    squared = sum((net * net * probability for net, probability in by_net.items()), Fraction(0))
    assert worked_out.expected == expected == -worked_out.margin
    assert worked_out.variance == squared - expected**2
    assert worked_out.hit_rate == sum(
        (probability for net, probability in by_net.items() if net > 0), Fraction(0)
    )
    resolved = 1 - worked_out.outcomes.get("stands off", Fraction(0))
    assert worked_out.per_resolved == worked_out.margin / resolved
