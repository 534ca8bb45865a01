"""Scenario files on disk: finding them, reading them, running them."""

from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import Final

from sabot.scenario.library import Library
from sabot.scenario.outcome import Result, Unreadable
from sabot.scenario.problems import Problem, ScenarioError
from sabot.scenario.reading import Feature, read_feature
from sabot.scenario.running import run

SUFFIX: Final = ".feature"


def check_paths(paths: Iterable[Path], *, tags: Collection[str] = ()) -> Iterator[Result]:
    """Run every scenario of the files, and of the files in the folders, one result at a time.

    With `tags`, only scenarios that have one of them. A path that is not there, a folder without a
    scenario file and a file that cannot be read are results too, so that nothing passes unseen.
    """
    libraries: dict[Path, Library] = {}
    for found in _files(paths):
        if isinstance(found, Unreadable):
            yield found
            continue
        library = libraries.setdefault(found.parent, Library(found.parent))
        try:
            feature = _read(found, library)
        except ScenarioError as error:
            yield Unreadable(str(found), error.problems)
            continue
        for scenario in feature.scenarios:
            if not tags or set(tags) & set(scenario.tags):
                yield run(scenario, library)


def proofs(
    paths: Iterable[Path], *, relative_to: Path = Path("tests")
) -> dict[tuple[str, str], tuple[str, ...]]:
    """For each clause that a scenario proves, the scenarios that prove it, by file and name.

    The clause is a document and an address in it; the scenario is called by its path from
    `relative_to` and its name as it stands in the file. Raises ScenarioError for a file that cannot
    be read. Whether the scenarios hold is for `check_paths` to say.
    """
    proving: dict[tuple[str, str], list[str]] = {}
    for found in _files(paths):
        if isinstance(found, Unreadable):
            raise ScenarioError(found.file, found.problems)
        for scenario in _read(found, Library(found.parent)).scenarios:
            name = f"{_path_from(relative_to, found)}: {scenario.title}"
            for clause in scenario.clauses:
                if not clause.is_reading:
                    proving.setdefault((clause.document, clause.address), []).append(name)
    return {clause: tuple(dict.fromkeys(names)) for clause, names in sorted(proving.items())}


def _path_from(folder: Path, file: Path) -> str:
    inside = file.resolve()
    if not inside.is_relative_to(folder.resolve()):
        return file.as_posix()
    return inside.relative_to(folder.resolve()).as_posix()


def _files(paths: Iterable[Path]) -> Iterator[Path | Unreadable]:
    """Every scenario file there, once, in the order of their names."""
    seen: set[Path] = set()
    for path in paths:
        found = sorted(path.rglob(f"*{SUFFIX}")) if path.is_dir() else [path]
        if not found:
            yield Unreadable(str(path), (Problem(0, f"there is no {SUFFIX} file in this folder"),))
        for file in found:
            if file.resolve() not in seen:
                seen.add(file.resolve())
                yield file


def _read(path: Path, library: Library) -> Feature:
    try:
        text = path.read_text("utf-8-sig")
    except OSError as error:
        raise ScenarioError(str(path), [Problem(0, f"cannot be read: {error.strerror}")]) from error
    except UnicodeDecodeError as error:
        raise ScenarioError(str(path), [Problem(0, "is not UTF-8 text")]) from error
    return read_feature(text, str(path), library)
