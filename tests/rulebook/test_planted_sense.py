"""Faults that each value alone does not show: lines, options, shares and tables that do not fit together."""

import pytest

from sabot.rulebook.load import parse_rulebook
from sabot.rulebooks import load_book, load_register
from tests.rulebook.planting import Data, at, data_of, refused, written
from tests.rules.hands import EVERY_BOOK, PUNTO_BANCO

every_book = pytest.mark.parametrize("book", EVERY_BOOK)
punto_banco = pytest.mark.parametrize("book", PUNTO_BANCO)

FIRST_LINE = 'bets > "player" > pays > item 1'


def a_clause(book: str) -> str:
    """Any clause of the book's own, for the things that a fault adds."""
    return load_book(book).bets[0].rule or ""


def listed(data: Data, key: str) -> list[object]:
    found = data.setdefault(key, [])
    assert isinstance(found, list)
    return found


def with_option(book: str, **changed: object) -> Data:
    """The book with one more option, of two choices unless changed."""
    data = data_of(book)
    option = {"key": "extra", "name": "Extra", "choices": ["1", "2"], "default": "1", "rule": a_clause(book)}
    merged = {**option, **changed}
    listed(data, "options").append({key: value for key, value in merged.items() if value is not None})
    return data


def first_line(data: Data) -> Data:
    return at(data, "bets", 0, "pays", 0)


# Odds and options ---------------------------------------------------------------------------------


@every_book
@pytest.mark.parametrize("odds", ["19-20", "19:0", "1.5:1", "even", "19:20:1", "-1:1", ""])
def test_odds_must_be_a_fraction(book: str, odds: str) -> None:
    data = data_of(book)
    first_line(data)["odds"] = odds

    assert refused(book, data) == [f"{FIRST_LINE} > odds: odds {odds!r} are not a fraction such as 19:20"]


@every_book
@pytest.mark.parametrize("share", ["0/1", "2/1", "5%", "0.05", "1/0"])
def test_a_commission_must_be_a_part_of_a_whole(book: str, share: str) -> None:
    data = data_of(book)
    first_line(data)["commission"] = share

    (line,) = refused(book, data)
    assert line == f"{FIRST_LINE} > commission: a share {share!r} is not a part of a whole such as 1/20"


@every_book
def test_an_option_that_does_not_exist_is_refused_with_the_nearest_one(book: str) -> None:
    data = with_option(book)
    first_line(data).pop("odds")
    first_line(data)["odds-by"] = {"option": "extre", "odds": ["1:1", "2:1"]}

    assert refused(book, data) == [
        f"{FIRST_LINE} > odds-by > option: there is no option extre; did you mean 'extra'?"
    ]


@every_book
@pytest.mark.parametrize("odds", [["1:1"], ["1:1", "2:1", "3:1"], []])
def test_an_option_needs_as_many_odds_as_it_has_choices(book: str, odds: list[str]) -> None:
    data = with_option(book)
    first_line(data).pop("odds")
    first_line(data)["odds-by"] = {"option": "extra", "odds": odds}

    assert refused(book, data) == [f"{FIRST_LINE}: option 'extra' has 2 choices, but {len(odds)} odds"]


@every_book
def test_a_line_pays_in_one_way_only(book: str) -> None:
    twice = with_option(book)
    first_line(twice)["odds-by"] = {"option": "extra", "odds": ["1:1", "2:1"]}
    never = data_of(book)
    first_line(never).pop("odds")

    problem = f"{FIRST_LINE}: a line pays by exactly one of 'odds', 'odds-by' and 'percent-by'"
    assert refused(book, twice) == refused(book, never) == [problem]


@every_book
def test_a_percentage_must_be_an_option_that_is_one(book: str) -> None:
    data = with_option(book)
    first_line(data).pop("odds")
    first_line(data)["percent-by"] = "extra"

    assert refused(book, data) == [f"{FIRST_LINE}: option 'extra' is not a percentage"]


@every_book
@pytest.mark.parametrize(
    "changed", [{"choices": None}, {"percent": {"least": 1, "most": 10}}], ids=["neither", "both"]
)
def test_an_option_has_either_choices_or_a_percent_range(book: str, changed: Data) -> None:
    assert refused(book, with_option(book, **changed)) == [
        'options > "extra": an option has either choices or a percent range'
    ]


