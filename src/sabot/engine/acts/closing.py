"""Closing a table with the notice that the book asks for, and its float meanwhile."""

from collections.abc import Iterator

from sabot.engine import accounts
from sabot.engine.acts.act import act, happened
from sabot.engine.acts.opening import between_coups, check_chips, closer, must_be_open
from sabot.engine.acts.signing import MINUTE, minutes_left
from sabot.engine.agreement import present
from sabot.engine.authority import cited_by
from sabot.engine.commands.opening import (
    AnnounceClosing,
    CloseTable,
    CreditFloat,
    FillFloat,
    WithdrawClosing,
)
from sabot.engine.events.base import Event, Posting
from sabot.engine.events.opening import (
    ClosingAnnounced,
    ClosingWithdrawn,
    FloatCredited,
    FloatFilled,
    TableClosed,
)
from sabot.engine.events.people import PatronLeft
from sabot.engine.events.signs import SignPosted, SignTakenDown
from sabot.engine.settings import value_of
from sabot.engine.state import State
from sabot.engine.table import Refused, Table
from sabot.engine.window import has_happened
from sabot.rulebook.authority import ClosingPower


@act(AnnounceClosing, who=closer, when=must_be_open, prompt="Give notice that the table will close")
def announce_closing(table: Table, command: AnnounceClosing) -> Iterator[Event]:
    notice = table.authority.close_table
    if table.state.phase == "closing":
        raise Refused("closing has been announced already", notice)
    if notice.sign_minutes is not None:
        earliest = command.at + notice.sign_minutes * MINUTE
        takes_effect = earliest if command.takes_effect is None else command.takes_effect
        if takes_effect < earliest:
            raise Refused(f"a sign stands for {notice.sign_minutes} minutes before the table closes", notice)
        yield happened(ClosingAnnounced, command, cited_by(notice), takes_effect=takes_effect)
        yield happened(
            SignPosted,
            command,
            cited_by(notice),
            sign=table.new_number(),
            shows="closing",
            text=("This table will close",),
            takes_effect=takes_effect,
        )
    else:
        from_coup = _first_coup_of_the_notice(table)
        yield happened(ClosingAnnounced, command, cited_by(notice), coups=notice.coups, from_coup=from_coup)


def _first_coup_of_the_notice(table: Table) -> int:
    """A coup on which nobody may wager any more is no notice."""
    coup = table.state.coup
    if coup is None:
        return table.state.coups + 1
    closes = table.wager_rules.window.closes_on.is_
    return coup.number + any(has_happened(coup, event) for event in closes)


def _closing_was_announced(table: Table) -> None:
    if table.state.phase != "closing":
        raise Refused("no notice of closing has been given")


@act(
    WithdrawClosing,
    who=closer,
    when=_closing_was_announced,
    prompt="Withdraw the notice that the table will close",
)
def withdraw_closing(table: Table, command: WithdrawClosing) -> Iterator[Event]:
    notice = cited_by(table.authority.close_table)
    yield happened(ClosingWithdrawn, command, notice)
    for sign in table.state.signs.values():
        if sign.shows == "closing":
            yield happened(SignTakenDown, command, notice, sign=sign.id)


@act(CloseTable, who=closer, when=between_coups, prompt="Close the table and count its float")
def close_table(table: Table, command: CloseTable) -> Iterator[Event]:
    state, notice = table.state, table.authority.close_table
    check_chips(table.settings.chips, command.float)
    if present(table):
        _notice_has_run(state, command, notice)
    if state.coup is not None and any(wager.fate == "placed" for wager in state.coup.wagers.values()):
        raise Refused("wagers lie on the layout: they are returned before the table closes")
    if accounts.commission_owed(state.accounts):
        commission = table.wager_rules.commission
        raise Refused("commission is still owed", commission.settled_at_shoe_end if commission else None)
    for patron in state.patrons:
        yield happened(PatronLeft, command, patron=patron, postings=taken_away(state, patron))
    closer_value = value_of(command.float)
    yield happened(
        TableClosed,
        command,
        cited_by(notice),
        float=command.float,
        result=table_result(state.accounts, closer_value),
        postings=_session_ended(state.accounts, closer_value),
    )


