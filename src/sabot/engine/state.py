"""What is true of a table now. It is only ever made by `evolve` out of events."""

from typing import Literal

import msgspec

from sabot.engine.events.base import Posting
from sabot.engine.settings import (
    CardSet,
    Cents,
    Change,
    ChipCounts,
    Instrument,
    Limits,
    SignShows,
    TableSettings,
)
from sabot.rulebook.words import Hand

TablePhase = Literal["closed", "open", "closing"]
ShoePhase = Literal["none", "checked", "shuffled", "cut", "burn-due", "ready", "ended"]
CoupPhase = Literal["wagering", "dealing", "result", "settled"]
WagerFate = Literal["placed", "won", "lost", "stood-off", "returned", "forfeited"]


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """Base of the parts of a state."""


class Settlement(Part, frozen=True, kw_only=True):
    """How a wager was settled, so that it can be undone to the cent."""

    event: int
    """The number of the event that settled it, for whatever reverses it to cite."""
    net: Cents
    postings: tuple[Posting, ...]
    rule: str | None
    said: str
    """Why, in one sentence."""
    paid: Cents
    returned: Cents
    commission: Cents
    chips: ChipCounts
    """The winnings in chips, as a dealer cuts them out."""


class Wager(Part, frozen=True, kw_only=True):
    """Money on a bet. It has one fate, and ends in one."""

    id: int
    patron: str
    bet: str
    area: int
    """The place at whose area it lies."""
    cents: Cents
    instrument: Instrument = "chips"
    at: int
    fate: WagerFate = "placed"
    at_risk: Cents | None = None
    """How much of it counts, when a limit or a loss limit leaves only a part."""
    settlement: Settlement | None = None

    @property
    def counts(self) -> Cents:
        return self.cents if self.at_risk is None else self.at_risk


class Drawn(Part, frozen=True, kw_only=True):
    """A card that left the shoe in this coup, in the order it left."""

    card: str
    """What it is, as far as it was read when it left; secret until it is exposed."""
    scanned: str | None = None
    hand: Hand
    area: int = 0
    """The Player area, where there are several; 0 for the Banker hand and for a single Player hand."""
    exposed: bool = False
    held_by: str | None = None
    handled: bool = False
    back: bool = False
    """Whether it was out with a patron and came back: the dealer turns it."""


def hand_key(hand: Hand, area: int = 0) -> str:
    """What a hand is called among the designations."""
    return hand if hand == "banker" else f"player-{area}"


class Designation(Part, frozen=True, kw_only=True):
    """Who is offered, holds or has refused the cards of a hand."""

    hand: Hand
    area: int = 0
    offered_to: str | None = None
    refused_by: tuple[str, ...] = ()
    holder: str | None = None
    nominees: dict[int, str] = {}
    """Who opens a card instead of the holder, by the place of the card among those drawn."""
    last_holder: str | None = None
    """Who had the cards before they came back to the dealer; a third card goes the same way."""
    wrongly: bool = False
    """Whether whoever holds them was not designated, so that no third card goes his way."""

    @property
    def key(self) -> str:
        return hand_key(self.hand, self.area)


class Halt(Part, frozen=True, kw_only=True):
    """Why a coup stands still until somebody decides."""

    limb: str
    """The part of the book's irregularities under which it was halted: `misdeal.found-in-time`."""
    rule: str | None = None
    actual: dict[int, str] = {}
    """What the cards are said to be that were read as something else, by place."""
    spare: str | None = None
    """The device that the cards go to, when the one in use has failed."""
    burn: int = 0
    """How many cards are burned when the shoe is started again."""


class Coup(Part, frozen=True, kw_only=True):
    """The coup being wagered on, dealt or settled."""

    number: int
    phase: CoupPhase = "wagering"
    no_bet: str | None = None
    """The clause by which it has no wagers, when it has none."""
    wagers: dict[int, Wager] = {}
    areas: tuple[int, ...] = ()
    """The Player areas dealt to, in order, once the first card has left."""
    cards: tuple[Drawn, ...] = ()
    designations: dict[str, Designation] = {}
    """By hand, and by area where there are several Player hands: see `hand_key`."""
    bets_called: bool = False
    no_more_bets: bool = False
    window_eased_for: tuple[str, ...] | None = None
    """Patrons for whom wagers may still change though the window closed; empty means all."""
    dealt_face: Literal["up", "down"] | None = None
    """How the first four cards were dealt, once they have been."""
    counts_announced: bool = False
    limits: Limits | None = None
    """The limits by which its wagers are judged, when those of the table changed during the deal."""
    void_areas: tuple[int, ...] = ()
    cutting_card: bool = False
    face_up: tuple[int, ...] = ()
    options_open: Literal["remove", "reduce"] | None = None
    """Whether patrons may take back (or reduce) wagers before the coup resumes, and how far."""
    options_rule: str | None = None
    elected: tuple[int, ...] = ()
    """The wagers whose owners have said whether they stay."""
    resumed: bool = False
    halted: Halt | None = None
    void: str | None = None
    """The clause by which it has no result, when it is void."""
    rulings: tuple[str, ...] = ()
    """What went wrong in it, by the parts of the book's irregularities."""


