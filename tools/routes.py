"""Writes docs/ROUTES.md: every route of the API, for whom it is, and what it does.

All of it is read from the routes themselves; `--check` fails when the page says something else.
"""

import inspect
import re
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Final, cast

from litestar.handlers.http_handlers import HTTPRouteHandler

from sabot.web import House
from sabot.web.app import application
from sabot.web.routes.schema import handlers_of
from sabot.web.who import For

PAGE: Final = Path(__file__).resolve().parent.parent / "docs/ROUTES.md"
BEGINNING: Final = """# Every route

This page is written by `make authority` from the routes themselves. [API.md](API.md) says how one talks to
them, and `/schema/openapi.json` what each takes and answers. A test asks every one of them as every kind of
person.

**For whom** is who gets as far as being asked more: staff must have a role at the table that they name, by
its rule book and its pit; a device's key is for one table and a few things.
"""
WHOM: Final = {
    For.ANYBODY: "anybody",
    For.SIGNED_IN: "whoever is signed in",
    For.STAFF: "staff",
    For.ADMINISTRATORS: "administrators",
    For.SCANNERS: "scanning shoes",
}

Row = tuple[str, str, str, str, str]
"""What it is about, its path, its method, for whom it is, and what it does."""


def main() -> int:
    page = f"{BEGINNING}{''.join(_sections())}"
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(page, "utf-8")
        return 0
    if not PAGE.exists() or PAGE.read_text("utf-8") != page:
        print("docs/ROUTES.md says something else than the routes: run make authority", file=sys.stderr)
        return 1
    return 0


def _sections() -> Iterator[str]:
    for about, rows in groupby(sorted(_rows()), key=lambda row: row[0]):
        yield f"\n## {about.capitalize()}\n\n| Route | For whom | What it does |\n|---|---|---|\n"
        yield from (f"| `{method} {path}` | {whom} | {does} |\n" for _, path, method, whom, does in rows)


def _rows() -> Iterator[Row]:
    nobodys = cast(House, None)  # what it serves is not asked for
    for path, handler in handlers_of(application(nobodys)):
        for method in handler.http_methods - {"OPTIONS"}:
            yield _row(path, method, handler)


def _row(path: str, method: str, handler: HTTPRouteHandler) -> Row:
    about = handler.fn.__module__.rpartition(".")[2]
    does = " ".join((inspect.getdoc(handler.fn) or "").split()).replace("|", "\\|")
    return about, re.sub(r"\{(\w+):\w+\}", r"{\1}", path), method, WHOM[handler.opt["for"]], does


if __name__ == "__main__":
    sys.exit(main())