@every_book
@pytest.mark.parametrize(
    ("changed", "default"),
    [
        ({}, "3"),
        ({"choices": None, "percent": {"least": 2, "most": 10}}, "1"),
        ({"choices": None, "percent": {"least": 1, "most": 10}}, "x"),
        ({"choices": None, "percent": {"least": 1, "most": 10, "decimal-places": 1}}, "2.55"),
    ],
)
def test_the_default_of_an_option_is_one_that_it_offers(book: str, changed: Data, default: str) -> None:
    (line,) = refused(book, with_option(book, **changed, default=default))

    assert line.startswith(f'options > "extra": the default {default!r} is ')


@every_book
def test_a_line_given_a_choice_that_the_option_lacks_is_refused(book: str) -> None:
    data = with_option(book, choices=["with", "without"], default="with")
    first_line(data)["given"] = {"option": "extra", "is": "wth"}

    (line,) = refused(book, data)
    assert line == """bets > "player": option 'extra' has no choice 'wth'; did you mean 'with'?"""


# Combined bets ------------------------------------------------------------------------------------


def with_combination(book: str, *parts: tuple[str, str]) -> Data:
    data = data_of(book)
    rule = a_clause(book)
    combines = [{"bet": bet, "share": share, "rule": rule} for bet, share in parts]
    bet = {"key": "both", "name": "Both", "kind": "combined", "rule": rule, "combines": combines}
    listed(data, "bets").append(bet)
    return data


@every_book
@pytest.mark.parametrize("shares", [("1/2", "1/4"), ("1/2", "2/3"), ("1/1", "1/1")])
def test_the_shares_of_a_combined_bet_make_a_whole(book: str, shares: tuple[str, str]) -> None:
    data = with_combination(book, ("player", shares[0]), ("tie", shares[1]))

    assert refused(book, data) == ['bets > "both": the shares do not add up to 1']


def test_the_shares_make_a_whole_for_each_choice_of_the_option() -> None:
    data = data_of("crown-baccarat")
    parts = next(bet for bet in load_book("crown-baccarat").bets if bet.key == "1-1-2").combines
    place = next(n for n, part in enumerate(parts) if part.bet == "dragon-bonus-banker")
    bets: list[str] = [bet.key for bet in load_book("crown-baccarat").bets]
    at(data, "bets", bets.index("1-1-2"), "combines", place)["share"] = "1/2"

    assert refused("crown-baccarat", data) == [
        """bets > "1-1-2": the shares for 'dragon-bonus' do not add up to 1"""
    ]


@every_book
def test_a_combined_bet_stands_on_bets_that_exist_and_combine_nothing(book: str) -> None:
    unknown = with_combination(book, ("player", "1/2"), ("tye", "1/2"))
    itself = with_combination(book, ("player", "1/2"), ("both", "1/2"))

    (line,) = refused(book, unknown)
    assert line.startswith('bets > "both" > combines > item 2 > bet: there is no bet tye')
    assert line.endswith("did you mean 'tie'?")
    assert refused(book, itself) == [
        """bets > "both": a part stands on 'both', which is itself a combination"""
    ]


@every_book
def test_a_combined_bet_stands_on_bets_of_every_game_that_it_is_in(book: str) -> None:
    """Player is taken out of the second game, where the combination would still be offered."""
    games = [game.key for game in load_book(book).games]
    data = with_combination(book, ("player", "1/2"), ("tie", "1/2"))
    at(data, "bets", 0)["games"] = [games[0]]

    (line, *_) = refused(book, data)
    assert line.startswith("""bets > "both": 'player' is not played in """)
    assert repr(games[1]) in line
    at(data, "bets", -1)["games"] = [games[0]]
    parse_rulebook(written(data), "mended.toml", load_register(book))


@every_book
def test_a_bet_either_pays_or_combines(book: str) -> None:
    neither = data_of(book)
    at(neither, "bets", 0)["pays"] = []

    assert refused(book, neither) == [
        'bets > "player": a bet either pays on its own lines or combines other bets'
    ]


@every_book
def test_a_bet_says_by_which_clause_it_loses(book: str) -> None:
    data = data_of(book)
    del at(data, "bets", 0)["loses"]

    assert refused(book, data) == [
        """bets > "player": the key 'loses' is missing: name the clause by which it loses"""
    ]


# Lines --------------------------------------------------------------------------------------------


