"""Making up commands: any command, with details that are mostly sensible and sometimes not."""

import random
from functools import cache
from typing import Any

from msgspec import inspect
from msgspec.structs import replace

from sabot.cards import Card, exhausted
from sabot.engine.acts.cutting import next_to_cut
from sabot.engine.acts.dealing import opener_of
from sabot.engine.acts.passing import Offer, offers_due
from sabot.engine.commands.base import Command
from sabot.engine.naming import bet_by_suits
from sabot.engine.people import Actor
from sabot.engine.settings import CardSet, Limit, Limits, TableSettings
from sabot.engine.signage import missing
from sabot.engine.state import Coup, State
from sabot.engine.table import Refused, Table
from sabot.rulebook.book import RuleBook
from sabot.rulebook.words import PreShuffled
from tests.model.fitting import FITTING, Detail

PATRONS = ("ann", "ben", "cai", "dee", "eve", "fay", "gus")
HANDLING = ("OfferHand", "AcceptHand", "DeclineHand", "Nominate", "ReturnHand", "ForfeitHand")
LEAPS = (-1, 25 * 60_000)
"""A command that comes too late, and a sign that has stood for its twenty minutes."""
CENTS = (2_500, 5_000, 10_000, 10_000, 25_000, 100, 1, 0, -100, 75, 100_000_000)


