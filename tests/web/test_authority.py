"""Every route for every kind of person: what is not stated is refused, and what is stated is what happens."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from litestar import Litestar, get

from sabot.engine.commands.people import Arrive, BringChips
from sabot.floor.people import Account, Grant
from sabot.web.app import application
from sabot.web.routes.schema import handlers_of
from tests.floor.playing import playing
from tests.web.asking import API, PASSWORD, STAR, Client, TestHouse, in_a_house

STAFF = ("dealer", "elsewhere", "surveillance", "admin", "new")
PEOPLE = ("nobody", "patron", "other", *STAFF, "shoe", "screen")
"""Nobody signed in; two patrons; a dealer and surveillance of this table; a dealer of another pit; an
administrator; a dealer who has not changed his first password; a scanning shoe, and a display's key."""

OK, KNOWN, NOT = "ok", "who are you", "forbidden"

EVERYBODY = dict.fromkeys(PEOPLE, OK)
SIGNED_IN = {**dict.fromkeys(PEOPLE, OK), **dict.fromkeys(("nobody", "shoe", "screen"), KNOWN)}
STAFF_HERE = {
    **dict.fromkeys(PEOPLE, NOT),
    **dict.fromkeys(("nobody", "shoe", "screen"), KNOWN),
    "dealer": OK,
    "surveillance": OK,
}
OVERSEERS = {**STAFF_HERE, "dealer": NOT}
"""Drop and win are for those who oversee a table, not for whoever deals at it."""
ADMINISTRATORS = {
    **dict.fromkeys(PEOPLE, NOT),
    **dict.fromkeys(("nobody", "shoe", "screen"), KNOWN),
    "admin": OK,
}
FOR_STAFF_NOT_THERE = {
    **dict.fromkeys(PEOPLE, "not there"),
    **dict.fromkeys(("nobody", "shoe", "screen"), KNOWN),
    **dict.fromkeys(("patron", "other", "new"), NOT),
}
"""Nothing waits here for approval; who may answer what waits, the tests of approvals say."""
ALL_STAFF = {
    **dict.fromkeys(PEOPLE, OK),
    **dict.fromkeys(("nobody", "shoe", "screen"), KNOWN),
    **dict.fromkeys(("patron", "other", "new"), NOT),
}
SHOES = {**dict.fromkeys(PEOPLE, KNOWN), "shoe": OK, "screen": NOT}
"""Somebody signed in is told that a key is wanted."""
VIEWERS = {**EVERYBODY, "shoe": NOT}
"""A shoe's key does not show the table; a display's does."""

OWN = "his own password"
"""Stands for the password of whoever asks."""

