"""Short ways to tell a scenario and to ask what came of it."""

from textwrap import dedent, indent

from sabot.scenario import Failed, Failure, Outcome, ScenarioError, read_feature, run

BANKER_SIX = "When the cards are KS 6H QH KD 3C"
"""Player 3 on three cards, Banker 6 on two."""
BANKER_SEVEN = "When the cards are 6S 7H KH KD"
PLAYER_SEVEN = "When the cards are 7S 6H KH KD"
TIE_SIX = "When the cards are 6S 6H KH KD"


def feature(*steps: str, game: str = "star-baccarat/even-money") -> str:
    """A file of one scenario; its first step is on line 4."""
    lines = [f"Given the game is {game}", *steps]
    return "Feature: Told\n\n  Scenario: One\n" + "".join(f"    {line}\n" for line in lines)


def outcome(*steps: str, game: str = "star-baccarat/even-money") -> Outcome:
    (scenario,) = read_feature(feature(*steps, game=game), "told.feature").scenarios
    return run(scenario)


def holds(*steps: str, game: str = "star-baccarat/even-money") -> bool:
    told = outcome(*steps, game=game)
    assert not isinstance(told, Failed), told.failure
    return True


def failure(*steps: str, game: str = "star-baccarat/even-money") -> Failure:
    told = outcome(*steps, game=game)
    assert isinstance(told, Failed), "the scenario holds"
    return told.failure


def problems(text: str) -> list[str]:
    """Everything wrong with a file, as `line: problem`."""
    try:
        read_feature(dedent(text), "told.feature")
    except ScenarioError as error:
        return [f"{problem.line}: {problem.text}" for problem in error.problems]
    return []


def problem_with(*steps: str) -> str:
    """The one thing wrong with a scenario of these steps, which begin on line 5."""
    (problem,) = problems(feature(*steps))
    return problem


def scenarios(text: str) -> str:
    """A file of several scenarios of Even Money Baccarat, written without their indentation."""
    background = "Feature: Told\n  Background:\n    Given the game is star-baccarat/even-money\n\n"
    return background + indent(dedent(text), "  ")
