"""Telling whoever waits what came of his command, on whichever thread he waits."""

import asyncio
from collections import defaultdict
from collections.abc import Iterable
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, NamedTuple

from sabot.store.errors import StoreError

Waiting = Future[Any] | asyncio.Future[Any]


class Answer(NamedTuple):
    """What one who waits is told: a value, or what was wrong."""

    to: Waiting
    value: Any
    fault: BaseException | None = None


def tell(answers: Iterable[Answer]) -> None:
    """Tell all of them. An event loop is woken once for everybody who waits there, not for each."""
    by_loop: defaultdict[asyncio.AbstractEventLoop, list[Answer]] = defaultdict(list)
    for answer in answers:
        if isinstance(answer.to, asyncio.Future):
            by_loop[answer.to.get_loop()].append(answer)
        elif answer.to.set_running_or_notify_cancel():
            _resolve(answer)
    for loop, some in by_loop.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits there any more
            loop.call_soon_threadsafe(_tell_here, some)


def _tell_here(answers: Iterable[Answer]) -> None:
    for answer in answers:
        if not answer.to.done():  # he who gave up is not told
            _resolve(answer)


def _resolve(answer: Answer) -> None:
    """Tell one of them. That he cannot be told is his alone: whoever comes after him is told."""
    fault = answer.fault
    if isinstance(fault, StopIteration):  # no coroutine can raise it, and no future for one takes it
        fault = StoreError(f"what was to be written ended with {fault!r}")
        fault.__cause__ = answer.fault
    try:
        if fault is None:
            answer.to.set_result(answer.value)
        else:
            answer.to.set_exception(fault)
    except Exception as error:  # noqa: BLE001 - whatever it is, he must not wait for ever
        with suppress(Exception):
            answer.to.set_exception(StoreError(f"what came of it cannot be told: {error}"))
