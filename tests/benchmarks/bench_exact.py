"""Exact margins beside an enumeration of six cards by value, in one run."""

import time
from collections.abc import Callable

import numpy as np

from sabot.cards import Card, Composition
from sabot.coup import Game
from sabot.margins.exact import Engine, margins
from sabot.margins.exact.batch import Batch, left_after_each
from sabot.margins.exact.engines import count
from sabot.margins.exact.reference import values_of
from sabot.margins.exact.rules import PuntoBancoRules, held_by, rules_of
from sabot.rulebooks import open_game
from tests.benchmarks.brute_force_by_value import every_coup, every_six_cards

GAME = "crown-baccarat/traditional"
AT_ONCE = 128


def bench_exact() -> None:
    """One composition with every outcome as a fraction, and many with what each bet is worth."""
    game = open_game(GAME)
    rules = rules_of(game)
    assert isinstance(rules, PuntoBancoRules)
    fresh = Composition.of_decks(game.decks)
    by_value = values_of(held_by(fresh), rules)
    batch = Batch(game)
    dealt = np.random.default_rng(1).permutation(np.repeat(np.arange(52), game.decks))[: AT_ONCE - 1]
    along = left_after_each(batch.fresh(), dealt)

    draws = rules.player_draws, rules.banker_draws
    counted = count(rules, held_by(fresh), "cells")
    assert every_six_cards(by_value, *draws) == every_coup(by_value, *draws) == counted
    last = Composition({card: int(along[-1, card.index]) for card in Card.all()})
    of_last = [float(margin.expected) for margin in margins(game, last, "reference").values()]
    assert np.allclose(batch.expected(along)[-1], of_last, rtol=1e-14, atol=0)

    six_cards = cpu_seconds(lambda: every_six_cards(by_value, *draws), 5)
    each_coup = cpu_seconds(lambda: every_coup(by_value, *draws), 10)
    reference = cpu_seconds(lambda: every_figure(game, fresh, "reference"), 5)
    single = cpu_seconds(lambda: every_figure(game, fresh), 300)
    one_row = cpu_seconds(lambda: batch.expected(along[:1]), 300)
    batched = cpu_seconds(lambda: batch.expected(along), 300) / AT_ONCE
    print(f"exact margins of {len(batch.bets)} bets from one composition, {GAME}, CPU time")
    print(f"  every six cards by value, no pairs     {six_cards * 1e6:10.1f} µs")
    print(f"  every coup by value, no pairs          {each_coup * 1e6:10.1f} µs")
    print(f"  reference engine, every outcome        {reference * 1e6:10.1f} µs")
    print(f"  compiled engine, every outcome         {single * 1e6:10.1f} µs")
    print(f"  compiled engine, expected nets         {one_row * 1e6:10.1f} µs")
    print(f"  compiled engine, expected, {AT_ONCE} at once {batched * 1e6:10.1f} µs")
    print(f"  six cards / every outcome              {six_cards / single:10.0f}    at least 500")
    print(f"  six cards / expected nets              {six_cards / one_row:10.0f}")
    print(f"  six cards / {AT_ONCE} at once                {six_cards / batched:10.0f}    at least 3,000")
    print(f"  every coup / {AT_ONCE} at once               {each_coup / batched:10.0f}")


def every_figure(game: Game, composition: Composition, engine: Engine = "compiled") -> object:
    """The probability of every outcome of every bet, and what each keeps."""
    worked_out = margins(game, composition, engine)
    return [(one.outcomes, one.margin) for one in worked_out.values()]


def cpu_seconds(work: Callable[[], object], rounds: int) -> float:
    """Processor time of the quickest of several rounds."""
    best = float("inf")
    for _ in range(rounds):
        began = time.process_time()
        work()
        best = min(best, time.process_time() - began)
    return best


if __name__ == "__main__":
    bench_exact()
