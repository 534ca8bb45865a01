"""The sources of the pages: no string is missing in any language, and none is left over."""

import json
import re
from pathlib import Path

import pytest

from tests.architecture.house import ROOT
from tools.view_types import written

PAGES = ROOT / "pages"
WORDS = PAGES / "src" / "lib" / "i18n"
LANGUAGES = ("en", "zh-Hans", "zh-Hant")
CHINESE = re.compile(r"[\u4e00-\u9fff]")


def words(language: str) -> dict[str, str]:
    read: dict[str, str] = json.loads((WORDS / f"{language}.json").read_text(encoding="utf-8"))
    return read


def sources() -> list[Path]:
    return [path for path in sorted((PAGES / "src").rglob("*")) if path.suffix in (".svelte", ".ts")]


def parts(said: str) -> set[str]:
    """What is filled in: `{name}`."""
    return set(re.findall(r"\{(\w+)\}", said))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_string_is_said_in_every_language(language: str) -> None:
    english, other = words("en"), words(language)

    assert english.keys() == other.keys()
    assert not [key for key, said in other.items() if not said.strip()]
    assert [key for key in english if parts(english[key]) != parts(other[key])] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_what_is_said_in_chinese_is_chinese(language: str) -> None:
    """All but what is filled in: names, amounts and cards come from elsewhere."""
    own = {key: re.sub(r"\{\w+\}", "", said) for key, said in words(language).items()}

    assert {key for key, said in own.items() if re.search(r"\w", said) and not CHINESE.search(said)} == set()


def test_every_string_is_used_and_every_string_used_is_there() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources())
    used = set(re.findall(r"\bt\('([a-z0-9-]+)'", text))
    named = set(re.findall(r"'([a-z0-9-]+)'", text))

    assert used <= words("en").keys()
    assert words("en").keys() - named == set()


def test_no_page_says_anything_of_its_own_in_a_patron_s_page() -> None:
    """Text between tags that is not in braces would be said in one language alone."""
    said = []
    for folder in ("lobby", "table", "display"):
        for path in sorted((PAGES / "src" / "pages" / folder).rglob("*.svelte")):
            markup = re.sub(
                r"<(script|style|title)\b.*?</\1>", "", path.read_text(encoding="utf-8"), flags=re.DOTALL
            )
            plain = re.sub(r"\{[^{}]*\}", "", re.sub(r"\{[^{}]*\}", "", re.sub(r"<!--.*?-->", "", markup)))
            said += [f"{path.name}: {text}" for text in re.findall(r">\s*([A-Za-z]{3,}[^<{]*)<", plain)]

    assert said == []


def test_no_page_names_a_host() -> None:
    hosts = re.compile(r"https?://(?!www\.w3\.org/|\$\{)")
    found = [
        path.name
        for path in (*sources(), PAGES / "package.json", PAGES / "index.html", PAGES / ".npmrc")
        if hosts.search(path.read_text(encoding="utf-8"))
    ]

    assert found == []


def test_the_lock_holds_no_address_of_a_package() -> None:
    lock = json.loads((PAGES / "package-lock.json").read_text(encoding="utf-8"))

    assert not [name for name, package in lock["packages"].items() if "resolved" in package]
    assert all("integrity" in package for name, package in lock["packages"].items() if name)


def test_the_types_of_the_views_are_those_that_python_sends() -> None:
    assert (PAGES / "src" / "lib" / "views.ts").read_text(encoding="utf-8") == written(), "run `make views`"
