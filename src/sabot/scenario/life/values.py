"""One detail of a deed or an event, read by the type of the field that it is for."""

import re
import types
from collections.abc import Callable
from typing import Any, Final, Literal, Union, cast, get_args, get_origin

import msgspec

from sabot.cards import Card
from sabot.engine.commands.irregularities.misdealt import Lies
from sabot.engine.events.irregularities.misdealt import Laid
from sabot.engine.settings import CardSet, Limit, Limits
from sabot.rulebook.findings import nearest
from sabot.scenario.dollars import in_cents
from sabot.scenario.life.live import MINUTE, Life
from sabot.scenario.slots import SlotError

Telling = Callable[[Life], Any]
"""What a detail says; some, such as whose wager is meant, are only known at the table."""

MONEY: Final = (
    "cents",
    "elsewhere",
    "take_back",
    "loss_limit",
    "lost",
    "remaining",
    "paid",
    "returned",
    "commission",
    "rounding",
    "owed",
    "result",
)
TIMES: Final = ("takes_effect", "until", "noticed_at", "due")
ORDINAL: Final = re.compile(r"(\d+)(?:st|nd|rd|th)")
WAGER: Final = re.compile(r"(?P<who>[A-Z][\w-]*)'s (?:on )?(?P<bet>[\w-]+)(?: at area (?P<area>\d+))?")
SPAN: Final = re.compile(r"(?P<many>\d+) (?P<unit>second|minute|hour|day)s?")
UNITS: Final = {"second": 1_000, "minute": MINUTE, "hour": 60 * MINUTE, "day": 24 * 60 * MINUTE}
WINNERS: Final = ("player", "banker", "tie")


def read_value(field: str, hint: Any, text: str) -> Telling:
    """What a cell says, read by the type of its field."""
    if field in ("by", "approver"):
        return _always(text.removeprefix("the ").replace(" ", "-") if text.startswith("the ") else text)
    hint, may_be_none = _without_none(hint)
    if may_be_none and text in ("none", "nobody"):
        return _always(None)
    if (by_field := _BY_FIELD.get((field, hint))) is not None:
        return by_field(text)
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Literal:
        return _always(_choice(text, cast(tuple[str, ...], inside)))
    if origin is tuple:
        return _tuple(field, inside[0], text)
    if origin is dict:
        return _mapping(field, inside, text)
    reader = _BY_TYPE.get(hint)
    if reader is None:
        raise SlotError("a scenario has no words for this detail")
    return reader(text)


def read_constant(field: str, hint: Any, text: str) -> Any:
    """What a cell says where it does not matter what has happened at the table."""
    return read_value(field, hint, text)(_NOWHERE)


def _without_none(hint: Any) -> tuple[Any, bool]:
    if get_origin(hint) in (Union, types.UnionType):
        inside = [one for one in get_args(hint) if one is not type(None)]
        some_none = len(inside) != len(get_args(hint))
        return inside[0], some_none
    return hint, False


def _always(value: object) -> Telling:
    return lambda _life: value


def _choice(text: str, choices: tuple[str, ...]) -> str:
    for choice in choices:
        if text.casefold().replace(" ", "-") == choice.casefold().replace(" ", "-"):
            return choice
    hint = nearest(text, choices)
    raise SlotError(
        f"{text!r} is none of {', '.join(choices)}" + (f"; did you mean {hint!r}?" if hint else "")
    )


def _list(text: str) -> list[str]:
    """The words of a list: commas, spaces and *and* all stand between them."""
    return [] if text == "none" else [word for word in re.split(r"[,\s]+", text) if word and word != "and"]


def _items(text: str) -> list[str]:
    return [item.strip() for item in text.split(";") if item.strip()]


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal()):
        raise SlotError(f"{text!r} is not a whole number")
    return int(text)


def _ordinal(text: str) -> int:
    found = ORDINAL.fullmatch(text)
    if found is None or found[1] == "0":
        raise SlotError(f"{text!r} is not the place of a card: write 1st for the first that was drawn")
    return int(found[1]) - 1


def _money(text: str) -> int:
    return -in_cents(text[1:]) if text.startswith("-") else in_cents(text)


def _yes(text: str) -> bool:
    if text not in ("yes", "no"):
        raise SlotError(f"{text!r} is neither yes nor no")
    return text == "yes"


