"""All that a scenario may be made of, in lines: for whoever writes one."""

from sabot.scenario.life.listing import deeds, events
from sabot.scenario.life.setting import STATED
from sabot.scenario.vocabulary import VOCABULARY


def vocabulary_lines() -> dict[str, list[str]]:
    """The sentences by subject, what a table is opened with, and the deeds and events with their details."""
    lines = {
        chapter.subject: [f"{one.keyword} {one.wording.text}" for one in chapter.sentences]
        for chapter in VOCABULARY.chapters
    }
    lines["Rows under the opening of a table"] = list(STATED)
    lines["Deeds, with their details; a star marks what must be given"] = [_line(*deed) for deed in deeds()]
    lines["Events, with their details"] = [_line(*event) for event in events()]
    return lines


def _line(called: str, details: tuple[str, ...]) -> str:
    return f"{called}: {', '.join(details)}" if details else called