class WithoutWagers(Part, frozen=True, kw_only=True):
    """The coups that come are dealt without wagers: so many, or until somebody wagers."""

    rule: str
    coups: int | None = None
    nobody_here: bool = False
    """Whether it ends when a patron comes."""


class Concluded(Part, frozen=True, kw_only=True):
    """The coup last concluded, and what concluding it changed, while it can still be taken up again."""

    coup: Coup
    last_coups: int | None
    shoe_phase: ShoePhase
    closing_coups: int | None
    sat_out: dict[str, int]


class Played(Part, frozen=True, kw_only=True):
    """A coup that was concluded with a result, for the displays."""

    number: int
    hands: tuple[tuple[str, ...], ...]
    """The cards of each Player hand, in the order of the areas, and last those of the Banker hand."""


class Shoe(Part, frozen=True, kw_only=True):
    """The cards made up for play, as far as they have shown themselves."""

    number: int
    phase: ShoePhase = "none"
    cards: CardSet
    total: int
    dealt: dict[str, int] = {}
    """How many of each card have left it, burned ones too; by rank alone, where no more is known."""
    burned: int = 0
    burned_unseen: int = 0
    """How many of the burned cards nobody saw."""
    cut: int | None = None
    """How many cards lay in front of the cutting card when it was put in; they went to the back."""
    cutting_card_behind: int | None = None
    cut_by: str | None = None
    cut_refused_by: tuple[str, ...] = ()
    cut_offered_to: str | None = None
    last_coups: int | None = None
    """How many coups are left once the cutting card has appeared."""
    commitment: str | None = None
    """What a virtual shoe is bound to its order by."""
    handled: bool = False
    coups: int = 0
    carried: Drawn | None = None
    """A card that already left the shoe and is the first of the next coup."""
    carried_no_bet: str | None = None
    commences: bool = False
    """Whether the game is about to commence with it, or has: it is the first since the table opened."""
    shuffle_due: str | None = None
    """The clause by which the cards must be shuffled before another coup, when one says so."""
    check_due: str | None = None
    """The clause by which the decks must be checked before another coup, when one says so."""
    replace_due: str | None = None
    """The clause by which these cards are not played again, when one says so."""
    stopped: str | None = None
    """The clause by which no more is dealt from it, when it was stopped before its last coup."""
    discarded: int = 0
    """How many cards that left it are in the discard rack."""
    played: tuple[Played, ...] = ()
    """The coups of this shoe that had a result, in order."""

    @property
    def left(self) -> int:
        return self.total - self.burned_unseen - sum(self.dealt.values())


class Patron(Part, frozen=True, kw_only=True):
    """A person at the table."""

    id: str
    arrived: int
    """The order of arrival; the first to the table is asked to cut."""
    since: int = 0
    """When the patron came, in milliseconds."""
    place: int | None = None
    player_card: bool = False
    loss_limit: Cents | None = None
    lost: Cents = 0
    """The net loss so far in the period of the limit."""
    lost_before: Cents = 0
    """What of it he had lost when he came to the table."""
    sat_out: int = 0
    arrived_during: int | None = None
    """The coup that was being dealt when he came; he could not wager on it."""
    break_until: int | None = None
    kept_minimum: dict[str, Cents] | None = None
    """By bet, the old minimum that the patron may still play at."""
    kept_at: tuple[int, ...] = ()
    """The places at which he may; everywhere when there are none."""
    individual: Limits | None = None
    gave_up: tuple[int, ...] = ()
    """The areas that he gave up to others, and leaves to whoever sits there."""
    excluded: str | None = None

    @property
    def seated(self) -> bool:
        return self.place is not None


