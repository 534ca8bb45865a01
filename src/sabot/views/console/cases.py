"""What may go wrong at a table, as whoever saw it would say it: the deed that reports it, and its answers."""

from typing import Any, Final, NamedTuple

from sabot.engine.commands.base import Command
from sabot.engine.commands.disputes import RaiseDispute
from sabot.engine.commands.irregularities.conduct import (
    InvalidateCoup,
    ReportConduct,
    RuleOnContravention,
)
from sabot.engine.commands.irregularities.device import ReportMalfunction
from sabot.engine.commands.irregularities.misdealt import (
    ReportCardCounts,
    ReportEarlyReveal,
    ReportExtraCard,
    ReportMisdeal,
    ReportMisplacedCard,
    ReportWrongArea,
    ReportWrongHolder,
)
from sabot.engine.commands.irregularities.money import (
    EaseWindow,
    FindWager,
    ReportDealtWithoutWagers,
    ReportInvalidWager,
    ReportLossLimit,
    ReportMispayment,
    ReportWrongGame,
)
from sabot.engine.commands.irregularities.seen import (
    CheckFacing,
    ReportBurned,
    ReportDiscrepancy,
    ReportDisplay,
    ReportFaceUp,
    ReportFirstCardExposed,
)
from sabot.engine.commands.irregularities.shoe import (
    OrderCheck,
    ReplaceUnfitCards,
    ReportAbnormalSequence,
    ReportDroppedCards,
    ReportHandledCards,
    ReportNotBurned,
    ReportNotCut,
    ReportNotIntermixed,
    ReportNotShuffled,
    ReportSequenceRevealed,
    ReportTooFewCards,
    ReportWrongCards,
    RestartShoe,
)

Given = dict[str, Any]


class Says(NamedTuple):
    """Where a book may answer, in which case, and for which details."""

    limb: str
    when: str = ""
    given: Given = {}  # noqa: RUF012 - never changed
    instead_of: frozenset[str] = frozenset()
    """Limbs before which this one steps back, where the book has them."""


class Question(NamedTuple):
    asks: str
    detail: str
    answers: tuple[tuple[str, Any], ...]


class Case(NamedTuple):
    label: str
    deed: type[Command]
    says: tuple[Says, ...] = ()
    given: Given = {}  # noqa: RUF012 - never changed
    questions: tuple[Question, ...] = ()


def _rather(limb: str, *than: str, when: str = "") -> Says:
    """What answers where the book has none of the more particular ones."""
    return Says(limb, when, {}, frozenset(than))


SEEN: Final = Question("Was the card seen?", "exposed", (("No", False), ("Yes", True)))
MISDEAL: Final = (
    Says("misdeal.found-in-time"),
    Says("misdeal.after-handling", "A player has handled a card"),
    Says("misdeal.cannot-be-reconstructed", "It cannot be put in order"),
    Says("misdeal.found-late", "Found after the next coup has begun"),
)

