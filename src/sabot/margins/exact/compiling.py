"""Compiling to machine code: once on each machine, kept on its disk, and said while it goes on."""

import inspect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

import numba
from numba.core import event

P = ParamSpec("P")
R = TypeVar("R")

COMPILING: Final = "numba:compile"
"""The event that a function is being compiled; one that comes from the disk causes none."""


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Machine code for a function of arrays and integers, which lets other threads run meanwhile."""
    try:
        made: Callable[P, R] = numba.njit(cache=True, nogil=True)(function)
    except RuntimeError:  # no folder can be written to, so each process compiles for itself
        made = numba.njit(nogil=True)(function)
    else:
        _keep_while_unchanged(made, Path(inspect.getfile(function)).parent)
    return made


def _keep_while_unchanged(made: Any, folder: Path) -> None:
    """Let what is kept on the disk go stale when any file changes that it may have been made of.

    Numba looks at the file of a function alone, and what was compiled into it from another file would
    stay as it was. It offers no way to tell it of more files.
    """
    kept = made._cache._cache_file
    kept._source_stamp = (kept._source_stamp, _stamps(folder))


@cache
def _stamps(folder: Path) -> tuple[tuple[str, int, int], ...]:
    """When each file of a folder and of the one above was written, and how long it is."""
    files = [*sorted(folder.glob("*.py")), *sorted(folder.parent.glob("*.py"))]
    looked_at = [(file.name, file.stat()) for file in files]
    return tuple((name, found.st_mtime_ns, found.st_size) for name, found in looked_at)


class _Told(event.Listener):
    """Tells of the first compilation, and of no other."""

    def __init__(self, tell: Callable[[], object]) -> None:
        self._tell = tell
        self._told = False

    def on_start(self, _event: event.Event) -> None:
        if not self._told:
            self._told = True
            self._tell()

    def on_end(self, _event: event.Event) -> None:
        pass


@contextmanager
def telling_of_compilation(tell: Callable[[], object]) -> Iterator[None]:
    """Call `tell` when something inside has to be compiled."""
    with event.install_listener(COMPILING, _Told(tell)):
        yield
