"""Both kernels give the same tally, and deal as the rule book's own shoe does, coup by coup."""

import itertools
import pickle
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from random import Random

import msgspec
import pytest

from sabot.bets import Outcome
from sabot.cards import Card
from sabot.coup import Game
from sabot.coup.shoe import Shoe, burn_method, cards_burned, coups
from sabot.margins.cells import PAIR_CODES, cell, pair_code
from sabot.margins.simulate import (
    Kernel,
    Mode,
    PlainGame,
    SimulationError,
    Tally,
    WorkUnit,
    cards_of_shoe,
    extent,
    plain,
    run_unit,
)
from sabot.margins.simulate.plain import TableOfDraws
from sabot.margins.simulate.tally import Counts
from sabot.rulebooks import BOOKS, load_book
from tests.margins import other_books

GAMES = [
    (book, decks, method.kind)
    for book in BOOKS
    for decks in load_book(book).cards.decks.any_of
    for method in load_book(book).cards.burn.methods
    if method.kind in ("one-face-down", "by-face-value")
]


def game_of(book: str, decks: int) -> Game:
    return Game(load_book(book), load_book(book).games[0].key, decks)


def both(game: PlainGame, seed: int, first: int, shoes: int) -> Tally:
    """The tally of some shoes, which must be the same by either kernel."""
    unit = WorkUnit(game=game, seed=seed, first=first, shoes=shoes)
    fast, plainly = run_unit(unit), run_unit(unit, "scalar")
    assert fast == plainly
    return fast


@pytest.mark.parametrize(("book", "decks", "burn"), GAMES)
@pytest.mark.parametrize("mode", ["shoe", "coup"])
def test_kernels_agree_on_every_book_deck_burn_and_mode(book: str, decks: int, burn: str, mode: Mode) -> None:
    game = plain(game_of(book, decks), mode, burn)
    for seed in (0, 1, 987654321, 2**64 - 1):
        # neither a whole batch nor a beginning of one
        both(game, seed, first=seed % 1000, shoes=997)


@pytest.mark.parametrize("shoes", [0, 1, 2, 15, 16, 17, 255, 256, 257])
@pytest.mark.parametrize("mode", ["shoe", "coup"])
def test_kernels_agree_on_batches_that_are_not_full(shoes: int, mode: Mode) -> None:
    assert both(plain(game_of("crown-baccarat", 8), mode), 4, 10, shoes).shoes == shoes


def test_kernels_agree_under_another_table_of_play_and_other_cards() -> None:
    for mode in ("shoe", "coup"):
        both(plain(other_books.with_other_cards(), mode), 6, 0, 3000)


@pytest.mark.parametrize("seed", range(40))
def test_kernels_agree_on_rules_that_nobody_wrote(seed: int) -> None:
    source = Random(seed)
    both(_any_rules(source), seed, 0, 500)


def _any_rules(source: Random) -> PlainGame:
    """Rules made up, with every way for a shoe to end."""
    naturals = tuple(source.sample(range(10), source.randint(0, 3)))
    draws = TableOfDraws(
        naturals,
        tuple(count for count in range(10) if count not in naturals and source.random() < 0.6),
        tuple("".join(source.choice("DS") for _ in range(11)) for _ in range(10)),
    )
    decks = source.randint(1, 8)
    after, when_first = source.randint(0, 6), source.randint(0, 6)
    return PlainGame(
        mode="shoe",
        decks=decks,
        values=tuple(source.randint(0, 9) for _ in range(13)),
        pictures=(False,) * 10 + (True,) * 3,
        draws=draws if source.random() < 0.8 else None,
        burned=tuple(source.randint(0, 11) for _ in range(13)),
        behind_cutting_card=min(source.randint(5, 12) + 6 * max(after, when_first + 1), 52 * decks - 12),
        coups_after_cutting_card=after if decks > 1 else 0,
        coups_when_first_card=when_first if decks > 1 else 0,
    )


