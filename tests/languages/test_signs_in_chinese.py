"""Every line of every sign that a table can put up, and why each card fell, in both Chinese scripts."""

import ast
import re
from collections.abc import Iterator
from itertools import product

import pytest
from msgspec.structs import replace

from sabot.coup import explain
from sabot.coup.table_of_play import TableOfPlay
from sabot.engine.commands.opening import AnnounceClosing
from sabot.engine.settings import Limit, Limits
from sabot.engine.signage import bets_on_offer, lines, of_patron, restriction, with_settings, with_state
from sabot.engine.table import Table
from sabot.rulebook.book import RuleBook
from sabot.rulebook.games import PuntoBanco
from sabot.rulebooks import BOOKS, load_book
from sabot.views import chinese
from sabot.views.chinese.phrases import Form, Phrase, gaps_of
from sabot.views.chinese.speaking import ON_SIGNS, THIRD_CARDS
from sabot.views.names import LANGUAGES
from sabot.views.table import display_view, patron_view
from tests.architecture.house import SOURCE
from tests.engine.driver import ALL_BOOKS, Driver, opened, running, settings_for
from tests.languages.reading import GAP, texts
from tests.languages.scripts import has_han, plain, strangers

WRITING: dict[str, tuple[str, ...]] = {
    "signage": (
        *("lines", "restriction", "of_patron", "_limits", "_previous"),
        *("_amount", "_odds", "_pays", "_percentages"),
    ),
    "acts/limits": ("announce_kept_minimum",),
    "acts/closing": ("announce_closing",),
}
"""The functions of the engine that write what stands on a sign."""
NOT_ON_A_SIGN = re.compile(r"^a sign stands for|^closing has been")
"""Refusals that stand in the same functions."""


def tables() -> Iterator[Table]:
    """A table of every game of every book, with every layout and every choice that the book leaves."""
    for name in BOOKS:
        book = load_book(name)
        assert book.table is not None
        for game, layout in product(book.games, book.table.layouts):
            if layout.game not in (None, game.key):
                continue
            for options in choices(book, str(game.key)):
                base = Driver(name).table
                settings = settings_for(book, str(game.key), layout=layout.key, options=options)
                yield with_settings(base, settings)


def choices(book: RuleBook, game: str) -> Iterator[dict[str, str]]:
    """Each option of a game as it is, and each choice of each, one at a time."""
    yield {}
    for option in book.options:
        if option.games is None or game in option.games:
            yield from ({str(option.key): str(choice)} for choice in option.choices)


def written(table: Table) -> Iterator[str]:
    """Every line that may stand on the signs of a table."""
    for content in (
        *("limits", "odds", "variation", "tie-percentage"),
        *("side-bet-amounts", "side-bet-odds", "side-bet-configuration"),
    ):
        yield from lines(table, content)
    yield from restriction(table, table.settings.side_bets)


def with_other_limits(table: Table) -> Table:
    """One limit that leaves no choice, areas, a differential, units, a bet without limits of its own."""
    bets = {str(bet.key): Limit(least=2_500, most=2_500) for bet in bets_on_offer(table)[:-1]}
    limits = Limits(bets=bets, areas={"player": 500_050}, differential=2_000_000, unit=500)
    return with_settings(table, replace(table.settings, limits=limits))


def every_line() -> dict[str, RuleBook]:
    """Every line that was thought of, with its book."""
    found: dict[str, RuleBook] = {}
    for one in tables():
        for limited in (one, with_other_limits(one)):
            found |= dict.fromkeys(written(limited), one.book)
    for name in ALL_BOOKS:
        table = running(name)
        of_ann = {"player": Limit(least=100_000, most=5_000_000), "tie": Limit(least=500, most=500)}
        ann = replace(table.state.patrons["ann"], kept_minimum={"player": 1_000})
        keeping = replace(table.state, patrons={**table.state.patrons, "ann": ann})
        for line in (
            *of_patron(table.table, "ann", of_ann),
            *lines(with_state(table.table, keeping), "previous-limits"),
            "Old minimum of player: $25",
            "This table will close",
        ):
            found[line] = table.book
    return found


LINES = every_line()


def phrases_used(lines_of: dict[str, RuleBook]) -> set[Phrase]:
    return {found[0] for line, book in lines_of.items() if (found := ON_SIGNS.find(book, line)) is not None}


