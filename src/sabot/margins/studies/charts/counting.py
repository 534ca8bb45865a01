"""The chart of a count: what betting from each threshold on wins, against the perfect player."""

from math import isfinite

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from sabot.margins.studies.charts.paper import GRID, INK, PAPER, PLUM, TIE, number, paper, percent, sheet
from sabot.margins.studies.counting import Counting


def counting_chart(study: Counting) -> Figure:
    """Above, units a shoe by threshold; below, how often the bet is made."""
    scheme = str(study.scheme).replace("-", "−")
    about = (
        f"{study.about.said}. {study.about.bets[study.bet]}, {scheme}; one unit a bet, "
        f"{study.behind} cards behind the cutting card. Exact worth at each of {study.coups:.1f} coups a "
        f"shoe, {study.shoes:,} shoes, seed {study.seed}; shaded: two standard errors."
    )
    with paper():
        figure = sheet(f"Counting against {study.about.bets[study.bet]}", about, (8.2, 6.2))
        grid = figure.add_gridspec(2, 1, height_ratios=(2.4, 1))
        gains = figure.add_subplot(grid[0])
        parts = figure.add_subplot(grid[1], sharex=gains)
        _draw_gains(gains, study)
        _draw_parts(parts, study)
        gains.tick_params(labelbottom=False)
        parts.set_xlabel(f"{study.scheme.kind} count from which the bet is made")
    return figure


def _draw_gains(axes: Axes, study: Counting) -> None:
    counts = [at.threshold for at in study.thresholds]
    gains = [at.play.gain for at in study.thresholds]
    errors = [at.play.error for at in study.thresholds]
    axes.fill_between(
        counts,
        [gain - 2 * error for gain, error in zip(gains, errors, strict=True)],
        [gain + 2 * error for gain, error in zip(gains, errors, strict=True)],
        color=PLUM,
        alpha=0.2,
        linewidth=0,
    )
    axes.plot(counts, gains, "o-", color=PLUM, markersize=3, linewidth=1.4)
    axes.axhline(0, color=INK, linewidth=0.9)
    axes.axhline(study.perfect.gain, color=TIE, linewidth=1.2, linestyle=(0, (5, 3)))
    best = max(study.perfect.gain, *gains, study.counted.gain) or 1.0
    # what bets on nearly every coup lose would dwarf what there is to see
    axes.set_ylim(max(min(gains), -1.2 * best) - 0.12 * best, 1.25 * best)
    axes.annotate(
        f"perfect player {number(study.perfect.gain, '+.4f')}",
        (1, study.perfect.gain),
        (-2, 4),
        xycoords=("axes fraction", "data"),
        textcoords="offset points",
        ha="right",
        fontsize=8,
        color=TIE,
    )
    if isfinite(study.threshold) and min(counts) <= study.threshold <= max(counts):
        _mark_chosen(axes, study)
    axes.set_ylabel("units a shoe")


def _mark_chosen(axes: Axes, study: Counting) -> None:
    gain = f"{number(study.counted.gain, '+.4f')} ± {study.counted.error:.4f}"
    said = f"from {number(study.threshold, 'g')} on: {gain}, on {percent(study.counted.part)} of the coups"
    axes.plot([study.threshold], [study.counted.gain], "D", color=INK, markersize=6, label=said)
    axes.legend(loc="lower right", fontsize=8, frameon=True, facecolor=PAPER, edgecolor=GRID)


def _draw_parts(axes: Axes, study: Counting) -> None:
    counts = [at.threshold for at in study.thresholds]
    axes.plot(counts, [100 * at.play.part for at in study.thresholds], color=PLUM, linewidth=1.4)
    axes.axhline(100 * study.perfect.part, color=TIE, linewidth=1.2, linestyle=(0, (5, 3)))
    axes.annotate(
        f"perfect player {percent(study.perfect.part)}",
        (1, 100 * study.perfect.part),
        (-2, 3),
        xycoords=("axes fraction", "data"),
        textcoords="offset points",
        ha="right",
        fontsize=8,
        color=TIE,
    )
    axes.set_ylim(bottom=0)
    axes.set_ylabel("coups bet on, %")