@pytest.mark.parametrize(("book", "decks", "burn"), GAMES)
def test_a_shoe_is_dealt_as_the_rule_book_deals_it_coup_by_coup(book: str, decks: int, burn: str) -> None:
    game = game_of(book, decks)
    in_numbers = plain(game, "shoe", burn)
    for number in range(25):
        unit = WorkUnit(game=in_numbers, seed=31, first=number, shoes=1)
        certain, later = _dealt_by_the_book(game, burn, cards_of_shoe(in_numbers, 31, number), in_numbers)
        for kernel in ("scalar", "vector"):
            tally = run_unit(unit, kernel)
            assert _counter(tally.certain) == certain
            assert _counter(tally.later) == later


def test_a_single_coup_is_the_first_that_the_rule_book_deals_from_the_shoe() -> None:
    for book, decks in (("crown-baccarat", 8), ("star-three-card-baccarat", 6)):
        game = game_of(book, decks)
        in_numbers = plain(game, "coup")
        for number in range(300):
            tally = run_unit(WorkUnit(game=in_numbers, seed=8, first=number, shoes=1))
            coup = game.deal(cards_of_shoe(in_numbers, 8, number)[:6])
            assert _counter(tally.certain) == Counter([_outcome(game.outcome(coup))])
            assert tally.coups == 1


def _dealt_by_the_book(
    game: Game, burn: str, cards: tuple[Card, ...], in_numbers: PlainGame
) -> tuple[Counter[int], Counter[int]]:
    """The outcomes of the coups always dealt and of the others, by the readable rule."""
    method = burn_method(game.book.cards, burn)
    at = len(cards) - game.book.cards.cutting_card[0].cards
    shoe = Shoe(cards, cards_burned(method, cards[0]), method, at)
    dealt = [_outcome(game.outcome(coup.coup)) for coup in coups(game, shoe)]
    always = extent(in_numbers).fewest_coups
    assert always <= len(dealt) <= extent(in_numbers).most_coups
    return Counter(dealt[:always]), Counter(dealt[always:])


def _outcome(outcome: Outcome) -> int:
    """The number under which a coup is tallied."""
    if outcome.player_order:
        return (outcome.player_order - 1) * 31 + outcome.banker_order - 1
    same = outcome.player_pair is not None and outcome.player_pair_of == outcome.banker_pair_of
    counts = cell(outcome.player_points, outcome.banker_points, outcome.player_cards, outcome.banker_cards)
    return counts * PAIR_CODES + pair_code(outcome.player_pair, outcome.banker_pair, same)


def _counter(counts: Counts) -> Counter[int]:
    return Counter({number: count for number, count in enumerate(counts.tolist()) if count})


@pytest.mark.parametrize("kernel", ["vector", "scalar"])
@pytest.mark.parametrize("mode", ["shoe", "coup"])
def test_a_tally_does_not_depend_on_how_the_shoes_are_cut_into_units(mode: Mode, kernel: Kernel) -> None:
    game = plain(game_of("star-baccarat", 6), mode)
    whole = run_unit(WorkUnit(game=game, seed=12, first=100, shoes=1000), kernel)
    for seed in range(5):
        source = Random(seed)
        cuts = [100, *sorted(source.randint(100, 1100) for _ in range(6)), 1100]
        units = [
            WorkUnit(game=game, seed=12, first=first, shoes=end - first)
            for first, end in itertools.pairwise(cuts)
        ]
        source.shuffle(units)
        assert sum((run_unit(unit, kernel) for unit in units), Tally.empty(whole.certain.size)) == whole


@pytest.mark.parametrize("kernel", ["vector", "scalar"])
@pytest.mark.parametrize("mode", ["shoe", "coup"])
def test_a_kernel_leaves_the_interpreter_to_other_threads_while_it_deals(mode: Mode, kernel: Kernel) -> None:
    game = plain(game_of("crown-baccarat", 8), mode)
    run_unit(WorkUnit(game=game, seed=1, first=0, shoes=1), kernel)  # compiled
    shoes = 120_000 if mode == "shoe" else 1_200_000
    turns = 0
    with ThreadPoolExecutor(1) as pool:
        dealing = pool.submit(run_unit, WorkUnit(game=game, seed=1, first=0, shoes=shoes), kernel)
        while not dealing.done():
            turns += 1
            time.sleep(0.0001)
    # a kernel that kept the interpreter would leave it a turn before it deals and one after
    assert turns > 10


