"""Sectors of rings: angles, points and paths. Angles are in degrees from straight down to the right."""

from math import asin, cos, degrees, radians, sin
from typing import NamedTuple


class Point(NamedTuple):
    x: float
    y: float


class Sector(NamedTuple):
    """A piece of a ring: between two radii and between two angles, the first the smaller."""

    inner: float
    outer: float
    start: float
    end: float

    @property
    def middle(self) -> float:
        return (self.start + self.end) / 2

    @property
    def radius(self) -> float:
        return (self.inner + self.outer) / 2

    @property
    def depth(self) -> float:
        return self.outer - self.inner

    @property
    def width(self) -> float:
        """Its length along the arc halfway between its radii."""
        return radians(self.end - self.start) * self.radius


class Rings(NamedTuple):
    """Where the rings have their centre."""

    x: float
    y: float

    def at(self, radius: float, angle: float) -> Point:
        return Point(self.x + radius * sin(radians(angle)), self.y + radius * cos(radians(angle)))

    def outline(self, sector: Sector) -> str:
        """The path around a sector."""
        inner_left, inner_right = self.at(sector.inner, sector.start), self.at(sector.inner, sector.end)
        outer_left, outer_right = self.at(sector.outer, sector.start), self.at(sector.outer, sector.end)
        large = int(sector.end - sector.start > 180)
        inner, outer = _round(sector.inner), _round(sector.outer)
        return (
            f"M{_pair(inner_left)}A{inner} {inner} 0 {large} 0 {_pair(inner_right)}"
            f"L{_pair(outer_right)}A{outer} {outer} 0 {large} 1 {_pair(outer_left)}Z"
        )

    def arc(self, radius: float, start: float, end: float) -> str:
        """The path that a line of print follows, from left to right, its letters towards the centre."""
        return (
            f"M{_pair(self.at(radius, start))}"
            f"A{_round(radius)} {_round(radius)} 0 0 0 {_pair(self.at(radius, end))}"
        )


def cells(whole: Sector, count: int, gap: float) -> list[Sector]:
    """A sector cut into cells of equal arc, the first at the right, with a gap of one width everywhere."""
    step = (whole.end - whole.start) / count
    half = degrees(asin(gap / 2 / whole.inner))
    return [
        Sector(
            whole.inner,
            whole.outer,
            whole.end - (place + 1) * step + half,
            whole.end - place * step - half,
        )
        for place in range(count)
    ]


def _round(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")


def _pair(point: Point) -> str:
    return f"{_round(point.x)} {_round(point.y)}"