def pieces() -> Iterator[str]:
    """Every piece of text that the engine writes signs with."""
    for module, names in WRITING.items():
        tree = ast.parse((SOURCE / "engine" / f"{module}.py").read_text(encoding="utf-8"))
        for function in tree.body:
            if isinstance(function, ast.FunctionDef) and function.name in names:
                for node in ast.walk(function):
                    if isinstance(node, ast.JoinedStr):
                        yield from texts(node, ast.Module(body=[], type_ignores=[]), {})


# Signs ---------------------------------------------------------------------------------------------


def test_every_line_of_a_sign_is_said_in_each_script() -> None:
    assert len(LINES) > 150
    for line, book in LINES.items():
        said = ON_SIGNS.say(book, line)
        assert said is not None, line
        assert has_han(said["zh-Hans"]), line
        for language in LANGUAGES[1:]:
            assert strangers(language, said[language]) == set(), line
            assert not re.search(r"[A-Za-z]{2,}", said[language].replace("ann", "")), line


def test_no_line_is_listed_that_no_sign_has() -> None:
    assert {form.phrase for form in ON_SIGNS.forms} == phrases_used(LINES)


def test_every_piece_of_text_that_signs_are_written_with_was_tried() -> None:
    """A new sentence in the engine's source would be on none of the signs above, and so be found here."""
    found = [piece for piece in pieces() if not NOT_ON_A_SIGN.match(piece)]
    everything = "\n".join(LINES)

    assert len(found) > 15
    for piece in found:
        assert re.search(re.escape(piece).replace(re.escape(GAP), ".+"), everything), piece


@pytest.mark.parametrize(
    ("book", "line", "simplified", "traditional"),
    [
        ("crown-baccarat", "Super 6: 15 to 1 on 6", "超级六：6点 15:1", "超級六：6點 15:1"),
        ("star-baccarat", "Tie: $5 to $1,000", "和：$5至$1,000", "和：$5至$1,000"),
        (
            "crown-baccarat",
            "Banker: 1 to 1 less 5% commission",
            "庄：1:1减5%佣",
            "莊：1:1減5%佣",
        ),
        ("star-baccarat", "This table will close", "此桌即将关闭", "此桌即將關閉"),
        (
            "star-baccarat",
            "Super Six: only with a wager on Player's Hand or Banker's Hand or Tie",
            "超级六：须同时下闲或庄或和",
            "超級六：須同時下閒或莊或和",
        ),
    ],
)
def test_a_line_of_a_sign_in_chinese(book: str, line: str, simplified: str, traditional: str) -> None:
    said = chinese.sign(load_book(book), line)

    assert said == {"en": line, "zh-Hans": simplified, "zh-Hant": traditional}


def test_a_patron_and_the_display_see_a_sign_in_every_language() -> None:
    table = opened("star-baccarat")
    table.done(AnnounceClosing, table.highest)
    seen = patron_view(table.book, table.state, "ann"), display_view(table.book, table.state)

    for view in seen:
        (sign,) = [one for one in view.signs if one.shows == "closing"]
        assert [one["zh-Hant"] for one in sign.said] == ["此桌即將關閉"]
        assert sign.takes_effect is not None


# Why the cards fell so -----------------------------------------------------------------------------


def fallen(book: RuleBook) -> Iterator[str]:
    """Why each hand drew or stood, for every count and every third card."""
    rules = book.play.deal
    if not isinstance(rules, PuntoBanco):
        return
    play = TableOfPlay(rules)
    for player, banker, third in product(range(10), range(10), (None, *range(10))):
        if play.player_draws(player, banker) == (third is None):
            continue
        drew = play.banker_draws(player, banker, third)
        yield from explain.third_cards(play, explain.Drawn(player, banker, third, drew))


def test_why_a_card_was_drawn_is_said_in_each_script() -> None:
    used = set()
    for name in BOOKS:
        book = load_book(name)
        for sentence in set(fallen(book)):
            found = THIRD_CARDS.find(book, sentence)
            assert found is not None, sentence
            used.add(found[0])
            assert found[1]["en"] == sentence
            for language in LANGUAGES[1:]:
                assert has_han(found[1][language])
                assert strangers(language, found[1][language]) == set()
    assert used == {form.phrase for form in THIRD_CARDS.forms}


@pytest.mark.parametrize("form", [*ON_SIGNS.forms, *THIRD_CARDS.forms], ids=lambda form: form.phrase.english)
def test_a_line_has_the_same_gaps_in_each_language(form: Form) -> None:
    english, simplified, traditional = (gaps_of(form.said[language]).keys() for language in LANGUAGES)

    assert english == simplified == traditional
    assert all(strangers(language, plain(form.said[language])) == set() for language in LANGUAGES[1:])
