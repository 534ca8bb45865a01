"""Whether this process is well, for a load balancer."""

from ipaddress import ip_address

from litestar import Response, get

from sabot import __version__
from sabot.floor.people import ForbiddenError
from sabot.web.metrics import MEDIA_TYPE
from sabot.web.routes.given import TheCaller, TheHouse
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


@get("/metrics", opt=about(For.ANYBODY, problems=(403,), media=("text/plain",)))
async def metrics(house: TheHouse, caller: TheCaller) -> Response[bytes]:
    """Counts for Prometheus, for those who ask from this machine or its own network."""
    if not _is_near(caller.address):
        raise ForbiddenError("the counts are for this machine's own network")
    return Response(house.metrics.text(len(house.streams)), media_type=MEDIA_TYPE)


def _is_near(address: str) -> bool:
    try:
        return ip_address(address).is_private
    except ValueError:
        return False


ROUTES = [healthz, metrics]
