"""The locks hold what pyproject.toml asks for, each package by its hash, and no place to fetch it from."""

import re
import tomllib

import pytest

from tests.architecture.house import ROOT

LOCKS = ["run", "dev", "uv"]


def lock(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")


def pinned(name: str) -> list[tuple[str, str]]:
    """Each package in a lock with its version; one may stand twice, for older and newer Pythons."""
    return re.findall(r"^([a-z0-9-]+)==([^\s;]+)", lock(name), re.MULTILINE)


def pins(name: str) -> dict[str, set[str]]:
    """The versions of each package in a lock."""
    versions: dict[str, set[str]] = {}
    for package, version in pinned(name):
        versions.setdefault(package, set()).add(version)
    return versions


def asked_for(name: str) -> set[str]:
    """The packages that pyproject.toml asks for in the lock of that name."""
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = pyproject["dependency-groups"]
    asked = {
        "run": pyproject["project"]["dependencies"],
        "dev": [*groups["build"], *groups["dev"]],
        "uv": groups["uv"],
    }
    return {re.split(r"[^\w-]", entry)[0] for entry in asked[name] if isinstance(entry, str)}


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_has_every_package_asked_for(name: str) -> None:
    assert asked_for(name)
    assert asked_for(name) <= pins(name).keys(), "run `make lock`"


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_names_no_address_and_no_folder(name: str) -> None:
    slashed = {word for word in lock(name).split() if "/" in word}

    assert slashed <= {"requirements/run.txt"}


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_pins_every_package_by_hash(name: str) -> None:
    entries = re.split(r"\n(?=\w)", lock(name))[1:]

    assert len(entries) == len(pinned(name))
    assert all("--hash=sha256:" in entry for entry in entries)


def test_a_package_in_both_locks_has_one_version() -> None:
    run, dev = pins("run"), pins("dev")

    assert {name: (run[name], dev[name]) for name in run.keys() & dev.keys() if run[name] != dev[name]} == {}
