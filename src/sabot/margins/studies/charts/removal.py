"""The chart of removals: for each bet, what each card gone does to it."""

from collections.abc import Sequence

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from sabot.margins.studies.charts.paper import INK, QUIET, SAND, colour_of, number, panels
from sabot.margins.studies.removal import Removal

FEW_BARS = 13


def removal_chart(study: Removal, bets: Sequence[str] | None = None) -> Figure:
    """A panel for each bet: bars upwards where the bet is better off without the card."""
    chosen = tuple(study.bets) if bets is None else tuple(bets)
    alone = len(chosen) == 1
    scales = "" if alone else "; each panel has its own scale"

    def draw(axes: Axes, bet: str) -> None:
        of = study.bets[bet]
        names = list(of.effects)
        effects = [100 * float(of.effects[name]) for name in names]
        colours = [colour_of(study.about, bet) if effect > 0 else SAND for effect in effects]
        axes.set_title(study.about.bets[bet])
        axes.bar(range(len(names)), effects, color=colours, width=0.72)
        axes.axhline(0, color=INK, linewidth=0.8)
        axes.set_xticks(range(len(names)), names, fontsize=8 if len(names) <= FEW_BARS else 5)
        axes.tick_params(axis="x", length=0)
        axes.margins(x=0.02, y=0.18 if alone else 0.08)
        if not any(effects):
            axes.set_ylim(-1, 1)
            axes.set_yticks([0])
            axes.text(
                0.5,
                0.62,
                "no card gone changes it",
                transform=axes.transAxes,
                ha="center",
                color=QUIET,
                size=8,
            )
        elif alone and len(names) <= FEW_BARS:
            for place, effect in enumerate(effects):
                axes.annotate(
                    number(effect, "+.3f"),
                    (place, effect),
                    (0, 3 if effect >= 0 else -3),
                    textcoords="offset points",
                    ha="center",
                    va="bottom" if effect >= 0 else "top",
                    fontsize=7.5,
                )
        if alone:
            axes.set_ylabel("percentage points of a unit")
            axes.set_xlabel("card removed")

    return panels(
        chosen,
        "The effect of removing a card",
        f"{study.about.said}. What one card gone adds to the expected net of a wager, in "
        f"percentage points{scales}. Coloured bars: the bet is better off.",
        draw,
    )
