"""A dispute, step by step: raised, decided, reviewed by another person, final, the inspector named."""

from collections.abc import Iterator

from sabot.engine.acts.act import act, happened
from sabot.engine.acts.notices import Telling, raised
from sabot.engine.acts.opening import must_be_open
from sabot.engine.authority import Who, cited_by, named, patron_or_dealer, power, spoken
from sabot.engine.commands.base import Command
from sabot.engine.commands.disputes import (
    AdviseOfInspector,
    AskForReview,
    DecideDispute,
    MakeFinal,
    RaiseDispute,
    ReviewDispute,
)
from sabot.engine.events.base import Event
from sabot.engine.events.disputes import (
    DisputeDecided,
    DisputeMadeFinal,
    DisputeRaised,
    DisputeReviewed,
    InspectorAdvised,
    ReviewAsked,
)
from sabot.engine.events.notices import NoticeSent
from sabot.engine.people import PATRON_ROLE
from sabot.engine.state import Dispute
from sabot.engine.table import Refused, Table
from sabot.rulebook.authority import Dispute as DisputeRules
from sabot.rulebook.authority import Power


def _rules(table: Table) -> DisputeRules:
    return table.authority.dispute


def _dispute(table: Table, number: int) -> Dispute:
    found = table.state.disputes.get(number)
    if found is None:
        raise Refused(f"there is no dispute {number}")
    return found


def _some(table: Table, *stages: str) -> None:
    """A dispute may go on after the table has closed."""
    if not any(dispute.stage in stages for dispute in table.state.disputes.values()):
        raise Refused("there is no such dispute")


def _said(decision: str) -> str:
    if not decision.strip():
        raise Refused("say what is decided")
    return decision


# Raised --------------------------------------------------------------------------------------------


def _anybody(table: Table) -> Who:
    return patron_or_dealer(table.book, cited_by(_rules(table).first))


@act(RaiseDispute, who=_anybody, when=must_be_open, prompt="Take a complaint")
def raise_dispute(table: Table, command: RaiseDispute) -> Iterator[Event]:
    table.patron(command.patron)
    if not command.about.strip():
        raise Refused("say what it is about")
    coup = table.state.coup
    wagers = coup.wagers if coup is not None else {}
    for number in command.wagers:
        wager = wagers.get(number)
        if wager is None or wager.fate != "placed":
            raise Refused(f"there is no open wager {number} to hold")
    yield happened(
        DisputeRaised,
        command,
        cited_by(_rules(table).first),
        dispute=table.new_number(),
        patron=command.patron,
        about=command.about,
        wagers=command.wagers,
    )


# Decided -------------------------------------------------------------------------------------------


def _decider(table: Table) -> Who:
    rules = _rules(table)
    instead = rules.first_in_absence.by if rules.first_in_absence is not None else ()
    return named((*rules.first.by, *instead), rules.first)


@act(DecideDispute, who=_decider, when=lambda table: _some(table, "open"), prompt="Decide a dispute")
def decide_dispute(table: Table, command: DecideDispute) -> Iterator[Event]:
    rules = _rules(table)
    dispute = _dispute(table, command.dispute)
    if dispute.stage != "open":
        raise Refused(f"dispute {dispute.id} has been decided", rules.first)
    given = _in_the_first_instance(table, command)
    decision = _said(command.decision)
    yield happened(
        DisputeDecided,
        command,
        cited_by(given),
        dispute=dispute.id,
        decision=decision,
        first_absent=given is rules.first_in_absence,
    )
    if rules.review is None:
        yield from _final(table, command, dispute, decision)


def _in_the_first_instance(table: Table, command: DecideDispute) -> Power:
    """Whoever the book names; and the one named in his absence only then."""
    rules = _rules(table)
    instead = rules.first_in_absence
    if instead is None or command.by.role in rules.first.by or command.by.role not in instead.by:
        return rules.first
    if not command.first_absent:
        first = spoken(table.book, power(rules.first))
        raise Refused(f"a {first} decides it first, unless there is none", rules.first)
    return instead


