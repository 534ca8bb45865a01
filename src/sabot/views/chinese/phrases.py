"""Sentences with gaps in three languages: one that is made in English is recognised, and said in the others.

The engine says why in English and knows no other language. `{total:cents}` in an English sentence is a gap
and its kind; the Chinese has the same gap as `{total}`, filled as that kind is said in each language.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from string import Formatter
from typing import Final, NamedTuple

from sabot.rulebook.book import RuleBook
from sabot.views.names import LANGUAGES, Said

LONGEST: Final = 600
"""No sentence of the engine has more characters. What has more holds a text that somebody sent, and to look
for the end of each gap in it would take as long as its length times itself, while everybody waits."""


class Phrase(NamedTuple):
    """A sentence as it is made, and in both Chinese scripts."""

    english: str
    simplified: str
    traditional: str


class Kind(NamedTuple):
    """A kind of gap: what may stand in it, and how that is said; nothing where it is no such thing."""

    pattern: str
    say: Callable[[RuleBook | None, str], Said | None]


class Form(NamedTuple):
    """A phrase made ready: what it matches, the kinds of its gaps, and the sentence of each language."""

    phrase: Phrase
    matches: re.Pattern[str]
    gaps: Mapping[str, Kind]
    said: Said


class Phrases:
    """A closed list of sentences. The first that fits is the one."""

    def __init__(self, phrases: Iterable[Phrase], kinds: Mapping[str, Kind]) -> None:
        self.forms = tuple(_form(phrase, kinds) for phrase in phrases)

    def say(self, book: RuleBook | None, sentence: str) -> Said | None:
        """A sentence in every language; nothing where none of the list is like it."""
        found = self.find(book, sentence)
        return found[1] if found is not None else None

    def find(self, book: RuleBook | None, sentence: str) -> tuple[Phrase, Said] | None:
        """The phrase that a sentence is, and the sentence in every language."""
        if len(sentence) > LONGEST:
            return None
        for form in self.forms:
            said = _fill(form, book, sentence)
            if said is not None:
                return form.phrase, said
        return None


def gaps_of(template: str) -> dict[str, str]:
    """The gaps of a sentence, each with its kind where one is said."""
    return {name: kind or "" for _, name, kind, _ in Formatter().parse(template) if name is not None}


def _form(phrase: Phrase, kinds: Mapping[str, Kind]) -> Form:
    gaps, pattern, english = {}, "", ""
    for literal, name, kind, _ in Formatter().parse(phrase.english):
        pattern, english = pattern + re.escape(literal), english + literal
        if name is not None:
            gaps[name] = kinds[kind or ""]
            pattern, english = f"{pattern}(?P<{name}>{gaps[name].pattern})", f"{english}{{{name}}}"
    said = dict(zip(LANGUAGES, (english, phrase.simplified, phrase.traditional), strict=True))
    return Form(phrase, re.compile(pattern, re.DOTALL), gaps, said)


def _fill(form: Form, book: RuleBook | None, sentence: str) -> Said | None:
    found = form.matches.fullmatch(sentence)
    if found is None:
        return None
    parts: dict[str, Said] = {}
    for name, kind in form.gaps.items():
        part = kind.say(book, found[name])
        if part is None:
            return None
        parts[name] = part
    return {
        language: text.format(**{name: part[language] for name, part in parts.items()})
        for language, text in form.said.items()
    }
