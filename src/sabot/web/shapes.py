"""What goes in and comes out, beside the views of `sabot.views`."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from sabot.floor.approvals import Stage
from sabot.floor.devices.scans import Read
from sabot.floor.history import CoupAt, Told
from sabot.floor.inspection import CoupStep
from sabot.floor.patrons import Means
from sabot.floor.service import DealtBy
from sabot.views.names import Said
from sabot.views.pit import PitCard
from sabot.views.shown import Bead, CountsView


class Shape(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of what is sent and received."""


ONE_LINE = r"^[^\x00-\x1f\x7f]*$"
"""No control characters: nothing that a database cannot keep, or that does something to a terminal."""

Name = Annotated[str, Meta(min_length=1, max_length=64, pattern=ONE_LINE)]
Password = Annotated[str, Meta(min_length=1, max_length=1_000)]
Line = Annotated[str, Meta(min_length=1, max_length=200, pattern=ONE_LINE)]


# Sessions


class SignIn(Shape, frozen=True, kw_only=True):
    account: Name
    password: Password


class Proof(Shape, frozen=True, kw_only=True):
    """The password once more, before a void or a correction."""

    password: Password


class NewPassword(Shape, frozen=True, kw_only=True):
    old: Password
    new: Password


class Visit(Shape, frozen=True, kw_only=True):
    """Sitting down at a table of the demonstration, with chips that are worth nothing."""

    table: Name
    name: Annotated[str, Meta(min_length=1, max_length=40, pattern=ONE_LINE)] = "Visitor"
    place: Annotated[int, Meta(ge=1, le=20)] | None = None
    """Where; any place that is free when none is named, else standing."""


class GrantShape(Shape, frozen=True, kw_only=True):
    """A role under a rule book in a pit; `*` is every one."""

    role: Name
    book: Name = "*"
    pit: Name = "*"


Desk = Literal["dealer", "pit", "journal", "margins"]
"""A page of staff: where one deals, minds the pit, inspects, or reads what bets keep for the house."""


class Me(Shape, frozen=True, kw_only=True):
    """Who is signed in; `account` is null when nobody is."""

    account: str | None
    name: str | None = None
    kind: Literal["staff", "patron"] | None = None
    administers: bool = False
    must_change_password: bool = False
    """Nothing else may be done before that."""
    demonstration: bool = False
    grants: tuple[GrantShape, ...] = ()
    desks: tuple[Desk, ...] = ()
    """The pages of staff that are for him, as his roles are."""
    tables: tuple[str, ...] = ()
    """Those at which a patron is, or at which one of staff may deal."""
    csrf: str | None = None
    """To be sent as the header X-CSRF-Token with every POST, PUT and DELETE of this session."""
    visitors_welcome: bool = False
    """Whether anybody may sit down at the demonstration's tables: POST /api/v1/visits."""


class Demonstration(Shape, frozen=True, kw_only=True):
    """What a visitor of a demonstration is told beside its tables."""

    staff: tuple[str, ...]
    """The accounts of staff to sign in with; their password is told where the server was started."""


# Tables


class TableCard(Shape, frozen=True, kw_only=True):
    """A table as the lobby lists it."""

    id: str
    book: str
    book_title: str
    book_name: Said
    """Its title in every language."""
    casino: str
    game: str | None
    game_title: str | None
    game_name: Said | None
    pit: str
    dealt_by: DealtBy
    phase: Literal["closed", "open", "closing"]
    places: int | None
    seated: int
    standing: int
    coup: int
    """The number of the coup on the table, or of the last."""
    least: int | None
    most: int | None
    """What may be wagered on a main bet."""
    counts: CountsView | None
    big_road: tuple[Bead, ...]
    """The results of the shoe; no road where there are several Player hands."""
    visitors_welcome: bool
    roles: tuple[str, ...]
    """Those in which whoever asks may act there, the highest first; a patron's is `player`."""
    version: int


class NewTable(Shape, frozen=True, kw_only=True):
    id: Name
    book: Name
    pit: Name = "main"
    dealt_by: DealtBy = "people"


class Dealing(Shape, frozen=True, kw_only=True):
    dealt_by: DealtBy


# Commands


class Approver(Shape, frozen=True, kw_only=True):
    """A second person, who gives his own password for this one command."""

    account: Name
    password: Password
    role: Name | None = None


class ApprovalShape(Shape, frozen=True, kw_only=True):
    """A command that waits for a second person, or what became of it."""

    id: str
    table: str
    do: str
    command: dict[str, Any]
    """As it was asked: what to do, and its details."""
    prompt: str
    """The command in a line."""
    needs: str
    """Why a second person is wanted, in words."""
    rule: str | None
    """The clause that wants one, where one does."""
    asked_by: str
    asked_role: str
    asked: int
    until: int
    """When it expires."""
    stage: Stage
    ended: int | None
    ended_by: str | None
    ended_role: str | None
    why: str | None
    """Why it was declined, or why the table refused it when it was approved."""
    why_rule: str | None
    mine: bool
    """Whether whoever reads it asked for it."""
    may_answer: bool
    """Whether whoever reads it may approve or decline it now."""
    password_needed: bool
    """Whether approving it asks for the password once more: it voids or corrects."""


