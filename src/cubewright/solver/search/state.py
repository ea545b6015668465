"""Where a search stands, small enough to be written down and gone on with elsewhere.

Not its arrays, which can be made again, but the way down from the root: some
kilobytes whatever the puzzle, plain numbers, text and lists, ready for JSON.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from cubewright.errors import CubewrightError
from cubewright.solver.search.stages import StageTable

Position = Mapping[str, Any]
"""Where a search stands, as its engine puts it."""


def table_state(table: StageTable) -> dict[str, Any]:
    """The numbers of a stage table as lists."""
    return {
        "explored": table.explored.tolist(),
        "kept": table.kept.tolist(),
        "cuts": {rule: cut.tolist() for rule, cut in table.cuts.items()},
        "work": None if table.work is None else table.work.tolist(),
    }


def restore_table(state: Position) -> StageTable:
    """The stage table of :func:`table_state`; raises :class:`CubewrightError`."""
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


def state_mismatch() -> CubewrightError:
    """What to raise where a checkpoint does not belong to the search it is given to."""
    return CubewrightError(
        "The saved search does not fit this puzzle, engine and settings; start the search anew."
    )
