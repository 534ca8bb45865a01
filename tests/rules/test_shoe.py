"""A shoe: cut, loaded, burned, and dealt to its last coup, by each book's own figures."""

from itertools import islice

import pytest

from sabot.cards import Card, decks_of
from sabot.coup import Game
from sabot.coup.shoe import FACE_VALUES, Shoe, ShoeError, burn_method, cards_burned, coups, load
from sabot.rulebook.shoe import BurnMethod
from sabot.rulebooks import load_book, open_game
from tests.rules.hands import EVERY_BOOK, cards

BEHIND_THE_CUTTING_CARD = {
    # the printed clause, and how many cards it puts behind the cutting card
    "star-baccarat": ("4.6", [(20, "at-least")]),
    "crown-baccarat": ("4.2.5", [(20, "about"), (13, "exactly")]),
    "star-premium-baccarat": ("4.6", [(20, "at-least")]),
    "star-three-card-baccarat": ("4.6", [(52, "about")]),  # "approximately one deck"
}
BURNS: dict[str, dict[str, str | None]] = {
    # each way to burn, and whose approval or authority the document asks for
    "star-baccarat": {
        "one-face-down": None,
        "one-shown": "casino-supervisor",
        "by-face-value": "casino-supervisor",
    },
    "crown-baccarat": {
        "one-face-down": None,
        "one-shown": None,
        "by-face-value": "area-manager",
        "by-face-value-exposed": "assistant-casino-manager",
    },
    "star-premium-baccarat": {
        "one-face-down": None,
        "one-shown": "casino-supervisor",
        "by-face-value": "casino-supervisor",
    },
    "star-three-card-baccarat": {"by-face-value": None},
}
CUT = {
    "star-baccarat": ["4.5"],
    "crown-baccarat": ["4.2.4"],
    "star-premium-baccarat": ["4.5"],
    "star-three-card-baccarat": ["4.5"],
}
PLACED = {
    "star-baccarat": ["4.6"],
    "crown-baccarat": ["4.2.5(a)"],
    "star-premium-baccarat": ["4.6"],
    "star-three-card-baccarat": ["4.6"],
}
BURNED = {
    "star-baccarat": ['1.1 "Burned"'],
    "crown-baccarat": ['1.1 "Burn(ed)"'],
    "star-premium-baccarat": ['1.1 "burn/ed"'],
    "star-three-card-baccarat": ['1.1 "burn"'],
}
FACE_VALUE = {
    "star-baccarat": ["4.7.4", "4.7.5", "4.8"],
    "crown-baccarat": ["4.3.1(b)"],
    "star-premium-baccarat": ["4.7.3.1", "4.7.3.2", "4.8"],
    "star-three-card-baccarat": ["4.11.2", "4.11.3", "4.12"],
}
MID_COUP = {
    # how many coups follow the one in which the cutting card appears
    "star-baccarat": (1, ["4.9"]),
    "crown-baccarat": (1, ["8.5", "8.5.2"]),
    "star-premium-baccarat": (1, ["4.9"]),
    "star-three-card-baccarat": (0, ["4.7"]),
}
FIRST_CARD = {
    "star-baccarat": ["4.10"],
    "crown-baccarat": ["8.5"],
    "star-premium-baccarat": ["4.10"],
    "star-three-card-baccarat": ["4.8"],
}

SHUFFLED = decks_of(8)


