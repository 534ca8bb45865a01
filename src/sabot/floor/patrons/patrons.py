"""The patrons of the floor, and what they bring to a table with them."""

from collections.abc import Callable
from typing import Final, Literal, get_args

import msgspec
import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from sabot.engine.authority import cited_by
from sabot.engine.commands.base import Command
from sabot.engine.commands.people import Arrive
from sabot.engine.people import Refusal
from sabot.engine.state import State
from sabot.floor import schema
from sabot.floor.patrons.errors import CardTakenError, CardUnknownError, DepositLimitError, PatronsError
from sabot.rulebook.book import RuleBook
from sabot.store import AsyncStore

DAY: Final = 86_400_000
Kind = Literal["club", "social"]
Means = Literal["cash", "debit-card", "eftpos", "bank-transfer", "internal-transfer"]
EXTERNAL: Final = tuple(means for means in get_args(Means) if means != "internal-transfer")
"""Only these bring money in from outside, and only they count towards a deposit limit."""


class PlayerCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card issued to one patron: of the club, or a social member's. Either will do at a table."""

    number: str
    patron: str
    kind: Kind
    ended: str | None = None
    """Why it is not valid any more."""


class GamingLimits(msgspec.Struct, frozen=True, kw_only=True):
    """What a patron set himself; either may be unset."""

    deposit: int | None = None
    """The most that he deposits from outside in a calendar day."""
    loss: int | None = None
    """The most that he loses, net, in a period."""
    days: int = 1
    """How long a period is. The first begins when the limit is set."""
    since: int = 0

    def period(self, now: int) -> int:
        """When the period that runs now began."""
        long = self.days * DAY
        return self.since + (now - self.since) // long * long


NO_LIMITS: Final = GamingLimits()


