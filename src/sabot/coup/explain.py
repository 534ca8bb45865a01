"""Sentences that say why: each third card, each result, each payment, with its clause."""

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from sabot.bets import Outcome, Payment
from sabot.bets.outcome import UNREAD, Pair
from sabot.bets.paytable import Terms
from sabot.coup.table_of_play import TableOfPlay
from sabot.rulebook.games import Game, Line


def count_in_words(points: int) -> str:
    """A point count as a dealer calls it: nought is Baccarat."""
    return "Baccarat (0)" if points == 0 else str(points)


def odds_in_words(terms: Terms) -> str:
    """Odds as the rule books print them: ``19 to 20``, ``1 to 1 less 5% commission``."""
    if terms.percent is not None:
        return f"{percent_in_words(terms.percent)} of the wager"
    odds = f"{terms.odds.numerator} to {terms.odds.denominator}"
    if terms.commission:
        return f"{odds} less {percent_in_words(terms.commission)} commission"
    return odds


def percent_in_words(part: Fraction) -> str:
    return f"{float(part * 100):g}%"


# Cards -------------------------------------------------------------------------------------------


class Drawn(NamedTuple):
    """What decided the third cards, and who drew."""

    player: int
    """The count of the Player's first two cards."""
    banker: int
    third: int | None
    """The value of the Player's third card."""
    banker_drew: bool


def third_cards(table: TableOfPlay, drawn: Drawn) -> Iterator[str]:
    """Why each hand drew or stood."""
    players, bankers, third, banker_drew = drawn
    rules = table.rules
    naturals = [
        (name, count) for name, count in (("Player", players), ("Banker", bankers)) if table.is_natural(count)
    ]
    if naturals:
        held = " and ".join(f"{name} has a natural {count}" for name, count in naturals)
        yield f"{held}: no more cards ({rules.naturals.clause})"
        return
    if third is not None:
        yield f"Player draws on {count_in_words(players)} ({rules.player.clause})"
        against = f"{bankers} against a Player third card of {third}"
        yield f"Banker {'draws' if banker_drew else 'stands'}: {against} ({rules.banker.clause})"
        return
    yield f"Player stands on {players} ({rules.player.clause})"
    act = f"{'draws' if banker_drew else 'stands'} on {count_in_words(bankers)}"
    yield f"Banker {act}, the Player having stood ({rules.banker.when_player_stands})"


# Results and payments ----------------------------------------------------------------------------


def result(outcome: Outcome) -> str:
    """Who won, in a few words."""
    if outcome.winner is None:
        return f"Banker has {_hand_of_banker(outcome)}; no Player hand was dealt"
    if outcome.winner == "tie":
        return _tie(outcome)
    return _win(outcome)


def payment(game: Game, outcome: Outcome, paid: Payment) -> str:
    """Why a bet was paid, collected or stood off, in one sentence with its clause."""
    if paid.parts:
        parts = ", ".join(
            f"{part.share} on {part.payment.bet.name} {_part_fate(part.payment)}" for part in paid.parts
        )
        return f"{parts} ({paid.clause})"
    if paid.fate == "wins" and paid.line is not None and paid.terms is not None:
        pays = game.short if paid.bet.kind == "main" else (paid.line.name or paid.bet.name)
        return f"{_event(paid.line, outcome)}; {pays} pays {odds_in_words(paid.terms)} ({paid.clause})"
    if paid.fate == "stands-off" and paid.line is not None:
        return f"{_event(paid.line, outcome)}; {paid.bet.name} stands off ({paid.clause})"
    return f"{_what_lost(paid, outcome)}; {paid.bet.name} loses ({paid.clause})"


def _part_fate(paid: Payment) -> str:
    if paid.fate == "wins" and paid.terms is not None:
        return f"pays {odds_in_words(paid.terms)}"
    return {"loses": "loses", "stands-off": "stands off"}[paid.fate]


def _tie(outcome: Outcome) -> str:
    if not outcome.player_order:
        return f"Tie on {count_in_words(outcome.player_points)}"
    if outcome.player_pictures == 3:
        return "Tie: both hands have three picture cards"
    cards = "picture card" if outcome.player_pictures == 1 else "picture cards"
    held = f"{outcome.player_pictures or 'no'} {cards}"
    return f"Tie: both hands count {count_in_words(outcome.player_points)} with {held}"


