"""How the coup on the table stands: what each hand counts, who won, and why, once it may be known."""

from collections.abc import Iterator

from sabot.bets import Outcome, Winner
from sabot.cards import Card
from sabot.engine.hands import finished, hand_of, player_areas
from sabot.engine.state import Coup, State
from sabot.engine.table import Table
from sabot.rulebook.book import RuleBook
from sabot.rulebook.games import PuntoBanco
from sabot.rulebook.words import Hand
from sabot.views.chinese import third_card
from sabot.views.names import Said
from sabot.views.parts import View
from sabot.views.telling import result as told


class HandView(View, frozen=True, kw_only=True):
    """What the open cards of a hand count; only hands that lie open, whole, are here."""

    hand: Hand
    area: int
    count: int
    natural: bool
    pictures: int


class AreaResultView(View, frozen=True, kw_only=True):
    """Who won at a Player area; `area` is 0 where there is one Player hand for all."""

    area: int
    winner: Winner | None
    player: int
    banker: int
    said: Said


class ResultView(View, frozen=True, kw_only=True):
    """How a coup came out, as it was announced."""

    number: int
    on_table: bool
    """Whether its cards still lie there; the next coup has not begun otherwise."""
    areas: tuple[AreaResultView, ...]
    why: tuple[Said, ...]
    """Why each hand drew or stood, with its clause."""


def open_hands(book: RuleBook, state: State) -> tuple[HandView, ...]:
    """The hands that everybody can count."""
    if state.coup is None or not state.coup.cards or state.settings is None:
        return ()
    return tuple(_open(Table(book, state), state.coup))


def _open(table: Table, coup: Coup) -> Iterator[HandView]:
    deal = table.book.play.deal
    naturals = deal.naturals.is_ if isinstance(deal, PuntoBanco) else ()
    hands: list[tuple[Hand, int]] = [("player", area) for area in player_areas(table, coup)]
    for hand, area in [*hands, ("banker", 0)]:
        cards = hand_of(coup, hand, area)
        if not cards or not all(card.exposed for card in cards):
            continue
        read = tuple(Card.seen(card.card) for card in cards)
        count = table.game.dealer.count(read)
        yield HandView(
            hand=hand,
            area=area,
            count=count,
            natural=len(read) == 2 and count in naturals,
            pictures=sum(card.is_picture for card in read),
        )


def result(book: RuleBook, state: State) -> ResultView | None:
    """The result of the coup on the table once it was announced; else of the last, until the next begins."""
    coup, last = state.coup, state.concluded
    if state.settings is None:
        return None
    if coup is not None and coup.phase in ("result", "settled") and coup.void is None:
        return _result(Table(book, state), coup, on_table=True)
    if (coup is None or not coup.cards) and last is not None and last.coup.void is None:
        return _result(Table(book, state), last.coup, on_table=False)
    return None


def outcome_of(table: Table, coup: Coup, area: int) -> Outcome | None:
    """How the hand of an area came out; nothing where no hand was dealt at all."""
    hands = finished(table, coup)
    if not hands.banker or any(len(hand) < 2 for hand in hands.players):
        return None
    areas = player_areas(table, coup)
    return table.game.outcome(hands, areas.index(area) if area in areas else 0)


def _result(table: Table, coup: Coup, *, on_table: bool) -> ResultView:
    areas = []
    for area in player_areas(table, coup) or (0,):
        outcome = outcome_of(table, coup, area)
        if outcome is not None:
            areas.append(
                AreaResultView(
                    area=area,
                    winner=outcome.winner,
                    player=outcome.player_points,
                    banker=outcome.banker_points,
                    said=told(outcome, table.game.result(outcome)),
                )
            )
    cards = table.game.third_cards(finished(table, coup)) if areas else ()
    why = tuple(third_card(table.book, sentence) for sentence in cards)
    return ResultView(number=coup.number, on_table=on_table, areas=tuple(areas), why=why)
