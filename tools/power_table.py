"""For each command: where the rule books say who may do it, whose approval it takes, and at what moments.

Nothing here says who that is in any book: that is read from the book's own file at the address given.
`docs/AUTHORITY.md` is printed from this, and the tests hold the engine against it.
"""

from typing import Final

from tools.moments import (
    A_COUP_IS_OPEN,
    BEFORE_CARDS,
    BETWEEN,
    EVER,
    GOING_ON,
    IN_PLAY,
    IN_REACH,
    OPEN,
    THE_NEXT_CARD,
    UNSTOPPED,
    WITH_A_RESULT,
    WITH_CARDS,
)
from tools.powers import DEALER, PATRON, Elsewhere, Entry


def _by(
    *who: str,
    when: tuple[str, ...] = OPEN,
    personal: bool = False,
    needs: tuple[str, ...] = (),
    elsewhere: tuple[Elsewhere, ...] = (),
    **approval: str,
) -> Entry:
    return Entry(who, when, _needed(approval), personal, needs, elsewhere)


def _report(
    when: tuple[str, ...], *limbs: str, elsewhere: tuple[Elsewhere, ...] = (), **approval: str
) -> Entry:
    """Anybody of the staff may say that something went wrong, where the book has one of these rules."""
    needs = tuple(f"irregularities.{limb}" for limb in limbs)
    return Entry((DEALER,), when, _needed(approval), needs=needs, elsewhere=elsewhere)


def _needed(approval: dict[str, str]) -> tuple[tuple[str, str], ...]:
    """What an approval is needed for, by address; two underscores stand for a dot."""
    return tuple((key.replace("__", ".").replace("_", "-"), why) for key, why in approval.items())


CLOSER, LIMITS = "authority.close-table", "authority.change-limits"
FIRST = "authority.dispute.first + authority.dispute.first-in-absence"
EITHER = f"{PATRON} + {DEALER}"
REVIEW, KEPT, RESTRICT = (
    "authority.dispute.review",
    "wagers.limits.minimum-rise.kept-minimum-sign-minutes",
    "authority.restrict-side-bets",
)
BEFORE_NEXT = "irregularities.mispayment.found-before-next-coup"
NOT_SETTLED = tuple(one for one in OPEN if one not in WITH_A_RESULT)
LATE = Elsewhere(
    ("!wagers.window.closes-on.is=first-card-exposed", "!irregularities.late-change-of-wagers"), ("dealing",)
)
"""Once a card is out, wagers change under a book that closes them later, or has a supervisor let them."""
BEFORE_PLAY = ("brought", "burn-due")
"""Cards in a shuffling device that somebody handled are replaced then already."""
MORE = "irregularities.later-card-face-up.more-suspected"
BY_HAND = tuple(
    f"table.markers={kind}" for kind in ("player", "banker", "box-closed", "no-bet-coup", "seat-status")
)
"""Markers that a dealer places by themselves; the others come and go with what they mark."""

