"""`sabot explain`: one coup, its hands, its payments and the reason for each."""

from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from sabot.bets import Payment
from sabot.cards import must_be_whole, read_typed
from sabot.cli.options import Chosen, WholeOrNone, parse_options
from sabot.cli.settle import answerer
from sabot.cli.terminal import QUIET, WINNERS, card_text, console, print_columns
from sabot.coup.explain import count_in_words
from sabot.ledger import ChipSet
from sabot.rulebooks import open_game


def explain(
    game: str,
    /,
    *cards: str,
    decks: WholeOrNone = None,
    option: Chosen = (),
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Say how a coup went and what each bet is paid, with the clause for each.

    Parameters
    ----------
    game
        BOOK/GAME, such as crown-baccarat/crown; `sabot games` lists them.
    cards
        The cards in the order they left the shoe, as a dealer types them: KS 6H QH KD 3C.
    decks
        How many decks the shoe holds; the most the rule book allows, when not given.
    option
        NAME=VALUE, as often as needed; `sabot games` lists them.
    json
        Answer as `sabot settle` does.
    """
    table = open_game(game, decks, parse_options(option))
    typed = [must_be_whole(card) for card in read_typed(" ".join(cards))]
    if json:
        print(answerer(table, None, ChipSet((1,)))([card.name for card in typed]).decode())
        return 0
    coup = table.deal_exactly(typed)
    outcome = table.outcome(coup)
    out = console()
    for side, hand in (("player", coup.player), ("banker", coup.banker)):
        line = Text(f"{side.capitalize():7}", style=WINNERS[side])
        line.append_text(Text(" ").join(card_text(card) for card in hand))
        out.print(line.append(f"  counts {count_in_words(table.dealer.count(hand))}"))
    for sentence in table.play(coup):
        out.print(f"{sentence}.", markup=False)
    out.print()
    print_columns(out, _payments(table.settle(outcome), table.why(outcome)))
    return 0


def _payments(settled: dict[str, Payment], why: dict[str, str]) -> list[tuple[Text, Text, Text]]:
    """Every bet, what a unit on it is up or down by, and why; what wins stands out."""
    rows: list[tuple[Text, Text, Text]] = []
    for key, payment in settled.items():
        style = "bold" if payment.net > 0 else QUIET if payment.net < 0 else ""
        net = f"+{payment.net}" if payment.net > 0 else str(payment.net)
        rows.append((Text(key, style), Text(net, style), Text(why[key], style)))
    return rows
