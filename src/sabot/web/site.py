"""The built pages: files in memory, each compressed once, and the app for every address that is a page's.

What stands under `/assets/` has a hash in its name and may be kept for ever. Everything else is asked for
again, and is not sent again while it is the same.
"""

from collections.abc import Mapping
from gzip import compress
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from sabot.web.around import App, Receive, Scope, Send

BUILT: Final = Path(__file__).parent / "pages"
INDEX: Final = "/index.html"
OF_THE_SERVER: Final = ("/api/", "/schema", "/healthz", "/readyz", "/metrics", "/problems/", "/assets/")
"""Addresses that no page has: what is not found there is not found."""
FOR_EVER: Final = b"public, max-age=31536000, immutable"
ASK_AGAIN: Final = b"no-cache"
COMPRESSED: Final = ("text/", "application/json", "image/svg+xml")
TYPES: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".md": "text/markdown"}


class File:
    """A built file, ready to send."""

    def __init__(self, name: str, body: bytes) -> None:
        kind = TYPES.get(Path(name).suffix) or guess_type(name)[0] or "application/octet-stream"
        self.body = body
        self.small = compress(body, 9, mtime=0) if kind.startswith(COMPRESSED) else None
        self.tag = b'"%s"' % sha256(body).hexdigest()[:20].encode()
        text = "; charset=utf-8" if kind.startswith("text/") else ""
        self.headers = (
            (b"content-type", f"{kind}{text}".encode()),
            (b"cache-control", FOR_EVER if name.startswith("/assets/") else ASK_AGAIN),
            (b"etag", self.tag),
            (b"vary", b"accept-encoding"),
        )


def built(folder: Path = BUILT) -> dict[str, File]:
    """Every built file by its address; none where the pages were not built."""
    found = [path for path in sorted(folder.rglob("*")) if path.is_file() and not path.name.startswith(".")]
    files = {f"/{path.relative_to(folder).as_posix()}": path.read_bytes() for path in found}
    return {name: File(name, body) for name, body in files.items()} if INDEX in files else {}


class Site:
    """The pages before an application: what is not a page's is the application's to answer."""

    def __init__(self, inner: App, files: Mapping[str, File]) -> None:
        self._inner = inner
        self._files = files

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        file = self._wanted(scope) if scope["type"] == "http" else None
        if file is None:
            await self._inner(scope, receive, send)
        else:
            await _give(file, scope, send)

    def _wanted(self, scope: Scope) -> File | None:
        if scope["method"] not in ("GET", "HEAD") or not self._files:
            return None
        path = scope["path"]
        if path in self._files:
            return self._files[path]
        return None if path.startswith(OF_THE_SERVER) else self._files[INDEX]


async def _give(file: File, scope: Scope, send: Send) -> None:
    asked = dict(scope["headers"])
    if file.tag in asked.get(b"if-none-match", b""):
        await _answer(send, 304, [*file.headers], b"")
        return
    small = file.small if b"gzip" in asked.get(b"accept-encoding", b"") else None
    body = small if small is not None else file.body
    headers = [*file.headers, (b"content-length", b"%d" % len(body))]
    if small is not None:
        headers.append((b"content-encoding", b"gzip"))
    await _answer(send, 200, headers, b"" if scope["method"] == "HEAD" else body)


async def _answer(send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
