"""The kinds of a tagged struct: every concrete one in some modules, by the name of its tag."""

from collections.abc import Mapping
from functools import reduce
from operator import or_
from types import ModuleType
from typing import Any, TypeVar

import msgspec

S = TypeVar("S", bound=msgspec.Struct)


def kinds_in(base: type[S], *modules: ModuleType) -> dict[str, type[S]]:
    """Those that nothing else is built upon, by tag; a name that two would share is a crash."""
    found: dict[str, type[S]] = {}
    for module in modules:
        for kind in vars(module).values():
            if not isinstance(kind, type) or not issubclass(kind, base) or kind.__subclasses__():
                continue
            tag = kind.__struct_config__.tag
            assert isinstance(tag, str), kind
            assert found.setdefault(tag, kind) is kind, f"two kinds are called {tag}"
    return dict(sorted(found.items()))


def any_of(kinds: Mapping[str, type[S]]) -> Any:
    """The union of them, as a decoder takes it."""
    return reduce(or_, kinds.values())
