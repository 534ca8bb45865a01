"""The closed vocabularies: every word that a rule book may choose, and no other.

A rule book chooses among these words and never computes. When a new book needs a word, it is added
here with its meaning in the code that acts on it, so that it serves every book. At the end stand the words
that people at a table use of any book.
"""

from typing import Literal

# What a bet may turn on ------------------------------------------------------------------------

When = Literal[
    "player-wins",
    "banker-wins",
    "tie",
    # the first two cards
    "player-pair",
    "banker-pair",
    "one-pair",
    "both-pairs",
    "pairs-same-rank",
    # the Banker hand alone, whatever the Player hand
    "banker-three-pictures",
    "banker-points",
]
PairKind = Literal["mixed", "coloured", "perfect"]
BetKind = Literal["main", "side", "player-side", "banker-side", "combined"]

# Who -------------------------------------------------------------------------------------------

RoleKind = Literal["staff", "outside"]
Consent = Literal["all-players"]
Agreeing = Literal["seated", "seated-with-player-card", "seated-or-wagering", "at-the-table"]

# The table ---------------------------------------------------------------------------------------

EquipmentItem = Literal[
    "cards",
    "card-shoe",
    "shuffling-device",
    "discard-rack",
    "float-tray",
    "drop-box",
    "marker-button",
    "distinctive-markers",
    "cutting-card",
    "result-display",
    "multishuffler",
    "deck-checking-device",
]
EquipmentNeed = Literal[
    "required", "optional", "one-dealing-device", "when-cash-is-accepted", "with-card-shoe"
]
Characters = Literal["english-and-chinese", "not-stated"]
TableSystem = Literal["rfid"]
BoxWithoutWagers = Literal["dealer-work-area", "used-cards-box", "drop-box"]
MarkerKind = Literal[
    "player",
    "banker",
    "box-closed",
    "old-minimum",
    "individual-limits",
    "no-bet-coup",
    "commission",
    "winning-total",
    "seat-status",
]
SignContent = Literal[
    "limits",
    "odds",
    "tie-percentage",
    "variation",
    "side-bet-amounts",
    "side-bet-odds",
    "side-bet-restriction",
    "side-bet-configuration",
    "individual-limits",
    "previous-limits",
]
LimitKind = Literal["player", "area", "bet", "table-differential"]
DealingDevice = Literal["card-shoe", "shuffling-device"]

# The cards ---------------------------------------------------------------------------------------

ShuffleGround = Literal["before-play", "last-coup", "not-intermixed", "abnormal-sequence", "reasonable-cause"]
CutOfferedTo = Literal["supervisor-or-players", "players", "players-or-supervisor"]
CutNominee = Literal["nobody", "another-player", "anyone"]
Closeness = Literal["at-least", "about", "exactly"]
PreShuffled = Literal["casino", "factory"]
RiffleTime = Literal["before-multishuffler", "before-cut"]
BurnKind = Literal["one-face-down", "one-shown", "by-face-value", "by-face-value-exposed"]
HandledBy = Literal["players", "anyone-but-dealer-or-supervisor"]

# Wagers ------------------------------------------------------------------------------------------

WindowEvent = Literal["no-more-bets", "first-card-removed", "first-card-exposed"]
Call = Literal["required", "optional"]
Rounding = Literal["up-to-next-payable"]
Instrument = Literal["chips", "promotional-tokens"]
TokenFate = Literal["collected", "returned"]
Validity = Literal["inside-area", "single-bet", "flat-not-stacked", "own-player-card"]
WagerFound = Literal[
    "valid",
    "settled-to-the-maximum",
    "void",
    "retract-or-top-up",
    "retract-or-reduce",
    "return-excess-or-reduce",
    "reduce-pro-rata",
    "reduce-pro-rata-by-remainder",
    "stand",
]
Entitlement = Literal["main-wager-first-then-time", "own-side-first-then-other-wagers-then-anyone"]
LossCounted = Literal["every-open-wager", "worst-outcome"]
CommissionRounding = Literal["down-to-payable", "up-to-next-payable"]
CommissionDue = Literal["player-asks", "player-stops-wagering", "ordered"]
ProxyTest = Literal["owner-at-same-table", "owner-inside-casino"]

