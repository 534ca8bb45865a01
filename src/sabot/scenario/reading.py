"""Reading a scenario file: text in, checked scenarios out, or a list of everything wrong with it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Final

from sabot import SabotError
from sabot.rulebook.book import RuleBook
from sabot.scenario.clauses import Citing, Clause, ClauseError, read_clauses, split_off
from sabot.scenario.library import THE_SHELF, Library
from sabot.scenario.problems import Problem, ScenarioError
from sabot.scenario.sentences import Claim, Sentence
from sabot.scenario.slots import DetailError, Names, SlotError
from sabot.scenario.source import RawFeature, RawScenario, RawStep, parse
from sabot.scenario.vocabulary import VOCABULARY

STEP_WORDS: Final = ("given", "when", "then", "and", "but")


@dataclass(frozen=True, slots=True)
class Step:
    """A step with its meaning: the sentence it is, what stands in its gaps, and what it proves."""

    line: int
    written: str
    """The whole step as it stands in the file, with its keyword and its clauses."""
    sentence: Sentence
    gaps: Mapping[str, object]
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario ready to be run; a row of an outline is one."""

    file: str
    title: str
    """Its name as it stands in the file."""
    name: str
    """Its name with the values of its row, which no other scenario of the file has."""
    line: int
    """Where it stands; of a row, where the row stands."""
    tags: tuple[str, ...]
    steps: tuple[Step, ...]

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """Every clause that it proves, in the order it comes to them."""
        return tuple(dict.fromkeys(clause for step in self.steps for clause in step.clauses))


@dataclass(frozen=True, slots=True)
class Feature:
    """A scenario file."""

    file: str
    name: str
    scenarios: tuple[Scenario, ...]


def read_feature(text: str, name: str, library: Library = THE_SHELF) -> Feature:
    """Read the text of a scenario file; `name` is what the file is called in messages.

    Raises ScenarioError with every problem found, each with its line.
    """
    raw = parse(text, name)
    problems = [*raw.problems, *_stray_steps(raw), *_names_given_twice(raw.scenarios)]
    scenarios: list[Scenario] = []
    for one in raw.scenarios:
        problems += _shape(one)
        read = _Reading(library)
        steps = read.steps(one.steps)
        problems += read.problems
        line = one.line if one.row is None else one.row
        scenarios.append(Scenario(name, one.title, one.name, line, one.tags, steps))
    if problems:
        raise ScenarioError(name, problems)
    return Feature(name, raw.name, tuple(scenarios))


def _shape(scenario: RawScenario) -> Iterator[Problem]:
    """A scenario must come to something, and must not go on after that without coming to more."""
    claims = [step for step in scenario.steps if step.keyword == "Then"]
    if not claims:
        yield Problem(scenario.line, "the scenario proves nothing: it has no Then")
    elif scenario.steps[-1].keyword != "Then":
        yield Problem(scenario.steps[-1].line, "the scenario ends without saying what then is so")


def _names_given_twice(scenarios: Sequence[RawScenario]) -> Iterator[Problem]:
    lines: dict[str, int] = {}
    for scenario in scenarios:
        for name, line in ((scenario.title, scenario.line), (scenario.name, scenario.row or scenario.line)):
            if lines.setdefault(name, line) != line:
                yield Problem(line, f"line {lines[name]} already has a scenario named {name!r}")


def _stray_steps(raw: RawFeature) -> Iterator[Problem]:
    """A step whose keyword is misspelt is prose to the parser, and would be passed over."""
    for line, prose in raw.prose:
        first, _, rest = prose.partition(" ")
        word = first.strip(":*").casefold()
        likeness = max(SequenceMatcher(None, word, keyword).ratio() for keyword in STEP_WORDS)
        if likeness > 0.6 and VOCABULARY.reading(_without_clauses(rest)):
            yield Problem(line, f"this reads like a step, but {first!r} is not Given, When, Then, And or But")


def _without_clauses(text: str) -> str:
    try:
        return split_off(text)[0]
    except ClauseError:
        return text