class Maker:
    """Makes up commands for one table."""

    def __init__(self, book: RuleBook, settings: TableSettings, source: random.Random) -> None:
        self.book = book
        self.settings = settings
        self.source: random.Random = source
        self.staff = [str(role.key) for role in book.roles if role.kind == "staff"]
        self.sealed: dict[str, tuple[tuple[str, ...], str]] = {}
        """The order and the salt behind each commitment of a virtual shoe."""
        self.steps: int = 0
        self.outside = [str(role.key) for role in book.roles if role.kind == "outside"]

    def actor(self) -> Actor:
        """Anybody: a patron, a member of staff, or somebody from outside."""
        chance = self.source.random()
        if chance < 0.35:
            return Actor(id=self.source.choice(PATRONS), role="player")
        if chance < 0.95:
            role = self.source.choice(self.staff)
            return Actor(id=f"{role} {self.source.randint(1, 2)}", role=role)
        return Actor(id="stranger", role=self.source.choice([*self.outside, "nobody"]))

    def command(self, kind: type[Command], state: State, by: Actor) -> Command:
        """A command of a kind, its details made up from their names and types."""
        self.steps += 1
        late = self.source.randint(0, 5_000) if self.source.random() < 0.98 else self.source.choice(LEAPS)
        details: dict[str, Any] = {"at": state.at + late, "by": by}
        if self.source.random() < 0.5:
            role = self.source.choice(self.staff)
            details["approver"] = Actor(id=f"{role} 3", role=role)
        for field in fields_of(kind):
            if field.encode_name not in ("at", "by", "approver"):
                details[field.name] = self._detail(field, state, by, kind.__name__)
        return kind(**details)

    def _detail(self, field: inspect.Field, state: State, by: Actor, of: str = "") -> Any:
        by_name = NAMED.get(f"{of}.{field.name}") or NAMED.get(field.name)
        if by_name is not None and self.source.random() < 0.95:
            return by_name(self, state, by)
        return self._of_type(field.type, state, by)

    def _of_type(self, kind: inspect.Type, state: State, by: Actor) -> Any:
        match kind:
            case inspect.UnionType(types=types):
                return self._of_type(self.source.choice(types), state, by)
            case inspect.NoneType():
                return None
            case inspect.BoolType():
                return self.source.random() < 0.5
            case inspect.IntType():
                return self.source.choice((0, 1, 2, 3, -1, 2_500))
            case inspect.StrType() | inspect.CustomType():
                return self.source.choice((*PATRONS, "player", "banker", "nothing"))
            case inspect.LiteralType(values=values):
                return self.source.choice(values)
            case inspect.VarTupleType(item_type=item):
                return tuple(self._of_type(item, state, by) for _ in range(self.source.randint(0, 3)))
            case inspect.DictType(key_type=key, value_type=value):
                some = range(self.source.randint(0, 2))
                return {self._of_type(key, state, by): self._of_type(value, state, by) for _ in some}
            case inspect.StructType(cls=cls):
                return self._struct(cls, state, by)
            case _:
                raise TypeError(f"nothing is made up for {kind}")

    def _struct(self, cls: type, state: State, by: Actor) -> Any:
        if cls is TableSettings:
            return self.settings
        if cls is CardSet:
            mixed: PreShuffled | None = self.source.choice((None, None, None, None, "casino", "factory"))
            backs = self.source.choice(("red", "blue"))
            return CardSet(id=f"set {self.source.randint(1, 9)}", backs=backs, pre_shuffled=mixed)
        if cls is Actor:
            return self.actor()
        return cls(**{field.name: self._detail(field, state, by) for field in fields_of(cls)})

    # Details by name

    def card(self, state: State, _: Actor) -> str:
        """Mostly a card that is still in the shoe, and now and then any."""
        if self.source.random() < 0.02:
            return self.source.choice(("8S", "1Z", "", "KH", "K"))
        dealt = state.shoe.dealt if state.shoe else {}
        if state.shoe is not None and state.shoe.carried is not None:
            return state.shoe.carried.card
        among = Card.ranks() if self._names_ranks(state) else Card.all()
        while True:
            card = self.source.choice(among)
            if exhausted(dealt, card, self.settings.decks) is None or self.source.random() < 0.02:
                return card.name

    def _names_ranks(self, state: State) -> bool:
        """At a table of paper where no bet on offer turns on suits, a dealer often types ranks alone."""
        if state.settings is None or state.shoe is None or state.settings.device.virtual:
            return False
        wanted = bet_by_suits(Table(self.book, state)) is not None
        return self.source.random() < (0.02 if wanted else 0.5)

    def patron(self, state: State, by: Actor) -> str:
        if by.role == "player" and self.source.random() < 0.9:
            return by.id
        return self.source.choice(list(state.patrons) or PATRONS)

    def newcomer(self, state: State, by: Actor) -> str:
        absent = [one for one in PATRONS if one not in state.patrons]
        return by.id if by.role == "player" else self.source.choice(absent or PATRONS)

    def free_place(self, state: State, _: Actor) -> int | None:
        taken = {one.place for one in state.patrons.values()}
        free = [place for place in range(1, self.settings.places + 1) if place not in taken]
        return self.source.choice((None, *free * 3, 99))

    def next_cutter(self, state: State, by: Actor) -> str:
        entitled = next_to_cut(Table(self.book, state)) if state.shoe is not None else None
        return entitled if entitled and self.source.random() < 0.9 else self.patron(state, by)

    def named_instead(self, state: State, by: Actor) -> str | None:
        return self.next_cutter(state, by) if self.source.random() < 0.05 else None

    def next_holder(self, state: State, by: Actor) -> str:
        """Mostly whoever the cards of a hand are to be offered to."""
        due = self._offers(state)
        return due[0].to if due and self.source.random() < 0.9 else self.patron(state, by)

    def hand(self, state: State, _: Actor) -> str:
        coup, due = state.coup, self._offers(state)
        if coup is not None and self.source.random() < 0.9:
            asked = [one.hand for one in coup.designations.values() if one.offered_to or one.holder]
            if asked or due:
                return asked[0] if asked else due[0].hand
        return self.source.choice(("player", "banker"))

    def hand_area(self, state: State, _: Actor) -> int:
        coup, due = state.coup, self._offers(state)
        if coup is not None and self.source.random() < 0.95:
            asked = [one.area for one in coup.designations.values() if one.offered_to or one.holder]
            return asked[0] if asked else due[0].area if due else 0
        return self.source.randint(0, 6)

    def _offers(self, state: State) -> tuple[Offer, ...]:
        try:
            return offers_due(Table(self.book, state))
        except Refused:
            return ()

    def bet(self, _: State, __: Actor) -> str:
        offered = ("player", "banker", "tie", *self.settings.side_bets)
        known = [str(bet.key) for bet in self.book.bets]
        return self.source.choice(offered if self.source.random() < 0.9 else (*known, "nothing"))

    def place(self, _: State, __: Actor) -> int:
        return self.source.randint(1, self.settings.places) if self.source.random() < 0.95 else 99

    def hidden(self, state: State, by: Actor) -> tuple[int, ...]:
        """Cards on the table, mostly those that lie hidden."""
        coup = state.coup or Coup(number=0)
        hidden = tuple(
            place
            for place, card in enumerate(coup.cards)
            if not card.exposed and opener_of(coup, place) in (None if by.role != "player" else by.id, by.id)
        )
        return hidden if self.source.random() < 0.9 else (self.source.randint(-1, 9),)

    def limits(self, _: State, __: Actor) -> Limits:
        """The limits of the table with every minimum or every maximum moved."""
        least, most = self.source.choice(((1, 1), (2, 1), (1, 3), (4, 5), (0, 1)))
        bets = {
            bet: Limit(least=limit.least * least, most=limit.most * most)
            for bet, limit in self.settings.limits.bets.items()
        }
        return replace(self.settings.limits, bets=bets)

    def missing_sign(self, state: State, _: Actor) -> str:
        """Mostly one that must stand and does not."""
        if state.settings is not None and self.source.random() < 0.8:
            down = missing(Table(self.book, state))
            if down:
                return down[0]
        return self.source.choice(("limits", "odds", "side-bet-restriction"))

    def some_side_bets(self, _: State, __: Actor) -> tuple[str, ...]:
        return self.settings.side_bets[: self.source.randint(0, 3)]

    def any_cents(self) -> int:
        return self.source.choice(CENTS)

    def behind(self, _: State, __: Actor) -> int:
        depth = self.book.cards.cutting_card[0].cards
        return depth if self.source.random() < 0.8 else self.source.randint(0, 60)

    def wager(self, state: State, by: Actor) -> int:
        wagers = list(state.coup.wagers.values()) if state.coup else []
        own = [one.id for one in wagers if one.patron == by.id] or [one.id for one in wagers]
        return self.source.choice(own) if own else 1

    def arrangement(self, state: State, _: Actor) -> tuple[int, ...]:
        """An order of the cards of the coup: mostly all of them, each once."""
        count = len(state.coup.cards) if state.coup else 0
        order = self.source.sample(range(count), count)
        return tuple(order if self.source.random() < 0.95 else order[1:])

    def burn(self, _: State, __: Actor) -> str:
        return self.source.choice([method.kind for method in self.book.cards.burn.methods])

    def exposed(self, state: State, _: Actor) -> bool:
        table = Table(self.book, state)
        coup = state.coup or Coup(number=0)
        method = next((one for one in table.dealing_rules.methods if one.key == self.settings.method), None)
        if method is None or self.source.random() < 0.03:
            return self.source.random() < 0.5
        del coup
        return method.faces == "up" or (method.faces == "either" and self.source.random() < 0.7)


