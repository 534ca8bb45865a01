"""`sabot deal`: a shoe dealt in the terminal, every card and payment explained."""

import random
from collections import Counter
from typing import Annotated

import msgspec
from cyclopts import Parameter, validators
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from sabot import SabotError
from sabot.bets import Payment
from sabot.cards import Card, decks_of
from sabot.cli.options import Chosen, Whole, WholeOrNone, parse_options
from sabot.cli.terminal import QUIET, WINNERS, card_text, console, write_json
from sabot.coup import Game
from sabot.coup.explain import count_in_words
from sabot.coup.shoe import DealtCoup, Shoe, load
from sabot.coup.shoe import coups as coups_of
from sabot.rulebooks import open_game


class AreasError(SabotError):
    """More Player areas than the game deals to."""


class CoupView(msgspec.Struct):
    """A coup as `sabot deal` tells it. There is a hand, a result and a list of wins for each area."""

    number: int
    players: list[list[str]]
    banker: list[str]
    results: list[str | None]
    play: list[tuple[str, ...]]
    wins: list[dict[str, str]]
    cutting_card: bool
    last: bool


class ShoeView(msgspec.Struct):
    """A shoe as `sabot deal` tells it."""

    game: str
    decks: int
    burned: list[str]
    burn: str
    coups: list[CoupView]


def deal(
    game: str = "star-baccarat/baccarat",
    *,
    decks: WholeOrNone = None,
    option: Chosen = (),
    areas: Annotated[Whole, Parameter(validator=validators.Number(gte=0, lte=14))] = 1,
    coups: Annotated[WholeOrNone, Parameter(validator=validators.Number(gte=1))] = None,
    burn: str | None = None,
    seed: WholeOrNone = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Shuffle, cut, burn and deal a shoe by the rule book, and say why each coup went as it did.

    Parameters
    ----------
    game
        BOOK/GAME, such as crown-baccarat/crown; `sabot games` lists them.
    decks
        How many decks the shoe holds; the most the rule book allows, when not given.
    option
        NAME=VALUE, as often as needed; `sabot games` lists them.
    areas
        How many Player areas are dealt to, in Three Card Baccarat.
    coups
        Stop after so many coups; the whole shoe, when not given.
    burn
        The way to burn, when the rule book has several: one-face-down, by-face-value and so on.
    seed
        Deal the same shoe again: any whole number. A shoe without one is shuffled afresh.
    json
        Answer as JSON.
    """
    table = open_game(game, decks, parse_options(option))
    shoe = _shuffled(table, burn, seed)
    dealt = _dealt(table, shoe, areas, coups)
    if json:
        write_json(_shoe_view(table, shoe, dealt))
    else:
        _tell(console(), table, shoe, dealt)
    return 0


def _shuffled(game: Game, burn: str | None, seed: int | None) -> Shoe:
    """A shoe shuffled by the operating system's randomness, or by a seed, and cut somewhere."""
    source = random.SystemRandom() if seed is None else random.Random(seed)
    cards = list(decks_of(game.decks))
    source.shuffle(cards)
    margin = 52 * game.book.cards.cut.decks_from_either_end.is_
    return load(game.book.cards, cards, source.randint(margin, len(cards) - margin), burn)


def _dealt(game: Game, shoe: Shoe, areas: int, most: int | None) -> list[DealtCoup]:
    dealt: list[DealtCoup] = []
    for coup in coups_of(game, shoe, areas):
        dealt.append(coup)
        if len(dealt) == most:
            break
    return dealt


def _view(game: Game, dealt: DealtCoup) -> CoupView:
    coup = dealt.coup
    areas = range(max(1, len(coup.players)))
    outcomes = [game.outcome(coup, area) for area in areas]
    return CoupView(
        number=dealt.number,
        players=[[card.name for card in hand] for hand in coup.players],
        banker=[card.name for card in coup.banker],
        results=[outcome.winner for outcome in outcomes],
        play=[game.play(coup, area) for area in areas],
        wins=[
            {key: game.why(outcome)[key] for key, paid in game.settle(outcome).items() if _won(paid)}
            for outcome in outcomes
        ],
        cutting_card=dealt.cutting_card,
        last=dealt.last,
    )


def _won(paid: Payment) -> bool:
    return paid.net > 0


def _shoe_view(game: Game, shoe: Shoe, dealt: list[DealtCoup]) -> ShoeView:
    return ShoeView(
        game=game.id,
        decks=game.decks,
        burned=[card.name for card in shoe.cards[: shoe.burned]],
        burn=shoe.burn.name,
        coups=[_view(game, coup) for coup in dealt],
    )


# For a person ------------------------------------------------------------------------------------


def _tell(out: Console, game: Game, shoe: Shoe, dealt: list[DealtCoup]) -> None:
    document = game.book.document
    out.print(f"[bold]{game.rules.name}[/], {document.casino}, {game.decks} decks")
    out.print(
        f"Cut, and burned {shoe.burned} ({shoe.burn.name}, {shoe.burn.clause}); "
        f"the cutting card lies {shoe.cutting_card_at} cards down.",
        style=QUIET,
    )
    results: Counter[str] = Counter()
    for coup in dealt:
        view = _view(game, coup)
        out.print()
        _tell_coup(out, game, coup, view)
        results.update(winner for winner in view.results if winner)
    out.print()
    counted = ", ".join(f"{name.capitalize()} {results[name]}" for name in WINNERS)
    out.print(f"[bold]{len(dealt)} {'coup' if len(dealt) == 1 else 'coups'}[/]: {counted}")


def _tell_coup(out: Console, game: Game, dealt: DealtCoup, view: CoupView) -> None:
    coup = dealt.coup
    line = Text(f"{dealt.number:>3}  ", style=QUIET)
    for place, hand in enumerate(coup.players, 1):
        name = "Player" if len(coup.players) == 1 else f"Player {place}"
        line.append_text(_hand(game, name, "player", hand))
    line.append_text(_hand(game, "Banker", "banker", coup.banker))
    for winner in view.results:
        if winner is not None:
            line.append(f"{winner.capitalize()}  ", style=WINNERS[winner])
    out.print(line)
    for area, sentences in enumerate(view.play, 1):
        where = f"area {area}: " if len(coup.players) > 1 else ""
        _indented(out, f"{where}{'. '.join(sentences)}.", QUIET)
    for why in dict.fromkeys(why for wins in view.wins for why in wins.values()):
        _indented(out, f"+ {why}")
    if dealt.cutting_card:
        said = "last coup" if dealt.last else "the next coup is the last"
        _indented(out, f"The cutting card appears: {said}.", "yellow")


def _indented(out: Console, said: str, style: str = "") -> None:
    """A sentence under a coup, wrapped on a terminal and whole in a file."""
    text = Text(said, style=style)
    out.print(Padding(text, (0, 0, 0, 5)) if out.is_terminal else Text("     ").append_text(text))


def _hand(game: Game, name: str, side: str, cards: tuple[Card, ...]) -> Text:
    text = Text(f"{name} ", style=WINNERS[side])
    for card in cards:
        text.append_text(card_text(card)).append(" ")
    missing = 3 - len(cards)
    text.append("    " * missing)
    return text.append(f"{count_in_words(game.dealer.count(cards))}   ")
