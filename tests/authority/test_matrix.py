"""Every command, by every role, at every moment, under every book: done exactly when its file says so."""

import json
import random
from collections.abc import Callable, Iterator
from functools import cache

import pytest
from msgspec.structs import replace

from sabot.engine.acts.act import patron_of
from sabot.engine.acts.dealing import opener_of
from sabot.engine.commands import COMMANDS
from sabot.engine.commands.base import Command
from sabot.engine.commands.cards import Cut, RefuseCut
from sabot.engine.commands.dealing import AcceptHand, DeclineHand, Expose
from sabot.engine.commands.disputes import DecideDispute
from sabot.engine.decide import decide
from sabot.engine.people import PATRON_ROLE, Actor, Refusal
from sabot.engine.state import State, hand_key
from sabot.rulebooks import BOOKS, load_book
from tests.authority.expected import allowed, may_approve, may_ask
from tests.authority.harvest import Harvest, chosen
from tests.authority.reach import Done
from tests.conftest import TALLY
from tools.moments import MOMENTS
from tools.power_table import POWERS
from tools.powers import Book, approvers, book_named, dealer_of, with_those_above

EACH_BOOK = [pytest.param(book, marks=pytest.mark.xdist_group(book)) for book in BOOKS]
"""The tests of a book run one after the other in one process: what its tables did is found once."""
Record = Callable[[str, object], None]


@cache
def harvest_of(book: str) -> Harvest:
    return Harvest(book)


@cache
def file_of(book: str) -> Book:
    return book_named(book)


def everybody(book: str) -> list[str]:
    return [*(role["key"] for role in file_of(book)["roles"]), "nobody"]


def highest(book: str) -> Actor:
    staff = [role for role in file_of(book)["roles"] if role["kind"] == "staff"]
    return Actor(id="the approver", role=max(staff, key=lambda role: role["rank"])["key"])


def done(book: str, state: State, command: Command) -> bool:
    return not isinstance(decide(load_book(book), state, command), Refusal)


def asked_by(book: str, example: Done, role: str) -> Command:
    """The same command from somebody in another role, with the approval of the highest of the staff."""
    command = example.command
    own = command.by.id if command.by.role == PATRON_ROLE else patron_of(command) or "a passer-by"
    by = Actor(id=own if role == PATRON_ROLE else f"a {role}", role=role)
    changed = replace(command, by=by, approver=highest(book))
    if isinstance(changed, DecideDispute):
        stand_ins = file_of(book)["authority"]["dispute"].get("first-in-absence", {}).get("by", ())
        return replace(changed, first_absent=role in stand_ins)
    return changed


def is_his(book: str, example: Done, command: Command) -> bool:
    """Whether cards that are somebody's are this person's to cut or to turn."""
    shoe, coup = example.state.shoe, example.state.coup
    if isinstance(command, Expose) and coup is not None:
        openers = {opener_of(coup, place) for place in command.cards}
        return openers == ({command.by.id} if command.by.role == PATRON_ROLE else {None})
    if isinstance(command, Cut | RefuseCut) and shoe is not None:
        if shoe.cut_offered_to is not None:  # staff record what he did
            return command.by.role != PATRON_ROLE or shoe.cut_offered_to == command.by.id
        return isinstance(command, Cut) and command.by.role in _cuts_when_all_refuse(book)
    if isinstance(command, AcceptHand | DeclineHand) and coup is not None:
        asked = coup.designations.get(hand_key(command.hand, command.area))
        offered = asked.offered_to if asked is not None else None
        if command.by.role == PATRON_ROLE:
            return command.by.id in (example.command.by.id, offered)
        return offered is not None
    return True


def _cuts_when_all_refuse(book: str) -> set[str]:
    return with_those_above(file_of(book), [file_of(book)["cards"]["cut"]["when-all-refuse"]["is"]])


@pytest.mark.parametrize("book", EACH_BOOK)
def test_whoever_the_book_names_may_and_nobody_else(book: str, record_property: Record) -> None:
    tried = 0
    for (name, moment), examples in harvest_of(book).done.items():
        for example in examples:
            for role in everybody(book):
                command = asked_by(book, example, role)
                expected = role in may_ask(file_of(book), command) and is_his(book, example, command)
                came = decide(load_book(book), example.state, command)
                assert isinstance(came, Refusal) is not expected, (name, moment, role, came)
                tried += 1
    record_property(f"{TALLY} Commands by every role", json.dumps({book: tried}))


@pytest.mark.parametrize("book", EACH_BOOK)
def test_a_patron_acts_for_himself_alone(book: str) -> None:
    for examples in harvest_of(book).done.values():
        for example in examples:
            if patron_of(example.command) is not None and example.command.by.role == PATRON_ROLE:
                other = replace(example.command, by=Actor(id="somebody else", role=PATRON_ROLE))
                assert not done(book, example.state, other), other


