"""The solutions panel steps by button, key and click, and describes the list in words."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRegularExpression, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QLabel, QToolButton

from cubewright.errors import FormatError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.frame.theme import palette
from cubewright.gui.solutions import empty_page
from cubewright.gui.solutions.list.model import SolutionModel
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.presenter.solutions.columns import COLUMNS, NUMBER_COLUMN, PICTURE_COLUMN
from cubewright.solver.report import Counts, Finished, Outcome, Progressed, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.stages import StageTable
from cubewright.solver.solve import solve


def solved(name, limit=None):
    reports = list(solve(SolveRequest(built_in_puzzle(name), limit=limit)))
    rows = [each.rows for each in reports if isinstance(each, SolutionsFound)]
    return reports[0].cover, np.concatenate(rows)


@pytest.fixture(scope="module")
def cube():
    return solved("cube")


@pytest.fixture
def empty(qtbot):
    made = SolutionsPanel()
    qtbot.addWidget(made)
    made.resize(300, 500)
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.fixture
def full(empty, cube):
    """A panel with the cube's 240 solutions, none of them selected."""
    empty.begin(cube[0])
    empty.append(cube[1])
    return empty


def test_a_solution_that_cannot_be_read_gives_an_error_message(full, recorded, monkeypatch):
    def damaged(_row):
        raise FormatError("mine.cubewright", None, "its solutions are damaged")

    messages, selected = recorded(full.status_message), recorded(full.solution_selected)
    monkeypatch.setattr(full.model.store, "solution", damaged)
    full.next()
    assert messages == ["mine.cubewright: its solutions are damaged"]
    assert selected == [None]


def test_a_list_whose_file_was_damaged_is_painted_and_reports_the_damage_once(
    full, recorded, monkeypatch, qtbot
):
    """Qt leaves painters open after an exception in a paint event, which crashed the program."""

    def damaged(_index):
        raise FormatError("couch.cubewright", None, "it is damaged; open a backup copy of it")

    monkeypatch.setattr(full.model.store, "row", damaged)
    heard = recorded(full.status_message)
    full.show_marks(())
    for section in range(len(COLUMNS)):
        full.table.setColumnHidden(section, False)
    with qtbot.waitSignal(full.model.unreadable):
        full.grab()
    full.grab()
    assert heard == ["couch.cubewright: it is damaged; open a backup copy of it"]


def finished(outcome):
    return Finished(outcome, Progressed(1.0, Counts(), StageTable.zeros(7), 1.0))


def text_of(widget):
    return " ".join(label.text() for label in widget.findChildren(QLabel) if label.isVisible())


def click(qtbot, made, name):
    qtbot.mouseClick(made.findChild(QToolButton, f"{name}-solution"), Qt.MouseButton.LeftButton)


