"""The register of clauses says what the tests and scenarios prove, and nothing else."""

import subprocess
import sys
from pathlib import Path

import pytest

from sabot.rulebook.register import ClauseRow
from sabot.rulebooks import BOOKS, SHEETS, load_register

ROOT = Path(__file__).parents[2]


def test_the_register_is_what_the_citations_make_it() -> None:
    command = [sys.executable, "tools/register.py", "--check"]
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert checked.returncode == 0, checked.stderr


@pytest.mark.parametrize("document", [*BOOKS, *SHEETS])
def test_whatever_is_done_is_proved_and_nothing_else_claims_a_proof(document: str) -> None:
    for row in load_register(document).values():
        assert bool(row.proof) == (row.status not in ("text", "planned")), row.id


@pytest.mark.parametrize("document", [*BOOKS, *SHEETS])
def test_every_proof_names_a_file_that_is_there(document: str) -> None:
    for row in load_register(document).values():
        for proof in row.proof:
            file, _, name = proof.partition(": ")
            assert name
            assert (ROOT / "tests" / file).is_file(), proof


@pytest.mark.parametrize("document", [*BOOKS, *SHEETS])
def test_nothing_is_planned_outside_tournaments_promotions_and_pages(document: str) -> None:
    """A rule waits only in a part about tournaments or promotions, or for a page that shows it.

    A part is about them when it has clauses of that kind; a definition, when what it defines is.
    """
    register = load_register(document)
    elsewhere = ("tournament", "promotion")
    parts = {part_of(row) for row in register.values() if row.kind in elsewhere}
    for row in register.values():
        if row.status != "planned":
            continue
        defined = row.id.partition('"')[2].lower()
        about_them = part_of(row) in parts or any(word in defined for word in elsewhere)
        assert about_them or row.software_duty.startswith("display:"), row.id


def part_of(row: ClauseRow) -> str:
    """The numbered part of a document that a clause stands in."""
    return row.id.partition(" ")[0].partition(".")[0]


def test_a_citation_of_a_clause_that_does_not_exist_is_told(tmp_path: Path) -> None:
    """Run on a copy whose tests cite 9.44, the check names the test and the nearest clause."""
    test = tmp_path / "tests" / "test_planted.py"
    test.parent.mkdir()
    test.write_text(
        'import pytest\n@pytest.mark.clauses("star-baccarat", "9.44")\ndef test_it() -> None: ...\n', "utf-8"
    )
    code = (
        "import sys; sys.path.insert(0, 'tools'); import register; from pathlib import Path\n"
        f"register.TESTS = Path({str(test.parent)!r})\n"
        "register.proofs = lambda *a, **k: {}\n"
        "sys.argv.append('--check'); raise SystemExit(register.main())"
    )
    command = [sys.executable, "-c", code]
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert checked.returncode == 1
    assert "star-baccarat has no clause '9.44'; did you mean '9.4'?" in checked.stderr
