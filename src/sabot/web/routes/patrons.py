"""Player Cards, the limits that patrons set themselves, and their deposits, for administrators."""

from typing import Annotated, Any

from litestar import get, post, put
from litestar.params import JSONBody, PathParameter

from sabot.floor.patrons import GamingLimits, PlayerCard
from sabot.web.house import House
from sabot.web.routes.given import TheCaller, TheHouse
from sabot.web.routes.telling import API, about
from sabot.web.shapes import Deposit, Issued, LimitsSet, PatronShape, Why
from sabot.web.who import For

PatronPath = Annotated[str, PathParameter(min_length=1, max_length=40)]
CardPath = Annotated[str, PathParameter(min_length=1, max_length=40)]
AT = f"{API}/patrons/{{patron:str}}"


@get(AT, opt=about(For.ADMINISTRATORS, problems=(404,)))
async def one_patron(house: TheHouse, patron: PatronPath) -> PatronShape:
    """The limits of a patron, and how far they are used up: deposits of the day, losses of the period."""
    return await _shape(house, patron)


@put(f"{AT}/limits", opt=about(For.ADMINISTRATORS, problems=(404,)))
async def set_limits(
    house: TheHouse, caller: TheCaller, patron: PatronPath, data: JSONBody[LimitsSet]
) -> PatronShape:
    """Keep the limits that a patron set himself; a new period of his loss limit begins."""
    await house.people.account(patron)
    limits = GamingLimits(deposit=data.deposit, loss=data.loss, days=data.days)
    by = caller.signed_in.account.id
    await house.floor.patrons.set_limits(patron, limits, by)
    await house.people.audit.record(by, "set the gaming limits", patron)
    return await _shape(house, patron)


@post(f"{AT}/cards", status_code=201, opt=about(For.ADMINISTRATORS, problems=(404, 409)))
async def issue_card(
    house: TheHouse, caller: TheCaller, patron: PatronPath, data: JSONBody[Issued]
) -> PlayerCard:
    """Issue a Player Card to a patron."""
    await house.people.account(patron)
    card = PlayerCard(number=data.number, patron=patron, kind=data.kind)
    by = caller.signed_in.account.id
    await house.floor.patrons.issue(card, by)
    await house.people.audit.record(by, "issued a Player Card", f"{patron} {card.number}")
    return card


@put(f"{AT}/cards/{{number:str}}/ended", opt=about(For.ADMINISTRATORS, problems=(404,)))
async def end_card(
    house: TheHouse, caller: TheCaller, patron: PatronPath, number: CardPath, data: JSONBody[Why]
) -> PatronShape:
    """Have a Player Card be valid no more."""
    await house.floor.patrons.end_card(number, data.why, of=patron)
    await house.people.audit.record(caller.signed_in.account.id, "ended a Player Card", f"{patron} {number}")
    return await _shape(house, patron)


@post(f"{AT}/deposits", status_code=201, opt=about(For.ADMINISTRATORS, problems=(404, 409)))
async def deposit(
    house: TheHouse, caller: TheCaller, patron: PatronPath, data: JSONBody[Deposit]
) -> PatronShape:
    """Take a deposit, unless it would pass the patron's deposit limit of the day."""
    await house.people.account(patron)
    by = caller.signed_in.account.id
    await house.floor.patrons.deposit(patron, data.cents, data.means, by)
    await house.people.audit.record(by, "took a deposit", f"{patron} {data.cents} {data.means}")
    return await _shape(house, patron)


async def _shape(house: House, patron: str) -> PatronShape:
    await house.people.account(patron)
    patrons = house.floor.patrons
    limits = await patrons.limits(patron)
    return PatronShape(
        patron=patron,
        deposit=limits.deposit,
        deposited=await patrons.deposited(patron),
        loss=limits.loss,
        days=limits.days,
        lost=await patrons.lost(patron),
    )


ROUTES: list[Any] = [one_patron, set_limits, issue_card, end_card, deposit]
