"""The table of play: every case of the printed tables and of the player's sheet, asked and dealt."""

from collections.abc import Sequence
from itertools import product

import pytest

from sabot.cards import Card
from sabot.coup import Coup, Game
from sabot.coup.deal import PuntoBancoDealer
from sabot.coup.table_of_play import TableOfPlay
from sabot.rulebook.games import PuntoBanco
from sabot.rulebooks import load_book, open_game
from tests.rules.hands import PUNTO_BANCO, as_dealt, cards
from tests.rules.printed_tables import TABLE_1, TABLEAU_BANKER, table_2

SHEET = "star-how-to-play-baccarat"
COUNTS = range(10)
THIRDS = (None, *COUNTS)


def books(**ids: Sequence[str]) -> pytest.MarkDecorator:
    """Run a test for each book, marked with the book's own clauses: star, crown and premium."""
    names = dict(zip(PUNTO_BANCO, ("star", "crown", "premium"), strict=True))
    return pytest.mark.parametrize(
        "book",
        [pytest.param(book, marks=pytest.mark.clauses(book, *ids[name])) for book, name in names.items()],
    )


def table_of(book: str) -> TableOfPlay:
    rules = load_book(book).play.deal
    assert isinstance(rules, PuntoBanco)
    return TableOfPlay(rules)


def game_of(book: str) -> Game:
    return open_game(f"{book}/{load_book(book).games[0].key}")


def has_natural(player: int, banker: int) -> bool:
    return player in TABLE_1["has a natural"] or banker in TABLE_1["has a natural"]


def draws(player: int, banker: int, third: int | None) -> tuple[bool, bool]:
    """Whether Player and Banker draw, by the tables typed from the rule books."""
    if has_natural(player, banker):
        return False, False
    player_draws = player in TABLE_1["draws"]
    return player_draws, table_2()[banker, third if player_draws else None]


# Asking the table ---------------------------------------------------------------------------------


@books(star=["9.2"], crown=["9.4"], premium=["9.2"])
@pytest.mark.clauses(SHEET, "play-6")
def test_9_2_eight_and_nine_and_no_other_count_are_natural(book: str) -> None:
    assert [count for count in COUNTS if table_of(book).is_natural(count)] == [8, 9]


@books(star=["9.2"], crown=["9.4"], premium=["9.2"])
@pytest.mark.clauses(SHEET, "play-6")
def test_9_2_a_natural_in_either_hand_ends_the_drawing_for_both(book: str) -> None:
    table = table_of(book)
    for player, banker, third in product(COUNTS, COUNTS, THIRDS):
        if has_natural(player, banker):
            assert not table.player_draws(player, banker)
            assert not table.banker_draws(player, banker, third)


@books(
    star=["9.3", "9.3.1", "9.3.2", "Table 1"],
    crown=["9.5", "9.5.1", "9.5.2", "Table 1"],
    premium=["9.3", "9.3.1", "9.3.2", "Table 1"],
)
def test_table_1_player_draws_to_five_and_stands_on_six_and_seven(book: str) -> None:
    table = table_of(book)
    for player, banker in product(COUNTS, COUNTS):
        expected = player in TABLE_1["draws"] and not has_natural(player, banker)

        assert table.player_draws(player, banker) is expected, (player, banker)


@books(
    star=["9.4", "9.4.1", "9.4.2", "Table 2"],
    crown=["9.6", "9.6.1", "9.6.2", "Table 2"],
    premium=["9.4", "9.4.1", "9.4.2", "Table 2"],
)
def test_table_2_banker_draws_where_the_printed_table_says_d(book: str) -> None:
    """All 10 x 10 x 11 cases: both counts, and the Player's third card or none."""
    table, printed = table_of(book), table_2()
    assert len(printed) == 110
    for player, banker, third in product(COUNTS, COUNTS, THIRDS):
        expected = printed[banker, third] and not has_natural(player, banker)

        assert table.banker_draws(player, banker, third) is expected, (player, banker, third)


