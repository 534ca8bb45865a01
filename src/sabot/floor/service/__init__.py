"""The service: it loads a table, has the engine decide, appends what was decided, and publishes it.

    floor = await Floor.open("sqlite:///floor.db", shoe_key=Path("shoes.key"))
    await floor.add_table("T1", "star-baccarat")
    command = read_command(body, by=actor)            # body: {"do": "CallBets"}
    outcome = await floor.do("T1", command, key="…")  # Done or Refusal
    async with floor.watch("T1") as watch:            # a snapshot first, then each change
        async for update in watch:
            update.moment.encoded(Display())          # JSON of the view, made once for all who see the same

A `Refusal` is an answer, with its clause where it has one. Exceptions: `UnknownTableError` and `CommandError`
(the caller's mistake, one line), `KeyReused` (an idempotency key used for something else), `StoreFailed` (the
database failed while writing: nothing was acknowledged, and the process must end).
"""

from sabot.floor.service.asking import COMMANDS, CommandError, encode_command, read_command
from sabot.floor.service.clock import Clock, FloorClock
from sabot.floor.service.floor import Done, Floor, Outcome
from sabot.floor.service.moments import Display, Moment, OnePatron, Staff, Update, Viewer
from sabot.floor.service.tables import DealtBy, TableError, TableInfo, TableTakenError, UnknownTableError
from sabot.floor.service.watching import Watch

__all__ = [
    "COMMANDS",
    "Clock",
    "CommandError",
    "DealtBy",
    "Display",
    "Done",
    "Floor",
    "FloorClock",
    "Moment",
    "OnePatron",
    "Outcome",
    "Staff",
    "TableError",
    "TableInfo",
    "TableTakenError",
    "UnknownTableError",
    "Update",
    "Viewer",
    "Watch",
    "encode_command",
    "read_command",
]
