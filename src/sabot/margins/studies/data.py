"""The data behind a study as a file that a spreadsheet or a program reads."""

import csv
from io import StringIO
from pathlib import Path
from typing import Final

import pyarrow as pa
import pyarrow.parquet as pq

from sabot.margins.studies.study import Rows, StudyError, must_have_folder

ENDINGS: Final = (".csv", ".parquet")


def must_be_writable(path: Path) -> None:
    """Refuse a file whose ending names no kind of data."""
    if path.suffix.lower() not in ENDINGS:
        raise StudyError(f"{path}: the data is written as .csv or .parquet")
    must_have_folder(path)


def as_csv(rows: Rows) -> str:
    """Rows as a spreadsheet takes them, with a first line of names."""
    text = StringIO()
    write = csv.writer(text)
    write.writerow(rows.columns)
    write.writerows(rows.rows)
    return text.getvalue()


def save_rows(rows: Rows, path: Path) -> None:
    """Write rows as CSV or Parquet, by the ending of the file."""
    must_be_writable(path)
    try:
        if path.suffix.lower() == ".csv":
            path.write_text(as_csv(rows), encoding="utf-8", newline="")
        else:
            columns = [list(column) for column in zip(*rows.rows, strict=True)] or [[] for _ in rows.columns]
            pq.write_table(pa.table(dict(zip(rows.columns, columns, strict=True))), path)
    except OSError as error:
        raise StudyError(f"{path}: cannot write the data: {error.strerror or error}") from error