# Reviewed ------------------------------------------------------------------------------------------


def _review(table: Table) -> Power:
    review = _rules(table).review
    if review is None:
        raise Refused("under this rule book a decision is not reviewed", _rules(table).final)
    return review


def _asker(table: Table) -> Who:
    return patron_or_dealer(table.book, cited_by(_review(table)))


def _a_decision_stands(table: Table) -> None:
    _review(table)
    _some(table, "decided")


@act(AskForReview, who=_asker, when=_a_decision_stands, prompt="Take a request to review a decision")
def ask_for_review(table: Table, command: AskForReview) -> Iterator[Event]:
    dispute = _dispute(table, command.dispute)
    review = _review(table)
    if dispute.patron != command.patron:
        raise Refused(f"dispute {dispute.id} is {dispute.patron}'s", review)
    if dispute.stage != "decided" or dispute.review_asked:
        raise Refused(f"dispute {dispute.id} is not waiting for such a request", review)
    yield happened(ReviewAsked, command, cited_by(review), dispute=dispute.id)


def _reviewer(table: Table) -> Who:
    return power(_review(table))


@act(ReviewDispute, who=_reviewer, when=_a_decision_stands, prompt="Review the decision of a dispute")
def review_dispute(table: Table, command: ReviewDispute) -> Iterator[Event]:
    dispute = _dispute(table, command.dispute)
    review = _review(table)
    if dispute.stage != "decided" or not dispute.review_asked:
        raise Refused(f"nobody has asked for dispute {dispute.id} to be reviewed", review)
    if dispute.decided_by == command.by.id:
        raise Refused("a review is by another person than the one who decided", review)
    decision = _said(command.decision)
    yield happened(DisputeReviewed, command, cited_by(review), dispute=dispute.id, decision=decision)


# Final ---------------------------------------------------------------------------------------------


def _operator(table: Table) -> Who:
    rules = _rules(table)
    return named((rules.review or rules.first).by, rules.final)


@act(
    MakeFinal,
    who=_operator,
    when=lambda table: _some(table, "decided", "reviewed"),
    prompt="Declare the operator's decision, which is final",
)
def make_final(table: Table, command: MakeFinal) -> Iterator[Event]:
    dispute = _dispute(table, command.dispute)
    rules = _rules(table)
    if dispute.stage not in ("decided", "reviewed"):
        raise Refused(f"dispute {dispute.id} has not been decided, or is final", rules.final)
    if dispute.stage == "decided" and dispute.review_asked:
        raise Refused(f"a review of dispute {dispute.id} was asked for", rules.review)
    yield from _final(table, command, dispute, _said(command.decision))


def _final(table: Table, command: Command, dispute: Dispute, decision: str) -> Iterator[Event]:
    """A patron who is not satisfied is told of the inspector."""
    rules = _rules(table)
    yield happened(DisputeMadeFinal, command, cited_by(rules.final), dispute=dispute.id, decision=decision)
    telling = Telling(
        cited_by(rules.inspector_advised), PATRON_ROLE, _right_to_complain(dispute), whom=dispute.patron
    )
    yield raised(table, command, telling)


def _right_to_complain(dispute: Dispute) -> str:
    return f"the right to complain to an inspector about dispute {dispute.id}"


@act(
    AdviseOfInspector,
    who=_decider,
    when=lambda table: _some(table, "final"),
    prompt="Tell the patron of the right to complain to an inspector",
)
def advise_of_inspector(table: Table, command: AdviseOfInspector) -> Iterator[Event]:
    dispute = _dispute(table, command.dispute)
    rule = _rules(table).inspector_advised
    if dispute.stage != "final":
        raise Refused(f"dispute {dispute.id} is not final", rule)
    yield happened(InspectorAdvised, command, cited_by(rule), dispute=dispute.id, patron=dispute.patron)
    for notice in table.state.notices.values():
        if notice.sent is None and notice.about == _right_to_complain(dispute):
            yield happened(NoticeSent, command, notice.rule, notice=notice.id, to=notice.to)
