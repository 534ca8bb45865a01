"""Everything that goes wrong at a table, and what the book says must then happen.

An irregularity has one limb or several; a limb says what happens, what becomes of the money, who
decides and who is told. One that is absent is an irregularity on which this book is silent and no
reading speaks.
"""

from sabot.rulebook.node import Cited, Datum, Node, RoleKey
from sabot.rulebook.words import (
    CausedBy,
    Consent,
    Duty,
    MoneyEffect,
    Remedy,
    RulingCondition,
    Then,
    WhenToNotify,
)


class Notice(Cited, frozen=True, kw_only=True):
    """Someone who must be told, and when."""

    to: RoleKey
    or_to: RoleKey | None = None
    when: WhenToNotify
    over_cents: int | None = None
    duty: Duty = "shall"


class Ruling(Cited, frozen=True, kw_only=True):
    then: Then
    money: tuple[MoneyEffect, ...]
    duty: Duty = "shall"
    by: tuple[RoleKey, ...] = ()
    consent: Consent | None = None
    conditions: tuple[RulingCondition, ...] = ()
    remedies: tuple[Remedy, ...] = ()
    notify: tuple[Notice, ...] = ()


class Misdeal(Node, frozen=True, kw_only=True):
    """Cards dealt wrongly, or so that their order is in doubt.

    `declared` is what a declared misdeal brings; `after_handling` is an error found once a player
    has handled cards, in a book where that is too late for a misdeal.
    """

    caused_by: tuple[CausedBy, ...]
    also_caused_by: Datum[tuple[CausedBy, ...]] | None = None
    found_in_time: Ruling
    declared: Ruling | None = None
    after_handling: Ruling | None = None
    after_reconstruction: Ruling | None = None
    all_wagers_removed: Ruling | None = None
    cannot_be_reconstructed: Ruling | None = None
    remaining_cards: Ruling | None = None
    found_late: Ruling | None = None


class ExtraPlayerCard(Node, frozen=True, kw_only=True):
    """A third card dealt to the Player hand that the table of play did not allow."""

    banker_draws: Ruling
    banker_stands_unexposed: Ruling
    banker_stands_exposed: Ruling


class ExcessCard(Node, frozen=True, kw_only=True):
    """A card drawn too many that nobody has seen."""

    before_last_coup: Ruling
    after_last_coup: Ruling


class WrongHand(Node, frozen=True, kw_only=True):
    """Cards of one hand delivered as the other's."""

    wrong_area: Ruling | None = None
    wrong_holder: Ruling | None = None
    dealer_revealed: Ruling | None = None


class FirstCardSeen(Node, frozen=True, kw_only=True):
    exposed: Ruling
    face_up_in_device: Ruling


class LaterCardFaceUp(Node, frozen=True, kw_only=True):
    play: Ruling
    more_suspected: Ruling | None = None


class NotBurned(Node, frozen=True, kw_only=True):
    play: Ruling
    first_coup_open: Ruling | None = None


class WrongCards(Node, frozen=True, kw_only=True):
    missing: Ruling
    foreign: Ruling
    completed_coups: Ruling
    remainder: Ruling | None = None


class ScannerDisagrees(Node, frozen=True, kw_only=True):
    confirmed: Ruling
    unconfirmed: Ruling


class InvalidWager(Node, frozen=True, kw_only=True):
    before_coup: Ruling | None = None
    during_coup: Ruling
    after_result: Ruling | None = None
    no_own_player_card: Ruling | None = None
    settled_coups: Ruling | None = None


class Mispayment(Node, frozen=True, kw_only=True):
    found_before_next_coup: Ruling | None = None
    cannot_be_reconstructed: Ruling | None = None
    unintentional: Ruling | None = None
    not_rectified: Ruling | None = None
    intentional: Ruling | None = None
    every_month: Notice | None = None


class LossLimitExceeded(Node, frozen=True, kw_only=True):
    during_coup: Ruling
    undeclared: Ruling
    settled_coups: Ruling


class DeviceMalfunction(Node, frozen=True, kw_only=True):
    undamaged_cards: Ruling | None = None
    damaged_cards: Ruling | None = None
    someone_disadvantaged: Ruling | None = None
    no_other_device: Ruling | None = None
    all_wagers_returned: Ruling | None = None
    rectified: Ruling | None = None
    investigated: Ruling | None = None


class CountOfCards(Node, frozen=True, kw_only=True):
    """Three cards to each hand: one with another number."""

    banker: Ruling
    player: Ruling
    area_without_wager: Ruling


class NoBetCoupWagers(Node, frozen=True, kw_only=True):
    already_placed: Ruling
    placed_after: Ruling
    dealt_without_wagers: Ruling | None = None


class Disruption(Node, frozen=True, kw_only=True):
    beyond_control: Ruling
    fraud: Ruling
    fraudster: Ruling | None = None


class Conduct(Node, frozen=True, kw_only=True):
    """What people at a table must not do, where the book says no more than that."""

    advice_by_staff: Ruling | None = None
    advice_by_others: Ruling | None = None
    side_bets_between_patrons: Ruling | None = None
    directions_not_followed: Ruling | None = None
    device_near_the_table: Ruling | None = None


class CardCare(Node, frozen=True, kw_only=True):
    """What is done about the cards themselves."""

    handled_by_players: Ruling | None = None
    unfit: Ruling
    check_ordered: Ruling | None = None
    not_intermixed: Ruling
    abnormal_sequence: Ruling | None = None
    dropped: Ruling | None = None
    sequence_revealed: Ruling | None = None


class Irregularities(Node, frozen=True, kw_only=True):
    misdeal: Misdeal | None = None
    extra_player_card: ExtraPlayerCard | None = None
    extra_banker_card: Ruling | None = None
    excess_card_unseen: ExcessCard | None = None
    carried_card_after_last_coup: Ruling | None = None
    players_card_to_banker: Ruling | None = None
    wrong_hand: WrongHand | None = None
    not_the_designated_player: Ruling | None = None
    count_of_cards: CountOfCards | None = None
    first_card_seen: FirstCardSeen
    later_card_face_up: LaterCardFaceUp
    too_few_cards: Ruling
    not_cut: Ruling | None = None
    not_burned: NotBurned
    not_shuffled: Ruling | None = None
    burned_card: Ruling | None = None
    wrong_game_settled: Ruling | None = None
    wrong_cards: WrongCards
    late_change_of_wagers: Ruling | None = None
    all_wagers_withdrawn: Ruling | None = None
    scanner_disagrees: ScannerDisagrees | None = None
    display_wrong: Ruling | None = None
    invalid_wager: InvalidWager | None = None
    mispayment: Mispayment | None = None
    loss_limit_exceeded: LossLimitExceeded | None = None
    device_malfunction: DeviceMalfunction | None = None
    no_bet_coup_wagers: NoBetCoupWagers | None = None
    error_found_late: Ruling | None = None
    contravention: Ruling | None = None
    prohibited_device: Ruling | None = None
    prohibited_device_exempts: Cited | None = None
    """Staff and inspectors on duty, whom the prohibition is not about."""
    disruption: Disruption
    conduct: Conduct | None = None
    cards: CardCare
