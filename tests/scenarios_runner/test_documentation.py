"""The documentation says what is so: every sentence is in it, and its example runs."""

import re
from pathlib import Path

import pytest

from sabot.scenario import VOCABULARY, Passed, read_feature, report_lines, run
from sabot.scenario.life.setting import STATED

PAGE = (Path(__file__).resolve().parents[2] / "docs/SCENARIOS.md").read_text("utf-8")
ROW = re.compile(
    r"^\| `(?P<sentence>(?:Given|When|Then) .*?)` \| `(?P<example>.*?)` \| (?P<meaning>.+) \|$", re.MULTILINE
)
GAP = re.compile(r"\{(\w+)\}")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_every_sentence_is_documented_and_every_documented_sentence_exists() -> None:
    documented = [row["sentence"] for row in ROW.finditer(PAGE)]
    existing = [f"{sentence.keyword} {sentence.wording.text}" for sentence in VOCABULARY]

    assert sorted(documented) == sorted(existing)


def test_every_row_of_the_tables_of_sentences_is_read_by_these_tests() -> None:
    rows = [line for line in PAGE.splitlines() if re.match(r"\| `(Given|When|Then)\b", line)]

    assert len(rows) == len(list(ROW.finditer(PAGE)))


def test_every_example_of_a_sentence_is_that_sentence() -> None:
    for row in ROW.finditer(PAGE):
        sentence, _ = VOCABULARY.reading(row["example"])[0]

        assert f"{sentence.keyword} {sentence.wording.text}" == row["sentence"]


def test_sentences_stand_under_their_subjects() -> None:
    for chapter in VOCABULARY.chapters:
        _, _, section = PAGE.partition(f"\n### {chapter.subject}\n")
        section, _, _ = section.partition("\n#")

        assert [row["sentence"] for row in ROW.finditer(section)] == [
            f"{sentence.keyword} {sentence.wording.text}" for sentence in chapter.sentences
        ]


def test_every_gap_is_documented_and_every_documented_gap_exists() -> None:
    _, _, section = PAGE.partition("\n## The gaps\n")
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `{")]
    documented = [gap for row in rows for gap in GAP.findall(row)]
    used = {gap for sentence in VOCABULARY for gap in sentence.wording.gaps}

    assert sorted(documented) == sorted(used)


@pytest.mark.parametrize("example", blocks("gherkin"))
def test_the_worked_examples_hold(example: str) -> None:
    for scenario in read_feature(example, "example.feature").scenarios:
        outcome = run(scenario)

        assert isinstance(outcome, Passed), outcome


def test_the_report_shown_is_the_one_that_would_be_made() -> None:
    wrong = blocks("gherkin")[0].replace("Ann is paid $13 on banker", "Ann is paid $25 on banker")
    scenarios = read_feature(wrong, "what-a-six-pays.feature").scenarios

    assert blocks("text")[0].splitlines() == list(report_lines(run(scenario) for scenario in scenarios))


def test_what_a_table_may_be_opened_with_is_listed() -> None:
    _, _, section = PAGE.partition("\n### Opening a table\n")
    section, _, _ = section.partition("\n#")

    assert re.findall(r"^\| `([a-z ]+)` \|", section, re.MULTILINE) == list(STATED)
