"""The reference engine against every deal of small shoes, one after another."""

from collections import Counter

import pytest

from sabot.bets import Fate
from sabot.cards import Card, Composition
from sabot.coup import Game
from sabot.margins.exact import margins
from sabot.margins.exact.engines import Engine, count
from sabot.margins.exact.rules import held_by, rules_of, sequences
from sabot.margins.exact.tables import tables_of
from sabot.rulebooks import open_game
from tests.margins import brute_force, other_books

CROWN = "crown-baccarat/traditional"
THREE_CARD = "star-three-card-baccarat/three-card"

ENGINES: tuple[Engine, ...] = ("reference", "compiled")

GAMES = {
    "crown": lambda: open_game(CROWN),
    "1-1-2 on the Dragon Bonus": lambda: open_game(CROWN, options={"1-1-2": "dragon-bonus"}),
    "1-1-2 on Perfect Pairs": lambda: open_game(CROWN, options={"1-1-2": "perfect-pairs"}),
    "even money": lambda: open_game("star-baccarat/even-money"),
    "ties that pay": lambda: open_game("star-premium-baccarat/tie", options={"tie-pays": "7"}),
    "three card": lambda: open_game(THREE_CARD),
    "even money, three card": lambda: open_game("star-three-card-baccarat/even-money"),
    "other cards": other_books.with_other_cards,
    "a bet of both sorts": other_books.with_a_bet_of_both_sorts,
}


def ends(game: Game, shoe: tuple[Card, ...], engine: Engine) -> dict[str, dict[tuple[Fate, object], object]]:
    """The orders that end each bet in each way, by the engine; ways that never come are left out."""
    worked_out = margins(game, Composition.of(shoe), engine)
    total = sequences(len(shoe))
    ended: dict[str, dict[tuple[Fate, object], object]] = {}
    for bet, table in tables_of(game).bets.items():
        found: Counter[tuple[Fate, object]] = Counter()
        for outcome in table.outcomes:
            ways = worked_out[bet].outcomes[outcome.name] * total
            assert ways.denominator == 1
            found[outcome.fate, outcome.net] += int(ways)
        ended[bet] = {end: ways for end, ways in found.items() if ways}
    return ended


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("named", GAMES)
def test_every_bet_ends_as_often_as_in_every_deal_of_a_small_shoe(named: str, engine: Engine) -> None:
    game = GAMES[named]()
    for shoe in brute_force.small_shoes(seed=len(named), count=4):
        dealt = brute_force.ends(game, brute_force.outcomes(game, shoe))
        assert ends(game, shoe, engine) == dealt, shoe


@pytest.mark.parametrize("named", ["crown", "other cards"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_cells_and_pairs_come_as_often_as_in_every_deal_of_a_small_shoe(named: str, seed: int) -> None:
    game = GAMES[named]()
    for shoe in brute_force.small_shoes(seed, count=5):
        found = brute_force.outcomes(game, shoe)
        held = held_by(Composition.of(shoe))
        for engine in ENGINES:
            assert count(rules_of(game), held, "cells", engine) == brute_force.cells(found)
            assert count(rules_of(game), held, "pairs", engine) == brute_force.pairs(found)
            assert count(rules_of(game), held, "joint", engine) == brute_force.joint(found)


@pytest.mark.parametrize("seed", [4, 5])
def test_orders_come_as_often_as_in_every_deal_of_a_small_shoe(seed: int) -> None:
    game = open_game(THREE_CARD)
    for shoe in brute_force.small_shoes(seed, count=5):
        found = brute_force.outcomes(game, shoe)
        held = held_by(Composition.of(shoe))
        for engine in ENGINES:
            assert count(rules_of(game), held, "orders", engine) == brute_force.orders(found)


def test_the_small_shoes_bring_every_pair_code() -> None:
    """Or the tests above would prove less than they say."""
    game = open_game(CROWN)
    seen: Counter[int] = Counter()
    for shoe in brute_force.small_shoes(seed=1, count=60):
        for code, ways in enumerate(
            count(rules_of(game), held_by(Composition.of(shoe)), "pairs", "reference")
        ):
            seen[code] += ways
    assert sum(1 for ways in seen.values() if ways) == 25
