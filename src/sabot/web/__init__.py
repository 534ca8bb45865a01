"""The web: the floor over HTTP. A route reads a body, calls the floor and gives a view; no route computes.

    house = House(floor=floor, people=people)
    application = make_app(house)          # an ASGI application; `sabot.web.serving` runs it with uvicorn

`docs/API.md` says how to talk to it, and `/schema/openapi.json` says it to machines.
"""

from sabot.web.app import make_app
from sabot.web.house import House

__all__ = ["House", "make_app"]
