"""Studies that deal shoes: the cutting card's depth, counting, bankrolls."""

from collections.abc import Iterable
from math import isinf
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter
from rich.console import Console

from sabot import SabotError
from sabot.cards import Rank
from sabot.cli.options import Whole, WholeNumbers, WholeOrNone
from sabot.cli.study.asked import (
    AS_THE_BOOK_SAYS,
    ON_THE_TERMINAL,
    Answer,
    Bets,
    GameName,
    Seed,
    Setting,
    Shoes,
    at_work,
    note,
    print_by_bet,
    rows_under,
    tell,
)

if TYPE_CHECKING:  # numba and matplotlib take their time to import
    from matplotlib.figure import Figure

    from sabot.margins.studies.bankroll import Bankroll
    from sabot.margins.studies.counting import Counting, Play
    from sabot.margins.studies.depth import Depth
    from sabot.margins.studies.plans import Plan

Behinds = Annotated[
    WholeNumbers,
    Parameter(
        name="--behind",
        help="A depth: how many cards lie behind the cutting card; as often as needed. The rule book's "
        "own and some others, when not given.",
    ),
]
Pairs = tuple[str, ...]

Tags = Annotated[
    Pairs,
    Parameter(
        name="--tag",
        negative="",
        consume_multiple=False,
        help="RANK=TAG, such as 6=-4, as often as needed; a rank not named counts nothing. Without any, "
        "small whole tags that go best with the effects of removal.",
    ),
]


class PlanError(SabotError):
    """A plan or a scheme in words that make none."""


def depth(
    game: GameName,
    *,
    bet: Bets = (),
    behind: Behinds = (),
    shoes: Shoes = 10_000,
    seed: Seed = 1,
    setting: Setting = AS_THE_BOOK_SAYS,
    answer: Answer = ON_THE_TERMINAL,
) -> int:
    """How the average margin over a shoe of GAME moves with the depth of the cutting card."""
    from sabot.margins.studies.depth import depth as study

    table = setting.open(game)
    answer.must_be_writable()
    with at_work("dealing shoes") as progress:
        found = study(table, bet or None, behind or None, shoes, seed, progress)

    def draw() -> "Figure":
        from sabot.margins.studies.charts.depth import depth_chart

        return depth_chart(found)

    return tell(found, answer, draw, lambda out: _say_depth(out, found))


def _say_depth(out: Console, found: "Depth") -> None:
    note(
        out,
        "How many percentage points the average margin of all coups of a shoe is above that of the coups "
        f"always dealt, ± one standard error; {found.shoes:,} shoes, seed {found.seed}.",
    )
    moves = {
        bet: {"always dealt": f"{float(of.margin):.4%}"}
        | {
            f"{at.behind} behind, {at.coups:.1f} coups": f"{100 * at.moved:+.5f} ± {100 * at.error:.5f}"
            for at in of.depths
        }
        for bet, of in found.bets.items()
    }
    print_by_bet(out, "cutting card", moves)


def counting(
    game: GameName,
    bet: str,
    *,
    tag: Tags = (),
    count: Annotated[
        Literal["true", "running"],
        Parameter(help="true divides the running count by the decks not seen yet; running does not."),
    ] = "true",
    threshold: Annotated[
        float | None,
        Parameter(help="The count from which the bet is made; the one that wins most, when not given."),
    ] = None,
    behind: Annotated[
        WholeOrNone,
        Parameter(help="Cards behind the cutting card; as many as the rule book says, when not given."),
    ] = None,
    shoes: Shoes = 2_000,
    seed: Seed = 1,
    setting: Setting = AS_THE_BOOK_SAYS,
    answer: Answer = ON_THE_TERMINAL,
) -> int:
    """What betting one unit on BET of GAME from some count on would win, and what nobody could win more than.

    Parameters
    ----------
    bet
        The bet, such as tiger-tie.
    """
    from sabot.margins.studies.counting import counting as study

    table = setting.open(game)
    answer.must_be_writable()
    tags = _tags(tag) if tag else None
    with at_work("dealing shoes") as progress:
        found = study(
            table,
            bet,
            tags=tags,
            kind=count,
            threshold=threshold,
            behind=behind,
            shoes=shoes,
            seed=seed,
            progress=progress,
        )

    def draw() -> "Figure":
        from sabot.margins.studies.charts.counting import counting_chart

        return counting_chart(found)

    return tell(found, answer, draw, lambda out: _say_counting(out, found))


def _say_counting(out: Console, found: "Counting") -> None:
    out.print(f"{found.about.bets[found.bet]}, {found.scheme}")
    note(
        out,
        f"Margin {-float(found.expected):.4%} from a fresh shoe; the tags go with the effects of removal by "
        f"{found.correlation:.3f}; {found.coups:.1f} coups a shoe, {found.behind} cards behind the cutting "
        f"card; {found.shoes:,} shoes, seed {found.seed}.",
    )
    if sum(found.scheme.tags):
        note(
            out,
            "The tags do not add up to nought, so the count drifts as cards go, whichever they are: a "
            "threshold means another thing early in the shoe than late.",
        )
    rows = rows_under("bets on", "bets a shoe", "of coups", "units a shoe", "±", "a bet")
    chosen = f"count from {found.threshold:g} on"
    if isinf(found.threshold):
        chosen = "no count wins"
    plays: list[tuple[str, Play]] = [
        (chosen, found.counted),
        ("perfect player", found.perfect),
        ("every coup", found.always),
    ]
    for name, play in plays:
        rows.add_row(
            name,
            f"{play.bets:.2f}",
            f"{play.part:.2%}",
            f"{play.gain:+.4f}",
            f"{play.error:.4f}",
            f"{play.per_bet:+.4f}",
        )
    out.print(rows)


