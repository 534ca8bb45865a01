"""Modules and functions stay short enough to have one job, and rule books are parsed in one place."""

import ast

import pytest

from tests.architecture.house import SOURCE, Module, modules

MOST_LINES_IN_A_MODULE = 400
MOST_LINES_IN_A_FUNCTION = 60


def too_long(module: Module) -> list[str]:
    """The module when it is too long, and each function in it that is."""
    found = []
    lines = len(module.text.splitlines())
    if lines > MOST_LINES_IN_A_MODULE:
        found.append(f"{module.name} has {lines} lines")
    for node in module.nodes:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > MOST_LINES_IN_A_FUNCTION:
                found.append(f"{module.name}:{node.lineno} {node.name} has {lines} lines")
    return found


def toml_parsers(module: Module) -> list[str]:
    """The lines on which a module reaches for a parser of TOML."""
    parsers = ("tomllib", "tomli", "tomlkit", "msgspec.toml")
    return sorted(
        {
            f"{module.name}:{line} parses TOML with {parser}"
            for line, name in module.names()
            for parser in parsers
            if name == parser or name.startswith(f"{parser}.")
        }
    )


def test_no_module_and_no_function_is_too_long() -> None:
    found = [long for module in modules(SOURCE) for long in too_long(module)]

    assert not found, "\n".join(found)


def test_only_rulebook_parses_the_text_of_rule_books() -> None:
    found = [
        parser
        for module in modules(SOURCE)
        if not module.name.startswith(("sabot/rulebook/", "sabot/rulebook.py"))
        for parser in toml_parsers(module)
    ]

    assert not found, "\n".join(found)


def function_of(lines: int, name: str = "f") -> str:
    return f"def {name}():\n" + "    pass\n" * (lines - 1)


def test_a_function_may_have_60_lines_and_no_more() -> None:
    assert too_long(Module("planted.py", function_of(60))) == []
    assert too_long(Module("planted.py", function_of(61))) == ["planted.py:1 f has 61 lines"]


def test_a_long_method_and_a_long_coroutine_are_found() -> None:
    method = "class Shoe:\n    def draw(self):\n" + "        pass\n" * 60
    coroutine = "async " + function_of(61)

    assert too_long(Module("planted.py", method)) == ["planted.py:2 draw has 61 lines"]
    assert too_long(Module("planted.py", coroutine)) == ["planted.py:1 f has 61 lines"]


def test_a_module_may_have_400_lines_and_no_more() -> None:
    assert too_long(Module("planted.py", "pass\n" * 400)) == []
    assert too_long(Module("planted.py", "pass\n" * 401)) == ["planted.py has 401 lines"]


@pytest.mark.parametrize(
    "planted",
    [
        "import tomllib",
        "from tomllib import loads",
        "import msgspec.toml",
        "from msgspec import toml",
        "import msgspec; msgspec.toml.decode(text)",
        "import tomli as toml",
    ],
)
def test_a_planted_parser_of_toml_is_found(planted: str) -> None:
    assert toml_parsers(Module("planted.py", planted))


def test_other_parsers_are_left_alone() -> None:
    assert toml_parsers(Module("innocent.py", "import json, msgspec; msgspec.json.decode(text)")) == []
