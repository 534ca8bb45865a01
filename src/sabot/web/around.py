"""What lies around every request: security headers, a line in the log, and the counts of /metrics.

Nothing of a body, of a token or of what stands after the question mark is ever written down.
"""

import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

import structlog

from sabot.web.house import House

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SECURITY: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
)
STRICT_TRANSPORT: Final = (b"strict-transport-security", b"max-age=31536000; includeSubDomains")
STRAIGHT: Final = "sabot.send"
"""Where the server's own `send` is found in a scope, for streams that have begun: what lies between looks at
the beginning of an answer alone."""

METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
NOT_KEPT: Final = (b"cache-control", b"no-store")

_log = structlog.get_logger("sabot.web.access")


class Around:
    """An ASGI application around another."""

    def __init__(self, inner: App, house: House) -> None:
        self._inner = inner
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._inner(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def guarded(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = _with_security(scope, list(message.get("headers", ())))
            await send(message)

        scope[STRAIGHT] = send
        try:
            await self._inner(scope, receive, guarded)
        finally:
            took = time.perf_counter() - began
            self._count(scope, status, took)
            caller = scope.get("user")
            _log.info(
                "request",
                method=scope["method"],
                path=scope["path"],
                status=status,
                ms=round(took * 1_000, 1),
                who=getattr(caller, "name", None),
                address=(scope.get("client") or ("unknown",))[0],
            )

    def _count(self, scope: Scope, status: int, took: float) -> None:
        route = str(scope.get("path_template") or "none")
        self._house.metrics.request(
            scope["method"] if scope["method"] in METHODS else "other",
            route,
            status,
            None if route.endswith("/events") else took,
        )


def _with_security(scope: Scope, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    given = {name.lower() for name, _ in headers}
    added = [*SECURITY, NOT_KEPT, *((STRICT_TRANSPORT,) if scope["scheme"] == "https" else ())]
    return [*headers, *(one for one in added if one[0] not in given)]
