"""Whether a text is in one Chinese script and not the other.

GB 2312 has the simplified characters and Big5 the traditional ones: each has those that both scripts write
alike, and neither has the other's own.
"""

import re
from string import Formatter
from typing import Final

HAN: Final = re.compile(r"[\u3400-\u9fff]")
CODES: Final = {"zh-Hans": "gb2312", "zh-Hant": "big5"}


def strangers(language: str, text: str) -> set[str]:
    """The characters of a text that are not of its script."""
    return {one for one in HAN.findall(text) if not _has(CODES[language], one)}


def has_han(text: str) -> bool:
    return HAN.search(text) is not None


def plain(template: str) -> str:
    """A sentence without what is filled in."""
    return "".join(literal for literal, *_ in Formatter().parse(template))


def _has(code: str, character: str) -> bool:
    try:
        character.encode(code)
    except UnicodeEncodeError:
        return False
    return True