def of_each_book(ids: dict[str, list[str]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        "book", [pytest.param(book, marks=pytest.mark.clauses(book, *ids[book])) for book in EVERY_BOOK]
    )


def game_of(book: str) -> Game:
    return open_game(f"{book}/{load_book(book).games[0].key}")


# The cut ------------------------------------------------------------------------------------------


@of_each_book(CUT)
@pytest.mark.parametrize("cut_at", [0, 51, 365, 416])
def test_4_5_a_cut_nearer_than_a_deck_from_either_end_is_refused(book: str, cut_at: int) -> None:
    with pytest.raises(ShoeError, match=f"at least 52 cards from either end, not after {cut_at} of 416"):
        load(load_book(book).cards, SHUFFLED, cut_at)


@of_each_book(CUT)
@pytest.mark.parametrize("cut_at", [52, 200, 364])
def test_4_5_a_cut_a_deck_or_more_from_either_end_is_taken(book: str, cut_at: int) -> None:
    assert sorted(load(load_book(book).cards, SHUFFLED, cut_at).cards, key=lambda card: card.index) == sorted(
        SHUFFLED, key=lambda card: card.index
    )


@of_each_book(PLACED)
def test_4_6_the_cards_in_front_of_the_cut_go_to_the_back(book: str) -> None:
    cut = load(load_book(book).cards, SHUFFLED, 100).cards

    assert cut == SHUFFLED[100:] + SHUFFLED[:100]


@of_each_book(PLACED)
def test_4_6_the_cutting_card_lies_so_many_cards_from_the_back(book: str) -> None:
    _, printed = BEHIND_THE_CUTTING_CARD[book]
    shoe = load(load_book(book).cards, SHUFFLED, 100)

    assert len(shoe.cards) - shoe.cutting_card_at == printed[0][0]


@pytest.mark.parametrize("book", EVERY_BOOK)
def test_4_6_the_depths_of_the_cutting_card_are_those_printed(book: str) -> None:
    _, printed = BEHIND_THE_CUTTING_CARD[book]

    assert [(depth.cards, depth.closeness) for depth in load_book(book).cards.cutting_card] == printed


# The burn -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", EVERY_BOOK)
def test_4_7_the_ways_to_burn_are_those_printed_and_the_first_is_the_rule(book: str) -> None:
    rules = load_book(book).cards

    assert {method.kind: method.approver for method in rules.burn.methods} == BURNS[book]
    assert burn_method(rules).kind == next(iter(BURNS[book]))
    assert [burn_method(rules, kind).kind for kind in BURNS[book]] == list(BURNS[book])
    with pytest.raises(ShoeError, match=f"the ways to burn are {next(iter(BURNS[book]))}"):
        burn_method(rules, "two-cards")


@of_each_book(FACE_VALUE)
def test_4_8_a_burn_by_face_value_takes_the_first_card_and_as_many_as_it_shows(book: str) -> None:
    """An ace burns two in all; a ten or a picture eleven."""
    by_face_value = burn_method(load_book(book).cards, "by-face-value")
    more = dict(zip("A23456789TJQK", (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10), strict=True))

    for card in Card.all():
        assert cards_burned(by_face_value, card) == 1 + more[card.name[0]]


@pytest.mark.clauses("star-baccarat", "4.7", "4.7.1")
@pytest.mark.clauses("crown-baccarat", "4.3.1", "4.3.1(a)")
@pytest.mark.clauses("star-premium-baccarat", "4.7.1")
@pytest.mark.parametrize("kind", ["one-face-down", "one-shown"])
def test_4_7_1_the_other_burns_take_the_first_card_alone(kind: str) -> None:
    for book in EVERY_BOOK[:3]:
        method = burn_method(load_book(book).cards, kind)

        assert {cards_burned(method, card) for card in Card.all()} == {1}


@of_each_book(BURNED)
def test_1_1_burned_cards_are_in_no_coup(book: str) -> None:
    game = game_of(book)
    for kind in BURNS[book]:
        shoe = load(game.book.cards, SHUFFLED, 100, kind)

        dealt = [one.coup.cards_used for one in coups(game, shoe)]

        assert next(coups(game, shoe)).coup == game.deal(shoe.cards[shoe.burned :])
        assert shoe.burned == cards_burned(shoe.burn, shoe.cards[0]) > 0
        assert shoe.burned + sum(dealt) <= len(shoe.cards) == 416


def test_face_values_are_not_point_values() -> None:
    assert sorted(FACE_VALUES.values()) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]


# The last coup ------------------------------------------------------------------------------------

NATURAL = cards("9S 2H KD 5C")
"""A coup of four cards."""
THREE_EACH = cards("AS 2S 3S 4S 5S 6S")
FILLER = decks_of(1)


def shoe_of(book: str, cutting_card_at: int) -> Shoe:
    """Coups of four cards (six in Three Card), nothing burned, and the cutting card where it is wanted."""
    one = THREE_EACH if "three-card" in book else NATURAL
    return Shoe(one * 20, 0, BurnMethod(kind="one-face-down", name=""), cutting_card_at)


@pytest.mark.parametrize(
    ("book", "more"),
    [
        pytest.param(book, more, marks=pytest.mark.clauses(book, *ids))
        for book, (more, ids) in MID_COUP.items()
    ],
)
@pytest.mark.parametrize("into_the_coup", [1, 2, 3])
def test_4_9_a_cutting_card_in_the_middle_of_a_coup_leaves_so_many_more(
    book: str, more: int, into_the_coup: int
) -> None:
    size = 6 if "three-card" in book else 4

    dealt = list(coups(game_of(book), shoe_of(book, 2 * size + into_the_coup)))

    assert [coup.cutting_card for coup in dealt] == [False, False, True] + [False] * more
    assert [coup.last for coup in dealt] == [False] * (2 + more) + [True]
    assert [coup.number for coup in dealt] == list(range(1, 4 + more))


@of_each_book(FIRST_CARD)
def test_4_10_a_cutting_card_before_a_coup_makes_that_coup_the_last(book: str) -> None:
    size = 6 if "three-card" in book else 4

    dealt = list(coups(game_of(book), shoe_of(book, 2 * size)))

    assert [coup.cutting_card for coup in dealt] == [False, False, True]
    assert [coup.last for coup in dealt] == [False, False, True]


@pytest.mark.parametrize("book", EVERY_BOOK)
def test_a_whole_shoe_is_dealt_card_after_card_to_its_last_coup(book: str) -> None:
    game = game_of(book)
    shoe = load(game.book.cards, SHUFFLED, 100)
    position = shoe.burned
    dealt = list(coups(game, shoe))
    for one in dealt:
        assert one.coup == game.deal(shoe.cards[position:])
        position += one.coup.cards_used

    assert [one.last for one in dealt].count(True) == 1
    assert dealt[-1].last
    assert shoe.cutting_card_at <= position <= len(shoe.cards)


@pytest.mark.clauses("star-three-card-baccarat", "8.1")
def test_8_1_a_shoe_is_dealt_to_several_areas_too() -> None:
    game = game_of("star-three-card-baccarat")
    shoe = load(game.book.cards, SHUFFLED, 100)

    first, second = islice(coups(game, shoe, areas=3), 2)

    assert len(first.coup.players) == len(second.coup.players) == 3
    assert second.coup == game.deal(shoe.cards[shoe.burned + 12 :], 3)