def test_a_unit_and_its_tally_travel_to_other_machines() -> None:
    game = plain(game_of("star-three-card-baccarat", 8), "shoe")
    unit = WorkUnit(game=game, seed=12, first=100, shoes=20)
    arrived = pickle.loads(pickle.dumps(unit))
    assert arrived == unit
    assert msgspec.json.decode(msgspec.json.encode(unit), type=WorkUnit) == unit
    assert pickle.loads(pickle.dumps(run_unit(arrived))) == run_unit(unit)


def test_shoes_with_other_seeds_and_other_numbers_differ() -> None:
    game = plain(game_of("crown-baccarat", 8), "shoe")
    shoes = [cards_of_shoe(game, seed, number) for seed in range(20) for number in range(20)]
    assert len(set(shoes)) == 400


@pytest.mark.parametrize("seed", range(30))
def test_the_extent_of_shoes_is_found_by_trying_every_length_of_coup(seed: int) -> None:
    source = Random(seed)
    after, when_first = source.randint(0, 2), source.randint(0, 2)
    game = msgspec.structs.replace(
        plain(game_of("crown-baccarat", 8), "shoe"),
        decks=1,
        burned=tuple(source.choice([1, 2, source.randint(0, 11)]) for _ in range(13)),
        behind_cutting_card=source.randint(20, 30),
        coups_after_cutting_card=after,
        coups_when_first_card=when_first,
    )
    at = 52 - game.behind_cutting_card
    ends = [end for burned in set(game.burned) for end in _ways_to_end(burned, 0, at, after, when_first)]
    assert extent(game) == (
        min(number for number, _ in ends),
        max(number for number, _ in ends),
        max(position for _, position in ends),
    )


def _ways_to_end(
    position: int, number: int, at: int, after: int, when_first: int, left: int | None = None
) -> list[tuple[int, int]]:
    """How many coups a shoe can have and where it ends, as coup.shoe decides it, for all lengths."""
    if left == 0:
        return [(number, position)]
    ways = []
    for length in (4, 5, 6):
        end = position + length
        to_come = left - 1 if left is not None else None
        if left is None and position >= at:
            to_come = when_first
        elif left is None and end > at:
            to_come = after
        ways += _ways_to_end(end, number + 1, at, after, when_first, to_come)
    return ways


def test_eight_decks_always_have_67_coups() -> None:
    # one burned and 20 behind: 395 cards, 65 coups of six and five more cards; the 66th coup takes
    # the cutting card with it and one more follows
    assert extent(plain(game_of("crown-baccarat", 8), "shoe")).fewest_coups == 67


@pytest.mark.parametrize(
    ("behind", "said"),
    [
        (-1, "the cutting card has 0 to 414 cards behind it, not -1"),
        (415, "the cutting card has 0 to 414 cards behind it, not 415"),
        (10, "10 cards behind the cutting card are too few: the last coup could run out of cards"),
    ],
)
def test_a_cutting_card_that_no_shoe_can_have_is_refused(behind: int, said: str) -> None:
    with pytest.raises(SimulationError) as refused:
        plain(game_of("crown-baccarat", 8), "shoe", behind=behind)
    assert str(refused.value) == said


def test_the_last_card_can_be_the_last_that_is_dealt() -> None:
    # the cutting card lets one more coup of six follow a coup with five cards behind it: eleven cards
    game = plain(game_of("crown-baccarat", 8), "shoe", behind=11)
    assert extent(game).cards_needed == 416
    both(game, 1, 0, 500)


@pytest.mark.parametrize(
    ("seed", "first", "shoes"), [(-1, 0, 1), (2**64, 0, 1), (0, -1, 1), (0, 0, -1), (0, 2**62, 1)]
)
def test_a_unit_of_shoes_that_there_are_not_is_refused(seed: int, first: int, shoes: int) -> None:
    with pytest.raises(SimulationError):
        WorkUnit(game=plain(game_of("crown-baccarat", 8), "shoe"), seed=seed, first=first, shoes=shoes)
