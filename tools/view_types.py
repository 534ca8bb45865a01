"""Writes the TypeScript types of what the pages get, from the Python types of what is sent: `make views`."""

import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from sabot.engine.state import NoticeDue
from sabot.floor.devices.scans import ShoeStands
from sabot.floor.inspection import ChainChecked, EntryAt, JournalPage, ProofStanding
from sabot.views.console import GuideView
from sabot.views.deeds import DeedView
from sabot.views.designs import DesignView
from sabot.views.pit import PitTableView
from sabot.views.table import TableView
from sabot.web.library import ClausePage, Contents, Found, Shelved
from sabot.web.margins import MarginGame, MarginsPage
from sabot.web.openings import OpeningView
from sabot.web.shapes import ApprovalsView, CoupSteps, InclusionProof, Me, PitView, TableCard

TARGET: Final = Path(__file__).parents[1] / "pages" / "src" / "lib" / "views.ts"
SENT: Final[tuple[Any, ...]] = (
    TableView,
    DeedView,
    DesignView,
    GuideView,
    TableCard,
    Me,
    Shelved,
    Contents,
    ClausePage,
    Found,
    ApprovalsView,
    PitView,
    PitTableView,
    OpeningView,
    JournalPage,
    EntryAt,
    CoupSteps,
    ProofStanding,
    ChainChecked,
    NoticeDue,
    InclusionProof,
    MarginGame,
    MarginsPage,
    ShoeStands,
)
"""What pages get; whatever these have in them is written too."""
HEADER: Final = "// Written by `make views` from the Python types of the views. Do not edit it.\n"
PLAIN: Final = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}


def written() -> str:
    """The whole file."""
    _, components = msgspec.json.schema_components(SENT, ref_template="{name}")
    parts = [_declared(name, schema) for name, schema in sorted(components.items())]
    return HEADER + "\n" + "\n".join(parts)


def _declared(name: str, schema: dict[str, Any]) -> str:
    about = schema.get("description", "").split("\n")[0]
    comment = f"/** {about} */\n" if about and "Parameters" not in about else ""
    if schema.get("type") != "object":
        return f"{comment}export type {name} = {_type(schema)};\n"
    lines = [f"  {_key(field)}: {_type(kind)};" for field, kind in schema.get("properties", {}).items()]
    return f"{comment}export type {name} = {{\n" + "\n".join(lines) + "\n};\n"


def _key(field: str) -> str:
    return field if field.isidentifier() else f"'{field}'"


def _type(schema: dict[str, Any]) -> str:
    match schema:
        case {"$ref": name}:
            return str(name)
        case {"anyOf": each}:
            return " | ".join(_type(one) for one in each)
        case {"enum": values}:
            return " | ".join("null" if one is None else f"'{one}'" for one in values)
        case {"const": value}:
            return f"'{value}'"
        case {"type": "array", "prefixItems": items}:
            return "[" + ", ".join(map(_type, items)) + "]"
        case {"type": "array"}:
            inner = _type(schema.get("items", {}))
            return f"({inner})[]" if " " in inner and not inner.startswith("[") else f"{inner}[]"
        case {"type": "object", "additionalProperties": dict() as inner}:
            return f"Record<string, {_type(inner)}>"
        case {"type": "object"}:
            return "Record<string, unknown>"
        case {"type": str() as plain}:
            return PLAIN.get(plain, "unknown")
        case _:
            return "unknown"


def main() -> None:
    if "--check" in sys.argv:
        sys.exit(TARGET.read_text(encoding="utf-8") != written())
    TARGET.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
