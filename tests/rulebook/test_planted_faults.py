"""Each fault planted in each rule book is refused with the file, the key and the nearest right name."""

import re

import pytest

from sabot.rulebook.load import parse_rulebook
from sabot.rulebooks import load_book, load_register
from tests.rulebook.planting import Data, Step, at, data_of, refusal, refused, text_of, written
from tests.rules.hands import EVERY_BOOK

every_book = pytest.mark.parametrize("book", EVERY_BOOK)


@every_book
def test_a_book_written_out_again_is_the_same_book(book: str) -> None:
    """So whatever a planted book is refused for was planted."""
    again = parse_rulebook(written(data_of(book)), "again.toml", load_register(book))

    assert again == load_book(book)


# Keys ---------------------------------------------------------------------------------------------


@every_book
@pytest.mark.parametrize(
    ("path", "key", "where", "nearest"),
    [
        ((), "reedings", "the rule book", "readings"),
        (("document",), "titel", "document", "title"),
        (("names",), "standoff", "names", "stand-off"),
        (("games", 1), "nam", 'games > "{key}"', "name"),
        (("play", "point-count"), "rigt-digit", "play > point-count", "right-digit"),
        (("play", "deal"), "ordr", "play > deal", "order"),
        (("play", "ranking"), "ties", "play > ranking", "tie"),
        (("bets", 0), "stand-off", 'bets > "player"', "stands-off"),
        (("bets", 0, "pays", 0), "od", 'bets > "player" > pays > item 1', "odds"),
        (("bets", 0, "loses"), "ruler", 'bets > "player" > loses', "rule"),
        (("cards", "cut"), "nomine", "cards > cut", "nominee"),
        (("cards", "burn", "methods", 0), "knid", 'cards > burn > methods > "{kind}"', "kind"),
        (
            ("cards", "last-coup", "coups-when-first-card"),
            "iss",
            "cards > last-coup > coups-when-first-card",
            "is",
        ),
        (("roles", 0), "rnak", 'roles > "dealer"', "rank"),
        (("table", "layouts", 0), "plaaces", 'table > layouts > "A"', "places"),
        (
            ("wagers", "limits", "minimum-rise"),
            "sign-minute",
            "wagers > limits > minimum-rise",
            "sign-minutes",
        ),
        (("dealing", "designation"), "refusd", "dealing > designation", "refused"),
        (("authority", "dispute"), "fist", "authority > dispute", "first"),
        (("irregularities",), "mis-deal", "irregularities", "misdeal"),
        (("irregularities", "too-few-cards"), "mony", "irregularities > too-few-cards", "money"),
        (
            ("irregularities", "wrong-cards", "missing"),
            "notfy",
            "irregularities > wrong-cards > missing",
            "notify",
        ),
        (("readings", 0), "printd", 'readings > "{id}"', "printed"),
    ],
)
def test_an_unknown_key_is_refused_at_any_depth(
    book: str, path: tuple[Step, ...], key: str, where: str, nearest: str
) -> None:
    data = data_of(book)
    holder = at(data, *path)
    where = where.format_map({name: str(value) for name, value in holder.items()})
    holder[key] = "anything"

    assert refused(book, data) == [f"{where}: there is no key {key!r} here; did you mean {nearest!r}?"]


@every_book
def test_an_unknown_key_like_no_other_is_refused_without_a_guess(book: str) -> None:
    data = data_of(book)
    data["zzzzzz"] = 1

    assert refused(book, data) == ["the rule book: there is no key 'zzzzzz' here"]


@every_book
@pytest.mark.parametrize(
    ("path", "key", "where"),
    [
        ((), "bets", "the rule book"),
        (("document",), "signed", "document"),
        (("bets", 0), "kind", 'bets > "player"'),
        (("bets", 0, "pays", 0), "when", 'bets > "player" > pays > item 1'),
        (("play", "deal"), "order", "play > deal"),
        (("cards",), "decks", "cards"),
        (("cards", "cut", "decks-from-either-end"), "is", "cards > cut > decks-from-either-end"),
        (("irregularities", "too-few-cards"), "then", "irregularities > too-few-cards"),
    ],
)
def test_a_missing_key_is_named(book: str, path: tuple[Step, ...], key: str, where: str) -> None:
    data = data_of(book)
    del at(data, *path)[key]

    assert refused(book, data) == [f"{where}: the key {key!r} is missing"]


