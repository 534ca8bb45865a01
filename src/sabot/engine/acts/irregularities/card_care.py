"""The cards themselves: missing, foreign, handled, unfit, dropped, abnormal, known beforehand."""

from collections.abc import Callable, Iterable

from sabot.cards import Card, CardError
from sabot.engine.acts.act import act, happened
from sabot.engine.acts.cards import must_be_fit_to_bring, must_have_other_backs
from sabot.engine.acts.irregularities.carrying_out import carry_out
from sabot.engine.acts.irregularities.reports import a_shoe_is_there, is_ruled_on, no_coup_in_progress
from sabot.engine.acts.irregularities.ruling import (
    Case,
    approver,
    decider,
    must_rule,
    ruling_at,
    staff,
)
from sabot.engine.acts.irregularities.unfolding import Unfolding
from sabot.engine.commands.base import Command
from sabot.engine.commands.irregularities.shoe import (
    OrderCheck,
    ReplaceUnfitCards,
    ReportAbnormalSequence,
    ReportDroppedCards,
    ReportHandledCards,
    ReportNotIntermixed,
    ReportSequenceRevealed,
    ReportWrongCards,
    VerifyCards,
)
from sabot.engine.events.base import Event
from sabot.engine.events.irregularities.shoe import CardsVerified, WrongCardsFound
from sabot.engine.naming import seen
from sabot.engine.settings import CardSet
from sabot.engine.table import Refused, Table, clause_of

THE_DECK = tuple(card.name for card in Card.all())
REMAINDER, COMPLETED = "wrong-cards.remainder", "wrong-cards.completed-coups"


# Missing and foreign cards -----------------------------------------------------------------------


def _a_shoe_is_in_use(table: Table) -> None:
    """Cards that are to be checked or replaced are in play until the coup that began before is over."""
    a_shoe_is_there(table)
    coup, due = table.state.coup, table.shoe.check_due or table.shoe.replace_due
    if due is not None and (coup is None or not coup.cards or coup.void is not None):
        raise Refused("the cards are out of play already", due)


@act(
    ReportWrongCards,
    who=staff,
    when=_a_shoe_is_in_use,
    prompt="Report a card missing, or one that belongs to none of the decks",
)
def report_wrong_cards(table: Table, command: ReportWrongCards) -> Iterable[Event]:
    limb = f"wrong-cards.{command.what}"
    ruling = must_rule(table, limb)
    if command.what == "foreign" and not (command.card and command.where.strip()):
        raise Refused("say what card it is and where it was found", ruling)
    unfolding = Unfolding(table)
    unfolding.add(
        happened(
            WrongCardsFound,
            command,
            clause_of(ruling),
            fault=command.what,
            card=command.card,
            where=command.where,
        )
    )
    about = f"card {command.what}: {command.card or 'not known which'}"
    carry_out(unfolding, command, Case(limb=limb, ruling=ruling, reason=about))
    for also in (COMPLETED, REMAINDER):
        then = ruling_at(table, also)
        if then is not None:
            carry_out(unfolding, command, Case(limb=also, ruling=then))
    return unfolding.events


def _a_check_is_due(table: Table) -> None:
    no_coup_in_progress(table)
    if table.shoe.check_due is None:
        raise Refused("nobody has ordered the cards to be checked")


@act(VerifyCards, who=staff, when=_a_check_is_due, prompt="Check and verify the decks")
def verify_cards(table: Table, command: VerifyCards) -> Iterable[Event]:
    """Every card counts, foreign ones too; each of the 52 is there once for each deck, or is not."""
    if any(count < 0 for count in command.census.values()):
        raise Refused("a count of cards is not below nought", table.shoe.check_due)
    decks = table.settings.decks
    for card in Card.ranks():
        if card.name in command.census:
            raise Refused(f"which {card.rank.word}? Each of the 52 cards is counted", table.shoe.check_due)
    counted = {_named(card): count for card, count in command.census.items()}
    wanted = dict.fromkeys(THE_DECK, decks)
    missing = {card: decks - counted.get(card, 0) for card in THE_DECK if counted.get(card, 0) < decks}
    excess = {
        card: count - wanted.get(card, 0) for card, count in counted.items() if count > wanted.get(card, 0)
    }
    yield happened(
        CardsVerified,
        command,
        table.shoe.check_due,
        census=counted,
        missing=missing,
        excess=excess,
    )


def _named(card: str) -> str:
    """A foreign card keeps the name it was given."""
    try:
        return Card.parse(card).name
    except CardError:
        return card


# Care --------------------------------------------------------------------------------------------

HANDLED, UNFIT, ORDERED = "cards.handled-by-players", "cards.unfit", "cards.check-ordered"
NOT_MIXED, ABNORMAL = "cards.not-intermixed", "cards.abnormal-sequence"
DROPPED, REVEALED = "cards.dropped", "cards.sequence-revealed"


