"""Saved tables are refused unless they fit."""

import pytest

from cubewright.errors import CubewrightError
from cubewright.solver.search.stages import StageTable
from cubewright.solver.search.state import MAX_COUNT, restore_table, restored_count, table_state

LIKE = StageTable.zeros(3, ("rule",))


@pytest.mark.parametrize("key", ["explored", "kept", "rule", "work"])
@pytest.mark.parametrize(
    "column",
    [[1, 2], [1, 2, 3, 4], [[1, 2, 3]], [1, -1, 3], [1, 2, MAX_COUNT + 1], 3, ["x", 1, 2]],
)
def test_a_column_that_does_not_fit_is_refused(key, column):
    def with_column(values):
        state = table_state(LIKE)
        (state["cuts"] if key == "rule" else state)[key] = values
        return state

    good = [1, 0, MAX_COUNT]
    restored = table_state(restore_table(with_column(good), LIKE))
    assert restored == with_column(good)
    with pytest.raises(CubewrightError, match="does not fit"):
        restore_table(with_column(column), LIKE)


@pytest.mark.parametrize("value", [-1, MAX_COUNT + 1, 1.0, "1", None])
def test_a_count_that_does_not_fit_is_refused(value):
    assert [restored_count(each) for each in (0, MAX_COUNT)] == [0, MAX_COUNT]
    with pytest.raises(CubewrightError, match="does not fit"):
        restored_count(value)
