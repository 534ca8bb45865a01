"""The virtual shoe: it knows an order that nobody else knows, and gives one card at a time.

Which card comes next follows from the journal alone: the order that was sealed with the shuffle, the cut, and
how many cards have left. So a floor that was stopped deals on from the same card, in whatever process.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa
import structlog
from msgspec.structs import replace
from sqlalchemy import Connection

from sabot.cards import Card
from sabot.coup.shoe import cards_burned
from sabot.engine.acts.cards import ended_commitments
from sabot.engine.authority import dealer
from sabot.engine.commands.base import Command
from sabot.engine.commands.cards import Burn, RevealOrder, Riffle, Shuffle, ShuffleByHand
from sabot.engine.commands.dealing import Draw
from sabot.engine.people import Actor, Refusal
from sabot.engine.state import Shoe, State
from sabot.floor import schema
from sabot.floor.service.clock import Clock
from sabot.floor.service.tables import TableInfo
from sabot.floor.shuffling import Reveal, Sealed, Vault, VaultError, order_after_cut
from sabot.rulebook.book import RuleBook
from sabot.store import AsyncStore

NEXT: Final = "next"
"""What the next card of a virtual shoe is called by whoever cannot know it."""

NAMED_IN: Final = ("card", "shown")
"""The parts of commands that name a card which leaves the shoe."""

_log = structlog.get_logger("sabot.floor.shoe")

Order = tuple[str, ...]


@dataclass(frozen=True)
class Handed:
    """A command with its cards in it, what must be written with it, and the order its cards must follow."""

    command: Command
    also: Callable[[Connection], None] | None = None
    order: Order | None = None

    def refused_unless_followed(self, before: State, after: State) -> Refusal | None:
        """No card leaves a virtual shoe but the ones that come next, whoever names them."""
        was, now = before.shoe, after.shoe
        if self.order is None or was is None or now is None or was.commitment != now.commitment:
            return None
        if now.dealt is was.dealt and now.burned_unseen == was.burned_unseen:
            return None  # no card left
        left = self.order[_gone(was) : _gone(now)]
        seen = Counter(now.dealt)
        seen.subtract(was.dealt)
        if _gone(now) < _gone(was) or any(count < 0 for count in seen.values()) or seen - Counter(left):
            return Refusal(reason="the virtual shoe gives the cards: call the next one 'next'")
        return None


class VirtualShoes:
    """The virtual shoes of all tables."""

    def __init__(self, store: AsyncStore, vault: Vault, clock: Clock) -> None:
        self._store = store
        self._vault = vault
        self._clock = clock
        self._opened: dict[str, Reveal] = {}

    async def hand(self, info: TableInfo, state: State, command: Command) -> Handed | Refusal:
        """A command with what only the device knows filled in; as it is, where no virtual shoe is in use."""
        settings = state.settings
        if settings is None or not settings.device.virtual:
            if any(getattr(command, name, None) == NEXT for name in NAMED_IN):
                return Refusal(reason="no virtual shoe is in use here: say which card it is")
            return Handed(command)
        if isinstance(command, Shuffle):
            return self._shuffled(info, settings.decks, command)
        if isinstance(command, Riffle | ShuffleByHand):
            return Refusal(reason="nobody has the cards of a virtual shoe in his hands")
        shoe = state.shoe
        if shoe is None or shoe.commitment is None:
            return Handed(command)
        try:
            reveal = await self._open(info, shoe.commitment)
        except VaultError as error:
            _log.critical("shoe_unavailable", table=info.id, commitment=shoe.commitment, why=str(error))
            return Refusal(reason=f"{error}: the shoe cannot be dealt on and must be declared void")
        order = order_after_cut(reveal.order, shoe.cut)
        return _filled(info.rules, shoe, state, command, order)

    async def reveals(self, info: TableInfo, state: State) -> list[RevealOrder]:
        """The commands that show what has ended and was not shown."""
        by = Actor(id="virtual-shoe", role=dealer(info.rules).roles[0])
        commands = []
        for commitment in ended_commitments(state):
            try:
                reveal = await self._open(info, commitment)
            except VaultError as error:
                _log.critical("shoe_unavailable", table=info.id, commitment=commitment, why=str(error))
                continue
            self._opened.pop(commitment, None)
            commands.append(
                RevealOrder(at=0, by=by, commitment=commitment, order=reveal.order, salt=reveal.salt)
            )
        return commands

    def _shuffled(self, info: TableInfo, decks: int, command: Shuffle) -> Handed | Refusal:
        if command.commitment is not None:
            return Refusal(reason="the virtual shoe makes its own commitment")
        sealed = self._vault.shuffle(decks, info.id)
        at = self._clock.now()

        def keep(connection: Connection) -> None:
            connection.execute(
                schema.shoes.insert().values(
                    commitment=sealed.commitment,
                    table_id=info.id,
                    nonce=sealed.nonce,
                    text=sealed.text,
                    sealed=at,
                )
            )

        return Handed(replace(command, commitment=sealed.commitment), keep)

    async def _open(self, info: TableInfo, commitment: str) -> Reveal:
        found = self._opened.get(commitment)
        if found is not None:
            return found
        column = schema.shoes.c
        select = sa.select(column.nonce, column.text).where(column.commitment == commitment)
        row = await self._store.read(lambda connection: connection.execute(select).one_or_none())
        if row is None:
            raise VaultError(f"the sealed shoe {commitment[:12]} is not in the database")
        sealed = Sealed(commitment=commitment, nonce=row.nonce, text=row.text)
        reveal = self._opened[commitment] = self._vault.open(sealed, info.id)
        return reveal


def _gone(shoe: Shoe) -> int:
    """How many cards have left the shoe."""
    return shoe.total - shoe.left


def _filled(book: RuleBook, shoe: Shoe, state: State, command: Command, order: Order) -> Handed | Refusal:
    named = [name for name in NAMED_IN if getattr(command, name, None) == NEXT]
    if not named:
        return Handed(command, order=order)
    carried = shoe.carried if isinstance(command, Draw) and _begins(state) else None
    if carried is not None:
        return Handed(replace(command, card=carried.card), order=order)
    if _gone(shoe) >= len(order):
        return Refusal(reason="the shoe is empty")
    card = order[_gone(shoe)]
    if isinstance(command, Burn):
        return Handed(_burn(book, command, order[_gone(shoe) :]), order=order)
    return Handed(replace(command, **dict.fromkeys(named, card)), order=order)


def _begins(state: State) -> bool:
    return state.coup is None or not state.coup.cards


def _burn(book: RuleBook, command: Burn, leaving: Order) -> Burn:
    """A burn by the card shown takes as many cards as the book says, some of them turned as well."""
    shown = leaving[0]
    method = next((one for one in book.cards.burn.methods if one.kind == command.kind), None)
    count = cards_burned(method, Card.parse(shown)) if method is not None else command.cards
    turned = leaving[1:count] if command.kind == "by-face-value-exposed" else ()
    return replace(command, shown=shown, cards=count, turned=turned)
