"""Putting up the signs that the rule book asks for, and taking them down."""

from collections.abc import Iterator
from typing import Final

from sabot.engine.acts.act import act, happened
from sabot.engine.acts.opening import must_be_open
from sabot.engine.authority import Who, cited_by, dealer
from sabot.engine.commands.signs import PostRestriction, PostSign, TakeDownSign
from sabot.engine.events.base import Event
from sabot.engine.events.signs import SignPosted, SignReworded, SignTakenDown
from sabot.engine.signage import clause_for, lines, missing, restriction, rule_for, said, standing
from sabot.engine.table import Refused, Table
from sabot.rulebook.table import Sign as SignRule

RESTRICTION: Final = "side-bet-restriction"
GOES_WITH: Final = {
    RESTRICTION: "the side bets that it restricts",
    "individual-limits": "the limits of the player",
    "previous-limits": "the old minimum",
    "closing": "the notice of closing",
}
"""Signs that come and go with what they say, and not by themselves."""


def _dealer(table: Table) -> Who:
    return dealer(table.book)


def _a_sign_is_down(table: Table) -> None:
    must_be_open(table)
    if not missing(table):
        raise Refused("every sign that must stand stands")


def _post_prompt(table: Table) -> str:
    return f"Put up the sign that shows the {said(missing(table)[0])}"


@act(PostSign, who=_dealer, when=_a_sign_is_down, prompt=_post_prompt)
def post_sign(table: Table, command: PostSign) -> Iterator[Event]:
    shows = command.shows
    rule = rule_for(table, shows)
    if rule is None:
        raise Refused(f"{table.game.id} has no sign that shows the {said(shows)}")
    if shows in GOES_WITH:
        raise Refused(f"the sign goes up with {GOES_WITH[shows]}", rule)
    if shows not in missing(table):
        raise Refused(f"the sign that shows the {said(shows)} is up, or shows nothing now", rule)
    clause, number = clause_for(table, shows, rule), table.new_number()
    yield happened(SignPosted, command, clause, sign=number, shows=shows, text=lines(table, shows))


def _restriction_rule(table: Table) -> SignRule:
    must_be_open(table)
    rule = rule_for(table, RESTRICTION)
    if rule is None:
        raise Refused("this rule book restricts no side bets")
    return rule


def _side_bets_may_be_restricted(table: Table) -> None:
    _restriction_rule(table)


@act(
    PostRestriction,
    who=_dealer,
    when=_side_bets_may_be_restricted,
    prompt="Put up a sign that side bets are restricted",
)
def post_restriction(table: Table, command: PostRestriction) -> Iterator[Event]:
    rule = _restriction_rule(table)
    if not command.bets:
        raise Refused("say which side bets are restricted")
    for bet in command.bets:
        if bet not in table.settings.side_bets:
            raise Refused(f"{bet!r} is no side bet on offer at this table")
    text = restriction(table, command.bets)
    sign = standing(table.state, RESTRICTION)
    if sign is None:
        yield happened(
            SignPosted,
            command,
            cited_by(rule),
            sign=table.new_number(),
            shows=RESTRICTION,
            text=text,
            bets=command.bets,
        )
        return
    if not set(command.bets) > set(sign.bets):
        raise Refused("the sign says so already", rule)
    yield happened(SignReworded, command, cited_by(rule), sign=sign.id, text=text, bets=command.bets)


def _a_sign_stands(table: Table) -> None:
    must_be_open(table)
    if not table.state.signs:
        raise Refused("no sign stands")


@act(TakeDownSign, who=_dealer, when=_a_sign_stands, prompt="Take a sign down")
def take_down_sign(table: Table, command: TakeDownSign) -> Iterator[Event]:
    sign = table.state.signs.get(command.sign)
    if sign is None:
        raise Refused(f"there is no sign {command.sign}")
    if sign.shows in GOES_WITH and sign.shows != RESTRICTION:
        raise Refused(f"the sign comes down with {GOES_WITH[sign.shows]}", sign.rule)
    if sign.shows == RESTRICTION and table.state.restricted:
        raise Refused("the sign stands for as long as the side bets are restricted", sign.rule)
    yield happened(SignTakenDown, command, sign.rule, sign=sign.id)
