"""Details that fit only what has happened at the table: a debt, an old minimum, a marker, a sealed order."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sabot.cards import Card, commitment_to
from sabot.coup.shoe import cards_burned
from sabot.engine.accounts import chips
from sabot.engine.commands.irregularities.misdealt import Lies
from sabot.engine.people import PATRON_ROLE, Actor
from sabot.engine.state import Coup, State, Wager

if TYPE_CHECKING:
    from tests.model.making import Maker

Detail = Callable[["Maker", State, Actor], Any]
NOBODY = Coup(number=0)
FACES = ("3D", "7C", "2H", "KS", "9D", "TD", "AC", "6H", "QS", "4H", "JD")


def mispayment(maker: "Maker", state: State, _: Actor) -> int:
    owed = [one.id for one in state.mispayments.values() if not one.rectified]
    return maker.source.choice(owed or [0])


def identified(maker: "Maker", state: State, _: Actor) -> str | None:
    unknown = any(one.patron is None for one in state.mispayments.values())
    return maker.source.choice(list(state.patrons) or ["ann"]) if unknown else None


def other_game(maker: "Maker", state: State, _: Actor) -> str:
    """Mostly another game, mostly the one that a sign announces."""
    announced = [sign.change.game for sign in state.signs.values() if sign.change and sign.change.game]
    games = [str(game.key) for game in maker.book.games if game.tournament_only is None]
    return maker.source.choice(announced * 4 or games)


def raised_minimum(maker: "Maker", state: State, _: Actor) -> dict[str, int]:
    """The table's own minimum for whoever keeps an old one; mostly as a sign announces it."""
    for sign in state.signs.values():
        if sign.change is not None and sign.change.kept_minimum and maker.source.random() < 0.7:
            return dict(sign.change.kept_minimum)
    kept = [bet for one in state.patrons.values() for bet in one.kept_minimum or ()]
    shown = state.settings.limits.bets if state.settings else {}
    return {bet: shown[bet].least for bet in kept[:1] if bet in shown}


def marker_there(part: str) -> Detail:
    """A part of what a marker on the layout is called: its kind, its place or its patron."""

    def of(maker: "Maker", state: State, _: Actor) -> Any:
        names = sorted(state.markers) or ["box-closed:1"]
        kind, _colon, on = names[maker.steps % len(names)].partition(":")
        if part == "kind":
            return kind
        if part == "place":
            return int(on) if on.isdecimal() else None
        return None if on.isdecimal() or on == "table" else on

    return of


def a_kind_of_marker(maker: "Maker", _: State, __: Actor) -> str:
    rules = maker.book.table
    return maker.source.choice([marker.kind for marker in (rules.markers if rules else ())] or ["player"])


def free_box(maker: "Maker", state: State, _: Actor) -> int | None:
    taken = {one.place for one in state.patrons.values()}
    places = range(1, maker.settings.places + 1)
    return maker.source.choice([place for place in places if place not in taken] or [None])


def some_cards(maker: "Maker", state: State, by: Actor) -> tuple[str, ...]:
    return tuple(maker.card(state, by) for _ in range(maker.source.randint(1, 4)))


def left_in_the_shoe(_: "Maker", state: State, __: Actor) -> int:
    return state.shoe.left if state.shoe is not None else 0


def paid_otherwise(maker: "Maker", state: State, _: Actor) -> dict[int, int]:
    """What wagers of the coup last settled were paid, by another game."""
    settled = [one for one in _last(state) if one.settlement is not None and one.fate != "lost"]
    return {one.id: one.cents for one in settled[: maker.source.randint(1, 3)]}


def settled_wager(maker: "Maker", state: State, by: Actor) -> int | None:
    settled = [one.id for one in _last(state) if one.settlement is not None]
    return maker.source.choice(settled) if settled else maker.wager(state, by)


def _last(state: State) -> list[Wager]:
    coup = state.coup
    if (coup is None or not coup.cards) and state.concluded is not None:
        coup = state.concluded.coup
    return list((coup or NOBODY).wagers.values())


# A virtual shoe is bound to an order before the cut, and shows it when it has ended.


def commitment(maker: "Maker", state: State, _: Actor) -> str | None:
    if state.settings is None or not state.settings.device.virtual:
        return None
    order = [card.name for card in Card.all()] * maker.settings.decks
    maker.source.shuffle(order)
    salt = maker.source.randbytes(32)
    sealed = commitment_to(order, salt)
    maker.sealed[sealed] = (tuple(order), salt.hex())
    return sealed


def to_reveal(part: str) -> Detail:
    def of(maker: "Maker", state: State, _: Actor) -> Any:
        sealed = state.commitments[0] if state.commitments else ""
        order, salt = maker.sealed.get(sealed, ((), ""))
        return {"commitment": sealed, "order": order, "salt": salt}[part]

    return of


def owned_wager(_: "Maker", state: State, by: Actor) -> int:
    """The last wager placed, of the patron who asks where it is one."""
    own = [one for one in (state.coup or NOBODY).wagers.values() if by.id == one.patron or not _plays(by)]
    return own[-1].id if own else 1


def its_owner(maker: "Maker", state: State, by: Actor) -> str:
    number, wagers = owned_wager(maker, state, by), (state.coup or NOBODY).wagers
    return wagers[number].patron if number in wagers else by.id


def _plays(by: Actor) -> bool:
    return by.role == PATRON_ROLE


