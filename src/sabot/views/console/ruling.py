"""What a rule book says is done about an irregularity, in a sentence."""

from typing import Final

from sabot.rulebook.authority import Role
from sabot.rulebook.book import RuleBook
from sabot.rulebook.irregularities import Irregularities, Notice, Ruling
from sabot.rulebook.words import MoneyEffect, Remedy, RulingCondition, Then, WhenToNotify
from sabot.views.parts import View

DOES: Final[dict[Then, str]] = {
    "reconstruct": "The cards are put in their right order, and the coup is completed",
    "results-stand": "The results stand",
    "coup-stands": "The coup stands",
    "void-coup": "The coup is void",
    "misdeal": "It is a misdeal",
    "deal-a-new-coup": "A new coup is dealt",
    "complete-coup": "The coup is completed",
    "choose-remedy": "It is decided what becomes of the coup",
    "terminate-coup": "The coup is ended",
    "may-invalidate-coup": "The coup may be invalidated",
    "may-void-coup-or-wager": "The coup, or single wagers, may be declared void",
    "becomes-banker-third-card": "The card becomes Banker's third",
    "moves-to-player-hand": "The card is moved to the Player hand",
    "first-card-of-next-coup": "The card is the first of the next coup",
    "first-card-of-no-bet-coup": "The card is the first of a coup dealt without wagers",
    "discard-with-the-shoe": "The card is put away with the others of the shoe",
    "burn-the-card": "The card is burned",
    "stays-burned": "The card stays burned",
    "play-as-face-down": "The card is played as if it had lain face down",
    "discard-the-hand": "The hand is put in the discard rack",
    "void-the-hand": "The hand is void",
    "void-hand-or-coup": "The hand, or the whole coup, is void",
    "continue": "The game goes on",
    "complete-then-shuffle-and-cut": "The coup is completed; then the cards are shuffled and cut",
    "may-restart-the-shoe": "The shoe may be begun again",
    "may-remove-remaining-cards": "The cards left in the shoe may be taken out",
    "may-check-remaining-cards": "The cards left may be taken out and checked",
    "void-coup-and-check-cards": "The coup is void, and the cards are checked",
    "void-coup-and-replace-shoe": "The coup is void, and the cards of the shoe are replaced",
    "void-the-shoe": "The shoe is void",
    "void-the-shoe-and-replace": "The shoe is void, and its cards are replaced",
    "replace-cards-at-shoe-end": "The cards are replaced when the shoe ends",
    "replace-cards": "The cards are replaced",
    "check-and-verify-cards": "The cards are checked and verified",
    "shuffle-after-the-coup": "The cards are shuffled once the coup is over",
    "shuffle-at-once": "The cards are shuffled at once",
    "verify-all-collected": "It is verified that all cards were collected",
    "no-bet-coup": "The coup is dealt without wagers",
    "may-change-wagers": "Wagers may still be changed",
    "wagers-are-void": "The wagers are void",
    "return-the-wager": "The wager is returned",
    "return-stake-pay-nothing": "The stake is returned, and nothing is paid",
    "return-stake-if-it-wins": "If it wins, the stake alone is returned",
    "settle-part-within-limit": "What lies within the limit is settled",
    "correct-while-open": "What was paid is corrected while the table is open",
    "rectify": "It is put right",
    "rectify-and-identify-patron": "It is put right, and the patron is identified",
    "may-void-wager-and-exclude": "Wagers may be declared void, and the patron shut out",
    "may-forfeit-wager": "The wager may be forfeited",
    "return-excess-latest-first": "What is over the limit goes back, the last wager first",
    "record-attempts": "Every attempt to put it right is recorded",
    "actual-outcome-governs": "The cards on the table count, whatever was read",
    "disregard-the-display": "The display is disregarded",
    "transfer-cards": "The cards go into another device",
    "transfer-and-replace-damaged": "The cards go into another device, damaged ones replaced",
    "offer-return-and-finish-from-shoe": "Wagers are offered back, and the coup is finished from a card shoe",
    "dealer-rectifies": "The dealer puts the device right",
    "investigate-no-detriment": "It is investigated, and nobody suffers by it",
    "record-incident": "It is recorded",
}

