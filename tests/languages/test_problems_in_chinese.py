"""Whatever a guest is told that the server did not do, he can read in Chinese."""

import ast
import re
from collections.abc import Iterator

import pytest
from litestar.exceptions import ValidationException

from sabot.engine.people import Refusal
from sabot.floor.people import NotSignedInError, SignInError, TooManyError
from sabot.floor.service import CommandError, UnknownTableError
from sabot.rulebook.book import RuleBook
from sabot.rulebooks import load_book
from sabot.store import StoreFailed
from sabot.views import chinese
from sabot.views.chinese import phrases
from sabot.views.chinese.phrases import Form, gaps_of
from sabot.views.chinese.speaking import REFUSALS
from sabot.views.names import LANGUAGES, Said
from sabot.web.chinese import ENDED, KINDS_OF_PROBLEMS
from sabot.web.problems import STATUSES, RefusedError, problem_of
from sabot.web.saying import OTHER, SAYINGS
from tests.architecture.house import SOURCE
from tests.languages.reading import GAP, texts
from tests.languages.scripts import has_han, plain, strangers

WHERE_A_GUEST_COMES: dict[str, tuple[str, ...]] = {
    "floor/people/errors": (),
    "floor/people/passwords": (),
    "floor/people/people": (),
    "floor/people/permission": (),
    "floor/people/sessions": (),
    "floor/service/tables": (),
    "store/errors": ("KeyReused",),
    "web/problems": ("CrossSiteError", "problem_of", "_detail"),
    "web/routes/session": (),
    "web/who": (),
}
"""The modules that sign somebody in, seat him and ask who he is; of some only these classes and functions."""


def said_there() -> Iterator[str]:
    """Every line for a person in those modules: given to an error, or told as the detail of a problem."""
    for module, names in WHERE_A_GUEST_COMES.items():
        tree = ast.parse((SOURCE / f"{module}.py").read_text(encoding="utf-8"))
        for part in tree.body:
            if names and getattr(part, "name", None) not in names:
                continue
            for node in ast.walk(part):
                if isinstance(node, ast.Call) and _is_told(node.func):
                    for given in (*node.args, *(one.value for one in node.keywords if one.arg == "detail")):
                        yield from _lines(given)
                if isinstance(node, ast.Return) and module.endswith(("problems", "sessions")):
                    yield from _lines(node.value)
                if isinstance(node, ast.FunctionDef) and node.name == "__init__":
                    yield from (line for one in node.args.defaults for line in _lines(one))


def _is_told(function: ast.expr) -> bool:
    match function:
        case ast.Name(id=name):
            return name.endswith(("Error", "HTTPException")) or name == "_problem"
        case ast.Attribute(attr="__init__"):
            return True
        case _:
            return False


def _lines(node: ast.expr | None) -> Iterator[str]:
    """A text with a space in it: one word is a name."""
    if isinstance(node, ast.Constant | ast.JoinedStr):
        if isinstance(node, ast.Constant) and not isinstance(node.value, str):
            return
        yield from (line for line in texts(node, node, {}) if " " in line)


def as_read(form: Form) -> str:
    return re.sub(r"\{\w+:\w+\}", GAP, form.phrase.english)


def test_every_line_that_a_guest_can_be_told_is_listed() -> None:
    found = set(said_there())

    assert len(found) > 30
    assert found - set(map(as_read, SAYINGS.forms)) == set()


def test_nothing_is_listed_that_no_guest_is_told() -> None:
    assert set(map(as_read, SAYINGS.forms)) - set(said_there()) == set()


@pytest.mark.parametrize("form", SAYINGS.forms, ids=lambda form: form.phrase.english)
def test_a_line_is_said_in_each_script_with_the_same_gaps(form: Form) -> None:
    english, simplified, traditional = (gaps_of(form.said[language]).keys() for language in LANGUAGES)

    assert english == simplified == traditional
    for language in LANGUAGES[1:]:
        assert has_han(form.said[language])
        assert strangers(language, plain(form.said[language])) == set()


