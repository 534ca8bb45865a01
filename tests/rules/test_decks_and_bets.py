"""How many decks each book is played with, and which bets need how many."""

import pytest

from sabot.bets import BetError
from sabot.cards import deck
from sabot.coup import DecksError
from sabot.rulebooks import load_book, open_game
from tests.rules.hands import EVERY_GAME

PLAYED_WITH = {
    "star-baccarat": (3, 4, 6, 8),
    "crown-baccarat": (8,),
    "star-premium-baccarat": (3, 4, 6, 8),
    "star-three-card-baccarat": (6, 8),
}

SIX_OR_EIGHT = {
    # the bets that 3.1 lists, and the words it lists them by
    "pairs-player": '3.1 "Baccarat Pairs"',
    "pairs-banker": '3.1 "Baccarat Pairs"',
    "tiger-tie": '3.1 "Tiger Tie"',
    "tiger-pair": '3.1 "Tiger Pair"',
    "tiger": '3.1 "Tiger"',
    "big-tiger": '3.1 "Big Tiger"',
    "small-tiger": '3.1 "Small Tiger"',
}


def by_decks() -> list[object]:
    return [
        pytest.param(book, games, decks, marks=pytest.mark.clauses(book, "3.1"), id=f"{book} {decks}")
        for book, games in PLAYED_WITH.items()
        for decks in range(11)
    ]


@pytest.mark.parametrize(("book", "allowed", "decks"), by_decks())
def test_3_1_a_book_is_played_with_the_decks_it_names_and_no_others(
    book: str, allowed: tuple[int, ...], decks: int
) -> None:
    for game in load_book(book).games:
        if decks in allowed:
            assert open_game(f"{book}/{game.key}", decks).decks == decks
        else:
            with pytest.raises(DecksError, match=rf"not {decks} \(3\.1\)"):
                open_game(f"{book}/{game.key}", decks)


@pytest.mark.parametrize(
    "book", [pytest.param(book, marks=pytest.mark.clauses(book, "3.1")) for book in PLAYED_WITH]
)
def test_3_1_a_deck_is_52_cards_without_jokers(book: str) -> None:
    ranks = load_book(book).play.point_count.values

    assert sorted(card.name for card in deck()) == sorted(rank + suit for rank in ranks for suit in "SHDC")
    assert len(ranks) == 13


@pytest.mark.parametrize("game_id", EVERY_GAME)
def test_a_game_opened_without_saying_is_dealt_from_eight_decks(game_id: str) -> None:
    assert open_game(game_id).decks == 8


@pytest.mark.parametrize(
    ("book", "bet"),
    [
        pytest.param(book, bet, marks=pytest.mark.clauses(book, "3.1", clause), id=f"{book} {bet}")
        for book in ("star-baccarat", "star-premium-baccarat")
        for bet, clause in SIX_OR_EIGHT.items()
    ],
)
def test_3_1_the_bets_it_lists_need_six_or_eight_decks(book: str, bet: str) -> None:
    for game in load_book(book).games:
        offered = {
            decks: bet in open_game(f"{book}/{game.key}", decks).paytable.bets for decks in (3, 4, 6, 8)
        }

        assert offered == {3: False, 4: False, 6: True, 8: True}


@pytest.mark.clauses("star-baccarat", "3.1")
@pytest.mark.clauses("star-premium-baccarat", "3.1")
@pytest.mark.parametrize("book", ["star-baccarat", "star-premium-baccarat"])
def test_3_1_super_six_is_not_in_the_list_and_goes_with_any_decks(book: str) -> None:
    for game in load_book(book).games:
        for decks in (3, 4):
            bets = set(open_game(f"{book}/{game.key}", decks).paytable.bets)

            assert bets == {"player", "banker", "tie", "super-six"}


@pytest.mark.clauses("star-baccarat", '3.1 "Tiger"')
def test_3_1_a_bet_that_the_decks_forbid_is_named_and_refused() -> None:
    with pytest.raises(BetError, match="star-baccarat/baccarat with 4 decks offers no bet 'tiger'"):
        _ = open_game("star-baccarat/baccarat", 4).paytable["tiger"]


@pytest.mark.clauses("crown-baccarat", '1.1 "Baccarat Perfect Pairs"', "Table 7")
def test_table_7_perfect_pairs_are_bound_to_eight_decks() -> None:
    book = load_book("crown-baccarat")
    bound = {bet.key: bet.decks.any_of for bet in book.bets if bet.decks is not None}

    assert bound == {"perfect-pairs-player": (8,), "perfect-pairs-banker": (8,)}
