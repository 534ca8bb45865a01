"""For inspectors and surveillance: events looked for, a coup step by step, and what of it is proved."""

from typing import Annotated, Any, cast

from litestar import get
from litestar.params import PathParameter, QueryParameter
from litestar.types import ASGIApp, Receive, Scope, Send

from sabot.engine.events import EVENTS
from sabot.floor.inspection import ChainChecked, EntryAt, JournalPage, ProofStanding
from sabot.floor.journal_search import Wanted
from sabot.web.exporting import LINES, ExportingJournal
from sabot.web.routes.given import MOST, TableId, TheCaller, TheHouse
from sabot.web.routes.journal import CoupNumber, Moment, Most, of_staff
from sabot.web.routes.telling import API, about
from sabot.web.shapes import CoupSteps
from sabot.web.who import For

STAFF = For.STAFF
JOURNAL = f"{API}/tables/{{table:str}}/journal"

AfterVersion = Annotated[int | None, QueryParameter(name="after", ge=0, le=MOST)]
BeforeVersion = Annotated[int | None, QueryParameter(name="before", ge=1, le=MOST)]
Newest = Annotated[bool, QueryParameter(name="newest")]
Kind = Annotated[str | None, QueryParameter(name="what", min_length=1, max_length=64)]
Rule = Annotated[str | None, QueryParameter(name="rule", min_length=1, max_length=120)]
Person = Annotated[str | None, QueryParameter(name="person", min_length=1, max_length=64)]
Words = Annotated[str | None, QueryParameter(name="text", min_length=1, max_length=200)]
OfCoup = Annotated[int | None, QueryParameter(name="coup", ge=1, le=MOST)]
Version = Annotated[int, PathParameter(ge=1, le=MOST)]
FromVersion = Annotated[int, QueryParameter(name="after", ge=0, le=MOST)]
Stretch = Annotated[int, QueryParameter(name="most", ge=1, le=10_000)]


@get(JOURNAL, opt=about(STAFF, problems=(404,)))
async def journal(  # noqa: PLR0913, PLR0917 - what may be asked
    house: TheHouse,
    caller: TheCaller,
    table: TableId,
    after: AfterVersion = None,
    before: BeforeVersion = None,
    newest: Newest = False,  # noqa: FBT002 - asked by name
    most: Most = 100,
    what: Kind = None,
    rule: Rule = None,
    person: Person = None,
    text: Words = None,
    coup: OfCoup = None,
    since: Moment = None,
    until: Moment = None,
) -> JournalPage:
    """What happened, event by event, with its clauses. A coup at play is told when it is over.

    Oldest first, from `after` on; or the newest first, from `before` back. Where `next` is a number there may
    be more that fits: ask again with it, whether or not this answer had any.
    """
    info = await of_staff(house, caller, table, "read the journal")
    start = (before - 1 if before is not None else None) if newest else (after or 0) + 1
    return await house.inspection.search(
        info,
        Wanted(what=what, rule=rule, person=person, text=text, coup=coup, since=since, before=until),
        start=start,
        most=most,
        newest=newest,
    )


@get(f"{JOURNAL}/{{version:int}}", opt=about(STAFF, problems=(404,)))
async def entry(house: TheHouse, caller: TheCaller, table: TableId, version: Version) -> EntryAt:
    """One entry as it was hashed, for whoever checks the proof that it is there."""
    info = await of_staff(house, caller, table, "read an entry")
    return await house.inspection.entry(info, version)


@get(f"{API}/journal-kinds", opt=about(STAFF), sync_to_thread=False)
def kinds() -> list[str]:
    """The kinds of events that a journal may have, by name."""
    return sorted(EVENTS)


@get(f"{API}/tables/{{table:str}}/coups/{{coup:int}}/steps", opt=about(STAFF, problems=(404,)))
async def steps(house: TheHouse, caller: TheCaller, table: TableId, coup: CoupNumber) -> CoupSteps:
    """One coup that is over, event by event, and the table as it stood after each, every card to be seen."""
    info = await of_staff(house, caller, table, "replay a coup")
    found, each = await house.inspection.steps(info, coup)
    return CoupSteps(coup=found, steps=tuple(each))


@get(f"{API}/tables/{{table:str}}/proof", opt=about(STAFF, problems=(404,)))
async def proof(house: TheHouse, caller: TheCaller, table: TableId) -> ProofStanding:
    """How far the table's journal is chained, signed and to be proved."""
    info = await of_staff(house, caller, table, "see what is proved")
    return await house.inspection.standing(info)


@get(f"{API}/tables/{{table:str}}/proof/chain", opt=about(STAFF, problems=(404,)))
async def chain(
    house: TheHouse, caller: TheCaller, table: TableId, after: FromVersion = 0, most: Stretch = 5_000
) -> ChainChecked:
    """Check a stretch of the table's journal: each entry's hash, and that it follows from the last."""
    info = await of_staff(house, caller, table, "check the journal")
    return await house.inspection.check(info, after, most)


@get(f"{API}/proofs/export", opt=about(STAFF, problems=(404,), media=(LINES,)))
async def export_journal(house: TheHouse, caller: TheCaller) -> ASGIApp:
    """The journal of all tables, to be checked with any program, up to the oldest coup at play.

    For those who work at every table: docs/PROOF.md says how it is checked.
    """
    for info in await house.floor.tables():
        await house.people.must_work_at(caller.signed_in, info, "export the journal")
    exporting = ExportingJournal(house.exports, await house.inspection.may_be_shown())

    async def answer(_: Scope, receive: Receive, send: Send) -> None:
        await exporting.send(receive, cast(Any, send))

    return answer


ROUTES: list[Any] = [journal, entry, kinds, steps, proof, chain, export_journal]