@every_book
@pytest.mark.parametrize(
    ("key", "value", "problem"),
    [
        ("points", 10, "a point count is 0 to 9, not 10"),
        ("points", -1, "a point count is 0 to 9, not -1"),
        ("by", 0, "a hand wins by 1 to 9 points, not 0"),
        ("by", 10, "a hand wins by 1 to 9 points, not 10"),
        ("pair", "perfect", "'pair' says nothing about 'player-wins'"),
        ("three-pictures", True, "'three-pictures' says nothing about 'player-wins'"),
    ],
)
def test_a_qualifier_must_mean_something(book: str, key: str, value: object, problem: str) -> None:
    data = data_of(book)
    first_line(data)[key] = value

    assert refused(book, data) == [f"{FIRST_LINE}: {problem}"]


@every_book
def test_a_stand_off_line_is_looked_at_too(book: str) -> None:
    data = data_of(book)
    at(data, "bets", 0, "stands-off", 0)["by"] = 4

    assert refused(book, data) == ["""bets > "player" > stands-off > item 1: 'by' says nothing about 'tie'"""]


# The table of play and the cards --------------------------------------------------------------------


@punto_banco
@pytest.mark.parametrize(
    ("row", "letters"),
    [(3, "DDDDDDDDDS"), (0, "DDDDDDDDDDDD"), (9, "SSSSSXSSSSS"), (5, ""), (6, "sssssssddss")],
)
def test_a_banker_row_has_eleven_letters(book: str, row: int, letters: str) -> None:
    data = data_of(book)
    rows = at(data, "play", "deal", "banker")["rows"]
    assert isinstance(rows, list)
    rows[row] = letters

    (line,) = refused(book, data)
    assert line.startswith(f"play > deal > banker: row {row} must have 11 letters D or S")
    assert line.endswith(f"it is {letters!r}")


@punto_banco
def test_there_is_a_banker_row_for_each_count(book: str) -> None:
    data = data_of(book)
    rows = at(data, "play", "deal", "banker")["rows"]
    assert isinstance(rows, list)
    del rows[9]

    assert refused(book, data) == [
        "play > deal > banker: there must be a row for each count from 0 to 9, not 9"
    ]


@punto_banco
@pytest.mark.parametrize("draws", [[0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 5, 5]])
def test_the_player_has_one_thing_to_do_on_each_count(book: str, draws: list[int]) -> None:
    data = data_of(book)
    at(data, "play", "deal", "player")["draws"] = draws

    assert refused(book, data) == [
        "play > deal > player: draws, stands and naturals together must name each count from 0 to 9 once"
    ]


@every_book
@pytest.mark.parametrize(
    ("rank", "value", "problem"),
    [
        ("9", None, "the value of 9 is missing"),
        ("K", 10, "the value of K is 0 to 9, not 10"),
        ("1", 1, "there is no rank '1'"),
    ],
)
def test_every_rank_has_a_value_and_no_other(book: str, rank: str, value: int | None, problem: str) -> None:
    data = data_of(book)
    values = at(data, "play", "point-count", "values")
    values[rank] = value
    if value is None:
        del values[rank]

    assert refused(book, data) == [f"play > point-count > values: {problem}"]


@every_book
@pytest.mark.parametrize("decks", [[], [0], [8, 0], [-1]])
def test_a_game_needs_cards(book: str, decks: list[int]) -> None:
    data = data_of(book)
    at(data, "cards", "decks")["any-of"] = decks

    assert "cards > decks: at least one count of decks, of one or more, must be allowed" in refused(
        book, data
    )


@every_book
@pytest.mark.parametrize(
    ("key", "name"), [("games", "key"), ("bets", "key"), ("roles", "key"), ("readings", "id")]
)
def test_nothing_is_defined_twice(book: str, key: str, name: str) -> None:
    data = data_of(book)
    items = listed(data, key)
    first = items[0]
    assert isinstance(first, dict)
    items.append(dict(first))

    assert refused(book, data) == [f"{key}: {first[name]!r} is defined 2 times"]


@every_book
def test_no_layout_is_defined_twice(book: str) -> None:
    data = data_of(book)
    layouts = at(data, "table")["layouts"]
    assert isinstance(layouts, list)
    layouts.append(dict(layouts[0]))

    assert refused(book, data) == ["table > layouts: 'A' is defined 2 times"]


@every_book
@pytest.mark.parametrize("cards", [0, -5])
def test_a_cutting_card_lies_a_card_or_more_from_the_back(book: str, cards: int) -> None:
    data = data_of(book)
    at(data, "cards", "cutting-card", 0)["cards"] = cards

    (line,) = refused(book, data)
    assert line.startswith("cards > cutting-card: ")
    assert line.endswith(f"not {cards}")
    at(data, "cards", "cutting-card", 0)["cards"] = 1
    parse_rulebook(written(data), "mended.toml", load_register(book))
