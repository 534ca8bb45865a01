"""The cut and the burn: who cuts, how deep, and which cards are burned before play."""

from collections.abc import Iterator

from sabot.cards import too_many
from sabot.coup.shoe import cards_burned
from sabot.engine.acts.act import act, happened
from sabot.engine.acts.cards import phase_is
from sabot.engine.acts.opening import must_be_open
from sabot.engine.authority import Who, cited_by, dealer, named, patron_or_dealer, power
from sabot.engine.commands.base import Command
from sabot.engine.commands.cards import Burn, Cut, OfferCut, PlaceCuttingCard, RefuseCut
from sabot.engine.events.base import Event
from sabot.engine.events.cards import CardsBurned, CardsCut, CutOffered, CutRefused, CuttingCardPlaced
from sabot.engine.events.irregularities.shoe import CardsHandled
from sabot.engine.naming import seen
from sabot.engine.people import PATRON_ROLE, Actor
from sabot.engine.state import Patron, ShoePhase
from sabot.engine.table import Refused, Table
from sabot.rulebook.node import Cited
from sabot.rulebook.shoe import BurnMethod


def _dealer(table: Table) -> Who:
    return dealer(table.book)


def _awaits_cut(table: Table) -> None:
    must_be_open(table)
    if table.uses_shuffling_device:
        raise Refused(
            "cards in a shuffling device are not cut", table.book.cards.never_cut_in_shuffling_device
        )
    shoe_phases: tuple[ShoePhase, ...] = ("shuffled",)
    if table.shoe.cards.pre_shuffled is not None:
        shoe_phases = ("shuffled", "checked", "none")
    phase_is(table, *shoe_phases)


def _offer_approver(table: Table, command: Command) -> Who | None:
    """Whose leave it takes: of those who stand to touch cards at all, and of players to cut."""
    assert isinstance(command, OfferCut)
    powers, cutter = table.authority, table.state.patrons.get(command.to)
    if cutter is not None and not cutter.seated and powers.stander_may_handle_cards is not None:
        return power(powers.stander_may_handle_cards)
    to_players = cutter is not None or command.designated_by is not None
    if not to_players or table.shoe.cut_refused_by or powers.direct_player_to_cut is None:
        return None
    return power(powers.direct_player_to_cut)


def _offer_prompt(table: Table) -> str:
    to = next_to_cut(table)
    return "Offer the cards to be cut" if to is None else f"Offer the cards to {to} to be cut"


@act(
    OfferCut,
    who=_dealer,
    when=_awaits_cut,
    prompt=_offer_prompt,
    approver=_offer_approver,
)
def offer_cut(table: Table, command: OfferCut) -> Iterator[Event]:
    rules = table.book.cards.cut
    instead_of = command.designated_by
    if command.to not in table.state.patrons and instead_of is None:
        yield happened(CutOffered, command, cited_by(rules), to=command.to)
        return
    entitled = next_to_cut(table)
    offered = command.to if instead_of is None else table.patron(instead_of).id
    if offered in table.shoe.cut_refused_by:
        raise Refused(f"{offered} has refused the cut", rules.when_all_refuse)
    if offered not in (entitled, _next_of(table, list(table.state.patrons.values()))):
        whose = entitled or f"the {rules.when_all_refuse.is_.replace('-', ' ')}"
        raise Refused(f"the cut is {whose}'s", _whose_cut(table))
    if instead_of is not None:
        _may_be_named_to_cut(table, command.to)
    yield happened(CutOffered, command, cited_by(_whose_cut(table)), to=command.to, designated_by=instead_of)


def _whose_cut(table: Table) -> Cited:
    """The clause that says whose cut it is: the first to arrive, or the one by the dealer's left."""
    rules = table.book.cards.cut
    if table.shoe.cut_refused_by:
        return rules.when_all_refuse
    return rules.at_commencement if table.shoe.commences else rules.otherwise


