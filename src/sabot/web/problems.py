"""Whatever goes wrong, as a problem that a program can read (RFC 9457), with the clause of a refusal.

A client is told what it did wrong, never how the house is built: what nobody foresaw is logged, and the
answer says only that it failed.
"""

from http import HTTPStatus
from typing import Any, Final

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from sabot import SabotError
from sabot.bets.options import OptionError
from sabot.coup.game import DecksError, UnknownGameError
from sabot.engine.people import Refusal
from sabot.floor.approvals import EndedError, TooManyWaitError, UnknownApprovalError
from sabot.floor.devices.scans import ReadDiffersError, ReadsMissingError, ScanError
from sabot.floor.exports import ExportError
from sabot.floor.history import UnknownCoupError
from sabot.floor.patrons.errors import CardTakenError, CardUnknownError, DepositLimitError, PatronsError
from sabot.floor.people import (
    ForbiddenError,
    NotSignedInError,
    PeopleError,
    SignInError,
    StepUpError,
    TakenError,
    TooManyError,
    UnknownError,
)
from sabot.floor.service import CommandError, TableError, TableTakenError, UnknownTableError
from sabot.rulebooks import UnknownBookError, load_book
from sabot.store import KeyReused, StoreFailed
from sabot.views.names import Said
from sabot.web.saying import by_kind, in_every_language

MEDIA_TYPE: Final = "application/problem+json"

GIVEN_UP: Final = "client disconnected prematurely"
"""What Litestar says, as a failure of the server, of a client that went while it was sending."""

_log = structlog.get_logger("sabot.web")


class Problem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Why a request was not done."""

    type: str
    """What kind of problem it is: `/problems/refused`."""
    title: str
    status: int
    detail: str = ""
    """One line for a person to read."""
    rule: str | None = None
    """The clause that forbids it, where a clause does."""
    book: str | None = None
    """The rule book that the clause is in."""
    approval: tuple[str, ...] = ()
    """The roles of those who could approve it, where a second person is all that it wants for."""
    said: Said = {}
    """The detail in each language of the pages, by its tag."""


class RefusedError(SabotError):
    """A command was refused by the table."""

    def __init__(self, refusal: Refusal, book: str) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal
        self.book = book


class NotThereError(SabotError):
    """What was asked for is not there."""


class CrossSiteError(ForbiddenError):
    """A page of another site asked, or a page that does not know the token of the session."""

    def __init__(self) -> None:
        super().__init__("the request does not carry the session's token, or comes from another site")


STATUSES: Final[tuple[tuple[type[Exception], int, str], ...]] = (
    (RefusedError, 409, "refused"),
    (KeyReused, 422, "key-reused"),
    (StepUpError, 403, "password-needed"),
    (CrossSiteError, 403, "cross-site"),
    (ForbiddenError, 403, "forbidden"),
    (SignInError, 401, "sign-in"),
    (NotSignedInError, 401, "not-signed-in"),
    (TooManyError, 429, "too-many"),
    (TakenError, 409, "taken"),
    (TableTakenError, 409, "taken"),
    (UnknownError, 404, "not-found"),
    (CardUnknownError, 404, "not-found"),
    (CardTakenError, 409, "taken"),
    (DepositLimitError, 409, "refused"),
    (NotThereError, 404, "not-found"),
    (UnknownApprovalError, 404, "not-found"),
    (EndedError, 409, "ended"),
    (TooManyWaitError, 409, "not-taken"),
    (UnknownCoupError, 404, "not-found"),
    (ExportError, 404, "not-found"),
    (ReadsMissingError, 409, "reads-missing"),
    (ReadDiffersError, 409, "read-differs"),
    (ScanError, 409, "not-taken"),
    (UnknownTableError, 404, "not-found"),
    (UnknownBookError, 404, "not-found"),
    (UnknownGameError, 404, "not-found"),
    (DecksError, 422, "not-sensible"),
    (OptionError, 422, "not-sensible"),
    (CommandError, 422, "not-sensible"),
    (PeopleError, 422, "not-sensible"),
    (PatronsError, 422, "not-sensible"),
    (TableError, 422, "not-sensible"),
    (ValidationException, 400, "not-understood"),
    (RecursionError, 400, "not-understood"),
    (StoreFailed, 503, "database-failed"),
)
"""The status of each kind of failure, the most particular first."""


def problem_of(error: Exception) -> Problem:
    """What a client is told."""
    for kind, status, name in STATUSES:
        if isinstance(error, kind):
            return _problem(name, status, _detail(error), error)
    if isinstance(error, HTTPException):
        return _problem(_name(error.status_code), error.status_code, error.detail, error)
    return _problem("failed", 500, "The server failed. It was logged; nothing you sent is to blame.", error)


def answer(problem: Problem, headers: dict[str, str] | None = None) -> Response[bytes]:
    return Response(
        msgspec.json.encode(problem), status_code=problem.status, media_type=MEDIA_TYPE, headers=headers or {}
    )


def to_problem(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Answers a request that failed."""
    problem = problem_of(error)
    if isinstance(error, HTTPException) and error.detail == GIVEN_UP:
        _log.info("request_given_up", path=request.url.path, method=request.method)
    elif problem.status >= 500:
        _log.error("request_failed", path=request.url.path, method=request.method, exc_info=error)
    return answer(problem, headers_of(error, problem.status))


def headers_of(error: Exception, status: int) -> dict[str, str]:
    headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    if status == 401:
        headers["WWW-Authenticate"] = 'Session realm="sabot", Bearer realm="sabot"'
    if isinstance(error, TooManyError):
        headers["Retry-After"] = str(-(-error.after // 1_000))
    return headers


def _problem(name: str, status: int, detail: str, error: Exception) -> Problem:
    refused = error if isinstance(error, RefusedError) else None
    return Problem(
        type=f"/problems/{name}",
        title=HTTPStatus(status).phrase,
        status=status,
        detail=detail,
        rule=refused.refusal.rule if refused else None,
        book=refused.book if refused and refused.refusal.rule else None,
        approval=refused.refusal.approval if refused else (),
        said=_said(name, detail, error),
    )


def _said(name: str, detail: str, error: Exception) -> Said:
    """What does not fit a form repeats the names that a client gave its fields: no list has it."""
    if isinstance(error, ValidationException):
        return by_kind(name, detail)
    book = load_book(error.book) if isinstance(error, RefusedError) else None
    return in_every_language(name, detail, book)


def _name(status: int) -> str:
    if status == 400:
        return "not-understood"
    return HTTPStatus(status).phrase.lower().replace(" ", "-")


def _detail(error: Exception) -> str:
    if isinstance(error, StoreFailed):
        return "The database failed. Whether the request was done is not known: ask again with the same key."
    if isinstance(error, ValidationException):
        return _told(error)
    if isinstance(error, RecursionError):
        return "the body is nested too deep"
    return str(error)


def _told(error: ValidationException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [
        f"{one['key']}: {one['message']}" if one.get("key") else str(one.get("message"))
        for one in extra
        if isinstance(one, dict)
    ]
    return "; ".join(parts) or error.detail
