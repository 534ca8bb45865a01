"""The details of a deed: of what kind each is, what it may be, and whether it must be given.

The kinds are read from the types of the command itself, so that a new command has a form at once. A page
takes what there is to choose from the table's view: its patrons, places, bets, wagers, chips, signs.
"""

import types
from collections.abc import Iterator
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from sabot.engine.commands.base import Command
from sabot.engine.commands.irregularities.misdealt import Lies
from sabot.engine.settings import CardSet, Limit, Limits, TableSettings
from sabot.rulebook.book import RuleBook
from sabot.views.deeds.labels import label, word
from sabot.views.parts import View

Kind = Literal[
    "area",
    "areas",
    "bet",
    "bets",
    "card",
    "cards",
    "census",
    "chips",
    "choice",
    "choices",
    "decks",
    "dispute",
    "drawn-card",
    "drawn-cards",
    "flag",
    "in-minutes",
    "lies",
    "limits",
    "limits-by-bet",
    "minutes-ago",
    "mispayment",
    "moment",
    "money",
    "money-by-bet",
    "money-by-wager",
    "notice",
    "number",
    "options",
    "order",
    "patron",
    "patron-or-role",
    "patrons",
    "place",
    "places-by-patron",
    "settings",
    "sign",
    "text",
    "texts",
    "wager",
    "wagers",
]
"""What a detail is, and so how it is asked for.

`area` is the number of a place, `place` too; `card` a card such as `8S`, or `8` where
its suit was not read, `cards` several; `drawn-card` a card
of the coup, by its place among those drawn, from nought; `order` those cards in another order; `chips` a
count by denomination; `census` a count by card; `decks` a set of cards; `lies` a hand and area for each card;
`options` the percentages and variants of a game. `moment`, `in-minutes` and `minutes-ago` are moments.
"""

CARRIED_BY_ALL: Final = ("at", "by", "approver")
RARE: Final = frozenset(
    {
        "reported_by",
        "noticed_at",
        "coup",
        "inside_area",
        "flat",
        "owner_present",
        "commitment",
        "multishuffler",
        "designated_by",
        "elsewhere",
        "lost",
        "card_number",
        "first_absent",
        "boxes",
    }
)
"""Details that are seldom given: a form keeps them folded away."""

_MONEY: Final = frozenset({"cents", "elsewhere", "take_back", "loss_limit", "lost", "remaining"})
_BY_NAME: Final[dict[str, Kind]] = {
    "area": "area",
    "bet": "bet",
    "designated_by": "patron",
    "dispute": "dispute",
    "fraudster": "patron",
    "mispayment": "mispayment",
    "notice": "notice",
    "patron": "patron",
    "place": "place",
    "requested_by": "patron",
    "sign": "sign",
    "wager": "wager",
    **dict.fromkeys(_MONEY, "money"),
    "noticed_at": "minutes-ago",
    "takes_effect": "in-minutes",
    "until": "moment",
}
_SEVERAL: Final[dict[str, Kind]] = {
    "agreed_by": "patrons",
    "areas": "areas",
    "bets": "bets",
    "damaged": "cards",
    "patrons": "patrons",
    "replaced_by": "cards",
    "turned": "cards",
    "unrecorded": "cards",
    "wagers": "wagers",
}
_MAPPINGS: Final[dict[str, Kind]] = {
    "boxes": "places-by-patron",
    "census": "census",
    "chips": "chips",
    "float": "chips",
    "minimum": "money-by-bet",
    "options": "options",
    "paid": "money-by-wager",
}
_OF_ONE_DEED: Final[dict[tuple[str, str], Kind]] = {
    ("Arrive", "patron"): "text",
    ("Burn", "shown"): "card",
    ("Reserve", "patrons"): "texts",
    ("GiveUpArea", "to"): "patron",
    ("OfferHand", "to"): "patron",
    ("OfferCut", "to"): "patron-or-role",
    ("Reconstruct", "order"): "order",
    ("ReportDiscrepancy", "place"): "drawn-card",
    ("Draw", "scanned"): "card",
    ("ReportDiscrepancy", "scanned"): "card",
}
_NEVER_TOLD: Final = {("Draw", "scanned"), ("Shuffle", "commitment"), ("Arrive", "lost")}
"""What a device or the floor says, not a person."""


class OptionView(View, frozen=True, kw_only=True):
    """Something that a detail may be, and what it is called."""

    value: str
    label: str
    choices: tuple[str, ...] = ()
    """What it may be set to, where it is an option of a game; where there are none, what its sign states."""


