"""What happened at the tables as rows: coups, wagers, results or every event; as CSV, JSON Lines or Parquet.

    with store.engine.connect() as connection:
        for piece in export(connection, "wagers", "csv", tables=["T1"], since=…, until=…):
            file.write(piece)

It goes through the journals once, event by event, and holds no more than one coup and some rows in memory.
docs/EXPORTS.md lists the columns.
"""

from sabot.floor.exports.rows import WHATS, ExportError, What, rows
from sabot.floor.exports.writing import FORMATS, Format, export

__all__ = ["FORMATS", "WHATS", "ExportError", "Format", "What", "export", "rows"]
