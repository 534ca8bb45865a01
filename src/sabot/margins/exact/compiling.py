"""Compiling to machine code: once on each machine, kept on its disk, and said while it goes on."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, ParamSpec, TypeVar

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
    return made


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
