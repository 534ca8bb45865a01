"""The yardsticks of exact margins: every six cards by value, one after another, in plain Python.

Nothing here is slowed down on purpose. The ways to deal the first cards are carried along, so that
each further card costs one multiplication. The second yardstick deals on only while a hand draws,
and lets a finished coup weigh as much as all that could follow it. Pairs go by rank, which would be
many more cards to tell apart, and both leave them out.
"""

from collections.abc import Sequence

Draws = Sequence[Sequence[bool]]


def every_six_cards(held: Sequence[int], player_draws: Draws, banker_draws: Sequence[Draws]) -> list[int]:
    """The ordered six-card sequences of each cell: final counts, and two or three cards in each hand."""
    cells = [0] * 400
    left = list(held)
    values = range(10)
    for p1 in values:
        ways_1 = left[p1]
        left[p1] -= 1
        for b1 in values:
            ways_2 = ways_1 * left[b1]
            left[b1] -= 1
            for p2 in values:
                ways_3 = ways_2 * left[p2]
                left[p2] -= 1
                player = (p1 + p2) % 10
                for b2 in values:
                    ways_4 = ways_3 * left[b2]
                    left[b2] -= 1
                    banker = (b1 + b2) % 10
                    for fifth in values:
                        ways_5 = ways_4 * left[fifth]
                        left[fifth] -= 1
                        for sixth in values:
                            if player_draws[player][banker]:
                                if banker_draws[player][banker][fifth]:
                                    cell = ((player + fifth) % 10 * 10 + (banker + sixth) % 10) * 4 + 3
                                else:
                                    cell = ((player + fifth) % 10 * 10 + banker) * 4 + 2
                            elif banker_draws[player][banker][10]:
                                cell = (player * 10 + (banker + fifth) % 10) * 4 + 1
                            else:
                                cell = (player * 10 + banker) * 4
                            cells[cell] += ways_5 * left[sixth]
                        left[fifth] += 1
                    left[b2] += 1
                left[p2] += 1
            left[b1] += 1
        left[p1] += 1
    return cells


def every_coup(held: Sequence[int], player_draws: Draws, banker_draws: Sequence[Draws]) -> list[int]:
    """The same, each coup dealt no further than it goes."""
    cells = [0] * 400
    left = list(held)
    values = range(10)
    after_four = (sum(held) - 4) * (sum(held) - 5)
    for p1 in values:
        ways_1 = left[p1]
        left[p1] -= 1
        for b1 in values:
            ways_2 = ways_1 * left[b1]
            left[b1] -= 1
            for p2 in values:
                ways_3 = ways_2 * left[p2]
                left[p2] -= 1
                for b2 in values:
                    ways_4 = ways_3 * left[b2]
                    left[b2] -= 1
                    player, banker = (p1 + p2) % 10, (b1 + b2) % 10
                    draws = banker_draws[player][banker]
                    if player_draws[player][banker]:
                        _player_draws(cells, left, ways_4, (player, banker), draws)
                    elif draws[10]:
                        ways_4 *= sum(left) - 1
                        for third in values:
                            cells[(player * 10 + (banker + third) % 10) * 4 + 1] += ways_4 * left[third]
                    else:
                        cells[(player * 10 + banker) * 4] += ways_4 * after_four
                    left[b2] += 1
                left[p2] += 1
            left[b1] += 1
        left[p1] += 1
    return cells


def _player_draws(
    cells: list[int], left: list[int], ways: int, totals: tuple[int, int], draws: Sequence[bool]
) -> None:
    player, banker = totals
    more = sum(left) - 1
    for third in range(10):
        points, ways_5 = (player + third) % 10, ways * left[third]
        if not draws[third]:
            cells[(points * 10 + banker) * 4 + 2] += ways_5 * more
            continue
        left[third] -= 1
        for last in range(10):
            cells[(points * 10 + (banker + last) % 10) * 4 + 3] += ways_5 * left[last]
        left[third] += 1
