"""Reports for people and for machines."""

from collections.abc import Sequence
from xml.etree import ElementTree

from sabot.scenario import (
    Clause,
    Failed,
    Failure,
    Passed,
    Problem,
    Result,
    Unreadable,
    junit_xml,
    report_lines,
)

CLAUSE = Clause("star-baccarat", "11.2.2")
RESULTS: Sequence[Result] = (
    Passed("six.feature", "A six pays half", 6, (CLAUSE,)),
    Failed(
        "six.feature",
        "A six pays <all> & \x07 more",
        12,
        (CLAUSE,),
        Failure(
            14, "Then Ann is paid $100 on banker", "Ann is paid $100 on banker", "Ann is paid $50 on banker"
        ),
    ),
    Unreadable("bad.feature", (Problem(0, "the file is empty"), Problem(3, "there is no card"))),
)


def test_a_report_has_a_line_a_scenario_and_more_for_one_that_fails() -> None:
    assert list(report_lines(RESULTS)) == [
        "six.feature",
        "  passed      A six pays half  [star-baccarat 11.2.2]",
        "  FAILED      A six pays <all> & \x07 more (line 12)",
        "    line 14: Then Ann is paid $100 on banker",
        "    expected: Ann is paid $100 on banker",
        "    got:      Ann is paid $50 on banker",
        "bad.feature",
        "  UNREADABLE",
        "    the file is empty",
        "    line 3: there is no card",
        "2 scenarios: 1 passed, 1 failed; 1 unreadable",
    ]


def test_junit_tells_failures_from_errors_and_counts_both() -> None:
    suites = ElementTree.fromstring(junit_xml(RESULTS))

    assert suites.attrib == {"name": "scenarios", "tests": "3", "failures": "1", "errors": "1"}
    assert [(suite.get("name"), suite.get("tests")) for suite in suites] == [
        ("six.feature", "2"),
        ("bad.feature", "1"),
    ]
    assert [case.find("failure") is not None for case in suites.iter("testcase")] == [False, True, False]
    assert [case.find("error") is not None for case in suites.iter("testcase")] == [False, False, True]


def test_a_junit_case_has_its_file_and_line_and_says_what_was_expected() -> None:
    passed, failed, unreadable = ElementTree.fromstring(junit_xml(RESULTS)).iter("testcase")

    assert (passed.get("file"), passed.get("line"), passed.get("name")) == (
        "six.feature",
        "6",
        "A six pays half",
    )
    assert [clause.get("value") for clause in passed.iter("property")] == ["star-baccarat 11.2.2"]
    (failure,) = failed.iter("failure")
    assert failure.get("message") == "expected: Ann is paid $100 on banker; got: Ann is paid $50 on banker"
    assert "line 14" in (failure.text or "")
    (error,) = unreadable.iter("error")
    assert error.text == "bad.feature:0: the file is empty\nbad.feature:3: there is no card"


def test_characters_that_xml_cannot_hold_are_replaced() -> None:
    cases = ElementTree.fromstring(junit_xml(RESULTS)).iter("testcase")

    assert "A six pays <all> & \N{REPLACEMENT CHARACTER} more" in [case.get("name") for case in cases]


def test_nothing_to_report_is_still_a_report() -> None:
    assert list(report_lines([])) == ["0 scenarios: 0 passed, 0 failed; 0 unreadable"]
    assert ElementTree.fromstring(junit_xml([])).get("tests") == "0"
