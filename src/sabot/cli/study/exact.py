"""Studies that are exact: cards removed, decks, paytables."""

from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.console import Console

from sabot import SabotError
from sabot.cli.composition import composition_in
from sabot.cli.study.asked import (
    AS_THE_BOOK_SAYS,
    ON_THE_TERMINAL,
    Answer,
    Bets,
    GameName,
    Setting,
    at_work,
    note,
    print_by_bet,
    rows_under,
    tell,
)

if TYPE_CHECKING:  # numba and matplotlib take their time to import
    from matplotlib.figure import Figure

    from sabot.margins.studies.decks import Decks
    from sabot.margins.studies.designer import Design, Priced
    from sabot.margins.studies.removal import Removal


class TargetError(SabotError):
    """A margin to aim for that is no number."""


def removal(
    game: GameName,
    *,
    bet: Bets = (),
    composition: Annotated[
        Path | None,
        Parameter(
            help='A file of the cards left in the shoe as JSON, such as {"AS": 8, "TH": 7}; absent cards '
            "count zero. A fresh shoe, when not given."
        ),
    ] = None,
    setting: Setting = AS_THE_BOOK_SAYS,
    answer: Answer = ON_THE_TERMINAL,
) -> int:
    """What each card gone does to every bet of GAME: how far it moves the expected net, exactly."""
    from sabot.margins.studies.removal import removal as study

    table = setting.open(game)
    answer.must_be_writable()
    left = None if composition is None else composition_in(composition, table)
    with at_work("removing cards") as progress:
        found = study(table, bet or None, left, progress)

    def draw() -> "Figure":
        from sabot.margins.studies.charts.removal import removal_chart

        return removal_chart(found)

    return tell(found, answer, draw, lambda out: _say_removal(out, found))


def _say_removal(out: Console, found: "Removal") -> None:
    note(out, "What a unit gains when one such card is gone, in percentage points.")
    effects = {
        bet: {name: _points(effect) for name, effect in of.effects.items()} for bet, of in found.bets.items()
    }
    print_by_bet(out, "card", effects)


def _points(effect: Fraction) -> str:
    return f"{100 * float(effect):+.4f}"


def decks(
    game: GameName, *, bet: Bets = (), setting: Setting = AS_THE_BOOK_SAYS, answer: Answer = ON_THE_TERMINAL
) -> int:
    """How the margin of every bet of GAME moves with the decks that its rule book allows, exactly."""
    from sabot.margins.studies.decks import decks as study

    table = setting.open(game)
    answer.must_be_writable()
    with at_work("working out decks") as progress:
        found = study(table, bet or None, progress)

    def draw() -> "Figure":
        from sabot.margins.studies.charts.decks import decks_chart

        return decks_chart(found)

    return tell(found, answer, draw, lambda out: _say_decks(out, found))


def _say_decks(out: Console, found: "Decks") -> None:
    rows = rows_under("margin", *(f"{count} decks" for count in found.by_decks))
    for bet in found.bets:
        margins = [found.margin(bet, count) for count in found.by_decks]
        rows.add_row(bet, *("–" if margin is None else f"{float(margin):.4%}" for margin in margins))
    out.print(rows)


def paytable(
    game: GameName,
    bet: str,
    *,
    margin: Annotated[
        str, Parameter(help="The margin that the bet is to have: 5%, 0.05 or 1/20; below nought is allowed.")
    ],
    line: Annotated[
        str | None,
        Parameter(
            help="Only the odds of this line change, by its name in `sabot margins GAME --bet BET`; "
            "without it the odds of all lines change in proportion."
        ),
    ] = None,
    setting: Setting = AS_THE_BOOK_SAYS,
    answer: Answer = ON_THE_TERMINAL,
) -> int:
    """The odds that give BET of GAME the margin that you want: exact, and the whole odds nearest to it.

    Parameters
    ----------
    bet
        The bet, such as tiger-tie.
    """
    from sabot.margins.studies.designer import design

    table = setting.open(game)
    answer.must_be_writable()
    with at_work("designing"):
        found = design(table, bet, _target(margin), line)

    def draw() -> "Figure":
        from sabot.margins.studies.charts.design import design_chart

        return design_chart(found)

    return tell(found, answer, draw, lambda out: _say_design(out, found))


def _target(text: str) -> Fraction:
    """A margin as a person writes it."""
    number, percent = text.strip().removesuffix("%"), text.strip().endswith("%")
    try:
        return Fraction(number) / (100 if percent else 1)
    except (ValueError, ZeroDivisionError) as error:
        raise TargetError(f"--margin takes a margin such as 5%, 0.05 or 1/20, not {text!r}") from error


def _say_design(out: Console, found: "Design") -> None:
    out.print(f"{found.about.bets[found.bet]}, {found.line}, for a margin of {float(found.target):.4%}")
    pricings: list[tuple[str, Priced]] = [("rule book", found.now)]
    if found.exact is not None:
        pricings.append(("exact", found.exact))
    pricings += [("whole odds", priced) for priced in found.whole]
    rows = rows_under("odds to 1", *(name for name, _ in pricings))
    for line in found.now.odds:
        rows.add_row(line, *(_odds(priced.odds[line]) for _, priced in pricings))
    rows.add_section()
    rows.add_row("margin", *(f"{float(priced.margin):.4%}" for _, priced in pricings))
    out.print(rows)
    if found.reason is not None:
        out.print(f"{found.reason[0].upper()}{found.reason[1:]}.")


def _odds(odds: Fraction) -> str:
    return str(odds) if odds.denominator == 1 else f"{float(odds):.4f}"