@books(star=["9.5"], crown=["9.6", "Table 2"], premium=["9.5"])
@pytest.mark.clauses(SHEET, "tableau-nb-1", "tableau-nb-2")
def test_9_5_player_having_stood_banker_draws_to_five_and_stands_on_six_and_seven(book: str) -> None:
    table = table_of(book)
    for player in (6, 7):
        assert [table.banker_draws(player, banker, None) for banker in range(8)] == [True] * 6 + [False] * 2


@pytest.mark.clauses("star-baccarat", "9.4", "Table 2")
def test_9_4_banker_stands_on_3_against_an_8() -> None:
    assert not table_of("star-baccarat").banker_draws(0, 3, 8)
    assert [table_of("star-baccarat").banker_draws(0, 3, third) for third in COUNTS].count(True) == 9


@pytest.mark.clauses("star-baccarat", "9.4", "Table 2")
def test_9_4_banker_draws_on_6_against_a_6_or_a_7_only() -> None:
    assert [third for third in THIRDS if table_of("star-baccarat").banker_draws(0, 6, third)] == [6, 7]


@pytest.mark.clauses("star-baccarat", '1.1 "Natural"')
@pytest.mark.clauses("crown-baccarat", '1.1 "Natural"')
@pytest.mark.clauses("star-premium-baccarat", '1.1 "natural"')
@pytest.mark.parametrize("book", PUNTO_BANCO)
def test_1_1_a_natural_is_an_eight_or_nine_of_two_cards(book: str) -> None:
    game = game_of(book)
    naturals = {
        (player, banker): game.outcome(Coup((cards(player),), cards(banker)))
        for player, banker in (("8S KD", "4H 5C"), ("2S 3D 3H", "KC 2D 7H"), ("7S KD", "TS 6C"))
    }
    shown = [(outcome.player_natural, outcome.banker_natural) for outcome in naturals.values()]

    assert shown == [(True, True), (False, False), (False, False)]


# The player's sheet -------------------------------------------------------------------------------


@pytest.mark.clauses(SHEET, "tableau-banker")
@pytest.mark.parametrize("book", PUNTO_BANCO)
def test_tableau_banker_is_the_table_of_the_rule_books(book: str) -> None:
    table = table_of(book)
    for banker, (drawn, stood) in TABLEAU_BANKER.items():
        assert sorted(drawn + stood) == list(COUNTS)
        for player in TABLE_1["draws"]:
            assert all(table.banker_draws(player, banker, third) for third in drawn)
            assert not any(table.banker_draws(player, banker, third) for third in stood)
    for player, banker, third in product(range(6), (8, 9), COUNTS):
        assert not table.banker_draws(player, banker, third)


@pytest.mark.clauses(SHEET, "tableau-player")
@pytest.mark.parametrize("book", PUNTO_BANCO)
def test_tableau_player_draws_unless_the_banker_has_a_natural(book: str) -> None:
    table = table_of(book)
    for player in (0, 1, 2, 3, 4, 5):
        assert all(table.player_draws(player, banker) for banker in range(8))
        assert not any(table.player_draws(player, banker) for banker in (8, 9))
    assert not any(table.player_draws(player, banker) for player in (6, 7, 8, 9) for banker in COUNTS)


@pytest.mark.clauses(SHEET, "tableau-3")
@pytest.mark.parametrize("book", PUNTO_BANCO)
def test_tableau_3_the_players_total_does_not_move_the_banker(book: str) -> None:
    """Given that the Player drew this card, the Banker does the same on each total of the Player."""
    table = table_of(book)
    for banker, third in product(range(8), COUNTS):
        assert len({table.banker_draws(player, banker, third) for player in range(6)}) == 1


# Dealing real cards -------------------------------------------------------------------------------


TWO_CARDS = (
    # two ways to hold each count, with and without carrying a ten
    ("KS TH", "4S 6H"),
    ("AS QD", "5S 6D"),
    ("2S JC", "3S 9C"),
    ("2S AC", "8S 5C"),
    ("4S TC", "7S 7C"),
    ("3S 2C", "9S 6C"),
    ("6S KC", "9S 7C"),
    ("3S 4C", "9S 8C"),
    ("8S KC", "9S 9C"),
    ("4S 5C", "9S QC"),
)
THIRD_CARDS = ("TD", "AD", "2D", "3D", "4D", "5D", "6D", "7D", "8D", "9D")
LAST = cards("QH")[0]


