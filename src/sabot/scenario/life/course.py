"""The usual course of a table, so that a scenario says only what matters in it."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from sabot.cards import Card
from sabot.coup.shoe import cards_burned
from sabot.engine.acts.dealing import face_of_the_next, opener_of
from sabot.engine.acts.designating import a_patron_was_to_open
from sabot.engine.acts.passing import Offer, offers_due
from sabot.engine.commands.cards import (
    BringCards,
    Burn,
    CheckCards,
    Cut,
    OfferCut,
    PlaceCuttingCard,
    Shuffle,
)
from sabot.engine.commands.dealing import (
    AnnounceCounts,
    AnnounceResult,
    DeclineHand,
    Draw,
    Expose,
    OfferHand,
    ReturnHand,
)
from sabot.engine.commands.people import Arrive, BringChips
from sabot.engine.commands.settling import ClearCards, Settle
from sabot.engine.commands.wagering import CallBets, CallNoMoreBets, PlaceWager
from sabot.engine.hands import next_card
from sabot.engine.people import PATRON_ROLE, Actor
from sabot.engine.settings import CardSet
from sabot.engine.state import Shoe
from sabot.scenario.life.live import Life

PURSE = 1_000_000
"""What a patron has in chips when nothing is said of it: $10,000."""
SHOWN_WHEN_BURNED = Card.parse("2C")


class Wagered(NamedTuple):
    """A wager that somebody places again and again."""

    by: Actor
    details: dict[str, Any]


def arrives(life: Life, name: str, place: int | None = None, cents: int = PURSE, **details: Any) -> Life:
    """A patron comes to the table with chips, and with a Player Card unless it says otherwise."""
    life = life.does(Arrive, life.dealer, patron=name, place=place, **{"player_card": True, **details})
    return life.does(BringChips, life.dealer, patron=name, cents=cents) if cents else life


def ready(life: Life, backs: str) -> Life:
    """Cards are brought, checked, shuffled, cut and burned, each as the book has it."""
    if life.state.shoe is None:
        cards = CardSet(id=f"{backs} decks", backs=backs)
        life = life.does(BringCards, life.dealer, cards=cards)
    shoe = life.state.shoe
    if life.book.cards.checked_before_use is not None and shoe is not None and shoe.phase == "none":
        life = life.does(CheckCards, life.dealer)
    life = life.does(Shuffle, life.highest)
    if not life.table.uses_shuffling_device:
        life = _cut(life)
    return _burned(life)


def _cut(life: Life) -> Life:
    """The first patron at the table cuts, or where there is none, the highest of the staff."""
    first = min(life.state.patrons.values(), key=lambda one: one.arrived, default=None)
    by = life.highest
    if first is not None:
        by = Actor(id=first.id, role=PATRON_ROLE)
        life = life.does(OfferCut, life.highest, to=first.id)
    life = life.does(Cut, by, cards=100)
    return life.does(PlaceCuttingCard, life.dealer, behind=life.book.cards.cutting_card[0].cards)


def _burned(life: Life) -> Life:
    method = life.book.cards.burn.methods[0]
    if method.kind == "one-face-down":
        return life.does(Burn, life.highest, kind=method.kind)
    shown = SHOWN_WHEN_BURNED
    return life.does(
        Burn, life.highest, kind=method.kind, shown=shown.name, cards=cards_burned(method, shown)
    )


def called(life: Life) -> Life:
    """Bets called for, and no more bets, where the book asks for it and it has not been done."""
    window, coup = life.table.wager_rules.window, life.state.coup
    if coup is not None and (coup.cards or coup.no_bet):
        return life
    if life.state.shoe is not None and life.table.without_wagers is not None:
        return life
    asked = window.bets_call is not None and window.bets_call.is_ == "required"
    if asked and (coup is None or not coup.bets_called):
        life = life.does(CallBets, life.dealer)
    coup = life.state.coup
    if window.no_more_bets_call.is_ == "required" and not (coup is not None and coup.no_more_bets):
        life = life.does(CallNoMoreBets, life.dealer)
    return life


def dealt(life: Life, cards: Sequence[str], *, exposed: bool) -> Life:
    """These cards leave the shoe for the hands that are next, and what must be announced between is."""
    for card in cards:
        life = counted(life)
        life = life.does(Draw, life.dealer, card=card, exposed=exposed)
    return life


def counted(life: Life) -> Life:
    """The counts announced, when all four cards can be seen and they have not been."""
    coup = life.state.coup
    if coup is None or life.table.deals_areas or coup.counts_announced or len(coup.cards) != 4:
        return life
    return life.does(AnnounceCounts, life.dealer) if all(card.exposed for card in coup.cards) else life


def turned(life: Life) -> Life:
    """Every card that lies face down is turned by whoever holds it, or the dealer; who is asked declines."""
    coup = life.state.coup
    if coup is None:
        return life
    openers: dict[str, list[int]] = {}
    for place, card in enumerate(coup.cards):
        opener = opener_of(coup, place)
        if opener is not None and not card.exposed:
            openers.setdefault(opener, []).append(place)
    for opener, places in openers.items():
        life = life.does(Expose, Actor(id=opener, role=PATRON_ROLE), cards=tuple(places))
    life = _declined(life)
    hidden = tuple(place for place, card in enumerate(life.table.coup.cards) if not card.exposed)
    return life.does(Expose, life.dealer, cards=hidden) if hidden else life


def _declined(life: Life) -> Life:
    """Hands that wait to be offered are offered, and nobody wants them: the dealer keeps them."""
    coup = life.state.coup
    if coup is None or life.table.dealing_rules.designation.dealer_keeps_unclaimed is None:
        return life
    for one in coup.designations.values():
        if one.offered_to is not None:
            life = life.does(DeclineHand, life.dealer, hand=one.hand, area=one.area)
        elif one.holder is not None and _is_wanted_elsewhere(life):
            life = life.does(ReturnHand, life.dealer, hand=one.hand, area=one.area)
    while due := _unasked(life):
        life = life.does(OfferHand, life.dealer, hand=due.hand, area=due.area, to=due.to)
        life = life.does(DeclineHand, life.dealer, hand=due.hand, area=due.area)
    return life


def _is_wanted_elsewhere(life: Life) -> bool:
    """Whether another hand waits until this one is back."""
    coup = life.table.coup
    hidden = (place for place, card in enumerate(coup.cards) if not card.exposed)
    return any(opener_of(coup, place) is None and a_patron_was_to_open(life.table, place) for place in hidden)


def _unasked(life: Life) -> Offer | None:
    """The next offer of cards that the dealer may not turn before it."""
    table = life.table
    kept = {
        (card.hand, card.area)
        for place, card in enumerate(table.coup.cards)
        if not card.exposed and a_patron_was_to_open(table, place)
    }
    return next((one for one in offers_due(table) if (one.hand, one.area) in kept), None)


def coup_dealt(life: Life, cards: Sequence[str]) -> Life:
    """A whole coup, from the calls to the announcement of its result."""
    life = called(life)
    for card in cards:
        life = counted(life)
        down = face_of_the_next(life.table)[0] == "down"
        life = life.does(Draw, life.dealer, card=card, exposed=not down)
        life = _turned_when_due(life) if down else life
    return announced(life)


def _turned_when_due(life: Life) -> Life:
    """Dealt face down: turned when the first cards of every hand are there, and each card after them."""
    coup = life.coup
    first = 3 * (len(coup.areas) + 1) if life.table.deals_areas else 4
    return turned(life) if len(coup.cards) >= first else life


def announced(life: Life) -> Life:
    """The counts and the result, when the coup has all its cards."""
    if life.state.coup is None or next_card(life.table, life.state.coup) is not None:
        return life
    return counted(life).does(AnnounceResult, life.dealer)


def announced_if_due(life: Life) -> Life:
    """The cards turned and the result announced, where that has not been done."""
    coup = life.state.coup
    if coup is None or coup.phase != "dealing" or coup.void is not None:
        return life
    return announced(turned(life))


def finished(life: Life) -> Life:
    """What was wagered is settled, and the cards go to the discard rack."""
    if any(wager.fate == "placed" for wager in life.coup.wagers.values()):
        life = life.does(Settle, life.dealer)
    return life.does(ClearCards, life.dealer)


def emptied(life: Life, wager: Wagered) -> Life:
    """Coup after coup on the same wager until no card is left, though the last coup may want more.

    The cards leave deck by deck, each in the order of the pack; the cutting card is never noticed.
    """
    assert life.state.shoe is not None
    for card in _still_in(life.state.shoe, life.table.settings.decks):
        coup = life.state.coup
        if coup is None or not coup.cards:
            life = called(life.does(PlaceWager, wager.by, **wager.details))
        down = face_of_the_next(life.table)[0] == "down"
        life = counted(life).does(Draw, life.dealer, card=card, exposed=not down)
        life = _turned_when_due(life) if down else life
        if life.state.shoe is None or life.state.shoe.left == 0:
            return life
        if next_card(life.table, life.coup) is None:
            life = finished(announced(life))
    return life


def _still_in(shoe: Shoe, decks: int) -> Iterator[str]:
    gone = dict(shoe.dealt)
    for _ in range(decks):
        for card in Card.all():
            known = next((name for name in (card.name, card.rank.value) if gone.get(name, 0)), None)
            if (
                known is not None
            ):  # one that left without its suit being recorded may have been any of its rank
                gone[known] -= 1
            else:
                yield card.name
