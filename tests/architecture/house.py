"""Reading the house: its modules, and where each name in a module comes from."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "sabot"


@dataclass(frozen=True)
class Module:
    """One module's text: one of Sabot's own, or one planted by a test."""

    name: str
    text: str

    @cached_property
    def nodes(self) -> list[ast.AST]:
        return list(ast.walk(ast.parse(self.text, self.name)))

    def names(self) -> Iterator[tuple[int, str]]:
        """Every name imported or used, with its line, written out from where it was imported.

        After `from datetime import date as day`, the use `day.today` is `datetime.date.today`. A name never
        imported counts as a builtin: `open` is `builtins.open`.
        """
        for node in self.nodes:
            match node:
                case ast.Import(names=aliases):
                    yield from ((node.lineno, alias.name) for alias in aliases)
                case ast.ImportFrom(names=aliases):
                    yield from ((node.lineno, f"{_package(node)}.{alias.name}") for alias in aliases)
                case ast.Name() | ast.Attribute():
                    name = self.origin(node)
                    if name is not None:
                        yield node.lineno, name
                case _:
                    pass

    def origin(self, node: ast.expr) -> str | None:
        """Where a name comes from, or None for an attribute of something that has no name."""
        match node:
            case ast.Name(id=name):
                return self._imported.get(name, f"builtins.{name}")
            case ast.Attribute(value=value, attr=attribute):
                before = self.origin(value)
                return None if before is None else f"{before}.{attribute}"
            case _:
                return None

    @cached_property
    def _imported(self) -> dict[str, str]:
        """What each name bound by an import stands for."""
        bound = {}
        for node in self.nodes:
            match node:
                case ast.Import(names=aliases):
                    for alias in aliases:
                        name = alias.name if alias.asname else alias.name.partition(".")[0]
                        bound[alias.asname or name] = name
                case ast.ImportFrom(names=aliases):
                    for alias in aliases:
                        bound[alias.asname or alias.name] = f"{_package(node)}.{alias.name}"
                case _:
                    pass
        return bound


def modules(source: Path, packages: list[str] | None = None) -> Iterator[Module]:
    """The modules of the packages that exist, or of the whole house when none is named."""
    for folder in [source] if packages is None else [source / package for package in packages]:
        for path in [folder.with_suffix(".py"), *sorted(folder.rglob("*.py"))]:
            if path.is_file():
                yield Module(path.relative_to(source.parent).as_posix(), path.read_text(encoding="utf-8"))


def _package(node: ast.ImportFrom) -> str:
    """The package imported from; a relative one keeps its dots, and so is never taken for a library."""
    return "." * node.level + (node.module or "")
