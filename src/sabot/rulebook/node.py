"""The pieces every part of a rule book is made of."""

from fractions import Fraction
from typing import Generic, TypeVar

import msgspec

T = TypeVar("T")


class Clause(str):
    """The address of a clause in the approved document: ``11.2.2`` or ``Table 9``."""

    __slots__ = ()


class RoleKey(str):
    """The key of one of the book's roles."""

    __slots__ = ()


class GameKey(str):
    """The key of one of the book's games."""

    __slots__ = ()


class BetKey(str):
    """The key of one of the book's bets."""

    __slots__ = ()


class OptionKey(str):
    """The key of one of the book's options."""

    __slots__ = ()


class ReadingId(str):
    """The id of one of the book's readings."""

    __slots__ = ()


class Odds(Fraction):
    """What a bet pays for each unit wagered, written ``19:20``: an exact fraction."""

    __slots__ = ()

    @classmethod
    def parse(cls, text: object) -> "Odds":
        pays, colon, wagered = str(text).partition(":")
        if colon and _counts(pays) and _counts(wagered):
            return cls(int(pays), int(wagered))
        raise ValueError(f"odds {text!r} are not a fraction such as 19:20")


class Share(Fraction):
    """A part of a whole, written ``1/20``."""

    __slots__ = ()

    @classmethod
    def parse(cls, text: object) -> "Share":
        part, slash, whole = str(text).partition("/")
        if slash and _counts(part) and _counts(whole) and int(part) <= int(whole):
            return cls(int(part), int(whole))
        raise ValueError(f"a share {text!r} is not a part of a whole such as 1/20")


def _counts(text: str) -> bool:
    """Whether a text is a whole number of one or more, in plain digits."""
    return text.isascii() and text.isdecimal() and int(text) > 0


def decode_custom(wanted: type, raw: object) -> object:
    """Turn the text of a rule book into the types above; msgspec asks for each of them."""
    if issubclass(wanted, str):
        if not isinstance(raw, str) or not raw.strip():
            raise ValueError(f"{raw!r} is not text: write it in quotation marks, and not empty")
        return wanted(raw)
    if wanted is Odds:
        return Odds.parse(raw)
    if wanted is Share:
        return Share.parse(raw)
    raise NotImplementedError(wanted)


class Node(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename="kebab"):
    """A part of a rule book. Nothing in it changes, and a key it does not know is refused."""


class Cited(Node, frozen=True, kw_only=True):
    """A part that decides something, and so names the clause that says so.

    Where the document is silent and a reading fills the gap, it names the reading instead.
    """

    rule: Clause | None = None
    reading: ReadingId | None = None

    @property
    def clause(self) -> str:
        """Where it says so, in the words of a sentence: ``11.2.2``, or ``reading C-16``."""
        return str(self.rule) if self.rule else f"reading {self.reading}"


class Datum(Cited, Generic[T], frozen=True, kw_only=True):
    """One thing that the document decides: its value, and where it says so."""

    is_: T = msgspec.field(name="is")
