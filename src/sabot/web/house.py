"""What the routes have to hand: the floor, its people, and the streams that are open."""

from dataclasses import dataclass, field
from typing import Final

from litestar.datastructures import State as AppState

from sabot.floor.approvals import Approvals
from sabot.floor.devices.scanning import ScanningShoe
from sabot.floor.history import History
from sabot.floor.inspection import Inspection
from sabot.floor.people import Account, People
from sabot.floor.pit import Pit
from sabot.floor.service import Floor, TableInfo
from sabot.web.documents import Documents
from sabot.web.exporting import Exports
from sabot.web.limits import Limits
from sabot.web.metrics import Metrics
from sabot.web.streams import Streams

DEMONSTRATION: Final = "demonstration"
"""The pit of tables at which anybody may sit down with chips that are worth nothing."""


@dataclass
class House:
    """One process's floor as the web sees it."""

    floor: Floor
    people: People
    limits: Limits = field(default_factory=Limits)
    demonstration: bool = False
    """Whether visitors may play at the tables of the demonstration's pit."""
    streams: Streams = field(default_factory=Streams)
    documents: Documents = field(default_factory=Documents.none)
    """The approved documents that the operator attached to rule books."""

    def __post_init__(self) -> None:
        self.shoes = ScanningShoe(self.floor, self.people)
        self.history = History(self.floor)
        self.approvals = Approvals(self.floor, self.people)
        self.pit = Pit(self.floor)
        self.inspection = Inspection(self.floor, self.history)
        self.metrics = Metrics()
        self.exports = Exports(self.floor)

    def visitors_welcome_at(self, info: TableInfo) -> bool:
        return self.demonstration and info.pit == DEMONSTRATION

    def plays_for_nothing(self, info: TableInfo, account: Account) -> bool:
        """Whether chips may be taken without anybody who counts them."""
        return self.visitors_welcome_at(info) and account.demonstration


def house_of(state: AppState) -> House:
    house: House = state.house
    return house
