"""Sentences: each is a line of words with gaps, and the small function it stands for.

A sentence is written as a reader meets it: ``{person} wagers {money} on {bet}( at area {area})``.
A gap in braces is a parameter of the function, and its type says what may stand there; what is in
parentheses may be left out; ``a/an`` is either word.
"""

import inspect
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import SequenceMatcher
from typing import Final, Literal, TypeVar

import msgspec

from sabot.scenario.judgement import Judgement
from sabot.scenario.scene import Scene
from sabot.scenario.slots import Kind, kind_of
from sabot.scenario.tables import TableKind, table_kind_of

Keyword = Literal["Given", "When", "Then"]
Does = TypeVar("Does", bound=Callable[..., Scene])
Judges = TypeVar("Judges", bound=Callable[..., Judgement])

_PIECE: Final = re.compile(
    r"\{(?P<gap>\w+)\}|(?P<open>\()|(?P<close>\))|(?P<either>[a-z]+/[a-z]+)|(?P<space> +)|(?P<plain>.)"
)
_VARYING: Final = re.compile(r"\$[\d,.]+|\"[^\"]*\"|\b(?:10|[2-9TJQKA])[SHDC]\b|\d+")


class VocabularyError(TypeError):
    """A sentence that is not made as sentences are."""


class Wording(msgspec.Struct, frozen=True):
    """How a sentence reads, and what stands in its gaps."""

    text: str
    pattern: re.Pattern[str]
    gaps: Mapping[str, Kind]
    table: TableKind | None
    """What the rows of a table under it say, when it takes a table."""
    example: str
    written: tuple[tuple[str, str], ...]
    """The text and an example of it; one for each word where a gap is one of a list of words."""
    fixed: int
    """How much of it is fixed, not counting what may be left out: of two sentences that a line
    could be, the one that fixes more is the one that is meant."""

    def find(self, line: str) -> dict[str, str] | None:
        """What stands in each gap, when the line reads like this sentence."""
        found = self.pattern.fullmatch(line)
        if found is None:
            return None
        return {name: text for name, text in found.groupdict().items() if text is not None}


class Happening(msgspec.Struct, frozen=True):
    """A sentence that sets the table or says what happens there."""

    keyword: Literal["Given", "When"]
    wording: Wording
    do: Callable[..., Scene]


class Claim(msgspec.Struct, frozen=True):
    """A sentence that says what then is so."""

    wording: Wording
    judge: Callable[..., Judgement]
    of_a_refusal: bool = False
    """Whether it speaks of the refusal before it; no other claim may follow a refusal."""

    @property
    def keyword(self) -> Literal["Then"]:
        return "Then"


Sentence = Happening | Claim


class Chapter:
    """The sentences on one subject. A module makes a chapter and writes its sentences into it."""

    def __init__(self, subject: str) -> None:
        self.subject = subject
        self.sentences: list[Sentence] = []

    def given(self, text: str) -> Callable[[Does], Does]:
        return self._happening("Given", text)

    def when(self, text: str) -> Callable[[Does], Does]:
        return self._happening("When", text)

    def then(self, text: str) -> Callable[[Judges], Judges]:
        def register(judge: Judges) -> Judges:
            self.sentences.append(Claim(_wording(text, judge), judge))
            return judge

        return register

    def then_of_a_refusal(self, text: str) -> Callable[[Judges], Judges]:
        def register(judge: Judges) -> Judges:
            self.sentences.append(Claim(_wording(text, judge), judge, of_a_refusal=True))
            return judge

        return register

    def _happening(self, keyword: Literal["Given", "When"], text: str) -> Callable[[Does], Does]:
        def register(do: Does) -> Does:
            self.sentences.append(Happening(keyword, _wording(text, do), do))
            return do

        return register