def _may_be_named_to_cut(table: Table, who: str) -> None:
    """Whoever is offered the cut may name another, where the book lets him."""
    nominee = table.book.cards.cut.nominee
    if nominee.is_ == "nobody":
        raise Refused("nobody else may be named to cut", nominee)
    if nominee.is_ == "another-player" and who not in table.state.patrons:
        raise Refused(f"{who} is not a player at the table", nominee)
    if who in table.shoe.cut_refused_by:
        raise Refused(f"{who} has refused the cut", nominee)


def _patron_or_dealer(table: Table) -> Who:
    return patron_or_dealer(table.book, cited_by(table.book.cards.cut))


def _offered_to(table: Table, by: Actor) -> str | None:
    """Whose cut it is: a patron answers for himself, and the dealer records what he did at the table."""
    offered = table.shoe.cut_offered_to
    if by.role == PATRON_ROLE and offered != by.id:
        raise Refused("the cut was not offered to you", table.book.cards.cut)
    return offered


@act(RefuseCut, who=_patron_or_dealer, when=_awaits_cut, prompt="Decline to cut")
def refuse_cut(table: Table, command: RefuseCut) -> Iterator[Event]:
    patron = _offered_to(table, command.by)
    if patron is None:
        raise Refused("the cut is not offered to anybody", table.book.cards.cut)
    yield happened(CutRefused, command, cited_by(table.book.cards.cut), patron=patron)


def _cutter(table: Table) -> Who:
    """Whoever was offered the cards, and the dealer for him; with nobody asked, whom the book names."""
    rules = table.book.cards.cut
    if table.shoe.cut_offered_to is not None:
        return _patron_or_dealer(table)
    return named((PATRON_ROLE, rules.when_all_refuse.is_), rules)


def _cut_told(table: Table) -> str:
    offered = table.shoe.cut_offered_to
    return "Cut the cards" if offered is None else f"{offered} cuts the cards"


@act(Cut, who=_cutter, when=_awaits_cut, prompt="Cut the cards", told=_cut_told)
def cut(table: Table, command: Cut) -> Iterator[Event]:
    rules = table.book.cards.cut
    offered = _offered_to(table, command.by)
    if offered is None and rules.offered_to == "players" and next_to_cut(table) is not None:
        raise Refused("the cut is offered to the players first", rules)
    least, most = depths_of_cut(table)
    if not least <= command.cards <= most:
        raise Refused(f"the cut is at least {least} cards from either end", rules.decks_from_either_end)
    patron = None if offered == command.by.id else offered
    yield happened(CardsCut, command, cited_by(rules), cards=command.cards, patron=patron)
    handling = table.book.cards.replacement.after_handling_by
    by_staff = patron is None and command.by.role != PATRON_ROLE
    if handling is not None and handling.is_ == "anyone-but-dealer-or-supervisor" and not by_staff:
        yield happened(CardsHandled, command, cited_by(handling), who=patron or command.by.id)


def depths_of_cut(table: Table) -> tuple[int, int]:
    """The fewest cards and the most that may lie in front of the cutting card when the cards are cut."""
    rules = table.book.cards.cut
    margin = 52 * rules.decks_from_either_end.is_ - rules.tolerance
    return margin, table.shoe.total - margin


def _load_prompt(table: Table) -> str:
    """With how deep the cutting card lies, which each book says."""
    depths = [f"{one.closeness.replace('-', ' ')} {one.cards}" for one in table.book.cards.cutting_card]
    return f"Put the cutting card in, {' or '.join(depths)} cards from the back, and load the shoe"


