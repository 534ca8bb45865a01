"""Running a scenario: each step in turn, until one is not so."""

from dataclasses import dataclass

from sabot import SabotError
from sabot.ledger import LedgerError
from sabot.rulebook.book import RuleBook
from sabot.scenario.clauses import Clause
from sabot.scenario.judgement import Judgement, NotYetError
from sabot.scenario.library import THE_SHELF, Library
from sabot.scenario.outcome import Failed, Failure, Outcome, Passed
from sabot.scenario.reading import Scenario, Step
from sabot.scenario.scene import Scene
from sabot.scenario.sentences import Claim, Happening

from dataclasses import replace


@dataclass(frozen=True, slots=True)
class _Refused:
    """A step that the table refused, until the scenario says so."""

    step: Step
    reason: str


def run(scenario: Scenario, library: Library = THE_SHELF) -> Outcome:
    """Play a scenario. It passes when every step is taken and every claim holds."""
    failure = _first_failure(scenario, Scene(library))
    if failure is None:
        return Passed.of(scenario)
    return Failed.with_failure(scenario, failure)


def _first_failure(scenario: Scenario, scene: Scene) -> Failure | None:
    refused: _Refused | None = None
    for step in scenario.steps:
        match step.sentence:
            case Claim() as claim:
                if refused is not None and not claim.of_a_refusal:
                    return _not_expected(refused)
                failure = _judged(step, claim, scene)
                if failure is not None:
                    return failure
                refused, scene = None, replace(scene, refused=None)
            case Happening() as happening:
                if refused is not None:
                    return _not_expected(refused)
                try:
                    scene = happening.do(scene, **step.gaps)
                except NotYetError as error:
                    return Failure.at(step, step.written, str(error))
                except SabotError as error:
                    refused = _Refused(step, str(error))
                    scene = replace(scene, refused=str(error))
    return None if refused is None else _not_expected(refused)


def _not_expected(refused: _Refused) -> Failure:
    """A refusal must be claimed by the step right after it, or it was a slip."""
    return Failure.at(refused.step, "the step is taken", f'it is refused because "{refused.reason}"')


def _judged(step: Step, claim: Claim, scene: Scene) -> Failure | None:
    try:
        judgement = claim.judge(scene, **step.gaps)
        if not judgement.holds:
            return Failure.at(step, judgement.expected, judgement.got)
        return _judged_clauses(step, judgement, scene.game.book if scene.game_id else None)
    except (NotYetError, SabotError, LedgerError) as error:
        return Failure.at(step, step.written, str(error))


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
    return Failure.at(step, f"by {_listed(expected)}", f"by {_listed(judgement.cited)}")


def _paying_clauses(book: RuleBook) -> set[str]:
    return {line.rule for bet in book.bets for line in bet.pays if line.rule is not None}
