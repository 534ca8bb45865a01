"""The table as a scenario has set it: the game, the people, the wagers, the cards, the results."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from sabot import SabotError
from sabot.bets import BetError, Outcome
from sabot.cards import Card
from sabot.coup import Coup, DealError, Game, settle_wager
from sabot.coup.limits import BetLimits
from sabot.engine.hands import finished
from sabot.ledger import ChipSet
from sabot.rulebook.games import Bet, ThreeCardDeal
from sabot.scenario.dollars import in_dollars
from sabot.scenario.judgement import NotYetError
from sabot.scenario.library import THE_SHELF, Library
from sabot.scenario.life.live import Life
from sabot.scenario.life.outcome import CameOf, came_of
from sabot.scenario.wagers import Settled, Wager, settle
from sabot.views.roads import Roads

CENT_BY_CENT: Final = ChipSet((1,))
"""Chips that pay any amount, for a scenario that says nothing of chips."""

ANY_OUTCOME: Final = Outcome("tie", 0, 0, 2, 2, player_natural=False, banker_natural=False)


class SceneError(SabotError):
    """Something that a table does not do, where no rule book says more."""


@dataclass(frozen=True, slots=True)
class Scene:
    """Nothing in a scene changes: each sentence makes another, so a refusal leaves no trace."""

    library: Library = THE_SHELF
    game_id: str | None = None
    decks: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    chips: ChipSet = CENT_BY_CENT
    places: Mapping[str, int] = field(default_factory=dict)
    roles: Mapping[str, str] = field(default_factory=dict)
    limits: Mapping[str, BetLimits] = field(default_factory=dict)
    wagers: tuple[Wager, ...] = ()
    coup: Coup | None = None
    areas: tuple[int, ...] = ()
    """The areas that Player hands were dealt to, in the order of `coup.players`."""
    roads: Roads | None = None
    life: Life | None = None
    """The table as the engine plays it, once one was opened; the wagers and the coup are then its own."""
    refused: str | None = None
    """Why the step just before was refused."""
    refused_by: str | None = None
    """The clause by which it was, when the engine gave one."""

    # The game ------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        if self.life is not None and self.life.state.settings is not None:
            return self.life.table.game
        return self.library.game(self._chosen_game, self.decks, self.options)

    @property
    def _chosen_game(self) -> str:
        if self.game_id is None:
            raise NotYetError("no game was chosen: begin with Given the game is ...")
        return self.game_id

    def with_game(self, game_id: str, decks: int | None) -> "Scene":
        """Another game begins at the table; the people stay."""
        self.library.game(game_id, decks)
        return Scene(self.library, game_id, decks, chips=self.chips, places=self.places, roles=self.roles)

    def with_option(self, option: str, value: str) -> "Scene":
        options = {**self.options, option: value}
        self.library.game(self._chosen_game, self.decks, options)
        return replace(self, options=options)

    def offered(self, key: str) -> Bet:
        """A bet that the game offers."""
        return self.game.paytable[key]

    # Wagers and cards ----------------------------------------------------------------------------

    def with_wager(self, wager: Wager) -> "Scene":
        """A wager for the coup to come: on an open layout, or the first after a coup."""
        scene = self if self.coup is None else self._cleared()
        lying = next((other for other in scene.wagers if other.place == wager.place), None)
        if lying is not None:
            wager = replace(wager, stake=lying.stake + wager.stake)
        if wager.area != 1 and not self._has_areas(wager.bet):
            raise BetError(f"{self.game.id} has one {wager.bet} area to a place, not {wager.area}")
        settle_wager(wager.stake, self.game.settle(ANY_OUTCOME)[wager.bet], self.chips)
        others = tuple(other for other in scene.wagers if other is not lying)
        return replace(scene, wagers=(*others, wager))

    def with_cards(self, cards: tuple[Card, ...], areas: int) -> "Scene":
        """A coup dealt with exactly these cards, to so many Player areas."""
        scene = self if self.coup is None else self._cleared()
        coup = scene.game.deal_exactly(cards, areas)
        dealt_to = scene._dealt_to(areas)
        for wager in scene.wagers:
            if scene._is_on_a_hand(wager.bet) and wager.area not in dealt_to:
                raise DealError(scene._no_hand_for(wager, areas))
        return replace(scene, coup=coup, areas=dealt_to)

    def _cleared(self) -> "Scene":
        return replace(self, wagers=(), coup=None, areas=())

    def _has_areas(self, bet: str) -> bool:
        return isinstance(self.game.book.play.deal, ThreeCardDeal) and self._is_on_a_hand(bet)

    def _is_on_a_hand(self, bet: str) -> bool:
        """Whether a bet turns on the hand of its own area; a side bet is on the Banker hand there."""
        return self.offered(bet).kind == "main"

    def _dealt_to(self, areas: int) -> tuple[int, ...]:
        """Hands go to the areas with wagers on them; if these are not as many, to the first areas."""
        wagered = sorted({wager.area for wager in self.wagers if self._is_on_a_hand(wager.bet)})
        return tuple(wagered) if len(wagered) == areas else tuple(range(1, areas + 1))

    def _no_hand_for(self, wager: Wager, areas: int) -> str:
        deal = self.game.book.play.deal
        where = f"{wager.person} has a wager on {wager.bet} at area {wager.area}"
        if areas == 0 and isinstance(deal, ThreeCardDeal):
            return f"{where}, so not the Banker hand alone is dealt ({deal.banker_only.clause})"
        return f"{where}, which no Player hand was dealt to ({deal.order.clause})"

    # What came of it -------------------------------------------------------------------------------

    @property
    def dealt(self) -> Coup:
        if self.life is not None:
            return finished(self.life.table, self.life.coup)
        if self.coup is None:
            raise NotYetError("no cards were dealt: say When the cards are ...")
        return self.coup

    @property
    def lived(self) -> Life:
        """The life of the table, where the engine plays it."""
        if self.life is None:
            raise NotYetError("no table is open: begin with Given a table of ... is open")
        return self.life

    def begun(self) -> "Scene":
        """The same before a step that may do something."""
        return self if self.life is None else replace(self, life=self.life.begun())

    def not_open(self, what: str) -> "Scene":
        """What an open table was opened with is stated there."""
        if self.life is not None:
            raise NotYetError(f"the table is open: state {what} in a row under Given a table of ... is open")
        return self

    @property
    def dealt_areas(self) -> tuple[int, ...]:
        if self.life is None:
            return self.areas
        return self.life.coup.areas if self.life.table.deals_areas else (1,)

    def hand_index(self, area: int) -> int:
        if not self.dealt.players:
            raise NotYetError("no Player hand was dealt")
        if area not in self.dealt_areas:
            raise NotYetError(f"no Player hand was dealt to area {area}")
        return self.dealt_areas.index(area)

    def outcome(self, area: int = 1) -> Outcome:
        """What the hand of an area and the Banker hand show; the Banker hand alone, if it is."""
        if not self.dealt.players:
            return self.game.outcome(self.dealt)
        return self.game.outcome(self.dealt, self.hand_index(area))

    def outcome_for(self, bet: str, area: int) -> Outcome:
        """The outcome that a bet at an area turns on; a side bet looks at the Banker hand only."""
        if self._has_areas(bet):
            return self.outcome(area)
        return self.game.outcome(self.dealt)

    def settled(self, wager: Wager) -> Settled:
        payment = self.game.settle(self.outcome_for(wager.bet, wager.area))[wager.bet]
        return settle(wager, payment, self.game.book, self.limits.get(wager.bet, BetLimits()), self.chips)

    def settled_on(self, person: str, bet: str, area: int | None) -> Settled | CameOf:
        if self.life is not None:
            return came_of(self.life, self.life.wager(person, bet, area))
        for wager in self.wagers:
            if wager.place == (person, bet, area or 1):
                return self.settled(wager)
        lie = [f"{w.person}'s {in_dollars(w.stake)} on {w.bet}" for w in self.wagers] or ["no wager"]
        raise NotYetError(f"{person} has no wager on {bet} there; on the layout lies {', '.join(lie)}")

    def all_settled(self) -> tuple[Settled | CameOf, ...]:
        if self.life is not None:
            return tuple(came_of(self.life, wager) for wager in self.life.coup.wagers)
        if not self.wagers:
            raise NotYetError("no wager was made: say When Ann wagers $100 on banker")
        return tuple(self.settled(wager) for wager in self.wagers)