def click_row(qtbot, made, row):
    place = made.table.visualRect(made.model.cell(row, PICTURE_COLUMN)).center()
    qtbot.mouseClick(made.table.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_the_model_follows_qt_s_rules(qtmodeltester, cube, qtbot):
    model = SolutionModel()
    qtmodeltester.check(model)
    model.begin(cube[0])
    model.append(cube[1][:100])
    qtmodeltester.check(model)
    model.append(cube[1][100:])
    model.append(cube[1][:0])
    model.begin(cube[0])
    model.clear()


def test_each_batch_is_inserted_at_once(qtbot, cube):
    model = SolutionModel()
    model.begin(cube[0])
    inserts = []
    model.rowsInserted.connect(lambda _parent, first, last: inserts.append((first, last)))
    model.append(cube[1][:200])
    model.append(cube[1][:0])
    model.append(cube[1][200:])
    assert inserts == [(0, 199), (200, 239)]


def test_rows_without_a_cover_problem_are_an_error(cube):
    with pytest.raises(ValueError, match="cover problem"):
        SolutionModel().append(cube[1])


def test_a_row_has_a_number_and_the_layers_as_text_to_copy(cube):
    model = SolutionModel()
    model.begin(cube[0])
    model.append(np.tile(cube[1], (5, 1)))
    assert model.cell(1199, NUMBER_COLUMN).data() == "1,200"
    assert model.cell(0, PICTURE_COLUMN).data() == str(model.store.solution(0))


def test_every_button_steps(full, qtbot):
    chosen = []
    full.solution_selected.connect(chosen.append)
    for name, row in (("next", 0), ("next", 1), ("last", 239), ("previous", 238), ("first", 0)):
        click(qtbot, full, name)
        assert full.current_row == row
        assert chosen[-1] == full.selected_solution() == full.model.store.solution(row)
    assert len(chosen) == 5


def test_every_key_steps(full, qtbot):
    full.first()
    keys = Qt.Key
    for key, row in (
        (keys.Key_Right, 1),
        (keys.Key_Down, 2),
        (keys.Key_Left, 1),
        (keys.Key_Up, 0),
        (keys.Key_Left, 0),
        (keys.Key_End, 239),
        (keys.Key_Right, 239),
        (keys.Key_Home, 0),
    ):
        qtbot.keyClick(full.table, key)
        assert full.current_row == row


def test_grey_buttons_give_the_reason(full):
    def tips():
        buttons = full.findChildren(QToolButton, QRegularExpression("-solution$"))
        return [button.toolTip() for button in buttons if not button.isEnabled()]

    full.first()
    assert tips() == ["This is the first solution"] * 2
    full.last()
    assert tips() == ["This is the last solution found so far"] * 2
    full.clear()
    assert tips() == ["No solutions are listed"] * 4


def test_buttons_without_effect_are_disabled(full):
    def usable():
        buttons = full.findChildren(QToolButton, QRegularExpression("-solution$"))
        return [button.objectName()[:-9] for button in buttons if button.isEnabled()]

    assert usable() == ["next", "last"]
    full.first()
    assert usable() == ["next", "last"]
    full.next()
    assert usable() == ["first", "previous", "next", "last"]
    full.last()
    assert usable() == ["first", "previous"]
    full.clear()
    assert usable() == []


def test_a_click_selects_and_a_second_click_shows_it_again(full, qtbot):
    chosen = []
    full.solution_selected.connect(chosen.append)
    click_row(qtbot, full, 2)
    assert full.current_row == 2
    assert len(chosen) == 1
    click_row(qtbot, full, 2)
    assert chosen == [full.selected_solution(), full.selected_solution()]


def test_a_click_outside_the_rows_does_nothing(empty, cube, qtbot):
    empty.begin(cube[0])
    empty.append(cube[1][:2])
    empty.first()
    with qtbot.assertNotEmitted(empty.solution_selected):
        qtbot.mouseClick(empty.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(20, 400))


def test_going_to_the_current_solution_shows_it_again(full, qtbot):
    full.first()
    with qtbot.waitSignal(full.solution_selected):
        full.first()


def test_several_solutions_are_selected_in_order(full, qtbot):
    full.go_to(4)
    qtbot.keyClick(full.table, Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(full.table, Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    store = full.model.store
    assert list(full.selected_solutions()) == [store.solution(row) for row in (2, 3, 4)]
    assert len(full.all_solutions()) == 240
    full.clear()
    assert len(full.selected_solutions()) == len(full.all_solutions()) == 0


def test_select_all_counts_without_decoding(full, qtbot):
    full.table.selectAll()
    assert len(full.selected_solutions()) == 240


def test_more_solutions_keep_the_selection(empty, cube, qtbot):
    empty.begin(cube[0])
    empty.append(cube[1][:10])
    empty.go_to(3)
    before = empty.selected_solution()
    with qtbot.assertNotEmitted(empty.solution_selected):
        empty.append(cube[1][10:])
    assert empty.selected_solution() == before
    assert "4 of 240" in text_of(empty)


def test_an_empty_list_has_texts(empty, cube):
    assert empty_page.NOT_SEARCHED in text_of(empty)
    assert empty.filter.isHidden()
    assert empty.empty_page.show_all_button.isHidden()
    empty.begin(cube[0])
    assert empty_page.SEARCHING in text_of(empty)
    empty.finish(finished(Outcome.STOPPED))
    assert empty_page.STOPPED in text_of(empty)
    empty.begin(cube[0])
    empty.finish(finished(Outcome.COMPLETE))
    assert empty_page.NONE in text_of(empty)
    empty.clear()
    assert empty_page.NOT_SEARCHED in text_of(empty)


def test_a_new_search_clears_the_selection(full, cube):
    chosen = []
    full.solution_selected.connect(chosen.append)
    full.go_to(5)
    full.begin(cube[0])
    assert chosen[-1] is None
    assert full.selected_solution() is None
    assert full.count == 0
    full.clear()
    assert chosen.count(None) == 1


def test_a_row_made_current_by_focus_is_selected(full, cube, qtbot):
    full.activateWindow()
    full.table.setFocus()
    qtbot.waitUntil(full.table.hasFocus)
    full.go_to(5)
    full.begin(cube[0])
    full.append(cube[1])
    full.table.setFocus()
    qtbot.waitUntil(full.table.hasFocus)
    assert full.current_row == 0
    assert list(full.selected_solutions()) == [full.selected_solution()]


def test_the_position_is_shown(full, qtbot):
    received = []
    full.position_changed.connect(lambda row, count: received.append((row, count)))
    full.last()
    full.clear()
    assert received[0] == (239, 240)
    assert received[-1] == (-1, 0)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("width", [180, 280, 420])
def test_each_colour_covers_the_area_of_its_cells(qtbot, empty, cube, dark, width):
    empty.setPalette(palette(dark=dark))
    empty.resize(width, 400)
    empty.begin(cube[0])
    empty.append(cube[1][:1])
    rect = empty.table.visualRect(empty.model.cell(0, PICTURE_COLUMN))
    image = empty.table.viewport().grab(rect).toImage()
    seen = {}
    for x in range(image.width()):
        for y in range(image.height()):
            name = image.pixelColor(x, y).name()
            seen[name] = seen.get(name, 0) + 1
    solution = empty.model.store.solution(0)
    areas = {solution.piece(p).colour.lower(): len(p.cells) for p in solution.placed}
    per_cell = [seen.get(colour, 0) / cells for colour, cells in areas.items()]
    assert min(per_cell) > 0.4 * max(per_cell) > 0


def test_a_picture_stays_in_its_row_in_a_narrow_panel(empty, qtbot):
    cover, rows = solved("double-soma-3x3x6", limit=3)
    empty.resize(200, 300)
    empty.begin(cover)
    empty.append(rows[:1])
    rect = empty.table.visualRect(empty.model.cell(0, PICTURE_COLUMN))
    image = empty.table.viewport().grab(rect).toImage()
    base = empty.palette().color(QPalette.ColorRole.Base)
    edge = [image.pixelColor(image.width() - 1, y) for y in range(image.height())]
    assert all(QColor(colour) == base for colour in edge)
