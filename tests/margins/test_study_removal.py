"""The effect of removing each card: published figures, a second way to them, and what must hold exactly."""

from fractions import Fraction

import pytest

from sabot.cards import Card, Composition
from sabot.margins.composition import CompositionError
from sabot.margins.exact import margins
from sabot.margins.studies.decks import decks
from sabot.margins.studies.removal import removal
from sabot.rulebooks import BOOKS, load_book, open_game

CROWN = "crown-baccarat/traditional"

PUBLISHED = {
    # one card out of eight decks, 5% commission, a tie paid 8 to 1: the effect on each bet in millionths of a
    # unit, as published for card counters, from the ace to the nine, then tens and pictures
    "banker": (44, 52, 65, 116, -83, -113, -83, -50, -23, 19),
    "player": (-45, -54, -67, -120, 84, 113, 82, 53, 25, -18),
    "tie": (129, -239, -214, -292, -264, -1160, -1091, 654, 426, 513),
}


def test_main_bets_of_eight_decks_move_as_published() -> None:
    found = removal(open_game(CROWN), list(PUBLISHED)).bets
    for bet, printed in PUBLISHED.items():
        effects = [round(float(effect) * 1e6) for effect in found[bet].effects.values()]
        assert effects == [*printed, printed[-1], printed[-1], printed[-1]]


def test_the_reference_engine_finds_the_same_effects() -> None:
    game = open_game(CROWN)
    fresh = Composition.of_decks(8)
    found = removal(game)
    for name in ("A", "6", "9", "K"):
        without = margins(game, fresh.without([Card.parse(f"{name}H")]), "reference")
        before = margins(game, fresh, "reference")
        for bet, of in found.bets.items():
            assert of.effects[name] == without[bet].expected - before[bet].expected


GAMES = [f"{book}/{game.key}" for book in BOOKS for game in load_book(book).games]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_card_gone_at_random_changes_nothing(game_id: str) -> None:
    for of in removal(open_game(game_id)).bets.values():
        assert of.weighted_sum == 0
        assert sum(of.counts.values()) == 52 * open_game(game_id).decks


def test_pairs_by_hand_from_a_shoe_of_two_ranks() -> None:
    """Of four kings and four queens, 3 in 7 first hands pair; without a king, (3 x 2 + 4 x 3) in 42."""
    game = open_game("star-baccarat/baccarat")
    left = Composition({Card.parse(name): 1 for name in ("KS", "KH", "KD", "KC", "QS", "QH", "QD", "QC")})
    of = removal(game, ["pairs-player"], left).bets["pairs-player"]
    # it pays 11 to 1
    assert of.effects["K"] == 12 * (Fraction(18, 42) - Fraction(3, 7)) == 0
    lone = Composition({Card.parse(name): 1 for name in ("KS", "KH", "KD", "KC", "QS", "9S", "8S")})
    of = removal(game, ["pairs-player"], lone).bets["pairs-player"]
    # 12 of 42 pairs of kings; 6 of 30 when one is gone, 12 of 30 when another card is
    assert of.effects["K"] == 12 * (Fraction(6, 30) - Fraction(12, 42))
    assert of.effects["Q"] == of.effects["9"] == 12 * (Fraction(12, 30) - Fraction(12, 42))
    assert of.counts == {"8": 1, "9": 1, "Q": 1, "K": 4}


def test_cards_stand_by_suit_where_suits_differ() -> None:
    game = open_game(CROWN)
    left = Composition({**dict.fromkeys(Card.all(), 1), Card.parse("KS"): 4})
    of = removal(game, ["perfect-pairs-player"], left).bets["perfect-pairs-player"]
    # with it go the perfect pairs; with the other black king coloured ones, with a red one mixed ones
    assert of.effects["KS"] < of.effects["KC"] < of.effects["KH"] == of.effects["KD"]
    assert of.weighted_sum == 0


def test_too_few_cards_to_take_one_out_are_refused() -> None:
    game = open_game(CROWN)
    with pytest.raises(CompositionError, match="6 cards are too few: with one gone"):
        removal(game, None, Composition(dict.fromkeys(list(Card.all())[:6], 1)))


def test_decks_are_those_of_the_book_and_margins_those_of_each_shoe() -> None:
    game = open_game("star-baccarat/baccarat", 6)
    found = decks(game)
    assert list(found.by_decks) == [3, 4, 6, 8]
    # published for a tie at 8 to 1
    assert [round(float(found.margin("tie", count) or 0), 4) for count in (6, 8)] == [0.1444, 0.1436]
    # a bet that only eight decks offer has a margin there alone
    offered = [count for count in found.by_decks if found.margin("tiger-tie", count) is not None]
    assert offered == sorted(
        count for count in (6, 8) if "tiger-tie" in open_game(game.id, count).paytable.bets
    )
    told = {(row[0], row[1]) for row in found.table().rows}
    assert ("tie", 3) in told
    assert ("tiger-tie", 3) not in told
