"""`sabot games`: what there is to play."""

from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.text import Text

from sabot.bets.options import options_of
from sabot.cli.terminal import QUIET, console, print_columns, write_json
from sabot.coup import Game
from sabot.rulebook.games import Option
from sabot.rulebooks import BOOKS, load_book


class OptionView(msgspec.Struct):
    """An option of a game, its values and its stated default."""

    key: str
    name: str
    values: str
    default: str
    rule: str


class GameView(msgspec.Struct):
    """A game as `sabot games` shows it."""

    id: str
    name: str
    casino: str
    decks: tuple[int, ...]
    options: tuple[OptionView, ...]
    bets: dict[str, str]
    tournament_only: bool


def games(*, json: Annotated[bool, Parameter(negative="")] = False) -> int:
    """List the games with their decks, their options and the bets they offer.

    Parameters
    ----------
    json
        Answer as JSON.
    """
    views = [_view(Game(load_book(book), game.key)) for book in BOOKS for game in load_book(book).games]
    if json:
        write_json(views)
        return 0
    for view in views:
        _show(view)
    return 0


def _show(view: GameView) -> None:
    out = console()
    only = ", tournaments only" if view.tournament_only else ""
    out.print(f"[bold]{view.id}[/]  {view.name}, {view.casino}{only}")
    lines = [("decks", " or ".join(map(str, view.decks))), ("bets", ", ".join(view.bets))]
    lines += [
        ("option", f"{one.key}={one.values}, {one.default} unless said otherwise") for one in view.options
    ]
    print_columns(out, [(Text(f"  {label}", QUIET), Text(said)) for label, said in lines])
    out.print()


def _view(game: Game) -> GameView:
    only = game.rules.tournament_only
    return GameView(
        id=game.id,
        name=game.rules.name,
        casino=game.book.document.casino,
        decks=game.book.cards.decks.any_of,
        options=tuple(_option_view(option) for option in options_of(game.book, game.rules.key)),
        bets={key: bet.name for key, bet in game.paytable.bets.items()},
        tournament_only=only is not None and only.is_,
    )


def _option_view(option: Option) -> OptionView:
    values = "|".join(option.choices)
    if option.percent is not None:
        values = f"{option.percent.least}..{option.percent.most}"
    cited = option.clause
    return OptionView(option.key, option.name, values, option.default, cited)