DEALT: Final = (
    Case(
        "Cards fell in the wrong order, or to the wrong hand",
        ReportMisdeal,
        MISDEAL,
        {"cause": "dealt-wrongly"},
    ),
    Case("The order of the cards is in doubt", ReportMisdeal, MISDEAL, {"cause": "order-in-doubt"}),
    Case(
        "Cards of one hand lie in the other's area",
        ReportWrongArea,
        (Says("wrong-hand.wrong-area"),),
    ),
    Case(
        "Player's third card was laid at the Banker hand",
        ReportMisplacedCard,
        (
            Says("players-card-to-banker"),
            _rather("misdeal.found-in-time", "players-card-to-banker"),
        ),
        questions=(SEEN,),
    ),
    Case(
        "A card too many was drawn",
        ReportExtraCard,
        (
            Says("extra-player-card.banker-draws", "Banker draws", {"hand": "player"}),
            Says(
                "extra-player-card.banker-stands-unexposed",
                "Banker stands",
                {"hand": "player", "exposed": False},
            ),
            Says(
                "extra-player-card.banker-stands-exposed",
                "Banker stands",
                {"hand": "player", "exposed": True},
            ),
            Says("extra-banker-card", "", {"hand": "banker"}),
            Says("excess-card-unseen.before-last-coup", "More coups are to come", {"hand": None}),
            Says("excess-card-unseen.after-last-coup", "It was the last coup", {"hand": None}),
        ),
        questions=(
            Question(
                "Where was it laid?",
                "hand",
                (("At the Player hand", "player"), ("At the Banker hand", "banker"), ("At neither", None)),
            ),
            SEEN,
        ),
    ),
    Case(
        "A hand went to the wrong patron",
        ReportWrongHolder,
        (
            Says("wrong-hand.wrong-holder", "It was another's hand"),
            Says("not-the-designated-player", "It was nobody's to hold"),
        ),
    ),
    Case(
        "The dealer turned cards that a patron should have turned",
        ReportEarlyReveal,
        (Says("wrong-hand.dealer-revealed"),),
    ),
    Case(
        "A hand has not three cards",
        ReportCardCounts,
        (
            Says("count-of-cards.banker", "The Banker hand"),
            Says("count-of-cards.player", "A Player hand"),
            Says("count-of-cards.area-without-wager", "An area without a wager"),
        ),
    ),
)
SEEN_OR_READ: Final = (
    Case(
        "The first card of a coup left the shoe and was seen",
        ReportFirstCardExposed,
        (Says("first-card-seen.exposed"),),
    ),
    Case(
        "The next card lies face up in the shoe",
        ReportFaceUp,
        (
            Says("first-card-seen.face-up-in-device", "It is the first of a coup"),
            Says("later-card-face-up.play", "It is a later card"),
        ),
    ),
    Case("More cards may lie face up", CheckFacing, (Says("later-card-face-up.more-suspected"),)),
    Case("A card was burned that should not have been", ReportBurned, (Says("burned-card"),)),
    Case(
        "The shoe read another card than lies on the table",
        ReportDiscrepancy,
        (
            Says("scanner-disagrees.confirmed", "It is confirmed what was dealt"),
            Says("scanner-disagrees.unconfirmed", "It cannot be confirmed"),
        ),
    ),
    Case("The display shows another result", ReportDisplay, (Says("display-wrong"),)),
)
SHOE: Final = (
    Case("There are too few cards to complete the coup", ReportTooFewCards, (Says("too-few-cards"),)),
    Case("The cards were not cut", ReportNotCut, (Says("not-cut"),)),
    Case("The cards were not shuffled", ReportNotShuffled, (Says("not-shuffled"),)),
    Case("No card was burned", ReportNotBurned, (Says("not-burned.play"),)),
    Case(
        "No card was burned: begin the shoe again",
        RestartShoe,
        (Says("not-burned.first-coup-open"),),
    ),
    Case(
        "The shuffling device does not work",
        ReportMalfunction,
        (
            Says("device-malfunction.undamaged-cards", "No card is damaged"),
            Says("device-malfunction.damaged-cards", "Cards are damaged"),
            Says("device-malfunction.someone-disadvantaged", "Somebody is disadvantaged"),
            Says("device-malfunction.no-other-device", "There is no other device"),
            Says("device-malfunction.rectified", "It is put right"),
            Says("device-malfunction.investigated", "It is investigated"),
        ),
    ),
)
CARDS: Final = (
    Case(
        "A card is missing, or belongs to none of the decks",
        ReportWrongCards,
        (
            Says("wrong-cards.missing", "", {"what": "missing"}),
            Says("wrong-cards.foreign", "", {"what": "foreign"}),
            Says("wrong-cards.completed-coups", "Coups that are completed"),
        ),
        questions=(
            Question(
                "Which is it?",
                "what",
                (("A card is missing", "missing"), ("A card belongs to none of the decks", "foreign")),
            ),
        ),
    ),
    Case("Somebody handled the cards of the shoe", ReportHandledCards, (Says("cards.handled-by-players"),)),
    Case("Cards are worn or damaged", ReplaceUnfitCards, (Says("cards.unfit"),)),
    Case("The cards are not intermixed", ReportNotIntermixed, (Says("cards.not-intermixed"),)),
    Case(
        "The cards fall in a sequence that is not normal",
        ReportAbnormalSequence,
        (Says("cards.abnormal-sequence"),),
    ),
    Case("Cards were dropped", ReportDroppedCards, (Says("cards.dropped"),)),
    Case(
        "The order of the cards was seen at the shuffle or the cut",
        ReportSequenceRevealed,
        (Says("cards.sequence-revealed"),),
    ),
    Case("The cards are to be checked", OrderCheck, (Says("cards.check-ordered"),)),
)
WAGERS: Final = (
    Case("A wager lies there that nobody recorded", FindWager),
    Case(
        "A wager is invalid",
        ReportInvalidWager,
        (
            Says("invalid-wager.before-coup", "Before the coup"),
            Says("invalid-wager.during-coup", "During the coup"),
            Says("invalid-wager.after-result", "After the result"),
            Says("invalid-wager.no-own-player-card", "He has no Player Card of his own"),
            Says("invalid-wager.settled-coups", "The coup is settled"),
        ),
    ),
    Case(
        "A patron wagers past a loss limit",
        ReportLossLimit,
        (
            Says("loss-limit-exceeded.during-coup", "During the coup"),
            Says("loss-limit-exceeded.undeclared", "What must be declared was not", {"undeclared": True}),
            Says("loss-limit-exceeded.settled-coups", "The coup is settled"),
        ),
    ),
    Case(
        "Cards were dealt though no wager lies there",
        ReportDealtWithoutWagers,
        (Says("no-bet-coup-wagers.dealt-without-wagers"),),
    ),
    Case("A patron should still be let change a wager", EaseWindow, (Says("late-change-of-wagers"),)),
)
MONEY: Final = (
    Case(
        "Too much or too little was paid",
        ReportMispayment,
        (
            Says("mispayment.unintentional", "By mistake", {"suspected": False}),
            Says("mispayment.intentional", "It is suspected that it was intended", {"suspected": True}),
            Says("mispayment.found-before-next-coup", "Found before the next coup"),
            Says("mispayment.not-rectified", "It cannot be put right"),
        ),
        questions=(
            Question("Was it a mistake?", "suspected", (("Yes", False), ("It seems intended", True))),
        ),
    ),
    Case("Wagers were settled by the rules of another game", ReportWrongGame, (Says("wrong-game-settled"),)),
)
PEOPLE: Final = (
    Case("A patron complains", RaiseDispute),
    Case(
        "Somebody did what the book forbids",
        ReportConduct,
        (
            Says("conduct.advice-by-staff", "", {"what": "advice-by-staff"}),
            Says("conduct.advice-by-others", "", {"what": "advice-by-others"}),
            Says("conduct.side-bets-between-patrons", "", {"what": "side-bets-between-patrons"}),
            Says("conduct.directions-not-followed", "", {"what": "directions-not-followed"}),
            Says("conduct.device-near-the-table", "", {"what": "device-near-the-table"}),
        ),
        questions=(
            Question(
                "What was it?",
                "what",
                (
                    ("One of the staff gave advice", "advice-by-staff"),
                    ("Somebody else gave advice", "advice-by-others"),
                    ("Patrons wagered with one another", "side-bets-between-patrons"),
                    ("Directions were not followed", "directions-not-followed"),
                    ("A device near the table", "device-near-the-table"),
                ),
            ),
        ),
    ),
    Case(
        "A patron broke a rule, or used a device",
        RuleOnContravention,
        (
            Says("contravention", "", {"what": "rule-contravened"}),
            Says("prohibited-device", "", {"what": "prohibited-device"}),
        ),
        questions=(
            Question(
                "Which?",
                "what",
                (("A rule was broken", "rule-contravened"), ("A prohibited device", "prohibited-device")),
            ),
        ),
    ),
    Case(
        "The coup was disrupted, or there was fraud",
        InvalidateCoup,
        (
            Says("disruption.beyond-control", "", {"what": "beyond-control"}),
            Says("disruption.fraud", "", {"what": "fraud"}),
            Says("disruption.fraudster", "The wagers of whoever acted fraudulently", {"what": "fraud"}),
        ),
        questions=(
            Question(
                "Which?",
                "what",
                (("A disruption beyond anybody's control", "beyond-control"), ("Fraud", "fraud")),
            ),
        ),
    ),
)

THEMES: Final[tuple[tuple[str, tuple[Case, ...]], ...]] = (
    ("Cards were dealt wrongly", DEALT),
    ("A card was seen, or read wrongly", SEEN_OR_READ),
    ("Something about the shoe", SHOE),
    ("Something about the cards", CARDS),
    ("A wager", WAGERS),
    ("A payment", MONEY),
    ("Somebody's conduct", PEOPLE),
)
"""The first question's answers, each with its cases."""
