"""The next step, made ready: what is known of its details is filled in, what a person must say is asked."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from sabot.cards import Card
from sabot.coup.shoe import cards_burned
from sabot.engine import accounts
from sabot.engine.acts.cutting import next_to_cut
from sabot.engine.acts.dealing import face_of_the_next, opener_of
from sabot.engine.acts.passing import offers_due
from sabot.engine.authority import may, role_of
from sabot.engine.commands.base import Command
from sabot.engine.commands.cards import (
    BringCards,
    Burn,
    Cut,
    CuttingCard,
    EndShoe,
    OfferCut,
    PlaceCuttingCard,
    Shuffle,
)
from sabot.engine.commands.dealing import Draw, Expose, OfferHand
from sabot.engine.commands.notices import SendNotice
from sabot.engine.commands.settling import CollectCommission
from sabot.engine.commands.signs import PostSign
from sabot.engine.commands.wagering import PlaceWager
from sabot.engine.decide import Step, next_step, registry
from sabot.engine.naming import bet_by_suits
from sabot.engine.notices import unsent
from sabot.engine.onward import DECISIONS
from sabot.engine.people import PATRON_ROLE, Actor
from sabot.engine.signage import missing
from sabot.engine.state import State
from sabot.engine.table import Refused, Table
from sabot.rulebook.book import RuleBook
from sabot.views.parts import View

NEXT: Final = "next"
"""What the next card of a virtual shoe is called before anybody knows it."""

Given = dict[str, Any]


class StepView(View, frozen=True, kw_only=True):
    """What carries the table on."""

    command: str
    prompt: str
    rule: str | None
    by: tuple[str, ...]
    """Who may do it, as the book calls them."""
    mine: bool
    """Whether it is the viewer's to do; else the table waits for somebody."""
    given: Given
    """Its details, as far as they are known."""
    asks: tuple[str, ...]
    """Details that a person must say before it can be done."""
    by_rank: dict[str, Given]
    """What follows from the rank of a card that is asked: how many a burn takes."""


Ready = tuple[Given, tuple[str, ...]]
"""What is known, and what must be asked."""


def _nothing(_: Table) -> Ready:
    return {}, ()


def _notice(table: Table) -> Ready:
    first = min(unsent(table.state), key=lambda one: one.before_coup is None)
    return {"notice": first.id}, ()


def _sign(table: Table) -> Ready:
    return {"shows": missing(table)[0]}, ()


def _decks(table: Table) -> Ready:
    """Decks that were never played, of the other colour than the last."""
    number = table.state.shoes + 1
    backs = "red" if number % 2 else "blue"
    known = {"cards": {"id": f"{table.settings.table} set {number}", "backs": backs}}
    return known, () if table.settings.device.virtual else ("cards",)


def _end(table: Table) -> Ready:
    return {}, ("replacement",) if table.shoe.replace_due is not None else ()


def _commission(table: Table) -> Ready:
    return {"patron": next(iter(accounts.commission_owed(table.state.accounts)))}, ()


def _shuffle(table: Table) -> Ready:
    grounds = [one.ground for one in table.book.cards.shuffles]
    return {"ground": "before-play" if "before-play" in grounds else grounds[0]}, ()


def _offer_cut(table: Table) -> Ready:
    return {"to": next_to_cut(table) or table.book.cards.cut.when_all_refuse.is_}, ()


def _cut(_: Table) -> Ready:
    return {}, ("cards",)


def _load(table: Table) -> Ready:
    """As many cards as the book says lie behind the cutting card."""
    return {"behind": table.book.cards.cutting_card[0].cards}, ()


def _burn(table: Table) -> Ready:
    """The book's first way. Where the first card says how many are burned, it is asked and counted."""
    method = next(one for one in table.book.cards.burn.methods if not one.on_request)
    if method.kind == "one-face-down":
        return {"kind": method.kind}, ()
    if table.settings.device.virtual:
        return {"kind": method.kind, "shown": NEXT}, ()
    return {"kind": method.kind}, ("shown",)


def _burns(table: Table) -> dict[str, Given]:
    """How many cards are burned by the first of them."""
    method = next(one for one in table.book.cards.burn.methods if not one.on_request)
    return {card.name: {"cards": cards_burned(method, card)} for card in Card.ranks()}


