"""A table's coups, what must be told to whom, exports, and the proofs of it all."""

from typing import Annotated, Any, Literal, cast

from litestar import get
from litestar.params import PathParameter, QueryParameter
from litestar.types import ASGIApp, Receive, Scope, Send

from sabot.engine.state import NoticeDue
from sabot.floor.history import CoupAt
from sabot.floor.service import TableInfo
from sabot.store import Checkpoint
from sabot.web.exporting import MEDIA_TYPES, Exporting
from sabot.web.house import House
from sabot.web.proving import newest_checkpoint, prove_consistency, prove_inclusion
from sabot.web.routes.given import MOST, TableId, TheCaller, TheHouse
from sabot.web.routes.telling import API, about
from sabot.web.shapes import Consistency, CoupReplay, InclusionProof
from sabot.web.who import Caller, For

Position = Annotated[int, QueryParameter(ge=0, le=MOST)]
Size = Annotated[int, QueryParameter(ge=1, le=MOST)]
BeforeCoup = Annotated[int | None, QueryParameter(name="before", ge=1, le=MOST)]
Most = Annotated[int, QueryParameter(name="most", ge=1, le=500)]
Moment = Annotated[int | None, QueryParameter(ge=0, le=MOST)]
CoupNumber = Annotated[int, PathParameter(ge=1, le=MOST)]
What = Annotated[Literal["coups", "wagers", "results"], PathParameter()]
FormatAsked = Annotated[Literal["csv", "jsonl", "parquet"], QueryParameter(name="format")]

STAFF = For.STAFF


@get(f"{API}/tables/{{table:str}}/coups", opt=about(STAFF, problems=(404,)))
async def coups(
    house: TheHouse, caller: TheCaller, table: TableId, before: BeforeCoup = None, most: Most = 100
) -> list[CoupAt]:
    """The coups that are over, the newest first."""
    info = await of_staff(house, caller, table, "list the coups")
    return await house.history.coups(info, before, most)


@get(f"{API}/tables/{{table:str}}/coups/{{coup:int}}", opt=about(STAFF, problems=(404,)))
async def replay(house: TheHouse, caller: TheCaller, table: TableId, coup: CoupNumber) -> CoupReplay:
    """One coup that is over, event by event."""
    info = await of_staff(house, caller, table, "replay a coup")
    found, told = await house.history.coup(info, coup)
    return CoupReplay(coup=found, lines=tuple(told))


@get(f"{API}/tables/{{table:str}}/notices", opt=about(STAFF, problems=(404,)))
async def notices(house: TheHouse, caller: TheCaller, table: TableId) -> list[NoticeDue]:
    """Who must be told what, and who has been told."""
    info = await of_staff(house, caller, table, "read the notices")
    state = (await house.floor.now(info.id)).state
    return list(state.notices.values())


@get(
    f"{API}/tables/{{table:str}}/exports/{{what:str}}",
    opt=about(STAFF, problems=(404,), media=tuple(MEDIA_TYPES.values())),
)
async def export(
    house: TheHouse,
    caller: TheCaller,
    table: TableId,
    what: What,
    since: Moment = None,
    until: Moment = None,
    form: FormatAsked = "csv",
) -> ASGIApp:
    """The coups, wagers or results of a table, as far as its coups are over, as a file."""
    info = await of_staff(house, caller, table, f"export the {what}")
    exporting = Exporting(house.exports, info, what, form, since, until)

    async def answer(_: Scope, receive: Receive, send: Send) -> None:
        await exporting.send(receive, cast(Any, send))

    return answer


@get(f"{API}/proofs/checkpoint", opt=about(For.ANYBODY, problems=(404,)))
async def checkpoint(house: TheHouse) -> Checkpoint:
    """The newest signed root over all journals: keep it, and it can be shown later that none was changed."""
    return await newest_checkpoint(house.floor)


@get(f"{API}/proofs/consistency", opt=about(For.SIGNED_IN, problems=(404,)))
async def consistency(house: TheHouse, old: Size, size: Size) -> Consistency:
    """The proof that the first `size` entries go on from the first `old` of them (RFC 9162)."""
    return await prove_consistency(house.floor, old, size)


@get(f"{API}/proofs/inclusion", opt=about(STAFF, problems=(404,)))
async def inclusion(
    house: TheHouse,
    caller: TheCaller,
    table: Annotated[str, QueryParameter(min_length=1, max_length=64)],
    version: Size,
    size: Size,
) -> InclusionProof:
    """The proof that an entry of a table's journal is among the first `size` of all (RFC 9162)."""
    info = await of_staff(house, caller, table, "prove an entry")
    return await prove_inclusion(house.floor, info, version, size)


async def of_staff(house: House, caller: Caller, table: str, what: str) -> TableInfo:
    """The table, for somebody who works there."""
    info = await house.floor.table(table)
    await house.people.must_work_at(caller.signed_in, info, what)
    return info


ROUTES: list[Any] = [
    coups,
    replay,
    notices,
    export,
    checkpoint,
    consistency,
    inclusion,
]
