"""The built pages: served with their types, kept as long as their names say; every page is the app."""

import asyncio
from pathlib import Path

import httpx
import pytest

from sabot.web.around import Receive, Scope, Send
from sabot.web.site import Site, built

INDEX = b"<!doctype html><title>Sabot</title>"
SCRIPT = b"console.log('the table')" * 40


async def inner(_scope: Scope, _receive: Receive, send: Send) -> None:
    """What lies behind the pages says that it was asked."""
    await send({"type": "http.response.start", "status": 418, "headers": []})
    await send({"type": "http.response.body", "body": b""})


@pytest.fixture
def site(tmp_path: Path) -> Site:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(INDEX)
    (tmp_path / "assets" / "app-1a2b.js").write_bytes(SCRIPT)
    (tmp_path / ".sources").write_bytes(b"secret")
    return Site(inner, built(tmp_path))


def asked(site: Site, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app=site)
        async with httpx.AsyncClient(transport=transport, base_url="http://floor") as client:
            return await client.request(method, path, headers=headers)

    return asyncio.run(ask())


@pytest.mark.parametrize("path", ["/", "/table/SB1", "/display/a%20name", "/anything/else"])
def test_every_address_of_a_page_gives_the_app_and_is_asked_for_again(site: Site, path: str) -> None:
    answer = asked(site, path)

    assert answer.status_code == 200
    assert answer.content == INDEX
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_a_file_with_a_hash_in_its_name_is_kept_for_ever_and_sent_small(site: Site) -> None:
    answer = asked(site, "/assets/app-1a2b.js")

    assert answer.content == SCRIPT
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert int(answer.headers["content-length"]) < len(SCRIPT) / 4


def test_what_is_the_same_is_not_sent_again(site: Site) -> None:
    tag = asked(site, "/").headers["etag"]
    answer = asked(site, "/", **{"if-none-match": tag})

    assert (answer.status_code, answer.content) == (304, b"")


@pytest.mark.parametrize("path", ["/api/v1/tables", "/healthz", "/assets/gone.js", "/schema/openapi.json"])
def test_what_is_no_page_s_is_left_to_the_application(site: Site, path: str) -> None:
    assert asked(site, path).status_code == 418


def test_nothing_is_posted_to_a_page_and_no_hidden_file_is_given(site: Site) -> None:
    assert asked(site, "/", "POST").status_code == 418
    assert asked(site, "/.sources").content == INDEX


def test_where_the_pages_were_not_built_the_application_answers(tmp_path: Path) -> None:
    assert asked(Site(inner, built(tmp_path)), "/").status_code == 418