def test_every_kind_of_problem_is_said_in_each_script() -> None:
    """Of whatever is told to staff and to programs alone, a page in Chinese says what kind of thing it is."""
    kinds = {name for _, _, name in STATUSES} | {"failed", OTHER}

    assert KINDS_OF_PROBLEMS.keys() == kinds
    for simplified, traditional in (*KINDS_OF_PROBLEMS.values(), *ENDED.values()):
        assert has_han(simplified)
        assert strangers("zh-Hans", simplified) == set()
        assert strangers("zh-Hant", traditional) == set()


@pytest.mark.parametrize(
    ("error", "traditional"),
    [
        (SignInError(), "帳號或密碼不對"),
        (TooManyError(90_000), "嘗試次數太多：請2分鐘後再試"),
        (NotSignedInError("the session has ended: signed out"), "登入已結束：已登出"),
        (UnknownTableError("SB9"), "沒有賭桌'SB9'"),
        (CommandError("not JSON: truncated"), "內容不合理"),
        (RuntimeError("the secret way the house is built"), "伺服器出錯，已記錄下來；與您發送的內容無關。"),
        (
            RefusedError(
                Refusal(reason="2000 cents is below the minimum of 2500", rule="6.1"), "star-baccarat"
            ),
            "$20低於最低注碼$25",
        ),
        (RefusedError(Refusal(reason="no sign stands"), "star-baccarat"), "規則不允許這樣做"),
        (StoreFailed("disk"), "資料庫出錯，不知道請求是否已完成：請用同一密鑰再試。"),
    ],
)
def test_a_problem_says_what_it_is_in_chinese(error: Exception, traditional: str) -> None:
    problem = problem_of(error)

    assert problem.said["zh-Hant"] == traditional
    assert problem.said.keys() == set(LANGUAGES)
    assert "secret" not in str(problem.said)


# Texts that somebody sent ----------------------------------------------------------------------------


@pytest.fixture
def matched(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every sentence that is held against a phrase. That takes as long as its length times itself."""
    sentences: list[str] = []

    def spying(form: Form, book: RuleBook | None, sentence: str) -> Said | None:
        sentences.append(sentence)
        return fill(form, book, sentence)

    fill = phrases._fill
    monkeypatch.setattr(phrases, "_fill", spying)
    return sentences


def test_the_names_that_a_client_gives_his_fields_are_held_against_no_phrase(matched: list[str]) -> None:
    for times in (1, 6_000):
        name = "x is no " * times
        wrong = ValidationException(extra=[{"key": "data", "message": f"unknown field `{name}`"}])
        problem = problem_of(wrong)
        assert name in problem.detail
        assert problem.said["en"] == problem.detail
        assert problem.said["zh-Hant"] == "看不懂這個請求"
    assert matched == []


@pytest.mark.parametrize(
    ("error", "traditional"),
    [
        (UnknownTableError("x is no " * 6_000), "找不到所要的內容"),
        (RefusedError(Refusal(reason="x has " * 1_500), "star-baccarat"), "規則不允許這樣做"),
    ],
)
def test_a_line_with_a_long_text_in_it_is_told_by_its_kind_and_held_against_no_phrase(
    matched: list[str], error: Exception, traditional: str
) -> None:
    """The longest line that any list has is a tenth of this, and names of tables have 64 letters at most."""
    assert problem_of(error).said["zh-Hant"] == traditional
    assert matched == []


def test_a_long_sentence_is_not_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    book = load_book("star-baccarat")
    remembered: list[str] = []
    monkeypatch.setattr(REFUSALS, "say", lambda _, sentence: remembered.append(sentence))

    assert chinese.refusal(book, "ann" * 3_000 + " owes no commission") is None
    assert chinese.sign(book, "x" * 9_000) == dict.fromkeys(LANGUAGES, "x" * 9_000)
    chinese.refusal(book, "this was never said before")

    assert remembered == ["this was never said before"]