class ApprovalsView(Shape, frozen=True, kw_only=True):
    """What waits for approval, and what ended lately; the oldest first."""

    approvals: tuple[ApprovalShape, ...]


class PitView(Shape, frozen=True, kw_only=True):
    """Every table that somebody oversees, by name, and what waits there for approval."""

    tables: tuple[PitCard, ...]
    approvals: tuple[ApprovalShape, ...]


class DoneShape(Shape, frozen=True, kw_only=True):
    """A command was done: its events are the entries after version `after`, up to `version`."""

    table: str
    after: int
    version: int
    repeated: bool
    """Whether the same request with the same key had been done before; nothing happened this time."""


# People


AccountId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9._-]+$")]


class AccountShape(Shape, frozen=True, kw_only=True):
    """An account, as administrators see it."""

    id: str
    kind: Literal["staff", "patron"]
    name: str
    grants: tuple[GrantShape, ...]
    must_change_password: bool
    demonstration: bool
    locked: str | None
    """Why nobody signs in to it, when it is locked."""


class NewAccount(Shape, frozen=True, kw_only=True):
    id: AccountId
    kind: Literal["staff", "patron"]
    name: Line
    grants: Annotated[tuple[GrantShape, ...], Meta(max_length=200)] = ()


class Grants(Shape, frozen=True, kw_only=True):
    """Exactly these roles from now on."""

    grants: Annotated[tuple[GrantShape, ...], Meta(max_length=200)]


class MadeUp(Shape, frozen=True, kw_only=True):
    """A password made up for somebody, told this once; it must be changed at the first sign-in."""

    account: AccountShape
    password: str


class Why(Shape, frozen=True, kw_only=True):
    why: Line


# Patrons

Cents = Annotated[int, Meta(ge=0, le=2**53)]
CardNumber = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[0-9A-Za-z]+$")]


class PatronShape(Shape, frozen=True, kw_only=True):
    """The limits that a patron set himself, and how far they are used up; money in cents."""

    patron: Name
    deposit: int | None
    deposited: int
    """From outside, this calendar day."""
    loss: int | None
    days: int
    """How long a period of the loss limit is."""
    lost: int
    """Net, at the tables he has left, in the period that runs; below nought, a gain."""


class LimitsSet(Shape, frozen=True, kw_only=True):
    """Either limit may be unset."""

    deposit: Cents | None = None
    loss: Cents | None = None
    days: Annotated[int, Meta(ge=1, le=366)] = 1


class Issued(Shape, frozen=True, kw_only=True):
    number: CardNumber
    kind: Literal["club", "social"] = "club"


class Deposit(Shape, frozen=True, kw_only=True):
    """Money into a patron's account. An internal transfer does not count towards his limit."""

    cents: Annotated[int, Meta(ge=1, le=2**53)]
    means: Means


# Devices


Right = Literal["scan", "display"]


class KeyShape(Shape, frozen=True, kw_only=True):
    """The key of a device: for one table, and a few things."""

    id: str
    name: str
    table: str
    rights: tuple[str, ...]
    role: str


class NewKeyAsked(Shape, frozen=True, kw_only=True):
    name: Annotated[str, Meta(min_length=1, max_length=40, pattern=ONE_LINE)]
    table: Name
    rights: Annotated[tuple[Right, ...], Meta(min_length=1, max_length=2)]


class NewKeyShape(Shape, frozen=True, kw_only=True):
    """A new key. `text` is what the device sends as `Authorization: Bearer …`, told this once."""

    key: KeyShape
    text: str


class CardRead(Shape, frozen=True, kw_only=True):
    """A card that a scanning shoe read: `8S`, `cutting-card`, or `?` where it could not be read."""

    card: Annotated[str, Meta(max_length=40, pattern=ONE_LINE)]
    sequence: Annotated[int, Meta(ge=1, le=2**53 - 1)]
    """Counted from 1 for each key, and never begun again."""


class ReadTaken(Shape, frozen=True, kw_only=True):
    """What became of a read, and the number of the one that is wanted now."""

    read: Read
    next: int


class NextRead(Shape, frozen=True, kw_only=True):
    next: int


class SetAside(Shape, frozen=True, kw_only=True):
    """How many reads waited and are set aside."""

    reads: int


# History


class CoupReplay(Shape, frozen=True, kw_only=True):
    coup: CoupAt
    lines: tuple[Told, ...]


class CoupSteps(Shape, frozen=True, kw_only=True):
    """A coup event by event, with the table after each. The table's face is told with the first."""

    coup: CoupAt
    steps: tuple[CoupStep, ...]


class Consistency(Shape, frozen=True, kw_only=True):
    """Hashes in hexadecimal, as RFC 9162 (2.1.4) has them."""

    old: int
    size: int
    path: tuple[str, ...]


class InclusionProof(Shape, frozen=True, kw_only=True):
    """Hashes in hexadecimal, as RFC 9162 (2.1.3) has them."""

    index: int
    size: int
    leaf: str
    path: tuple[str, ...]
