"""The ASGI application: the routes of a house, behind one guard."""

from typing import Any, cast

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.types import ControllerRouterHandler

from sabot.web.around import Around
from sabot.web.house import House
from sabot.web.problems import to_problem
from sabot.web.routes import (
    approvals,
    books,
    devices,
    events,
    front,
    health,
    inspection,
    journal,
    library,
    margins,
    patrons,
    people,
    pit,
    schema,
    session,
    tables,
)
from sabot.web.site import Site, built
from sabot.web.who import current, may_ask

MOST_BYTES = 64 * 1_024
"""The longest body: a table's settings take a few thousand."""


def application(house: House) -> Litestar:
    """The routes of a house."""

    def give_house() -> House:
        return house

    routes: list[ControllerRouterHandler] = [
        *session.ROUTES,
        *tables.ROUTES,
        *events.ROUTES,
        *approvals.ROUTES,
        *pit.ROUTES,
        *devices.ROUTES,
        *journal.ROUTES,
        *inspection.ROUTES,
        *books.ROUTES,
        *library.ROUTES,
        *margins.ROUTES,
        *people.ROUTES,
        *patrons.ROUTES,
        *health.ROUTES,
        *front.ROUTES,
        *schema.ROUTES,
    ]
    return Litestar(
        route_handlers=routes,
        guards=[may_ask],
        dependencies={
            "house": Provide(give_house, sync_to_thread=False),
            "caller": Provide(current, sync_to_thread=False),
        },
        exception_handlers={Exception: to_problem},
        middleware=[],
        openapi_config=None,
        request_max_body_size=MOST_BYTES,
        state=State({"house": house}),
        debug=False,
        pdb_on_exception=False,
        logging_config=None,
    )


def make_app(house: House) -> Around:
    """The application that serves a house: its routes, and what lies around every request."""
    return Around(Site(cast(Any, application(house)), built()), house)