def _moment(text: str) -> Telling:
    """``in 20 minutes``, ``20 minutes ago`` or ``now``, from the time of the command."""
    if text == "now":
        return lambda life: life.at + 1_000
    sign = -1 if text.endswith(" ago") else 1
    found = SPAN.fullmatch(text.removesuffix(" ago").removeprefix("in "))
    if found is None or text.startswith("in ") is text.endswith(" ago"):
        raise SlotError(f"{text!r} is not a time: write in 20 minutes, 20 minutes ago or now")
    distance = sign * int(found["many"]) * UNITS[found["unit"]]
    return lambda life: life.at + 1_000 + distance


def _wager(text: str) -> Telling:
    if text.isdecimal():
        return _always(int(text))
    found = WAGER.fullmatch(text)
    if found is None:
        raise SlotError(f"{text!r} is not a wager: write Ann's on banker, or Ann's on player at area 2")
    area = None if found["area"] is None else int(found["area"])
    return lambda life: life.wager(found["who"], found["bet"], area)


def _wagers(text: str) -> Telling:
    each = [_wager(one) for one in re.split(r", | and ", text)] if text != "none" else []
    return lambda life: tuple(one(life) for one in each)


def _notice(text: str) -> Telling:
    """A notice is called by whom it tells."""

    def find(life: Life) -> int:
        wanted = text.replace(" ", "-")
        waiting = [one for one in life.state.notices.values() if one.sent is None and one.to == wanted]
        return waiting[0].id if waiting else 0

    return find


def _sign(text: str) -> Telling:
    """A sign is called by what it shows."""

    def find(life: Life) -> int:
        wanted = text.replace(" ", "-")
        return next((one.id for one in reversed(life.state.signs.values()) if one.shows == wanted), 0)

    return find


def _card_set(text: str) -> Telling:
    """``blue decks``, ``blue decks pre-shuffled by the factory``, or ``blue decks left unsecured``."""
    backs, decks, how = text.partition(" decks")
    if not decks:
        raise SlotError(f"{text!r} are no decks: write blue decks, or blue decks pre-shuffled by the factory")
    how, unsecured, _ = how.partition(" left unsecured")
    decks_brought = CardSet(id=f"{backs} decks", backs=backs, secured=not unsecured)
    if not how:
        return _always(decks_brought)
    by = _choice(how.removeprefix(" pre-shuffled by the "), ("casino", "factory"))
    return _always(msgspec.structs.replace(decks_brought, pre_shuffled=by))


_RANGE: Final = re.compile(r"(?P<bet>[\w-]+) (?P<least>\$\S+) to (?P<most>\$\S+)")
_AREA: Final = re.compile(r"all on (?P<bet>[\w-]+) (?P<most>\$\S+)")
_APPROVED: Final = re.compile(r"approved on (?P<bet>[\w-]+) (?P<least>\$\S+)")
_WHOLE: Final = re.compile(r"(?P<what>differential|approved minimum|unit) (?P<cents>\$\S+|none)")


def limits_changed(text: str) -> Callable[[Limits], Limits]:
    """What limits come to when those that are named are set."""
    bets: dict[str, Limit] = {}
    areas: dict[str, int] = {}
    approved: dict[str, int] = {}
    whole: dict[str, int | None] = {}
    for item in _items(text):
        if found := _RANGE.fullmatch(item):
            bets[found["bet"]] = Limit(least=in_cents(found["least"]), most=in_cents(found["most"]))
        elif found := _AREA.fullmatch(item):
            areas[found["bet"]] = in_cents(found["most"])
        elif found := _APPROVED.fullmatch(item):
            approved[found["bet"]] = in_cents(found["least"])
        elif found := _WHOLE.fullmatch(item):
            cents = None if found["cents"] == "none" else in_cents(found["cents"])
            whole[found["what"].replace(" ", "_")] = cents
        else:
            raise SlotError(
                f"{item!r} is no limit: write banker $25 to $10,000; all on tie $5,000; "
                "differential $20,000; approved minimum $5; approved on tie $8; unit $5"
            )

    def changed(now: Limits) -> Limits:
        changes: Any = {
            "bets": {**now.bets, **bets},
            "areas": {**now.areas, **areas},
            "approved": {**now.approved, **approved},
            **whole,
        }
        return msgspec.structs.replace(now, **changes)

    return changed


def _limits(text: str) -> Telling:
    """Limits where they differ from those of the table."""
    changed = limits_changed(text)

    def told(life: Life) -> Limits:
        settings = life.state.settings
        return changed(settings.limits if settings is not None else Limits(bets={}))

    return told