def _draw(table: Table) -> Ready:
    face = {"exposed": face_of_the_next(table)[0] != "down"}
    carried = table.shoe.carried  # what waits face down is nobody's to know, and is read again as it is dealt
    seen = carried is not None and carried.exposed
    if carried is not None and seen and not (table.state.coup and table.state.coup.cards):
        suit_due = Card.seen(carried.card).suit is None and bet_by_suits(table) is not None
        return (face, ("card",)) if suit_due else ({"card": carried.card, **face}, ())
    return ({"card": NEXT, **face}, ()) if table.settings.device.virtual else (face, ("card",))


def _offer_hand(table: Table) -> Ready:
    due = offers_due(table)
    if not due:
        return {}, ("hand", "to")
    return {"hand": due[0].hand, "area": due[0].area, "to": due[0].to}, ()


def _expose(table: Table) -> Ready:
    """What nobody else is to open; the Banker hand after the others, where its value is declared last."""
    coup = table.coup
    hidden = [place for place, card in enumerate(coup.cards) if not card.exposed]
    ours = [place for place in hidden if opener_of(coup, place) is None]
    last = table.dealing_rules.announcements.is_ == "banker-after-all-open"
    of_player = [place for place in ours if coup.cards[place].hand == "player"]
    if last and any(coup.cards[place].hand == "player" for place in hidden):
        ours = of_player
    return {"cards": tuple(ours)}, ()


READY: Final[dict[type[Command], Callable[[Table], Ready]]] = {
    SendNotice: _notice,
    PostSign: _sign,
    BringCards: _decks,
    EndShoe: _end,
    CollectCommission: _commission,
    Shuffle: _shuffle,
    OfferCut: _offer_cut,
    Cut: _cut,
    PlaceCuttingCard: _load,
    Burn: _burn,
    Draw: _draw,
    OfferHand: _offer_hand,
    Expose: _expose,
}
"""What is known of the details of each step that has any; of any other, what it needs is asked."""


def step_of(book: RuleBook, state: State, actor: Actor) -> StepView | None:
    """The next step as somebody sees it."""
    table = Table(book, state)
    step = _cutting_card_is_due(table) or next_step(book, state)
    return _seen(table, step, actor) if step is not None else None


def choices_of(book: RuleBook, state: State, actor: Actor) -> tuple[StepView, ...]:
    """What else a coup that stands still may be decided by: one of several, each with those who may."""
    table, first = Table(book, state), next_step(book, state)
    decisions = {kind.__name__: kind for kind in DECISIONS}
    if first is None or first.command not in decisions:
        return ()
    others = (_possible(table, kind) for name, kind in decisions.items() if name != first.command)
    return tuple(_seen(table, step, actor) for step in others if step is not None)


def _possible(table: Table, kind: type[Command]) -> Step | None:
    """A command that could be done now, by whoever may."""
    known = registry.ACTS[kind]
    try:
        who = known.who(table)
        known.when(table)
        return Step(command=kind.__name__, prompt=known.prompt(table), rule=who.rule, by=who.roles)
    except Refused:
        return None


def _seen(table: Table, step: Step, actor: Actor) -> StepView:
    kind = next(one for one in registry.ACTS if one.__name__ == step.command)
    given, asks = _ready(table, kind)
    known = registry.ACTS[kind]
    who = known.who(table)
    waits = kind is PlaceWager or (kind is Expose and not given["cards"])
    mine = may(table.book, who, actor) and not waits
    by = (PATRON_ROLE,) if waits else step.by
    return StepView(
        command=step.command,
        prompt=known.prompt(table) if mine or known.told is None else known.told(table),
        rule=step.rule,
        by=tuple(role.name for key in by if (role := role_of(table.book, key)) is not None),
        mine=mine,
        given=given,
        asks=asks,
        by_rank=_burns(table) if kind is Burn and "shown" in asks else {},
    )


def _ready(table: Table, kind: type[Command]) -> Ready:
    known = READY.get(kind)
    if known is not None:
        return known(table)
    needed = (field.name for field in msgspec.structs.fields(kind) if field.required)
    return {}, tuple(name for name in needed if name not in ("at", "by"))


def _cutting_card_is_due(table: Table) -> Step | None:
    """It has come when no more cards are left than were put behind it."""
    shoe = table.state.shoe
    if shoe is None or shoe.cutting_card_behind is None or shoe.left > shoe.cutting_card_behind:
        return None
    return _possible(table, CuttingCard)
