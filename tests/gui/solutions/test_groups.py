"""Solutions grouped by the pieces they use."""

from collections import Counter

import numpy as np
import pytest
from PySide6.QtCore import Qt

from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.gui.solutions.groups import PieceGroups
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.pieces.fitting import puzzle_to_fill
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

SOLID = Figure(CUBIC.box((2, 4, 2)), "2x4x2")


@pytest.fixture(scope="module")
def found():
    """The cover problem and rows of a small figure that many subsets of pieces fill."""
    cover, rows = None, []
    for report in solve(SolveRequest(puzzle_to_fill(SOLID, piece_set("tetracubes-8")))):
        if isinstance(report, Prepared):
            cover = report.cover
        elif isinstance(report, SolutionsFound):
            rows.append(report.rows)
    return cover, np.concatenate(rows)


def used(solution):
    return " ".join(solution.piece(placed).symbol for placed in solution.placed)


@pytest.fixture
def panel(qtbot, found):
    cover, rows = found
    made = SolutionsPanel()
    qtbot.addWidget(made)
    made.resize(360, 500)
    made.show()
    made.begin(cover)
    half = len(rows) // 2
    made.append(rows[:half])
    made.append(rows[half:])
    return made


def test_groups_match_the_decoded_solutions(found):
    cover, rows = found
    groups = PieceGroups(cover)
    for start in range(0, len(rows), 3):
        groups.append(rows[start : start + 3])
    wanted = Counter(used(cover.solution(row)) for row in rows)
    assert dict(zip(groups.names, groups.sizes, strict=True)) == wanted
    assert len(wanted) > 2
    for group, name in enumerate(groups.names):
        passes = groups.filter(group)(rows)
        assert [used(cover.solution(row)) == name for row in rows] == passes.tolist()


def choose(panel, group):
    panel.groups.setCurrentIndex(panel.groups.findData(group))
    panel.groups.activated.emit(panel.groups.currentIndex())


def test_one_group_is_listed_and_stepped_through(panel, found, qtbot):
    _, rows = found
    assert panel.groups.isVisible()
    names = panel.groups.count() - 1
    assert panel.groups.itemText(0) == f"All {names} subsets of pieces: {len(rows)}"
    panel.last()
    size = max(panel._groups.sizes)
    group = panel._groups.sizes.index(size)
    name = panel._groups.names[group]
    assert size > 1
    choose(panel, group)
    panel.first()
    seen = [panel.selected_solution()]
    for _ in range(size - 1):
        qtbot.keyClick(panel.table, Qt.Key.Key_Right)
        seen.append(panel.selected_solution())
    assert {used(solution) for solution in seen} == {name}
    assert len({solution.placed for solution in seen}) == size
    qtbot.keyClick(panel.table, Qt.Key.Key_Right)
    assert panel.selected_solution() == seen[-1]
    qtbot.keyClick(panel.table, Qt.Key.Key_Home)
    assert panel.selected_solution() == seen[0]
    panel.table.selectAll()
    assert [used(each) for each in panel.selected_solutions()] == [name] * size
    assert panel.model.rowCount() == len(panel.all_solutions()) == size
    choose(panel, None)
    assert panel.selected_solution() == seen[0]
    assert panel.model.rowCount() == len(panel.all_solutions()) == len(rows)


def test_later_solutions_join_their_group(panel, found):
    cover, rows = found
    choose(panel, 0)
    before = panel.listed_count
    panel.append(rows)
    assert panel.listed_count == 2 * before
    panel.begin(cover)
    assert not panel.groups.isVisible()
    panel.append(rows[:1])
    assert panel.listed_count == 1
    assert panel.model.rowCount() == 1


def test_there_are_no_groups_if_all_pieces_are_used(qtbot):
    panel = SolutionsPanel()
    qtbot.addWidget(panel)
    panel.show()
    figure = Figure(CUBIC.box((3, 3, 3)))
    for report in solve(SolveRequest(puzzle_to_fill(figure, piece_set("soma")))):
        if isinstance(report, Prepared):
            panel.begin(report.cover)
        elif isinstance(report, SolutionsFound):
            panel.append(report.rows)
    assert panel.count == 240
    assert not panel.groups.isVisible()
