"""The OpenAPI document, read off the routes themselves, so that it says what the server does.

The schemas are msgspec's own: what decodes a body describes it too, unknown parts refused, each command told
by what its `do` says.
"""

import inspect
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from http import HTTPStatus
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

import msgspec
from litestar.handlers.http_handlers import HTTPRouteHandler
from litestar.params import BodyKwarg, HeaderParameter, ParameterKwarg, PathParameter, QueryParameter
from litestar.response import Response
from msgspec import Meta
from msgspec.inspect import DictType, Field, IntType, StructType, Type

from sabot import __version__
from sabot.web.problems import MEDIA_TYPE, Problem
from sabot.web.shapes import ONE_LINE
from sabot.web.who import COOKIE, CSRF_HEADER, SAFE, For

ALWAYS: Final = (400, 401, 403, 429, 500, 503)
"""What may go wrong with any request."""

WITH_BODY: Final = (413, 415, 422)
SESSION: Final[dict[str, list[str]]] = {"session": []}
ACTING: Final[dict[str, list[str]]] = {"session": [], "csrf": []}
DEVICE: Final[dict[str, list[str]]] = {"device": []}
JSON: Final = "application/json"
REF: Final = "#/components/schemas/{name}"
WHOLE: Final = "^(0|-?[1-9][0-9]{0,15})$"
INNER: Final = ("item_type", "key_type", "value_type", "type")
PLACES: Final = {PathParameter: "path", QueryParameter: "query", HeaderParameter: "header"}


@dataclass(frozen=True)
class Parameter:
    """A parameter of a route."""

    name: str
    where: str
    of: Any
    required: bool


@dataclass(frozen=True)
class Operation:
    """A route, by one of its methods."""

    handler: HTTPRouteHandler
    path: str
    method: str

    @cached_property
    def hints(self) -> dict[str, Any]:
        return get_type_hints(self.handler.fn, include_extras=True)

    @property
    def opt(self) -> Mapping[str, Any]:
        return self.handler.opt

    @cached_property
    def body(self) -> Any:
        """The type of the body; None when there is none."""
        hint = self.hints.get("data")
        return get_args(hint)[0] if hint is not None else None

    @cached_property
    def answer(self) -> Any:
        """The type of the answer; None where it has no body."""
        said = self.opt.get("gives")
        hint = self.hints["return"]
        if said is not None or hint is type(None):
            return said
        return get_args(hint)[0] if get_origin(hint) is Response else hint

    @cached_property
    def parameters(self) -> list[Parameter]:
        return list(self._parameters())

    def _parameters(self) -> Iterator[Parameter]:
        defaults = inspect.signature(self.handler.fn).parameters
        for name, hint in self.hints.items():
            found = next((one for one in get_args(hint)[1:] if isinstance(one, ParameterKwarg)), None)
            if found is None or isinstance(found, BodyKwarg) or get_origin(hint) is not Annotated:
                continue
            where = PLACES[type(found)]
            required = defaults[name].default is inspect.Parameter.empty
            yield Parameter(found.name or name, where, _bounded(get_args(hint)[0], found), required)

    @property
    def types(self) -> Iterator[Any]:
        yield from (one for one in (self.body, self._shown) if one is not None)
        yield from (one.of for one in self.parameters)

    @property
    def _shown(self) -> Any:
        """The answer where it is JSON."""
        plain = self.opt.get("stream") or self.opt.get("media") or self.answer in (None, bytes, str)
        return None if plain else self.answer

    def told(self, schemas: Mapping[Any, Any]) -> dict[str, Any]:
        summary, _, rest = (inspect.getdoc(self.handler.fn) or "").partition("\n")
        said: dict[str, Any] = {
            "operationId": self.handler.fn.__name__,
            "summary": summary,
            "tags": [self.handler.fn.__module__.rpartition(".")[2]],
            "parameters": [
                {
                    "name": one.name,
                    "in": one.where,
                    "required": one.required,
                    "schema": schemas[one.of],
                }
                for one in self.parameters
            ],
            "responses": self._responses(schemas),
            "security": self._security(),
        }
        if rest.strip():
            said["description"] = rest.strip()
        if self.body is not None:
            said["requestBody"] = {"required": True, "content": {JSON: {"schema": schemas[self.body]}}}
        return said

    def _responses(self, schemas: Mapping[Any, Any]) -> dict[str, Any]:
        failures = {*ALWAYS, *self.opt["problems"]}
        if self.body is not None:
            failures.update(WITH_BODY)
        if self.parameters:
            failures.update((404, 422))
        problem = {MEDIA_TYPE: {"schema": schemas[Problem]}}
        return {
            str(self.handler.status_code): self._success(schemas),
            **{
                str(status): {"description": HTTPStatus(status).phrase, "content": problem}
                for status in sorted(failures)
            },
        }

    def _success(self, schemas: Mapping[Any, Any]) -> dict[str, Any]:
        summary = (inspect.getdoc(self.handler.fn) or "").partition("\n")[0]
        if self.opt.get("stream"):
            return {"description": summary, "content": {"text/event-stream": {"schema": {"type": "string"}}}}
        if self.opt.get("media"):
            content: dict[str, Any] = {kind: {} for kind in self.opt["media"]}
            return {"description": summary, "content": content}
        if self._shown is None:
            return {"description": summary}
        return {"description": summary, "content": {JSON: {"schema": schemas[self._shown]}}}

    def _security(self) -> list[dict[str, list[str]]]:
        session = SESSION if self.method in SAFE else ACTING
        match self.opt["for"]:
            case For.ANYBODY:
                return [{}, session] if self.method in SAFE else [{}]
            case For.SCANNERS:
                return [DEVICE]
            case _:
                return [session]


