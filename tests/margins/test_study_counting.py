"""Counting: followed a second way card by card, and summed over every order of a tiny shoe."""

from fractions import Fraction
from itertools import permutations
from math import inf
from pathlib import Path

import numpy as np
import pytest

from sabot.cards import Card, Composition
from sabot.coup import Game
from sabot.coup.shoe import Shoe, burn_method, cards_burned, coups
from sabot.margins.exact import margins
from sabot.margins.exact.batch import Batch
from sabot.margins.simulate import cards_of_shoe, plain
from sabot.margins.studies.counting import best_countings, counting
from sabot.margins.studies.removal import removal
from sabot.margins.studies.schemes import Scheme, best_tags, correlation, counts_at
from sabot.margins.studies.study import StudyError
from sabot.rulebooks import open_game

CROWN = "crown-baccarat/traditional"
NEVADA = f"{Path(__file__).parents[1] / 'rulebook' / 'nevada.toml'}/punto-banco"
TAGS = (0.0, -1.0, 0.0, -1.0, -1.0, -4.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0)


def followed_by_hand(
    game: Game, bet: str, tags: tuple[float, ...], seed: int, shoe: int, behind: int
) -> list[tuple[Fraction, float]]:
    """The exact worth of a bet and the true count before each coup of a shoe, by the readable rules."""
    cards = cards_of_shoe(plain(game, "shoe", behind=behind), seed, shoe)
    method = burn_method(game.book.cards, None)
    burned = cards_burned(method, cards[0])
    seen = 0 if method.kind == "one-face-down" else 1
    left = Composition.of_decks(game.decks).without(cards[:seen])
    running = sum(tags[card.index % 13] for card in cards[:seen])
    found = []
    for coup in coups(game, Shoe(cards, burned, method, len(cards) - behind)):
        worth = margins(game, left, bets=[bet])[bet].expected
        found.append((worth, running / (left.total / 52)))
        dealt = (*coup.coup.player, *coup.coup.banker)
        left = left.without(dealt)
        running += sum(tags[card.index % 13] for card in dealt)
    return found


@pytest.mark.parametrize(
    ("game_id", "behind"), [(CROWN, 20), (CROWN, 100), ("star-three-card-baccarat/three-card", 26)]
)
def test_every_coup_is_followed_as_by_hand(game_id: str, behind: int) -> None:
    game, seed, shoes, threshold = open_game(game_id), 9, 4, 2.5
    bet = "tiger-tie" if game_id == CROWN else "point-total-0"
    found = counting(game, bet, tags=TAGS, threshold=threshold, behind=behind, shoes=shoes, seed=seed)
    each = [followed_by_hand(game, bet, TAGS, seed, shoe, behind) for shoe in range(shoes)]
    assert found.coups == sum(len(shoe) for shoe in each) / shoes
    counted = [[worth for worth, count in shoe if count >= threshold] for shoe in each]
    perfect = [[worth for worth, _ in shoe if worth > 0] for shoe in each]
    for play, made in ((found.counted, counted), (found.perfect, perfect)):
        gains = [float(sum(shoe)) for shoe in made]
        assert play.bets == sum(map(len, made)) / shoes
        assert play.gain == pytest.approx(np.mean(gains))
        assert play.error == pytest.approx(np.std(gains, ddof=1) / shoes**0.5)
    assert found.always.gain == pytest.approx(float(sum(worth for shoe in each for worth, _ in shoe)) / shoes)
    assert not found.found


def test_over_every_order_of_a_tiny_shoe_a_bet_made_on_a_count_wins_its_exact_worth() -> None:
    """The study adds up exact worths and never plays a coup; played out in every order it is the same.

    Eight cards are left. One is seen, and a unit is wagered on a tie when its tag says so: over all orders
    of the eight, what is won is the sum of the worths that the study would have taken.
    """
    game = open_game(CROWN)
    shoe = [Card.parse(name) for name in ("6S", "6H", "7S", "8H", "KS", "QD", "9C", "2C")]
    tags, threshold = TAGS, 0.5
    won, bets = Fraction(0), 0
    for order in permutations(shoe, 7):
        if tags[order[0].index % 13] >= threshold:
            bets += 1
            won += game.settle(game.outcome(game.deal(order[1:])))["tie"].net
    whole = Composition(dict.fromkeys(shoe, 1))
    unseen = [whole.without([card]) for card in shoe]
    rows = np.array([[left[card] for card in Card.all()] for left in unseen])
    worths = Batch(game, ["tie"]).expected(rows)[:, 0]
    # the count as if nothing of eight decks but these cards were unseen, less what it was with all eight
    running = counts_at(Scheme(tags, "running"), rows, 8)
    before = counts_at(Scheme(tags, "running"), np.array([[whole[card] for card in Card.all()]]), 8)
    made = running - before >= threshold
    assert made.tolist() == [tags[card.index % 13] >= threshold for card in shoe]
    orders_each = 7 * 6 * 5 * 4 * 3 * 2
    assert bets == orders_each * int(made.sum())
    assert float(won) == pytest.approx(orders_each * float(worths[made].sum()), rel=1e-12)