class _Reading:
    """Reads the steps of one scenario in order, since a game stands until another is chosen."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.problems: list[Problem] = []
        self.book: RuleBook | None = None
        self.citing: Citing | None = None

    def steps(self, raw: Sequence[RawStep]) -> tuple[Step, ...]:
        self._begin_with_the_first_game(raw)
        return tuple(step for one in raw if (step := self._step(one)) is not None)

    def _begin_with_the_first_game(self, raw: Sequence[RawStep]) -> None:
        """A step before the first game may cite its clauses."""
        for one in raw:
            for sentence, found in VOCABULARY.reading(_without_clauses(one.text)):
                if "game" in sentence.wording.gaps and self._is_a_game(found["game"]):
                    self._choose(found["game"])
                    return

    def _is_a_game(self, game: str) -> bool:
        try:
            self.library.game(game)
        except SabotError:
            return False
        return True

    def _choose(self, game: str) -> None:
        book = self.library.game(game).book
        readings = [reading.id for reading in book.readings]
        self.book = book
        self.citing = Citing(book.id, self.library.register_of_game(game), readings)

    def _step(self, raw: RawStep) -> Step | None:
        try:
            text, clauses = split_off(raw.text)
            sentence, gaps = self._sentence(raw, text)
            cited = () if clauses is None else read_clauses(clauses, self.citing, self.library)
        except DetailError as error:
            self.problems.append(Problem(error.line, str(error)))
            return None
        except (SlotError, ClauseError) as error:
            row = "" if raw.row is None else f" (with the row on line {raw.row})"
            self.problems.append(Problem(raw.line, f"{error}{row}"))
            return None
        if problem := _misplaced(raw, sentence):
            self.problems.append(Problem(raw.line, problem))
        return Step(raw.line, f"{raw.written} {raw.text}", sentence, gaps, cited)

    def _sentence(self, raw: RawStep, text: str) -> tuple[Sentence, dict[str, object]]:
        """The likeliest sentence whose gaps can all be read; else what is wrong in the likeliest."""
        wrong: SlotError | None = None
        for sentence, found in VOCABULARY.reading(text):
            try:
                gaps = self._gaps(sentence, found) | self._table(raw, sentence, text, found)
            except DetailError:
                raise
            except SlotError as error:
                wrong = wrong or error
            else:
                if "game" in gaps:
                    self._choose(str(gaps["game"]))
                return sentence, gaps
        if wrong is not None:
            raise wrong
        nearest = VOCABULARY.nearest(text, raw.keyword)
        raise SlotError(f"there is no such sentence: {raw.written} {text}; the nearest is: {nearest}")

    def _gaps(self, sentence: Sentence, found: Mapping[str, str]) -> dict[str, object]:
        names = Names(self.library, self.book)
        return {gap: sentence.wording.gaps[gap].read(text, names) for gap, text in found.items()}

    def _table(
        self, raw: RawStep, sentence: Sentence, text: str, found: Mapping[str, str]
    ) -> dict[str, object]:
        """What the table under a step says, read as its sentence has it."""
        kind = sentence.wording.table
        if kind is None:
            if raw.table:
                raise DetailError(raw.table[0][0], "this sentence takes no table")
            return {}
        if text.endswith(":") and not raw.table:
            raise SlotError("a table of details follows a colon, and there is none")
        if raw.table and not text.endswith(":"):
            raise SlotError("a step with a table under it ends on a colon: ... with:")
        return {kind.parameter: kind.read(raw.table, found, Names(self.library, self.book))}


def _misplaced(raw: RawStep, sentence: Sentence) -> str | None:
    """What happened may be given; apart from that, each sentence stands under its own keyword."""
    if raw.keyword == sentence.keyword or (raw.keyword == "Given" and sentence.keyword == "When"):
        return None
    if isinstance(sentence, Claim):
        return f"this says what then is so: it follows Then, not {raw.keyword}"
    if raw.keyword == "Then":
        return f"this says nothing that could be wrong: it follows {sentence.keyword}, not Then"
    return f"this sets the table: it follows {sentence.keyword}, not {raw.keyword}"
