"""What a route says of itself, for the guard and for the OpenAPI document."""

from collections.abc import Iterable
from typing import Any

from litestar import Response

from sabot.web.who import For

API = "/api/v1"


def about(
    whom: For,
    *,
    gives: Any = None,
    problems: Iterable[int] = (),
    stream: bool = False,
    media: Iterable[str] = (),
    first_password: bool = False,
) -> dict[str, Any]:
    """Options of a route: for whom it is, what it answers, and what may go wrong.

    `gives` is the type of an answer that the route has encoded already; `media` are its media types where it
    is not a type in JSON. `first_password`: also for somebody who has not chosen a password of his own yet.
    """
    return {
        "for": whom,
        "gives": gives,
        "problems": tuple(problems),
        "stream": stream,
        "media": tuple(media),
        "first_password": first_password,
    }


def json(encoded: bytes, headers: dict[str, str] | None = None) -> Response[bytes]:
    """An answer that is JSON already."""
    return Response(encoded, media_type="application/json", headers=headers or {})
