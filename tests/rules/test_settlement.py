"""Every bet of the ten games, under every value of every option, against the odds that the books print."""

from collections.abc import Iterator, Sequence
from itertools import product

import pytest

from sabot.bets import Payment
from sabot.coup import Game
from sabot.rulebooks import open_game
from tests.rules.coups import PUNTO_BANCO_COUPS, THREE_CARD_COUPS, HandMade
from tests.rules.hands import EVERY_GAME
from tests.rules.printed_odds import (
    PERCENTAGES,
    PREMIUM,
    PREMIUM_EVEN_MONEY,
    PREMIUM_TIE,
    STAR_BACCARAT,
    STAR_EVEN_MONEY,
    THREE_CARD,
    THREE_CARD_EVEN_MONEY,
    Printed,
    PrintedGame,
)
from tests.rules.printed_odds_of_crown import CROWN, TRADITIONAL, ZERO_COMMISSION

PRINTED = {
    "star-baccarat/baccarat": STAR_BACCARAT,
    "star-baccarat/even-money": STAR_EVEN_MONEY,
    "crown-baccarat/traditional": TRADITIONAL,
    "crown-baccarat/crown": CROWN,
    "crown-baccarat/zero-commission": ZERO_COMMISSION,
    "star-premium-baccarat/premium": PREMIUM,
    "star-premium-baccarat/even-money": PREMIUM_EVEN_MONEY,
    "star-premium-baccarat/tie": PREMIUM_TIE,
    "star-three-card-baccarat/three-card": THREE_CARD,
    "star-three-card-baccarat/even-money": THREE_CARD_EVEN_MONEY,
}

CHOICES: dict[str, dict[str, Sequence[str]]] = {
    "crown-baccarat": {
        "super-six": "12",
        "tiger": "12345",
        "1-1-2": ("pairs", "dragon-bonus", "perfect-pairs"),
    },
    "star-premium-baccarat/tie": {"tie-pays": tuple(PERCENTAGES)},
    "star-three-card-baccarat": {"point-total-0": ("with-three-pictures", "without-three-pictures")},
}
"""Every value of every option, by the book or the game that has it; a percentage has several of many."""

OPTION_OF_BET = {
    "super-six": "super-six",
    **dict.fromkeys(("tiger", "tiger-tie", "tiger-pair", "big-tiger", "small-tiger"), "tiger"),
    "player": "tie-pays",
    "banker": "tie-pays",
    "point-total-0": "point-total-0",
}


def book_of(game_id: str) -> str:
    return game_id.partition("/")[0]


def coups_for(game_id: str) -> tuple[HandMade, ...]:
    return THREE_CARD_COUPS if "three-card-baccarat" in game_id else PUNTO_BANCO_COUPS


def every_choice(game_id: str) -> Iterator[dict[str, str]]:
    """Every combination of values of the options that a game has."""
    options = CHOICES.get(game_id) or CHOICES.get(book_of(game_id)) or {}
    for values in product(*options.values()):
        yield dict(zip(options, values, strict=True))


def settle(game: Game, hands: HandMade, bet: str) -> Payment:
    return game.settle(game.outcome(hands.dealt_by(game)))[bet]


def every_line() -> Iterator[object]:
    """Each printed line of each game as a case of its own, marked with the clauses that print it."""
    for game_id, printed in PRINTED.items():
        for line in printed.lines:
            clauses = pytest.mark.clauses(book_of(game_id), line.rule, *line.also)
            yield pytest.param(
                game_id, line, id=f"{game_id} {line.bet}: {line.line} ({line.rule})", marks=clauses
            )


def every_losing_bet() -> Iterator[object]:
    for game_id, printed in PRINTED.items():
        for bet, clauses in printed.loses.items():
            marks = pytest.mark.clauses(book_of(game_id), *clauses)
            yield pytest.param(game_id, bet, id=f"{game_id} {bet}", marks=marks)


@pytest.mark.parametrize(("game_id", "printed"), list(every_line()))
def test_a_line_pays_the_odds_printed_for_it(game_id: str, printed: Printed) -> None:
    """Under every choice, each coup that hits the line brings what is printed and cites the clause."""
    hits = [hands for hands in coups_for(game_id) if printed.line in hands.lines]
    assert hits
    for chosen in every_choice(game_id):
        game = open_game(game_id, options=chosen)
        net = printed.net(chosen.get(OPTION_OF_BET.get(printed.bet, "")))
        fate = "wins" if net > 0 else "loses" if net < 0 else "stands-off"
        clause = printed.rule if net >= 0 else PRINTED[game_id].loses[printed.bet][0]
        for hands in hits:
            paid = settle(game, hands, printed.bet)

            assert (paid.net, paid.fate, paid.clause) == (net, fate, clause), f"{hands} with {chosen}"


@pytest.mark.parametrize(("game_id", "bet"), list(every_losing_bet()))
def test_a_bet_loses_on_every_coup_that_hits_none_of_its_lines(game_id: str, bet: str) -> None:
    printed = PRINTED[game_id]
    wins_on = {line.line for line in printed.lines if line.bet == bet}
    misses = [hands for hands in coups_for(game_id) if not wins_on & hands.lines]
    assert misses
    for chosen in every_choice(game_id):
        game = open_game(game_id, options=chosen)
        for hands in misses:
            paid = settle(game, hands, bet)

            assert (paid.fate, paid.clause) == ("loses", printed.loses[bet][0]), f"{hands}"
            assert paid.net == -1


@pytest.mark.clauses("crown-baccarat", "6.2", "6.2.4")
@pytest.mark.clauses("star-baccarat", "5.1")
@pytest.mark.clauses("star-premium-baccarat", "5.1")
@pytest.mark.clauses("star-three-card-baccarat", "5.1")
@pytest.mark.parametrize("game_id", EVERY_GAME)
def test_5_1_a_game_offers_the_bets_that_its_book_defines_and_no_others(game_id: str) -> None:
    combined = {"1-1-2"} if game_id.startswith("crown") else set()

    assert set(open_game(game_id).paytable.bets) == PRINTED[game_id].loses.keys() | combined


def test_every_game_of_every_book_is_here() -> None:
    assert tuple(PRINTED) == EVERY_GAME


def test_every_line_of_the_hand_made_coups_is_printed_somewhere() -> None:
    """A misspelt line would prove nothing; this finds it."""
    for game_ids, coups in (
        (EVERY_GAME[:8], PUNTO_BANCO_COUPS),
        (EVERY_GAME[8:], THREE_CARD_COUPS),
    ):
        printed = {line.line for game_id in game_ids for line in PRINTED[game_id].lines}
        assert {line for hands in coups for line in hands.lines} == printed


@pytest.mark.parametrize("game_id", EVERY_GAME)
def test_each_coup_hits_one_line_of_a_bet_at_most(game_id: str) -> None:
    """The lists of this test leave no doubt which line is meant."""
    printed: PrintedGame = PRINTED[game_id]
    for hands in coups_for(game_id):
        bets = [line.bet for line in printed.lines if line.line in hands.lines]
        assert len(bets) == len(set(bets)), f"{hands}: {bets}"


def test_printed_odds_are_read_as_they_are_meant() -> None:
    def net(pays: str) -> str:
        return str(Printed("", "", pays, "").net())

    assert net("19 to 20") == net("1 to 1 less 5%") == "19/20"
    assert net("1 to 1 less 50%") == net("1 to 2") == "1/2"
    assert (net("45 to 1"), net("25 to 1000"), net("stands off"), net("loses")) == ("45", "1/40", "0", "-1")
