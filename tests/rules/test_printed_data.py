"""What the documents print and the rule books hold as data: names, instruments, layouts and figures.

Where nothing acts on a figure yet, the test proves that it is held right and claims no clause for it.
"""

from datetime import date

import pytest

from sabot.rulebook.table import Layout
from sabot.rulebooks import BOOKS, load_book
from tests.rules.hands import EVERY_BOOK

MAIN = {"player", "banker", "tie"}
PAIRS = {"pairs-player", "pairs-banker"}
TIGERS = {"tiger-tie", "tiger-pair", "tiger", "big-tiger", "small-tiger"}
SIDES_OF_CROWN = {
    *PAIRS,
    "dragon-bonus-player",
    "dragon-bonus-banker",
    "perfect-pairs-player",
    "perfect-pairs-banker",
}


def layouts(book: str) -> dict[str, Layout]:
    table = load_book(book).table
    assert table is not None
    return {layout.key: layout for layout in table.layouts}


# Names and instruments ----------------------------------------------------------------------------


def test_the_shelf_holds_the_four_approved_books() -> None:
    assert BOOKS == EVERY_BOOK
    assert [load_book(book).id for book in BOOKS] == list(BOOKS)


@pytest.mark.parametrize(
    ("book", "operator", "reference", "signed"),
    [
        ("star-baccarat", "The Star Pty Limited", "DF25/055059", date(2025, 8, 13)),
        ("crown-baccarat", "Crown Sydney Gaming Pty Ltd", "DF25/006121", date(2025, 3, 26)),
        ("star-premium-baccarat", "The Star Pty Limited", "DOC21/145189", date(2021, 8, 16)),
        ("star-three-card-baccarat", "The Star Pty Limited", None, date(2016, 8, 17)),
    ],
)
def test_a_book_names_its_instrument(book: str, operator: str, reference: str | None, signed: date) -> None:
    document = load_book(book).document

    assert (document.operator, document.reference, document.signed) == (operator, reference, signed)
    assert document.effective_from >= signed


@pytest.mark.parametrize(
    ("book", "no_bet_coup", "stand_off", "device", "display"),
    [
        ("star-baccarat", "no bet coup", "standoff", "card shoe", "WRD"),
        ("crown-baccarat", "Dummy Coup", "Stand-off", "Dealing Shoe", "WRD"),
        ("star-premium-baccarat", "no bet coup", "standoff", "card shoe", "WRD"),
        ("star-three-card-baccarat", None, "stand off", "card shoe", None),
    ],
)
def test_a_book_calls_things_by_its_own_names(
    book: str, no_bet_coup: str | None, stand_off: str, device: str, display: str | None
) -> None:
    names = load_book(book).names

    assert (names.no_bet_coup, names.stand_off) == (no_bet_coup, stand_off)
    assert (names.dealing_device, names.result_display) == (device, display)


@pytest.mark.parametrize(
    ("book", "games"),
    [
        ("star-baccarat", ["Baccarat", "Even Money Baccarat"]),
        ("crown-baccarat", ["Traditional Baccarat", "Crown Baccarat", "Zero Commission Baccarat"]),
        (
            "star-premium-baccarat",
            ["Premium Baccarat", "Even Money Premium Baccarat", "Tie Premium Baccarat"],
        ),
        ("star-three-card-baccarat", ["Three Card Baccarat", "Even Money Three Card Baccarat"]),
    ],
)
def test_games_are_called_as_they_are_defined(book: str, games: list[str]) -> None:
    assert [game.name for game in load_book(book).games] == games


def test_5_1_3_zero_commission_is_for_tournaments_only_and_no_other_game_is() -> None:
    only = {
        f"{book}/{game.key}"
        for book in BOOKS
        for game in load_book(book).games
        if game.tournament_only is not None and game.tournament_only.is_
    }

    assert only == {"crown-baccarat/zero-commission"}


