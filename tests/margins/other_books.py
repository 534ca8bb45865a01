"""Rule books that nobody approved, to show that nothing but the data of a book decides a margin."""

from fractions import Fraction
from typing import cast

import msgspec

from sabot.coup import Game
from sabot.rulebook.book import RuleBook
from sabot.rulebook.games import Bet, Line, PayingLine, PuntoBanco
from sabot.rulebook.node import BetKey, Odds
from sabot.rulebooks import load_book

replace = msgspec.structs.replace

CROWN = "crown-baccarat"


def with_other_cards() -> Game:
    """Crown's game with other card values, another table of play and naturals of nine alone."""
    book = load_book(CROWN)
    deal = cast(PuntoBanco, book.play.deal)
    values = {rank: (value * 3 + 1) % 10 for rank, value in book.play.point_count.values.items()}
    rows = tuple("SDDSDSDDSDS"[turn:] + "SDDSDSDDSDS"[:turn] for turn in range(10))
    odd = replace(
        deal,
        naturals=replace(deal.naturals, is_=(9,)),
        player=replace(deal.player, draws=(0, 2, 3, 7, 8), stands=(1, 4, 5, 6)),
        banker=replace(deal.banker, rows=rows),
    )
    count = replace(book.play.point_count, values=values)
    return _game(replace(book, play=replace(book.play, deal=odd, point_count=count)))


def with_a_bet_of_both_sorts() -> Game:
    """Crown's game with a bet that turns on pairs and on results, line by line."""
    lines = (
        PayingLine(when="pairs-same-rank", odds=Odds(100)),
        PayingLine(when="tie", points=6, odds=Odds(20)),
        PayingLine(when="player-pair", pair="perfect", odds=Odds(9, 2)),
        PayingLine(when="banker-wins", natural=True, odds=Odds(2), commission=None),
    )
    book = load_book(CROWN)
    both = Bet(
        key=BetKey("both-sorts"),
        name="Both Sorts",
        kind="side",
        pays=lines,
        stands_off=(Line(when="banker-pair"),),
        loses=book.bets[0].loses,
    )
    return _game(replace(book, bets=(*book.bets, both)))


def with_tie_odds(odds: Fraction) -> Game:
    """Crown's game with other odds on a tie."""
    book = load_book(CROWN)
    bets = [
        replace(bet, pays=tuple(replace(line, odds=Odds(odds)) for line in bet.pays))
        if bet.key == "tie"
        else bet
        for bet in book.bets
    ]
    return _game(replace(book, bets=tuple(bets)))


def _game(book: RuleBook) -> Game:
    return Game(book, "traditional")
