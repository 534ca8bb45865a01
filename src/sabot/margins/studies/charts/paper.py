"""The paper that charts are drawn on: colours, type, panels, and how a figure is written.

A side is told by its word as well as its colour, and everything is drawn to be read in print.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO
from math import ceil
from pathlib import Path
from textwrap import fill
from typing import Any, Final

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine

from sabot.margins.studies.study import About, StudyError, must_have_folder

PLAYER: Final = "#1f5aa6"
BANKER: Final = "#b3261e"
TIE: Final = "#1f7a3a"
INK: Final = "#26221c"
QUIET: Final = "#6b655b"
GRID: Final = "#e3ddd0"
PAPER: Final = "#fdfbf5"
PLUM: Final = "#6d4a8d"
"""For whatever is on no side."""
SAND: Final = "#b9ad97"

SIDES: Final = {"player": PLAYER, "banker": BANKER, "tie": TIE}

ENDINGS: Final = (".svg", ".png")
SERIF: Final = "DejaVu Serif"
FALLBACKS: Final = {"DejaVu Sans": "Verdana, sans-serif", SERIF: "Georgia, serif"}
"""For a machine that lacks a face: one no wider, so that no words run into one another."""

UNSAID: Final[dict[str, dict[str, None]]] = {
    "svg": dict.fromkeys(("Date", "Creator", "Format", "Type")),
    "png": {"Software": None},
}

STYLE: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "sabot",
    "font.family": "DejaVu Sans",
    "font.size": 9,
    "figure.facecolor": PAPER,
    "axes.facecolor": PAPER,
    "savefig.facecolor": PAPER,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": QUIET,
    "axes.linewidth": 0.8,
    "axes.titlesize": 10,
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.grid.axis": "y",
    "axes.axisbelow": True,
    "axes.formatter.useoffset": False,
    "grid.color": GRID,
    "grid.linewidth": 0.8,
    "xtick.color": QUIET,
    "ytick.color": QUIET,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "legend.frameon": False,
}


class ChartError(StudyError):
    """A chart that cannot be drawn or written."""


@contextmanager
def paper() -> Iterator[None]:
    """Draw in the style of the house."""
    with rc_context(STYLE):
        yield


def sheet(title: str, about: str, size: tuple[float, float]) -> Figure:
    """A figure with a heading and a line that says what it is about; inches."""
    figure = Figure(figsize=size, layout=ConstrainedLayoutEngine(w_pad=0.1, h_pad=0.1))
    FigureCanvasAgg(figure)
    heading = figure.suptitle(title, x=0.012, ha="left", fontsize=13, family=SERIF, weight="bold")
    heading.set_gid("heading")
    figure.supxlabel(fill(about, int(size[0] * 16.5)), x=0.012, ha="left", fontsize=8, color=QUIET)
    return figure


def panels(
    names: Sequence[str], title: str, about: str, draw: Callable[[Axes, str], None], columns: int = 4
) -> Figure:
    """Small charts side by side, one for each name, each with a scale of its own."""
    if not names:
        raise ChartError("there is nothing to draw")
    across = min(columns, len(names))
    down = ceil(len(names) / across)
    with paper():
        width = 7.2 if across == 1 else 3.0 * across
        height = 4.2 if across == 1 else 2.35 * down
        figure = sheet(title, about, (width, height + 0.9))
        for place, name in enumerate(names, 1):
            draw(figure.add_subplot(down, across, place), name)
    return figure


def colour_of(about: About, bet: str) -> str:
    """Player blue, Banker red, Tie green; every other bet alike."""
    return SIDES.get(about.sides.get(bet, ""), PLUM)


def number(value: float, form: str) -> str:
    """A number in a format, its minus sign as long as it should be."""
    return format(value, form).replace("-", "−")


def percent(part: float, places: int = 2) -> str:
    """A percentage, its minus sign as long as it should be."""
    return number(100 * part, f".{places}f") + "%"


def must_be_drawable(path: Path) -> None:
    """Refuse a file whose ending names no kind of picture that charts are written as."""
    if path.suffix.lower() not in ENDINGS:
        raise ChartError(f"{path}: a chart is written as .svg or .png")
    must_have_folder(path)


def save(figure: Figure, path: Path) -> None:
    """Write a figure as SVG or PNG, by the ending of the file."""
    must_be_drawable(path)
    kind = path.suffix.lower().removeprefix(".")
    try:
        path.write_bytes(_drawn(figure, kind))
    except OSError as error:
        raise ChartError(f"{path}: cannot write the chart: {error.strerror}") from error


def inline_svg(figure: Figure, label: str) -> str:
    """A figure as SVG to stand in a page, scaled to its column; nothing in it points elsewhere."""
    text = _drawn(figure, "svg").decode()
    text = text[text.index("<svg") :]
    # the namespaces are known to a page, and its style must not reach beyond the chart
    text = re.sub(r"<style[^>]*>.*?</style>", "", text, flags=re.DOTALL)
    text = re.sub(r'\sxmlns(:\w+)?="[^"]*"', "", text)
    # only what is pointed at needs its name, and names of several charts would clash
    used = set(re.findall(r'(?:xlink:href="#|url\(#)([^")]+)', text))
    text = re.sub(r'\sid="([^"]*)"', lambda found: found.group(0) if found.group(1) in used else "", text)
    text = re.sub(r'(<svg)([^>]*?)\swidth="[^"]*"', r"\1\2", text, count=1)
    text = re.sub(r'(<svg)([^>]*?)\sheight="[^"]*"', r"\1\2", text, count=1)
    return text.replace("<svg", f'<svg role="img" aria-label="{label}"', 1)


def _drawn(figure: Figure, kind: str) -> bytes:
    """A figure in bytes; the same figure gives the same bytes, which tell no date and no maker."""
    into = BytesIO()
    with paper():
        figure.savefig(into, format=kind, dpi=160, metadata=UNSAID[kind])
    if kind == "png":
        return into.getvalue()
    text = into.getvalue()
    for face, instead in FALLBACKS.items():
        text = text.replace(f"'{face}'".encode(), f"'{face}', {instead}".encode())
    return text
