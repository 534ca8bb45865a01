"""`sabot settle`: a JSON line for each coup in, every bet of the game and why out."""

import sys
from codecs import BOM_UTF8
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from io import BufferedIOBase
from itertools import islice
from typing import Annotated, Final

import msgspec
from cyclopts import Parameter

from sabot import SabotError
from sabot.bets import Outcome, Payment
from sabot.cards import Card, decks_of
from sabot.cli.options import Chosen, Whole, WholeOrNone, parse_options
from sabot.cli.terminal import standard_input
from sabot.coup import Coup, DealError, Game, settle_wager
from sabot.coup.game import REMEMBERED
from sabot.ledger import ChipSet
from sabot.rulebooks import open_game

CHUNK: Final = 1 << 16
"""How many bytes are read at once, at most."""
MOST_CARDS: Final = 6
"""No coup has more."""


class CoupLine(msgspec.Struct, forbid_unknown_fields=True):
    """A line of input: the cards of one coup in the order they left the shoe."""

    cards: list[str]


class LineError(SabotError):
    """A line of input that cannot be settled."""


def settle(
    game: str,
    *,
    decks: WholeOrNone = None,
    option: Chosen = (),
    stake: WholeOrNone = None,
    smallest_chip: Whole = 1,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Settle every bet of GAME for each coup on standard input.

    A line in: {"cards": ["8S", "3D", "TH", "3C"]}, the cards in the order they left the shoe. In
    Three Card Baccarat they fall to one Player area and the Banker in turn.

    A line out: the hands, their points, the result, what each bet pays net for each unit staked
    (an exact fraction), how the hands came about, and why each bet was paid, with its clause.
    Lines are answered as they come; the first bad one ends the run with status 2.

    Parameters
    ----------
    game
        BOOK/GAME, such as star-baccarat/even-money; `sabot games` lists them.
    decks
        How many decks the shoe holds; the most the rule book allows, when not given.
    option
        NAME=VALUE, as often as needed: super-six=1|2, tiger=1..5, tie-pays=1..10 (percent),
        1-1-2=pairs|dragon-bonus|perfect-pairs. `sabot games` states each default.
    stake
        Cents staked on each bet; the answer then has "cents" too, net and rounded up to what
        chips can pay.
    smallest_chip
        The smallest chip in cents, to which payments are rounded up.
    json
        The answer is always JSON; this is accepted so that every command takes it.
    """
    del json
    table = open_game(game, decks, parse_options(option))
    chips = ChipSet((smallest_chip,))
    if stake is not None:
        _must_be_stakeable(table, stake, chips)
    answer = answerer(table, stake, chips)
    for answers in _answers(standard_input(), answer):
        sys.stdout.buffer.write(answers)
        sys.stdout.buffer.flush()
    return 0


def _must_be_stakeable(game: Game, stake: int, chips: ChipSet) -> None:
    """Refuse a stake that some bet cannot be made with, whatever the cards, before a line is read."""
    any_coup = game.deal(tuple(islice(decks_of(game.decks), MOST_CARDS)))
    for payment in game.settle(game.outcome(any_coup)).values():
        settle_wager(stake, payment, chips)


def answerer(game: Game, stake: int | None, chips: ChipSet) -> Callable[[list[str]], bytes]:
    """What answers the cards of a coup. Coups with equal outcomes share what was written for them."""
    encode = msgspec.json.encode
    parse, deal, outcome_of, third_cards = Card.parse, game.deal_exactly, game.outcome, game.third_cards
    units = cache(_units)

    @lru_cache(REMEMBERED)
    def paid(outcome: Outcome) -> bytes:
        settled = game.settle(outcome)
        answer: dict[str, object] = {
            "play": [game.result(outcome)],
            "points": {"player": outcome.player_points, "banker": outcome.banker_points},
            "result": outcome.winner,
            "pays": {key: units(payment) for key, payment in settled.items()},
        }
        if stake is not None:
            answer["cents"] = {
                key: settle_wager(stake, payment, chips).net for key, payment in settled.items()
            }
        answer["why"] = game.why(outcome)
        return encode(answer).removeprefix(b'{"play":[')

    @lru_cache(REMEMBERED)
    def told(sentences: tuple[str, ...]) -> bytes:
        return b"".join(encode(sentence) + b"," for sentence in sentences)

    def answer(names: list[str]) -> bytes:
        coup: Coup = deal([parse(name) for name in names])
        return b'{"player":%b,"banker":%b,"play":[%b%b' % (
            _names(coup.player),
            _names(coup.banker),
            told(third_cards(coup)),
            paid(outcome_of(coup)),
        )

    return answer


def _units(payment: Payment) -> str:
    """What a unit staked is up or down by, as an exact fraction."""
    return str(payment.net)


def _names(cards: tuple[Card, ...]) -> bytes:
    return b'["' + '","'.join([card.name for card in cards]).encode() + b'"]'


def _answers(source: BufferedIOBase, answer: Callable[[list[str]], bytes]) -> Iterator[bytes]:
    """Answers, as many at once as there are lines waiting; those before a bad line are given first."""
    decode = msgspec.json.Decoder(CoupLine).decode
    number = 0
    for lines in _lines(source):
        batch: list[bytes] = []
        try:
            for line in lines:
                number += 1
                if not line or line.isspace():
                    continue
                batch.append(answer(decode(line).cards))
        except (msgspec.DecodeError, SabotError, UnicodeDecodeError) as error:
            raise LineError(f"line {number}: {_said(error)}") from error
        finally:
            if batch:
                yield b"\n".join(batch) + b"\n"


def _lines(source: BufferedIOBase) -> Iterator[list[bytes]]:
    """The lines that have come so far, again and again: whoever waits for an answer is not kept waiting."""
    chunk = source.read1(CHUNK).removeprefix(BOM_UTF8)
    begun: list[bytes] = []
    while chunk:
        first, *others = chunk.split(b"\n")
        begun.append(first)
        if others:
            yield [b"".join(begun), *others[:-1]]
            begun = [others[-1]]
        chunk = source.read1(CHUNK)
    yield [b"".join(begun)]


def _said(error: Exception) -> str:
    if isinstance(error, msgspec.ValidationError | DealError | SabotError):
        return str(error)
    return f"not JSON: {error}"