def _notice_has_run(state: State, command: CloseTable, notice: ClosingPower) -> None:
    """Players are present: the sign has stood, or the coups of the notice have been dealt."""
    if state.phase != "closing":
        raise Refused("players are present, and no notice of closing has been given", notice)
    if state.closes_at is not None and command.at < state.closes_at:
        raise Refused(f"the sign has {minutes_left(state.closes_at - command.at)} to stand", notice)
    if state.closing_coups:
        left = "one coup" if state.closing_coups == 1 else f"{state.closing_coups} coups"
        raise Refused(f"the notice has {left} to run", notice)


def taken_away(state: State, patron: str) -> tuple[Posting, ...]:
    """A patron leaves with his chips; tokens are worth nothing elsewhere."""
    chips = state.accounts.get(accounts.chips(patron), 0)
    tokens = state.accounts.get(accounts.tokens(patron), 0)
    return (
        *accounts.moved(accounts.chips(patron), accounts.OUTSIDE, chips),
        *accounts.moved(accounts.tokens(patron), accounts.TOKENS_ISSUED, tokens),
    )


def _session_ended(books: dict[str, int], closer_value: int) -> tuple[Posting, ...]:
    """The float goes back as counted, and what the session came to goes into the cage.

    The accounts of which a result is made are empty when the table opens again.
    """
    counted_off = books.get(accounts.FLOAT, 0) - closer_value
    held = {
        **{account: books.get(account, 0) for account in accounts.OF_A_SESSION},
        accounts.OPENER: books.get(accounts.OPENER, 0) + closer_value,
        accounts.COUNT_DIFFERENCE: books.get(accounts.COUNT_DIFFERENCE, 0) + counted_off,
    }
    return (
        *accounts.moved(accounts.FLOAT, accounts.OPENER, closer_value),
        *accounts.moved(accounts.FLOAT, accounts.COUNT_DIFFERENCE, counted_off),
        *(
            posting
            for account, cents in held.items()
            for posting in accounts.moved(account, accounts.CAGE, cents)
        ),
    )


def _new_slip(table: Table, serial: str) -> str:
    """The serial number of a slip that was not entered yet, as it is printed.

    Spaces and small letters make no other slip of it: they are how somebody typed it.
    """
    printed = " ".join(serial.split())
    if not printed:
        raise Refused("say the serial number of the slip")
    if not printed.isprintable():
        raise Refused("the serial number has characters in it that no slip has printed on it")
    if printed.casefold() in {" ".join(slip.split()).casefold() for slip in table.state.slips}:
        raise Refused(f"slip {printed} was entered already")
    return printed


@act(FillFloat, who=closer, when=must_be_open, prompt="Bring chips to the float")
def fill_float(table: Table, command: FillFloat) -> Iterator[Event]:
    serial = _new_slip(table, command.serial)
    check_chips(table.settings.chips, command.chips, some=True)
    postings = accounts.moved(accounts.FILLS, accounts.FLOAT, value_of(command.chips))
    yield happened(FloatFilled, command, chips=command.chips, serial=serial, postings=postings)


@act(CreditFloat, who=closer, when=must_be_open, prompt="Take chips from the float")
def credit_float(table: Table, command: CreditFloat) -> Iterator[Event]:
    serial = _new_slip(table, command.serial)
    check_chips(table.settings.chips, command.chips, some=True)
    cents = value_of(command.chips)
    if cents > table.state.accounts.get(accounts.FLOAT, 0):
        raise Refused("the float does not hold so much")
    postings = accounts.moved(accounts.FLOAT, accounts.CREDITS, cents)
    yield happened(FloatCredited, command, chips=command.chips, serial=serial, postings=postings)


def table_result(books: dict[str, int], closer_value: int) -> int:
    """What the table won: drop, terminal, closer and credits less opener and fills."""
    drop = books.get(accounts.DROP, 0) + books.get(accounts.TERMINAL, 0)
    credits = books.get(accounts.CREDITS, 0)
    opener = -books.get(accounts.OPENER, 0)
    fills = -books.get(accounts.FILLS, 0)
    return drop + closer_value + credits - opener - fills
