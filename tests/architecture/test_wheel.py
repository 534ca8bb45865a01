"""What is installed has everything that it reads: the rule books, their clauses, its types."""

from pathlib import Path

from hatchling.builders.wheel import WheelBuilder

from sabot.rulebooks import BOOKS, SHEETS

ROOT = Path(__file__).parents[2]


def test_the_wheel_holds_every_rule_book_and_every_register() -> None:
    packed = {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    books = {f"sabot/rulebooks/{book.replace('-', '_')}.toml" for book in BOOKS}
    registers = {f"sabot/rulebooks/clauses/{name.replace('-', '_')}.csv" for name in (*BOOKS, *SHEETS)}

    assert books | registers | {"sabot/py.typed", "sabot/cli/app.py"} <= packed
    assert not [path for path in packed if path.startswith("tests/")]
