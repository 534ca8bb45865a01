"""Wagers: when they may be placed, what makes them good, limits, settlement and commission."""

from sabot.rulebook.node import BetKey, Cited, Datum, Node, RoleKey
from sabot.rulebook.words import (
    Call,
    CommissionDue,
    CommissionRounding,
    Entitlement,
    Instrument,
    LossCounted,
    ProxyTest,
    Rounding,
    TokenFate,
    Validity,
    WagerFound,
    WindowEvent,
)


class Window(Node, frozen=True, kw_only=True):
    """When wagers open and close. The earliest of several events closes them."""

    closes_on: Datum[tuple[WindowEvent, ...]]
    frozen_on: Datum[WindowEvent]
    side_bets_close_on: Datum[WindowEvent] | None = None
    refused_until: Datum[WindowEvent]
    bets_call: Datum[Call] | None = None
    no_more_bets_call: Datum[Call]


class Combination(Cited, frozen=True, kw_only=True):
    """Main wagers that one patron may place together on a coup, and whose approval they need."""

    bets: tuple[BetKey, ...]
    approver: RoleKey | None = None


class Tokens(Node, frozen=True, kw_only=True):
    """What becomes of a promotional token that was wagered."""

    on_a_win: Datum[TokenFate]
    on_a_loss: Datum[TokenFate]
    on_a_stand_off: Datum[TokenFate]
    winnings_in: Datum[Instrument]


class Found(Node, frozen=True, kw_only=True):
    """What becomes of a wager that is found outside a limit.

    `before_deal` is for one found after wagers closed but before the first card.
    """

    before_close: Datum[WagerFound] | None = None
    before_deal: Datum[WagerFound] | None = None
    after: Datum[WagerFound]
    earlier_coups: Datum[WagerFound] | None = None


class UnderMinimum(Node, frozen=True, kw_only=True):
    before_close: Datum[WagerFound] | None = None
    before_deal: Datum[WagerFound] | None = None
    after: Datum[WagerFound]
    under_approved_minimum: Datum[WagerFound] | None = None
    left_by_a_loss_limit: Datum[WagerFound] | None = None
    """What is left of a wager when a loss limit took a part of it."""


class Differential(Node, frozen=True, kw_only=True):
    before_close: Datum[WagerFound]
    after: Datum[WagerFound] | None = None
    earlier_coups: Datum[WagerFound] | None = None


class MinimumRise(Node, frozen=True, kw_only=True):
    """How a higher minimum comes into force."""

    sign_minutes: Datum[int]
    at_once_without_players: Cited | None = None
    at_once_with_old_minimum_kept: Cited | None = None
    kept_minimum_sign_minutes: Datum[int] | None = None


class Limits(Node, frozen=True, kw_only=True):
    under_minimum: UnderMinimum
    over_maximum: Found
    over_area_maximum: Found | None = None
    table_differential: Differential | None = None
    minimum_rise: MinimumRise
    multiples_of_minimum: Datum[bool] | None = None
    units_above_minimum: Cited | None = None
    low_limit_gaming: Cited | None = None


class SideBets(Node, frozen=True, kw_only=True):
    """Who may place a side wager, and who comes first."""

    without_main_wager: Cited | None = None
    one_each_per_coup: Cited | None = None
    simultaneous: Cited | None = None
    entitlement: Datum[Entitlement] | None = None
    restricted_with_sign_and_surveillance: Cited | None = None
    three_pictures_once: Cited | None = None


class Commission(Node, frozen=True, kw_only=True):
    """Commission on winning wagers, where the book charges one apart from the odds."""

    collected_at_payout: Cited
    deferral_approver: Datum[RoleKey]
    settled_at_shoe_end: Cited
    settled_earlier: tuple[Datum[CommissionDue], ...] = ()
    ordered_by: Datum[RoleKey] | None = None
    marker: Cited
    deferred_in_chips: Datum[CommissionRounding]
    """What is collected of deferred commission that chips cannot make exactly."""


class Declarations(Cited, frozen=True, kw_only=True):
    """What a patron who plays on a loss limit tells the dealer, where the book asks for it."""

    purchases: Cited
    introduced: Cited
    remaining: Cited


class PatronDuties(Node, frozen=True, kw_only=True):
    """What a patron must hold or declare to wager."""

    player_card: Cited | None = None
    loss_limit: Datum[LossCounted] | None = None
    """What of open wagers counts against a loss limit before their result is known."""
    declarations: Declarations | None = None
    proxy: Datum[ProxyTest] | None = None


class Wagers(Node, frozen=True, kw_only=True):
    instruments: Datum[tuple[Instrument, ...]]
    window: Window
    validity: tuple[Datum[Validity], ...] = ()
    combinations: tuple[Combination, ...]
    tokens: Tokens
    limits: Limits
    side_bets: SideBets
    rounding: Datum[Rounding]
    commission: Commission | None = None
    patron: PatronDuties | None = None
    chip_vouchers: Cited | None = None
    wagerers_per_area: Datum[int] | None = None
    several_areas: Cited | None = None
    gives_up_extra_areas: Cited | None = None
    settled_by_position: Cited | None = None
