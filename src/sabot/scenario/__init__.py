"""Scenarios: files a regulator can read, and the runner that plays them."""

from sabot.scenario.clauses import Clause
from sabot.scenario.files import check_paths, proofs
from sabot.scenario.listing import vocabulary_lines
from sabot.scenario.outcome import Failed, Failure, Outcome, Passed, Result, Unreadable
from sabot.scenario.problems import Problem, ScenarioError
from sabot.scenario.reading import Feature, Scenario, Step, read_feature
from sabot.scenario.reports import junit_xml, report_lines
from sabot.scenario.running import run
from sabot.scenario.vocabulary import VOCABULARY

__all__ = [
    "VOCABULARY",
    "Clause",
    "Failed",
    "Failure",
    "Feature",
    "Outcome",
    "Passed",
    "Problem",
    "Result",
    "Scenario",
    "ScenarioError",
    "Step",
    "Unreadable",
    "check_paths",
    "junit_xml",
    "proofs",
    "read_feature",
    "report_lines",
    "run",
    "vocabulary_lines",
]