def dealt(game: Game, player: str, banker: str, third: str) -> Coup:
    """Deal two hands of two cards, with a third card and one more lying behind them in the shoe."""
    return game.deal((*as_dealt(player, banker), *cards(third), LAST))


@books(
    star=["7.2", "7.3", "9.2", "9.3", "9.4", "9.5", "9.6", "Table 1", "Table 2"],
    crown=["8.1", "8.3.1", "9.1.1", "9.4", "9.5", "9.6", "Table 1", "Table 2", '1.1 "Table of Play"'],
    premium=["7.2", "7.3", "9.2", "9.3", "9.4", "9.5", "9.6", "Table 1", "Table 2"],
)
@pytest.mark.clauses(SHEET, "play-5", "play-6", "play-7", "tableau-2", "tableau-nb-3")
def test_7_3_and_9_every_case_dealt_with_real_cards(book: str) -> None:
    """Each count of each hand, made in two ways, against each third card."""
    game = game_of(book)
    for player, banker, third, way in product(COUNTS, COUNTS, COUNTS, range(2)):
        player_has, banker_has = TWO_CARDS[player][way], TWO_CARDS[banker][1 - way]
        third_card = cards(THIRD_CARDS[third])[0]
        player_draws, banker_draws = draws(player, banker, third)

        coup = dealt(game, player_has, banker_has, THIRD_CARDS[third])

        behind = [third_card, LAST]
        expected_player = cards(player_has) + ((behind.pop(0),) if player_draws else ())
        expected_banker = cards(banker_has) + ((behind.pop(0),) if banker_draws else ())
        assert coup == Coup((expected_player,), expected_banker), (player, banker, third)


@pytest.mark.clauses("star-baccarat", "7.3")
@pytest.mark.clauses("crown-baccarat", "8.3.1")
@pytest.mark.clauses("star-premium-baccarat", "7.3")
@pytest.mark.clauses(SHEET, "play-5")
@pytest.mark.parametrize("book", PUNTO_BANCO)
def test_7_3_first_and_third_cards_are_the_players_second_and_fourth_the_bankers(book: str) -> None:
    coup = game_of(book).deal(cards("2S 3H 5D 4C"))

    assert (coup.player, coup.banker) == (cards("2S 5D"), cards("3H 4C"))


@pytest.mark.clauses("star-baccarat", "9.2", "9.3", "9.4", "9.5", "9.6")
@pytest.mark.clauses("crown-baccarat", "9.1.1", "9.4", "9.5", "9.6")
@pytest.mark.clauses("star-premium-baccarat", "9.2", "9.3", "9.4", "9.5", "9.6")
@pytest.mark.parametrize("book", PUNTO_BANCO)
def test_next_hand_says_where_each_card_of_every_coup_went(book: str) -> None:
    """Card by card, the table names the hand that the deal gave the card to, and ends where it ended."""
    game = game_of(book)
    assert isinstance(game.dealer, PuntoBancoDealer)
    table, count = game.dealer.table, game.dealer.count
    for player, banker, third in product(COUNTS, COUNTS, COUNTS):
        coup = dealt(game, TWO_CARDS[player][0], TWO_CARDS[banker][1], THIRD_CARDS[third])
        shoe = (*as_dealt(TWO_CARDS[player][0], TWO_CARDS[banker][1]), *cards(THIRD_CARDS[third]), LAST)
        hands: dict[str, tuple[Card, ...]] = {"player": (), "banker": ()}
        for place in range(coup.cards_used):
            hand = table.next_hand(shoe[:place], count)
            assert hand is not None
            hands[hand] += (shoe[place],)

        assert table.next_hand(shoe[: coup.cards_used], count) is None
        assert (hands["player"], hands["banker"]) == (coup.player, coup.banker)
