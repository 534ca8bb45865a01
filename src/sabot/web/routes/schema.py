"""What the API understands, for machines."""

from typing import Any

import msgspec
from litestar import Litestar, Response, get
from litestar.handlers.http_handlers import HTTPRouteHandler

from sabot.web.openapi import document
from sabot.web.routes.given import Asking
from sabot.web.routes.telling import about, json
from sabot.web.who import For


def handlers_of(application: Litestar) -> list[tuple[str, HTTPRouteHandler]]:
    """Every route, with its path."""
    return [
        (route.path_format, handler)
        for route in application.routes
        for handler in getattr(route, "route_handlers", ())
        if isinstance(handler, HTTPRouteHandler) and handler.fn.__module__.startswith(__package__)
    ]


@get("/schema/openapi.json", opt=about(For.ANYBODY, media=("application/json",)))
async def openapi(request: Asking) -> Response[bytes]:
    """This document: every route, what it takes and what it answers (OpenAPI 3.1)."""
    application: Any = request.app
    if "openapi" not in application.state:
        application.state.openapi = msgspec.json.encode(document(handlers_of(application)))
    return json(application.state.openapi)


ROUTES = [openapi]