def _win(outcome: Outcome) -> str:
    winner = "Player" if outcome.winner == "player" else "Banker"
    high, low = outcome.player_points, outcome.banker_points
    high_pictures, low_pictures = outcome.player_pictures, outcome.banker_pictures
    if outcome.winner == "banker":
        high, low, high_pictures, low_pictures = low, high, low_pictures, high_pictures
    if high_pictures == 3:
        return f"{winner} wins with three picture cards"
    if high == low:
        more = f"{high_pictures} picture cards to {low_pictures}"
        return f"{winner} wins: both hands count {count_in_words(high)}, {more}"
    return f"{winner} wins, {high} to {low}"


def _event(line: Line, outcome: Outcome) -> str:
    """What happened that the line is about."""
    match line.when:
        case "player-wins":
            return _win_on(line, "Player", outcome.player_points, outcome)
        case "banker-wins":
            return _win_on(line, "Banker", outcome.banker_points, outcome)
        case "tie":
            return result(outcome)
        case "player-pair":
            return f"Player's first two cards are {_pair(outcome.player_pair, outcome.player_pair_of, line)}"
        case "banker-pair":
            return f"Banker's first two cards are {_pair(outcome.banker_pair, outcome.banker_pair_of, line)}"
        case "one-pair":
            return _only_pair(outcome)
        case "both-pairs" | "pairs-same-rank":
            return _both_pairs(outcome)
        case "banker-three-pictures":
            return "Banker has three picture cards"
        case "banker-points":
            return f"Banker counts {count_in_words(outcome.banker_points)}"


def _win_on(line: Line, winner: str, points: int, outcome: Outcome) -> str:
    if line.natural:
        return f"{winner} wins with a natural {points}"
    if line.by is not None:
        return f"{winner} wins by {line.by}, {points} to {points - line.by}"
    if outcome.player_pictures == 3 or outcome.banker_pictures == 3:
        return _win(outcome)
    on_cards = {None: "", 2: " on two cards", 3: " on three cards"}[line.cards]
    return f"{winner} wins with {count_in_words(points)}{on_cards}"


def _pair(kind: Pair | None, of: str | None, line: Line) -> str:
    called = f"a {kind} pair" if line.pair is not None else "a pair"
    return f"{called} of {_plural(of)}"


def _only_pair(outcome: Outcome) -> str:
    hand, of = (
        ("Player", outcome.player_pair_of) if outcome.player_pair else ("Banker", outcome.banker_pair_of)
    )
    return f"only the {hand} hand has a pair, of {_plural(of)}"


def _both_pairs(outcome: Outcome) -> str:
    if outcome.player_pair_of == outcome.banker_pair_of:
        return f"both hands have a pair of {_plural(outcome.player_pair_of)}"
    players, bankers = _plural(outcome.player_pair_of), _plural(outcome.banker_pair_of)
    return f"both hands have a pair, of {players} and of {bankers}"


def _plural(rank: str | None) -> str:
    return f"{rank}s"


def _what_lost(paid: Payment, outcome: Outcome) -> str:
    """What happened instead of what the bet needed."""
    needed = {line.when for line in paid.bet.pays}
    if "player-pair" in needed:
        return _no_pair("Player's", paid, outcome.player_pair)
    if "banker-pair" in needed:
        return _no_pair("Banker's", paid, outcome.banker_pair)
    if "one-pair" in needed:
        return "neither hand has a pair in its first two cards"
    if needed & {"banker-three-pictures", "banker-points"}:
        return f"Banker has {_hand_of_banker(outcome)}"
    if any(line.cards and line.when == f"{outcome.winner}-wins" for line in paid.bet.pays):
        cards = outcome.player_cards if outcome.winner == "player" else outcome.banker_cards
        return f"{result(outcome)}, on {'two' if cards == 2 else 'three'} cards"
    return result(outcome)


def _no_pair(whose: str, paid: Payment, pair: Pair | None) -> str:
    if pair is None:
        return f"{whose} first two cards are not a pair"
    called = "a pair" if pair == UNREAD else f"a {pair} pair"
    return f"{whose} first two cards are {called}, which {paid.bet.name} does not pay"


def value_of_banker(outcome: Outcome) -> str:
    """The value of the Banker's three cards, as the order of hands describes it."""
    points, pictures = outcome.banker_points, outcome.banker_pictures
    if pictures == 3:
        return "three picture cards"
    if pictures == 2:
        return f"two picture cards and {_SINGLES.get(points, f'a {points}')}"
    with_them = "one picture card and two" if pictures else "no picture cards and three"
    return f"{with_them} cards totalling {points}"


_SINGLES = {0: "a ten", 1: "an ace", 8: "an 8"}


def _hand_of_banker(outcome: Outcome) -> str:
    if outcome.banker_pictures == 3:
        return "three picture cards"
    return count_in_words(outcome.banker_points)
