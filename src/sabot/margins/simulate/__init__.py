"""Simulation: millions of shoes dealt by the rule book, counted so that every bet can be settled.

>>> from sabot.margins.simulate import results, simulate
>>> from sabot.rulebooks import open_game
>>> game = open_game("crown-baccarat/traditional")
>>> run = simulate(game, coups=1_000_000, seed=7)
>>> run.tally.coups
1000006
>>> banker = results(game, run.tally)["banker"]

How the cards are drawn, and why without a bias, is laid down in docs/SIMULATION.md.
"""

from sabot.margins.simulate.plain import Mode, PlainGame, SimulationError, extent, plain
from sabot.margins.simulate.results import BetResult, Fit, fit, results
from sabot.margins.simulate.run import Request, Run, begin
from sabot.margins.simulate.runner import Progress, Workers, carry_on, compile_for, simulate, threads_at_work
from sabot.margins.simulate.tally import Tally
from sabot.margins.simulate.unit import Kernel, WorkUnit, cards_of_shoe, run_unit

__all__ = [
    "BetResult",
    "Fit",
    "Kernel",
    "Mode",
    "PlainGame",
    "Progress",
    "Request",
    "Run",
    "SimulationError",
    "Tally",
    "WorkUnit",
    "Workers",
    "begin",
    "cards_of_shoe",
    "carry_on",
    "compile_for",
    "extent",
    "fit",
    "plain",
    "results",
    "run_unit",
    "simulate",
    "threads_at_work",
]
