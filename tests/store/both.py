"""Both verifiers on one file: Sabot's, and the one file that imports nothing of it."""

import importlib.util
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

from sabot.store import Checkpoint
from sabot.store.checking import Checker
from sabot.store.files import check_file
from sabot.store.witness import keep

SCRIPT = Path(__file__).parents[2] / "tools" / "verify_journal.py"


def _loaded() -> ModuleType:
    spec = importlib.util.spec_from_file_location("verify_journal", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


STANDALONE = _loaded()


def faults(
    path: Path, witnessed: Sequence[Checkpoint] = (), keys: Sequence[str] = ()
) -> tuple[list[str], list[str]]:
    """What each verifier finds wrong."""
    ours = [str(fault) for fault in check_file(path, Checker(witnessed, keys)).faults]
    kept = path.with_suffix(".witness")
    kept.unlink(missing_ok=True)
    for checkpoint in witnessed:
        keep(kept, checkpoint)
    known = STANDALONE.read_witness(kept) if witnessed else []
    return ours, STANDALONE.check(path, known, keys).faults


def both_find_fault(path: Path, witnessed: Sequence[Checkpoint] = (), keys: Sequence[str] = ()) -> bool:
    """Whether both do; that one does and the other does not is a failure of its own."""
    ours, theirs = faults(path, witnessed, keys)
    assert bool(ours) == bool(theirs), f"Sabot finds {ours}, the other verifier finds {theirs}"
    return bool(ours)
