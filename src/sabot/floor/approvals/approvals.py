"""Asking for approval, and giving or refusing it."""

from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from typing import Final, TypeVar

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from sabot.engine.acts.act import ACTS
from sabot.engine.commands.base import Command
from sabot.engine.people import PATRON_ROLE, Actor, Refusal
from sabot.engine.state import State
from sabot.engine.table import Refused, Table
from sabot.floor.approvals import kept
from sabot.floor.approvals.errors import (
    EndedError,
    NotApprovableError,
    UnknownApprovalError,
)
from sabot.floor.approvals.kept import Approval, Stage
from sabot.floor.board import EVERY_S, Board
from sabot.floor.people import ForbiddenError, People, Session
from sabot.floor.people.sessions import MINUTE
from sabot.floor.service import Done, Floor, TableInfo, encode_command, read_command
from sabot.rulebook.authority import Role
from sabot.rulebook.book import RuleBook
from sabot.store import KeyReused

T = TypeVar("T")

LASTS: Final = 10 * MINUTE
"""How long a request waits before it expires."""

TOLD_FOR: Final = 2 * MINUTE
"""How long it is still told what became of a request."""

SECOND_NAME: Final = "a second name is wanted"


class Approvals:
    """The requests of all tables."""

    def __init__(self, floor: Floor, people: People, look_every_s: float = EVERY_S) -> None:
        self._floor = floor
        self._people = people
        self.board = Board[tuple[Approval, ...]]((), self._look, look_every_s)

    # Asking

    async def ask(self, info: TableInfo, command: Command, *, key: str | None = None) -> Approval:
        """Have a command wait for a second person; `command.by` was permitted to ask for it.

        Raises `NotApprovableError` when the table would not do it whoever approved, and `TooManyWaitError`.
        """
        needs, roles = await self._who_may_approve(info, command)
        state = (await self._floor.now(info.id)).state
        now = self._floor.clock.now()
        new = Approval(
            id=token_hex(8),
            table=info.id,
            asked=now,
            until=now + LASTS,
            by=command.by,
            command=msgspec.json.decode(encode_command(command)),
            prompt=_prompt(info.rules, state, command),
            needs=needs.reason,
            rule=needs.rule,
            roles=roles,
        )
        approval = await self._keep(new, key)
        if approval.id == new.id:
            await self._told(approval.by.id, f"asked for approval of {new.do}", approval)
        return approval

    async def _who_may_approve(self, info: TableInfo, command: Command) -> tuple[Refusal, tuple[str, ...]]:
        """Why approval is wanted, and the roles of whoever may give it: those with whom it would be done.

        A command that needs nobody may still be given a second name, by anybody of staff.
        """
        alone = await self._floor.consider(info.id, replace(command, approver=None))
        if alone is None:
            staff = tuple(str(role.key) for role in _by_rank(info.rules) if role.kind == "staff")
            return Refusal(reason=SECOND_NAME), staff
        roles, last = [], alone
        for role in reversed(_by_rank(info.rules)):
            second = Actor(id=f"not {command.by.id}", role=str(role.key))
            refused = await self._floor.consider(info.id, replace(command, approver=second))
            if refused is None:
                roles.append(str(role.key))
            else:
                last = refused
        if not roles:  # the highest was asked last: what he is told is no matter of who he is
            raise NotApprovableError(last)
        return alone, tuple(reversed(roles))

    async def _keep(self, new: Approval, key: str | None) -> Approval:
        try:
            return await self._write(lambda connection: kept.add(connection, new, key))
        except IntegrityError:  # the same request came to two processes at once
            return await self._write(lambda connection: kept.add(connection, new, key))

    # Ending

    async def approve(self, session: Session, approval: str) -> Done | Refusal:
        """Have a request done, as the table is now, with both names; approved twice, it is done once.

        Raises `EndedError` when somebody was first, `ForbiddenError` when it is not for this person.
        """
        asked, info = await self._found(approval)
        second = await self._permit(session, info, asked, "approve")
        if asked.stage not in ("waiting", "approved") or asked.ended_by not in (None, second):
            raise EndedError(_said(asked))
        if asked.stage == "waiting" and not await self._people.answers.still(asked.by, info):
            outcome: Done | Refusal = Refusal(reason=f"{asked.by.id} is no {asked.by.role} here any more")
        else:
            outcome = await self._do(asked, info, second)
        if isinstance(outcome, Refusal):
            await self._end(asked, "refused", second, why=outcome.reason, why_rule=outcome.rule)
        elif not outcome.repeated:
            await self._told(second.id, f"approved {asked.do}", asked)
        return outcome

    async def _permit(self, session: Session, info: TableInfo, asked: Approval, saying: str) -> Actor:
        return await self._people.answers.permit(
            session, info, asked.do, of=asked.by, roles=asked.roles, saying=saying
        )

    async def _do(self, asked: Approval, info: TableInfo, second: Actor) -> Done | Refusal:
        """Decided now; that it was approved is written in one transaction with its events."""
        now = self._floor.clock.now()

        def end(connection: Connection) -> None:
            kept.end(connection, asked.id, "approved", now, second)

        command = read_command(asked.command, by=asked.by, approver=second)
        try:
            return await self._floor.do(info.id, command, key=f"approval {asked.id}", also=end)
        except KeyReused:
            raise EndedError("it does not wait any more: somebody else was first") from None
        finally:
            await self.board.look()

    async def decline(self, session: Session, approval: str, why: str) -> Approval:
        """Have a request not done; whoever asked is told why."""
        asked, info = await self._found(approval)
        second = await self._permit(session, info, asked, "decline")
        return await self._end(asked, "declined", second, why=why)

    async def withdraw(self, session: Session, approval: str) -> Approval:
        """Take a request of one's own back."""
        asked, info = await self._found(approval)
        if asked.by.id != session.account.id:
            who, what = session.account.id, f"withdraw {asked.do} of {asked.by.id}"
            refused = "nobody withdraws what another has asked for"
            await self._people.audit.record(who, what, info.id, refused)
            raise ForbiddenError(refused)
        return await self._end(asked, "withdrawn", asked.by)

    async def _end(
        self, asked: Approval, stage: Stage, by: Actor, *, why: str | None = None, why_rule: str | None = None
    ) -> Approval:
        now = self._floor.clock.now()

        def end(connection: Connection) -> None:
            kept.end(connection, asked.id, stage, now, by, why=why, why_rule=why_rule)

        try:
            await self._write(end)
        except EndedError:
            raise EndedError(_said((await self._found(asked.id))[0])) from None
        refused = None if stage == "withdrawn" else why
        await self._told(by.id, f"{stage} {asked.do}", asked, refused)
        return replace(asked, stage=stage, ended=now, ended_by=by, why=why, why_rule=why_rule)

    # Reading

    async def posted(self) -> tuple[Approval, ...]:
        """What waits at all tables, and what ended lately; the oldest first."""
        await self.board.look()
        return self.board.posted

    async def find(self, approval: str) -> Approval:
        """A request, as it is now. Raises `UnknownApprovalError`."""
        return (await self._found(approval))[0]

    async def _found(self, approval: str) -> tuple[Approval, TableInfo]:
        asked = await self._floor.store.read(lambda connection: kept.find(connection, approval))
        if asked is None:
            raise UnknownApprovalError
        if asked.stage == "waiting" and asked.until <= self._floor.clock.now():
            asked = replace(asked, stage="expired", ended=asked.until)
        return asked, await self._floor.table(asked.table)

    async def _look(self) -> tuple[Approval, ...]:
        now = self._floor.clock.now()
        found = await self._floor.store.read(
            lambda connection: kept.waiting_or_ended_since(connection, now - TOLD_FOR)
        )
        told = []
        for one in found:
            if one.stage == "waiting" and one.until <= now:
                told.append(await self._expire(one, now))
            else:
                told.append(one)
        return tuple(told)

    async def _expire(self, asked: Approval, now: int) -> Approval:
        with suppress(EndedError):  # another process saw it first
            await self._floor.store.write(
                lambda connection: kept.end(connection, asked.id, "expired", now, None)
            )
            await self._people.audit.record(
                asked.by.id, f"expired {asked.do}", _about(asked), "nobody approved it"
            )
        return replace(asked, stage="expired", ended=now)

    async def _write(self, run: Callable[[Connection], T]) -> T:
        written = await self._floor.store.write(run)
        await self.board.look()
        return written

    async def _told(self, who: str, did: str, asked: Approval, refused: str | None = None) -> None:
        await self._people.audit.record(who, did, _about(asked), refused)


def _about(asked: Approval) -> str:
    return f"{asked.table} {asked.id} asked by {asked.by.id}"


def _said(asked: Approval) -> str:
    by = f" by {asked.ended_by.id}" if asked.ended_by is not None else ""
    return f"it does not wait any more: it is {asked.stage}{by}"


def _by_rank(rules: RuleBook) -> list[Role]:
    """Every role of a book that may act beside whoever asks, the highest first."""
    roles = [role for role in rules.roles if role.key != PATRON_ROLE]
    return sorted(roles, key=lambda role: (role.kind != "staff", -role.rank, str(role.key)))


def _prompt(rules: RuleBook, state: State, command: Command) -> str:
    try:
        return ACTS[type(command)].prompt(Table(rules, state))
    except Refused:
        return type(command).__name__