def document(handlers: Iterable[tuple[str, HTTPRouteHandler]]) -> dict[str, Any]:
    """The OpenAPI document of these routes, each with its path."""
    operations = [
        Operation(handler, re.sub(r"\{(\w+):\w+\}", r"{\1}", path), method)
        for path, handler in handlers
        for method in sorted(handler.http_methods)
        if method != "OPTIONS"
    ]
    types = list(dict.fromkeys([Problem, *(one for operation in operations for one in operation.types)]))
    made, components = msgspec.json.schema_components(types, schema_hook=_plain_text, ref_template=REF)
    _name_whole_numbers(types, components)
    schemas = dict(zip(types, made, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for operation in operations:
        paths.setdefault(operation.path, {})[operation.method.lower()] = operation.told(schemas)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Sabot",
            "version": __version__,
            "summary": "A floor of baccarat tables: commands, views, accounts, journals and proofs.",
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "paths": dict(sorted(paths.items())),
        "components": {
            "schemas": components,
            "securitySchemes": {
                "session": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                "csrf": {"type": "apiKey", "in": "header", "name": CSRF_HEADER},
                "device": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _name_whole_numbers(types: Iterable[Any], components: dict[str, Any]) -> None:
    """Where the names of an object's parts are whole numbers, such as chips by denomination, say so."""
    for name, part in _parts(msgspec.inspect.multi_type_info(types)):
        if isinstance(part.type, DictType) and isinstance(part.type.key_type, IntType):
            components[name]["properties"][part.encode_name]["propertyNames"] = {"pattern": WHOLE}


def _parts(infos: Iterable[Type]) -> Iterator[tuple[str, Field]]:
    """Every part of every struct that can be reached, with the struct's name."""
    waiting, seen = list(infos), set()
    while waiting:
        info = waiting.pop()
        if isinstance(info, StructType):
            if info.cls in seen:
                continue
            seen.add(info.cls)
            yield from ((info.cls.__name__, part) for part in info.fields)
            waiting.extend(part.type for part in info.fields)
        waiting.extend(getattr(info, "types", ()))
        waiting.extend(getattr(info, name) for name in INNER if hasattr(info, name))


def _bounded(of: Any, found: ParameterKwarg) -> Any:
    """A parameter's type with its bounds."""
    bounds = {
        name: bound
        for name in ("ge", "le", "min_length", "max_length")
        if (bound := getattr(found, name)) is not None
    }
    if type(None) in get_args(of):  # a parameter is there or it is not; it is never null
        of = get_args(of)[0]
    if not isinstance(found, HeaderParameter):  # the guard refuses control characters
        if of is str:
            bounds["pattern"] = ONE_LINE
        elif get_args(of)[:1] == (str,):
            of = list[Annotated[str, Meta(pattern=ONE_LINE)]]
    return Annotated[of, Meta(**bounds)] if bounds else of


def _plain_text(kind: type) -> dict[str, Any]:
    """Keys of a rule book are plain text in JSON."""
    if issubclass(kind, str):
        return {"type": "string"}
    raise NotImplementedError(kind)
