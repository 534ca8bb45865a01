"""The event streams of a table. The framework lets a client in; the rest is a plain ASGI application."""

from functools import partial
from typing import Any, cast

from litestar import get
from litestar.types import ASGIApp, Receive, Scope, Send

from sabot.floor.people import Session
from sabot.floor.service import Update, Viewer
from sabot.floor.service.moments import Display
from sabot.web.around import STRAIGHT
from sabot.web.house import House
from sabot.web.routes.given import After, Last, Role, TableId, TheCaller, TheHouse
from sabot.web.routes.telling import API, about
from sabot.web.streams import Sends, Stream, encoded
from sabot.web.who import For, viewer


@get(f"{API}/tables/{{table:str}}/events", opt=about(For.ANYBODY, problems=(403, 404), stream=True))
async def events(
    house: TheHouse,
    caller: TheCaller,
    table: TableId,
    role: Role = None,
    last: Last = None,
    after: After = None,
) -> ASGIApp:
    """A table as whoever asks may see it, and every change of it; on from the event last seen."""
    info = await house.floor.table(table)
    sees = await viewer(house, caller, info, role)
    watch = await house.floor.watch(table, last if last is not None else after)
    return streaming(house, caller.session, Stream(watch, partial(_encoded, sees)))


@get(f"{API}/tables/{{table:str}}/display/events", opt=about(For.ANYBODY, problems=(404,), stream=True))
async def display_events(house: TheHouse, table: TableId, last: Last = None, after: After = None) -> ASGIApp:
    """A table as the display above it shows it, and every change of it."""
    watch = await house.floor.watch(table, last if last is not None else after)
    return streaming(house, None, Stream(watch, partial(_encoded, Display())))


def _encoded(sees: Viewer, update: Update) -> bytes:
    return encoded(update, sees)


def streaming(house: House, session: Session | None, stream: Stream[Any]) -> ASGIApp:
    """Answers with a stream, for as long as the client stays and the session lasts."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        sends = Sends(cast(Any, send), cast(Any, scope).get(STRAIGHT, send))
        await stream.run(house.streams, house.people, session, receive, sends)

    return answer


ROUTES: list[Any] = [events, display_events]
