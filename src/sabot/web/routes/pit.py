"""The pit: every table that somebody oversees, at a glance and one by one, and what it may be opened as."""

from typing import Any, NoReturn

from litestar import get
from litestar.types import ASGIApp

from sabot.floor.people import ForbiddenError, Session
from sabot.floor.people.permission import oversees
from sabot.floor.service import TableInfo
from sabot.views.pit import PitTableView
from sabot.web.house import House
from sabot.web.openings import OpeningView, openings_of
from sabot.web.routes.approvals import seen
from sabot.web.routes.events import streaming
from sabot.web.routes.given import Role, TableId, TheCaller, TheHouse
from sabot.web.routes.telling import API, about
from sabot.web.shapes import PitView
from sabot.web.streams import Parts, Stream
from sabot.web.who import For

OF_A_TABLE = f"{API}/tables/{{table:str}}/pit"


@get(f"{API}/pit", opt=about(For.STAFF))
async def pit(house: TheHouse, caller: TheCaller) -> PitView:
    """Every table that whoever asks oversees, at a glance, and what waits there for approval."""
    await _must_oversee_some(house, caller.signed_in)
    return _view(house, caller.signed_in)


@get(f"{API}/pit/events", opt=about(For.STAFF, stream=True))
async def pit_events(house: TheHouse, caller: TheCaller) -> ASGIApp:
    """The same, and every change of it."""
    session = caller.signed_in
    await _must_oversee_some(house, session)

    def parts() -> dict[str, Any]:
        view = _view(house, session)
        return {"tables": view.tables, "approvals": view.approvals}

    return streaming(house, session, Stream(Parts(parts, _rung_by(house)), bytes))


@get(OF_A_TABLE, opt=about(For.STAFF, problems=(404,)))
async def pit_table(house: TheHouse, caller: TheCaller, table: TableId, role: Role = None) -> PitTableView:
    """One table for whoever oversees it: its money, counts, signs, patrons, disputes."""
    info, acts = await _one(house, caller.signed_in, table, role)
    return house.pit.table(info.id, acts)


@get(f"{OF_A_TABLE}/events", opt=about(For.STAFF, problems=(404,), stream=True))
async def pit_table_events(house: TheHouse, caller: TheCaller, table: TableId, role: Role = None) -> ASGIApp:
    """The same, and every change of it."""
    info, acts = await _one(house, caller.signed_in, table, role)

    def parts() -> dict[str, Any]:
        view = house.pit.table(info.id, acts)
        return {name: getattr(view, name) for name in view.__struct_fields__}

    return streaming(house, caller.signed_in, Stream(Parts(parts, house.pit.ring), bytes))


@get(f"{OF_A_TABLE}/openings", opt=about(For.STAFF, problems=(404,)))
async def openings(house: TheHouse, caller: TheCaller, table: TableId) -> list[OpeningView]:
    """What a table may be opened as: each game of its rule book with settings to begin from, and choices."""
    info, acts = await _one(house, caller.signed_in, table, None)
    return openings_of(info, house.pit.table(info.id, acts).settings)


async def _must_oversee_some(house: House, session: Session) -> None:
    await house.pit.follow_all()
    if not _overseen(house, session):
        await _forbid(house, session, "oversees no table", "")
    await house.approvals.posted()


def _overseen(house: House, session: Session) -> tuple[TableInfo, ...]:
    return tuple(info for info in house.pit.tables() if oversees(session.account, info))


async def _one(house: House, session: Session, table: str, role: str | None) -> tuple[TableInfo, str]:
    """A table, and the role in which somebody oversees it."""
    info = await house.floor.table(table)
    roles = oversees(session.account, info)
    if not roles:
        await _forbid(house, session, f"does not oversee {info.id}", info.id)
    if role is not None and role not in roles:
        await _forbid(house, session, f"does not oversee {info.id} as {role}", info.id)
    await house.pit.follow((info,))
    return info, role or roles[0]


async def _forbid(house: House, session: Session, why: str, about: str) -> NoReturn:
    refused = f"{session.account.id} {why}"
    await house.people.audit.record(session.account.id, "see the pit", about, refused)
    raise ForbiddenError(refused)


def _view(house: House, session: Session) -> PitView:
    tables = _overseen(house, session)
    return PitView(
        tables=house.pit.cards({info.id for info in tables}), approvals=seen(house, session, tables)
    )


def _rung_by(house: House) -> Any:
    """Bells at the tables and at what waits for approval."""

    def ring(bell: Any) -> Any:
        stops = (house.pit.ring(bell), house.approvals.board.ring(bell))

        def stop() -> None:
            for one in stops:
                one()

        return stop

    return ring


ROUTES: list[Any] = [pit, pit_events, pit_table, pit_table_events, openings]