@every_book
@pytest.mark.parametrize(
    ("path", "where"),
    [
        (("bets", 0), 'bets > "player"'),
        (("bets", 0, "pays", 0), 'bets > "player" > pays > item 1'),
        (("bets", 0, "loses"), 'bets > "player" > loses'),
        (("play", "deal", "order"), "play > deal > order"),
        (("play", "point-count"), "play > point-count"),
        (("cards", "decks"), "cards > decks"),
        (("cards", "cut", "when-all-refuse"), "cards > cut > when-all-refuse"),
        (("cards", "burn", "methods", 0), 'cards > burn > methods > "{kind}"'),
        (("roles", 0), 'roles > "dealer"'),
        (("table", "layouts", 0), 'table > layouts > "A"'),
        (("wagers", "rounding"), "wagers > rounding"),
        (("irregularities", "too-few-cards"), "irregularities > too-few-cards"),
    ],
)
def test_whatever_decides_something_must_name_its_clause(
    book: str, path: tuple[Step, ...], where: str
) -> None:
    data = data_of(book)
    part = at(data, *path)
    where = where.format_map({name: str(value) for name, value in part.items()})
    part.pop("rule", None)
    part.pop("reading", None)

    assert refused(book, data) == [f"{where}: the key 'rule' is missing: name the clause that says so"]


# Words and names ----------------------------------------------------------------------------------


@every_book
@pytest.mark.parametrize(
    ("path", "key", "word", "where", "nearest"),
    [
        (
            ("bets", 0, "pays", 0),
            "when",
            "player-win",
            'bets > "player" > pays > item 1 > when',
            "player-wins",
        ),
        (("bets", 0), "kind", "mian", 'bets > "player" > kind', "main"),
        (("cards", "cut"), "offered-to", "player", "cards > cut > offered-to", "players"),
        (
            ("table", "layouts", 0),
            "characters",
            "not-said",
            'table > layouts > "A" > characters',
            "not-stated",
        ),
        (
            ("irregularities", "too-few-cards"),
            "then",
            "void-the-coup",
            "irregularities > too-few-cards > then",
            "void-coup",
        ),
    ],
)
def test_a_misspelt_word_is_answered_with_the_nearest_of_the_vocabulary(
    book: str, path: tuple[Step, ...], key: str, word: str, where: str, nearest: str
) -> None:
    data = data_of(book)
    at(data, *path)[key] = word

    assert refused(book, data) == [
        f"{where}: {word!r} is not a word that may stand here; did you mean {nearest!r}?"
    ]


@every_book
def test_a_misspelt_strategy_is_answered_with_the_nearest_one(book: str) -> None:
    data = data_of(book)
    deal = at(data, "play", "deal")
    right = str(deal["strategy"])
    deal["strategy"] = right + "s"

    (line,) = refused(book, data)
    assert "play > deal" in line
    assert f"{right + 's'!r} is not a word that may stand here; did you mean {right!r}?" in line


@every_book
@pytest.mark.parametrize(
    ("path", "where"),
    [
        (("bets", 0), 'bets > "player" > rule'),
        (("bets", 0, "pays", 0), 'bets > "player" > pays > item 1 > rule'),
        (("cards", "cut", "nominee"), "cards > cut > nominee > rule"),
        (("table", "layouts", 0), 'table > layouts > "A" > rule'),
        (("irregularities", "too-few-cards"), "irregularities > too-few-cards > rule"),
    ],
)
def test_a_misspelt_clause_is_answered_with_the_nearest_of_the_document(
    book: str, path: tuple[Step, ...], where: str
) -> None:
    data = data_of(book)
    part = at(data, *path)
    right = str(part["rule"])
    part["rule"] = f"{right}?"

    assert refused(book, data) == [f"{where}: there is no clause {right}?; did you mean {right!r}?"]


