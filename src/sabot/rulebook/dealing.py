"""Who holds the cards, who may open them, and coups without wagers."""

from sabot.rulebook.node import Cited, Clause, Datum, Node, RoleKey
from sabot.rulebook.words import (
    Announced,
    CardsHeldBy,
    Consent,
    CoupEnds,
    EqualWagers,
    Faces,
    FirstHandOut,
    NoBetCondition,
    NoBetGround,
    NoBetWagers,
    Nominee,
)


class Method(Cited, frozen=True, kw_only=True):
    key: str
    name: str
    held_by: CardsHeldBy
    faces: Faces
    needs_card_shoe: bool = False
    third_cards_likewise: Cited | None = None
    """A third card is dealt face up or face down as the first four were."""


class Designation(Node, frozen=True, kw_only=True):
    """How the person who receives a hand is found, and what they may do with it."""

    seated: Datum[bool] | None = None
    highest_wager: Cited | None = None
    equal_wagers: Datum[EqualWagers] | None = None
    equal_wagers_refused: Cited | None = None
    refused: Cited | None = None
    nominee: Datum[Nominee] | None = None
    nominee_approver: Datum[RoleKey] | None = None
    without_wager_approver: Datum[RoleKey] | None = None
    forfeit_by: Datum[RoleKey] | None = None
    one_hand_out_at_a_time: Cited | None = None
    one_card_out_at_a_time: Cited | None = None
    first_hand_out: Datum[FirstHandOut] | None = None
    in_full_view: Cited | None = None
    over_layout: Cited | None = None
    dealer_keeps_unclaimed: Cited | None = None
    dealer_turns_unexposed: Cited | None = None
    dealer_opens_extra_hands: Cited | None = None
    dealer_opens_on_request: Cited | None = None
    holder_may_open_both_in_turn: Cited | None = None


class NoBetCoupPower(Cited, frozen=True, kw_only=True):
    """Who may direct a coup without wagers, on what ground where the book names one, and conditions."""

    by: RoleKey
    ground: NoBetGround | None = None
    conditions: tuple[NoBetCondition, ...] = ()
    consent: Consent | None = None


class NoBetCoup(Node, frozen=True, kw_only=True):
    method: Datum[str] | None = None
    wagers: Datum[NoBetWagers]
    powers: tuple[NoBetCoupPower, ...]
    several: Cited | None = None


class Dealing(Node, frozen=True, kw_only=True):
    methods: tuple[Method, ...]
    designation: Designation
    announcements: Datum[Announced]
    coup_begins: Clause
    coup_ends: Datum[CoupEnds]
    no_bet_coup: NoBetCoup | None = None