# Dealing -----------------------------------------------------------------------------------------

CardsHeldBy = Literal["dealer", "highest-wagerers", "seated-players"]
Faces = Literal["up", "down", "either"]
Nominee = Literal["nobody", "seated-player", "seated-player-or-patron", "anyone-present"]
EqualWagers = Literal["nearest-the-dealers-right", "furthest-to-the-dealers-right"]
FirstHandOut = Literal["player", "dealer-chooses"]
Announced = Literal["player-then-banker", "as-exposed", "banker-after-all-open"]
NoBetWagers = Literal["refused", "void"]
NoBetCondition = Literal[
    "card-shoe-in-use", "no-patrons", "no-wagers", "marker-or-surveillance", "shown-visually"
]
NoBetGround = Literal["new-shoe", "during-shoe", "until-a-wager", "after-a-mistake", "reasonable-cause"]
CoupEnds = Literal["announced-collected-paid", "cards-in-discard"]

# Irregularities ----------------------------------------------------------------------------------

Then = Literal[
    # the coup
    "reconstruct",
    "results-stand",
    "coup-stands",
    "void-coup",
    "misdeal",
    "deal-a-new-coup",
    "complete-coup",
    "choose-remedy",
    "terminate-coup",
    "may-invalidate-coup",
    "may-void-coup-or-wager",
    # where a card goes
    "becomes-banker-third-card",
    "moves-to-player-hand",
    "first-card-of-next-coup",
    "first-card-of-no-bet-coup",
    "discard-with-the-shoe",
    "burn-the-card",
    "stays-burned",
    "play-as-face-down",
    "discard-the-hand",
    "void-the-hand",
    "void-hand-or-coup",
    # the shoe
    "continue",
    "complete-then-shuffle-and-cut",
    "may-restart-the-shoe",
    "may-remove-remaining-cards",
    "may-check-remaining-cards",
    "void-coup-and-check-cards",
    "void-coup-and-replace-shoe",
    "void-the-shoe",
    "void-the-shoe-and-replace",
    "replace-cards-at-shoe-end",
    "replace-cards",
    "check-and-verify-cards",
    "shuffle-after-the-coup",
    "shuffle-at-once",
    "verify-all-collected",
    # wagers and money
    "no-bet-coup",
    "may-change-wagers",
    "wagers-are-void",
    "return-the-wager",
    "return-stake-pay-nothing",
    "return-stake-if-it-wins",
    "settle-part-within-limit",
    "correct-while-open",
    "rectify",
    "rectify-and-identify-patron",
    "may-void-wager-and-exclude",
    "may-forfeit-wager",
    "return-excess-latest-first",
    "record-attempts",
    # scanning and displays
    "actual-outcome-governs",
    "disregard-the-display",
    # devices
    "transfer-cards",
    "transfer-and-replace-damaged",
    "offer-return-and-finish-from-shoe",
    "dealer-rectifies",
    "investigate-no-detriment",
    # what people do
    "record-incident",
]
MoneyEffect = Literal[
    "live",
    "return",
    "stand",
    "remove-option",
    "reduce-option",
    "correct",
    "cap",
    "pro-rata",
    "forfeit",
    "owed",
    "none",
]
Remedy = Literal["complete-all-valid", "complete-after-retract-or-reduce", "no-bet-coup"]
Duty = Literal["shall", "may"]
RulingCondition = Literal[
    "card-shoe-in-use",
    "shuffling-device-in-use",
    "scanning-shoe-in-use",
    "no-coup-in-progress",
    "no-card-exposed",
    "no-card-handled",
    "card-handled",
    "players-may-hold-cards",
    "strictness-would-be-unfair",
]
CausedBy = Literal["dealer", "designated-player", "player", "patron"]
WhenToNotify = Literal["at-once", "daily-report", "monthly-report", "before-next-coup"]

# What is said at any table ------------------------------------------------------------------------

Hand = Literal["player", "banker"]
Breach = Literal["out-of-view", "away-from-the-layout"]
"""How a patron may hold the cards that were passed to him, and should not."""