@every_book
@pytest.mark.parametrize(
    ("path", "key", "value", "where", "noun", "nearest"),
    [
        (
            ("cards", "cut", "when-all-refuse"),
            "is",
            "supervizor",
            "cards > cut > when-all-refuse > is",
            "role",
            None,
        ),
        (
            ("bets", 0, "pays", 0),
            "games",
            ["evn-mony"],
            'bets > "player" > pays > item 1 > games > item 1',
            "game",
            None,
        ),
        (
            ("table", "layouts", 0),
            "bets",
            ["plaayer"],
            'table > layouts > "A" > bets > item 1',
            "bet",
            "player",
        ),
        (("table", "layouts", 0), "game", "no-such-game", 'table > layouts > "A" > game', "game", None),
        (
            ("bets", 0, "pays", 0),
            "reading",
            "X-99",
            'bets > "player" > pays > item 1 > reading',
            "reading",
            None,
        ),
    ],
)
def test_a_name_that_the_book_does_not_define_is_refused(
    book: str,
    path: tuple[Step, ...],
    key: str,
    value: str | list[str],
    where: str,
    noun: str,
    nearest: str | None,
) -> None:
    data = data_of(book)
    at(data, *path)[key] = value
    name = value if isinstance(value, str) else value[0]

    (line,) = refused(book, data)

    assert line.startswith(f"{where}: there is no {noun} {name}")
    if nearest is not None:
        assert line.endswith(f"did you mean {nearest!r}?")


def test_a_misspelt_role_is_answered_with_the_nearest_one() -> None:
    data = data_of("star-baccarat")
    at(data, "cards", "cut", "when-all-refuse")["is"] = "casino-supervizor"

    (line,) = refused("star-baccarat", data)
    assert line.startswith("cards > cut > when-all-refuse > is: there is no role casino-supervizor")
    assert line.endswith("did you mean 'casino-supervisor'?")


# Not a book at all --------------------------------------------------------------------------------


@every_book
@pytest.mark.parametrize("fault", ["\nthis is = = not toml", "\n[[bets]\n", '\nid = "unclosed'])
def test_text_that_is_not_toml_is_refused_with_its_line(book: str, fault: str) -> None:
    (line,) = refusal(book, text_of(book) + fault)

    assert line.startswith("not TOML: ")
    assert re.search(r"at line \d+|at end of document", line)


def test_text_nested_past_all_reading_is_refused() -> None:
    (line,) = refusal("star-baccarat", "x = " + "[" * 100_000)

    assert line == "not TOML of a rule book: it is nested far deeper"


def test_a_number_of_thousands_of_digits_is_refused() -> None:
    (line,) = refusal("star-baccarat", "x = " + "9" * 5000)

    assert line.startswith("not TOML: ")


def test_an_empty_book_is_refused() -> None:
    needed = ("id", "document", "names", "games", "play", "bets", "cards")
    assert refusal("star-baccarat", "") == [f"the rule book: the key {key!r} is missing" for key in needed]


@every_book
def test_a_value_of_the_wrong_kind_is_refused_where_it_stands(book: str) -> None:
    data = data_of(book)
    at(data, "cards", "decks")["any-of"] = ["eight"]

    (line,) = refused(book, data)

    assert line.startswith("cards > decks > any-of > ")
    assert "expected `int`, got `str`" in line


@every_book
def test_every_fault_of_form_is_told_at_once_wherever_it_stands(book: str) -> None:
    data = data_of(book)
    data["reedings"] = []
    del at(data, "document")["signed"]
    at(data, "bets", 0, "pays", 0)["odds"] = "evens"
    at(data, "bets", 0)["kind"] = "mian"
    at(data, "cards", "decks")["any-of"] = ["eight", "six"]
    at(data, "play", "deal")["ordr"] = 1
    at(data, "play", "point-count", "values")["K"] = "ten"
    at(data, "cards", "cut", "nominee")["is"] = "nobodi"

    assert sorted(refused(book, data)) == [
        "bets > \"player\" > kind: 'mian' is not a word that may stand here; did you mean 'main'?",
        "bets > \"player\" > pays > item 1 > odds: odds 'evens' are not a fraction such as 19:20",
        "cards > cut > nominee > is: 'nobodi' is not a word that may stand here; did you mean 'nobody'?",
        "cards > decks > any-of > item 1: expected `int`, got `str`",
        "cards > decks > any-of > item 2: expected `int`, got `str`",
        "document: the key 'signed' is missing",
        "play > deal: there is no key 'ordr' here; did you mean 'order'?",
        "play > point-count > values > K: expected `int`, got `str`",
        "the rule book: there is no key 'reedings' here; did you mean 'readings'?",
    ]


def test_every_fault_of_sense_is_told_at_once_in_a_book_that_is_well_formed() -> None:
    data: Data = data_of("star-baccarat")
    at(data, "bets", 0)["rule"] = "99.1"
    at(data, "cards", "cut", "when-all-refuse")["is"] = "nobody-at-all"
    at(data, "bets", 2, "pays", 0).pop("rule")

    assert len(refused("star-baccarat", data)) == 3
