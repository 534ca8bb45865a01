"""What routes are given: by the house, in the path, after the question mark and in headers."""

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import HeaderParameter, PathParameter, QueryParameter

from sabot.web.house import House
from sabot.web.who import Caller

MOST: int = 2**53 - 1
"""The largest whole number that every reader of JSON keeps whole."""

Asking = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
TheCaller = NamedDependency[Caller]

TableId = Annotated[str, PathParameter(min_length=1, max_length=64)]
Role = Annotated[str | None, QueryParameter(name="role", min_length=1, max_length=64)]
After = Annotated[int | None, QueryParameter(name="after", ge=0, le=MOST)]
Last = Annotated[int | None, HeaderParameter(name="Last-Event-ID", ge=0, le=MOST)]
Key = Annotated[str | None, HeaderParameter(name="Idempotency-Key", min_length=1, max_length=200)]
