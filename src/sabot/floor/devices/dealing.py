"""What a dealer does next, and a supervisor where a rule asks for one: legal moves, read off the table."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from sabot.engine.accounts import commission_owed
from sabot.engine.acts.cutting import depths_of_cut, next_to_cut
from sabot.engine.acts.dealing import face_of_the_next
from sabot.engine.acts.designating import a_patron_was_to_open
from sabot.engine.acts.passing import offers_due
from sabot.engine.commands.base import Command
from sabot.engine.commands.cards import (
    BringCards,
    Burn,
    CheckCards,
    Cut,
    CuttingCard,
    EndShoe,
    OfferCut,
    PlaceCuttingCard,
    Shuffle,
)
from sabot.engine.commands.dealing import AnnounceCounts, AnnounceResult, Draw, Expose, OfferHand, ReturnHand
from sabot.engine.commands.notices import SendNotice
from sabot.engine.commands.settling import ClearCards, CollectCommission, Settle
from sabot.engine.commands.signs import PostSign
from sabot.engine.commands.wagering import CallBets, CallNoMoreBets
from sabot.engine.decide import decide, moves
from sabot.engine.hands import hand_of, next_card
from sabot.engine.notices import unsent
from sabot.engine.people import Actor, Refusal
from sabot.engine.settings import CardSet
from sabot.engine.signage import missing
from sabot.engine.state import State
from sabot.engine.table import Table
from sabot.floor.service.virtual_shoe import NEXT
from sabot.rulebook.book import RuleBook

Pick = Callable[[int, int], int]
"""A random whole number from the first to the second, both included."""


@dataclass(frozen=True)
class Crew:
    """Who deals, and who supervises."""

    dealer: Actor
    supervisor: Actor

    @staticmethod
    def of(book: RuleBook, name: str = "auto") -> "Crew":
        staff = sorted((role for role in book.roles if role.kind == "staff"), key=lambda role: role.rank)
        return Crew(
            dealer=Actor(id=f"{name}-dealer", role=str(staff[0].key)),
            supervisor=Actor(id=f"{name}-supervisor", role=str(staff[-1].key)),
        )


Details = Callable[[Table, Pick], dict[str, Any] | None]
"""The details of a command at a table as it is; None when it is not the time for it."""


def _nothing(_: Table, __: Pick) -> dict[str, Any]:
    return {}


def _notice(table: Table, _: Pick) -> dict[str, Any] | None:
    waiting = unsent(table.state)
    return {"notice": waiting[0].id} if waiting else None


def _sign(table: Table, _: Pick) -> dict[str, Any] | None:
    down = missing(table)
    return {"shows": down[0]} if down else None


def _new_cards(table: Table) -> CardSet:
    """Decks that were never played, of the other colour than the last."""
    number = table.state.shoes + 1
    return CardSet(id=f"{table.settings.table} set {number}", backs="red" if number % 2 else "blue")


def _decks(table: Table, _: Pick) -> dict[str, Any]:
    return {"cards": _new_cards(table)}


def _end(table: Table, _: Pick) -> dict[str, Any]:
    return {"replacement": _new_cards(table)}


def _shuffle(table: Table, _: Pick) -> dict[str, Any] | None:
    shoe = table.shoe
    if shoe.phase == "ready" and shoe.shuffle_due is None:
        return None
    grounds = [one.ground for one in table.book.cards.shuffles]
    return {"ground": "before-play" if "before-play" in grounds else grounds[0]}


def _offer_cut(table: Table, _: Pick) -> dict[str, Any] | None:
    entitled = next_to_cut(table)
    if entitled is None or table.shoe.cut_offered_to == entitled:
        return None
    return {"to": entitled}


def cut_depth(table: Table, pick: Pick) -> int:
    """Anywhere that the book lets the cards be cut."""
    return pick(*depths_of_cut(table))


def _cut(table: Table, pick: Pick) -> dict[str, Any] | None:
    return {"cards": cut_depth(table, pick)} if next_to_cut(table) is None else None


def _load(table: Table, _: Pick) -> dict[str, Any]:
    return {"behind": table.book.cards.cutting_card[0].cards}


def _burn(table: Table, _: Pick) -> dict[str, Any]:
    method = next(one for one in table.book.cards.burn.methods if not one.on_request)
    return {"kind": method.kind, "shown": None if method.kind == "one-face-down" else NEXT}


def _cutting_card(table: Table, _: Pick) -> dict[str, Any] | None:
    """It appears when as many cards are left as lie behind it."""
    shoe = table.shoe
    if shoe.cutting_card_behind is None or shoe.left > shoe.cutting_card_behind:
        return None
    return {}


def _draw(table: Table, _: Pick) -> dict[str, Any]:
    return {"card": NEXT, "exposed": face_of_the_next(table)[0] != "down"}


def _offer_hand(table: Table, _: Pick) -> dict[str, Any] | None:
    """Where each area has a hand of its own, it is offered when it has all its cards."""
    if table.deals_areas and next_card(table, table.coup) is not None:
        return None
    due = offers_due(table)
    return {"hand": due[0].hand, "area": due[0].area, "to": due[0].to} if due else None


def _return_hand(table: Table, _: Pick) -> dict[str, Any] | None:
    """A hand that its holder has opened comes back."""
    coup = table.coup
    for asked in coup.designations.values():
        held = hand_of(coup, asked.hand, asked.area)
        if asked.holder is not None and held and all(card.exposed for card in held):
            return {"hand": asked.hand, "area": asked.area}
    return None


def _expose(table: Table, _: Pick) -> dict[str, Any] | None:
    """What nobody else is to open; the Banker hand after the others, where its value is declared last."""
    coup = table.coup
    hidden = [place for place, card in enumerate(coup.cards) if not card.exposed]
    asked = any(one.offered_to is not None for one in coup.designations.values())
    ours = [place for place in hidden if not a_patron_was_to_open(table, place)]
    if len(ours) < len(hidden) and table.dealing_rules.announcements.is_ == "banker-after-all-open":
        ours = [place for place in ours if coup.cards[place].hand == "player"]
    return {"cards": tuple(ours)} if ours and not asked else None


def _commission(table: Table, _: Pick) -> dict[str, Any] | None:
    owed = commission_owed(table.state.accounts)
    return {"patron": next(iter(owed))} if owed else None


STEPS: Final[dict[type[Command], Details]] = {
    SendNotice: _notice,
    PostSign: _sign,
    BringCards: _decks,
    CheckCards: _nothing,
    CollectCommission: _commission,
    EndShoe: _end,
    Shuffle: _shuffle,
    OfferCut: _offer_cut,
    Cut: _cut,
    PlaceCuttingCard: _load,
    Burn: _burn,
    CuttingCard: _cutting_card,
    CallBets: _nothing,
    CallNoMoreBets: _nothing,
    ReturnHand: _return_hand,
    OfferHand: _offer_hand,
    Expose: _expose,
    AnnounceCounts: _nothing,
    Draw: _draw,
    AnnounceResult: _nothing,
    Settle: _nothing,
    ClearCards: _nothing,
}
"""What a dealer sees to, the most pressing first."""


def next_steps(book: RuleBook, state: State, crew: Crew, pick: Pick) -> Iterator[Command]:
    """The commands that carry the table on, the most pressing first, each legal as far as can be told."""
    table = Table(book, state)
    for by in (crew.dealer, crew.supervisor):
        offered = {move.command for move in moves(book, state, by)}
        for kind, details in STEPS.items():
            if kind.__name__ not in offered:
                continue
            given = details(table, pick)
            if given is None:
                continue
            command = kind(at=state.at, by=by, approver=crew.supervisor, **given)
            if _names_next(command) or not isinstance(decide(book, state, command), Refusal):
                yield command


def _names_next(command: Command) -> bool:
    """The card is not known before the shoe gives it, nor a commitment before it has shuffled."""
    return isinstance(command, Shuffle) or NEXT in (
        getattr(command, "card", None),
        getattr(command, "shown", None),
    )


__all__ = ["Crew", "Pick", "cut_depth", "next_steps"]
