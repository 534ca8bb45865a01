"""What the page on proof says can be done by hand, done: with the shell's tools, against Sabot's root."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from sabot.store import Signer, open_store
from sabot.store.database import open_existing
from sabot.store.files import export
from sabot.store.merkle import leaf_hash, node_hash
from tests.conftest import LEFT_OUT
from tests.store.play import BOOK, T1, events

PAGE = (Path(__file__).parents[2] / "docs" / "PROOF.md").read_text("utf-8")
ROOT, SIGNATURE = re.findall(r"^```sh\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


@pytest.fixture
def exported(tmp_path: Path) -> Path:
    address = f"sqlite:///{tmp_path}/floor.db"
    with open_store(address, signer=Signer.fresh()) as store:
        store.append(T1, 0, events(), book=BOOK, checkpoint=True)
    engine = open_existing(address)
    with engine.connect() as connection, (tmp_path / "journal.jsonl").open("wb") as file:
        export(connection, file)
    engine.dispose()
    return tmp_path / "journal.jsonl"


def by_hand(script: str, folder: Path, *tools: str) -> subprocess.CompletedProcess[str]:
    shell = shutil.which("sh")
    missing = [tool for tool in tools if shutil.which(tool) is None]
    if shell is None or missing:
        pytest.skip(f"{LEFT_OUT}{' and '.join(missing or ['sh'])} is not installed")
    return subprocess.run([shell, "-c", script], cwd=folder, capture_output=True, text=True, check=False)


def test_the_root_over_two_entries_is_worked_out_by_hand(exported: Path) -> None:
    ran = by_hand(ROOT, exported.parent, "perl", "sha256sum")
    _, first, second, *_ = exported.read_bytes().splitlines()
    assert ran.stdout.split()[0] == node_hash(leaf_hash(first), leaf_hash(second)).hex()


def test_a_signature_is_checked_by_hand_and_another_signed_text_is_found(exported: Path) -> None:
    ran = by_hand(SIGNATURE, exported.parent, "perl", "openssl")
    assert (ran.returncode, "Success" in ran.stdout) == (0, True), ran.stderr
    exported.write_text(exported.read_text("utf-8").replace('"checkpoint":{"at":1', '"checkpoint":{"at":2'))
    assert by_hand(SIGNATURE, exported.parent, "perl", "openssl").returncode != 0
