"""What the result display shows: the results of the shoe, their roads, and how many there were of each."""

from collections import Counter
from functools import lru_cache

import msgspec

from sabot.bets import Outcome
from sabot.cards import Card
from sabot.coup import Coup as Hands
from sabot.coup import Game
from sabot.engine.applied.dealing import played
from sabot.engine.state import Played, State
from sabot.engine.table import Table
from sabot.rulebook.book import RuleBook
from sabot.views.parts import View
from sabot.views.roads import Result, Winner, roads
from sabot.views.roads.drawing import DerivedRoad

WINNERS = {"banker": Winner.BANKER, "player": Winner.PLAYER, "tie": Winner.TIE}


class Bead(msgspec.Struct, frozen=True, array_like=True):
    """A coup on the bead plate or the big road: where it lies, who won (B, P or T), its ties and pairs."""

    column: int
    row: int
    winner: str
    ties: int
    player_pair: bool
    banker_pair: bool


class Dot(msgspec.Struct, frozen=True, array_like=True):
    """A mark on a derived road: where it lies, and its colour, R or B."""

    column: int
    row: int
    mark: str


class DerivedView(View, frozen=True, kw_only=True):
    """A derived road, and the mark that the next coup would make if Banker or Player won it."""

    cells: tuple[Dot, ...]
    next_banker: str | None
    next_player: str | None


class RoadsView(View, frozen=True, kw_only=True):
    """The five roads of the shoe."""

    bead_plate: tuple[Bead, ...]
    big_road: tuple[Bead, ...]
    unplaced_ties: int
    big_eye_boy: DerivedView
    small_road: DerivedView
    cockroach_road: DerivedView


class CountsView(View, frozen=True, kw_only=True):
    """How many there were of each in this shoe."""

    coups: int
    banker: int
    player: int
    tie: int
    banker_naturals: int
    player_naturals: int
    banker_pairs: int
    player_pairs: int


class BankerHandView(View, frozen=True, kw_only=True):
    """A coup in which several Player hands met one Banker hand."""

    number: int
    points: int
    pictures: int
    player: int
    banker: int
    tie: int
    """How many hands Player won, how many Banker won, how many tied."""


class ShownView(View, frozen=True, kw_only=True):
    """The results of the shoe. Where there are several Player hands there are no roads, but Banker hands."""

    counts: CountsView
    roads: RoadsView | None
    banker_hands: tuple[BankerHandView, ...]


def shown(book: RuleBook, state: State) -> ShownView | None:
    """What is on the display; nothing before the first shoe, nor at a table that was opened without one."""
    if state.settings is None or state.shoe is None:
        return None
    table = Table(book, state)
    may_have_one = any(piece.item == "result-display" for piece in table.table_rules.equipment)
    if may_have_one and "result-display" not in state.settings.equipment:
        return None
    return _shown(table.game, coups_with_a_result(state), table.deals_areas)


def coups_with_a_result(state: State) -> tuple[Played, ...]:
    """Those of the shoe, and the one on the table once its result was announced."""
    done = state.shoe.played if state.shoe is not None else ()
    coup = state.coup
    on_table = played(coup) if coup is not None and coup.phase in ("result", "settled") else None
    return done if on_table is None else (*done, on_table)


def outcomes(game: Game, coup: Played) -> tuple[Outcome, ...]:
    """How each Player hand of a coup came out; one when there was only a Banker hand."""
    hands = tuple(tuple(map(Card.seen, hand)) for hand in coup.hands)
    dealt = Hands(hands[:-1], hands[-1])
    return tuple(game.outcome(dealt, area) for area in range(len(dealt.players) or 1))


_outcomes = lru_cache(1 << 14)(outcomes)


@lru_cache(512)
def _shown(game: Game, coups: tuple[Played, ...], several: bool) -> ShownView:  # noqa: FBT001
    came = [(coup, _outcomes(game, coup)) for coup in coups]
    every = [outcome for _, each in came for outcome in each]
    return ShownView(
        counts=_counts(len(coups), every),
        roads=None if several else _roads(every),
        banker_hands=tuple(_banker(coup, each) for coup, each in came) if several else (),
    )


def _counts(coups: int, every: list[Outcome]) -> CountsView:
    winners = Counter(outcome.winner for outcome in every)
    return CountsView(
        coups=coups,
        banker=winners["banker"],
        player=winners["player"],
        tie=winners["tie"],
        banker_naturals=sum(outcome.banker_natural for outcome in every),
        player_naturals=sum(outcome.player_natural for outcome in every),
        banker_pairs=sum(outcome.banker_pair is not None for outcome in every),
        player_pairs=sum(outcome.player_pair is not None for outcome in every),
    )


def _roads(every: list[Outcome]) -> RoadsView:
    drawn = roads(
        Result(
            winner=WINNERS[outcome.winner],
            player_pair=outcome.player_pair is not None,
            banker_pair=outcome.banker_pair is not None,
        )
        for outcome in every
        if outcome.winner is not None
    )
    return RoadsView(
        bead_plate=tuple(
            Bead(one.column, one.row, one.winner.value, 0, one.player_pair, one.banker_pair)
            for one in drawn.bead_plate.cells
        ),
        big_road=tuple(
            Bead(one.column, one.row, one.winner.value, one.ties, one.player_pair, one.banker_pair)
            for one in drawn.big_road.cells
        ),
        unplaced_ties=drawn.big_road.unplaced_ties,
        big_eye_boy=_derived(drawn.big_eye_boy),
        small_road=_derived(drawn.small_road),
        cockroach_road=_derived(drawn.cockroach_road),
    )


def _derived(road: DerivedRoad) -> DerivedView:
    return DerivedView(
        cells=tuple(Dot(one.column, one.row, one.mark.value) for one in road.cells),
        next_banker=road.next.banker.value if road.next.banker else None,
        next_player=road.next.player.value if road.next.player else None,
    )


def _banker(coup: Played, each: tuple[Outcome, ...]) -> BankerHandView:
    winners = Counter(outcome.winner for outcome in each)
    return BankerHandView(
        number=coup.number,
        points=each[0].banker_points,
        pictures=each[0].banker_pictures,
        player=winners["player"],
        banker=winners["banker"],
        tie=winners["tie"],
    )
