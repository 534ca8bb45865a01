"""What the tests of irregularities begin with."""

from collections.abc import Iterable
from typing import Any

from sabot.engine.events.base import Event
from sabot.engine.people import Actor
from sabot.engine.settings import CardSet, Device
from sabot.engine.state import Shoe
from tests.engine.driver import Driver
from tests.engine.sigma import Watched, watched

STAR, CROWN, PREMIUM, THREE_CARD = (
    "star-baccarat",
    "crown-baccarat",
    "star-premium-baccarat",
    "star-three-card-baccarat",
)
TWO_HANDS = (STAR, CROWN, PREMIUM)
PLAYER_WINS = "9S 2H TH 5D"
"""Player 9 to Banker 7, with four cards."""
STAKE = 10_000
SHUFFLER = Device(kind="shuffling-device")
SCANNER = Device(kind="card-shoe", scans=True)
OTHER_DECKS = CardSet(id="set 2", backs="blue")


def with_wagers(book: str = STAR, game: str | None = None, **changes: Any) -> tuple[Watched, int, int]:
    """100 dollars of Ann's on the Player hand, 100 of Ben's on the Banker hand, or on his own hand."""
    table = watched(book, game, **changes)
    against = "player" if table.table.deals_areas else "banker"
    return table, table.wager("ann", "player", STAKE), table.wager("ben", against, STAKE)


def supervisor(table: Driver) -> Actor:
    """Whoever decides on most of what goes wrong: each book has its own."""
    return table.staff("higher-duties-dealer" if table.book.id == CROWN else "casino-supervisor", "sue")


def shoe(table: Driver) -> Shoe:
    assert table.state.shoe is not None
    return table.state.shoe


def fates(table: Watched) -> dict[int, str]:
    return {wager.id: wager.fate for wager in table.coup.wagers.values()}


def hands(table: Watched) -> dict[str, list[str]]:
    """The cards of each hand, by `player`, or `player 2` where each area has one."""
    found: dict[str, list[str]] = {}
    for card in table.coup.cards:
        found.setdefault(f"{card.hand} {card.area}" if card.area else card.hand, []).append(card.card)
    return found


def limbs(events: Iterable[Event]) -> list[str]:
    """The parts of the book that answered."""
    return [str(event.limb) for event in events if type(event).__name__ == "IrregularityRuled"]  # type: ignore[attr-defined]


def told(table: Watched) -> list[tuple[str, str, str | None]]:
    """Who must be told, when, and by which clause."""
    return [(one.to, one.when, one.rule) for one in table.state.notices.values()]


def posted(events: Iterable[Event]) -> dict[str, int]:
    """What events did to each account."""
    sums: dict[str, int] = {}
    for event in events:
        for posting in event.postings:
            sums[posting.account] = sums.get(posting.account, 0) + posting.cents
    return {account: cents for account, cents in sums.items() if cents}
