"""What each contingency of the vocabulary means, as a test of an outcome."""

from collections.abc import Callable
from typing import Final

from sabot.bets.outcome import Outcome
from sabot.rulebook.games import Line
from sabot.rulebook.words import When

Test = Callable[[Outcome], bool]

CONTINGENCIES: Final[dict[When, Test]] = {
    "player-wins": lambda outcome: outcome.winner == "player",
    "banker-wins": lambda outcome: outcome.winner == "banker",
    "tie": lambda outcome: outcome.winner == "tie",
    "player-pair": lambda outcome: outcome.player_pair is not None,
    "banker-pair": lambda outcome: outcome.banker_pair is not None,
    "one-pair": lambda outcome: (outcome.player_pair is None) != (outcome.banker_pair is None),
    "both-pairs": lambda outcome: outcome.player_pair is not None and outcome.banker_pair is not None,
    "pairs-same-rank": lambda outcome: (
        outcome.player_pair is not None and outcome.player_pair_of == outcome.banker_pair_of
    ),
    "banker-three-pictures": lambda outcome: outcome.banker_pictures == 3,
    "banker-points": lambda outcome: outcome.banker_cards > 0,
}

PLAYERS_HAND: Final = ("player-wins", "player-pair", "tie")
"""The contingencies whose qualifiers speak of the Player hand; on a tie either hand would do."""


OF_SUITS: Final = ("pair",)
"""The qualifiers that ask for the suits of cards. Everything else in the vocabulary asks for ranks."""


def turns_on_suits(line: Line) -> bool:
    """Whether it depends on the suits of the cards if a line of a paytable applies."""
    return any(getattr(line, qualifier) is not None for qualifier in OF_SUITS)


def test_of(line: Line) -> Test:
    """The test by which a line of a paytable applies: its contingency and every qualifier."""
    tests = [CONTINGENCIES[line.when], *_qualifiers(line)]
    if len(tests) == 1:
        return tests[0]
    return lambda outcome: all(test(outcome) for test in tests)


def _qualifiers(line: Line) -> list[Test]:
    of_player = line.when in PLAYERS_HAND
    points, cards, by = line.points, line.cards, line.by
    natural, pair, pictures = line.natural, line.pair, line.three_pictures
    tests: list[Test] = []
    if points is not None:
        tests.append(lambda o: (o.player_points if of_player else o.banker_points) == points)
    if cards is not None:
        tests.append(lambda o: (o.player_cards if of_player else o.banker_cards) == cards)
    if by is not None:
        tests.append(lambda o: o.by == by)
    if natural is not None:
        tests.append(lambda o: (o.player_natural if of_player else o.banker_natural) == natural)
    if pair is not None:
        tests.append(lambda o: (o.player_pair if of_player else o.banker_pair) == pair)
    if pictures is not None:
        tests.append(lambda o: (o.banker_pictures == 3) == pictures)
    return tests