T3 = f"{API}/tables/T3"
ROUTES: dict[tuple[str, str], tuple[Mapping[str, str], Any]] = {
    ("GET", "/"): (EVERYBODY, None),
    ("GET", "/healthz"): (EVERYBODY, None),
    ("GET", "/metrics"): (EVERYBODY, None),
    ("GET", "/schema/openapi.json"): (EVERYBODY, None),
    ("GET", f"{API}/session"): (EVERYBODY, None),
    ("POST", f"{API}/session"): (EVERYBODY, {"account": "ida", "password": PASSWORD}),
    ("DELETE", f"{API}/session"): (SIGNED_IN, None),
    ("POST", f"{API}/session/proof"): (SIGNED_IN, {"password": OWN}),
    ("PUT", f"{API}/session/password"): (SIGNED_IN, {"old": OWN, "new": "another good password"}),
    ("POST", f"{API}/visits"): (dict.fromkeys(PEOPLE, NOT), {"table": "T3"}),
    ("GET", f"{API}/demonstration"): (EVERYBODY, None),
    ("GET", f"{API}/tables"): (EVERYBODY, None),
    ("POST", f"{API}/tables"): (ADMINISTRATORS, {"id": "T9", "book": STAR}),
    ("PUT", f"{T3}/dealing"): (ADMINISTRATORS, {"dealt_by": "people"}),
    ("GET", T3): (VIEWERS, None),
    ("GET", f"{T3}/display"): (EVERYBODY, None),
    ("GET", f"{T3}/events"): (VIEWERS, None),
    ("GET", f"{T3}/display/events"): (EVERYBODY, None),
    ("POST", f"{T3}/commands"): (
        {**STAFF_HERE, "patron": "refused", "other": "refused", "surveillance": "refused"},
        {"command": {"do": "CallBets"}},
    ),
    ("GET", f"{API}/pit"): (OVERSEERS, None),
    ("GET", f"{API}/pit/events"): (OVERSEERS, None),
    ("GET", f"{T3}/pit"): (OVERSEERS, None),
    ("GET", f"{T3}/pit/events"): (OVERSEERS, None),
    ("GET", f"{T3}/pit/openings"): (OVERSEERS, None),
    ("POST", f"{T3}/approvals"): (
        {**STAFF_HERE, "patron": "refused", "other": "refused", "surveillance": "refused"},
        {"command": {"do": "Announce", "words": "Bets, please"}},
    ),
    ("GET", f"{T3}/approvals"): ({**STAFF_HERE, "patron": OK, "other": OK}, None),
    ("GET", f"{T3}/approvals/events"): ({**STAFF_HERE, "patron": OK, "other": OK}, None),
    ("POST", f"{API}/approvals/none/approved"): (FOR_STAFF_NOT_THERE, None),
    ("POST", f"{API}/approvals/none/declined"): (FOR_STAFF_NOT_THERE, {"why": "not now"}),
    ("DELETE", f"{API}/approvals/none"): (
        {**SIGNED_IN, **dict.fromkeys(("patron", "other", *STAFF), "not there"), "new": NOT},
        None,
    ),
    ("GET", f"{T3}/journal"): (STAFF_HERE, None),
    ("GET", f"{T3}/journal/1"): (STAFF_HERE, None),
    ("GET", f"{API}/journal-kinds"): (ALL_STAFF, None),
    ("GET", f"{T3}/proof"): (STAFF_HERE, None),
    ("GET", f"{T3}/proof/chain"): (STAFF_HERE, None),
    ("GET", f"{API}/proofs/export"): ({**STAFF_HERE, "dealer": NOT, "surveillance": NOT}, None),
    ("GET", f"{T3}/coups/1/steps"): (STAFF_HERE, None),
    ("GET", f"{T3}/coups"): (STAFF_HERE, None),
    ("GET", f"{T3}/coups/1"): (STAFF_HERE, None),
    ("GET", f"{T3}/notices"): (STAFF_HERE, None),
    ("GET", f"{T3}/exports/coups"): (STAFF_HERE, None),
    ("GET", f"{T3}/margins"): (STAFF_HERE, None),
    ("GET", f"{T3}/reads/waiting"): (STAFF_HERE, None),
    ("GET", f"{T3}/reads/events"): (STAFF_HERE, None),
    ("POST", f"{T3}/reads/set-aside"): (STAFF_HERE, {"why": "seen to"}),
    ("GET", f"{T3}/reads/next"): (SHOES, None),
    ("POST", f"{T3}/reads"): ({**SHOES, "shoe": "refused"}, {"card": "8S", "sequence": 1}),
    ("GET", f"{API}/proofs/checkpoint"): (EVERYBODY, None),
    ("GET", f"{API}/proofs/consistency?old=1&size=2"): ({**SIGNED_IN, "new": NOT}, None),
    ("GET", f"{API}/proofs/inclusion?table=T3&version=1&size=5"): (STAFF_HERE, None),
    ("GET", f"{API}/books"): (EVERYBODY, None),
    ("GET", f"{API}/books/{STAR}"): (EVERYBODY, None),
    ("GET", f"{API}/books/{STAR}/clauses"): (EVERYBODY, None),
    ("GET", f"{API}/books/{STAR}/deeds"): (EVERYBODY, None),
    ("GET", f"{API}/books/{STAR}/guide"): (EVERYBODY, None),
    ("GET", f"{API}/books/{STAR}/contents"): (EVERYBODY, None),
    ("GET", f"{API}/books/{STAR}/clause?id=12.2"): (EVERYBODY, None),
    ("GET", f"{API}/books/{STAR}/designs"): (EVERYBODY, None),
    ("GET", f"{API}/books/{STAR}/document"): (dict.fromkeys(PEOPLE, "not there"), None),  # none is attached
    ("GET", f"{API}/margins"): (ALL_STAFF, None),
    ("GET", f"{API}/books/{STAR}/games/baccarat/margins"): ({**ALL_STAFF, "admin": NOT}, None),
    ("GET", f"{API}/library"): (EVERYBODY, None),
    ("GET", f"{API}/clauses?text=extra+card"): (EVERYBODY, None),
    ("GET", f"{API}/accounts"): (ADMINISTRATORS, None),
    ("POST", f"{API}/accounts"): (ADMINISTRATORS, {"id": "eve", "kind": "patron", "name": "Eve"}),
    ("GET", f"{API}/accounts/zoe"): (ADMINISTRATORS, None),
    ("PUT", f"{API}/accounts/eli/grants"): (
        ADMINISTRATORS,
        {"grants": [{"role": "dealer", "book": STAR, "pit": "salon"}]},
    ),
    ("POST", f"{API}/accounts/eve/password"): (ADMINISTRATORS, None),
    ("PUT", f"{API}/accounts/eve/lock"): (ADMINISTRATORS, {"why": "left"}),
    ("DELETE", f"{API}/accounts/eve/lock"): (ADMINISTRATORS, None),
    ("GET", f"{API}/patrons/zoe"): (ADMINISTRATORS, None),
    ("PUT", f"{API}/patrons/zoe/limits"): (ADMINISTRATORS, {"deposit": 50_000, "loss": 20_000, "days": 7}),
    ("POST", f"{API}/patrons/zoe/cards"): (ADMINISTRATORS, {"number": "4711", "kind": "social"}),
    ("PUT", f"{API}/patrons/zoe/cards/4711/ended"): (ADMINISTRATORS, {"why": "lost"}),
    ("POST", f"{API}/patrons/zoe/deposits"): (ADMINISTRATORS, {"cents": 5_000, "means": "cash"}),
    ("GET", f"{API}/audit"): (ADMINISTRATORS, None),
    ("GET", f"{API}/keys"): (ADMINISTRATORS, None),
    ("POST", f"{API}/keys"): (ADMINISTRATORS, {"name": "screen 9", "table": "T3", "rights": ["display"]}),
    ("DELETE", f"{API}/keys/none"): ({**ADMINISTRATORS, "admin": "not there"}, None),
}
"""For every route, whom it serves, and what to send. A new route has no row, and fails the test."""

