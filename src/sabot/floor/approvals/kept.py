"""Requests for approval as the database keeps them."""

from typing import Any, Final, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from sabot.engine.people import Actor
from sabot.floor import schema
from sabot.floor.approvals.errors import EndedError, TooManyWaitError
from sabot.store import KeyReused

Stage = Literal["waiting", "approved", "declined", "withdrawn", "expired", "refused"]
"""`refused`: somebody approved it, and the table, which had moved on, did not do it."""

MOST_WAITING: Final = 10
"""How many requests of one person may wait at once."""


class Approval(msgspec.Struct, frozen=True, kw_only=True):
    """A command that waits for a second person, or what became of it."""

    id: str
    table: str
    asked: int
    until: int
    """When it expires."""
    by: Actor
    command: dict[str, Any]
    """As it was asked: what to do, and its details."""
    prompt: str
    """The command in a line."""
    needs: str
    """Whose approval is wanted, in words."""
    rule: str | None
    """The clause that wants it, where one does."""
    roles: tuple[str, ...]
    """The roles that may approve it, the highest first."""
    stage: Stage = "waiting"
    ended: int | None = None
    ended_by: Actor | None = None
    why: str | None = None
    """Why it was declined, or why the table refused it."""
    why_rule: str | None = None

    @property
    def do(self) -> str:
        return str(self.command["do"])


def add(connection: Connection, new: Approval, key: str | None) -> Approval:
    """Keep a new request; the one asked before with the same key, where there is one."""
    column = schema.approvals.c
    if key is not None:
        mine = (column.by == new.by.id) & (column.key == key)
        before = next(iter(_read(connection, mine)), None)
        if before is not None:
            if (before.table, before.command, before.by) != (new.table, new.command, new.by):
                raise KeyReused(new.by.id, key)
            return before
    waiting = (column.by == new.by.id) & (column.state == "waiting") & (column.until > new.asked)
    count = sa.select(sa.func.count()).select_from(schema.approvals).where(waiting)
    if connection.execute(count).scalar_one() >= MOST_WAITING:
        raise TooManyWaitError(f"{MOST_WAITING} requests of {new.by.id} wait already")
    row = {
        "id": new.id,
        "table_id": new.table,
        "asked": new.asked,
        "until": new.until,
        "by": new.by.id,
        "role": new.by.role,
        "key": key,
        "command": msgspec.json.encode(new.command).decode(),
        "prompt": new.prompt,
        "needs": new.needs,
        "rule": new.rule,
        "roles": " ".join(new.roles),
        "state": "waiting",
    }
    connection.execute(schema.approvals.insert().values(row))
    return new


def end(
    connection: Connection,
    approval: str,
    stage: Stage,
    at: int,
    by: Actor | None,
    *,
    why: str | None = None,
    why_rule: str | None = None,
) -> None:
    """End a request that waits, or raise `EndedError`: the database says who was first."""
    column = schema.approvals.c
    waits = (column.id == approval) & (column.state == "waiting")
    in_time = column.until > at if stage != "expired" else column.until <= at
    ended = {
        "state": stage,
        "ended": at,
        "ended_by": by.id if by is not None else None,
        "ended_role": by.role if by is not None else None,
        "why": why,
        "why_rule": why_rule,
    }
    if connection.execute(schema.approvals.update().where(waits, in_time).values(ended)).rowcount != 1:
        raise EndedError("it does not wait any more")


def find(connection: Connection, approval: str) -> Approval | None:
    return next(iter(_read(connection, schema.approvals.c.id == approval)), None)


def waiting_or_ended_since(connection: Connection, since: int) -> list[Approval]:
    """Everything that waits, and what ended lately; the oldest first."""
    column = schema.approvals.c
    return _read(connection, (column.state == "waiting") | (column.ended >= since))


def _read(connection: Connection, where: sa.ColumnElement[bool]) -> list[Approval]:
    column = schema.approvals.c
    select = sa.select(schema.approvals).where(where).order_by(column.asked, column.id)
    return [_of(row) for row in connection.execute(select).mappings()]


def _of(row: sa.RowMapping) -> Approval:
    ended_by = row["ended_by"]
    return Approval(
        id=row["id"],
        table=row["table_id"],
        asked=row["asked"],
        until=row["until"],
        by=Actor(id=row["by"], role=row["role"]),
        command=msgspec.json.decode(row["command"]),
        prompt=row["prompt"],
        needs=row["needs"],
        rule=row["rule"],
        roles=tuple(row["roles"].split()),
        stage=row["state"],
        ended=row["ended"],
        ended_by=Actor(id=ended_by, role=row["ended_role"]) if ended_by is not None else None,
        why=row["why"],
        why_rule=row["why_rule"],
    )


__all__ = ["Approval", "Stage", "add", "end", "find", "waiting_or_ended_since"]