class Patrons:
    """Cards, limits, deposits and losses, kept in the floor's database.

    `now` tells the time in milliseconds, and `day_begins` when a calendar day begins, in milliseconds after
    midnight UTC. The caller has made sure that `by` may do what is asked.
    """

    def __init__(self, store: AsyncStore, now: Callable[[], int], *, day_begins: int = 0) -> None:
        self._store = store
        self._now = now
        self._day_begins = day_begins

    # Player Cards

    async def issue(self, card: PlayerCard, by: str) -> None:
        """A card for a patron. Raises when that number was issued to anybody before."""
        if not card.number.isalnum() or len(card.number) > 40:
            raise PatronsError(f"a Player Card cannot have the number {card.number!r}")
        row = {"number": card.number, "patron": card.patron, "kind": card.kind}
        insert = schema.player_cards.insert().values(**row, issued=self._now(), by=by)
        try:
            await self._store.write(lambda connection: _run(connection, insert))
        except IntegrityError:
            raise CardTakenError(f"Player Card {card.number} has been issued already") from None

    async def card(self, number: str) -> PlayerCard | None:
        column = schema.player_cards.c
        select = sa.select(column.number, column.patron, column.kind, column.ended)
        select = select.where(column.number == number)
        row = await self._store.read(lambda connection: connection.execute(select).mappings().one_or_none())
        return PlayerCard(**row) if row is not None else None

    async def end_card(self, number: str, why: str, *, of: str) -> None:
        """A card that is lost, withdrawn or replaced is valid no more."""
        column = schema.player_cards.c
        update = schema.player_cards.update().where(
            column.number == number, column.patron == of, column.ended.is_(None)
        )
        done = update.values(ended=why or "ended")
        if not await self._store.write(lambda connection: connection.execute(done).rowcount):
            raise CardUnknownError(f"{of} has no valid Player Card {number}")

    # Gaming limits

    async def set_limits(self, patron: str, limits: GamingLimits, by: str) -> GamingLimits:
        """These from now on, in the place of all that were set before."""
        if limits.days < 1 or min(limits.deposit or 0, limits.loss or 0) < 0:
            raise PatronsError("limits are not below nought, and a period is a day or longer")
        set_ = replace(limits, since=self._now())
        row = {"patron": patron, **msgspec.structs.asdict(set_), "by": by}
        insert = schema.gaming_limits.insert().values(row)
        try:
            await self._store.write(lambda connection: _run(connection, insert))
        except IntegrityError:
            raise PatronsError(f"the limits of {patron} have been set this very moment") from None
        return set_

    async def limits(self, patron: str) -> GamingLimits:
        return await self._store.read(lambda connection: _limits(connection, patron))

    async def lost(self, patron: str) -> int:
        """His net loss at all tables he has left, in the period of his loss limit that runs now."""
        now = self._now()
        return await self._store.read(lambda connection: _lost(connection, patron, now))

    # Deposits

    async def deposit(self, patron: str, cents: int, means: Means, by: str) -> None:
        """Money into a patron's account. Raises `DepositLimitError`; money from within does not count."""
        if cents < 1:
            raise PatronsError("a deposit is a cent or more")
        if means not in get_args(Means):
            raise PatronsError(f"a deposit is made by {' or '.join(get_args(Means))}, not by {means}")
        now = self._now()
        began = now - (now - self._day_begins) % DAY
        row = {"patron": patron, "cents": cents, "means": means, "at": now, "by": by}

        def add(connection: Connection) -> None:
            most = _limits(connection, patron, lock=True).deposit
            if most is not None and means in EXTERNAL:
                left = most - _deposited(connection, patron, began)
                if cents > left:
                    raise DepositLimitError(patron, max(0, left))
            connection.execute(schema.deposits.insert().values(row))

        await self._store.write(add)

    async def deposited(self, patron: str) -> int:
        """What he has deposited from outside this calendar day."""
        now = self._now()
        began = now - (now - self._day_begins) % DAY
        return await self._store.read(lambda connection: _deposited(connection, patron, began))

    # At a table

    async def arriving(self, rules: RuleBook, command: Command) -> Command | Refusal:
        """Who comes to a table has his card looked up, and the limit that he set himself is his there."""
        if not isinstance(command, Arrive):
            return command
        duties = rules.wagers.patron if rules.wagers is not None else None
        if command.card_number is not None:
            found = await self.card(command.card_number)
            wrong = _not_his(found, command)
            if wrong is not None:
                cited = duties.player_card if duties is not None else None
                return Refusal(reason=wrong, rule=cited_by(cited) if cited is not None else None)
            command = replace(command, player_card=True)
        limits = await self.limits(command.patron)
        if limits.loss is None:
            return command
        return replace(command, loss_limit=limits.loss, lost=await self.lost(command.patron))

    def leaving(
        self, table: str, version: int, before: State, after: State
    ) -> Callable[[Connection], None] | None:
        """What is written with an entry of a table's journal by which patrons left it."""
        rows = [
            {
                "table_id": table,
                "version": version,
                "patron": one.id,
                "cents": one.lost - one.lost_before,
                "at": after.at,
            }
            for one in before.patrons.values()
            if one.id not in after.patrons and one.loss_limit is not None
        ]
        return (lambda connection: _run(connection, schema.losses.insert().values(rows))) if rows else None


def _not_his(card: PlayerCard | None, command: Arrive) -> str | None:
    if card is None:
        return f"there is no Player Card {command.card_number}"
    if card.ended is not None:
        return f"Player Card {card.number} is not valid: {card.ended}"
    if card.patron != command.patron:
        return f"Player Card {card.number} was issued to another person"
    return None


def _limits(connection: Connection, patron: str, *, lock: bool = False) -> GamingLimits:
    column = schema.gaming_limits.c
    select = sa.select(column.deposit, column.loss, column.days, column.since)
    select = select.where(column.patron == patron).order_by(column.since.desc()).limit(1)
    row = connection.execute(select.with_for_update() if lock else select).mappings().one_or_none()
    return GamingLimits(**row) if row is not None else NO_LIMITS


def _deposited(connection: Connection, patron: str, since: int) -> int:
    column = schema.deposits.c
    total = sa.func.coalesce(sa.func.sum(column.cents), 0)
    select = sa.select(total).where(column.patron == patron, column.at >= since, column.means.in_(EXTERNAL))
    return int(connection.execute(select).scalar_one())


def _lost(connection: Connection, patron: str, now: int) -> int:
    column = schema.losses.c
    began = _limits(connection, patron).period(now)
    total = sa.func.coalesce(sa.func.sum(column.cents), 0)
    select = sa.select(total).where(column.patron == patron, column.at >= began)
    return int(connection.execute(select).scalar_one())


def _run(connection: Connection, statement: sa.Insert) -> None:
    connection.execute(statement)
