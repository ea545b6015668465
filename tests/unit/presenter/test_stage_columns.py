"""The stages of a search as a table."""

import numpy as np

from cubewright.presenter.stage_columns import (
    EXPLORED,
    KEPT,
    STAGE,
    TIME,
    WINDOW,
    rule_columns,
    stage_rows,
)
from cubewright.solver.report import Counts, Progressed
from cubewright.solver.search.stages import StageTable

STAGES = StageTable(
    np.array([8, 2_400, 1_500]),
    np.array([8, 600, 3]),
    {"parity": np.array([0, 300, 1_200]), "holes": np.array([0, 0, 5])},
    np.array([10, 30, 60]),
)
ROWS = stage_rows(Progressed(1.0, Counts(), STAGES, 2.0))


def texts(column):
    return [column.text(row) for row in ROWS]


def test_each_stage_has_a_row_and_there_is_a_row_of_totals():
    assert [row.stage for row in ROWS] == [0, 1, 2, None]
    assert [(row.explored, row.kept) for row in ROWS[:3]] == [(8, 8), (2_400, 600), (1_500, 3)]
    np.testing.assert_allclose([row.seconds for row in ROWS], (0.2, 0.6, 1.2, 2.0))
    assert (ROWS[3].explored, ROWS[3].kept) == STAGES.totals
    assert [row.cuts["parity"] for row in ROWS] == [0, 300, 1_200, 1_500]
    assert [row.cuts["holes"] for row in ROWS] == [0, 0, 5, 5]


def test_the_texts_of_the_columns():
    assert texts(STAGE) == ["1st", "2nd", "3rd", "Total"]
    assert [STAGE.plain_text(row) for row in ROWS] == ["1", "2", "3", "total"]
    assert texts(EXPLORED)[:3] == ["8", "2,400", "1,500"]
    assert texts(KEPT)[:3] == ["8", "600", "3"]
    assert texts(TIME) == ["200 ms", "600 ms", "1.2 s", "2.0 s"]
    assert [TIME.plain_text(row) for row in ROWS[:2]] == ["200.00", "600.00"]
    assert [column.head for column in WINDOW] == ["Piece", "Explored", "Kept", "Share"]
    assert (EXPLORED.sort_key(ROWS[0])[1], KEPT.sort_key(ROWS[1])[1]) == (8, 600)


def test_the_columns_of_rules():
    parity, holes = rule_columns(["parity", "holes"])
    assert texts(parity) == ["0", "300", "1,200", "1,500"]
    assert parity.cell_tip(ROWS[2]).endswith("% of the placements explored here")
    assert parity.cell_tip(ROWS[2]).startswith("80")
    assert holes.name == "holes"
    assert holes.visible_header == "Rejected by\nholes"
    assert "“holes”" in holes.shown_tip
    long = rule_columns(["a very long name of it"])[0]
    assert long.visible_header == "Rejected by\na very long\nname of it"
