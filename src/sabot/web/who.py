"""Who asks, and whether he may ask at all. Every route says for whom it is; one that says nothing is refused.

Somebody is known by the cookie of a session, or a device by its key. What a person may do at a table is for
`floor.people` and the engine; here it is only decided who gets as far as asking them.
"""

import re
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from enum import Enum
from hashlib import sha256
from hmac import compare_digest, digest
from typing import Any, Final
from urllib.parse import unquote_to_bytes

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.handlers.base import BaseRouteHandler

from sabot.floor.people import DeviceKey, ForbiddenError, NotSignedInError, Session, network_of
from sabot.floor.service import TableInfo, Viewer
from sabot.floor.service.moments import Display
from sabot.web.house import House, house_of
from sabot.web.problems import CrossSiteError

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
CSRF_HEADER: Final = "x-csrf-token"
COOKIE: Final = "sabot-session"
SECURE_COOKIE: Final = "__Host-sabot-session"
BEARER: Final = "bearer "
JSON: Final = "application/json"
CONTROL: Final = re.compile(rb"[\x00-\x1f\x7f]")

Connection = ASGIConnection[Any, Any, Any, Any]


class For(Enum):
    """For whom a route is."""

    ANYBODY = "anybody"
    SIGNED_IN = "signed in"
    STAFF = "staff"
    ADMINISTRATORS = "administrators"
    SCANNERS = "devices that scan"


@dataclass(frozen=True)
class Caller:
    """Whoever asks: somebody signed in, a device, or nobody in particular."""

    address: str
    session: Session | None = None
    token: str | None = None
    """What he showed: the token of his session, or the device's key."""
    device: DeviceKey | None = None

    @property
    def name(self) -> str | None:
        """For the log."""
        if self.session is not None:
            return self.session.account.id
        return self.device.actor.id if self.device is not None else None

    @property
    def signed_in(self) -> Session:
        if self.session is None:
            raise NotSignedInError
        return self.session

    @property
    def csrf(self) -> str | None:
        return csrf_of(self.token) if self.session is not None and self.token is not None else None


def caller_of(connection: Connection) -> Caller:
    """Who asks, once `may_ask` has found out."""
    caller: Caller = connection.scope["user"]
    return caller


async def viewer(house: House, caller: Caller, info: TableInfo, role: str | None = None) -> Viewer:
    """How whoever asks sees a table."""
    if caller.device is not None:
        await house.people.must_have(caller.device, "display", info.id)
        return Display()
    if caller.session is not None and caller.session.account.must_change:
        return Display()
    return await house.people.viewer(caller.session, info, role=role)


def csrf_of(token: str) -> str:
    """What a page of ours sends along with whatever it does in a session. It follows from the token."""
    return urlsafe_b64encode(digest(token.encode(), b"csrf", sha256)).decode().rstrip("=")


def session_cookie(connection: Connection, token: str | None) -> Cookie:
    """The cookie that carries a session, and its removal. No script can read it; no other site sends it."""
    secure = connection.scope["scheme"] == "https"
    return Cookie(
        key=SECURE_COOKIE if secure else COOKIE,
        value=token or "",
        path="/",
        max_age=None if token else 0,
        httponly=True,
        secure=secure,
        samesite="strict",
    )


async def may_ask(connection: Connection, handler: BaseRouteHandler) -> None:
    """The guard of every route."""
    house = house_of(connection.app.state)
    asked = f"{connection.scope.get('method', 'GET')} {connection.scope['path']}"
    client = connection.client
    address = client.host if client is not None else "unknown"
    _must_be_text(connection)
    try:
        caller = await _identify(house, connection, address)
    except NotSignedInError:
        await _must_not_ask_too_often(house, Caller(address))  # guessing is asking, too
        raise
    connection.scope["user"] = caller
    await _must_not_ask_too_often(house, caller)
    try:
        _must_be_let_in(connection, handler, caller)
    except ForbiddenError as refused:
        await house.people.audit.record(caller.name or address, asked, "", str(refused))
        raise
    if handler.opt.get("for") is For.ADMINISTRATORS:
        await house.people.must_administer(caller.signed_in, asked)


def _must_be_let_in(connection: Connection, handler: BaseRouteHandler, caller: Caller) -> None:
    allowed = handler.opt.get("for")
    if not isinstance(allowed, For):
        raise ForbiddenError("nobody may ask for this")
    if connection.scope.get("method", "GET") not in SAFE:
        _must_come_from_here(connection, caller)
        _must_be_json(connection)
    _must_be(allowed, caller, handler)


def _must_be_text(connection: Connection) -> None:
    """No name has a control character in it, and no database keeps each of them."""
    query = unquote_to_bytes(connection.scope["query_string"])
    if CONTROL.search(connection.scope["path"].encode()) or CONTROL.search(query):
        raise HTTPException(status_code=400, detail="the address has control characters in it")


async def _identify(house: House, connection: Connection, address: str) -> Caller:
    given = connection.headers.get("authorization", "")
    if given[: len(BEARER)].lower() == BEARER:
        key = given[len(BEARER) :].strip()
        return Caller(address, device=await house.people.device(key), token=key)
    if given:
        raise NotSignedInError("keys of devices are given as Bearer")
    secure = connection.scope["scheme"] == "https"
    token = connection.cookies.get(SECURE_COOKIE if secure else COOKIE)
    if not token:
        return Caller(address)
    try:
        return Caller(address, await house.people.session(token), token)
    except NotSignedInError:
        if connection.route_handler.opt.get("for") is For.ANYBODY:
            return Caller(address)  # the display is for whoever was signed in, too
        raise


async def _must_not_ask_too_often(house: House, caller: Caller) -> None:
    if caller.name is not None:
        await house.limits.count(f"name:{caller.name}", house.limits.signed_in)
    else:
        await house.limits.count(f"address:{network_of(caller.address)}", house.limits.address)


def _must_come_from_here(connection: Connection, caller: Caller) -> None:
    """A browser says where a request comes from; and whoever acts in a session knows its token."""
    if caller.device is not None:
        return
    site = connection.headers.get("sec-fetch-site", "same-origin")
    origin = connection.headers.get("origin")
    here = f"{connection.scope['scheme']}://{connection.headers.get('host', '')}"
    if site not in ("same-origin", "none") or (origin is not None and origin != here):
        raise CrossSiteError
    if caller.csrf is not None:
        given = connection.headers.get(CSRF_HEADER, "")
        if not compare_digest(given.encode(), caller.csrf.encode()):
            raise CrossSiteError


def _must_be_json(connection: Connection) -> None:
    length, chunked = connection.headers.get("content-length", "0"), "transfer-encoding" in connection.headers
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if (length != "0" or chunked) and kind != JSON:
        raise HTTPException(status_code=415, detail=f"send {JSON}, not {kind or 'something unnamed'}")


def _must_be(allowed: For, caller: Caller, handler: BaseRouteHandler) -> None:
    if allowed is For.ANYBODY:
        return
    if allowed is For.SCANNERS:
        if caller.device is None:
            raise NotSignedInError("this is for devices, which give a key")
        return
    session = caller.signed_in
    if session.account.must_change and not handler.opt.get("first_password"):
        raise ForbiddenError("change the password first")
    if allowed is not For.SIGNED_IN and session.account.kind != "staff":
        raise ForbiddenError("this is for staff")


def current(request: Request[Any, Any, Any]) -> Caller:
    """The dependency `caller` of a route."""
    return caller_of(request)
