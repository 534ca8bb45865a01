"""Results on paper: lines for people, and JUnit XML for the machines that collect them."""

import re
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final
from xml.etree import ElementTree as Xml

from sabot.scenario.clauses import Clause
from sabot.scenario.outcome import Failed, Passed, Result, Unreadable

_NOT_IN_XML: Final = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def report_lines(results: Iterable[Result]) -> Iterator[str]:
    """A line for each scenario, more for one that fails, and a count at the end."""
    passed = failed = unreadable = 0
    for file, of_file in groupby(results, key=lambda result: result.file):
        yield file
        for result in of_file:
            match result:
                case Passed():
                    passed += 1
                    yield f"  passed      {result.name}{_listed(result.clauses)}"
                case Failed():
                    failed += 1
                    yield from _failed(result)
                case Unreadable():
                    unreadable += 1
                    yield from _unreadable(result)
    scenarios = "scenario" if passed + failed == 1 else "scenarios"
    yield f"{passed + failed} {scenarios}: {passed} passed, {failed} failed; {unreadable} unreadable"


def _failed(result: Failed) -> Iterator[str]:
    yield f"  FAILED      {result.name} (line {result.line})"
    yield f"    line {result.failure.line}: {result.failure.step}"
    yield f"    expected: {result.failure.expected}"
    yield f"    got:      {result.failure.got}"


def _unreadable(result: Unreadable) -> Iterator[str]:
    yield "  UNREADABLE"
    for problem in result.problems:
        where = f"line {problem.line}: " if problem.line else ""
        yield f"    {where}{problem.text}"


def _listed(clauses: tuple[Clause, ...]) -> str:
    return f"  [{'; '.join(map(str, clauses))}]" if clauses else ""


def junit_xml(results: Iterable[Result]) -> str:
    """The results as JUnit XML: a suite for each file, a case for each scenario and each row.

    A scenario that does not hold is a failure; a file that cannot be read is an error.
    """
    suites = Xml.Element("testsuites", name="scenarios")
    counts = [0, 0, 0]
    for file, grouped in groupby(results, key=lambda result: result.file):
        of_file = list(grouped)
        suite = Xml.SubElement(suites, "testsuite", name=_clean(file))
        for result in of_file:
            suite.append(_case(result))
        tallied = _tally(of_file)
        _count(suite, tallied)
        counts = [sofar + here for sofar, here in zip(counts, tallied, strict=True)]
    _count(suites, counts)
    Xml.indent(suites)
    return Xml.tostring(suites, encoding="unicode", xml_declaration=False) + "\n"


def _tally(results: list[Result]) -> list[int]:
    failures = sum(isinstance(result, Failed) for result in results)
    errors = sum(isinstance(result, Unreadable) for result in results)
    return [len(results), failures, errors]


def _count(element: Xml.Element, tallied: list[int]) -> None:
    for name, number in zip(("tests", "failures", "errors"), tallied, strict=True):
        element.set(name, str(number))


def _case(result: Result) -> Xml.Element:
    case = Xml.Element("testcase", classname=_clean(result.file), file=_clean(result.file))
    match result:
        case Unreadable():
            case.set("name", "the file can be read")
            case.set("line", str(max(1, result.line)))
            lines = [f"{result.file}:{problem.line}: {problem.text}" for problem in result.problems]
            _say(case, "error", result.problems[0].text, "\n".join(lines))
        case Passed() | Failed():
            case.set("name", _clean(result.name))
            case.set("line", str(result.line))
            _add_clauses(case, result.clauses)
            if isinstance(result, Failed):
                message = f"expected: {result.failure.expected}; got: {result.failure.got}"
                _say(case, "failure", message, "\n".join(list(_failed(result))[1:]))
    return case


def _add_clauses(case: Xml.Element, clauses: tuple[Clause, ...]) -> None:
    if clauses:
        properties = Xml.SubElement(case, "properties")
        for clause in clauses:
            Xml.SubElement(properties, "property", name="clause", value=_clean(str(clause)))


def _say(case: Xml.Element, tag: str, message: str, text: str) -> None:
    element = Xml.SubElement(case, tag, message=_clean(message), type=tag)
    element.text = _clean(text)


def _clean(text: str) -> str:
    """Text without the characters that XML cannot hold."""
    return _NOT_IN_XML.sub("\N{REPLACEMENT CHARACTER}", text)
