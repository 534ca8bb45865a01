"""Proofs as the API gives them."""

import asyncio

from sabot.floor.service import Floor, TableInfo
from sabot.store import Checkpoint, StoreError
from sabot.web.problems import NotThereError
from sabot.web.shapes import Consistency, InclusionProof


async def newest_checkpoint(floor: Floor) -> Checkpoint:
    found = await asyncio.to_thread(floor.store.store.checkpoint)
    if found is None:
        raise NotThereError("nothing has been signed yet: a checkpoint is made when a coup ends")
    return found


async def prove_consistency(floor: Floor, old: int, size: int) -> Consistency:
    try:
        path = await asyncio.to_thread(floor.store.store.prove_consistency, old, size)
    except StoreError as error:
        raise NotThereError(str(error)) from error
    return Consistency(old=old, size=size, path=tuple(one.hex() for one in path))


async def prove_inclusion(floor: Floor, info: TableInfo, version: int, size: int) -> InclusionProof:
    try:
        found = await asyncio.to_thread(floor.store.store.prove, info.journal, version, size)
    except StoreError as error:
        raise NotThereError(str(error)) from error
    return InclusionProof(
        index=found.index,
        size=found.size,
        leaf=found.leaf.hex(),
        path=tuple(one.hex() for one in found.proof),
    )
