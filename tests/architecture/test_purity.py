"""The packages that decide are pure, and the check that says so can fail."""

import tomllib
from pathlib import Path

import pytest

from tests.architecture.house import ROOT, SOURCE, Module, modules
from tests.architecture.purity import impurities

PURE = [
    "cards",
    "rulebook",
    "bets",
    "ledger",
    "coup",
    "engine",
    "tournament",
    "promotion",
    "patron",
    "views",
]
# These talk to the machine: the shelf reads its books, the store its journals, margins its clusters.
IMPURE = ["rulebooks", "margins", "store", "scenario", "floor", "cli", "web"]


def test_the_pure_packages_ask_nothing_of_the_machine() -> None:
    found = [impurity for module in modules(SOURCE, PURE) for impurity in impurities(module)]

    assert not found, "\n".join(found)


def test_every_layer_of_the_house_is_counted_as_pure_or_as_impure() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    (layers,) = [contract["layers"] for contract in contracts["contracts"] if contract["type"] == "layers"]
    named = [name.strip(" ()") for layer in layers for name in layer.split("|")]

    assert sorted(named) == sorted(PURE + IMPURE)


CLOCKS = """
import time
import time as watch
from time import monotonic
import datetime; datetime.datetime.now()
import datetime; datetime.date.today()
import datetime as dt; dt.datetime.utcnow()
from datetime import datetime; datetime.today()
from datetime import datetime as moment; moment.now(tz)
from datetime import datetime; default = datetime.now
opened.now()
def f(): import time
"""
RANDOMNESS = """
import random
import secrets
import uuid
from uuid import uuid4
from random import Random as Shuffle
from os import urandom
import numpy as np; np.random.default_rng(7)
from numpy import random
"""
FILES = """
open("journal")
import builtins; builtins.open("journal")
read = open
import io
import os
import os.path
from os import path
import pathlib
from pathlib import Path
if TYPE_CHECKING: from pathlib import Path
import importlib.resources
from importlib.resources import files
from importlib import resources
import shutil
import tempfile
book.read_text()
files("sabot").joinpath("book").read_bytes()
"""
LOGS = """
print("P1")
say = print
import logging
import structlog
from structlog import get_logger
import sys; sys.stderr.write("P1")
from sys import stdout
"""
WAITING = """
async def f(): pass
async def f(): await g()
async def f(): return [x async for x in g()]
import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
"""
HIDING = """
import importlib; importlib.import_module("time")
__import__("time").time()
eval("open")
"""
PLANTED = {
    "reads a clock": CLOCKS,
    "makes randomness": RANDOMNESS,
    "touches a file": FILES,
    "logs": LOGS,
    "awaits": WAITING,
    "hides what it runs": HIDING,
}


@pytest.mark.parametrize(
    ("planted", "does"),
    [(planted, does) for does, lines in PLANTED.items() for planted in lines.strip().splitlines()],
)
def test_a_planted_impurity_is_found(planted: str, does: str) -> None:
    found = impurities(Module("planted.py", f"'''A coup.'''\n\n{planted}\n"))

    assert found
    assert all(impurity.startswith(f"planted.py:3 {does}: ") for impurity in found)


def test_each_wait_in_a_function_is_found_on_its_own_line() -> None:
    text = "async def f():\n    async with a:\n        async for b in c:\n            await d\n"

    assert impurities(Module("planted.py", text)) == [
        "planted.py:1 awaits: async def f",
        "planted.py:2 awaits: async with",
        "planted.py:3 awaits: async for",
        "planted.py:4 awaits: await",
    ]


@pytest.mark.parametrize(
    "innocent",
    [
        "from datetime import date, datetime, timedelta; day = date(2024, 2, 29)",
        "import datetime; opened: datetime.datetime = datetime.datetime.fromisoformat(text)",
        "def settle(time): return time",
        "at = command.time; now = state.now",
        "table.open(wager); card.random = 1; self.print()",
        "from .random import cut; cut()",
        "from sabot.cards import time",
        "import sys; most = sys.maxsize",
        "import hashlib, itertools, math, re, msgspec",
        "[card for card in shoe]",
    ],
)
def test_an_innocent_line_is_left_alone(innocent: str) -> None:
    assert impurities(Module("innocent.py", innocent)) == []


def test_an_impurity_is_found_wherever_it_stands_in_a_pure_package(tmp_path: Path) -> None:
    source = tmp_path / "sabot"
    (source / "views" / "roads").mkdir(parents=True)
    (source / "cli").mkdir()
    (source / "views" / "roads" / "bead.py").write_text("import time\n", encoding="utf-8")
    (source / "bets.py").write_text("import random\n", encoding="utf-8")
    (source / "cli" / "deal.py").write_text("import secrets\n", encoding="utf-8")

    found = [impurity for module in modules(source, PURE) for impurity in impurities(module)]

    assert found == [
        "sabot/bets.py:1 makes randomness: random",
        "sabot/views/roads/bead.py:1 reads a clock: time",
    ]
