"""Carrying out a ruling: each word by which a rule book says what then happens, and what does it."""

from collections.abc import Callable
from typing import Final

from sabot.engine.acts.irregularities import cardwise, coups, shoewise, wagerwise
from sabot.engine.acts.irregularities.ruling import Case, in_words, must_be_met, ruled
from sabot.engine.acts.irregularities.unfolding import Unfolding
from sabot.engine.acts.notices import notices_of
from sabot.engine.commands.base import Command
from sabot.engine.commands.irregularities.base import Report
from sabot.engine.table import Refused
from sabot.rulebook.words import Then

THEN: Final[dict[Then, Callable[[Unfolding, Command, Case], None]]] = {
    # the coup
    "reconstruct": coups.halt,
    "results-stand": coups.stands,
    "coup-stands": cardwise.coup_stands,
    "void-coup": coups.void_coup,
    "misdeal": coups.misdeal,
    "deal-a-new-coup": coups.void_coup,
    "complete-coup": coups.offer_options,
    "choose-remedy": coups.halt,
    "terminate-coup": coups.void_coup,
    "may-invalidate-coup": wagerwise.may_invalidate_coup,
    "may-void-coup-or-wager": coups.may_void_coup_or_wager,
    # where a card goes
    "becomes-banker-third-card": cardwise.becomes_banker_third_card,
    "moves-to-player-hand": cardwise.moves_to_player_hand,
    "first-card-of-next-coup": cardwise.first_card_of_next_coup,
    "first-card-of-no-bet-coup": cardwise.first_card_of_no_bet_coup,
    "discard-with-the-shoe": cardwise.discard_with_the_shoe,
    "burn-the-card": cardwise.burn_the_card,
    "stays-burned": cardwise.burn_the_card,
    "play-as-face-down": cardwise.play_as_face_down,
    "discard-the-hand": cardwise.discard_the_hand,
    "void-the-hand": cardwise.void_the_hand,
    "void-hand-or-coup": cardwise.void_hand_or_coup,
    # the shoe
    "continue": shoewise.continue_unburned,
    "complete-then-shuffle-and-cut": shoewise.complete_then_shuffle_and_cut,
    "may-restart-the-shoe": shoewise.may_restart_the_shoe,
    "may-remove-remaining-cards": shoewise.may_remove_remaining_cards,
    "may-check-remaining-cards": shoewise.may_check_remaining_cards,
    "void-coup-and-check-cards": shoewise.void_coup_and_check_cards,
    "void-coup-and-replace-shoe": shoewise.void_coup_and_replace_shoe,
    "void-the-shoe": shoewise.void_the_shoe,
    "void-the-shoe-and-replace": shoewise.void_the_shoe_and_replace,
    "replace-cards-at-shoe-end": shoewise.replace_cards_at_shoe_end,
    "replace-cards": shoewise.replace_cards,
    "check-and-verify-cards": shoewise.check_and_verify_cards,
    "shuffle-after-the-coup": shoewise.shuffle_falls_due,
    "shuffle-at-once": shoewise.shuffle_falls_due,
    "verify-all-collected": shoewise.verify_all_collected,
    # wagers and money
    "no-bet-coup": coups.no_bet_coup,
    "may-change-wagers": coups.may_change_wagers,
    "wagers-are-void": wagerwise.return_wagers,
    "return-the-wager": wagerwise.return_wagers,
    "return-stake-pay-nothing": wagerwise.return_wagers,
    "return-stake-if-it-wins": wagerwise.return_winning_wagers,
    "settle-part-within-limit": wagerwise.return_excess,
    "correct-while-open": wagerwise.correct_while_open,
    "rectify": wagerwise.record_mispayments,
    "rectify-and-identify-patron": wagerwise.record_mispayments,
    "may-void-wager-and-exclude": wagerwise.return_wagers,
    "may-forfeit-wager": wagerwise.forfeit_wagers,
    "return-excess-latest-first": wagerwise.return_excess,
    "record-attempts": coups.stands,
    # scanning and displays
    "actual-outcome-governs": wagerwise.actual_outcome_governs,
    "disregard-the-display": wagerwise.disregard_the_display,
    # devices
    "transfer-cards": shoewise.transfer_cards,
    "transfer-and-replace-damaged": shoewise.transfer_cards,
    "offer-return-and-finish-from-shoe": shoewise.offer_return_and_finish_from_shoe,
    "dealer-rectifies": shoewise.dealer_rectifies,
    "investigate-no-detriment": shoewise.investigate_no_detriment,
    # what people do
    "record-incident": coups.stands,
}
"""Every word that a rule book may choose; no other."""


def carry_out(unfolding: Unfolding, command: Command, case: Case) -> None:
    """What the book says, on the conditions it says it, and everybody it wants told."""
    must_be_met(unfolding.table, case)
    if isinstance(command, Report) and command.noticed_at is not None and command.noticed_at > command.at:
        raise Refused("it cannot have been noticed after it was reported")
    unfolding.add(ruled(unfolding.table, command, case))
    THEN[case.ruling.then](unfolding, command, case)
    tell(unfolding, command, case)


def tell(unfolding: Unfolding, command: Command, case: Case) -> None:
    """A notice for each whom the ruling wants told; of payments over an amount, one for each."""
    about = case.reason.strip() or in_words(case.limb)
    for notice in case.ruling.notify:
        for cents in (0,) if notice.over_cents is None else case.cents.values():
            unfolding.add(
                *notices_of(unfolding.table, command, (notice,), about, cents=cents, whom=case.person)
            )
