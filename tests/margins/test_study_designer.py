"""The paytable designer: the odds it gives make the margin asked for, when put into the rule book."""

from fractions import Fraction

import msgspec
import pytest

from sabot.coup import Game
from sabot.margins.exact import margins
from sabot.margins.exact.names import names_of
from sabot.margins.studies.designer import ALL, design
from sabot.margins.studies.study import StudyError
from sabot.rulebooks import load_book, open_game

CROWN = "crown-baccarat/traditional"


def with_odds(game: Game, bet: str, odds: dict[str, Fraction]) -> Game:
    """The same game, its rule book changed: these odds on the lines of that name."""
    book = load_book(game.id.split("/")[0])
    of = game.paytable[bet]
    lines = [
        msgspec.structs.replace(line, odds=odds.get(name, line.odds))
        for name, line in zip(names_of(of.pays), of.pays, strict=True)
    ]
    changed = msgspec.structs.replace(of, pays=tuple(lines))
    bets = tuple(changed if one.key == of.key else one for one in book.bets)
    return Game(msgspec.structs.replace(book, bets=bets), game.rules.key, game.decks, game.options)


@pytest.mark.parametrize(
    ("bet", "line", "target"),
    [
        ("tie", None, Fraction(1, 20)),
        ("tiger-tie", None, Fraction(1, 8)),
        ("dragon-bonus-player", "Player wins by 9 without a natural", Fraction(1, 100)),
        ("dragon-bonus-banker", None, Fraction(1, 50)),
        ("perfect-pairs-player", None, Fraction(0)),
        ("tie", None, Fraction(-1, 10)),
    ],
)
def test_the_odds_found_make_the_margin_in_the_rule_book(
    bet: str, line: str | None, target: Fraction
) -> None:
    game = open_game(CROWN)
    found = design(game, bet, target, line)
    assert found.exact is not None
    assert margins(with_odds(game, bet, found.exact.odds), bets=[bet])[bet].margin == target
    for priced in found.whole:
        assert all(odds.denominator == 1 for odds in priced.odds.values())
        assert margins(with_odds(game, bet, priced.odds), bets=[bet])[bet].margin == priced.margin


def test_a_tie_at_nought_margin_by_hand() -> None:
    """475,627,426,473,216 of 4,998,398,275,503,360 coups tie: fair odds are losers to winners."""
    ties, all_coups = 475_627_426_473_216, 4_998_398_275_503_360
    found = design(open_game(CROWN), "tie", Fraction(0))
    assert found.exact is not None
    assert found.exact.odds == {"Tie": Fraction(all_coups - ties, ties)}
    assert [priced.odds["Tie"] for priced in found.whole] == [10, 9]
    assert found.now.odds == {"Tie": 8}


def test_all_lines_change_in_proportion() -> None:
    found = design(open_game(CROWN), "dragon-bonus-player", Fraction(1, 10))
    assert found.line == ALL
    assert found.exact is not None
    assert len({found.exact.odds[line] / odds for line, odds in found.now.odds.items()}) == 1


def test_a_margin_that_no_odds_give_is_told_with_its_reason() -> None:
    found = design(open_game(CROWN), "tie", Fraction(99, 100))
    # with nothing won on a tie, 90.48% of wagers are lost
    assert found.exact is None
    assert found.whole == ()
    assert found.reason is not None
    assert "90.4844%" in found.reason


@pytest.mark.parametrize(
    ("bet", "target", "line", "said"),
    [
        ("tie", Fraction(2), None, "from -1 to 1, not 2"),
        ("1-1-2", Fraction(1, 20), None, "made of parts of other bets"),
        ("tie", Fraction(1, 20), "Tye", "did you mean 'Tie'?"),
    ],
)
def test_what_cannot_be_designed_is_refused(bet: str, target: Fraction, line: str | None, said: str) -> None:
    with pytest.raises(StudyError) as refused:
        design(open_game(CROWN), bet, target, line)
    assert said in str(refused.value)