class DetailView(View, frozen=True, kw_only=True):
    """A detail of a deed, as a form asks for it."""

    name: str
    label: str
    kind: Kind
    required: bool
    rare: bool
    """Whether it is seldom given."""
    usual: bool | int | str | None
    """What it is when nothing is said."""
    options: tuple[OptionView, ...]
    """What may be chosen, where that is known beforehand."""


def details_of(book: RuleBook, kind: type[Command]) -> tuple[DetailView, ...]:
    """What a form for a deed asks."""
    hints, deed = get_type_hints(kind), kind.__name__
    return tuple(
        DetailView(
            name=field.name,
            label=label(deed, field.name),
            kind=kind_of(deed, field.name, hints[field.name]),
            required=field.required,
            rare=field.name in RARE and not field.required,
            usual=_usual(field.default),
            options=tuple(_options(book, deed, field.name, hints[field.name])),
        )
        for field in msgspec.structs.fields(kind)
        if field.name not in CARRIED_BY_ALL and (deed, field.name) not in _NEVER_TOLD
    )


def kind_of(deed: str, name: str, hint: Any) -> Kind:
    """How a detail is asked for, by its name and its type."""
    hint = _without_none(hint)
    inside = get_args(hint)
    if (deed, name) in _OF_ONE_DEED:
        return _OF_ONE_DEED[deed, name]
    if get_origin(hint) is Literal or (name, hint) in _CHOSEN_FROM_THE_BOOK:
        return "choice"
    if get_origin(hint) is tuple:
        return _kind_of_several(name, inside[0])
    if get_origin(hint) is dict:
        return "limits-by-bet" if inside[1] is Limit else _MAPPINGS[name]
    if name == "card":
        return "card" if hint is str else "drawn-card"
    by_type = _BY_TYPE.get(hint)
    return by_type if by_type is not None else _BY_NAME.get(name, "text" if hint is str else "number")


def _kind_of_several(name: str, inside: Any) -> Kind:
    if inside is Lies:
        return "lies"
    if get_origin(inside) is Literal or name == "side_bets":
        return "choices"
    if name in ("cards", "order"):
        return "drawn-cards" if inside is int else "cards"
    return _SEVERAL.get(name, "texts")


_BY_TYPE: Final[dict[Any, Kind]] = {
    bool: "flag",
    CardSet: "decks",
    Limits: "limits",
    TableSettings: "settings",
}
_CHOSEN_FROM_THE_BOOK: Final = (("game", str), ("to", str), ("role", str))


def _without_none(hint: Any) -> Any:
    if get_origin(hint) in (Union, types.UnionType):
        return next(one for one in get_args(hint) if one is not type(None))
    return hint


def _usual(default: Any) -> bool | int | str | None:
    return default if isinstance(default, bool | int | str) else None


def _options(book: RuleBook, deed: str, name: str, hint: Any) -> Iterator[OptionView]:
    """What the book or the type leaves to choose."""
    hint = _without_none(hint)
    values: tuple[str, ...] = ()
    if get_origin(hint) is Literal:
        values = get_args(hint)
    elif get_origin(hint) is tuple and get_origin(get_args(hint)[0]) is Literal:
        values = get_args(get_args(hint)[0])
    elif name == "game":
        yield from (OptionView(value=str(game.key), label=game.name) for game in book.games)
    elif name == "side_bets":
        yield from (OptionView(value=str(bet.key), label=bet.name) for bet in book.bets if bet.kind != "main")
    elif name == "options":
        yield from (
            OptionView(value=str(option.key), label=option.name, choices=option.choices)
            for option in book.options
        )
    elif name == "to" and deed not in ("OfferHand", "GiveUpArea"):
        yield from (OptionView(value=str(role.key), label=role.name) for role in book.roles)
    allowed = _in_the_book(book, deed, name)
    yield from (
        OptionView(value=value, label=word(name, value))
        for value in values
        if allowed is None or value in allowed
    )


def _in_the_book(book: RuleBook, deed: str, name: str) -> frozenset[str] | None:
    """Of the words there are, those that this book has at all."""
    if name == "kind" and deed in ("Burn", "RestartShoe"):
        return frozenset(method.kind for method in book.cards.burn.methods)
    if name == "ground" and deed == "Shuffle":
        return frozenset(one.ground for one in book.cards.shuffles)
    if name == "kind" and deed in ("PlaceMarker", "RemoveMarker") and book.table is not None:
        return frozenset(marker.kind for marker in book.table.markers)
    return None
