"""What turns on the suits of cards, and what does not."""

from itertools import product

import pytest

from sabot.bets.outcome import UNREAD
from sabot.cards import Card
from sabot.coup import Game
from sabot.coup.hands import pair_kind
from sabot.rulebooks import open_game
from tests.rules.hands import EVERY_GAME, THREE_CARD, as_dealt

PERFECT = ["perfect-pairs-player", "perfect-pairs-banker"]
SUITS = "SHDC"


def by_rank(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(Card.seen(card.name[0]) for card in cards)


def games() -> list[Game]:
    return [open_game(game) for game in EVERY_GAME] + [
        open_game("crown-baccarat/traditional", 8, {"1-1-2": choice})
        for choice in ("pairs", "dragon-bonus", "perfect-pairs")
    ]


@pytest.mark.clauses("crown-baccarat", '1.1 "Baccarat Perfect Pairs"', '1.1 "1-1-2"')
def test_perfect_pairs_turn_on_suits_and_what_stands_on_them_and_nothing_else() -> None:
    """Crown 1.1 alone tells pairs by their suits; a 1-1-2 stands on them where the operator chose so."""
    for game in games():
        expected = PERFECT if game.id.startswith("crown") else []
        if game.options.get("1-1-2") == "perfect-pairs":
            expected = [*PERFECT, "1-1-2"]
        assert list(game.paytable.by_suits) == expected, game.id


def test_a_bet_is_said_to_turn_on_suits_when_other_suits_would_pay_it_otherwise() -> None:
    """Two pairs with every suit there is: what is paid by each is the same, save where it turns on them."""
    for game in games():
        hands = ("5{} 5{} KS", "6{} 6{} KD") if THREE_CARD in game.id else ("5{} 5{}", "4{} 4{}")
        player, banker = hands
        paid: dict[str, set[object]] = {}
        for one, two in product(product(SUITS, repeat=2), repeat=2):
            coup = game.deal(
                (*as_dealt(player.format(*one), banker.format(*two)), *map(Card.parse, ("2S", "3S")))
            )
            for bet, payment in game.settle(game.outcome(coup)).items():
                paid.setdefault(bet, set()).add((payment.fate, payment.net))
        assert {bet for bet, ways in paid.items() if len(ways) > 1} == set(game.paytable.by_suits), game.id


@pytest.mark.clauses("crown-baccarat", '1.1 "Baccarat Pairs"')
@pytest.mark.clauses("star-baccarat", "11.1.4", "11.1.8.2")
@pytest.mark.parametrize(
    ("player", "banker"), [("8S 8H", "2D 3C"), ("8S 8S", "7D 7C"), ("9S KH", "9D KC"), ("8S 8H", "8D 8C")]
)
def test_hands_known_by_their_ranks_are_paid_as_the_whole_cards_are(player: str, banker: str) -> None:
    for game in games():
        if THREE_CARD in game.id:
            continue
        whole = (*as_dealt(player, banker), *map(Card.parse, ("4S", "5S")))
        coup, known = game.deal(whole), game.deal(by_rank(whole))
        assert tuple(map(by_rank, coup.players)) == known.players
        assert game.play(known) == game.play(coup)
        paid, why = game.settle(game.outcome(known)), game.why(game.outcome(known))
        in_full = game.settle(game.outcome(coup))
        a_pair = (
            len({card[0] for card in player.split()}) == 1 or len({card[0] for card in banker.split()}) == 1
        )
        assert set(in_full) - set(paid) == (set(game.paytable.by_suits) if a_pair else set())
        assert all(paid[bet] is in_full[bet] for bet in paid)
        assert not any(UNREAD in said for said in why.values())


def test_three_pictures_are_known_by_their_ranks() -> None:
    game = open_game("star-three-card-baccarat/three-card")
    whole = as_dealt("KS QH JD", "9S 9H 9D")
    known = game.deal(by_rank(whole))
    assert game.outcome(known) == game.outcome(game.deal(whole))
    assert game.outcome(known).player_pictures == 3


@pytest.mark.parametrize(("first", "second"), [("8", "8"), ("8S", "8"), ("8", "8H")])
def test_of_what_kind_a_pair_is_nobody_says_without_both_suits(first: str, second: str) -> None:
    assert pair_kind((Card.seen(first), Card.seen(second))) == UNREAD
    assert pair_kind((Card.seen("K"), Card.seen("T"))) is None
