"""For each command: where the rule books say who may do it, whose approval it takes, and at what moments.

Nothing here says who that is in any book: that is read from the book's own file at the address given.
`docs/AUTHORITY.md` is printed from this, and the tests hold the engine against it.
"""

import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

BOOKS: Final = Path(__file__).resolve().parent.parent / "src/sabot/rulebooks"
DEALER, PATRON = "dealer", "patron"

Book = dict[str, Any]

MOMENTS: Final = {
    "closed": "the table is closed",
    "no-cards": "no cards have been brought",
    "brought": "cards wait to be shuffled",
    "shuffled": "they wait to be cut",
    "cut": "they wait for the cutting card",
    "burn-due": "they wait for the burn",
    "between": "the shoe is ready",
    "wagering": "wagers are taken",
    "no-more-bets": "no more bets was called",
    "dealing": "a coup is dealt",
    "halted": "a coup is halted",
    "result": "the result is announced",
    "settled": "the coup is settled",
    "void": "the coup is void",
    "over": "nothing more is dealt from the cards",
}
"""The moments of a table, each with what is true of it."""

EVER: Final = tuple(MOMENTS)
OPEN: Final = EVER[1:]
IN_A_COUP: Final = ("dealing", "halted", "result", "settled", "void")
BETWEEN: Final = tuple(one for one in OPEN if one not in IN_A_COUP)
BEFORE_CARDS: Final = ("between", "wagering", "no-more-bets")
WITH_CARDS: Final = tuple(one for one in OPEN if one != "no-cards")
IN_PLAY: Final = (*BEFORE_CARDS, *IN_A_COUP)
IN_REACH: Final = (*BEFORE_CARDS, "dealing", "result", "settled", "over")
WITH_A_RESULT: Final = (*BEFORE_CARDS, "settled", "over")
THE_NEXT_CARD: Final = (*BEFORE_CARDS, "dealing", "result", "settled")
GOING_ON: Final = ("dealing", "result", "settled")
UNSTOPPED: Final = tuple(one for one in OPEN if one not in ("halted", "void"))
A_COUP_IS_OPEN: Final = tuple(one for one in (*BETWEEN, "dealing") if one not in ("no-cards", "between"))
SPOKEN: Final = {
    EVER: "at any time, a closed table too",
    OPEN: "while the table is open",
    BETWEEN: "between coups",
    WITH_CARDS: "while there are cards at the table",
    UNSTOPPED: "while the table is open, unless a coup is halted or void",
    IN_REACH: "while a coup is dealt, or the last one can still be taken up again",
    WITH_A_RESULT: "once a coup is settled, while it can still be taken up again",
    THE_NEXT_CARD: "while another card may come from the shoe",
    GOING_ON: "from the first card of a coup until its cards are cleared, unless it is halted or void",
    A_COUP_IS_OPEN: "while wagers lie on the layout, before a card of the coup is seen",
    IN_PLAY: "while the shoe is in play",
    BEFORE_CARDS: "while the shoe is ready and no card of a coup is out",
}


class Elsewhere(NamedTuple):
    """Moments at which it is not done under a book of which all of this can be said."""

    where: tuple[str, ...]
    never: tuple[str, ...]


class Entry(NamedTuple):
    """Who, when, and whose approval: addresses in a rule book, each with what it is needed for.

    Of several addresses the first that the book has counts; with `+` between them, whoever any names.
    """

    who: tuple[str, ...]
    when: tuple[str, ...] = OPEN
    approval: tuple[tuple[str, str], ...] = ()
    personal: bool = False
    """Whether it is done with cards that are somebody's, so that nobody else can in his place."""
    needs: tuple[str, ...] = ()
    """Parts of a book: one that has none of them knows no such thing."""
    elsewhere: tuple["Elsewhere", ...] = ()
    """What the rules of some books make of the moments."""


class Named(NamedTuple):
    """Those whom an address names, and the clause."""

    roles: tuple[str, ...]
    rule: str


@cache
def book_named(book: str) -> Book:
    return tomllib.loads((BOOKS / f"{book.replace('-', '_')}.toml").read_text("utf-8"))


def at(book: Book, address: str) -> Any:
    """What stands at an address of a book's file; nothing where the book has no such part."""
    part: Any = book
    for name in address.split("."):
        part = part.get(name) if isinstance(part, dict) else None
        if part is None:
            return None
    return part


def says(book: Book, said: str) -> bool:
    """Whether a book has a part; with `=`, whether it is or holds that word; with `!`, the contrary."""
    if said.startswith("!"):
        return not says(book, said[1:])
    address, wanted, word = said.partition("=")
    part = at(book, address)
    if not wanted:
        return part is not None
    named = part if isinstance(part, list) else [part]
    return any(word in (one, *(one.values() if isinstance(one, dict) else ())) for one in named)


def moments_of(book: Book, entry: Entry) -> tuple[str, ...]:
    """When it is done under a book, as far as the moment goes."""
    never = {
        one for part in entry.elsewhere if all(says(book, said) for said in part.where) for one in part.never
    }
    return tuple(one for one in entry.when if one not in never)


def named_at(book: Book, address: str) -> Iterator[Named]:
    """Those named there: a power, a plain role, a ruling (the dealer's where it names nobody), or several."""
    if address in (DEALER, PATRON):
        yield Named((dealer_of(book) if address == DEALER else "player",), "")
        return
    part = at(book, address)
    for one in part if isinstance(part, list) else [part]:
        if not isinstance(one, dict):
            continue
        roles = one.get("by") or one.get("approver") or one.get("is")
        if roles is None and address.startswith("irregularities."):
            roles = dealer_of(book)
        if roles is not None:
            rule = one.get("rule") or f"reading {one['reading']}"
            yield Named((roles,) if isinstance(roles, str) else tuple(roles), rule)


def dealer_of(book: Book) -> str:
    """The lowest of the staff, who deals; whoever is above holds every power of his (by rank)."""
    staff = [role for role in book["roles"] if role["kind"] == "staff"]
    return str(min(staff, key=lambda role: role["rank"])["key"])


def who_may(book: Book, entry: Entry) -> list[Named]:
    """Those who may do it under a book; nobody, where the book has no such thing."""
    if entry.needs and not any(says(book, address) for address in entry.needs):
        return []
    for several in entry.who:
        found = [one for address in several.split(" + ") for one in named_at(book, address)]
        if found:
            return found
    return []


def approvers(book: Book, entry: Entry) -> list[tuple[Named, str]]:
    """Those whose approval it takes, each with what for."""
    return [(one, why) for address, why in entry.approval for one in named_at(book, address)]


def with_those_above(book: Book, roles: Iterable[str]) -> set[str]:
    """The roles named, and of the staff everybody of the same rank or a higher one."""
    known = {role["key"]: role for role in book["roles"]}
    holders = set(roles)
    ranks = [known[key]["rank"] for key in holders if known[key]["kind"] == "staff"]
    if ranks:
        holders |= {
            key for key, role in known.items() if role["kind"] == "staff" and role["rank"] >= min(ranks)
        }
    return holders


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
CUT = "cards.cut.when-all-refuse"
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