def _tuple(field: str, inside: Any, text: str) -> Telling:
    if inside is int:
        if field in ("wagers", "elected"):
            return _wagers(text)
        if field in ("cards", "order"):
            return _always(tuple(_ordinal(word) for word in _list(text)))
        return _always(tuple(_number(word) for word in _list(text)))
    if inside is str:
        if field in ("said", "text"):
            return _always(tuple(_items(text)))
        return _always(tuple(_list(text)))
    if get_origin(inside) is Literal:
        words = re.split(r", | and ", text) if text != "none" else []
        return _always(tuple(_choice(word, get_args(inside)) for word in words))
    if inside is Lies:
        return _always(tuple(_lies(item) for item in text.split(", ")))
    if inside is Laid:
        return _always(tuple(_laid(item) for item in text.split(", ")))
    if field == "results":
        return _always(tuple(_choice(word, WINNERS) for word in _list(text)))
    raise SlotError("a scenario has no words for this detail")


_LIES: Final = re.compile(r"(?P<hand>Player|Banker)(?: (?P<area>\d+))?")


def _lies(text: str) -> Lies:
    found = _LIES.fullmatch(text)
    if found is None:
        raise SlotError(f"{text!r} is not where a card lies: write Player, Banker, or Player 2 for an area")
    return Lies(hand=found["hand"].lower(), area=int(found["area"] or 0))  # type: ignore[arg-type]


def _laid(text: str) -> Laid:
    card, _, where = text.partition(" to ")
    lies = _lies(where)
    return Laid(card=card, hand=lies.hand, area=lies.area)


def _mapping(field: str, inside: tuple[Any, ...], text: str) -> Telling:
    key, value = inside
    if field == "census":
        return _always(_census(text))
    if value is Limit:
        told = _limits(text)
        return lambda life: {
            bet: limit
            for bet, limit in told(life).bets.items()
            if re.search(rf"(^|; ){re.escape(bet)} ", text)
        }
    if field in ("float", "chips"):
        return _always(_chip_counts(text))
    pairs = [_pair(item) for item in _items(text) if item != "none"]
    if field == "paid":
        paid = [(_wager(name), _money(cents)) for name, cents in pairs]
        return lambda life: {wager(life): cents for wager, cents in paid}
    if field == "boxes":
        return _always({name: tuple(_number(box) for box in _list(boxes)) for name, boxes in pairs})
    if (key, value) == (str, int):
        return _always({name: _money(amount) if "$" in amount else _number(amount) for name, amount in pairs})
    if (key, value) == (str, str):
        return _always(dict(pairs))
    if (key, value) == (int, str):
        return _always({_ordinal(place): card for place, card in pairs})
    raise SlotError("a scenario has no words for this detail")


def _pair(item: str) -> tuple[str, str]:
    name, colon, said = item.partition(": ")
    if not colon:
        raise SlotError(f"{item!r} wants a colon: what it is about, and what is said of it")
    return name, said


def _chip_counts(text: str) -> dict[int, int]:
    counts: dict[int, int] = {}
    for item in re.split(r", | and ", text) if text != "none" else []:
        count, of, chip = item.partition(" of ")
        if not of:
            raise SlotError(f"{item!r} are no chips: write 20 of $100, 40 of $25")
        counts[in_cents(chip)] = _number(count)
    return counts


def _census(text: str) -> dict[str, int]:
    """``8 of each``, and then how many there are of cards of which there are not so many."""
    counts: dict[str, int] = {}
    for item in re.split(r", | and ", text):
        count, _, card = item.partition(" of ")
        if card == "each":
            counts = dict.fromkeys((one.name for one in Card.all()), _number(count)) | counts
        else:
            counts[card] = _number(count)
    return counts


_BY_TYPE: Final[dict[Any, Callable[[str], Telling]]] = {
    str: _always,
    int: lambda text: _always(_number(text)),
    bool: lambda text: _always(_yes(text)),
    CardSet: _card_set,
    Limits: _limits,
}

_BY_FIELD: Final[dict[tuple[str, Any], Callable[[str], Telling]]] = {
    **{(field, int): (lambda text: _always(_money(text))) for field in MONEY},
    **{(field, int): _moment for field in TIMES},
    ("card_place", int): lambda text: _always(_ordinal(text)),
    ("card", int): lambda text: _always(_ordinal(text)),
    ("excess", int): lambda text: _always(_ordinal(text)),
    ("wager", int): _wager,
    ("notice", int): _notice,
    ("sign", int): _sign,
}


_NOWHERE: Final = cast(Life, None)
