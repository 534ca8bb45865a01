"""What stands at `/` where the pages were not built: a plain page that says so and links to the API."""

from typing import Any, Final

from litestar import Response, get

from sabot.floor.demo import DEMO, STAFF
from sabot.web.routes.given import TheHouse
from sabot.web.routes.telling import API, about
from sabot.web.shapes import Demonstration
from sabot.web.who import For

PLAIN: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Sabot</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body>
<h1>Sabot</h1>
<p>The floor is open. Its pages were not built into this installation; the API is served.</p>
<ul>
<li><a href="/api/v1/tables">The tables</a></li>
<li><a href="/schema/openapi.json">What the API understands</a> (OpenAPI 3.1)</li>
<li><a href="/healthz">Whether this server is well</a></li>
</ul>
</body>
</html>
"""


@get("/", opt=about(For.ANYBODY, media=("text/html",)))
async def front() -> Response[str]:
    """The front page."""
    return Response(PLAIN, media_type="text/html; charset=utf-8")


@get(f"{API}/demonstration", opt=about(For.ANYBODY))
async def demonstration(house: TheHouse) -> Demonstration:
    """The accounts of staff of a demonstration; none where there is no demonstration."""
    return Demonstration(staff=tuple(f"{DEMO}{name}" for name in STAFF) if house.demonstration else ())


ROUTES: list[Any] = [front, demonstration]
