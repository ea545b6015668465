"""Saved state: small enough for a file, and complete enough to resume on another machine.

A state does not contain a search's arrays, which can be computed again, but the
path from the root to the current node: some kilobytes for any puzzle, in plain
numbers, text and lists, ready for JSON.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from cubewright.errors import CubewrightError
from cubewright.solver.search.stages import StageTable

SavedState = Mapping[str, Any]
"""The state of a search, in the form that its engine chose."""


def table_state(table: StageTable) -> dict[str, Any]:
    """Return the numbers of a stage table as lists."""
    return {
        "explored": table.explored.tolist(),
        "kept": table.kept.tolist(),
        "cuts": {rule: cut.tolist() for rule, cut in table.cuts.items()},
        "work": None if table.work is None else table.work.tolist(),
    }


def restore_table(state: SavedState) -> StageTable:
    """Return the stage table that :func:`table_state` saved.

    Raises:
        CubewrightError: the state is not that of a stage table.

    """
    try:
        work = state["work"]
        return StageTable(
            np.array(state["explored"], np.int64),
            np.array(state["kept"], np.int64),
            {rule: np.array(cut, np.int64) for rule, cut in state["cuts"].items()},
            None if work is None else np.array(work, np.int64),
        )
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
        raise state_mismatch() from error


def with_current_keys(state: SavedState, renamed: Mapping[str, str]) -> dict[str, Any]:
    """Return a state with old keys replaced, so that files of version 0.1 can be resumed.

    >>> with_current_keys({"laid": [], "stage": 0}, {"laid": "placed"})
    {'placed': [], 'stage': 0}
    """
    return {renamed.get(key, key): value for key, value in state.items()}


def state_mismatch() -> CubewrightError:
    """Return the error for a state that belongs to another search."""
    return CubewrightError(
        "The saved search does not fit this puzzle, engine and settings; start a new search."
    )
