"""Checks an exported journal, and trusts nobody for it: one file that imports nothing of Sabot.

It needs Python 3.11 and the package `cryptography`, and was written from docs/PROOF.md alone, so
that it can disagree with `sabot verify`:

    python verify_journal.py EXPORTED [--witness KEPT] [--key PUBLIC]

The exit status is 0 when everything is as it was written, 1 when something is not, 2 when a file
cannot be read or a word of the command is wrong.
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

EXPORT_KEYS = {"journal-export", "log"}
ENTRY_KEYS = {"blind", "book", "book_hash", "command", "event", "format", "journal", "previous", "version"}
CHECKPOINT_KEYS = {"checkpoint", "key", "signature"}
ROOT_KEYS = {"at", "log", "root", "size"}


class Unreadable(Exception):
    """A file that cannot be read at all."""


Object = dict[str, Any]


def sha256(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def parse(line: bytes, keys: set[str]) -> Object | None:
    """A line's object when it has exactly these keys, else None."""
    try:
        value = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) and set(value) == keys else None


def parse_entry(line: bytes) -> Object | None:
    entry = parse(line, ENTRY_KEYS)
    if entry is None or type(entry["version"]) is not int:
        return None
    return entry if isinstance(entry["journal"], str) and isinstance(entry["previous"], str) else None


def parse_checkpoint(line: bytes) -> Object | None:
    made = parse(line, CHECKPOINT_KEYS)
    if made is None or not isinstance(made["checkpoint"], dict) or set(made["checkpoint"]) != ROOT_KEYS:
        return None
    root = made["checkpoint"]
    texts = (made["key"], made["signature"], root["log"], root["root"])
    numbers = (root["at"], root["size"])
    right = all(isinstance(text, str) for text in texts) and all(type(number) is int for number in numbers)
    return made if right else None


def is_signed(made: Object) -> bool:
    signed = json.dumps(made["checkpoint"], sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(made["key"]))
        key.verify(bytes.fromhex(made["signature"]), signed.encode("utf-8"))
    except (ValueError, InvalidSignature):
        return False
    return True


class Tree:
    """The tops of the perfect trees so far, each with its height, as RFC 9162 grows a tree."""

    def __init__(self) -> None:
        self.size = 0
        self.tops: list[tuple[int, bytes]] = []

    def add(self, leaf: bytes) -> None:
        height = 0
        while self.tops and self.tops[-1][0] == height:
            leaf = sha256(b"\x01" + self.tops.pop()[1] + leaf)
            height += 1
        self.tops.append((height, leaf))
        self.size += 1

    def root(self) -> bytes:
        if not self.tops:
            return sha256(b"")
        root = self.tops[-1][1]
        for _, top in self.tops[-2::-1]:
            root = sha256(b"\x01" + top + root)
        return root