@cache
def fields_of(kind: type) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info.fields


NAMED: dict[str, Detail] = {
    "order": Maker.arrangement,
    "settings": lambda maker, _state, _by: maker.settings,
    "float": lambda maker, _state, _by: {maker.settings.chips[-1]: 1_000},
    "chips": lambda maker, _state, _by: {maker.settings.chips[-1]: 10},
    "CheckCards.device": lambda _maker, _state, _by: None,
    "CheckCards.failed": lambda maker, _state, _by: ("1",) if maker.source.random() < 0.05 else (),
    "Cut.cards": lambda maker, _state, _by: maker.source.choice((60, 100, 110, 3)),
    "designated_by": lambda maker, state, by: (
        maker.next_cutter(state, by) if maker.source.random() < 0.05 else None
    ),
    "Expose.cards": Maker.hidden,
    "patron": Maker.patron,
    "Arrive.patron": Maker.newcomer,
    "Arrive.place": Maker.free_place,
    "OfferCut.to": Maker.next_cutter,
    "OfferHand.to": Maker.next_holder,
    **{f"{kind}.area": Maker.hand_area for kind in HANDLING},
    "place": lambda maker, state, by: None if maker.source.random() < 0.2 else maker.place(state, by),
    "area": lambda maker, state, by: maker.place(state, by),
    "cents": lambda maker, _state, _by: maker.any_cents(),
    "player_card": lambda maker, _state, _by: maker.source.random() < 0.9,
    "loss_limit": lambda maker, _state, _by: maker.source.choice((None, None, 50_000)),
    "bet": Maker.bet,
    "card": Maker.card,
    "Draw.scanned": lambda _maker, _state, _by: None,
    "scanned": Maker.card,
    "exposed": Maker.exposed,
    "wager": Maker.wager,
    "inside_area": lambda maker, _state, _by: maker.source.random() < 0.98,
    "flat": lambda maker, _state, _by: maker.source.random() < 0.98,
    "instrument": lambda maker, _state, _by: maker.source.choice(("chips",) * 5 + ("promotional-tokens",)),
    "behind": Maker.behind,
    "kind": Maker.burn,
    "ground": lambda maker, _state, _by: maker.source.choice(
        ("before-play", "last-coup", "reasonable-cause")
    ),
    "DirectNoBetCoup.ground": lambda maker, _state, _by: maker.source.choice(
        (None, None, "until-a-wager", "after-a-mistake", "during-shoe")
    ),
    "DirectNoBetCoup.coups": lambda maker, _state, _by: maker.source.choice((1, 1, 1, 2, 0)),
    "CollectCommission.ground": lambda maker, _state, _by: maker.source.choice(
        (None, "player-asks", "ordered", "player-stops-wagering")
    ),
    "owner_present": lambda maker, _state, _by: maker.source.random() < 0.98,
    "agreed_by": lambda maker, state, _by: tuple(state.patrons) if maker.source.random() < 0.8 else (),
    "most": lambda maker, _state, _by: maker.source.choice((5, 9, 0)),
    "hand": Maker.hand,
    "signs": lambda _maker, _state, _by: None,
    "limits": Maker.limits,
    "takes_effect": lambda _maker, _state, _by: None,
    "until": lambda maker, state, _by: state.at + maker.source.randint(-1, 50_000),
    "sign": lambda maker, state, _by: maker.source.choice(list(state.signs) or [0]),
    "notice": lambda maker, state, _by: maker.source.choice(list(state.notices) or [0]),
    "dispute": lambda maker, state, _by: maker.source.choice(list(state.disputes) or [0]),
    "shows": Maker.missing_sign,
    "PostRestriction.bets": Maker.some_side_bets,
    "NotifyRestriction.bets": Maker.some_side_bets,
    "RestrictSideBets.bets": Maker.some_side_bets,
    "LiftRestriction.bets": Maker.some_side_bets,
    "SetIndividualLimits.bets": lambda maker, state, by: Maker.limits(maker, state, by).bets,
    "side_bets": Maker.some_side_bets,
    "ChangeSideBets.limits": lambda _maker, _state, _by: {},
    **FITTING,
}
