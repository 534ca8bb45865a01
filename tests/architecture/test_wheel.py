"""What is installed has everything that it reads: the rule books, their clauses, its types."""

from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from sabot.rulebooks import BOOKS, SHEETS
from tests.conftest import LEFT_OUT

ROOT = Path(__file__).parents[2]


def test_the_wheel_holds_every_rule_book_and_every_register() -> None:
    packed = {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    books = {f"sabot/rulebooks/{book.replace('-', '_')}.toml" for book in BOOKS}
    registers = {f"sabot/rulebooks/clauses/{name.replace('-', '_')}.csv" for name in (*BOOKS, *SHEETS)}

    assert books | registers | {"sabot/py.typed", "sabot/cli/app.py"} <= packed
    assert not [path for path in packed if path.startswith("tests/")]


def test_the_wheel_brings_the_second_verifier_for_an_inspector_to_take_away() -> None:
    shared = WheelBuilder(str(ROOT)).config.shared_data
    brought = {target: Path(source).relative_to(ROOT).as_posix() for source, target in shared.items()}
    assert brought == {"share/sabot/verify_journal.py": "tools/verify_journal.py"}


def test_the_wheel_and_the_source_distribution_hold_the_pages_built() -> None:
    built = ROOT / "src" / "sabot" / "web" / "pages"
    if not (built / "index.html").is_file():
        pytest.skip(f"{LEFT_OUT}the pages are not built; run `make pages` where npm can be reached")
    files = {path.relative_to(ROOT / "src").as_posix() for path in built.rglob("*") if path.is_file()}

    packed = {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    sources = {file.distribution_path for file in SdistBuilder(str(ROOT)).recurse_included_files()}

    assert files <= packed
    assert {f"src/{name}" for name in files} | {"pages/package-lock.json"} <= sources
    assert not [path for path in sources if "node_modules" in path]
