"""A disk that fails: SQLite's own files, with the n-th write, truncation or sync refused.

SQLite reaches its files by a table of functions (a VFS). This one is the usual one with three functions put
in between, registered in the library that Python's `sqlite3` uses. It also keeps, for each file, what it held
when it was last synced, which is all that is left of it when the power goes.
"""

import ctypes
import sqlite3
from collections.abc import Callable
from ctypes.util import find_library
from dataclasses import dataclass
from pathlib import Path
from typing import Any

OK, IOERR, FULL = 0, 10, 13
IOERR_WRITE, IOERR_FSYNC, IOERR_TRUNCATE = IOERR | 3 << 8, IOERR | 4 << 8, IOERR | 6 << 8

Pointer = ctypes.c_void_p
XOpen = ctypes.CFUNCTYPE(ctypes.c_int, Pointer, Pointer, Pointer, ctypes.c_int, Pointer)
XWrite = ctypes.CFUNCTYPE(ctypes.c_int, Pointer, Pointer, ctypes.c_int, ctypes.c_int64)
XTruncate = ctypes.CFUNCTYPE(ctypes.c_int, Pointer, ctypes.c_int64)
XSync = ctypes.CFUNCTYPE(ctypes.c_int, Pointer, ctypes.c_int)


class Unreachable(Exception):
    """Python's SQLite is not a library of its own here, so nothing can be put in between."""


class Vfs(ctypes.Structure):
    """`sqlite3_vfs`, version 3."""

    _fields_ = [
        ("iVersion", ctypes.c_int),
        ("szOsFile", ctypes.c_int),
        ("mxPathname", ctypes.c_int),
        ("pNext", Pointer),
        ("zName", ctypes.c_char_p),
        ("pAppData", Pointer),
        ("xOpen", Pointer),
        ("others", Pointer * 14),
    ]


class Methods(ctypes.Structure):
    """`sqlite3_io_methods`, version 3."""

    _fields_ = [
        ("iVersion", ctypes.c_int),
        ("xClose", Pointer),
        ("xRead", Pointer),
        ("xWrite", Pointer),
        ("xTruncate", Pointer),
        ("xSync", Pointer),
        ("others", Pointer * 13),
    ]


@dataclass
class Plan:
    """What fails: the call of this number, and every one after it where the disk stays full or broken."""

    at: int = 0
    lasting: bool = False
    torn: bool = False
    """Whether a write that fails was half done."""
    full: bool = False
    calls: int = 0
    failed: int = 0
    first: str = ""
    """What failed first."""
    seen: Callable[[], None] | None = None
    """Called before the first failure is told: the files are as a process leaves them that dies there."""

    def fails(self, kind: str) -> bool:
        self.calls += 1
        now = self.at and (self.calls == self.at or (self.lasting and self.calls > self.at))
        if now:
            self.failed += 1
            if not self.first:
                self.first = kind
                if self.seen is not None:
                    self.seen()
        return bool(now)


class FaultyDisk:
    """The disk of this process, from now on."""

    def __init__(self) -> None:
        self.plan = Plan()
        self.durable: dict[Path, bytes] = {}
        """What each file held when it was last synced."""
        self._paths: dict[int, Path] = {}
        self._tables: dict[int, Methods] = {}
        self._kept: list[Any] = []  # what SQLite points to must not be collected
        name = find_library("sqlite3")
        if name is None:
            raise Unreachable("there is no library of SQLite")
        self._library = ctypes.CDLL(name)
        if self._library_version() != sqlite3.sqlite_version:
            raise Unreachable("Python has an SQLite of its own within it")
        self._register()

    def _library_version(self) -> str:
        version = self._library.sqlite3_libversion
        version.restype = ctypes.c_char_p
        return str(version().decode())

    def _register(self) -> None:
        find = self._library.sqlite3_vfs_find
        find.restype, find.argtypes = Pointer, [ctypes.c_char_p]
        usual = Vfs.from_address(find(None))
        ours = Vfs.from_buffer_copy(usual)
        opening = XOpen(usual.xOpen)

        def x_open(vfs: int, path: int | None, file: int, flags: int, out: int) -> int:
            done = opening(vfs, path, file, flags, out)  # SQLite's own text: it is pointed to from now on
            if done == OK and path:
                self._between(file, Path(ctypes.string_at(path).decode()))
            return int(done)

        callback = XOpen(x_open)
        ours.pNext, ours.zName = None, b"faulty"
        ours.xOpen = ctypes.cast(callback, Pointer).value
        self._kept += [ours, callback]
        if self._library.sqlite3_vfs_register(ctypes.byref(ours), 1) != OK:
            raise Unreachable("SQLite takes no other disk")
        try:
            sqlite3.connect("file:/dev/null?mode=ro&vfs=faulty", uri=True).close()
        except sqlite3.OperationalError as error:
            raise Unreachable(f"Python's SQLite is another one: {error}") from error

    def after_power_loss(self, paths: list[Path]) -> dict[Path, bytes]:
        """What is left of files when the power goes: what was synced. A file that was deleted is gone."""
        return {path: self.durable.get(path, b"") for path in paths if path.exists()}

    def begin(self, plan: Plan, paths: list[Path]) -> None:
        """Fail by a plan from now on; all that is in these files is on the disk."""
        self.plan = plan
        self.durable = {path: path.read_bytes() for path in paths if path.exists()}

    def _between(self, file: int, path: Path) -> None:
        """Put our functions between SQLite and a file that was opened."""
        slot = ctypes.c_void_p.from_address(file)
        usual = slot.value
        if not usual:
            return
        self._paths[file] = path
        if path not in self.durable:
            self.durable[path] = path.read_bytes() if path.is_file() else b""
        if usual not in self._tables:
            self._tables[usual] = self._made(Methods.from_address(usual))
        slot.value = ctypes.addressof(self._tables[usual])

    def _made(self, usual: Methods) -> Methods:
        ours = Methods.from_buffer_copy(usual)
        write, truncate, sync = XWrite(usual.xWrite), XTruncate(usual.xTruncate), XSync(usual.xSync)

        def x_write(file: int, data: int, size: int, offset: int) -> int:
            if not self.plan.fails("write"):
                return int(write(file, data, size, offset))
            if self.plan.torn:
                write(file, data, size // 2, offset)
            return FULL if self.plan.full else IOERR_WRITE

        def x_truncate(file: int, size: int) -> int:
            return IOERR_TRUNCATE if self.plan.fails("truncation") else int(truncate(file, size))

        def x_sync(file: int, flags: int) -> int:
            if self.plan.fails("sync"):
                return IOERR_FSYNC
            done = int(sync(file, flags))
            path = self._paths[file]
            self.durable[path] = path.read_bytes()
            return done

        callbacks: list[tuple[str, Callable[..., Any]]] = [
            ("xWrite", XWrite(x_write)),
            ("xTruncate", XTruncate(x_truncate)),
            ("xSync", XSync(x_sync)),
        ]
        for name, callback in callbacks:
            setattr(ours, name, ctypes.cast(callback, Pointer).value)  # type: ignore[arg-type]
        self._kept += [write, truncate, sync, *callbacks]
        return ours