MONEY: Final[dict[MoneyEffect, str]] = {
    "live": "wagers stay at risk",
    "return": "wagers are returned",
    "stand": "what was paid stands",
    "remove-option": "patrons may take their wagers back",
    "reduce-option": "patrons may take back or reduce their wagers",
    "correct": "what was paid is corrected",
    "cap": "wagers count up to the maximum",
    "pro-rata": "wagers are reduced in proportion",
    "forfeit": "the wager is forfeited",
    "owed": "what is owed stays owed",
}

REMEDIES: Final[dict[Remedy, str]] = {
    "complete-all-valid": "complete the coup with all wagers valid",
    "complete-after-retract-or-reduce": "complete it after patrons may retract or reduce their wagers",
    "no-bet-coup": "deal it out without wagers",
}

CONDITIONS: Final[dict[RulingCondition, str]] = {
    "card-shoe-in-use": "a card shoe is in use",
    "shuffling-device-in-use": "a shuffling device is in use",
    "scanning-shoe-in-use": "a scanning shoe is in use",
    "no-coup-in-progress": "no coup is in progress",
    "no-card-exposed": "no card has been exposed",
    "no-card-handled": "no player has handled a card",
    "card-handled": "a player has handled a card",
    "players-may-hold-cards": "players may hold the cards",
    "strictness-would-be-unfair": "to insist would be unfair",
}

WHEN: Final[dict[WhenToNotify, str]] = {
    "at-once": "at once",
    "daily-report": "with the report of the day",
    "monthly-report": "with the report of the month",
    "before-next-coup": "before the next coup",
}


class RulingView(View, frozen=True, kw_only=True):
    """What the book says is done, with its clause."""

    limb: str
    rule: str
    says: str
    """What is done, and what becomes of the money."""
    by: tuple[str, ...]
    """Who decides it, as the book calls them; nobody, where it follows by rule."""
    only: tuple[str, ...]
    """On what conditions."""
    tells: tuple[str, ...]
    """Who is told, and when."""


def ruling_in(book: RuleBook, limb: str) -> Ruling | None:
    """The ruling at an address such as `misdeal.found-in-time`, when the book has one there."""
    part: object = book.irregularities if book.irregularities is not None else Irregularities
    for name in limb.replace("-", "_").split("."):
        part = getattr(part, name, None)
    return part if isinstance(part, Ruling) else None


def told(book: RuleBook, limb: str) -> RulingView | None:
    """What the book says at an address."""
    ruling = ruling_in(book, limb)
    if ruling is None:
        return None
    return RulingView(
        limb=limb,
        rule=str(ruling.rule) if ruling.rule else f"reading {ruling.reading}",
        says=_says(ruling),
        by=tuple(_name(book, key) for key in ruling.by),
        only=tuple(CONDITIONS[one] for one in ruling.conditions),
        tells=tuple(_tells(book, notice) for notice in ruling.notify),
    )


def _says(ruling: Ruling) -> str:
    money = [MONEY[one] for one in ruling.money if one in MONEY]
    parts = [f"{DOES[ruling.then]}{': ' if money else ''}{'; '.join(money)}."]
    if ruling.remedies:
        parts.append(f"One may {'; or '.join(REMEDIES[one] for one in ruling.remedies)}.")
    if ruling.consent is not None:
        parts.append("All players must agree.")
    return " ".join(parts)


def _tells(book: RuleBook, notice: Notice) -> str:
    other = f" or {_name(book, notice.or_to)}" if notice.or_to is not None else ""
    over = f" over ${notice.over_cents // 100:,}" if notice.over_cents is not None else ""
    told = "Told" if notice.duty == "shall" else "May be told"
    return f"{told} {WHEN[notice.when]}{over}: {_name(book, notice.to)}{other}"


def _name(book: RuleBook, key: str) -> str:
    known: dict[str, Role] = {str(role.key): role for role in book.roles}
    return known[key].name if key in known else key.replace("-", " ")
