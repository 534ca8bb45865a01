"""What a kind of journal is: its events, how they fold into a state, and how old ones are made new."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from typing import Any, Final, Generic, TypeVar, Union

import msgspec

from sabot.engine import applied as _  # noqa: F401 - it registers every event
from sabot.engine.events import EVENTS, Event
from sabot.engine.evolve import evolve
from sabot.engine.state import State
from sabot.store.encoding import Envelope, canonical, plain
from sabot.store.errors import CorruptJournal, StoreError
from sabot.store.fingerprint import code_fingerprint

S = TypeVar("S")
E = TypeVar("E", bound=msgspec.Struct)

Upcaster = Callable[[dict[str, Any]], dict[str, Any]]
"""Makes an event of one format into the same event of the next; it may give it another kind."""


@dataclass(frozen=True)
class Codec(Generic[S, E]):
    """A kind of journal. `format` goes up by one whenever an event changes its form, and then an
    upcaster for each kind that changed, keyed by the kind and the format it comes from, is added. Where
    something may stand in an event that never did before, nothing is to be made new, but it goes up as well:
    older code then says that a newer one wrote it."""

    kind: str
    format: int
    events: tuple[type[E], ...]
    state: type[S]
    initial: Callable[[], S]
    evolve: Callable[[S, E], S]
    packages: tuple[str, ...]
    """The code that a state depends on: a snapshot made by other code is thrown away."""
    upcasters: Mapping[tuple[str, int], Upcaster] = field(default_factory=dict)
    tag: str = "what"

    def journal(self, name: str) -> "Journal[S, E]":
        """One journal of this kind."""
        if not name or any(not letter.isprintable() for letter in name):
            raise StoreError(f"a journal cannot be called {name!r}")
        return Journal(self, name)

    def decode(self, envelope: Envelope) -> E:
        """The event of an entry, in today's form."""
        try:
            if envelope.format > self.format:
                raise CorruptJournal(
                    f"{envelope.journal} {envelope.version} has format {envelope.format}, and this "
                    f"Sabot reads up to {self.format}: a newer one wrote it"
                )
            if envelope.format == self.format or not self.upcasters:
                return self._decoder.decode(envelope.event)
            made_new = self._made_new(msgspec.json.decode(envelope.event), envelope.format)
            return self._decoder.decode(msgspec.json.encode(made_new))
        except msgspec.DecodeError as error:
            raise CorruptJournal(f"{envelope.journal} {envelope.version}: not an event: {error}") from error

    def _made_new(self, event: dict[str, Any], written: int) -> dict[str, Any]:
        for version in range(written, self.format):
            upcaster = self.upcasters.get((event[self.tag], version))
            if upcaster is not None:
                event = upcaster(event)
        return event

    @cached_property
    def _decoder(self) -> msgspec.json.Decoder[E]:
        return msgspec.json.Decoder(Union[self.events])  # noqa: UP007

    # Snapshots keep the order in which things came, which a state may depend on; hashes do not.

    def encode_state(self, state: S) -> bytes:
        return msgspec.json.encode(state, enc_hook=plain)

    def decode_state(self, encoded: bytes) -> S:
        return msgspec.json.decode(encoded, type=self.state)

    def state_hash(self, state: S) -> str:
        """The SHA-256 of a state in canonical form, in hexadecimal: equal for equal states."""
        return sha256(canonical(state)).hexdigest()

    @cached_property
    def fingerprint(self) -> str:
        return code_fingerprint(self.packages)


@dataclass(frozen=True)
class Journal(Generic[S, E]):
    """The journal of one table, tournament or other thing that has a history."""

    codec: Codec[S, E]
    name: str

    @property
    def id(self) -> str:
        return f"{self.codec.kind}/{self.name}"

    def __str__(self) -> str:
        return self.id


TABLE: Final[Codec[State, Event]] = Codec(
    kind="table",
    format=2,  # since the second a card may be named by its rank alone: "8"
    events=tuple(EVENTS.values()),
    state=State,
    initial=State,
    evolve=evolve,
    packages=("sabot.cards", "sabot.rulebook", "sabot.bets", "sabot.ledger", "sabot.coup", "sabot.engine"),
)
"""The journals of tables: `TABLE.journal("T1")` is table T1's."""
