"""Each event of a table as a sentence, for whoever reads a journal: an inspector, surveillance, a court.

Nothing is held back here. What a person at the table may know is for `views.table`.
"""

import re
from collections.abc import Iterator, Mapping
from string import Formatter
from typing import Any, Final

import msgspec

from sabot.cards import Card
from sabot.engine.events.base import Event

SENTENCES: Final[Mapping[str, str]] = {
    # Opening and closing
    "TableOpened": "The table {settings.table} opens for {settings.game} with {settings.decks} decks; "
    "the float is {float:chips}.",
    "ClosingAnnounced": "It is announced that the table will close{coups:? after % more coups}.",
    "ClosingWithdrawn": "The closing of the table is called off.",
    "TableClosed": "The table closes with {float:chips} in the float; it won {result:money}.",
    "FloatFilled": "The float is filled with {chips:chips}, serial number {serial}.",
    "FloatCredited": "The float is credited with {chips:chips}, serial number {serial}.",
    # People
    "PatronArrived": "{patron} comes to the table{place:? and takes place %}.",
    "PatronLeft": "{patron} leaves.",
    "SeatVacated": "{patron} gives up the seat.",
    "AreaGivenUp": "{patron} gives up area {area} to {to}.",
    "ChipsBought": "{patron} buys chips for {cents:money}.",
    "ChipsBrought": "{patron} brings chips worth {cents:money}.",
    "VoucherExchanged": "{patron} exchanges the voucher {voucher} for {cents:money}.",
    "BreakTaken": "{patron} takes a break.",
    "BreakEnded": "{patron}'s break has ended.",
    "PatronExcluded": "{patron} is excluded: {reason}.",
    "TableReserved": "Those who may come to the table: {patrons}.",
    "PlayersLimited": "No more than {most} may play.",
    # Cards
    "CardsBrought": "{total} cards are brought to the table, the set {cards.id} with {cards.backs} backs.",
    "CardsChecked": "The cards are checked{device:? by the machine %}{failed:?; the decks % are not whole}.",
    "CardsShuffled": "The cards are shuffled ({ground:words}){commitment:?, their order committed to as %}.",
    "CutOffered": "The cut is offered to {to}.",
    "CutRefused": "{patron} does not want to cut.",
    "CardsCut": "The cards are cut {cards} deep{patron:? by %}.",
    "CuttingCardPlaced": "The cutting card is put in front of the last {behind} cards.",
    "CardsBurned": "{cards} cards are burned ({kind:words}){shown:card?, % shown}.",
    "CuttingCardAppeared": "The cutting card appears; {coups_left} more coups will be dealt.",
    "LastCoupAnnounced": "The last coup of the shoe is announced.",
    "ShoeEnded": "The shoe has ended.",
    "OrderRevealed": "The order of the shoe that was committed to as {commitment} is revealed.",
    # Wagers
    "BetsCalled": "The dealer calls for bets.",
    "NoMoreBetsCalled": "The dealer calls no more bets.",
    "WagerPlaced": "{patron} wagers {cents:money} on {bet}{area:? at area %}, wager {wager}.",
    "WagerReduced": "{cents:money} of wager {wager} goes back to its owner.",
    "WagerReturned": "Wager {wager} goes back to its owner: {why}.",
    "WagerLimited": "Only {counts:money} of wager {wager} counts.",
    # Dealing
    "CoupOpened": "Coup {number} begins{no_bet:? without wagers (%)}.",
    "NoBetCoupDirected": "The coup is to be dealt without wagers.",
    "CardDrawn": "{card:card} leaves the shoe for the {hand:title} hand{area:? of area %}"
    "{scanned:?, scanned as %}.",
    "CardsExposed": "Turned face up: the {cards:nth} card of the coup.",
    "HandOffered": "The {hand:title} hand is offered to {to}.",
    "HandAccepted": "{patron} takes the {hand:title} hand.",
    "HandDeclined": "{patron} does not want the {hand:title} hand.",
    "HandReturned": "The {hand:title} hand is given back.",
    "HandForfeited": "{patron} loses the {hand:title} hand.",
    "OpenerNominated": "{who} is to expose card {card} of the {hand:title} hand.",
    "CountsAnnounced": "The counts are announced: Player {player}, Banker {banker}.",
    "ResultAnnounced": "The result is announced: {said}.",
    "CoupConcluded": "Coup {number} is concluded.",
    "CoupVoided": "Coup {number} is void: {why}.",
    "CoupHalted": "The coup is halted: {limb:words}.",
    "CoupResumed": "The coup goes on.",
    "CoupReopened": "Coup {number} is taken up again.",
    # Money
    "WagerSettled": "Wager {wager} {fate:fate}. {said}. Paid {paid:money}{returned:money?, % returned}"
    "{collected:money?, % in tokens kept}{commission:money?, % commission}"
    "{rounding:money?, % of it rounding}.",
    "SettlementReversed": "The settlement of wager {wager} is reversed (event {reverses}).",
    "CommissionDeferred": "Commission is collected later.",
    "CommissionCollected": "{patron} {cents:commission} commission.",
    "Mispaid": "{patron:?% was} paid wrongly for {of:words}{wager:? on wager %}: {cents:owed} (mispayment "
    "{mispayment}).",
    "MispaymentRectified": "Mispayment {mispayment} is put right with {cents:money} (event {reverses}).",
    # Signs and notices
    "SignPosted": "Sign {sign} goes up: {text}.",
    "SignReworded": "Sign {sign} now says: {text}.",
    "SignTakenDown": "Sign {sign} comes down.",
    "MarkerPlaced": "A marker is placed ({kind:words}): {text}.",
    "MarkerRemoved": "A marker is taken away ({kind:words}).",
    "NoticeRaised": "{to} must be told, {when:words}: {about}.",
    "NoticeSent": "{to} is told (notice {notice}).",
    "Announced": "It is announced: {words}.",
    # Disputes
    "DisputeRaised": "{patron} disputes: {about} (dispute {dispute}).",
    "DisputeDecided": "Dispute {dispute} is decided: {decision}.",
    "ReviewAsked": "A review of dispute {dispute} is asked for.",
    "DisputeReviewed": "Dispute {dispute} is reviewed: {decision}.",
    "DisputeMadeFinal": "Dispute {dispute} is decided for good: {decision}.",
    "InspectorAdvised": "{patron} is told of the right to complain to an inspector (dispute {dispute}).",
    # Irregularities
    "IrregularityRuled": "An irregularity is ruled on ({limb:words}): {then:words}{reason:?, because %}.",
    "CardBurned": "The card {card:card} is burned.",
    "CardDiscarded": "The card {card:card} is put in the discard rack.",
    "CardCarried": "The card {card:card} is the first of the next coup.",
}
"""How each kind of event is told. A kind that is not here is told by its name and its parts."""

