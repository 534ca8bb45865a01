"""`sabot simulate`: what it answers, how it is stopped and taken up again, and how bad input ends."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from tests.cli.sabot_command import Sabot

CROWN = "crown-baccarat/traditional"
THREE_CARD = "star-three-card-baccarat/three-card"


def answered(sabot: Sabot, *arguments: str) -> dict[str, object]:
    ran = sabot("simulate", *arguments, "--json")
    assert ran.status == 0, ran.err
    assert isinstance(ran.json, dict)
    del ran.json["seconds"]
    return {name: value for name, value in ran.json.items() if name != "seconds"}


@pytest.mark.parametrize(("game", "mode"), [(CROWN, "shoe"), (CROWN, "coup"), (THREE_CARD, "shoe")])
def test_json_has_every_bet_beside_its_exact_margin(sabot: Sabot, game: str, mode: str) -> None:
    told = answered(sabot, game, "--coups", "2e6", "--seed", "20", "--mode", mode)
    assert (told["game"], told["mode"], told["seed"], told["finished"]) == (game, mode, 20, True)
    coups = told["coups"]
    assert isinstance(coups, int)
    assert coups >= 2_000_000
    exact = sabot("margins", game, "--json").json
    assert isinstance(exact, dict)
    bets = told["bets"]
    assert isinstance(bets, dict)
    assert list(bets) == list(exact)
    for bet, came in bets.items():
        assert came["exact"] == pytest.approx(-exact[bet]["margin_float"], rel=1e-12)
        assert abs(came["z_of_always_dealt"] or 0) < 4.5
        assert sum(came["outcomes"].values()) == coups
        assert list(came["outcomes"]) == list(exact[bet]["outcomes"])


def test_a_seed_gives_the_same_answer_again_and_another_another(sabot: Sabot) -> None:
    asked = (CROWN, "--coups", "50_000", "--bet", "tie")
    first = answered(sabot, *asked, "--seed", "5")
    assert first == answered(sabot, *asked, "--seed", "5", "--threads", "1")
    assert first != answered(sabot, *asked, "--seed", "6")


def test_a_person_reads_a_table(sabot: Sabot) -> None:
    told = sabot("simulate", CROWN, "--coups", "1e5", "--seed", "5", "--bet", "tie").out
    assert "Traditional Baccarat, Crown Sydney, full shoes of 8 decks" in told
    assert "seed 5" in told
    assert "the first 67 of each shoe" in told
    assert "degrees of freedom" in told


def test_one_coup_is_too_few_to_compare_and_the_answer_says_so(sabot: Sabot) -> None:
    told = sabot("simulate", CROWN, "--coups", "1", "--seed", "5").out
    assert "out of 1 shoe, seed 5" in told
    assert "too few to compare" in told
    assert "degrees of freedom" not in told


def test_a_run_is_kept_and_taken_up_to_the_same_end(sabot: Sabot, tmp_path: Path) -> None:
    kept, tallied = str(tmp_path / "run.json"), tmp_path / "tally.parquet"
    whole = answered(sabot, CROWN, "--coups", "300000", "--seed", "8")
    answered(sabot, CROWN, "--coups", "100000", "--seed", "8", "--save", kept)
    again = answered(sabot, "--resume", kept, "--coups", "300000", "--parquet", str(tallied))
    assert again == whole
    table = pq.read_table(tallied)
    assert sum(table["always_dealt"].to_pylist()) + sum(table["others"].to_pylist()) == whole["coups"]
    assert set(table["winner"].to_pylist()) == {"player", "banker", "tie"}


@pytest.mark.parametrize("where", [(), ("--cluster", "local")])
def test_ctrl_c_ends_a_long_run_with_what_was_tallied(where: tuple[str, ...], tmp_path: Path) -> None:
    """A terminal sends it to every process that the command began, the workers of a cluster too."""
    kept = tmp_path / "run.json"
    always_saving = "from sabot.cli import main, simulate; simulate.SAVE_EVERY = 0; main()"
    asked = ["simulate", CROWN, "--coups", "1e13", "--seed", "4", "--json", "--save", str(kept), *where]
    run = subprocess.Popen(
        [sys.executable, "-c", always_saving, *asked],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        patience = time.monotonic() + 120
        while not _coups_in(kept) and time.monotonic() < patience:
            time.sleep(0.05)
        os.killpg(run.pid, signal.SIGINT)
        out, err = run.communicate(timeout=60)
    finally:
        run.kill()
    assert run.returncode == 130
    assert [line for line in err.splitlines() if line != "sabot: compiling, once"] == [
        f"sabot: stopped; to go on: sabot simulate --resume {kept}"
    ]
    told = json.loads(out)
    assert not told["finished"]
    assert 0 < told["coups"] < 10**13
    assert _coups_in(kept) == told["coups"]


def _coups_in(kept: Path) -> int:
    """How many coups a run file holds; none before there is one."""
    return int(json.loads(kept.read_bytes())["tally"]["coups"]) if kept.exists() else 0


def test_numpy_and_numba_are_imported_when_something_is_worked_out_and_not_before() -> None:
    for code in ("import sabot", "from sabot.cli.app import run; run(['--help'])", "import sabot.margins"):
        told = subprocess.run(
            [
                sys.executable,
                "-c",
                f"{code}; import sys; print([n for n in ('numpy', 'numba') if n in sys.modules])",
            ],
            capture_output=True,
            text=True,
            check=True,
        )
        assert told.stdout.splitlines()[-1] == "[]"


BAD_CALLS = {
    "no game": (("--coups", "1e3"), "a simulation needs a game"),
    "no coups": ((CROWN,), "a simulation needs how many coups"),
    "half a coup": ((CROWN, "--coups", "0.5"), "a whole number such as 1000000 or 1e9, not '0.5'"),
    "words": ((CROWN, "--coups", "many"), "a whole number such as 1000000 or 1e9, not 'many'"),
    "no end": ((CROWN, "--coups", "1e99"), "a whole number"),
    "nought": ((CROWN, "--coups", "0"), "1 to 1,000,000,000,000,000 coups, not 0"),
    "an unknown game": (("crown-baccarat/crow", "--coups", "1"), "did you mean crown-baccarat/crown?"),
    "an unknown bet": ((CROWN, "--coups", "1e3", "--bet", "tier"), "did you mean 'tiger'?"),
    "a seed below nought": ((CROWN, "--coups", "1e3", "--seed", "-1"), "a seed is a whole number"),
    "seven decks": ((CROWN, "--coups", "1e3", "--decks", "7"), "8 decks, not 7"),
    "a card too deep": ((CROWN, "--coups", "1e3", "--behind", "3"), "the last coup could run out of cards"),
    "an unknown burn": ((CROWN, "--coups", "1e3", "--burn", "twice"), "twice"),
    "no threads": ((CROWN, "--coups", "1e3", "--threads", "0"), "Must be >= 1"),
    "threads of a cluster": (
        (CROWN, "--coups", "1e3", "--threads", "2", "--cluster", "local"),
        "leave out --threads",
    ),
    "a cluster that is none": ((CROWN, "--coups", "1e3", "--cluster", "nowhere"), "no cluster answers"),
    "a run that is none": (("--resume", "no-such-run.json"), "no-such-run.json: cannot read the run"),
    "nowhere to keep it": (
        (CROWN, "--coups", "1e3", "--save", "no/such/folder/run.json"),
        "cannot write the run",
    ),
    "a folder to keep it": (
        (CROWN, "--coups", "1e3", "--save", "/"),
        "/: cannot write the run: Is a directory",
    ),
    "nowhere for the tally": (
        # so many coups that the test would not end if they were dealt first
        (CROWN, "--coups", "1e15", "--parquet", "no/such/folder/tally.parquet"),
        "tally.parquet: cannot write the tally: No such file or directory",
    ),
    "a folder for the tally": (
        (CROWN, "--coups", "1e15", "--parquet", "/"),
        "cannot write the tally: Is a directory",
    ),
}


@pytest.mark.parametrize("problem", BAD_CALLS)
def test_a_bad_call_gets_one_clear_line_and_status_2(sabot: Sabot, problem: str) -> None:
    arguments, said = BAD_CALLS[problem]
    ran = sabot("simulate", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert said in ran.err


def test_a_run_is_not_taken_up_as_another(sabot: Sabot, tmp_path: Path) -> None:
    kept = str(tmp_path / "run.json")
    answered(sabot, CROWN, "--coups", "1000", "--save", kept)
    for more in (
        ("--seed", "3"),
        ("--mode", "coup"),
        ("--decks", "8"),
        ("--option", "tiger=2"),
        ("--behind", "30"),
    ):
        ran = sabot("simulate", "--resume", kept, *more)
        assert ran.status == 2
        assert f"leave out {more[0]}" in ran.err
    assert "not of crown-baccarat/crown" in sabot("simulate", "crown-baccarat/crown", "--resume", kept).err
    Path(kept).write_text("{")
    ran = sabot("simulate", "--resume", kept)
    assert (ran.status, ran.err.count("\n")) == (2, 1)


def test_simulate_teaches_itself(sabot: Sabot) -> None:
    told = sabot("simulate", "--help").out
    for option in (
        "--coups",
        "--mode",
        "--seed",
        "--threads",
        "--cluster",
        "--save",
        "--resume",
        "--parquet",
    ):
        assert option in told