class Vocabulary:
    """Every sentence there is."""

    def __init__(self, chapters: Iterable[Chapter]) -> None:
        self.chapters = tuple(chapters)
        self._by_text: dict[str, Sentence] = {}
        for chapter in self.chapters:
            for sentence in chapter.sentences:
                if sentence.wording.text in self._by_text:
                    raise VocabularyError(f"the sentence {sentence.wording.text!r} is registered twice")
                self._by_text[sentence.wording.text] = sentence
        self._most_fixed_first = sorted(self, key=lambda sentence: -sentence.wording.fixed)

    def __iter__(self) -> Iterator[Sentence]:
        return iter(self._by_text.values())

    def __len__(self) -> int:
        return len(self._by_text)

    def reading(self, line: str) -> list[tuple[Sentence, dict[str, str]]]:
        """The sentences that a line may be, with what stands in their gaps, the likeliest first."""
        return [
            (sentence, found)
            for sentence in self._most_fixed_first
            if (found := sentence.wording.find(line)) is not None
        ]

    def nearest(self, line: str, keyword: Keyword) -> str:
        """The sentence most like a line that is none, of those that may stand under its keyword."""
        wanted = SequenceMatcher(None, "", _VARYING.sub("#", line), autojunk=False)

        def likeness(written: tuple[str, str, str]) -> float:
            wanted.set_seq1(_VARYING.sub("#", written[2]))
            return wanted.ratio()

        keywords = (keyword, "When") if keyword == "Given" else (keyword,)
        sentences = [one for one in self if one.keyword in keywords]
        found, text, _ = max(
            ((one.keyword, *written) for one in sentences for written in one.wording.written), key=likeness
        )
        return f"{found} {text}"


def _wording(text: str, function: Callable[..., object]) -> Wording:
    kinds, table = _kinds(text, function)
    pattern, example, fixed, depth = "", "", 0, 0
    for piece in _PIECE.finditer(text):
        match piece.lastgroup:
            case "gap":
                kind = kinds[piece["gap"]]
                pattern += f"(?P<{piece['gap']}>{kind.shape})"
                written = kind.example
            case "open":
                depth, pattern, written = depth + 1, pattern + "(?:", ""
            case "close":
                depth, pattern, written = depth - 1, pattern + ")?", ""
            case "either":
                pattern += f"(?:{piece['either'].replace('/', '|')})"
                written = piece["either"].partition("/")[0]
            case "space":
                pattern, written = pattern + " +", " "
            case _:
                pattern, written = pattern + re.escape(piece[0]), piece[0]
        if depth == 0:
            example += written
            fixed += len(written) if piece.lastgroup != "gap" else 0
    if table is not None:
        pattern += "(?:(?: with)?:)?"
    written_out = tuple(_written_out(text, example, kinds))
    return Wording(text, re.compile(pattern), kinds, table, example, written_out, fixed)


def _written_out(text: str, example: str, kinds: Mapping[str, Kind]) -> Iterator[tuple[str, str]]:
    listed = next((gap for gap, kind in kinds.items() if kind.words), None)
    if listed is None:
        yield text, example
        return
    for word in kinds[listed].words:
        yield text.replace(f"{{{listed}}}", word), example.replace(kinds[listed].example, word)


def _kinds(text: str, function: Callable[..., object]) -> tuple[dict[str, Kind], TableKind | None]:
    """The kind of each gap, from the parameter of its name; and of the table, from the one for it."""
    parameters = list(inspect.signature(function).parameters.values())[1:]
    table = next((found for one in parameters if (found := table_kind_of(one.annotation))), None)
    parameters = [one for one in parameters if table_kind_of(one.annotation) is None]
    gaps = [piece["gap"] for piece in _PIECE.finditer(text) if piece["gap"]]
    if sorted(gaps) != sorted(parameter.name for parameter in parameters):
        raise VocabularyError(f"the gaps of {text!r} are not the parameters of its function")
    kinds: dict[str, Kind] = {}
    for parameter in parameters:
        kind = kind_of(parameter.annotation)
        if kind is None:
            raise VocabularyError(f"{text!r}: nothing reads a gap of type {parameter.annotation}")
        kinds[parameter.name] = kind
    return kinds, table
