"""The columns of the solutions table are sorted by a header, shown, hidden and remembered."""

import numpy as np
import pytest
from PySide6.QtCore import QByteArray, QPoint, Qt

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.pieces.fitting import puzzle_to_fill
from cubewright.model.symmetry.classes import solution_symmetry
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.solutions import listed, order
from cubewright.presenter.solutions.columns import COLUMNS
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

NAMES = [column.name for column in COLUMNS]


def searched(puzzle):
    reports = list(solve(SolveRequest(puzzle, Convention.UNIQUE)))
    cover = next(each.cover for each in reports if isinstance(each, Prepared))
    return cover, np.concatenate([r.rows for r in reports if isinstance(r, SolutionsFound)])


@pytest.fixture(scope="module")
def cube():
    return searched(built_in_puzzle("cube"))


@pytest.fixture(scope="module")
def subsets():
    """A figure that different subsets of pieces fill; some solutions are symmetrical."""
    return searched(
        puzzle_to_fill(Figure(CUBIC.box((2, 4, 2)), "2x4x2"), piece_set("tetracubes-8"))
    )


@pytest.fixture
def panel(qtbot, cube):
    made = SolutionsPanel()
    qtbot.addWidget(made)
    made.resize(420, 400)
    with qtbot.waitExposed(made):
        made.show()
    made.begin(cube[0])
    made.append(cube[1])
    made.first()
    return made


def click_header(qtbot, panel, name):
    header = panel.table.header
    section = NAMES.index(name)
    at = QPoint(header.sectionViewportPosition(section) + 8, header.height() // 2)
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=at)


def cells(panel, name):
    section = NAMES.index(name)
    return [panel.model.index(row, section).data() for row in range(panel.model.rowCount())]


def shown(panel):
    header = panel.table.header
    sections = [header.logicalIndex(place) for place in range(header.count())]
    return [NAMES[n] for n in sections if not header.isSectionHidden(n)]


def test_a_header_sorts_and_the_menu_shows_the_order(panel, qtbot, subsets):
    panel.begin(subsets[0])
    panel.append(subsets[1])
    click_header(qtbot, panel, "symmetry")
    assert panel.filter.order is order.SYMMETRY
    assert panel.filter.is_descending
    texts = cells(panel, "symmetry")
    symmetrical = [text for text in texts if text != "none"]
    assert 0 < len(symmetrical) < len(texts)
    assert texts[: len(symmetrical)] == symmetrical
    click_header(qtbot, panel, "symmetry")
    assert not panel.filter.is_descending
    assert cells(panel, "symmetry")[-len(symmetrical) :] != ["none"] * len(symmetrical)
    click_header(qtbot, panel, "number")
    assert cells(panel, "number")[:2] == ["1", "2"]
    click_header(qtbot, panel, "number")
    assert cells(panel, "number")[-1] == "1"
    panel.filter.choose_order(order.SYMMETRY)
    assert panel.table.header.sortIndicatorSection() == NAMES.index("symmetry")
    click_header(qtbot, panel, "picture")
    assert panel.table.header.sortIndicatorSection() == NAMES.index("symmetry")


def test_the_symmetry_column_shows_the_solution_s_symmetry(panel, subsets):
    panel.begin(subsets[0])
    panel.append(subsets[1])
    for index in range(0, len(subsets[1]), 3):
        expected = solution_symmetry(panel.model.store.solution(index))
        text = panel.model.index(index, NAMES.index("symmetry")).data()
        assert text == (expected.short if expected.order > 1 else "none")


def test_symmetry_is_shown_from_the_first_symmetrical_solution(panel, subsets):
    assert shown(panel) == ["number", "star", "picture"], "no solution of the cube is symmetrical"
    panel.begin(subsets[0])
    texts = []
    for row in subsets[1]:
        panel.append(row[None])
        texts.append(cells(panel, "symmetry")[-1])
        assert ("symmetry" in shown(panel)) is (set(texts) != {"none"})
    panel.table.header.choose("symmetry", False)
    panel.append(subsets[1][:1])
    assert "symmetry" not in shown(panel), "the user has hidden it"


