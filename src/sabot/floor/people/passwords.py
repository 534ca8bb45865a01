"""Passwords: hashed by argon2id, never kept, never compared in a way that tells how far they agree."""

import asyncio
import secrets
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from sabot.floor.people.errors import PeopleError

LEAST: Final = 10
MOST: Final = 1_000
WORDLIKE: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters that nobody takes for one another."""
AT_ONCE: Final = 2
"""How many are hashed at the same time: each takes 64 MiB."""


class Passwords:
    """Hashes and checks passwords, off the event loop and not too many at a time."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._nobodys: str | None = None

    async def hash(self, password: str) -> str:
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def matches(self, hashed: str | None, password: str) -> bool:
        """Whether a password is the one hashed. It takes as long where nobody of that name may sign in."""
        if not hashed and self._nobodys is None:
            self._nobodys = await self.hash(secrets.token_urlsafe())
        async with self._turns:
            right = await asyncio.to_thread(self._verify, hashed or self._nobodys or "", password)
        return right and bool(hashed)

    def is_outdated(self, hashed: str) -> bool:
        """Whether it was hashed more cheaply than passwords are today."""
        return self._hasher.check_needs_rehash(hashed)

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False


def made_up() -> str:
    """A password for somebody to change: twenty letters in groups, about 99 bits."""
    letters = "".join(secrets.choice(WORDLIKE) for _ in range(20))
    return "-".join(letters[start : start + 5] for start in range(0, 20, 5))


def must_be_good(password: str, account: str) -> None:
    """Length is what makes a password strong; nobody is made to sprinkle signs into it."""
    if len(password) < LEAST:
        raise PeopleError(f"a password has {LEAST} letters or more")
    if len(password) > MOST:
        raise PeopleError(f"a password has {MOST} letters at most")
    if account.casefold() in password.casefold():
        raise PeopleError("a password does not have the name of its account in it")
