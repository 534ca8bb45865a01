"""From what somebody saw to the deed that reports it: two questions, the clause, and what is then done.

Which cases a book has, and what it says of them, is read from the book. A case of which it says nothing is
left out.
"""

from collections.abc import Iterator
from typing import Any

from sabot.rulebook.book import RuleBook
from sabot.views.console.cases import THEMES, Case, Question, Says
from sabot.views.console.ruling import RulingView, told
from sabot.views.parts import View


class AnswerView(View, frozen=True, kw_only=True):
    """An answer, and what of the deed's details it says."""

    label: str
    given: dict[str, Any]


class QuestionView(View, frozen=True, kw_only=True):
    """A question more, before the deed is done."""

    asks: str
    answers: tuple[AnswerView, ...]


class OutcomeView(View, frozen=True, kw_only=True):
    """What the book says, where the details are these."""

    when: str
    """In which case of several; nothing where there is one."""
    given: dict[str, Any]
    ruling: RulingView


class CaseView(View, frozen=True, kw_only=True):
    """Something that may have gone wrong."""

    label: str
    command: str
    given: dict[str, Any]
    questions: tuple[QuestionView, ...]
    outcomes: tuple[OutcomeView, ...]


class ThemeView(View, frozen=True, kw_only=True):
    label: str
    cases: tuple[CaseView, ...]


class GuideView(View, frozen=True, kw_only=True):
    """Whatever may go wrong under a rule book."""

    asks: str
    themes: tuple[ThemeView, ...]


def guide_of(book: RuleBook) -> GuideView:
    """The questions and answers under one book."""
    themes = ((label, tuple(_cases(book, cases))) for label, cases in THEMES)
    return GuideView(
        asks="What happened?",
        themes=tuple(ThemeView(label=label, cases=cases) for label, cases in themes if cases),
    )


def _cases(book: RuleBook, cases: tuple[Case, ...]) -> Iterator[CaseView]:
    for case in cases:
        outcomes = tuple(_outcomes(book, case.says))
        if outcomes or not case.says:
            questions = (_question(case, outcomes, one) for one in case.questions)
            yield CaseView(
                label=case.label,
                command=case.deed.__name__,
                given=case.given,
                questions=tuple(one for one in questions if one.answers),
                outcomes=outcomes,
            )


def _question(case: Case, outcomes: tuple[OutcomeView, ...], question: Question) -> QuestionView:
    """With the answers that lead anywhere in this book."""
    answers = ((label, {question.detail: value}) for label, value in question.answers)
    return QuestionView(
        asks=question.asks,
        answers=tuple(
            AnswerView(label=label, given=given)
            for label, given in answers
            if _is_spoken_of(case.says, outcomes, given)
        ),
    )


def _outcomes(book: RuleBook, says: tuple[Says, ...]) -> Iterator[OutcomeView]:
    """What the book has of these; of several in the same case, the first: the special before the general."""
    known: set[str] = set()
    for one in says:
        found = told(book, one.limb)
        if found is None or one.instead_of & known:
            continue
        known.add(one.limb)
        yield OutcomeView(when=one.when, given=one.given, ruling=found)


def _is_spoken_of(says: tuple[Says, ...], outcomes: tuple[OutcomeView, ...], given: dict[str, Any]) -> bool:
    """Whether an answer leads anywhere: no answer that only limbs which the book has not speak of."""
    (name, value), *_ = given.items()
    about = [one for one in says if name in one.given and one.given[name] == value]
    kept = {one.ruling.limb for one in outcomes}
    return not about or any(one.limb in kept for one in about)