def test_the_published_count_of_dragon_7_wins_what_is_published() -> None:
    """An unbalanced count that starts at -32 is bet from nought: +52% of a bet a shoe of eight decks.

    The burn is published as here, by the first card, which is seen; 16 cards lie behind the cutting card.
    """
    ace_four_to_seven_eight_nine = (1, 0, 0, -1, -1, -1, -1, 2, 2, 0, 0, 0, 0)
    found = counting(
        open_game(NEVADA),
        "dragon-7",
        tags=ace_four_to_seven_eight_nine,
        kind="running",
        threshold=32,
        behind=16,
        shoes=3000,
    )
    assert found.counted.error < 0.02
    assert found.counted.gain == pytest.approx(0.52, abs=3 * found.counted.error)


def test_nobody_beats_the_perfect_player_and_a_bet_on_every_coup_keeps_its_margin() -> None:
    game = open_game(CROWN)
    for found in best_countings(game, ["tie", "tiger-tie", "big-tiger"], shoes=200):
        gains = [found.counted.gain, found.always.gain, *(at.play.gain for at in found.thresholds)]
        assert max(gains) <= found.perfect.gain
        # the last coups lean a little; the rest have the margin of a fresh shoe
        assert found.always.per_bet == pytest.approx(
            float(found.expected), abs=4 * found.always.error / 80 + 1e-3
        )
        (exact,) = margins(game, bets=[found.bet]).values()
        assert found.expected == exact.expected


def test_all_bets_at_once_are_each_bet_alone() -> None:
    game = open_game(CROWN)
    both = best_countings(game, ["tiger-tie", "super-six"], shoes=60, seed=4)
    alone = tuple(counting(game, bet, shoes=60, seed=4) for bet in ("super-six", "tiger-tie"))
    assert sorted(both, key=lambda one: one.bet) == list(alone)


def test_a_count_that_can_tell_nothing_finds_no_threshold() -> None:
    found = counting(open_game(CROWN), "pairs-player", shoes=50)
    # no card gone from a fresh shoe changes it, so no tags go with it
    assert found.scheme.tags == (0.0,) * 13
    assert found.threshold == inf
    assert (found.counted.bets, found.counted.gain) == (0.0, 0.0)


def test_the_best_tags_are_balanced_and_go_with_the_effects() -> None:
    effects = removal(open_game(CROWN), ["tie"]).bets["tie"]
    tags = best_tags(effects)
    assert sum(tags) == 0
    assert correlation(tags, list(effects.effects.values())) > 0.98
    # the tens and pictures, which are alike, are counted alike
    assert len(set(tags[9:])) == 1
    assert tags[5] == tags[6] == min(tags)  # six and seven hurt most when they are left


def test_a_true_count_is_the_running_count_for_each_deck_unseen() -> None:
    fresh = np.full((1, 52), 8)
    seen = fresh.copy()
    seen[0, [Card.parse("6H").index, Card.parse("6S").index, Card.parse("KD").index]] -= 1
    assert counts_at(Scheme(TAGS, "running"), fresh, 8).tolist() == [0.0]
    assert counts_at(Scheme(TAGS, "running"), seen, 8).tolist() == [-7.0]
    assert counts_at(Scheme(TAGS, "true"), seen, 8).tolist() == [-7.0 / (413 / 52)]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"tags": [1.0] * 12}, "a scheme has 13 tags"),
        ({"tags": [float("nan")] * 13}, "a tag is a number from -1000 to 1000, not nan"),
        ({"threshold": float("nan")}, "a threshold is a count, not nan"),
        ({"shoes": 1}, "a standard error takes two shoes at least, not 1"),
        ({"seed": 2**64}, "a seed is a whole number"),
    ],
)
def test_what_cannot_be_counted_is_refused(asked: dict[str, object], said: str) -> None:
    with pytest.raises(StudyError) as refused:
        counting(open_game(CROWN), "tie", **asked)  # type: ignore[arg-type]
    assert said in str(refused.value)