def _cards_are_there(limb: str) -> Callable[[Table], None]:
    """A shoe is there, and the book has a rule for what is said of its cards."""

    def asked(table: Table) -> None:
        is_ruled_on(table, limb)
        a_shoe_is_there(table)

    return asked


def _ruled(table: Table, command: Command, case: Case) -> Iterable[Event]:
    unfolding = Unfolding(table)
    carry_out(unfolding, command, case)
    return unfolding.events


@act(
    ReportHandledCards,
    who=staff,
    when=_cards_are_there(HANDLED),
    prompt="Report that somebody handled the cards of the shoe",
)
def report_handled_cards(table: Table, command: ReportHandledCards) -> Iterable[Event]:
    ruling = must_rule(table, HANDLED)
    if not command.who.strip():
        raise Refused("say who handled the cards", ruling)
    if table.shoe.handled:
        raise Refused("the cards are to be replaced already", ruling)
    return _ruled(table, command, Case(limb=HANDLED, ruling=ruling, person=command.who))


def _unfit_cards_can_go(table: Table) -> None:
    a_shoe_is_there(table)
    coup = table.state.coup
    if coup is not None and coup.cards:
        raise Refused(f"coup {coup.number} is still in progress", table.irregularities.cards.unfit)


@act(
    ReplaceUnfitCards,
    who=staff,
    when=_unfit_cards_can_go,
    prompt="Replace cards that are unfit",
    approver=approver(UNFIT),
)
def replace_unfit_cards(table: Table, command: ReplaceUnfitCards) -> Iterable[Event]:
    ruling, rules = table.irregularities.cards.unfit, table.book.cards.replacement
    part = rules.part_allowed_when_unfit
    if command.replacement is None and not (part is not None and part.is_):
        raise Refused("all the cards are replaced, not some", ruling)
    if (command.replacement is None) == (not command.cards):
        raise Refused("say which cards are replaced, or by what decks all of them are", ruling)
    cards = tuple(seen(table, card).name for card in command.cards)
    if command.replacement is not None:
        _must_be_other_cards(table, command, command.replacement)
    case = Case(limb=UNFIT, ruling=ruling, replacement=command.replacement, cards=cards)
    return _ruled(table, command, case)


def _must_be_other_cards(table: Table, command: Command, new: CardSet) -> None:
    old, rules = table.shoe.cards, table.book.cards.replacement
    must_be_fit_to_bring(table, new)
    if new.id == old.id:
        raise Refused("those are the cards that were in play", rules.unfit_by)
    must_have_other_backs(table, command, new)


def _no_check_is_due(table: Table) -> None:
    is_ruled_on(table, ORDERED)
    a_shoe_is_there(table)
    if table.shoe.check_due is not None:
        raise Refused("the cards are to be checked already", table.shoe.check_due)


@act(
    OrderCheck,
    who=decider(ORDERED),
    when=_no_check_is_due,
    prompt="Order that the cards be checked and verified",
)
def order_check(table: Table, command: OrderCheck) -> Iterable[Event]:
    return _ruled(table, command, Case(limb=ORDERED, ruling=must_rule(table, ORDERED)))


@act(
    ReportNotIntermixed,
    who=staff,
    when=_cards_are_there(NOT_MIXED),
    prompt="Report cards that are not randomly intermixed",
    approver=approver(NOT_MIXED),
)
def report_not_intermixed(table: Table, command: ReportNotIntermixed) -> Iterable[Event]:
    return _ruled(table, command, Case(limb=NOT_MIXED, ruling=must_rule(table, NOT_MIXED)))


@act(
    ReportAbnormalSequence,
    who=staff,
    when=_cards_are_there(ABNORMAL),
    prompt="Report an abnormal sequence of cards",
    approver=approver(ABNORMAL),
)
def report_abnormal_sequence(table: Table, command: ReportAbnormalSequence) -> Iterable[Event]:
    return _ruled(table, command, Case(limb=ABNORMAL, ruling=must_rule(table, ABNORMAL)))


@act(
    ReportDroppedCards,
    who=staff,
    when=_cards_are_there(DROPPED),
    prompt="Report cards dropped, and how many were collected",
    approver=approver(DROPPED),
)
def report_dropped_cards(table: Table, command: ReportDroppedCards) -> Iterable[Event]:
    ruling = must_rule(table, DROPPED)
    if command.collected < 1:
        raise Refused("say how many cards were collected", ruling)
    return _ruled(table, command, Case(limb=DROPPED, ruling=ruling, counted=command.collected))


@act(
    ReportSequenceRevealed,
    who=staff,
    when=_cards_are_there(REVEALED),
    prompt="Report that the sequence of the cards was seen",
    approver=approver(REVEALED),
)
def report_sequence_revealed(table: Table, command: ReportSequenceRevealed) -> Iterable[Event]:
    return _ruled(table, command, Case(limb=REVEALED, ruling=must_rule(table, REVEALED)))
