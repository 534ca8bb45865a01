"""The OpenAPI document is true: schemathesis makes requests from it, right and wrong, and finds nothing."""

from pathlib import Path
from typing import Any

import httpx
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.openapi import from_dict

from tests.floor.playing import playing
from tests.web.asking import API
from tests.web.served import Served, served

EACH = 8
"""Requests for each operation, right ones and as many wrong ones."""

LEFT_ALONE = {("DELETE", f"{API}/session"), ("POST", f"{API}/session"), ("POST", f"{API}/visits")}
"""They end the session that the others need, or begin another."""

OPERATIONS = 40
"""At least so many are asked."""


def test_the_document_is_that_of_openapi_3_1(tmp_path: Path) -> None:
    with served(tmp_path) as there:
        told = httpx.get(f"{there.url}/schema/openapi.json").json()
    assert told["openapi"] == "3.1.0"
    schemas = told["components"]["schemas"]
    assert schemas["Asked"]["additionalProperties"] is False
    command = schemas["Asked"]["properties"]["command"]
    assert command["discriminator"]["propertyName"] == "do"
    assert {"at", "by", "approver"}.isdisjoint(schemas["PlaceWager"]["properties"])
    assert schemas["PlaceWager"]["additionalProperties"] is False


def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    with served(tmp_path) as there:
        session, device = there.do(_people(there))
        told = httpx.get(f"{there.url}/schema/openapi.json").json()
        devices = _without_security(told)
        schema = from_dict(told)
        schema.config.update(base_url=there.url)
        schema.config.checks.positive_data_acceptance.expected_statuses.append("422")
        tried = {GenerationMode.POSITIVE: 0, GenerationMode.NEGATIVE: 0}
        every: list[Any] = [result.ok() for result in schema.get_all_operations()]  # type: ignore[union-attr]
        operations = [one for one in every if not _left_alone(one)]
        for operation in operations:
            headers = device if operation.path in devices else session
            for mode in tried:
                tried[mode] += _try(operation, mode, headers)
        assert len(operations) >= OPERATIONS
        assert all(made >= len(operations) for made in tried.values())


def _without_security(told: Any) -> set[str]:
    """Take out who may ask, which test_authority tries for every route; the paths that are for devices."""
    devices = set()
    del told["components"]["securitySchemes"]
    for path, methods in told["paths"].items():
        for operation in methods.values():
            if {"device": []} in operation.pop("security"):
                devices.add(path)
    return devices


def _left_alone(operation: Any) -> bool:
    """Event streams never end, so they have tests of their own."""
    streams = "text/event-stream" in str(operation.definition.raw["responses"].get("200"))
    return streams or (operation.method.upper(), operation.path) in LEFT_ALONE


def _try(operation: Any, mode: GenerationMode, headers: dict[str, str]) -> int:
    """Make requests of one operation, right or wrong ones; how many."""
    made = 0

    @settings(
        max_examples=EACH,
        database=None,
        deadline=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate],
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        nonlocal made
        made += 1
        case.call_and_validate(headers=headers)

    try:
        ask()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE  # some operations take nothing that could be wrong
    return made


async def _people(there: Served) -> tuple[dict[str, str], dict[str, str]]:
    """The headers of somebody who may do everything at T3, and of a device there."""
    house = there.house
    await playing(house.floor, "T3")
    boss = await house.staff("boss", "administrator", "gaming-manager@star-baccarat")
    key = await house.people.add_key("shoe", await house.floor.table("T3"), ["scan"], "boss")
    cookie = "; ".join(f"{name}={value}" for name, value in boss.cookies.items())
    return {"cookie": cookie, "x-csrf-token": boss.csrf or ""}, {"authorization": f"Bearer {key.text}"}
