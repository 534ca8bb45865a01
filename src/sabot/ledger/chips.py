"""A table's chips: which amounts they can pay exactly."""

from heapq import heappop, heappush

from sabot import SabotError


class ChipError(SabotError):
    """Denominations that are no chip set, or an amount that chips cannot make."""


class ChipSet:
    """The denominations of a table, in cents."""

    def __init__(self, denominations: tuple[int, ...]) -> None:
        if not denominations or min(denominations) < 1:
            raise ChipError("a chip set has one denomination or more, each of a cent or more")
        self.denominations = tuple(sorted(set(denominations)))
        self._least_by_remainder = self._least_payable_by_remainder()

    def __str__(self) -> str:
        """The chips in the words of a table: ``$1, $5 and $25``."""
        each = [
            f"${cents // 100:,}" + (f".{cents % 100:02}" if cents % 100 else "")
            for cents in self.denominations
        ]
        return " and ".join(filter(None, (", ".join(each[:-1]), each[-1])))

    @property
    def smallest(self) -> int:
        return self.denominations[0]

    def can_pay(self, cents: int) -> bool:
        """Whether chips make up an amount exactly."""
        least = self._least_by_remainder.get(cents % self.smallest)
        return cents >= 0 and least is not None and cents >= least

    def next_payable(self, cents: int) -> int:
        """The least amount that chips can pay and that is no less than `cents`."""
        return min(
            least + max(0, -(-(cents - least) // self.smallest)) * self.smallest
            for least in self._least_by_remainder.values()
        )

    def last_payable(self, cents: int) -> int:
        """The greatest amount that chips can pay and that is no more than `cents`."""
        return max(
            least + (cents - least) // self.smallest * self.smallest
            for least in self._least_by_remainder.values()
            if least <= cents
        )

    def in_chips(self, cents: int) -> dict[int, int]:
        """An amount in chips, large ones first, as a dealer cuts it out."""
        if not self.can_pay(cents):
            raise ChipError(f"{cents} cents cannot be paid in chips of {self}")
        paid: dict[int, int] = {}
        for chip in reversed(self.denominations):
            while cents >= chip and self.can_pay(cents - chip):
                count = max(1, self._how_many(cents, chip))
                paid[chip] = paid.get(chip, 0) + count
                cents -= count * chip
        return paid

    def _how_many(self, cents: int, chip: int) -> int:
        """As many of a chip at once as leave an amount that chips can pay."""
        count = cents // chip
        while count > 1 and not self.can_pay(cents - count * chip):
            count -= 1
        return count

    def _least_payable_by_remainder(self) -> dict[int, int]:
        """For each remainder by the smallest chip, the least payable amount that leaves it.

        Any larger amount with that remainder is payable with more of the smallest chips, so this
        small table answers for every amount, also where chips do not divide one another.
        """
        least = {0: 0}
        queue = [0]
        while queue:
            amount = heappop(queue)
            if amount > least[amount % self.smallest]:
                continue
            for chip in self.denominations[1:]:
                reached = amount + chip
                remainder = reached % self.smallest
                if remainder not in least or reached < least[remainder]:
                    least[remainder] = reached
                    heappush(queue, reached)
        return least
