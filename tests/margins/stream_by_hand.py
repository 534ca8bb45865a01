"""The streams and the shuffle as docs/SIMULATION.md lays them down, in plain Python integers."""

from collections.abc import Iterator

MASK = 2**64 - 1


def splitmix64(seed: int) -> Iterator[int]:
    """The published generator: a counter that goes up by the golden ratio, stirred."""
    state = seed
    while True:
        state = (state + 0x9E3779B97F4A7C15) & MASK
        z = state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        yield z ^ (z >> 31)


def xoshiro256plusplus(state: list[int]) -> Iterator[int]:
    """The published generator, from four words."""
    s0, s1, s2, s3 = state
    while True:
        yield (turned((s0 + s3) & MASK, 23) + s0) & MASK
        shifted = (s1 << 17) & MASK
        s2 ^= s0
        s3 ^= s1
        s1 ^= s2
        s0 ^= s3
        s2 ^= shifted
        s3 = turned(s3, 45)


def turned(word: int, by: int) -> int:
    return ((word << by) | (word >> (64 - by))) & MASK


def stream_of_shoe(seed: int, shoe: int) -> Iterator[int]:
    """The stream that begins with words 4 n to 4 n + 3 of the sequence of the seed."""
    # the counter of splitmix64 can be set to any place of its sequence
    words = splitmix64((seed + 4 * shoe * 0x9E3779B97F4A7C15) & MASK)
    return xoshiro256plusplus([next(words) for _ in range(4)])


def shuffled(seed: int, shoe: int, cards: int, needed: int) -> list[int]:
    """The numbers of the first cards of a shoe, as many as are needed."""
    words = stream_of_shoe(seed, shoe)
    picks: list[int | None] = []
    while len(picks) < needed:
        word = next(words)
        for _ in range(min(4, needed - len(picks))):
            picks.append(picked(word % 65536, cards - len(picks)))
            word //= 65536
    for at in range(needed):
        while picks[at] is None:
            picks[at] = picked(next(words) % 65536, cards - at)
    left = list(range(cards))
    for at, pick in enumerate(picks):
        assert pick is not None
        left[at], left[at + pick] = left[at + pick], left[at]
    return left[:needed]


def picked(chunk: int, among: int) -> int | None:
    """None when too few chunks are left over for a number to have its full share."""
    number, low = divmod(chunk * among, 65536)
    return None if low < 65536 % among else number
