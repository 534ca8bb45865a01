"""What is true of a table that leads up to a command, and the details that matter of one on the way."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from sabot.engine.accounts import commission_owed
from sabot.engine.people import PATRON_ROLE, Actor
from sabot.engine.settings import Limit
from sabot.engine.state import Coup, Patron, State
from tests.authority.moments import moment_of

Facts = dict[str, Any]
Details = Callable[[State], Facts]
Where = Callable[[State], bool]


# What is true of a table --------------------------------------------------------------------------


def at(*moments: str) -> Where:
    return lambda state: moment_of(state) in moments


def coup_of(state: State) -> Coup:
    return state.coup or Coup(number=0)


def somebody_holds_cards(state: State) -> bool:
    return moment_of(state) == "dealing" and any(one.holder for one in coup_of(state).designations.values())


def somebody_is_offered_cards(state: State) -> bool:
    return any(one.offered_to for one in coup_of(state).designations.values())


def somebody_sat_out(state: State) -> bool:
    return any(one.seated and one.sat_out >= 3 for one in state.patrons.values())


def something_is_to_be_put_right(state: State) -> bool:
    return any(not one.rectified and one.cents < 0 and one.patron for one in state.mispayments.values())


def commission_is_owed(state: State) -> bool:
    return bool(commission_owed(state.accounts))


def commission_is_owed_between_coups(state: State) -> bool:
    return commission_is_owed(state) and at("between")(state)


def a_device_shuffles(state: State) -> bool:
    return state.settings is not None and state.settings.device.kind == "shuffling-device"


def a_device_shuffles_a_coup(state: State) -> bool:
    return a_device_shuffles(state) and at("dealing")(state)


def a_coup_may_begin_from_a_card_shoe(state: State) -> bool:
    return at("between")(state) and not a_device_shuffles(state)


def wagers_may_be_placed(state: State) -> bool:
    return at("between", "wagering")(state) and state.shoe is not None and state.shoe.replace_due is None


def a_shoe_is_cut(state: State) -> bool:
    return state.shoe is not None and state.shoe.cutting_card_behind is not None


def few_cards_are_left(state: State) -> bool:
    return state.shoe is not None and state.shoe.left < 6 and moment_of(state) == "dealing"


def the_shoe_is_empty(state: State) -> bool:
    return state.shoe is not None and state.shoe.phase == "ready" and state.shoe.left == 0


def it_was_handled(state: State) -> bool:
    return any(card.handled for card in coup_of(state).cards)


def the_shoe_reads(state: State) -> bool:
    return state.settings is not None and state.settings.device.scans


def cards_are_read(state: State) -> bool:
    return the_shoe_reads(state) and at("dealing")(state)


def a_result_is_read(state: State) -> bool:
    return the_shoe_reads(state) and at("result", "settled")(state)


def nobody_handled_the_cards(state: State) -> bool:
    return state.shoe is not None and not state.shoe.handled


def a_coup_was_settled(state: State) -> bool:
    return state.concluded is not None and bool(state.concluded.coup.wagers)


# Details ------------------------------------------------------------------------------------------


def now(**details: Any) -> Details:
    return lambda _: details


def later(state: State) -> Facts:
    return {"at": state.at + 25 * 60_000}


INSIDE: Final[Facts] = {"instrument": "chips", "inside_area": True, "flat": True}


def free_places(state: State) -> list[int]:
    taken = {one.place for one in state.patrons.values()}
    places = state.settings.places if state.settings is not None else 0
    return [place for place in range(1, places + 1) if place not in taken]


def next_seat(state: State) -> Facts:
    free = free_places(state)
    return {"patron": f"guest {len(state.patrons)}", "place": free[0] if free else 99, "player_card": True}


def next_seat_but_one(state: State) -> Facts:
    free = free_places(state)
    return {**next_seat(state), "place": free[-1] if len(free) > 1 else 99}


def one_more(place: int | None) -> Details:
    return lambda state: {
        "patron": f"guest {len(state.patrons)}",
        "place": place,
        "player_card": True,
        "loss_limit": None,
    }


def higher_minimum(state: State) -> Facts:
    assert state.settings is not None
    limits = state.settings.limits
    bets = {bet: Limit(least=one.least * 2, most=one.most * 2) for bet, one in limits.bets.items()}
    return {"limits": replace(limits, bets=bets), "keep_old_minimum": True, "boxes": {}}


def first_side_bet(state: State) -> Facts:
    assert state.settings is not None
    return {"bets": state.settings.side_bets[:1]}


def all_of_his(state: State) -> Facts:
    """The wagers of a patron who has some on the layout."""
    placed = [one for one in coup_of(state).wagers.values() if one.fate == "placed"]
    owner = placed[0].patron if placed else "nobody"
    return {
        "what": "prohibited-device",
        "patron": owner,
        "wagers": tuple(one.id for one in placed if one.patron == owner),
        "exclude": False,
        "from_casino": False,
        "detain": False,
        "escalate": False,
    }


def a_second_area(state: State) -> Facts:
    """Where nobody sits, besides his own."""
    area = next(iter(free_places(state)), 99)
    return {**at_his_place(bet="player", cents=2_500, **INSIDE)(state), "area": area}


def by_whoever_disputes(state: State) -> Facts:
    last = next(reversed(state.disputes.values()), None)
    return {"dispute": last.id, **_by(last.patron)} if last is not None else {}


def the_first_wager(state: State) -> Facts:
    """The whole of it, by its owner."""
    first = next((one for one in coup_of(state).wagers.values() if one.fate == "placed"), None)
    return {"wager": first.id, "cents": None, **_by(first.patron)} if first is not None else {}


def over_the_first_wager(state: State) -> Facts:
    first = next((one for one in coup_of(state).wagers.values() if one.fate == "placed"), None)
    return {"wagers": (first.id,), "about": "the result", **_by(first.patron)} if first is not None else {}


def that_the_first_wager_stays(state: State) -> Facts:
    """Of those that nobody has spoken of yet."""
    coup = coup_of(state)
    waiting = (one for one in coup.wagers.values() if one.fate == "placed" and one.id not in coup.elected)
    first = next(waiting, None)
    return {"wager": first.id, "take_back": 0, **_by(first.patron)} if first is not None else {}


def to_whoever_stands(state: State) -> Facts:
    wagers = coup_of(state).wagers.values() or (
        state.concluded.coup.wagers.values() if state.concluded is not None else ()
    )
    seats = {one.place: one.id for one in state.patrons.values()}
    extra = [one for one in wagers if one.area not in seats]
    standing = [one.id for one in state.patrons.values() if not one.seated]
    return {
        "patron": extra[0].patron if extra else "nobody",
        "area": extra[0].area if extra else 99,
        "to": standing[0] if standing else "nobody",
    }


def for_the_last_who_came(**details: Any) -> Details:
    """It is about the patron who came last, and he gives it."""

    def of(state: State) -> Facts:
        return {**_by(_last_who_came(state).id), **details}

    return of


def at_his_place(**details: Any) -> Details:
    def of(state: State) -> Facts:
        return {"area": _last_who_came(state).place, **for_the_last_who_came(**details)(state)}

    return of


def _last_who_came(state: State) -> Patron:
    return max(state.patrons.values(), key=lambda one: one.arrived, default=Patron(id="nobody", arrived=0))


def _by(patron: str) -> Facts:
    return {"patron": patron, "by": Actor(id=patron, role=PATRON_ROLE)}
