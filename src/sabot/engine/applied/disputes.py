"""Disputes are raised and decided."""

from msgspec.structs import replace

from sabot.engine.events.disputes import (
    DisputeDecided,
    DisputeMadeFinal,
    DisputeRaised,
    DisputeReviewed,
    InspectorAdvised,
    ReviewAsked,
)
from sabot.engine.evolve import applies, must
from sabot.engine.state import Dispute, State


@applies(DisputeRaised)
def dispute_raised(state: State, event: DisputeRaised) -> State:
    must(event.dispute == state.issued + 1, f"dispute {event.dispute} is out of order")
    dispute = Dispute(
        id=event.dispute, patron=event.patron, about=event.about, wagers=event.wagers, raised=event.at
    )
    return replace(_with(state, dispute), issued=event.dispute)


@applies(DisputeDecided)
def dispute_decided(state: State, event: DisputeDecided) -> State:
    found = _dispute(state, event.dispute)
    must(found.stage == "open", f"dispute {found.id} was decided twice")
    decided = replace(found, stage="decided", decided_by=event.by.id, decision=event.decision)
    return _with(state, decided)


@applies(ReviewAsked)
def review_asked(state: State, event: ReviewAsked) -> State:
    return _with(state, replace(_dispute(state, event.dispute), review_asked=True))


@applies(DisputeReviewed)
def dispute_reviewed(state: State, event: DisputeReviewed) -> State:
    found = _dispute(state, event.dispute)
    must(found.decided_by != event.by.id, "somebody reviewed his own decision")
    reviewed = replace(found, stage="reviewed", reviewed_by=event.by.id, decision=event.decision)
    return _with(state, reviewed)


@applies(DisputeMadeFinal)
def dispute_made_final(state: State, event: DisputeMadeFinal) -> State:
    return _with(state, replace(_dispute(state, event.dispute), stage="final", decision=event.decision))


@applies(InspectorAdvised)
def inspector_advised(state: State, event: InspectorAdvised) -> State:
    found = _dispute(state, event.dispute)
    must(found.stage == "final", "an inspector was named before the decision was final")
    return _with(state, replace(found, stage="inspector-advised", advised=event.at))


def _dispute(state: State, dispute: int) -> Dispute:
    must(dispute in state.disputes, f"there is no dispute {dispute}")
    return state.disputes[dispute]


def _with(state: State, dispute: Dispute) -> State:
    return replace(state, disputes={**state.disputes, dispute.id: dispute})
