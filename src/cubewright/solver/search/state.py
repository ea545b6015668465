"""Saved state: small enough for a file, and complete enough to resume on another machine.

The arrays of a search can be recomputed, so its state contains only the path from the root to the
current node. For any puzzle, these are some kilobytes of plain numbers, text and lists, ready for
JSON.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from cubewright.errors import MALFORMED, CubewrightError
from cubewright.model.cell import CountArray
from cubewright.solver.search.stages import StageTable
from cubewright.translation import tr

SavedState = Mapping[str, Any]
"""The state of a search, in its engine's format."""
MAX_COUNT = 1 << 56
"""The maximum of a saved counter; sums of many counters stay within 64 bits."""


def table_state(table: StageTable) -> dict[str, Any]:
    """Return the numbers of a stage table as lists."""
    return {
        "explored": table.explored.tolist(),
        "kept": table.kept.tolist(),
        "cuts": {rule: cut.tolist() for rule, cut in table.cuts.items()},
        "work": None if table.work is None else table.work.tolist(),
    }


def restore_table(state: SavedState, like: StageTable) -> StageTable:
    """Return the table saved by :func:`table_state`; ``like`` is a table of the same search.

    Raises:
        CubewrightError: The state is not such a stage table.
    """
    try:
        work = state["work"]
        table = StageTable(
            _column(state["explored"], like),
            _column(state["kept"], like),
            {rule: _column(state["cuts"][rule], like) for rule in like.cuts},
            None if work is None else _column(work, like),
        )
    except MALFORMED as error:
        raise state_mismatch() from error
    return table


def _column(values: object, like: StageTable) -> CountArray:
    column = np.array(values, np.int64)
    if column.shape != (len(like),) or (column < 0).any() or (column > MAX_COUNT).any():
        raise state_mismatch()
    return column


def restored_count(value: object) -> int:
    """Return a saved count.

    Raises:
        CubewrightError: The value is not an integer from 0 to :data:`MAX_COUNT`.

    """
    if not isinstance(value, int) or not 0 <= value <= MAX_COUNT:
        raise state_mismatch()
    return int(value)


def counted_rules(state: SavedState) -> frozenset[str]:
    """Return the rules whose cuts a state of any search counts.

    A malformed state gives no rules.

    >>> sorted(counted_rules({"table": {"cuts": {"overlaps": [0]}}}))
    ['overlaps']
    """
    for key in ("table", "finished_stages", "ended"):
        table = state.get(key) if isinstance(state, Mapping) else None
        cuts = table.get("cuts") if isinstance(table, Mapping) else None
        if isinstance(cuts, Mapping):
            return frozenset(cuts)
    return frozenset()


def with_current_keys(state: SavedState, renamed: Mapping[str, str]) -> dict[str, Any]:
    """Return a state with current keys in place of old ones, to resume files of version 0.1.

    >>> with_current_keys({"laid": [], "stage": 0}, {"laid": "placed"})
    {'placed': [], 'stage': 0}
    """
    return {renamed.get(key, key): value for key, value in state.items()}


def state_mismatch() -> CubewrightError:
    """Return the error for a state that belongs to another search."""
    return CubewrightError(
        tr("The saved search does not fit this puzzle, engine and settings; start a new search.")
    )