@pytest.mark.parametrize("book", EACH_BOOK)
def test_approval_is_given_by_those_whom_the_book_names(book: str, record_property: Record) -> None:
    """Where it is not done without approval, it is done with that of those named, and of nobody else."""
    needed = 0
    for (name, _), examples in harvest_of(book).done.items():
        for example in with_the_dealer_asking(book, examples):
            alone = replace(example.command, approver=None)
            if done(book, example.state, alone):
                continue
            came = decide(load_book(book), example.state, alone)
            assert isinstance(came, Refusal)
            clauses = {one.rule for one, _ in approvers(file_of(book), POWERS[name])}
            if name == "OfferHand" and came.rule not in clauses:
                continue  # with leave anybody may be chosen (Premium 8.5), without it in order (8.8)
            assert came.rule in clauses or name == "Shuffle", (name, came)
            for given in _approvals(book):
                answer = decide(load_book(book), example.state, replace(alone, approver=given))
                expected = given.role in _who_approves(book, name, came.rule, alone.by.role)
                if expected and isinstance(answer, Refusal):  # it takes the power of another clause besides
                    assert answer.rule in clauses - {came.rule}, (name, given, answer)
                    expected = given.role in _who_approves(book, name, answer.rule, alone.by.role)
                assert isinstance(answer, Refusal) is not expected, (name, given, answer)
                needed += 1
            own = replace(alone, approver=replace(highest(book), id=alone.by.id))
            assert not done(book, example.state, own), "nobody approves what he asks for himself"
    record_property(f"{TALLY} Approvals by every role", json.dumps({book: needed}))


def with_the_dealer_asking(book: str, examples: list[Done]) -> Iterator[Done]:
    """The same commands from whoever has no power of his own to approve them, where he may ask."""
    for example in examples:
        yield example
        by_dealer = Done(example.state, asked_by(book, example, dealer_of(file_of(book))))
        if done(book, *by_dealer):
            yield by_dealer


def _approvals(book: str) -> Iterator[Actor]:
    for role in everybody(book):
        yield Actor(id="the approver", role=role)


def _who_approves(book: str, name: str, rule: str | None, asking: str) -> set[str]:
    """Those whom the clause of the refusal names; a book may name others on other occasions.

    One clause may name two roles for two limbs: for what is his own to do, nobody asks anybody (Crown 11.13).
    """
    named = [
        one
        for one, _ in approvers(file_of(book), POWERS[name])
        if one.rule == rule and asking not in with_those_above(file_of(book), one.roles)
    ]
    return with_those_above(file_of(book), [role for one in named for role in one.roles])


@pytest.mark.parametrize("book", EACH_BOOK)
def test_each_is_done_at_every_moment_of_its_own_and_at_no_other(book: str, record_property: Record) -> None:
    """What the page says may be done at a moment was done then, and nothing else was ever done."""
    harvest = harvest_of(book)
    said, done_then = harvest.said(), set(harvest.done)
    assert not done_then - said, sorted(done_then - said)
    assert not said - done_then, sorted(said - done_then)
    record_property(f"{TALLY} Commands at a moment, each done", json.dumps({book: len(said)}))


@pytest.mark.parametrize("book", EACH_BOOK)
def test_at_other_moments_it_is_refused_to_everybody(book: str, record_property: Record) -> None:
    source, tried = random.Random(book), 0
    harvest = harvest_of(book)
    said = harvest.said()
    for moment, states in harvest.states.items():
        for table, state in chosen(states, source):
            for name, kind in COMMANDS.items():
                if (name, moment) in said:
                    continue
                for role in everybody(book):
                    by = Actor(id="ann" if role == PATRON_ROLE else f"a {role}", role=role)
                    made = table.maker.command(kind, state, by)
                    command = replace(made, approver=highest(book), at=state.at)
                    assert not done(book, state, command), (name, moment, command)
                    tried += 1
    record_property(f"{TALLY} Commands at a wrong moment", json.dumps({book: tried}))


@pytest.mark.parametrize("book", EACH_BOOK)
def test_every_moment_is_come_to_under_every_book(book: str) -> None:
    assert set(harvest_of(book).states) == set(MOMENTS)


def test_every_command_stands_in_the_table_and_every_approver_is_a_role() -> None:
    assert set(POWERS) == set(COMMANDS)
    for book in BOOKS:
        roles = {role["key"] for role in file_of(book)["roles"]}
        assert all(allowed(file_of(book), name) <= roles for name in POWERS)
        assert all(may_approve(file_of(book), name) <= roles for name in POWERS)