def _tags(pairs: Pairs) -> list[float]:
    """Thirteen tags, from the ace to the king."""
    ranks = [rank.value for rank in Rank]
    tags = dict.fromkeys(ranks, 0.0)
    for rank, number in _split(pairs, "--tag takes RANK=TAG, such as 6=-4"):
        known = "T" if rank == "10" else rank.upper()
        if known not in tags:
            raise PlanError(f"there is no rank {rank!r}: write one of {' '.join(ranks)}")
        try:
            tags[known] = float(number)
        except ValueError as error:
            raise PlanError(f"a tag is a number such as -4, not {number!r}") from error
    return list(tags.values())


def _split(pairs: Iterable[str], how: str) -> list[tuple[str, str]]:
    split: dict[str, str] = {}
    for text in pairs:
        name, sign, value = text.partition("=")
        if not sign:
            raise PlanError(f"{how}, not {text!r}")
        if name in split:
            raise PlanError(f"{name} is given twice")
        split[name] = value
    return list(split.items())


def bankroll(
    game: GameName,
    *,
    units: Annotated[Whole, Parameter(name="--bankroll", help="Units that each begins with.")] = 100,
    stake: Annotated[
        Pairs,
        Parameter(
            negative="",
            consume_multiple=False,
            help="BET=UNITS wagered on every coup, such as banker=1; as often as needed.",
        ),
    ] = (),
    martingale: Annotated[
        str | None,
        Parameter(help="Instead of --stake: double up after each loss on this bet, from --first on."),
    ] = None,
    first: Annotated[Whole, Parameter(help="The first stake of a martingale, in units.")] = 1,
    table_maximum: Annotated[Whole, Parameter(help="The most that a martingale may stake, in units.")] = 100,
    stop_loss: Annotated[WholeOrNone, Parameter(help="Stop when down by so many units.")] = None,
    stop_win: Annotated[WholeOrNone, Parameter(help="Stop when up by so many units.")] = None,
    coups: Annotated[WholeOrNone, Parameter(help="So many coups; one shoe, when not given.")] = None,
    bankrolls: Annotated[Whole, Parameter(help="How many bankrolls play; more are more exact.")] = 10_000,
    seed: Seed = 1,
    setting: Setting = AS_THE_BOOK_SAYS,
    answer: Answer = ON_THE_TERMINAL,
) -> int:
    """What becomes of a bankroll that follows a betting plan at GAME, over a shoe or an evening."""
    from sabot.margins.studies.bankroll import bankroll as study
    from sabot.margins.studies.plans import Flat, Martingale, Plan

    table = setting.open(game)
    answer.must_be_writable()
    if (martingale is None) == (not stake):
        raise PlanError("name one plan: --stake banker=1, or --martingale banker")
    staking = Flat(_stakes(stake)) if martingale is None else Martingale(martingale, first, table_maximum)
    plan = Plan(staking, stop_loss, stop_win)
    with at_work("playing bankrolls") as progress:
        found = study(table, plan, units, coups, bankrolls, seed, progress)

    def draw() -> "Figure":
        from sabot.margins.studies.charts.bankroll import bankroll_chart

        return bankroll_chart(found)

    return tell(found, answer, draw, lambda out: _say_bankroll(out, found))


def _stakes(pairs: Pairs) -> dict[str, int]:
    stakes = {}
    for bet, units in _split(pairs, "--stake takes BET=UNITS, such as banker=1"):
        if not units.isdecimal():
            raise PlanError(f"the stake on {bet} is a whole number of units, not {units!r}")
        stakes[bet] = int(units)
    return stakes


def _say_bankroll(out: Console, found: "Bankroll") -> None:
    over = "one shoe" if found.coups is None else f"{found.coups:,} coups"
    out.print(f"{_capital(found.plan)}, from {found.bankroll:,} units over {over}")
    note(out, f"{found.bankrolls:,} bankrolls, seed {found.seed}")
    rows = rows_under("", "")
    rows.show_header = False
    rows.add_row("up or down on average", f"{found.mean:+,.3f} ± {found.error:,.3f}")
    rows.add_row("by the exact margin of what was staked", f"{found.expected:+,.3f}")
    rows.add_row("standard deviation", f"{found.deviation:,.3f}")
    rows.add_row("staked on average", f"{found.staked:,.2f}")
    rows.add_row("coups played on average", f"{found.played:,.2f}")
    rows.add_row("ended ahead", f"{found.ahead:.2%}")
    for ending, part in found.endings.items():
        rows.add_row(ending, f"{part:.2%}")
    for band in found.bands:
        rows.add_row(f"{band.percent}% ended with no more than", f"{band.units[-1]:,.2f}")
    out.print(rows)


def _capital(plan: "Plan") -> str:
    said = str(plan)
    return said[0].upper() + said[1:]
