"""The two engines agree to the last integer, and know when 64 bits are too few."""

import subprocess
import sys
from collections import Counter
from fractions import Fraction
from math import perm

import pytest

from sabot.cards import Card, Composition, Rank
from sabot.margins.exact import Engine, compiled_engine, margins
from sabot.margins.exact.engines import count
from sabot.margins.exact.rules import fits_64_bits, held_by, rules_of, sequences
from sabot.margins.exact.tables import TurnsOn
from sabot.rulebooks import open_game
from tests.margins import brute_force, other_books

CROWN = "crown-baccarat/traditional"
THREE_CARD = "star-three-card-baccarat/three-card"
AT_ONCE = 52
PUNTO_BANCO: tuple[TurnsOn, ...] = ("cells", "pairs", "joint")


@pytest.mark.parametrize("seed", range(10))
def test_engines_agree_to_the_integer_on_520_random_compositions(seed: int) -> None:
    crown, three_card = rules_of(open_game(CROWN)), rules_of(open_game(THREE_CARD))
    for composition in brute_force.random_compositions(seed, AT_ONCE):
        held, total = held_by(composition), perm(composition.total, 6)
        for what in PUNTO_BANCO:
            reference = count(crown, held, what, "reference")
            assert count(crown, held, what, "compiled") == reference, composition
            assert sum(reference) == total
        reference = count(three_card, held, "orders", "reference")
        assert count(three_card, held, "orders", "compiled") == reference, composition
        assert sum(reference) == total


def test_engines_agree_under_another_table_of_play() -> None:
    rules = rules_of(other_books.with_other_cards())
    for composition in brute_force.random_compositions(99, 20):
        held = held_by(composition)
        for what in PUNTO_BANCO:
            assert count(rules, held, what, "compiled") == count(rules, held, what, "reference"), composition


@pytest.mark.parametrize("seed", [1, 2])
def test_joint_counts_add_up_to_the_counts_of_results_and_of_pairs(seed: int) -> None:
    rules = rules_of(open_game(CROWN))
    for composition in brute_force.random_compositions(seed + 100, 40):
        held = held_by(composition)
        joint = count(rules, held, "joint")
        by_cell = [joint[first : first + 32] for first in range(0, len(joint), 32)]
        assert [sum(codes) for codes in by_cell] == count(rules, held, "cells")
        assert [sum(cells) for cells in zip(*by_cell, strict=True)] == count(rules, held, "pairs")
        assert min(joint) >= 0


# The bound ---------------------------------------------------------------------------------------


def test_64_bits_hold_the_sequences_of_27_decks_and_not_of_28() -> None:
    assert perm(1450, 6) < 2**63 < perm(1451, 6)
    assert fits_64_bits(1450)
    assert not fits_64_bits(1451)
    assert 27 * 52 < 1450 < 28 * 52
    assert sequences(416) == perm(416, 6)


def of_so_many_cards(cards: int) -> Composition:
    """As even as can be."""
    each, more = divmod(cards, 52)
    return Composition({card: each + (place < more) for place, card in enumerate(Card.all())})


@pytest.mark.parametrize("named", [CROWN, THREE_CARD])
def test_engines_agree_at_the_very_bound(named: str) -> None:
    game, composition = open_game(named), of_so_many_cards(1450)
    assert composition.total == 1450
    assert margins(game, composition) == margins(game, composition, "reference")


@pytest.mark.parametrize("cards", [1450, 1451])
def test_beyond_the_bound_the_reference_engine_counts(cards: int, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    tally = compiled_engine.tally

    def overheard(*arguments: object) -> object:
        asked.append(cards)
        return tally(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(compiled_engine, "tally", overheard)
    composition = of_so_many_cards(cards)
    worked_out = margins(open_game(CROWN), composition)
    of_rank = Counter[Rank]()
    for card, count_of_it in composition.items():
        of_rank[card.rank] += count_of_it
    pairs = sum(many * (many - 1) for many in of_rank.values())
    assert worked_out["pairs-player"].hit_rate == Fraction(pairs, cards * (cards - 1))
    assert bool(asked) == (cards == 1450)


# What is imported --------------------------------------------------------------------------------


@pytest.mark.parametrize("module", ["sabot", "sabot.margins", "sabot.margins.exact", "sabot.cli.margins"])
def test_nothing_heavy_is_imported_before_it_is_used(module: str) -> None:
    code = f"import sys, {module}; print(sorted({{'numpy', 'numba'}} & set(sys.modules)))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


def test_the_reference_engine_needs_nothing_heavy() -> None:
    engine: Engine = "reference"
    code = (
        "import sys; from sabot.margins.exact import margins; from sabot.rulebooks import open_game; "
        f"margins(open_game({CROWN!r}), engine={engine!r}); "
        "print(sorted({'numpy', 'numba'} & set(sys.modules)))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