SAID = {
    OK: (200, 201, 204),
    KNOWN: (401,),
    NOT: (403,),
    "refused": (409,),
    "not there": (404,),
}
LAST = [
    ("POST", f"{API}/session/proof"),
    ("PUT", f"{API}/session/password"),
    ("DELETE", f"{API}/session"),
    ("POST", f"{API}/session"),
]
"""Asked in this order when all else has been, since they change the session or end it."""

ZOES = 1_234_567
"""What Zoe brought to the table: nobody but herself and the staff of the table may ever read it."""

SAID_OF_ZOE = (b"1234567", b"12,345.67")


async def people_of(house: TestHouse) -> dict[str, Client]:
    """One of each kind, and a table at play with one coup behind it."""
    table = await playing(house.floor, "T3")
    await table.done(Arrive, patron="zoe", player_card=True)
    await table.done(BringChips, patron="zoe", cents=ZOES)
    await house.hire("ida", kind="patron")
    await table.coup("ann")
    dealer = ("dealer@star-baccarat/main",)
    info = await house.floor.table("T3")
    first = await house.people.add(
        Account(id="new", kind="staff", name="New", grants=(Grant.parse(*dealer),)), "admin"
    )
    keys = {name: await house.people.add_key(name, info, [right], "admin") for name, right in DEVICES}
    return {
        "nobody": house.client(),
        "patron": await house.patron("zoe"),
        "other": await house.patron("ben"),
        "dealer": await house.staff("dan", *dealer),
        "elsewhere": await house.staff("eli", "dealer@star-baccarat/salon"),
        "surveillance": await house.staff("sue", "surveillance@star-baccarat"),
        "admin": await house.staff("adam", "administrator"),
        "new": await house.client().sign_in("new", first),
        **{name: house.client(bearer=key.text) for name, key in keys.items()},
        "_first": house.client(csrf=first),
    }


DEVICES = (("shoe", "scan"), ("screen", "display"))


async def asked(client: Client, method: str, path: str, body: Any, own: str) -> tuple[int, bytes]:
    """The status, and everything that came back."""
    if path.endswith("/events"):
        async with client.events(path) as stream:
            await stream.next()
        return stream.status or 0, b"".join(stream.chunks)
    sent = {name: own if part == OWN else part for name, part in body.items()} if body else None
    answer = await client.ask(method, path, sent)
    return answer.status, answer.body


