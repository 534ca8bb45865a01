"""Who may do what, and what notice or consent it takes."""

from sabot.rulebook.node import Cited, Datum, Node, RoleKey
from sabot.rulebook.words import Agreeing, Consent, RoleKind


class Role(Cited, frozen=True, kw_only=True):
    """A person the document names. Among staff, a higher rank holds every power of a lower."""

    key: RoleKey
    name: str
    kind: RoleKind
    rank: int = 0


class Power(Cited, frozen=True, kw_only=True):
    """Who may do one thing: each role named, and every staff role above it.

    `only_in` is the kind of room to which the document ties the power.
    """

    by: tuple[RoleKey, ...]
    only_in: str | None = None


class ChangePower(Power, frozen=True, kw_only=True):
    """A change that must be announced, unless nobody is there or everybody agrees."""

    sign_minutes: Datum[int] | None = None
    at_once_without_players: Cited | None = None
    at_once_with_consent: Datum[Consent] | None = None


class IndividualLimitsPower(Power, frozen=True, kw_only=True):
    """Limits for one player; only to wager in excess of the stated maximum, where the book says so."""

    above_maximum_only: bool = False


class ClosingPower(Power, frozen=True, kw_only=True):
    """Closing a table at which players are present: notice in minutes or in coups."""

    sign_minutes: int | None = None
    coups: int | None = None


class Dispute(Node, frozen=True, kw_only=True):
    first: Power
    first_in_absence: Power | None = None
    review: Power | None = None
    final: Cited
    inspector_advised: Cited


class PlayersPower(Power, frozen=True, kw_only=True):
    """Limiting how many may play; also to one player for each box, where the book says so."""

    one_to_a_box: bool = False


class Abstaining(Cited, frozen=True, kw_only=True):
    """How many coups a patron may sit out at a full table."""

    coups: int
    seated_only: bool = False
    count_agreed_no_bet_coups: bool = False


class Authority(Node, frozen=True, kw_only=True):
    """The powers of the book. One that is absent is a power that this book gives to nobody.

    `all_players` says who they are when all of them must agree: whoever is at the table, unless read
    otherwise.
    """

    all_players: Datum[Agreeing] | None = None
    act_as_dealer: Power | None = None
    change_game: ChangePower
    change_side_bets: ChangePower | None = None
    change_limits: Power
    individual_limits: IndividualLimitsPower
    close_table: ClosingPower
    refuse_wager: Power
    restrict_side_bets: Power | None = None
    limit_players: PlayersPower | None = None
    direct_player_to_cut: Power | None = None
    choose_faces: Power | None = None
    stander_may_handle_cards: Power | None = None
    open_hands_without_main_wagers: Power | None = None
    confirm_outcome: Power | None = None
    void_coup: Power
    exclude_player: Power
    exclude_from_casino: Power | None = None
    detain: Power | None = None
    vacate_seat: Abstaining
    break_from_play: Power | None = None
    dispute: Dispute