_FATES: Final = {"won": "wins", "lost": "loses", "stood-off": "stands off"}
_CARRIED_BY_ALL: Final = frozenset(field.name for field in msgspec.structs.fields(Event))


def sentence(event: Event) -> str:
    """What happened, as a sentence."""
    kind = type(event).__name__
    told = SENTENCES.get(kind)
    if told is None:
        return _by_its_parts(kind, event)
    said = _Teller().vformat(told, (), _Fields(event)).strip().replace("..", ".").replace("?.", "?")
    if told.startswith("{") and said.startswith(tuple(_names(event))):
        return said  # a name is not written in another way because it comes first
    return said[0].upper() + said[1:]


def _names(event: Event) -> Iterator[str]:
    for name in type(event).__struct_fields__:
        value = getattr(event, name)
        if isinstance(value, str) and value:
            yield value


def by_whom(event: Event) -> str:
    """Who did it, in which role, and who approved."""
    who = f"{event.by.id} ({event.by.role})"
    return f"{who}, approved by {event.approver.id} ({event.approver.role})" if event.approver else who


def _by_its_parts(kind: str, event: Event) -> str:
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", kind).lower()
    parts = [
        f"{field.name.replace('_', ' ')} {_plain(value)}"
        for field in msgspec.structs.fields(type(event))
        if field.name not in _CARRIED_BY_ALL
        and (value := getattr(event, field.name)) not in (None, (), {}, "")
    ]
    return f"{words.capitalize()}{': ' if parts else ''}{'; '.join(parts)}."


_NTH: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
"""Cards of a coup are numbered from nought inside, and counted from one by people."""


class _Fields(Mapping[str, Any]):
    """The parts of an event, by name."""

    def __init__(self, event: Event) -> None:
        self._event = event

    def __getitem__(self, name: str) -> Any:
        return getattr(self._event, name)

    def __iter__(self) -> Any:
        return iter(type(self._event).__struct_fields__)

    def __len__(self) -> int:
        return len(type(self._event).__struct_fields__)


class _Teller(Formatter):
    """Fills a sentence in. After a colon stands how a part is told; after a question mark, what is said
    around it (with % for the part) when there is something to say.
    """

    def format_field(self, value: Any, format_spec: str) -> str:
        how, asked, around = format_spec.partition("?")
        if not asked:
            return _told(value, how)
        return around.replace("%", _told(value, how)) if value else ""


def _told(value: Any, how: str) -> str:
    match how:
        case "money":
            return _money(value)
        case "chips":
            return _chips(value)
        case "card":
            return _card(value)
        case "words":
            return str(value).replace("-", " ").replace(".", ", ")
        case "title":
            return str(value).title()
        case "nth":
            return " and ".join(_NTH[one] if one < len(_NTH) else f"{one + 1}th" for one in value)
        case "owed":
            return f"{_money(abs(value))} too {'much' if value > 0 else 'little'}"
        case "commission":
            return f"{'pays' if value >= 0 else 'gets back'} {_money(abs(value))}"
        case "fate":
            return _FATES[value]
        case _:
            return _plain(value)


def _card(name: str | None) -> str:
    if name is None or Card.seen(name).suit is not None:
        return _plain(name)
    return f"{name} (suit not recorded)"


def _money(cents: int) -> str:
    return f"{'-' if cents < 0 else ''}${abs(cents) // 100:,}.{abs(cents) % 100:02}"


def _chips(counts: Mapping[int, int]) -> str:
    held = [f"{count:,} × {_money(cents)}" for cents, count in sorted(counts.items(), reverse=True) if count]
    return ", ".join(held) or "nothing"


def _plain(value: Any) -> str:
    if value is None:
        return "none"
    if isinstance(value, tuple | list):
        return ", ".join(map(_plain, value)) or "none"
    if isinstance(value, Mapping):
        return ", ".join(f"{key}: {_plain(part)}" for key, part in value.items()) or "none"
    if isinstance(value, msgspec.Struct):
        return _plain(msgspec.structs.asdict(value))
    return str(value)
