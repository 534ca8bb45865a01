"""`sabot check`: play scenarios and say which hold."""

import sys
from pathlib import Path
from typing import Annotated, Final

import msgspec
from cyclopts import Parameter

from sabot import SabotError
from sabot.cli.plain import plain
from sabot.cli.terminal import console, write_json
from sabot.scenario import (
    Failed,
    Failure,
    Passed,
    Problem,
    Result,
    check_paths,
    junit_xml,
    report_lines,
    vocabulary_lines,
)

HELD: Final = 0
FAILED: Final = 1
UNREADABLE: Final = 2


class ReportError(SabotError):
    """A report of nothing, or one that cannot be written where it was asked for."""


class Checked(msgspec.Struct):
    """A scenario, or a file that could not be read, as `sabot check --json` tells it."""

    file: str
    line: int
    outcome: str
    name: str | None = None
    clauses: tuple[str, ...] = ()
    failure: Failure | None = None
    problems: tuple[Problem, ...] = ()


def check(
    *paths: Path,
    junit: Path | None = None,
    tag: Annotated[tuple[str, ...], Parameter(negative="")] = (),
    sentences: Annotated[bool, Parameter(negative="")] = False,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Play the scenarios of files and folders, and say what was expected and what was got.

    The exit status is 0 when all hold, 1 when one fails, 2 when a file cannot be read.

    Parameters
    ----------
    paths
        Scenario files (.feature), or folders of them.
    junit
        Write a JUnit report here as well, for a laboratory.
    tag
        Play only scenarios with this tag; may be given again.
    sentences
        Do not play anything: list every sentence, deed and event that a scenario may be made of.
    json
        Answer as JSON.
    """
    if sentences:
        return _listed(json=json)
    if not paths:
        raise ReportError("name a scenario file or a folder of them: sabot check tests/scenarios")
    tags = tuple(one.removeprefix("@") for one in tag)
    results = _played(paths, tags)
    if not results:
        raise ReportError(f"no scenario there is tagged {' or '.join(f'@{one}' for one in tags)}")
    if junit is not None:
        _write(junit, junit_xml(results))
    if json:
        write_json([_checked(result) for result in results])
    else:
        for line in report_lines(results):
            print(plain(line))
    return max((_status(result) for result in results), default=HELD)


def _listed(*, json: bool) -> int:
    """Every sentence under its subject, then the deeds and the events with their details."""
    subjects = vocabulary_lines()
    if json:
        write_json(subjects)
        return HELD
    for subject, lines in subjects.items():
        print(subject)
        for line in lines:
            print(f"  {line}")
    return HELD


def _played(paths: tuple[Path, ...], tags: tuple[str, ...]) -> list[Result]:
    """Play them, counting aloud on a terminal when there are many."""
    results: list[Result] = []
    out = console(sys.stderr)
    with out.status("playing scenarios") as status:
        for result in check_paths(paths, tags=tags):
            results.append(result)
            status.update(f"{len(results)} played, {result.file}")
    return results


def _status(result: Result) -> int:
    if isinstance(result, Passed):
        return HELD
    return FAILED if isinstance(result, Failed) else UNREADABLE


def _checked(result: Result) -> Checked:
    if isinstance(result, Passed | Failed):
        return Checked(
            file=result.file,
            line=result.line,
            outcome="passed" if isinstance(result, Passed) else "failed",
            name=result.name,
            clauses=tuple(str(clause) for clause in result.clauses),
            failure=result.failure if isinstance(result, Failed) else None,
        )
    return Checked(file=result.file, line=result.line, outcome="unreadable", problems=result.problems)


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise ReportError(f"{path}: cannot write the report: {error.strerror}") from error