def test_every_route_for_every_kind_of_person(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        people = await people_of(house)
        first = people.pop("_first").csrf or ""
        wrong = []
        for method, path in [*(route for route in ROUTES if route not in LAST), *LAST]:
            expected, body = ROUTES[method, path]
            for person, client in people.items():
                own = first if person == "new" else PASSWORD
                status, _ = await asked(client, method, path, body, own)
                if status not in SAID[expected[person]]:
                    wrong.append(f"{method} {path} for {person}: {status}, not {expected[person]}")
        assert not wrong, "\n".join(wrong)

    in_a_house(tmp_path, test)


def test_every_refusal_is_in_the_audit(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        people = await people_of(house)
        people.pop("_first")
        await people["patron"].get(f"{API}/accounts")
        await people["patron"].get(f"{T3}/journal")
        await people["elsewhere"].get(f"{T3}/journal")
        await people["new"].get(f"{T3}/journal")
        await people["shoe"].get(T3)
        await people["screen"].get(f"{T3}/reads/next")
        people["dealer"].csrf = "another site's guess"
        await people["dealer"].do("T3", "CallBets")
        lines = await house.people.audit.lines(7, refused_only=True)
        assert [(line.who, line.did) for line in reversed(lines)] == [
            ("zoe", f"GET {API}/accounts"),
            ("zoe", f"GET {T3}/journal"),
            ("eli", "read the journal"),
            ("new", f"GET {T3}/journal"),
            ("device:shoe", "display"),
            ("device:screen", "scan"),
            ("dan", f"POST {T3}/commands"),
        ]

    in_a_house(tmp_path, test)


def test_no_route_is_missing_from_the_table_above(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        rows = {(method, path.partition("?")[0]) for method, path in ROUTES}
        found = set()
        for path, handler in handlers_of(application(house.house)):
            pattern = re.compile(re.sub(r"\{[^}]*\}", "[^/]+", path))
            for method in handler.http_methods - {"OPTIONS"}:
                matching = {row for row in rows if row[0] == method and pattern.fullmatch(row[1])}
                assert matching, f"{method} {path} has no row: say whom it serves"
                found |= matching
        assert found == rows

    in_a_house(tmp_path, test)


def test_a_route_that_does_not_say_for_whom_it_is_serves_nobody(tmp_path: Path) -> None:
    @get("/forgotten", sync_to_thread=False)
    def forgotten() -> str:
        return "secret"

    async def test(house: TestHouse) -> None:
        routes: Litestar = application(house.house)
        routes.register(forgotten)
        house.app = routes
        await house.hire("adam", "administrator")
        admin = await house.client().sign_in("adam")
        for client in (house.client(), admin):
            answer = await client.get("/forgotten")
            assert (answer.status, answer.problem) == (403, "forbidden")
            assert b"secret" not in answer.body

    in_a_house(tmp_path, test)


def test_what_is_a_patrons_own_is_read_by_himself_and_the_staff_of_his_table_alone(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        people = await people_of(house)
        people.pop("_first")
        readers = set()
        for path in (path for method, path in ROUTES if method == "GET"):
            for person, client in people.items():
                _, body = await asked(client, "GET", path, None, "")
                if any(said in body for said in SAID_OF_ZOE):
                    readers.add(person)
        assert readers == {"patron", "dealer", "surveillance"}

    in_a_house(tmp_path, test)


def test_nobody_acts_for_another_patron(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        table = await playing(house.floor, "T3")
        ben = await house.patron("ben")
        before = await table.chips("ann")
        answer = await ben.do("T3", "PlaceWager", patron="ann", bet="banker", cents=5_000, area=1)
        assert (answer.status, answer.problem) == (409, "refused")
        assert await table.chips("ann") == before

    in_a_house(tmp_path, test)


def test_nobody_takes_a_role_that_is_not_his(tmp_path: Path) -> None:
    async def test(house: TestHouse) -> None:
        await playing(house.floor, "T3")
        dan = await house.staff("dan", "dealer@star-baccarat")
        answer = await dan.do("T3", "CallBets", more={"role": "gaming-manager"})
        assert (answer.status, answer.problem) == (403, "forbidden")
        assert (await dan.get(f"{T3}?role=gaming-manager")).status == 403
        assert (await dan.get(f"{T3}?role=dealer")).status == 200

    in_a_house(tmp_path, test)
