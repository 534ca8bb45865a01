"""The approved document itself: who approved it, and how its slips are read."""

from datetime import date

from sabot.rulebook.node import Clause, Node, ReadingId


class Document(Node, frozen=True, kw_only=True):
    """The instrument by which a regulator approved the rules."""

    title: str
    casino: str
    operator: str
    regulator: str
    version: str
    reference: str | None = None
    signed: date
    effective_from: date
    effective_by: Clause | None = None
    """The clause that says from when, where the document has one."""


class Reading(Node, frozen=True, kw_only=True):
    """A slip or an ambiguity of the document, and how it is read."""

    id: ReadingId
    rules: tuple[Clause, ...]
    printed: str
    read_as: str
    reason: str
    configurable: bool = False


class Names(Node, frozen=True, kw_only=True):
    """What this document calls the things that every book has."""

    no_bet_coup: str | None = None
    stand_off: str
    dealing_device: str
    result_display: str | None = None
    picture_cards: str | None = None
    point_count_zero: str | None = None
