"""What a pure module may not do, and how it is found out.

A pure module decides from what it is handed, so that the same coup replays to the same cent for ever. It asks
the machine it runs on for nothing: no time, no random number, no file, no stream, no other thread.
"""

import ast
from collections.abc import Iterator

from tests.architecture.house import Module

# A name stands for itself and all that is in it. One that is merely mentioned counts as much as one that is
# called: a clock handed on as a default is a clock.
FORBIDDEN = {
    "reads a clock": """
        time sched timeit
        datetime.date.today datetime.datetime.now datetime.datetime.today datetime.datetime.utcnow
        """,
    "makes randomness": """
        random secrets uuid numpy.random os.urandom os.getrandom
        """,
    "touches a file": """
        builtins.open codecs.open fileinput glob importlib.resources io linecache mmap os pathlib pkgutil
        shelve shutil sqlite3 tempfile zoneinfo
        """,
    "logs": """
        builtins.print logging structlog syslog sys.stderr sys.stdout warnings
        """,
    "awaits": """
        _thread anyio asyncio concurrent multiprocessing queue select selectors threading trio
        """,
    "asks the machine": """
        builtins.breakpoint builtins.input sys.argv sys.stdin
        ctypes http locale platform signal socket subprocess urllib
        """,
    "hides what it runs": """
        builtins.__import__ builtins.eval builtins.exec importlib runpy
        """,
}
DOES = {name: does for does, names in FORBIDDEN.items() for name in names.split()}

# Asked of a moment or a path that was handed in, whose type the syntax tree does not show.
DOES_WHEN_CALLED = {
    "now": "reads a clock",
    "today": "reads a clock",
    "utcnow": "reads a clock",
    "read_bytes": "touches a file",
    "read_text": "touches a file",
    "write_bytes": "touches a file",
    "write_text": "touches a file",
}


def impurities(module: Module) -> list[str]:
    """Every impure thing a module does, as `where:line does what: name`, in the order of its lines."""
    found = sorted({*_forbidden_names(module), *_forbidden_calls(module), *_awaits(module)})
    return [f"{module.name}:{line} {does}: {name}" for line, does, name in found]


def _forbidden_names(module: Module) -> Iterator[tuple[int, str, str]]:
    for line, name in module.names():
        forbidden = _innermost(name)
        if forbidden is not None:
            yield line, DOES[forbidden], forbidden


def _innermost(name: str) -> str | None:
    """The longest forbidden name that this name is, or is inside of."""
    while name not in DOES:
        name, dot, _ = name.rpartition(".")
        if not dot:
            return None
    return name


def _forbidden_calls(module: Module) -> Iterator[tuple[int, str, str]]:
    for node in module.nodes:
        match node:
            case ast.Call(func=ast.Attribute(attr=method) as asked) if method in DOES_WHEN_CALLED:
                if _innermost(module.origin(asked) or "") is None:
                    yield node.lineno, DOES_WHEN_CALLED[method], f".{method}()"


def _awaits(module: Module) -> Iterator[tuple[int, str, str]]:
    for node in module.nodes:
        match node:
            case ast.AsyncFunctionDef(name=name):
                yield node.lineno, "awaits", f"async def {name}"
            case ast.Await():
                yield node.lineno, "awaits", "await"
            case ast.AsyncWith():
                yield node.lineno, "awaits", "async with"
            case ast.AsyncFor(target=target) | ast.comprehension(is_async=1, target=target):
                yield target.lineno, "awaits", "async for"
            case _:
                pass