@act(
    PlaceCuttingCard,
    who=_dealer,
    when=lambda table: phase_is(table, "cut"),
    prompt=_load_prompt,
)
def place_cuttingcard_named(table: Table, command: PlaceCuttingCard) -> Iterator[Event]:
    depths = table.book.cards.cutting_card
    for depth in depths:
        fits = {
            "at-least": depth.cards <= command.behind < table.shoe.total,
            "about": command.behind == depth.cards,
            "exactly": command.behind == depth.cards,
        }
        if fits[depth.closeness]:
            yield happened(CuttingCardPlaced, command, cited_by(depth), behind=command.behind)
            return
    allowed = " or ".join(f"{depth.closeness.replace('-', ' ')} {depth.cards}" for depth in depths)
    raise Refused(f"the cutting card lies {allowed} cards from the back, not {command.behind}", depths[0])


def _burn_method(table: Table, command: Burn) -> BurnMethod:
    for method in table.book.cards.burn.methods:
        if method.kind == command.kind:
            return method
    kinds = ", ".join(method.kind for method in table.book.cards.burn.methods)
    raise Refused(f"the ways to burn are {kinds}", table.book.cards.burn)


def _burn_approver(table: Table, command: Command) -> Who | None:
    assert isinstance(command, Burn)
    method = _burn_method(table, command)
    return named((method.approver,), method) if method.approver is not None else None


def _burn_prompt(table: Table) -> str:
    """The way of the book that needs no asking for."""
    if table.book.cards.burn.methods[0].kind == "one-face-down":
        return "Burn the first card"
    return "Turn the first card face up, and burn it with as many more as its face value"


@act(
    Burn,
    who=_dealer,
    when=lambda table: phase_is(table, "burn-due"),
    prompt=_burn_prompt,
    approver=_burn_approver,
)
def burn(table: Table, command: Burn) -> Iterator[Event]:
    method = _burn_method(table, command)
    if method.on_request and command.requested_by is None:
        raise Refused("it is burned so at a player's request", method)
    shown = command.kind != "one-face-down"
    if shown and command.shown is None:
        raise Refused("the first card is shown in this burn: say which it is", method)
    first = seen(table, command.shown) if command.shown is not None else None
    wanted = cards_burned(method, first) if first is not None else 1
    if command.cards != wanted:
        many = "1 card" if wanted == 1 else f"{wanted} cards"
        raise Refused(f"this burn takes {many}, not {command.cards}", table.book.cards.burn.face_values)
    yield happened(
        CardsBurned,
        command,
        cited_by(method),
        kind=command.kind,
        cards=wanted,
        shown=first.name if first is not None else None,
        turned=_turned(table, command, method),
    )


def _turned(table: Table, command: Burn, method: BurnMethod) -> tuple[str, ...]:
    """The cards after the first, where they are turned as well."""
    turned = tuple(seen(table, text) for text in command.turned)
    wanted = command.cards - 1 if command.kind == "by-face-value-exposed" else 0
    if len(turned) != wanted:
        raise Refused(f"{wanted} cards are turned in this burn besides the first, not {len(turned)}", method)
    cards = turned if command.shown is None else (seen(table, command.shown), *turned)
    over = too_many({}, cards, table.settings.decks)
    if over is not None:
        raise Refused(f"the shoe does not hold {cards.count(over)} of {over}")
    return tuple(card.name for card in turned)


def next_to_cut(table: Table) -> str | None:
    """The patron whom the cards are offered to next: the first to the table, or clockwise.

    Places are numbered clockwise from the dealer's left; a refusal sends the cards on from there. Those
    who stand are passed over where the book keeps them from the cards.
    """
    bars_standers = table.authority.stander_may_handle_cards is not None
    return _next_of(table, [one for one in table.state.patrons.values() if one.seated or not bars_standers])


def _next_of(table: Table, among: list[Patron]) -> str | None:
    known, refused = table.state.patrons, table.shoe.cut_refused_by
    patrons = [one for one in among if one.id not in refused]
    if not patrons:
        return None
    if table.shoe.commences and not refused:
        return min(patrons, key=lambda one: one.arrived).id
    last = known.get(refused[-1]) if refused else None
    behind = (last.place if last is not None else None) or 0
    seated = [(one.place <= behind, one.place, one.id) for one in patrons if one.place is not None]
    return min(seated)[2] if seated else None
