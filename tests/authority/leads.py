"""What leads up to a command that chance seldom comes to: what is done before it, or what state it wants.

A lead begins at a state of the moment wanted, or at one of which `where` is true; its steps are done, and the
table plays on to the moment wanted without doing the command itself.
"""

from typing import Final, NamedTuple

from sabot.engine.markers import NO_BET
from sabot.engine.settings import CardSet
from tests.authority import facts
from tests.authority.facts import INSIDE, Details, Where, at, at_his_place, for_the_last_who_came, later, now


class Step(NamedTuple):
    """A command on the way, with the details that matter; or `@` and a moment, to play on until then."""

    name: str
    details: Details = lambda _: {}
    times: int = 1
    """Done up to so often; once must do."""

    @property
    def until(self) -> str | None:
        """The moment to play on to, where that is the step."""
        return self.name[1:] if self.name.startswith("@") else None


class Lead(NamedTuple):
    steps: tuple[Step, ...] = ()
    where: Where | None = None
    target: Details = lambda _: {}
    """What matters of the command itself."""


def lead(*steps: str | Step, where: Where | None = None, target: Details = lambda _: {}) -> Lead:
    named = (Step(one) if isinstance(one, str) else one for one in steps)
    return Lead(tuple(named), where, target)


SEATED = Step("Arrive", facts.next_seat)
MUCH_ON_PLAYER = Step("PlaceWager", at_his_place(bet="player", cents=100_000, **INSIDE))
MUCH_ON_BANKER = Step("PlaceWager", at_his_place(bet="banker", cents=100_000, **INSIDE))
"""More than any area or differential of the tables allows."""
ON_BANKER = Step("PlaceWager", at_his_place(bet="banker", cents=10_000, **INSIDE))
SOME = Step("PlaceWager", at_his_place(bet="player", cents=2_500, **INSIDE))
TOLD = Step("GiveNotice", now(to="inspector", about="an incident"))
EVERYBODY_LEAVES = Step("Leave", for_the_last_who_came(remaining=0), times=20)
PURSE = Step("BringChips", for_the_last_who_came(cents=10_000_000))
SHUFFLED_AGAIN = Step("Shuffle", now(ground="reasonable-cause"))
MIXED_AGAIN = ("ReportNotIntermixed", Step("Shuffle", now(ground="not-intermixed")))
NO_OTHER_DEVICE = Step("ReportMalfunction", now(disadvantaged=None, spare=None, investigate=False))
OPTIONS_GIVEN = Step("ChooseRemedy", now(remedy="complete-after-retract-or-reduce", reason="as printed"))
ALL_STAY = Step("ElectOption", facts.that_the_first_wager_stays, times=20)
ALL_TAKEN_BACK = Step("TakeBackWager", facts.the_first_wager, times=20)
DISPUTES_A_WAGER = Step("RaiseDispute", facts.over_the_first_wager)
DRAWN_DOWN = Step("Draw", now(exposed=False))
EASED = Step("EaseWindow", now(patrons=(), reason="the dealer hurried"))
STAKED = (SEATED, PURSE, SOME)
DISPUTED = (SEATED, "RaiseDispute")
CLOSED = (Step("Leave", for_the_last_who_came(remaining=0)), "AnnounceClosing", Step("CloseTable", later))
ALL_SEATS = Step("Arrive", facts.next_seat, times=20)
ALL_SEATS_BUT_ONE = Step("Arrive", facts.next_seat_but_one, times=20)
PAID_WRONGLY = Step(
    "ReportMispayment",
    lambda state: {
        "of": "cash-change",
        "wager": None,
        "cents": -5_000,
        "enquiries": "the tape",
        "suspected": False,
        "patron": next(iter(state.patrons), None),
    },
)
"""Paid too little, so that nobody needs chips to give back."""
MIXED = Step("BringCards", now(cards=CardSet(id="mixed set", backs="red", pre_shuffled="casino")))
RESTRICTED = (
    Step("NotifyRestriction", facts.first_side_bet),
    Step("PostRestriction", facts.first_side_bet),
)
"""Restrictions are told to surveillance and shown on a sign before they hold."""
A_FULL_TABLE = (
    *STAKED,
    Step("PlaceWager", facts.a_second_area),
    ALL_SEATS_BUT_ONE,
    Step("Arrive", facts.one_more(None)),
)
"""Everybody sits but one, and the only area at which nobody sits is somebody's second."""