POWERS: Final[dict[str, Entry]] = {
    # the table
    "OpenTable": _by(CLOSER, when=("closed",)),
    "AnnounceClosing": _by(CLOSER),
    "WithdrawClosing": _by(CLOSER),
    "CloseTable": _by(CLOSER, when=BETWEEN),
    "FillFloat": _by(CLOSER),
    "CreditFloat": _by(CLOSER),
    "Reserve": _by(CLOSER, needs=("table.places.at-most",)),
    # signs, limits, games
    "PostSign": _by(DEALER),
    "PostRestriction": _by(DEALER, needs=(RESTRICT,)),
    "TakeDownSign": _by(DEALER),
    "AnnounceLimits": _by(LIMITS),
    "ChangeLimits": _by(LIMITS),
    "AnnounceKeptMinimum": _by(LIMITS, needs=(KEPT,)),
    "RaiseKeptMinimum": _by(LIMITS, needs=(KEPT,)),
    "SetIndividualLimits": _by("authority.individual-limits"),
    "AnnounceGame": _by("authority.change-game"),
    "ChangeGame": _by("authority.change-game", when=BETWEEN),
    "AnnounceSideBets": _by("authority.change-side-bets"),
    "ChangeSideBets": _by("authority.change-side-bets", when=BETWEEN),
    "NotifyRestriction": _by("authority.restrict-side-bets"),
    "RestrictSideBets": _by("authority.restrict-side-bets", when=BETWEEN),
    "LiftRestriction": _by("authority.restrict-side-bets"),
    "PlaceMarker": _by(DEALER, needs=BY_HAND),
    "RemoveMarker": _by(DEALER, needs=BY_HAND),
    # cards
    "BringCards": _by(DEALER, when=("no-cards",)),
    "CheckCards": _by(DEALER, when=("brought",)),
    "Shuffle": _by(
        DEALER,
        when=("brought", *BEFORE_CARDS, "over"),
        cards__shuffles="on the grounds that name somebody",
    ),
    "Riffle": _by(DEALER, needs=("cards.riffle",), when=("brought", "shuffled"), cards__riffle="always"),
    "ShuffleByHand": _by(
        DEALER, needs=("cards.manual-shuffle-by",), when=("brought",), cards__manual_shuffle_by="always"
    ),
    "OfferCut": _by(
        DEALER,
        when=("shuffled", "brought"),
        authority__direct_player_to_cut="for the first player it is offered to",
        authority__stander_may_handle_cards="for a player who stands",
    ),
    "RefuseCut": _by(EITHER, when=("shuffled", "brought"), personal=True),
    "Cut": _by(EITHER, when=("shuffled", "brought"), personal=True),
    "PlaceCuttingCard": _by(DEALER, when=("cut",)),
    "Burn": _by(DEALER, when=("burn-due",), cards__burn__methods="for the methods that name somebody"),
    "CuttingCard": _by(DEALER, when=IN_PLAY),
    "EndShoe": _by(
        DEALER,
        when=("brought", "burn-due", "over"),
        elsewhere=(
            Elsewhere(("!irregularities.cards.handled-by-players",), BEFORE_PLAY),
            Elsewhere(("!table.devices.is=shuffling-device",), BEFORE_PLAY),
        ),
        cards__replacement__at_shoe_end_by="for other cards",
        cards__replacement__same_backs_with_scanning_shoe_by="for cards with the same backs",
    ),
    "RevealOrder": _by(DEALER, when=EVER),
    # people
    "Arrive": _by(EITHER),
    "Leave": _by(EITHER),
    "BuyChips": _by(EITHER),
    "BringChips": _by(EITHER),
    "ExchangeVoucher": _by(DEALER),
    "VacateSeat": _by(CLOSER, when=WITH_CARDS),
    "GiveUpArea": _by(DEALER, when=WITH_CARDS, needs=("wagers.gives-up-extra-areas",)),
    "TakeBreak": _by("authority.break-from-play"),
    "EndBreak": _by("authority.break-from-play"),
    "ExcludePatron": _by("authority.exclude-player"),
    "LimitPlayers": _by("authority.limit-players"),
    # wagers
    "CallBets": _by(DEALER, when=("between", "wagering")),
    "CallNoMoreBets": _by(
        DEALER,
        when=("between", "wagering"),
        elsewhere=(Elsewhere(("wagers.window.bets-call.is=required",), ("between",)),),
    ),
    "PlaceWager": _by(
        EITHER,
        when=(*BEFORE_CARDS, "dealing"),
        elsewhere=(
            Elsewhere(("wagers.window.closes-on.is=no-more-bets",), ("no-more-bets",)),
            LATE,
        ),
        wagers__combinations="for the main wagers together that need it",
    ),
    "TakeBackWager": _by(EITHER, when=A_COUP_IS_OPEN, elsewhere=(LATE,)),
    "RefuseWager": _by("authority.refuse-wager", when=A_COUP_IS_OPEN[:-1]),
    "ReduceProRata": _by(
        DEALER,
        when=A_COUP_IS_OPEN,
        needs=(
            "wagers.limits.table-differential",
            "wagers.limits.over-area-maximum.before-close.is=reduce-pro-rata",
        ),
        elsewhere=(LATE,),
    ),
    "DirectNoBetCoup": _by("dealing.no-bet-coup.powers", when=BEFORE_CARDS),
    # dealing
    "Draw": _by(
        DEALER,
        when=(*BEFORE_CARDS, "dealing"),
        elsewhere=(Elsewhere(("!dealing.no-bet-coup",), ("between",)),),
    ),
    "ChooseFaces": _by("authority.choose-faces", when=BETWEEN),
    "OfferHand": _by(
        DEALER,
        when=("dealing",),
        authority__open_hands_without_main_wagers="for a patron with side wagers only",
        dealing__designation__without_wager_approver="for a patron whose turn it is not",
    ),
    "AcceptHand": _by(EITHER, when=("dealing",), personal=True),
    "DeclineHand": _by(EITHER, when=("dealing",), personal=True),
    "Nominate": _by(
        PATRON,
        when=("dealing",),
        personal=True,
        needs=("!dealing.designation.nominee.is=nobody",),
        dealing__designation__nominee_approver="always",
    ),
    "ReturnHand": _by(DEALER, when=("dealing", "halted", "result", "settled")),
    "ForfeitHand": _by("dealing.designation.forfeit-by", when=("dealing",)),
    "Expose": _by(EITHER, when=("dealing",), personal=True),
    "AnnounceCounts": _by(
        DEALER, when=("dealing",), needs=("!dealing.announcements.is=banker-after-all-open",)
    ),
    "AnnounceResult": _by(DEALER, when=("dealing",)),
    # settling
    "Settle": _by(DEALER, when=("result", "settled")),
    "DeferCommission": _by("wagers.commission.deferral-approver"),
    "CollectCommission": _by(
        DEALER,
        when=WITH_CARDS,
        needs=("wagers.commission",),
        wagers__commission__ordered_by="when it is ordered before the shoe ends",
    ),
    "ClearCards": _by(DEALER, when=("result", "settled", "void")),
    # what is told, and what is disputed
    "SendNotice": _by(DEALER, when=EVER),
    "GiveNotice": _by(DEALER),
    "Announce": _by(DEALER),
    "RaiseDispute": _by(EITHER),
    "DecideDispute": _by(FIRST, when=EVER),
    "AskForReview": _by(EITHER, when=EVER, needs=(REVIEW,)),
    "ReviewDispute": _by(REVIEW, when=EVER),
    "MakeFinal": _by(REVIEW, when=EVER),
    "AdviseOfInspector": _by(FIRST, when=EVER),
    # cards that are wrong
    "ReportWrongCards": _report(WITH_CARDS, "wrong-cards"),
    "VerifyCards": _report(tuple(one for one in BETWEEN if one != "no-cards"), "cards.check-ordered"),
    "ReportHandledCards": _report(WITH_CARDS, "cards.handled-by-players"),
    "ReplaceUnfitCards": _report(
        BETWEEN[1:],
        irregularities__cards__unfit="always",
        cards__replacement__same_backs_with_scanning_shoe_by="for cards with the same backs",
    ),
    "OrderCheck": _by("irregularities.cards.check-ordered", when=WITH_CARDS),
    "ReportNotIntermixed": _report(
        WITH_CARDS, "cards.not-intermixed", irregularities__cards__not_intermixed="always"
    ),
    "ReportAbnormalSequence": _report(
        WITH_CARDS, "cards.abnormal-sequence", irregularities__cards__abnormal_sequence="always"
    ),
    "ReportDroppedCards": _report(WITH_CARDS, "cards.dropped", irregularities__cards__dropped="always"),
    "ReportSequenceRevealed": _report(
        WITH_CARDS, "cards.sequence-revealed", irregularities__cards__sequence_revealed="always"
    ),
    "ReportNotCut": _report(
        tuple(one for one in WITH_CARDS if one not in ("brought", "cut", "over")), "not-cut"
    ),
    "ReportNotShuffled": _report(("over",), "not-shuffled"),
    "ReportNotBurned": _report(("burn-due",), "not-burned"),
    "RestartShoe": _by("irregularities.not-burned.first-coup-open", when=("dealing",)),
    "ReportTooFewCards": _report(("dealing",), irregularities__too_few_cards="always"),
    "ReportMalfunction": _report(
        tuple(one for one in WITH_CARDS if one not in ("shuffled", "cut", "halted", "void")),
        "device-malfunction",
        irregularities__device_malfunction__someone_disadvantaged="when somebody is disadvantaged by it",
        irregularities__device_malfunction__no_other_device="when there is no other device",
        irregularities__device_malfunction__damaged_cards="when cards are damaged",
        irregularities__device_malfunction__undamaged_cards="when none is",
        irregularities__device_malfunction__rectified="when it is rectified",
        irregularities__device_malfunction__investigated="when it is investigated",
    ),
    "LoadCardShoe": _report(("halted",), "device-malfunction.no-other-device"),
    # cards seen, and cards too many
    "ReportFirstCardExposed": _report(THE_NEXT_CARD, irregularities__first_card_seen__exposed="always"),
    "ReportFaceUp": _report(THE_NEXT_CARD),
    "CheckFacing": _by(
        MORE,
        when=tuple(one for one in BETWEEN if one != "no-cards"),
        elsewhere=(Elsewhere((f"{MORE}.conditions=shuffling-device-in-use",), ("shuffled", "cut")),),
    ),
    "ReportBurned": _report(IN_PLAY, "burned-card"),
    "ReportDiscrepancy": _report(GOING_ON, "scanner-disagrees"),
    "ConfirmOutcome": _by("irregularities.scanner-disagrees.confirmed", when=("halted",)),
    "DeclareUnconfirmed": _by("irregularities.scanner-disagrees.unconfirmed", when=("halted",)),
    "CheckScanner": _by("irregularities.scanner-disagrees.confirmed", when=WITH_CARDS),
    "ReportDisplay": _report(
        (*WITH_A_RESULT, "result", "halted"), "display-wrong", irregularities__display_wrong="always"
    ),
    "ReportExtraCard": _report(GOING_ON, "extra-player-card", "extra-banker-card"),
    "ReportWrongHolder": _report(("dealing",), "not-the-designated-player", "wrong-hand.wrong-holder"),
    "ReportCardCounts": _report(("dealing", "result"), "count-of-cards"),
    # a misdeal
    "ReportMisdeal": _report(IN_REACH, "misdeal.found-in-time"),
    "ReportMisplacedCard": _report(
        ("dealing",), "players-card-to-banker", "misdeal.found-in-time.then=reconstruct"
    ),
    "ReportWrongArea": _report(GOING_ON, "wrong-hand.wrong-area"),
    "ReportEarlyReveal": _report(("dealing",), "wrong-hand.dealer-revealed"),
    "Reconstruct": _report(
        ("halted",),
        "misdeal.found-in-time.then=reconstruct",
        "misdeal.after-handling.then=reconstruct",
        irregularities__misdeal__found_in_time="after a misdeal",
        irregularities__wrong_hand__wrong_area="after cards at the wrong hand",
    ),
    "GiveUpReconstruction": _by("irregularities.misdeal.cannot-be-reconstructed", when=("halted",)),
    "RemoveRemainingCards": _by("irregularities.misdeal.remaining-cards", when=(*BEFORE_CARDS, "over")),
    "ChooseRemedy": _by(
        "irregularities.wrong-hand.wrong-area + irregularities.wrong-hand.wrong-holder",
        when=("halted",),
        needs=(
            "irregularities.wrong-hand.wrong-area.then=choose-remedy",
            "irregularities.wrong-hand.wrong-holder.then=choose-remedy",
        ),
    ),
    "ElectOption": _by(EITHER, when=("halted",)),
    "ResumeCoup": _report(
        ("halted",),
        irregularities__all_wagers_withdrawn="when every wager was taken back",
        irregularities__device_malfunction__all_wagers_returned="when every wager was, after a failed device",
    ),
    # wagers and payments that are wrong
    "FindWager": _report(("dealing", "result")),
    "ReportInvalidWager": _report(
        UNSTOPPED,
        "invalid-wager.during-coup",
        irregularities__invalid_wager__during_coup="during the coup",
        irregularities__invalid_wager__after_result="after the result",
        irregularities__invalid_wager__settled_coups="afterwards",
    ),
    "ReportLossLimit": _report(UNSTOPPED, "loss-limit-exceeded"),
    "EaseWindow": _by("irregularities.late-change-of-wagers", when=("dealing",)),
    "DealOutWithoutWagers": _by(
        "irregularities.all-wagers-withdrawn", "irregularities.misdeal.all-wagers-removed", when=("dealing",)
    ),
    "ReportDealtWithoutWagers": _report(("no-more-bets",), "no-bet-coup-wagers.dealt-without-wagers"),
    "ReportMispayment": _report(OPEN, "mispayment", elsewhere=(Elsewhere((BEFORE_NEXT,), NOT_SETTLED),)),
    "RectifyMispayment": _report(
        OPEN,
        "mispayment",
        irregularities__mispayment__unintentional="always",
        irregularities__mispayment__intentional="when it is suspected that it was intended",
        irregularities__wrong_game_settled="when another game was settled",
    ),
    "RecordAttempt": _report(OPEN, "mispayment"),
    "ReportWrongGame": _report(WITH_A_RESULT, "wrong-game-settled"),
    # conduct
    "RuleOnContravention": _by("irregularities.contravention", "irregularities.prohibited-device"),
    "InvalidateCoup": _by("irregularities.disruption.beyond-control", when=IN_REACH),
    "ReportConduct": _report(OPEN, "conduct"),
}
