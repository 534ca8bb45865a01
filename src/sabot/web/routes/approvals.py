"""What waits for a second person: asking, answering, and hearing of it."""

from typing import Annotated, Any

from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter
from litestar.types import ASGIApp

from sabot.engine.people import Refusal
from sabot.floor.approvals import Approval, NotApprovableError
from sabot.floor.people import STEP_UP, Session
from sabot.floor.service import TableInfo, read_command
from sabot.web.house import House
from sabot.web.problems import RefusedError
from sabot.web.routes.asked import Put
from sabot.web.routes.events import streaming
from sabot.web.routes.given import Key, TableId, TheCaller, TheHouse
from sabot.web.routes.tables import done
from sabot.web.routes.telling import API, about
from sabot.web.shapes import ApprovalShape, ApprovalsView, DoneShape, Why
from sabot.web.streams import Parts, Stream
from sabot.web.who import For

ApprovalId = Annotated[str, PathParameter(min_length=1, max_length=64)]
OF_A_TABLE = f"{API}/tables/{{table:str}}/approvals"
ONE = f"{API}/approvals/{{approval:str}}"


@post(OF_A_TABLE, status_code=201, opt=about(For.SIGNED_IN, problems=(404, 409)))
async def ask_for_approval(
    house: TheHouse, caller: TheCaller, table: TableId, data: JSONBody[Put], idempotency_key: Key = None
) -> ApprovalShape:
    """Ask for a command that a second person must agree to, or is to sign; it waits until he does.

    Refused at once is what the table would not do whoever approved. Send the same Idempotency-Key when you
    ask again, and it is asked once.
    """
    info, session, asked = await house.floor.table(table), caller.signed_in, data.fields()
    actor = await house.people.permit(
        session,
        info,
        asked["do"],
        role=data.role,
        demonstration=house.plays_for_nothing(info, session.account),
    )
    try:
        approval = await house.approvals.ask(info, read_command(asked, by=actor), key=idempotency_key)
    except NotApprovableError as error:
        house.metrics.command(asked["do"], "refused")
        raise RefusedError(error.refusal, info.book) from None
    house.metrics.command(asked["do"], "asked")
    return shape_of(house, session, info, approval)


@get(OF_A_TABLE, opt=about(For.SIGNED_IN, problems=(404,)))
async def approvals(house: TheHouse, caller: TheCaller, table: TableId) -> ApprovalsView:
    """What waits for approval at a table, and what ended lately; a patron sees what he asked for himself."""
    info = await house.floor.table(table)
    await _may_see(house, caller.signed_in, info)
    await house.approvals.posted()
    return ApprovalsView(approvals=seen(house, caller.signed_in, (info,)))


@get(f"{OF_A_TABLE}/events", opt=about(For.SIGNED_IN, problems=(403, 404), stream=True))
async def approval_events(house: TheHouse, caller: TheCaller, table: TableId) -> ASGIApp:
    """What waits for approval at a table, and every change of it."""
    info, session = await house.floor.table(table), caller.signed_in
    await _may_see(house, session, info)
    await house.approvals.posted()
    parts = Parts(lambda: {"approvals": seen(house, session, (info,))}, house.approvals.board.ring)
    return streaming(house, session, Stream(parts, bytes))


@post(f"{ONE}/approved", status_code=200, opt=about(For.STAFF, problems=(404, 409)))
async def approve(house: TheHouse, caller: TheCaller, approval: ApprovalId) -> DoneShape:
    """Approve what somebody else asked for: it is decided now, as the table is, with both names.

    Asked again it is not done again.
    """
    asked = await house.approvals.find(approval)
    info = await house.floor.table(asked.table)
    outcome = await house.approvals.approve(caller.signed_in, approval)
    house.metrics.command(asked.do, "refused" if isinstance(outcome, Refusal) else "done")
    return done(info, outcome)


@post(f"{ONE}/declined", status_code=200, opt=about(For.STAFF, problems=(404, 409)))
async def decline(
    house: TheHouse, caller: TheCaller, approval: ApprovalId, data: JSONBody[Why]
) -> ApprovalShape:
    """Decline what somebody else asked for, and tell him why."""
    ended = await house.approvals.decline(caller.signed_in, approval, data.why)
    return shape_of(house, caller.signed_in, await house.floor.table(ended.table), ended)


@delete(ONE, status_code=204, opt=about(For.SIGNED_IN, problems=(404, 409)))
async def withdraw(house: TheHouse, caller: TheCaller, approval: ApprovalId) -> Response[None]:
    """Take back what one asked for oneself."""
    await house.approvals.withdraw(caller.signed_in, approval)
    return Response(None, status_code=204)


def seen(house: House, session: Session, tables: tuple[TableInfo, ...]) -> tuple[ApprovalShape, ...]:
    """What is posted of these tables, as somebody may see it: staff all of it, a patron what is his own."""
    by_id = {info.id: info for info in tables}
    return tuple(
        shape_of(house, session, by_id[one.table], one)
        for one in house.approvals.board.posted
        if one.table in by_id and (session.account.kind == "staff" or one.by.id == session.account.id)
    )


def shape_of(house: House, session: Session, info: TableInfo, one: Approval) -> ApprovalShape:
    mine = one.by.id == session.account.id
    has_role = not set(house.people.roles(session, info)).isdisjoint(one.roles)
    return ApprovalShape(
        id=one.id,
        table=one.table,
        do=one.do,
        command=one.command,
        prompt=one.prompt,
        needs=one.needs,
        rule=one.rule,
        asked_by=one.by.id,
        asked_role=one.by.role,
        asked=one.asked,
        until=one.until,
        stage=one.stage,
        ended=one.ended,
        ended_by=one.ended_by.id if one.ended_by is not None else None,
        ended_role=one.ended_by.role if one.ended_by is not None else None,
        why=one.why,
        why_rule=one.why_rule,
        mine=mine,
        may_answer=one.stage == "waiting" and not mine and has_role and session.account.kind == "staff",
        password_needed=one.do in STEP_UP,
    )


async def _may_see(house: House, session: Session, info: TableInfo) -> None:
    if session.account.kind == "staff":
        await house.people.must_work_at(session, info, "see what waits for approval")


ROUTES: list[Any] = [ask_for_approval, approvals, approval_events, approve, decline, withdraw]
