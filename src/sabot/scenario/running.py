"""Running a scenario: each step in turn, until one is not so."""

from collections.abc import Iterable
from dataclasses import replace

from sabot import SabotError
from sabot.engine.evolve import BrokenInvariantError
from sabot.ledger import LedgerError
from sabot.rulebook.book import RuleBook
from sabot.scenario.judgement import Judgement, NotYetError
from sabot.scenario.library import THE_SHELF, Library
from sabot.scenario.life.live import TableRefusedError
from sabot.scenario.outcome import Failed, Failure, Outcome, Passed
from sabot.scenario.reading import Scenario, Step
from sabot.scenario.scene import Scene
from sabot.scenario.sentences import Claim, Happening


def run(scenario: Scenario, library: Library = THE_SHELF) -> Outcome:
    """Play a scenario. It passes when every step is taken and every claim holds."""
    failure = _first_failure(scenario, Scene(library))
    if failure is None:
        return Passed(scenario.file, scenario.name, scenario.line, scenario.clauses)
    return Failed(scenario.file, scenario.name, scenario.line, scenario.clauses, failure)


def _first_failure(scenario: Scenario, scene: Scene) -> Failure | None:
    refused: Failure | None = None
    for step in scenario.steps:
        answers = isinstance(step.sentence, Claim) and step.sentence.of_a_refusal
        if refused is not None and not answers:
            return refused
        refused = None
        match step.sentence:
            case Claim() as claim:
                failure = _judged(step, claim, scene)
                if failure is not None:
                    return failure
                scene = replace(scene, refused=None, refused_by=None)
            case Happening() as happening:
                try:
                    scene = happening.do(scene.begun(), **step.gaps)
                except (NotYetError, BrokenInvariantError) as error:
                    return _failed(step, step.written, str(error))
                except SabotError as error:
                    rule = error.rule if isinstance(error, TableRefusedError) else None
                    scene = replace(scene, refused=str(error), refused_by=rule)
                    # A refusal is a failure too, unless the very next step says that it was expected.
                    refused = _failed(step, "the step is taken", f'it is refused because "{error}"')
    return refused


def _failed(step: Step, expected: str, got: str) -> Failure:
    return Failure(step.line, step.written, expected, got)


def _judged(step: Step, claim: Claim, scene: Scene) -> Failure | None:
    try:
        judgement = claim.judge(scene, **step.gaps)
        if not judgement.holds:
            return _failed(step, judgement.expected, judgement.got)
        return _judged_clauses(step, judgement, scene.game.book if scene.game_id else None)
    except (NotYetError, SabotError, LedgerError) as error:
        return _failed(step, step.written, str(error))


def _judged_clauses(step: Step, judgement: Judgement, book: RuleBook | None) -> Failure | None:
    """Of a payment, the clause that the engine gives must be one that the step names.

    And no step may name a line of a paytable by which nothing was paid here.
    """
    if not step.clauses or not judgement.cited or book is None:
        return None
    named = [clause.address for clause in step.clauses if clause.document == book.id]
    given = set(judgement.cited)
    astray = [clause for clause in named if clause in _paying_clauses(book) and clause not in given]
    if given & set(named) and not astray:
        return None
    expected = astray or named or [str(clause) for clause in step.clauses]
    return _failed(step, f"by {_listed(expected)}", f"by {_listed(judgement.cited)}")


def _paying_clauses(book: RuleBook) -> set[str]:
    return {line.rule for bet in book.bets for line in bet.pays if line.rule is not None}


def _listed(clauses: Iterable[str]) -> str:
    return ", ".join(clauses)
