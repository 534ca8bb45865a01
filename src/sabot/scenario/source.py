"""The Gherkin of a scenario file, with its outlines written out: lines of text, and no meaning yet."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal, cast

import msgspec
from gherkin import Parser
from gherkin.errors import (
    CompositeParserException,
    ParserError,
    ParserException,
    UnexpectedEOFException,
    UnexpectedTokenException,
)

from sabot.rulebook.findings import nearest
from sabot.scenario.problems import Problem, ScenarioError

Keyword = Literal["Given", "When", "Then"]

_KEYWORDS: Final[dict[str, Keyword]] = {"Context": "Given", "Action": "When", "Outcome": "Then"}
_PLACEHOLDER: Final = re.compile(r"<([^<>]+)>")
_POSITION: Final = re.compile(r"^\(\d+:\d+\): ")

# The parser types its tree with keys that may be absent; it is read through these two names.
Node = dict[str, Any]
Nodes = list[Node]


class RawStep(msgspec.Struct, frozen=True):
    """A step as written; `keyword` is the one that stands, or the one that And goes on with."""

    line: int
    keyword: Keyword
    written: str
    text: str
    row: int | None = None
    """The row of examples that some of the text comes from."""
    table: tuple[tuple[int, tuple[str, ...]], ...] = ()
    """The rows of the table under it, each with its line."""


class RawScenario(msgspec.Struct, frozen=True):
    """A scenario, or one row of an outline. `title` is the name as it stands in the file."""

    title: str
    name: str
    line: int
    row: int | None
    tags: tuple[str, ...]
    steps: tuple[RawStep, ...]


class RawFeature(msgspec.Struct, frozen=True):
    name: str
    scenarios: tuple[RawScenario, ...]
    problems: tuple[Problem, ...]
    prose: tuple[tuple[int, str], ...]
    """What is neither step nor heading inside scenarios and backgrounds, by line."""


def parse(text: str, name: str) -> RawFeature:
    """The scenarios of a file, outlines written out, and what is wrong with its shape."""
    try:
        document = cast(Node, Parser().parse(text))
    except ParserError as error:
        errors = error.errors if isinstance(error, CompositeParserException) else [error]
        raise ScenarioError(name, map(_grammar_problem, errors)) from error
    feature: Node | None = document.get("feature")
    if feature is None:
        raise ScenarioError(name, [Problem(0, "the file is empty: it must begin with Feature: and a name")])
    return _Unfolding(feature, text).unfolded()


def _grammar_problem(error: ParserError) -> Problem:
    """What the parser found, without its list of the tokens that it would have taken."""
    line = error.location["line"] if isinstance(error, ParserException) else 0
    if isinstance(error, UnexpectedTokenException):
        got = str(error).rpartition(", got ")[2]
        return Problem(line, f"{got} cannot stand here: a step begins with Given, When, Then, And or But")
    if isinstance(error, UnexpectedEOFException):
        return Problem(line, "the file ends too soon")
    return Problem(line, _POSITION.sub("", str(error)))


class _Unfolding:
    """Goes through the tree once, gathering scenarios and everything wrong on the way."""

    def __init__(self, feature: Node, text: str) -> None:
        self.feature = feature
        self.lines = text.splitlines()
        self.problems: list[Problem] = []
        self.prose: list[tuple[int, str]] = []

    def unfolded(self) -> RawFeature:
        line = _line(self.feature)
        if self.feature["language"] != "en":
            self._wrong(line, "the keywords of a scenario file are English: leave out '# language:'")
        if not self.feature["name"]:
            self._wrong(line, "the feature has no name")
        scenarios = tuple(self._within(self.feature, (), ()))
        if not scenarios and not self.problems:
            self._wrong(line, "the file has no scenario")
        return RawFeature(self.feature["name"], scenarios, tuple(self.problems), tuple(self.prose))

    def _wrong(self, line: int, text: str) -> None:
        self.problems.append(Problem(line, text))

    def _within(
        self, part: Node, tags: tuple[str, ...], background: tuple[RawStep, ...]
    ) -> Iterator[RawScenario]:
        """The scenarios of a feature or of a rule in it."""
        tags += _tags(part)
        held = 0
        for child in part["children"]:
            if "background" in child:
                background += self._background(child["background"])
            elif "rule" in child:
                yield from self._within(child["rule"], tags, background)
            else:
                held += 1
                yield from self._scenarios(child["scenario"], tags, background)
        if part["keyword"].strip() == "Rule" and not held:
            self._wrong(_line(part), "the rule has no scenario")

    def _background(self, node: Node) -> tuple[RawStep, ...]:
        self._keep_prose(node)
        steps = tuple(self._steps(node["steps"]))
        if not steps:
            self._wrong(_line(node), "the background has no steps")
        for step in steps:
            if step.keyword == "Then":
                self._wrong(
                    step.line, "a background says what is given and what happens; Then belongs in a scenario"
                )
        return steps

    def _scenarios(
        self, node: Node, tags: tuple[str, ...], background: tuple[RawStep, ...]
    ) -> Iterator[RawScenario]:
        self._keep_prose(node)
        line, title, tags = _line(node), node["name"], tags + _tags(node)
        if not title:
            self._wrong(line, "the scenario has no name")
        steps = tuple(self._steps(node["steps"]))
        if not steps:
            self._wrong(line, "the scenario has no steps")
            return
        if node["examples"]:
            yield from self._rows(node, tags, (background, steps))
            return
        if node["keyword"].strip() in ("Scenario Outline", "Scenario Template"):
            self._wrong(line, "an outline needs a table of Examples")
        yield RawScenario(title, title, line, None, tags, background + steps)

    def _rows(
        self, node: Node, tags: tuple[str, ...], steps: tuple[tuple[RawStep, ...], tuple[RawStep, ...]]
    ) -> Iterator[RawScenario]:
        """An outline: a scenario for each row of its examples."""
        background, outlined = steps
        title, line = node["name"], _line(node)
        for examples in node["examples"]:
            header = [cell["value"] for cell in (examples.get("tableHeader") or {"cells": []})["cells"]]
            if not examples["tableBody"]:
                self._wrong(_line(examples), "the examples have no rows")
            told = [(line, title), *(told for step in outlined for told in _told_in(step))]
            self._check_columns(header, examples, told)
            for row in examples["tableBody"]:
                values = dict(zip(header, (cell["value"] for cell in row["cells"]), strict=True))
                yield RawScenario(
                    title,
                    _name_of_row(title, values),
                    line,
                    _line(row),
                    tags + _tags(examples),
                    background + tuple(_filled_in(step, values, _line(row)) for step in outlined),
                )

    def _check_columns(
        self, header: Sequence[str], examples: Node, outlined: Sequence[tuple[int, str]]
    ) -> None:
        """Every gap of an outline has its column, and every column a gap."""
        used: set[str] = set()
        for line, text in outlined:
            for column in _PLACEHOLDER.findall(text):
                used.add(column)
                if header and column not in header:
                    hint = nearest(column, header)
                    suggestion = f"; did you mean <{hint}>?" if hint else ""
                    self._wrong(line, f"the examples have no column <{column}>{suggestion}")
        for column in dict.fromkeys(header):
            if header.count(column) > 1:
                self._wrong(_line(examples), f"the examples have two columns <{column}>")
            if column not in used:
                self._wrong(_line(examples), f"nothing uses the column <{column}>")

    def _steps(self, nodes: Nodes) -> Iterator[RawStep]:
        keyword: Keyword | None = None
        for node in nodes:
            line, written = _line(node), node["keyword"].strip()
            keyword = _KEYWORDS.get(node["keywordType"], keyword)
            if keyword is None:
                self._wrong(line, f"{written} goes on with the step before it, and there is none here")
                keyword = "Given"
            if "docString" in node:
                self._wrong(_line(node["docString"]), "no sentence takes a block of text")
            yield RawStep(line, keyword, written, node["text"], table=_rows_of(node))

    def _keep_prose(self, node: Node) -> None:
        described = [line.strip() for line in node["description"].splitlines() if line.strip()]
        for number, line in enumerate(self.lines[_line(node) :], _line(node) + 1):
            if described and line.strip() == described[0]:
                self.prose.append((number, described.pop(0)))


def _rows_of(node: Node) -> tuple[tuple[int, tuple[str, ...]], ...]:
    rows = node["dataTable"]["rows"] if "dataTable" in node else []
    return tuple((_line(row), tuple(cell["value"] for cell in row["cells"])) for row in rows)


def _told_in(step: RawStep) -> Iterator[tuple[int, str]]:
    """Every text of a step, with its line."""
    yield step.line, step.text
    for line, cells in step.table:
        yield from ((line, cell) for cell in cells)


def _line(node: Node) -> int:
    line: int = node["location"]["line"]
    return line


def _tags(node: Node) -> tuple[str, ...]:
    return tuple(tag["name"].removeprefix("@") for tag in node["tags"])


def _name_of_row(title: str, values: dict[str, str]) -> str:
    """The title with the values of the row in it, or after it when it has no place for them."""
    filled = _fill(title, values)
    if filled != title:
        return filled
    return f"{title} ({', '.join(f'{column}: {value}' for column, value in values.items())})"


def _filled_in(step: RawStep, values: dict[str, str], row: int) -> RawStep:
    text = _fill(step.text, values)
    table = tuple((line, tuple(_fill(cell, values) for cell in cells)) for line, cells in step.table)
    if (text, table) == (step.text, step.table):
        return step
    return msgspec.structs.replace(step, text=text, table=table, row=row)


def _fill(text: str, values: dict[str, str]) -> str:
    return _PLACEHOLDER.sub(lambda found: values.get(found[1], found[0]), text)
