"""The cards of a shoe: how many, how they are shuffled, cut, burned and replaced."""

from sabot.rulebook.games import DeckCounts
from sabot.rulebook.node import Cited, Datum, Node, RoleKey
from sabot.rulebook.words import (
    BurnKind,
    Call,
    Closeness,
    CutNominee,
    CutOfferedTo,
    Duty,
    HandledBy,
    PreShuffled,
    RiffleTime,
    ShuffleGround,
)


class Shuffle(Cited, frozen=True, kw_only=True):
    """A time at which the cards are shuffled, and who orders it when somebody must."""

    ground: ShuffleGround
    duty: Duty
    by: RoleKey | None = None
    unless_pre_shuffled: bool = False


class RiffleTimes(Cited, frozen=True, kw_only=True):
    """When cards pre-shuffled in one way may be riffled."""

    cards: PreShuffled
    times: tuple[RiffleTime, ...]


class Riffle(Cited, frozen=True, kw_only=True):
    """A riffle of pre-shuffled cards before the cut."""

    duty: Duty
    asked_by: tuple[str, ...]
    approver: RoleKey | None = None
    at: tuple[RiffleTimes, ...] = ()


class Cut(Cited, frozen=True, kw_only=True):
    """Who cuts, and how deep."""

    offered_to: CutOfferedTo
    nominee: Datum[CutNominee]
    at_commencement: Cited
    otherwise: Cited
    when_all_refuse: Datum[RoleKey]
    decks_from_either_end: Datum[int]
    tolerance: int = 0


class CuttingCardDepth(Cited, frozen=True, kw_only=True):
    """How many cards lie behind the cutting card."""

    cards: int
    closeness: Closeness


class BurnMethod(Cited, frozen=True, kw_only=True):
    kind: BurnKind
    name: str
    on_request: bool = False
    approver: RoleKey | None = None


class Burn(Cited, frozen=True, kw_only=True):
    """The ways to burn before play; the first is the one used unless another is chosen."""

    duty: Duty = "shall"
    methods: tuple[BurnMethod, ...]
    face_values: Cited
    with_shuffling_device: Cited | None = None


class LastCoup(Node, frozen=True, kw_only=True):
    """What the cutting card ends: the coups still dealt after the one it appears in."""

    coups_after_cutting_card: Datum[int]
    coups_when_first_card: Datum[int]
    announced: Datum[bool]
    """At once, when the cutting card comes before the first card of a coup and that coup is the last."""
    announced_mid_coup: Datum[Call]
    """Upon completion of a coup, when one more follows it."""


class Replacement(Node, frozen=True, kw_only=True):
    """When cards are replaced, and with what backs."""

    at_shoe_end_by: Datum[RoleKey]
    different_backs: Cited | None = None
    same_backs_with_scanning_shoe_by: Datum[RoleKey] | None = None
    after_handling_by: Datum[HandledBy] | None = None
    unfit_by: Datum[RoleKey]
    part_allowed_when_unfit: Datum[bool] | None = None
    new_cards_shuffled_cut_burned: Cited | None = None


class Cards(Node, frozen=True, kw_only=True):
    """The cards of a table and everything done to them before a coup."""

    decks: DeckCounts
    approved: Cited | None = None
    secured: Cited | None = None
    checked_before_use: Datum[Duty] | None = None
    checked_by: Datum[tuple[RoleKey, ...]] | None = None
    verified_any_time_by: Datum[tuple[RoleKey, ...]] | None = None
    shuffles: tuple[Shuffle, ...]
    riffle: Riffle | None = None
    manual_shuffle_by: Datum[RoleKey] | None = None
    manual_shuffle_of: Datum[tuple[PreShuffled, ...]] | None = None
    """Which cards may be shuffled by hand before they are loaded; any, when it does not say."""
    multishuffler: DeckCounts | None = None
    cut: Cut
    cutting_card: tuple[CuttingCardDepth, ...]
    never_cut_in_shuffling_device: Cited | None = None
    burn: Burn
    last_coup: LastCoup
    replacement: Replacement