class Gone(Part, frozen=True, kw_only=True):
    """What is remembered of a patron who left, should he come again before the table closes."""

    lost: Cents = 0
    excluded: str | None = None


class Sign(Part, frozen=True, kw_only=True):
    """A sign on the table, and when it was put up."""

    id: int
    shows: SignShows
    text: tuple[str, ...]
    rule: str | None
    """The clause that asks for it."""
    posted: int
    patron: str | None = None
    """Whose limits it shows, when they are one patron's."""
    bets: tuple[str, ...] = ()
    """The side bets that are restricted, when it says so."""
    change: Change | None = None
    takes_effect: int | None = None


class NoticeDue(Part, frozen=True, kw_only=True):
    """Someone who must be told something."""

    id: int
    to: str
    when: str
    about: str
    due: int
    rule: str | None
    before_coup: int | None = None
    """The number of the coup that does not begin before it is told."""
    or_to: str | None = None
    """Who may be told instead."""
    whom: str | None = None
    """The person, where the one to be told is a particular patron."""
    sent: int | None = None
    sent_to: str | None = None


class Dispute(Part, frozen=True, kw_only=True):
    """A complaint, and how far it has gone."""

    id: int
    patron: str
    about: str
    stage: Literal["open", "decided", "reviewed", "final", "inspector-advised"] = "open"
    raised: int = 0
    wagers: tuple[int, ...] = ()
    """Those that are not moved until it is decided."""
    decided_by: str | None = None
    decision: str | None = None
    review_asked: bool = False
    reviewed_by: str | None = None
    advised: int | None = None
    """When the patron was told of the right to complain to an inspector."""


class Mispayment(Part, frozen=True, kw_only=True):
    """Money paid over or under what was due, until it is put right."""

    id: int
    patron: str | None
    """None while the patron is not identified."""
    of: str
    """What was paid wrongly: a wager, cash or colour changed."""
    wager: int | None = None
    cents: Cents
    """What was paid too much; below nought, what was paid too little."""
    event: int
    """The number of the event that recorded it, for the correction to cite."""
    suspected: bool = False
    """Whether it is suspected that it was done intentionally."""
    identified: bool = True
    attempts: tuple[str, ...] = ()
    rectified: bool = False


class State(Part, frozen=True, kw_only=True):
    """A table, whole."""

    version: int = 0
    at: int = 0
    """When the last event happened, in milliseconds."""
    phase: TablePhase = "closed"
    settings: TableSettings | None = None
    opened_with: ChipCounts = {}
    slips: tuple[str, ...] = ()
    """The serial numbers of the slips of this session, of fills and credits alike."""
    shoe: Shoe | None = None
    shoes: int = 0
    commitments: tuple[str, ...] = ()
    """Those of virtual shoes whose order has still to be revealed."""
    coup: Coup | None = None
    coups: int = 0
    patrons: dict[str, Patron] = {}
    gone: dict[str, Gone] = {}
    """Those who left with a loss limit or are excluded."""
    arrivals: int = 0
    most_players: int | None = None
    one_to_a_box: bool = False
    """Whether only one player may wager on each box."""
    accounts: dict[str, Cents] = {}
    wagers: int = 0
    """How many wagers have been made; the next one's id."""
    signs: dict[int, Sign] = {}
    notices: dict[int, NoticeDue] = {}
    disputes: dict[int, Dispute] = {}
    issued: int = 0
    """How many signs, notices and disputes have been numbered."""
    markers: dict[str, str] = {}
    commission_deferred: bool = False
    forgiven: dict[str, Cents] = {}
    """By patron, what rounding took off commission that was collected, while its coup can still be void."""
    restricted: tuple[str, ...] = ()
    """The side bets that only patrons with a main wager may make."""
    restriction_told: tuple[str, ...] = ()
    """The side bets that surveillance knows will be restricted."""
    closing_coups: int | None = None
    closing_from: int | None = None
    """The first coup that counts towards the notice."""
    closes_at: int | None = None
    last_settled: tuple[int, ...] = ()
    """The wagers of the coup last settled, while they may still be corrected."""
    scanner_trusted: bool = True
    concluded: Concluded | None = None
    without_wagers: WithoutWagers | None = None
    faces: Literal["up", "down"] | None = None
    """How the first four cards are dealt, when it has been decided."""
    mispayments: dict[int, Mispayment] = {}
