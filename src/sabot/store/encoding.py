"""Bytes: the canonical form of anything that is hashed, and the line that one event becomes.

A line is JSON with sorted keys and no spaces. Its own bytes are what is hashed, in the database as in
an export, so that nobody who checks a journal has to write JSON the way Sabot does.
"""

from typing import Final

import msgspec

from sabot.store.errors import CorruptJournal

NO_ENTRY: Final = "0" * 64
"""What the first entry of a journal names as the one before it."""


def plain(value: object) -> str:
    """Keys of a rule book are plain text in JSON."""
    if isinstance(value, str):
        return str(value)
    raise TypeError(f"{type(value).__name__} has no form in a journal")


_encoder: Final = msgspec.json.Encoder(order="sorted", enc_hook=plain)


class Envelope(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One entry: an event, where it stands, and what it was decided by."""

    journal: str
    version: int
    previous: str
    """The hash of the entry before it in the same journal."""
    blind: str
    """Made up for this entry alone, so that its hash tells nobody who guesses which card it is of."""
    book: str
    book_hash: str
    command: str | None
    """The idempotency key that it answers, with its scope."""
    format: int
    """The version of the events' form; older ones are made new when they are read."""
    event: msgspec.Raw


_decoder: Final = msgspec.json.Decoder(Envelope)


def canonical(value: object) -> bytes:
    """The same bytes for the same value, whatever the order that its parts came in."""
    try:
        return _encoder.encode(value)
    except TypeError:  # keys that are numbers, which JSON writes as text, are not sorted until they are
        return _encoder.encode(msgspec.json.decode(msgspec.json.encode(value, enc_hook=plain)))


def read_envelope(line: bytes) -> Envelope:
    try:
        return _decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise CorruptJournal(f"not an entry: {error}") from error