def test_a_long_list_is_searched_for_a_symmetrical_solution_in_parts(
    panel, subsets, monkeypatch, qtbot
):
    monkeypatch.setattr(listed, "SYMMETRY_BATCH", 1)
    cover, rows = subsets
    panel.begin(cover)
    panel.append(rows)
    texts = cells(panel, "symmetry")
    assert texts[0] == "none", "the first part has no symmetrical solution"
    qtbot.waitUntil(lambda: "symmetry" in shown(panel))
    asymmetrical = rows[[text == "none" for text in texts]]
    panel.begin(cover)
    panel.append(asymmetrical)
    qtbot.waitUntil(lambda: not panel.model.listed.is_symmetry_open)
    assert "symmetry" not in shown(panel)


def test_pieces_are_listed_only_if_there_is_a_choice(panel, qtbot, subsets):
    panel.table.header.choose("symmetry", True)
    assert shown(panel) == ["number", "star", "picture", "symmetry"]
    panel.begin(subsets[0])
    panel.append(subsets[1])
    assert shown(panel)[:4] == ["number", "star", "picture", "pieces"]
    for index, text in enumerate(cells(panel, "pieces")):
        solution = panel.model.store.solution(index)
        assert text == " ".join(solution.piece(placed).symbol for placed in solution.placed)
    click_header(qtbot, panel, "pieces")
    assert panel.filter.order is order.PIECES


def test_columns_are_hidden_moved_and_sized_as_in_the_last_window(panel, qtbot):
    header = panel.table.header
    header.choose("symmetry", False)
    header.moveSection(header.visualIndex(NAMES.index("picture")), 0)
    header.set_width("number", 93)
    state = header.layout_state()
    other = SolutionsPanel()
    qtbot.addWidget(other)
    other.table.header.restore(state)
    other.begin(panel.model.store.cover)
    assert shown(other) == ["picture", "number", "star"]
    other.table.header.choose("picture", False)
    other.table.header.choose("star", False)
    other.table.header.choose("number", False)
    assert shown(other) == ["number"]
    other.table.header.choose("symmetry", True)
    assert other.table.columnWidth(NAMES.index("number")) == 93
    other.table.header.reset_columns()
    assert shown(other) == ["number", "star", "picture"]
    assert other.table.columnWidth(NAMES.index("number")) != 93


@pytest.mark.parametrize("text", ["", "nonsense", "[]", '{"order": 1, "shown": [], "widths": {}}'])
def test_damaged_settings_are_ignored(panel, text):
    panel.table.header.restore(QByteArray(text.encode()))
    assert shown(panel) == ["number", "star", "picture"]
    damaged = b'{"order": ["x", "picture"], "shown": {"number": 3}, "widths": {"number": -4}}'
    panel.table.header.restore(QByteArray(damaged))
    assert shown(panel) == ["picture", "number", "star"]


def test_the_keys_of_the_list_work_without_the_pictures(panel, qtbot):
    panel.table.header.choose("picture", False)
    panel.next()
    panel.last()
    assert panel.current_row == 239
    row = panel.table.visualRect(panel.table.currentIndex())
    assert panel.table.viewport().rect().intersects(row)


def test_keys_move_a_column_and_sort_by_it(panel, qtbot):
    header = panel.table.header
    before = shown(panel)
    panel.activateWindow()
    panel.table.setFocus()
    qtbot.keyClick(panel.table, Qt.Key.Key_Tab)
    qtbot.waitUntil(header.hasFocus)
    assert header.chosen_column == before[0]
    qtbot.keyClick(header, Qt.Key.Key_Right)
    assert header.chosen_column == before[1]
    qtbot.keyClick(header, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert shown(panel) == [before[0], before[2], before[1], *before[3:]]
    assert header.chosen_column == before[1]
    for _ in range(3):  # the first click is at the end
        qtbot.keyClick(header, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert shown(panel) == [before[1], before[0], *before[2:]]
    header._choose(shown(panel).index("number"))
    qtbot.keyClick(header, Qt.Key.Key_Return)
    assert panel.filter.is_descending
