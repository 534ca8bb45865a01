"""The cards of a hand come back to the dealer: opened, held wrongly, or given up by direction."""

from collections.abc import Iterator

from sabot.engine.acts.act import act, happened
from sabot.engine.acts.dealing import method_of
from sabot.engine.acts.passing import cards_are_being_opened, cards_are_out, held
from sabot.engine.authority import Who, cited_by, dealer, named
from sabot.engine.commands.dealing import ForfeitHand, ReturnHand
from sabot.engine.events.base import Event
from sabot.engine.events.dealing import HandForfeited, HandReturned
from sabot.engine.hands import hand_of
from sabot.engine.state import Designation
from sabot.engine.table import Refused, Table
from sabot.rulebook.node import Cited


def opened_by_holder(table: Table) -> Designation | None:
    """A hand that was opened and is still out, where the dealer is the one who lays it in its area."""
    if table.state.coup is None or method_of(table).held_by == "seated-players":
        return None
    for one in table.coup.designations.values():
        cards = hand_of(table.coup, one.hand, one.area)
        if one.holder is not None and cards and all(card.exposed for card in cards):
            return one
    return None


def _return_prompt(table: Table) -> str:
    done = opened_by_holder(table)
    if done is None:
        return "Take the cards back and lay them in their area"
    return f"Take the {done.hand.capitalize()} cards back from {done.holder} and lay them in their area"


@act(
    ReturnHand,
    who=lambda table: dealer(table.book),
    when=cards_are_out,
    prompt=_return_prompt,
)
def return_hand(table: Table, command: ReturnHand) -> Iterator[Event]:
    held(table, command.hand, command.area)
    rules = table.dealing_rules.designation
    asked = rules.dealer_opens_on_request
    hidden = any(not card.exposed for card in hand_of(table.coup, command.hand, command.area))
    cited: Cited = asked if asked is not None and hidden else method_of(table)
    if command.breach is not None:
        broken = rules.in_full_view if command.breach == "out-of-view" else rules.over_layout
        if broken is None:
            raise Refused(f"this rule book says nothing of cards {command.breach.replace('-', ' ')}")
        cited = broken
    yield happened(
        HandReturned,
        command,
        cited_by(cited),
        hand=command.hand,
        area=command.area,
        breach=command.breach,
    )


def _forfeit_director(table: Table) -> Who:
    rule = table.dealing_rules.designation.forfeit_by
    if rule is None:
        raise Refused("this rule book gives nobody the power to take the cards from a patron")
    return named((rule.is_,), rule)


@act(
    ForfeitHand,
    who=_forfeit_director,
    when=cards_are_being_opened,
    prompt="Direct a patron to give up the cards",
)
def forfeit_hand(table: Table, command: ForfeitHand) -> Iterator[Event]:
    _, holder = held(table, command.hand, command.area)
    yield happened(
        HandForfeited,
        command,
        _forfeit_director(table).rule,
        hand=command.hand,
        area=command.area,
        patron=holder,
    )
