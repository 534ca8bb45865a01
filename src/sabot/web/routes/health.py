"""Whether this process is well, for a load balancer."""

from litestar import get

from sabot import __version__
from sabot.web.routes.given import TheHouse
from sabot.web.routes.telling import about
from sabot.web.shapes import Shape
from sabot.web.who import For


class Health(Shape, frozen=True, kw_only=True):
    """It is served only while the database can be read and written."""

    status: str
    version: str


@get("/healthz", opt=about(For.ANYBODY, problems=(503,)))
async def healthz(house: TheHouse) -> Health:
    """Whether the process can serve: it reads the database."""
    if house.floor.store.store.failed is not None:
        raise house.floor.store.store.failed
    await house.floor.store.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
    return Health(status="ok", version=__version__)


ROUTES = [healthz]