@pytest.mark.parametrize(
    ("bet", "name"),
    [
        ("dragon-bonus-player", "Player Dragon Bonus"),
        ("dragon-bonus-banker", "Banker Dragon Bonus"),
        ("perfect-pairs-player", "Player Perfect Pairs"),
        ("perfect-pairs-banker", "Banker Perfect Pairs"),
        ("pairs-player", "Player Pairs"),
        ("pairs-banker", "Banker Pairs"),
        ("super-six", "Super 6"),
        ("tiger-tie", "Tiger Tie"),
        ("tiger-pair", "Tiger Pair"),
        ("tiger", "Tiger"),
        ("big-tiger", "Big Tiger"),
        ("small-tiger", "Small Tiger"),
        ("1-1-2", "1-1-2"),
    ],
)
def test_6_2_4_side_wagers_are_called_as_the_list_calls_them(bet: str, name: str) -> None:
    found = load_book("crown-baccarat").bet(bet)

    assert found is not None
    assert found.name == name


# Layouts ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "clause"), [*zip("ABCDEFGHIJKLM", range(17, 30), strict=True)])
def test_17_to_29_layouts_of_baccarat_are_as_their_captions_say(key: str, clause: int) -> None:
    layout = layouts("star-baccarat")[key]
    places = 8 if key in "JK" else 6

    assert (layout.rule, layout.places) == (str(clause), places)
    assert set(layout.may_also_have) == {3, 5, 6, 7, 8, 9} - {places}
    if key in "AD":
        assert set(layout.bets) == MAIN | PAIRS | {"super-six"}
        assert (layout.characters, layout.may_describe_odds) == ("english-and-chinese", False)
    else:
        assert set(layout.bets) == MAIN | TIGERS
        assert (layout.characters, layout.may_describe_odds) == ("not-stated", True)


PREMIUM_LAYOUTS = {
    # places drawn, and how many seated players a similar layout could be used for
    "A": (9, {3, 5, 6, 7}),
    "B": (3, {5, 6, 7, 9}),
    "C": (6, {3, 5, 7, 9}),
    "D": (3, {5, 6, 7, 9}),
    "E": (7, {3, 5, 6, 9}),
    "F": (7, {3, 5, 6, 9}),
    "G": (7, {3, 5, 6, 9}),
    "H": (7, {3, 5, 6, 9}),
    "I": (7, {3, 5, 6, 9}),
    "J": (7, {3, 5, 6, 9}),
    "K": (7, {3, 5, 6, 9}),
    "L": (9, {3, 5, 6, 7}),
    "M": (7, {3, 5, 6, 9}),
    "N": (6, {3, 5, 7, 9}),
    "O": (5, {3, 6, 7, 9}),
    "P": (6, {3, 5, 7, 9}),
    "Q": (6, {3, 5, 7, 9}),
    "R": (6, {3, 5, 7, 9}),
    "S": (6, {3, 5, 7, 9}),
}


@pytest.mark.parametrize("key", PREMIUM_LAYOUTS)
def test_diagrams_of_premium_baccarat_are_as_their_captions_say(key: str) -> None:
    layout = layouts("star-premium-baccarat")[key]
    places, also = PREMIUM_LAYOUTS[key]

    assert layout.rule == f"Diagram {key}"
    assert (layout.places, set(layout.may_also_have)) == (places, also)
    assert (layout.characters == "english-and-chinese") is (key in "BCDFGILMNOR")
    assert layout.may_describe_odds is (key in "PQS")
    assert layout.game == ("even-money" if key == "E" else None)
    assert layout.table_system == ("rfid" if key == "O" else None)


@pytest.mark.parametrize("key", PREMIUM_LAYOUTS)
def test_12_the_optional_wagers_of_a_diagram_are_those_that_section_12_ties_to_it(key: str) -> None:
    """Pairs by 12.2, Super Six by 12.7, and the five Tiger wagers by 12.12 and after."""
    optional = {
        *(PAIRS if key in "ABCDEFGHIJKLNOR" else ()),
        *(("super-six",) if key in "MNR" else ()),
        *(TIGERS if key in "PQS" else ()),
    }

    assert set(layouts("star-premium-baccarat")[key].bets) == MAIN | optional