LEADS: Final[dict[str, tuple[Lead, ...]]] = {
    # disputes, also when the table has closed over them
    "RaiseDispute": (lead(SEATED),),
    "DecideDispute": (lead(*DISPUTED), lead(*DISPUTED, *CLOSED, where=at("no-cards"))),
    "AskForReview": (
        lead(*DISPUTED, "DecideDispute", target=facts.by_whoever_disputes),
        lead(*DISPUTED, "DecideDispute", *CLOSED, where=at("no-cards"), target=facts.by_whoever_disputes),
    ),
    "ReviewDispute": (
        lead(*DISPUTED, "DecideDispute", "AskForReview"),
        lead(*DISPUTED, "DecideDispute", "AskForReview", *CLOSED, where=at("no-cards")),
    ),
    "MakeFinal": (
        lead(*DISPUTED, "DecideDispute"),
        lead(*DISPUTED, "DecideDispute", *CLOSED, where=at("no-cards")),
    ),
    "AdviseOfInspector": (
        lead(*DISPUTED, "DecideDispute"),
        lead(*DISPUTED, "DecideDispute", "MakeFinal"),
        lead(*DISPUTED, "DecideDispute", *CLOSED, where=at("no-cards")),
        lead(*DISPUTED, "DecideDispute", "MakeFinal", *CLOSED, where=at("no-cards")),
    ),
    # people
    **dict.fromkeys(
        (
            "BringChips",
            "BuyChips",
            "ExchangeVoucher",
            "Leave",
            "ExcludePatron",
            "RuleOnContravention",
            "SetIndividualLimits",
            "ReportLossLimit",
        ),
        (lead(SEATED),),
    ),
    "TakeBreak": (lead(Step("Arrive", lambda state: {**facts.next_seat(state), "loss_limit": 50_000})),),
    "EndBreak": (
        lead(Step("Arrive", lambda state: {**facts.next_seat(state), "loss_limit": 50_000}), "TakeBreak"),
    ),
    "VacateSeat": (lead(ALL_SEATS, where=facts.somebody_sat_out),),
    "GiveUpArea": (
        lead(*A_FULL_TABLE, where=at("between", "wagering"), target=facts.to_whoever_stands),
        lead(*A_FULL_TABLE, *MIXED_AGAIN, where=facts.wagers_may_be_placed, target=facts.to_whoever_stands),
        lead(
            *A_FULL_TABLE,
            "ReplaceUnfitCards",
            where=facts.wagers_may_be_placed,
            target=facts.to_whoever_stands,
        ),
    ),
    # signs, limits, games
    "SendNotice": (lead(TOLD), lead(TOLD, *CLOSED, where=at("no-cards"))),
    "LimitPlayers": (lead(target=now(most=2, one_to_a_box=False)),),
    "PlaceMarker": (lead(target=now(kind=NO_BET, place=None, patron=None)),),
    **dict.fromkeys(
        ("Shuffle", "ReportNotShuffled", "ReportWrongCards"),
        (lead("CuttingCard", "@over", where=facts.a_coup_may_begin_from_a_card_shoe),),
    ),
    "ChooseFaces": (lead(target=now(faces="up")), lead(target=now(faces="down"))),
    "WithdrawClosing": (lead("AnnounceClosing"),),
    "CloseTable": (
        lead("AnnounceClosing"),
        lead(EVERYBODY_LEAVES, "CallBets", "CallNoMoreBets", where=at("between"), target=later),
    ),
    "TakeDownSign": (lead("PostSign"),),
    "PostSign": (lead("TakeDownSign"),),
    "ChangeGame": (lead("AnnounceGame"),),
    "ChangeSideBets": (lead("AnnounceSideBets"),),
    "ChangeLimits": (lead("AnnounceLimits"),),
    "AnnounceKeptMinimum": (lead(SEATED, Step("ChangeLimits", facts.higher_minimum)),),
    "RaiseKeptMinimum": (lead(SEATED, Step("ChangeLimits", facts.higher_minimum), "AnnounceKeptMinimum"),),
    "RestrictSideBets": (
        lead(*RESTRICTED, target=facts.first_side_bet),
        lead(*RESTRICTED, "CallBets", "CallNoMoreBets", where=at("between"), target=facts.first_side_bet),
    ),
    "LiftRestriction": (
        lead(*RESTRICTED, Step("RestrictSideBets", facts.first_side_bet)),
        lead(*RESTRICTED, Step("RestrictSideBets", facts.first_side_bet), where=at("between")),
        lead(where=lambda state: bool(state.restricted)),
    ),
    "RemoveMarker": (
        lead("PlaceMarker"),
        lead(Step("PlaceMarker", now(kind=NO_BET, place=None, patron=None))),
    ),
    # cards
    **dict.fromkeys(
        ("OfferCut", "Cut", "RefuseCut"),
        (
            lead(SEATED, MIXED, "CheckCards", where=at("no-cards")),
            lead(SEATED, MIXED, "CheckCards", "OfferCut", where=at("no-cards")),
        ),
    ),
    "VerifyCards": (lead("OrderCheck"),),
    "CuttingCard": (lead(where=facts.a_shoe_is_cut),),
    "ReportNotCut": (lead(where=facts.a_shoe_is_cut),),
    "ReportTooFewCards": (lead(where=facts.few_cards_are_left),),
    "RevealOrder": (lead(where=lambda state: bool(state.commitments)),),
    "RemoveRemainingCards": (
        lead("GiveUpReconstruction", where=at("halted")),
        lead("ReportMisdeal", "GiveUpReconstruction", where=at("dealing")),
    ),
    # wagers
    "CallBets": (lead(*STAKED, where=at("between")),),
    "PlaceWager": (lead(SEATED, PURSE, EASED, target=at_his_place(bet="player", cents=2_500, **INSIDE)),),
    **dict.fromkeys(
        ("TakeBackWager", "RefuseWager"),
        (
            lead(EASED),
            lead(*STAKED, where=at("wagering", "between")),
            lead(*STAKED, SHUFFLED_AGAIN, where=at("wagering", "between")),
            lead(*STAKED, "ReportWrongCards", where=at("wagering", "between")),
        ),
    ),
    "ReduceProRata": tuple(
        lead(SEATED, PURSE, much, *further, where=facts.wagers_may_be_placed)
        for much in (MUCH_ON_PLAYER, MUCH_ON_BANKER)
        for further in (
            (),
            (SHUFFLED_AGAIN,),
            ("ReportWrongCards",),
            (DRAWN_DOWN, EASED),
            ("CallBets", "CallNoMoreBets", DRAWN_DOWN, EASED),
            ("CallNoMoreBets", DRAWN_DOWN, EASED),
        )
    ),
    "CollectCommission": (
        lead(where=facts.commission_is_owed),
        lead(SHUFFLED_AGAIN, where=facts.commission_is_owed_between_coups),
        lead("ReplaceUnfitCards", where=facts.commission_is_owed_between_coups),
        lead(
            "DeferCommission",
            *STAKED[:2],
            ON_BANKER,
            "@settled",
            "@between",
            SHUFFLED_AGAIN,
            where=facts.a_coup_may_begin_from_a_card_shoe,
        ),
    ),
    "DeferCommission": (lead(where=lambda state: not state.commission_deferred),),
    "DealOutWithoutWagers": (lead(EASED, ALL_TAKEN_BACK), lead(ALL_TAKEN_BACK, where=at("dealing"))),
    "ShuffleByHand": (lead("BringCards", "CheckCards", where=at("no-cards")),),
    # hands
    **dict.fromkeys(("Nominate", "ForfeitHand", "ReturnHand"), (lead(where=facts.somebody_holds_cards),)),
    "DeclineHand": (lead("OfferHand"), lead(where=facts.somebody_is_offered_cards)),
    # what went wrong
    "CheckScanner": (
        lead("DeclareUnconfirmed", where=at("halted")),
        lead(where=lambda state: not state.scanner_trusted),
        lead("ReportDiscrepancy", "DeclareUnconfirmed", where=facts.cards_are_read),
    ),
    "DeclareUnconfirmed": (lead("ReportDiscrepancy", where=facts.cards_are_read),),
    "ReportDiscrepancy": (lead(where=facts.the_shoe_reads),),
    "ConfirmOutcome": (lead("ReportDiscrepancy", where=facts.cards_are_read),),
    "ReportMisdeal": (lead(where=facts.it_was_handled),),
    "ReportDisplay": (lead("ReportDiscrepancy", where=facts.a_result_is_read),),
    "ReportMispayment": (lead(SEATED, target=PAID_WRONGLY.details),),
    "ReportHandledCards": (lead(where=facts.nobody_handled_the_cards),),
    "ReportWrongGame": (lead(where=facts.a_coup_was_settled),),
    "ReportInvalidWager": (lead(where=lambda state: state.wagers > 0),),
    "EndShoe": (lead("ReportHandledCards", where=facts.a_device_shuffles), lead("ReportHandledCards")),
    "Settle": (
        lead(DISPUTES_A_WAGER, "Settle", "DecideDispute", where=at("result")),
        lead(DISPUTES_A_WAGER, "Settle", "DecideDispute", "MakeFinal", where=at("result")),
    ),
    "ClearCards": (lead(Step("RuleOnContravention", facts.all_of_his, times=20)),),
    **dict.fromkeys(
        ("RectifyMispayment", "RecordAttempt"),
        (
            lead(SEATED, PAID_WRONGLY),
            lead(where=facts.something_is_to_be_put_right),
            lead("ReportWrongGame", where=facts.a_coup_was_settled),
            lead("ReportWrongGame", *MIXED_AGAIN, where=facts.a_coup_was_settled),
        ),
    ),
    **dict.fromkeys(
        ("ElectOption", "LoadCardShoe", "ResumeCoup"),
        (
            lead("ReportWrongArea", OPTIONS_GIVEN, where=at("dealing")),
            lead("ReportWrongArea", OPTIONS_GIVEN, ALL_STAY, where=at("dealing")),
            lead("ReportMisdeal", "Reconstruct", where=at("dealing")),
            lead("ReportMisdeal", "Reconstruct", ALL_STAY, where=at("dealing")),
            lead(NO_OTHER_DEVICE, where=facts.a_device_shuffles_a_coup),
            lead(NO_OTHER_DEVICE, ALL_STAY, where=facts.a_device_shuffles_a_coup),
            lead(NO_OTHER_DEVICE, ALL_STAY, "LoadCardShoe", where=facts.a_device_shuffles_a_coup),
        ),
    ),
}

WAYS: Final[dict[str, tuple[Step, ...]]] = {
    "halted": (
        Step("ReportMisdeal"),
        Step("ReportWrongArea"),
        Step("ReportDiscrepancy"),
        Step("ReportWrongHolder"),
    ),
    "void": (Step("ReportWrongCards"), Step("InvalidateCoup")),
    "over": (Step("CuttingCard"), Step("ReportWrongCards")),
    "brought": (Step("EndShoe"), Step("CuttingCard")),
    "shuffled": (Step("Shuffle", now(ground="reasonable-cause")), Step("CuttingCard")),
    "cut": (Step("Shuffle", now(ground="reasonable-cause")), Step("CuttingCard")),
    "burn-due": (Step("Shuffle", now(ground="reasonable-cause")), Step("CuttingCard")),
    "closed": (Step("AnnounceClosing"), Step("CloseTable", later)),
    "no-cards": (Step("AnnounceClosing"), Step("CloseTable", later), Step("OpenTable")),
}
"""What brings a table to a moment that the next step alone does not, or not soon."""
