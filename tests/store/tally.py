"""The smallest kind of journal: amounts added up. With it a test can see that each was added once."""

import msgspec

from sabot.store import Codec


class Added(msgspec.Struct, frozen=True, tag_field="what", tag=True):
    """An amount, under an id that nothing else has."""

    id: str
    amount: int = 1


class Tally(msgspec.Struct, frozen=True):
    """What was added, and how often."""

    count: int = 0
    total: int = 0


def add(tally: Tally, added: Added) -> Tally:
    return Tally(tally.count + 1, tally.total + added.amount)


TALLY: Codec[Tally, Added] = Codec(
    kind="tally",
    format=1,
    events=(Added,),
    state=Tally,
    initial=Tally,
    evolve=add,
    packages=("sabot.cards",),
)
