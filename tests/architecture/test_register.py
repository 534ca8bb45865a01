"""The register of clauses says what the tests and scenarios prove, and nothing else."""

import subprocess
import sys
from pathlib import Path

import pytest

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
