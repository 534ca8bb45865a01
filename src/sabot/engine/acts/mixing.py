"""Mixing pre-shuffled cards once more: a riffle that is asked for, and a shuffle by hand."""

from collections.abc import Iterator

from sabot.engine.acts.act import act, happened
from sabot.engine.acts.cards import must_be_good_cards, phase_is
from sabot.engine.authority import Who, cited_by, dealer, named
from sabot.engine.commands.base import Command
from sabot.engine.commands.cards import Riffle, ShuffleByHand
from sabot.engine.events.base import Event
from sabot.engine.events.cards import CardsRiffled, CardsShuffledByHand
from sabot.engine.people import PATRON_ROLE
from sabot.engine.table import Refused, Table
from sabot.rulebook.shoe import Riffle as RiffleRules
from sabot.rulebook.shoe import RiffleTimes


def _riffle(table: Table) -> RiffleRules:
    rules = table.book.cards.riffle
    if rules is None:
        raise Refused("this rule book has no riffle of pre-shuffled cards")
    return rules


def _pre_shuffled_cards_wait(table: Table) -> None:
    rules = _riffle(table)
    phase_is(table, "none", "checked", "shuffled")
    must_be_good_cards(table)
    if table.shoe.cards.pre_shuffled is None:
        raise Refused("the cards are not pre-shuffled: they are shuffled", rules)


def _riffle_approver(table: Table, _command: Command) -> Who | None:
    rules = _riffle(table)
    return named((rules.approver,), rules) if rules.approver is not None else None


@act(
    Riffle,
    who=lambda table: dealer(table.book),
    when=_pre_shuffled_cards_wait,
    prompt="Riffle the pre-shuffled cards, as was asked for",
    approver=_riffle_approver,
)
def riffle(table: Table, command: Riffle) -> Iterator[Event]:
    rules = _riffle(table)
    asks = PATRON_ROLE if command.asked_by in table.state.patrons else command.asked_by
    if asks not in rules.asked_by:
        raise Refused(f"a riffle is asked for by a {' or a '.join(rules.asked_by)} at the table", rules)
    own = [one for one in rules.at if one.cards == table.shoe.cards.pre_shuffled]
    if rules.at:
        _must_be_the_time(table, command, own)
    cited = own[0] if own else rules
    yield happened(CardsRiffled, command, cited_by(cited), time=command.time, asked_by=command.asked_by)


def _must_be_the_time(table: Table, command: Riffle, own: list[RiffleTimes]) -> None:
    """Either before a multishuffler takes the cards or just before the cut, as the book has it for them."""
    said = command.time.replace("-", " ")
    if not any(command.time in one.times for one in own):
        raise Refused(
            f"cards pre-shuffled by the {table.shoe.cards.pre_shuffled} are not riffled {said}",
            own[0] if own else _riffle(table),
        )
    if command.time == "before-multishuffler":
        if "multishuffler" not in table.settings.equipment:
            raise Refused("the table has no multishuffler", own[0])
        if table.shoe.phase == "shuffled":
            raise Refused("the cards have been in the multishuffler", own[0])
    elif table.uses_shuffling_device:
        raise Refused(
            "cards in a shuffling device are not cut", table.book.cards.never_cut_in_shuffling_device
        )


def _may_be_shuffled_by_hand(table: Table) -> None:
    rule = table.book.cards.manual_shuffle_by
    if rule is None:
        raise Refused("this rule book has no shuffle by hand of pre-shuffled cards")
    phase_is(table, "none", "checked")
    must_be_good_cards(table)
    if "shuffling-device" in table.table_rules.devices.is_ and not table.uses_shuffling_device:
        raise Refused("it is for cards that go into a shuffling device", rule)
    only = table.book.cards.manual_shuffle_of
    if only is not None and table.shoe.cards.pre_shuffled not in only.is_:
        raise Refused(f"it is for cards that the {' or the '.join(only.is_)} pre-shuffled", only)


def _hand_shuffle_approver(table: Table, _command: Command) -> Who | None:
    rule = table.book.cards.manual_shuffle_by
    return named((rule.is_,), rule) if rule is not None else None


@act(
    ShuffleByHand,
    who=lambda table: dealer(table.book),
    when=_may_be_shuffled_by_hand,
    prompt="Shuffle the pre-shuffled cards by hand, before they are loaded",
    approver=_hand_shuffle_approver,
)
def shuffle_by_hand(table: Table, command: ShuffleByHand) -> Iterator[Event]:
    rule = table.book.cards.manual_shuffle_by
    yield happened(CardsShuffledByHand, command, cited_by(rule) if rule is not None else None)
