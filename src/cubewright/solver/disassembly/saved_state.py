"""The state of an analysis in plain numbers and text, ready for JSON.

Each state is saved as its parent and its move, which take some three bytes after compression.
Positions, hashes and the table are computed from parents and moves. Distances are measured again.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubewright.errors import MALFORMED, CubewrightError
from cubewright.model.cell import CountArray
from cubewright.model.lattice import Lattice
from cubewright.solver.disassembly import memory
from cubewright.solver.disassembly.assembly import Assembly, Orientation
from cubewright.solver.kernels.disassembly import arrays as a
from cubewright.solver.kernels.disassembly.analysis import open_part
from cubewright.solver.kernels.disassembly.states import replay
from cubewright.translation import tr

AnalysisState = Mapping[str, Any]
"""The state of the analysis of one assembly, in JSON values."""
REPLAYS_PER_STEP = 1 << 16
_DIGEST = 32


def assembly_digest(
    lattice: Lattice, assembly: Assembly, turn: Orientation, max_states: int, *terms: str
) -> str:
    """Return 32 hexadecimal digits that identify an assembly and its kind of analysis.

    ``terms``: further parameters on which the result depends.
    """
    from hashlib import sha256  # loads OpenSSL, which takes 3 MB

    pieces = [assembly.pieces[number] for number in turn.pieces]
    named = [(each.cells, each.weight, each.groups) for each in pieces]
    text = repr((lattice.name, turn.matrix, turn.pieces, max_states, named, *terms))
    return sha256(text.encode()).hexdigest()[:_DIGEST]


def saved_state(arrays: a.AnalysisArrays, digest: str) -> dict[str, Any]:
    """Return the state of the analysis of the current assembly."""
    state, plans, waiting, nodes = arrays.state, arrays.plans, arrays.waiting, arrays.nodes
    assembly, count = int(state[a.ASSEMBLY]), int(state[a.TAIL])
    members = arrays.part.members[: state[a.PIECES]].tolist() if state[a.IS_SEARCHING] else []
    rows = range(int(plans.begins[assembly]), int(state[a.PLANS]))
    failed = plans.failed[: state[a.FAILED]]
    return {
        "assembly": digest,
        "states": int(arrays.states[assembly]),
        "waiting": [
            {"pieces": int(mask), "positions": positions[_places(int(mask))].tolist()}
            for mask, positions in zip(
                waiting.masks[: state[a.WAITING]], waiting.positions, strict=False
            )
        ],
        "plan": [
            {
                "part": int(plans.parts[row]),
                "removed": int(plans.removed[row]),
                "moves": [
                    [int(plans.move_masks[each]), *plans.moves[each].tolist()]
                    for each in range(int(plans.move_begins[row]), int(plans.move_begins[row + 1]))
                ],
            }
            for row in rows
        ],
        "failed": failed[plans.failed_assembly[: state[a.FAILED]] == assembly].tolist(),
        "part": {
            "pieces": sum(1 << member for member in members),
            "is_whole": bool(state[a.IS_ROOT]),
            "positions": nodes.positions[: len(members)].tolist(),
            "next": int(state[a.HEAD]),
            "count": count,
            "parents": pack_numbers(np.diff(nodes.parents[:count]), "<i4"),
            "masks": pack_numbers(nodes.masks[1:count], "<u8"),
            "moves": pack_numbers(nodes.moves[1:count], "<i4"),
        },
    }


def restore_arrays(arrays: a.AnalysisArrays, saved: AnalysisState, digest: str) -> a.AnalysisArrays:
    """Return the arrays of a new batch with the saved state of its first assembly.

    Raises:
        CubewrightError: The state belongs to another analysis, or is damaged.
    """
    check_digest(saved, digest)
    try:
        return _restored(arrays, saved)
    except (*MALFORMED, zlib.error) as error:
        raise damaged() from error


def check_digest(saved: AnalysisState, digest: str) -> None:
    """Check that a state belongs to an analysis.

    Raises:
        CubewrightError: The state belongs to another analysis, or is not a state.
    """
    if "assembly" not in saved:
        raise damaged()
    if saved["assembly"] != digest:
        raise CubewrightError(
            tr("The saved analysis belongs to another assembly or to other settings.")
        )


def damaged() -> CubewrightError:
    """Return the error for a state that no analysis can have."""
    return CubewrightError(tr("The saved analysis is damaged."))


def _restored(arrays: a.AnalysisArrays, saved: AnalysisState) -> a.AnalysisArrays:
    """Return the arrays with a saved state.

    Raises one of :data:`MALFORMED` for a state that no analysis can have.
    """
    pieces = int(arrays.batch.begins[1])
    whole = free = (1 << pieces) - 1
    arrays = _with_plan(arrays, saved, whole)
    part = saved["part"]
    count = saved_number(part["count"], 0, 1 << 30)
    state, waiting = arrays.state, arrays.waiting
    for number, each in enumerate(saved["waiting"]):
        mask = saved_number(each["pieces"], 1, free)
        waiting.masks[number] = mask
        waiting.positions[number, _places(mask)] = _positions(each["positions"], mask)
        _check(mask & free == mask)
        free &= ~mask
    number = len(saved["waiting"])
    state[a.ASSEMBLY], state[a.WAITING] = 0, number
    if count:
        mask = saved_number(part["pieces"], 1, free)
        _check(mask & free == mask and mask.bit_count() > 1)
        waiting.positions[number, _places(mask)] = _positions(part["positions"], mask)
        arrays = _with_states(arrays, part, mask, count)
        state[a.IS_ROOT] = saved_number(int(part["is_whole"]), 0, 1)
        state[a.HEAD] = saved_number(part["next"], 0, count)
    arrays.states[0] = state[a.STATES] = saved_number(saved["states"], count, 1 << 60)
    return arrays


def _with_plan(arrays: a.AnalysisArrays, saved: AnalysisState, whole: int) -> a.AnalysisArrays:
    rows, failed, state = saved["plan"], saved["failed"], arrays.state
    plans = arrays.plans
    moves = [move for row in rows for move in row["moves"]]
    _check(len(rows) < a.MAX_PIECES and len(failed) < a.MAX_PIECES)
    while len(plans.move_masks) <= len(moves) or len(plans.parts) <= len(rows) + 1:
        plans = memory.grown_plans(plans)
    end = 0
    for number, row in enumerate(rows):
        part, removed = saved_number(row["part"], 1, whole), saved_number(row["removed"], 1, whole)
        _check(removed & part == removed != part and bool(row["moves"]))
        plans.parts[number], plans.removed[number] = part, removed
        end += len(row["moves"])
        plans.move_begins[number + 1] = end
    for number, (mask, direction, distance) in enumerate(moves):
        plans.move_masks[number] = saved_number(mask, 1, whole)
        plans.moves[number, 0] = saved_number(direction, 0, len(arrays.directions.packed) - 1)
        plans.moves[number, 1] = saved_number(distance, 0, a.MAX_STEPS)
    for number, mask in enumerate(failed):
        plans.failed[number] = saved_number(mask, 1, whole)
    state[a.PLANS], state[a.MOVES], state[a.FAILED] = len(rows), len(moves), len(failed)
    return arrays._replace(plans=plans)


def _with_states(
    arrays: a.AnalysisArrays, part: AnalysisState, mask: int, count: int
) -> a.AnalysisArrays:
    pieces = mask.bit_count()
    parents = np.cumsum(unpack_numbers(part["parents"], "<i4", count - 1), dtype=np.int64) - 1
    masks = unpack_numbers(part["masks"], "<u8", count - 1)
    moves = unpack_numbers(part["moves"], "<i4", count - 1)
    _check((np.diff(parents, prepend=0) >= 0).all())
    _check((parents <= np.arange(count - 1)).all())
    _check(((masks > 0) & (masks < (1 << pieces) - 1)).all())
    _check(((moves & 255 > 0) & (moves & 255 <= a.MAX_STEPS)).all())
    _check(((moves >> 8 >= 0) & (moves >> 8 < len(arrays.directions.packed))).all())
    room = 1 << (2 * count + 1).bit_length()
    if len(arrays.nodes.parents) < room or len(arrays.nodes.positions) < room * pieces:
        arrays = arrays._replace(nodes=memory.nodes(room, pieces))
    open_part(arrays, np.uint64(mask))
    for first in range(0, count - 1, REPLAYS_PER_STEP):
        some = slice(first, first + REPLAYS_PER_STEP)
        found = replay(
            arrays, parents[some].astype(np.int32), masks[some], moves[some].astype(np.int32)
        )
        _check(bool(found))
        begin, end = (first + 1) * pieces, int(arrays.state[a.TAIL]) * pieces
        positions = arrays.nodes.positions[begin:end].reshape(-1, pieces)
        _check(bool((np.ptp(positions, axis=1) < (a.REACH - 1) * a.X).all()))
    return arrays


def saved_number(value: object, least: int, most: int) -> int:
    """Return a saved integer.

    Raises:
        ValueError: The value is not an integer, or is out of range.
    """
    if type(value) is not int or not least <= value <= most:
        raise ValueError(value)
    return value


def _check(is_right: object) -> None:
    if not is_right:
        raise ValueError


def _places(mask: int) -> list[int]:
    return [place for place in range(a.MAX_PIECES) if mask >> place & 1]


def _positions(values: list[object], mask: int) -> CountArray:
    most = a.REACH // 2 * a.X
    _check(len(values) == mask.bit_count())
    return np.array([saved_number(value, -most, most) for value in values], np.int64)


def pack_numbers(values: NDArray[Any], kind: str) -> str:
    """Return numbers as compressed text, with bytes of equal significance next to each other."""
    columns = values.astype(kind).view(np.uint8).reshape(len(values), np.dtype(kind).itemsize).T
    return b64encode(zlib.compress(np.ascontiguousarray(columns).tobytes(), 1)).decode()


def unpack_numbers(text: str, kind: str, count: int) -> NDArray[Any]:
    """Return the numbers in a text of :func:`pack_numbers`, as an array for kernels.

    Raises:
        ValueError: The text has another number of values.
        zlib.error: The text is damaged.
    """
    width = np.dtype(kind).itemsize
    size = count * width
    unpacker = zlib.decompressobj()
    content = unpacker.decompress(b64decode(text, validate=True), size + 1)
    if len(content) != size:
        raise ValueError
    columns = np.frombuffer(content, np.uint8).reshape(width, count)
    return columns.T.copy().view(kind).reshape(count)
