"""The chart of a design: the margins that odds give, and the one that was asked for."""

from fractions import Fraction

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from sabot.margins.studies.charts.paper import INK, PAPER, PLUM, SAND, TIE, paper, percent, sheet
from sabot.margins.studies.designer import ALL, Design, Priced


def design_chart(study: Design) -> Figure:
    """A row for each pricing, its margin along the row, and a line at the target."""
    rows = [("rule book", study.now, SAND)]
    rows += [("exact", study.exact, TIE)] if study.exact else []
    rows += [("whole odds", priced, PLUM) for priced in study.whole if priced.odds != study.now.odds]
    name = study.about.bets[study.bet]
    said = f" {study.reason[0].upper()}{study.reason[1:]}." if study.reason else ""
    line = study.line if study.line == ALL else f"line “{study.line}”"
    about = (
        f"{study.about.said}. {name}, {line}: the margin of each pricing, and the target of "
        f"{percent(float(study.target), 3)} (the dashed line).{said}"
    )
    with paper():
        figure = sheet(f"Odds for {name}", about, (8.2, 1.9 + 0.62 * len(rows)))
        axes = figure.add_subplot()
        axes.grid(axis="x")
        axes.grid(axis="y", visible=False)
        for place, (_, priced, colour) in enumerate(rows):
            axes.plot([100 * float(priced.margin)], [place], "o", color=colour, markersize=9)
            axes.annotate(
                _said(priced),
                (100 * float(priced.margin), place),
                (0, 9),
                textcoords="offset points",
                ha="center",
                fontsize=7.5,
                bbox={"facecolor": PAPER, "edgecolor": "none", "pad": 1},
            )
        axes.axvline(100 * float(study.target), color=INK, linewidth=1, linestyle=(0, (4, 3)))
        axes.set_yticks(range(len(rows)), [label for label, _, _ in rows])
        axes.set_ylim(len(rows) - 0.4, -0.75)
        axes.margins(x=0.25)
        axes.set_xlabel("margin, %")
        _keep_room(axes, [float(priced.margin) for _, priced, _ in rows] + [float(study.target)])
    return figure


def _keep_room(axes: Axes, margins: list[float]) -> None:
    low, high = 100 * min(margins), 100 * max(margins)
    room = max(0.28 * (high - low), 0.2)
    axes.set_xlim(low - room, high + room)


def _said(priced: Priced) -> str:
    odds = list(priced.odds.values())
    told = " ".join(_odds(one) for one in odds[:9]) + (" …" if len(odds) > 9 else "")
    return f"{told} to 1: {percent(float(priced.margin), 3)}"


def _odds(odds: Fraction) -> str:
    return f"{float(odds):.4g}" if odds.denominator > 1 else str(odds)
