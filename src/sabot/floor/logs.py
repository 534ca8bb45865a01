"""Logs in lines of JSON, or in colour at a terminal. No secret is in them.

Whatever is called like a secret is struck out before a line is written, however deep it lies; bodies of
requests are never handed to a log at all.
"""

import logging
import sys
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final, TextIO, cast

import structlog

SECRETS: Final = (
    "password",
    "passwd",
    "secret",
    "token",
    "salt",
    "seed",
    "cookie",
    "authorization",
    "api_key",
    "order",
    "body",
)
"""Parts of names whose values never reach a log."""

STRUCK: Final = "[struck out]"


def strike_secrets(_: Any, __: str, event: Any) -> Any:
    """A line without its secrets."""
    return {name: _struck(name, value) for name, value in event.items()}


def _struck(name: object, value: Any) -> Any:
    if isinstance(name, str) and name != "event" and any(secret in name.lower() for secret in SECRETS):
        return STRUCK
    if isinstance(value, Mapping):
        return {inner: _struck(inner, what) for inner, what in value.items()}
    if isinstance(value, list | tuple):
        return [_struck("", what) for what in value]
    return value


class _Losing:
    """A stream that loses what cannot be written: a terminal that was closed ends no floor."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> None:
        with suppress(OSError, ValueError):
            self._stream.write(text)

    def flush(self) -> None:
        with suppress(OSError, ValueError):
            self._stream.flush()


def configure(
    stream: TextIO | None = None, *, coloured: bool | None = None, level: int = logging.INFO
) -> None:
    """Write logs to a stream, the standard error unless another is given."""
    to = stream if stream is not None else sys.stderr
    at_a_terminal = to.isatty() if coloured is None else coloured
    shown: Any = (
        structlog.dev.ConsoleRenderer(
            colors=True,
            repr_native_str=True,
            exception_formatter=structlog.dev.plain_traceback,  # no variables: passwords may be among them
        )
        if at_a_terminal
        else structlog.processors.JSONRenderer()
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            strike_secrets,
            shown,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, _Losing(to))),
        cache_logger_on_first_use=False,
    )