class Check:
    """What was seen so far, and what was wrong with it."""

    def __init__(self, witnessed: list[Object], keys: Iterable[str]) -> None:
        self.faults: list[str] = []
        self.tree = Tree()
        self.journals: dict[str, tuple[int, bytes]] = {}
        self.log: str | None = None
        self.checkpoints = 0
        self.signed = 0
        self.witnessed = witnessed
        self.found_again = 0
        self.keys = set(keys) or {kept["key"] for kept in witnessed}

    def fault(self, where: str, what: str) -> None:
        self.faults.append(f"{where}: {what}")

    def header(self, line: bytes) -> bool:
        header = parse(line, EXPORT_KEYS)
        if header is None:
            self.fault("line 1", "not the first line of an exported journal")
            return False
        if header["journal-export"] != 1:
            raise Unreadable(f"the file has format {header['journal-export']}, and this program reads 1")
        self.log = header["log"]
        if any(kept["checkpoint"]["log"] != self.log for kept in self.witnessed):
            self.fault("line 1", "the witness knows another log")
        return True

    def entry(self, number: int, line: bytes) -> None:
        leaf = sha256(b"\x00" + line)
        entry = parse_entry(line)
        if entry is None:
            self.fault(f"line {number}", "not an entry")
        else:
            version, previous = self.journals.get(entry["journal"], (0, bytes(32)))
            if entry["version"] != version + 1:
                self.fault(f"line {number}", f"{entry['journal']} goes from {version} to {entry['version']}")
            elif entry["previous"] != previous.hex():
                self.fault(
                    f"line {number}", f"{entry['journal']} {version + 1} does not follow from the last"
                )
            self.journals[entry["journal"]] = (entry["version"], leaf)
        self.tree.add(leaf)
        for kept in [kept for kept in self.witnessed if kept["checkpoint"]["size"] == self.tree.size]:
            if kept["checkpoint"]["root"] == self.tree.root().hex():
                self.found_again += 1
            else:
                self.fault(f"line {number}", "history was rewritten: the witness has another root here")

    def checkpoint(self, number: int, line: bytes) -> None:
        self.checkpoints += 1
        made = parse_checkpoint(line)
        if made is None:
            self.fault(f"line {number}", "not a checkpoint")
            return
        root, before = made["checkpoint"], len(self.faults)
        if not is_signed(made):
            self.fault(f"line {number}", "its signature is wrong")
        if self.keys and made["key"] not in self.keys:
            self.fault(f"line {number}", f"signed with {made['key']}, which is not trusted")
        if root["log"] != self.log:
            self.fault(f"line {number}", f"a checkpoint of the log {root['log']}")
        if (root["size"], root["root"]) != (self.tree.size, self.tree.root().hex()):
            self.fault(f"line {number}", f"not the root of the {self.tree.size} entries before it")
        if len(self.faults) == before:
            self.signed = self.tree.size

    def end(self, promised: object) -> None:
        there = {
            "checkpoints": self.checkpoints,
            "entries": self.tree.size,
            "root": self.tree.root().hex(),
        }
        if promised is None:
            self.fault("the end", "the file was cut short: its last line is missing")
        elif promised != there:
            self.fault("the end", f"the file says that it has {promised}, and it has {there}")
        for kept in self.witnessed:
            if kept["checkpoint"]["size"] > self.tree.size:
                size = kept["checkpoint"]["size"]
                self.fault("the end", f"history was cut short: the witness knows of {size} entries")


def check(path: Path, witnessed: list[Object], keys: Iterable[str]) -> Check:
    found = Check(witnessed, keys)
    promised: object = None
    with path.open("rb") as file:
        if not found.header(file.readline().rstrip(b"\n")):
            return found
        for number, text in enumerate(file, start=2):
            line = text.rstrip(b"\n")
            if promised is not None:
                found.fault(f"line {number}", "it stands after the end")
                break
            ending = parse(line, {"end"}) if line.startswith(b'{"end":') else None
            if ending is not None:
                promised = ending["end"]
            elif line.startswith(b'{"checkpoint":'):
                found.checkpoint(number, line)
            else:
                found.entry(number, line)
            if number % 100_000 == 0:
                print(f"line {number:,}", file=sys.stderr)
    found.end(promised)
    return found


def read_witness(path: Path) -> list[Object]:
    kept = []
    for number, line in enumerate(path.read_bytes().splitlines(), start=1):
        made = parse_checkpoint(line)
        if made is None or not is_signed(made):
            raise Unreadable(f"{path}, line {number}: not a signed checkpoint")
        kept.append(made)
    return kept


def main() -> int:
    parser = argparse.ArgumentParser(description="Check an exported journal.")
    parser.add_argument("exported", type=Path, help="the file that `sabot export` wrote")
    parser.add_argument("--witness", type=Path, help="checkpoints that were kept elsewhere")
    parser.add_argument("--key", action="append", default=[], help="the public key that must have signed")
    asked = parser.parse_args()
    try:
        witnessed = read_witness(asked.witness) if asked.witness else []
        found = check(asked.exported, witnessed, asked.key)
    except OSError as error:
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    except Unreadable as error:
        print(error, file=sys.stderr)
        return 2
    for fault in found.faults[:100]:
        print(f"FAULT {fault}")
    print(f"{found.tree.size:,} entries of {len(found.journals):,} journals, {found.signed:,} of them signed")
    print(f"{found.checkpoints:,} checkpoints, {found.found_again:,} of the witness's found again")
    print(f"root {found.tree.root().hex()}")
    print("NOT as it was written" if found.faults else "As it was written")
    return 1 if found.faults else 0


if __name__ == "__main__":
    sys.exit(main())
