"""A tally as Parquet: a row for each outcome that came, in columns that need no key."""

from pathlib import Path

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from sabot.bets import Outcome
from sabot.margins.cells import PAIR_CODES, PAIR_KINDS, punto_banco_outcome, three_card_outcome
from sabot.margins.simulate.plain import SimulationError
from sabot.margins.simulate.run import Request, Run
from sabot.margins.simulate.tally import from_rows, outcomes_of, written
from sabot.margins.simulate.whole import written_whole

REQUEST = b"sabot.request"
SHOES = b"sabot.shoes"


def save_parquet(run: Run, path: Path) -> None:
    """Write the tally of a run whole, or leave what was there; what was asked for lies in the metadata."""
    rows = [_row(run.request, *row) for row in written(run.tally).outcomes]
    metadata = {REQUEST: msgspec.json.encode(run.request), SHOES: str(run.tally.shoes).encode()}
    table = pa.Table.from_pylist(rows, schema=_schema(run.request)).replace_schema_metadata(metadata)
    with written_whole(path, "the tally") as beside:
        pq.write_table(table, beside, compression="zstd")


def load_parquet(path: Path) -> Run:
    """The run whose tally is in a file."""
    try:
        table = pq.read_table(path)
        metadata = table.schema.metadata
        request = msgspec.json.decode(metadata[REQUEST], type=Request)
        columns = (table[name].to_pylist() for name in ("outcome", "always_dealt", "others"))
        rows = zip(*columns, strict=True)
        tally = from_rows(int(metadata[SHOES]), rows, outcomes_of(request.plain))
    except (OSError, KeyError, TypeError, pa.ArrowException, msgspec.DecodeError) as error:
        raise SimulationError(f"{path}: not the tally of a run: {error}") from error
    return Run(request, tally)


def _row(request: Request, number: int, certain: int, later: int) -> dict[str, object]:
    counted: dict[str, object] = {"outcome": number, "always_dealt": certain, "others": later}
    if request.plain.draws is None:
        outcome = three_card_outcome(number)
        orders = {"player_order": outcome.player_order, "banker_order": outcome.banker_order}
        return counted | _hands(outcome) | orders
    cell, code = divmod(number, PAIR_CODES)
    outcome = punto_banco_outcome(cell, code, frozenset(request.plain.draws.naturals))
    kinds = divmod(code // 2, len(PAIR_KINDS))
    pairs = {"player_pair": PAIR_KINDS[kinds[0]], "banker_pair": PAIR_KINDS[kinds[1]]}
    return counted | _hands(outcome) | pairs | {"pairs_of_one_rank": code % 2 == 1}


def _hands(outcome: Outcome) -> dict[str, object]:
    return {
        "winner": outcome.winner,
        "player_points": outcome.player_points,
        "banker_points": outcome.banker_points,
        "player_cards": outcome.player_cards,
        "banker_cards": outcome.banker_cards,
    }


def _schema(request: Request) -> pa.Schema:
    small = ["player_points", "banker_points", "player_cards", "banker_cards"]
    fields = [("outcome", pa.int32()), ("always_dealt", pa.int64()), ("others", pa.int64())]
    fields += [("winner", pa.string()), *((name, pa.int8()) for name in small)]
    if request.plain.draws is None:
        return pa.schema([*fields, ("player_order", pa.int8()), ("banker_order", pa.int8())])
    pairs = [("player_pair", pa.string()), ("banker_pair", pa.string()), ("pairs_of_one_rank", pa.bool_())]
    return pa.schema([*fields, *pairs])