@pytest.mark.parametrize("key", "ABCDEFGHIJK")
def test_diagrams_of_crown_are_as_their_captions_say(key: str) -> None:
    layout = layouts("crown-baccarat")[key]

    assert layout.rule == f"DIAGRAM {key}"
    assert layout.places is None
    assert list(layout.may_also_have) == (list(range(3, 15)) if key in "ABDFHJ" else [])
    if key in "GH":
        assert set(layout.bets) == MAIN  # no side wager is named on them
    elif key in "IJK":
        assert set(layout.bets) >= MAIN | {"big-tiger", "small-tiger", "tiger-pair"}
    else:
        assert set(layout.bets) == MAIN | SIDES_OF_CROWN | {"1-1-2"}


@pytest.mark.parametrize("key", "AB")
def test_diagrams_of_three_card_have_an_area_for_every_bet(key: str) -> None:
    layout = layouts("star-three-card-baccarat")[key]

    assert layout.rule == f"Diagram {key}"
    assert set(layout.bets) == {"player", "tie", "three-pictures", *(f"point-total-{n}" for n in range(10))}


def test_there_are_as_many_layouts_as_diagrams() -> None:
    assert [len(layouts(book)) for book in BOOKS] == [13, 11, 19, 2]


# Places, cuts and the rest ------------------------------------------------------------------------


def test_2_1_places_are_as_many_as_each_document_allows() -> None:
    tables = {book: load_book(book).table for book in BOOKS}
    places = {book: table.places for book, table in tables.items() if table is not None}

    assert places["star-baccarat"].any_of == (3, 5, 6, 7, 8, 9)
    assert places["crown-baccarat"].any_of == tuple(range(3, 15))
    most = [(room.where, room.at_most) for room in places["star-premium-baccarat"].at_most]
    assert most == [("salon", 9), ("Private Table", 6)]
    assert places["star-three-card-baccarat"].any_of == ()


@pytest.mark.parametrize(
    ("book", "offered_to", "nominee", "when_all_refuse"),
    [
        ("star-baccarat", "supervisor-or-players", "another-player", "casino-supervisor"),
        ("crown-baccarat", "players-or-supervisor", "another-player", "higher-duties-dealer"),
        ("star-premium-baccarat", "supervisor-or-players", "anyone", "casino-supervisor"),
        ("star-three-card-baccarat", "players", "nobody", "casino-supervisor"),
    ],
)
def test_4_3_the_stack_is_offered_as_each_document_says(
    book: str, offered_to: str, nominee: str, when_all_refuse: str
) -> None:
    cut = load_book(book).cards.cut

    assert (cut.offered_to, cut.nominee.is_, cut.when_all_refuse.is_) == (
        offered_to,
        nominee,
        when_all_refuse,
    )
    assert cut.decks_from_either_end.is_ == 1


@pytest.mark.parametrize(
    ("book", "closes", "no_more_bets"),
    [
        ("star-baccarat", {"first-card-removed"}, "optional"),
        ("crown-baccarat", {"no-more-bets", "first-card-removed"}, "required"),
        ("star-premium-baccarat", {"first-card-exposed"}, "optional"),
        ("star-three-card-baccarat", {"first-card-removed"}, "optional"),
    ],
)
def test_5_3_wagers_close_as_each_document_says(book: str, closes: set[str], no_more_bets: str) -> None:
    wagers = load_book(book).wagers
    assert wagers is not None

    assert set(wagers.window.closes_on.is_) == closes
    assert wagers.window.no_more_bets_call.is_ == no_more_bets


@pytest.mark.parametrize("book", BOOKS)
def test_a_higher_minimum_takes_twenty_minutes_of_notice(book: str) -> None:
    wagers = load_book(book).wagers
    assert wagers is not None

    assert wagers.limits.minimum_rise.sign_minutes.is_ == 20


@pytest.mark.parametrize("book", BOOKS)
def test_chips_that_cannot_pay_exactly_pay_the_next_higher_amount(book: str) -> None:
    wagers = load_book(book).wagers
    assert wagers is not None

    rule = {"star-baccarat": "5.8", "crown-baccarat": "7.3", "star-premium-baccarat": "5.7"}.get(book, "5.11")
    assert (wagers.rounding.is_, wagers.rounding.rule) == ("up-to-next-payable", rule)


@pytest.mark.parametrize("book", BOOKS)
def test_a_shipped_book_is_whole_enough_to_open_a_table(book: str) -> None:
    assert load_book(book).missing_for_a_table() == ()