def a_held_card(maker: "Maker", state: State, by: Actor) -> int:
    cards = enumerate((state.coup or NOBODY).cards)
    return maker.source.choice([place for place, card in cards if card.held_by == by.id] or [0])


def a_seated_patron(maker: "Maker", state: State, _: Actor) -> str:
    return maker.source.choice([one.id for one in state.patrons.values() if one.seated] or ["ann"])


def cards_with_patrons(maker: "Maker", state: State, _: Actor) -> tuple[int, ...]:
    cards = enumerate((state.coup or NOBODY).cards)
    held = [place for place, card in cards if not card.exposed and card.held_by is not None]
    return tuple(held[: maker.source.randint(1, 2)])


def where_the_cards_lie(maker: "Maker", state: State, _: Actor) -> tuple[Lies, ...]:
    """As they were dealt, but for one of them."""
    lies = [Lies(card.hand, card.area) for card in (state.coup or NOBODY).cards]
    if lies:
        lies[maker.source.randrange(len(lies))] = maker.source.choice(lies)
    return tuple(lies)


def burning(part: str) -> Detail:
    """One of the ways of the book, whole: what is shown, and as many cards as it says."""

    def of(maker: "Maker", state: State, _: Actor) -> Any:
        methods = maker.book.cards.burn.methods
        method = methods[state.version % len(methods)]
        first, *others = FACES
        shown = None if method.kind == "one-face-down" else first
        cards = 1 if shown is None else cards_burned(method, Card.parse(shown))
        turned = tuple(others[: cards - 1]) if method.kind == "by-face-value-exposed" else ()
        return {"kind": method.kind, "shown": shown, "cards": cards, "turned": turned}[part]

    return of


def affordable(maker: "Maker", state: State, by: Actor) -> int:
    """Mostly what a patron has, in chips that wagers are made in."""
    held = state.accounts.get(chips(by.id), 0)
    fits = [cents for cents in (2_500, 5_000, 10_000, 25_000) if cents <= held]
    return maker.source.choice(fits) if fits and maker.source.random() < 0.85 else maker.any_cents()


def able_to_wager(state: State) -> list[str]:
    return [
        one.id
        for one in state.patrons.values()
        if one.excluded is None
        and one.player_card
        and one.break_until is None
        and (one.loss_limit is None or one.lost + 5_000 <= one.loss_limit)
    ]


def own_area(maker: "Maker", state: State, by: Actor) -> int:
    known = state.patrons.get(by.id)
    if known is not None and known.place is not None and maker.source.random() < 0.8:
        return known.place
    return maker.place(state, by)


def who_asks(maker: "Maker", state: State, _: Actor) -> str:
    return maker.source.choice([*state.patrons, PATRON_ROLE, *maker.staff])


FITTING: dict[str, Detail] = {
    "mispayment": mispayment,
    "RecordAttempt.patron_identified": identified,
    "AnnounceGame.game": other_game,
    "ChangeGame.game": other_game,
    "AnnounceGame.options": lambda _maker, _state, _by: {},
    "ChangeGame.options": lambda _maker, _state, _by: {},
    "minimum": raised_minimum,
    "RemoveMarker.kind": marker_there("kind"),
    "RemoveMarker.place": marker_there("place"),
    "RemoveMarker.patron": marker_there("patron"),
    "PlaceMarker.kind": a_kind_of_marker,
    "serial": lambda maker, _state, _by: f"slip {maker.steps}",
    "PlaceMarker.place": free_box,
    "ReportDealtWithoutWagers.cards": some_cards,
    "CheckFacing.counted": left_in_the_shoe,
    "ReportMalfunction.disadvantaged": lambda maker, _state, _by: maker.source.choice((None, None, "player")),
    "ReportMalfunction.spare": lambda maker, _state, _by: maker.source.choice((None, "device 2")),
    "damaged": lambda _maker, _state, _by: (),
    "replaced_by": lambda _maker, _state, _by: (),
    "LoadCardShoe.cut": lambda maker, state, by: left_in_the_shoe(maker, state, by) // 2,
    "paid": paid_otherwise,
    "ReportMispayment.wager": settled_wager,
    "ReportMispayment.of": lambda _maker, _state, _by: "wager",
    "ReportMispayment.patron": lambda _maker, _state, _by: None,
    "Shuffle.commitment": commitment,
    "RevealOrder.commitment": to_reveal("commitment"),
    "RevealOrder.order": to_reveal("order"),
    "RevealOrder.salt": to_reveal("salt"),
    "asked_by": who_asks,
    "Burn.kind": burning("kind"),
    "Burn.shown": burning("shown"),
    "Burn.cards": burning("cards"),
    "Burn.turned": burning("turned"),
    "PlaceWager.cents": affordable,
    "PlaceWager.area": own_area,
    "PlaceWager.patron": lambda maker, state, by: by.id if _plays(by) else maker.patron(state, by),
    "TakeBackWager.wager": owned_wager,
    "TakeBackWager.patron": its_owner,
    "TakeBackWager.cents": lambda maker, _state, _by: maker.source.choice((None, None, 2_500)),
    "Nominate.card": a_held_card,
    "Nominate.who": a_seated_patron,
    "ReportEarlyReveal.cards": cards_with_patrons,
    "lies": where_the_cards_lie,
    "unrecorded": lambda _maker, _state, _by: (),
    "ReduceProRata.bet": lambda maker, _state, _by: maker.source.choice(("player", "banker")),
}
