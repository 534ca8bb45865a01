"""What is printed on an area, and where its chips go: as many words as there is room for."""

from math import degrees
from typing import Final

import msgspec

from sabot.views.layout.sectors import Rings, Sector
from sabot.views.names import Caption, in_traditional

LETTER: Final = 0.68
"""How wide a capital letter is, for its height in the drawing."""
CHARACTER: Final = 1.05


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A line of print, along a path."""

    text: str
    traditional: str
    """The same in traditional characters."""
    size: float
    path: str
    chinese: bool


class Spot(msgspec.Struct, frozen=True, kw_only=True):
    """Where the chips of an area stack, and how wide they are."""

    x: float
    y: float
    across: float


def printed(rings: Rings, sector: Sector, caption: Caption) -> tuple[tuple[Line, ...], Spot]:
    """The print of an area with its chips beside it; below it, so to speak, where the area is too narrow."""
    chip = min(0.56 * sector.depth, 0.8 * sector.width, 62)
    large = sector.depth > 90
    english, chinese = (25.0, 32.0) if large else (15.0, 22.0)
    wide, narrow = _width(caption.words, english), _width(caption.characters, chinese, letter=CHARACTER)
    room = sector.width - chip - 26
    if room >= max(wide, narrow):
        shift = (max(wide, narrow) + chip + 10) / 2
        label = sector.middle - _turned(shift - max(wide, narrow) / 2, sector)
        stack = sector.middle + _turned(shift - chip / 2, sector)
        lines = _two_lines(rings, sector, caption, label, (english, chinese))
        return lines, _spot(rings, (sector.radius, stack), chip)
    return _shortened(rings, sector, caption, chinese)


def _shortened(
    rings: Rings, sector: Sector, caption: Caption, largest: float
) -> tuple[tuple[Line, ...], Spot]:
    """Only the characters, or the initial: beside the chips where they fit, else above them."""
    text, chinese = _shortest(caption)
    letter = CHARACTER if chinese else LETTER
    chip = min(0.56 * sector.depth, 0.8 * sector.width, 62)
    wide = _width(text, largest, letter=letter)
    if sector.width >= wide + chip + 12:
        label = sector.middle - _turned((chip + 6) / 2, sector)
        stack = sector.middle + _turned((wide + 6) / 2, sector)
        line = _line(rings, sector, text, (largest, sector.radius, label), chinese=chinese)
        return (line,), _spot(rings, (sector.radius, stack), chip)
    size = min(0.34 * sector.depth, 0.92 * sector.width / (len(text) * letter))
    chip = min(0.54 * sector.depth, 0.86 * sector.width)
    line = _line(
        rings,
        sector,
        text,
        (size, sector.inner + 0.05 * sector.depth + size / 2, sector.middle),
        chinese=chinese,
    )
    return (line,), _spot(rings, (sector.outer - 0.06 * sector.depth - chip / 2, sector.middle), chip)


def _shortest(caption: Caption) -> tuple[str, bool]:
    return (caption.characters, True) if caption.characters else (caption.initial, False)


def _two_lines(
    rings: Rings, sector: Sector, caption: Caption, angle: float, sizes: tuple[float, float]
) -> tuple[Line, ...]:
    english, chinese = sizes
    if not caption.characters or caption.characters == caption.words:
        return (_line(rings, sector, caption.words, (chinese, sector.radius, angle), chinese=False),)
    apart = (english + chinese) * 0.56
    upper = _line(rings, sector, caption.words, (english, sector.radius - apart / 2, angle), chinese=False)
    lower = _line(
        rings, sector, caption.characters, (chinese, sector.radius + apart / 2, angle), chinese=True
    )
    return (upper, lower)


def _line(rings: Rings, sector: Sector, text: str, at: tuple[float, float, float], *, chinese: bool) -> Line:
    """A line whose middle stands at a radius and an angle. Its letters stand on the path."""
    size, radius, angle = at
    lower = radius + size * 0.36
    reach = _turned(_width(text, size, letter=CHARACTER if chinese else LETTER) / 2 + size, sector)
    return Line(
        text=text,
        traditional=in_traditional(text),
        size=round(size, 1),
        path=rings.arc(lower, angle - reach, angle + reach),
        chinese=chinese,
    )


def _spot(rings: Rings, where: tuple[float, float], across: float) -> Spot:
    at = rings.at(*where)
    return Spot(x=round(at.x, 1), y=round(at.y, 1), across=round(across, 1))


def _width(text: str, size: float, *, letter: float = LETTER) -> float:
    return len(text) * size * letter


def _turned(length: float, sector: Sector) -> float:
    """The angle that an arc of such a length spans in a sector."""
    return degrees(length / sector.radius)
