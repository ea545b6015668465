"""Filtering and sorting the list of solutions with the line above it."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel

from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.solutions import list_reader
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.search.counting_choice import CountingChoice
from cubewright.presenter.solutions import order
from cubewright.presenter.solutions.columns import NUMBER_COLUMN, PICTURE_COLUMN
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve


@pytest.fixture(scope="module")
def cube():
    """The cover problem of the Soma cube, and its 240 different solutions."""
    reports = list(solve(SolveRequest(built_in_puzzle("cube"), Convention.UNIQUE)))
    cover = next(each.cover for each in reports if isinstance(each, Prepared))
    return cover, np.concatenate([r.rows for r in reports if isinstance(r, SolutionsFound)])


@pytest.fixture
def panel(qtbot, cube):
    """A panel with the cube's solutions; the first solution is selected."""
    made = SolutionsPanel()
    qtbot.addWidget(made)
    made.resize(320, 400)
    with qtbot.waitExposed(made):
        made.show()
    made.begin(cube[0])
    made.append(cube[1])
    made.first()
    return made


def text_of(widget):
    return " ".join(label.text() for label in widget.findChildren(QLabel) if label.isVisible())


def with_t_in_the_corner(panel):
    store = panel.model.store
    for index in range(len(store)):
        solution = store.solution(index)
        if solution.symbols()[0, 0, 0] == "T":
            yield index


def test_words_list_the_matching_solutions(panel, qtbot):
    shown = []
    panel.solution_selected.connect(shown.append)
    expected = list(with_t_in_the_corner(panel))
    qtbot.keyClicks(panel.filter.field, "t at 1,1,1")
    qtbot.keyClick(panel.filter.field, Qt.Key.Key_Return)
    assert list(panel.model.indices) == expected
    assert f"{len(expected)} of 240" in text_of(panel)
    assert panel.current_row == expected[0]
    assert shown[-1] == panel.selected_solution() == panel.model.store.solution(expected[0])
    numbers = [panel.model.cell(row, NUMBER_COLUMN).data() for row in range(3)]
    assert numbers == [str(index + 1) for index in expected[:3]]
    panel.last()
    assert panel.current_row == expected[-1]
    assert panel.table.chosen_solutions() == [expected[-1]]
    panel.go_to(next(index for index in range(240) if index not in expected))
    assert panel.current_row == expected[-1]
    assert list(panel.all_solutions())[:2] == [
        panel.model.store.solution(index) for index in expected[:2]
    ]


def test_a_cell_of_a_filtered_list_belongs_to_its_solution(panel):
    panel.filter.set_words("T at 1,1,1")
    row = 2
    rect = panel.table.visualRect(panel.model.cell(row, PICTURE_COLUMN))
    cells = [
        panel.table.cell_at(QPoint(x, rect.center().y())) for x in range(rect.left(), rect.right())
    ]
    assert {each[0] for each in cells if each} == {panel.model.indices[row]}


def test_an_empty_list_gives_the_reason_and_a_button_lists_all_again(panel, qtbot):
    shown = []
    panel.solution_selected.connect(shown.append)
    panel.go_to(17)
    panel.filter.set_words("no T")
    assert "No solution leaves out T." in text_of(panel)
    assert "0 of 240" in text_of(panel)
    assert shown[-1] is None
    assert panel.selected_solution() is None
    qtbot.mouseClick(panel.empty_page.show_all_button, Qt.MouseButton.LeftButton)
    assert panel.model.rowCount() == 240
    assert panel.current_row == 17
    assert shown[-1] == panel.selected_solution()
    assert not panel.empty_page.show_all_button.isVisible()
    panel.filter.set_words("nonsense")
    assert "neither a piece nor a number" in text_of(panel)


def test_the_selection_stays_on_its_solution(panel, qtbot):
    chosen = list(with_t_in_the_corner(panel))[5]
    panel.go_to(chosen)
    with qtbot.assertNotEmitted(panel.solution_selected):
        panel.filter.set_words("T at 1,1,1")
        assert panel.current_row == chosen
        panel.filter.choose_order(order.NUMBER, is_descending=True)
        assert panel.current_row == chosen
        panel.filter.set_words("")
    assert panel.current_row == chosen
    assert panel.model.cell(0, NUMBER_COLUMN).data() == "240"


def test_solutions_are_sorted_by_difference_from_the_selected_one(panel):
    panel.go_to(50)
    panel.filter.choose_order(order.DIFFERENCE)
    assert panel.model.indices[0] == 50
    assert panel.current_row == 50
    placed = [set(panel.model.store.solution(index).placed) for index in panel.model.indices]
    numbers = [len(each - placed[0]) for each in placed]
    assert numbers == sorted(numbers)
    panel.filter.choose_order(order.DIFFERENCE, is_descending=True)
    assert panel.model.indices[239] == 50


def test_later_solutions_are_filtered_and_sorted_too(panel, cube, qtbot):
    cover, rows = cube
    for is_descending in (False, True):
        panel.begin(cover)
        panel.append(rows[:100])
        panel.filter.choose_order(order.NUMBER, is_descending=is_descending)
        panel.filter.set_words("T at 1,1,1")
        panel.first()
        panel.table.verticalScrollBar().setValue(0)
        current = panel.current_row
        for first in range(100, 240, 35):
            panel.append(rows[first : first + 35])
        expected = sorted(with_t_in_the_corner(panel), reverse=is_descending)
        qtbot.waitUntil(lambda expected=expected: list(panel.model.indices) == expected)
        assert panel.current_row == current
    panel.begin(cover)
    assert panel.filter.words == ""
    assert not panel.filter.is_descending


def test_many_solutions_are_read_in_steps(panel, cube, qtbot, monkeypatch):
    monkeypatch.setattr(list_reader, "STEP_SECONDS", 0.0)
    monkeypatch.setattr(list_reader, "NOTABLE_SECONDS", 0.0)
    shares = []
    panel._list_filter._reader.progressed.connect(shares.append)
    cover, rows = cube
    count = 100 * len(list(with_t_in_the_corner(panel)))
    panel.begin(cover)
    panel.append(np.tile(rows, (100, 1)))
    panel.first()
    panel.filter.set_words("T at 1,1,1")
    at_first = panel.model.rowCount()
    assert panel.filter.progress.isVisible()
    qtbot.waitUntil(lambda: panel.model.rowCount() == count)
    assert 0 < at_first < count
    assert not panel.filter.progress.isVisible()
    seen = [each for each in shares if each is not None]
    assert seen == sorted(seen)
    assert 0 < seen[0] < seen[-1] < 1


def test_esc_clears_the_field_and_a_second_esc_leaves_it(panel, qtbot):
    panel.activateWindow()
    panel.start_filter()
    qtbot.waitUntil(panel.filter.field.hasFocus)
    panel.filter.set_words("T at 1,1,1")
    qtbot.keyClick(panel.filter.field, Qt.Key.Key_Escape)
    assert panel.filter.words == ""
    assert panel.model.rowCount() == 240
    qtbot.keyClick(panel.filter.field, Qt.Key.Key_Escape)
    assert panel.table.hasFocus()


def test_numbers_make_room_for_the_field_in_a_narrow_panel(panel):
    panel.filter.set_words("T at 1,1,1")
    panel.resize(280, 400)
    panel.filter.show_counts((1_234_567, 35_528_720))
    assert "1,234,567" in text_of(panel.filter)
    assert "35,528,720" not in text_of(panel.filter)
    panel.resize(600, 400)
    assert "1,234,567 of 35,528,720" in text_of(panel.filter)


def test_the_menu_of_a_cell_filters_the_list(window, qtbot):
    window.solve_controller.start()
    qtbot.waitUntil(lambda: not window.solve_controller.is_running and window.panel.count == 240)
    window.panel.go_to(7)
    solution = window.panel.selected_solution()
    cell = next(cell for cell, symbol in solution.symbols().items() if symbol == "T")
    controller = window.constraint_controller

    def choose(words):
        controller.open_menu(cell, window.mapToGlobal(QPoint(10, 10)), solution)
        action = next(a for a in controller.menu.actions() if words in a.text().replace("&", ""))
        action.trigger()
        controller.menu.close()
        return list(window.panel.all_solutions())

    there = choose("with T here")
    assert 1 < len(there) < 240
    assert all(each.symbols()[cell] == "T" for each in there)
    same = choose("T placed as here")
    assert all(each.piece_at[cell].cells == solution.piece_at[cell].cells for each in same)
    assert 0 < len(same) < len(there)
    assert window.panel.current_row == 7
    window.actions_["filter-solutions"].trigger()
    assert window.panel.filter.field.hasFocus() or not window.isActiveWindow()


def test_solutions_are_merged_later_without_a_new_search(window, qtbot):
    window.choices.choose_counting(CountingChoice(Convention.RAW))
    window.solve_controller.start()
    qtbot.waitUntil(lambda: not window.solve_controller.is_running and window.panel.count == 11520)
    panel = window.panel
    for convention, count in ((Convention.UNIQUE, 240), (Convention.ROTATIONS, 480)):
        panel.filter.choose_convention(convention)
        qtbot.waitUntil(lambda count=count: panel.model.rowCount() == count)
    assert window.panel.count == 11520
    panel.add_words("no T")
    panel.show_all()
    qtbot.waitUntil(lambda: panel.model.rowCount() == 480)
    panel.filter.choose_convention(Convention.RAW)
    assert panel.model.lists_all
    panel.begin(panel.model.store.cover)
    assert panel.filter.convention is Convention.UNIQUE


def rows_of(window):
    store = window.panel.model.store
    return {tuple(row) for part in store.parts(0, len(store)) for row in part.tolist()}


def test_symmetric_copies_are_listed_without_a_new_search(window, qtbot):
    window.choices.choose_counting(CountingChoice(Convention.RAW))
    solved_with(window, qtbot, 11520)
    raw = rows_of(window)
    window.choices.choose_counting(CountingChoice(Convention.UNIQUE))
    solved_with(window, qtbot, 240)
    unique = rows_of(window)
    panel = window.panel
    panel.filter.choose_finer(Convention.ROTATIONS)
    qtbot.waitUntil(lambda: panel.count == 480)
    assert unique < rows_of(window) < raw
    panel.filter.choose_finer(Convention.RAW)
    qtbot.waitUntil(lambda: panel.count == 11520)
    assert rows_of(window) == raw
    assert window.document.results_at(0).convention is Convention.RAW
    panel.filter.choose_convention(Convention.UNIQUE)
    qtbot.waitUntil(lambda: panel.model.rowCount() == 240)


def test_an_incomplete_list_has_no_symmetric_copies(window, qtbot):
    solved_with(window, qtbot, 240)
    document = window.document
    key, results = document.key_at(0), document.results_at(0)
    document.set_results(key, document.puzzle, replace(results, is_complete=False))
    messages = []
    window.results_controller.status_message.connect(messages.append)
    window.panel.filter.choose_finer(Convention.RAW)
    assert messages == ["The search is not complete. Solve again to list symmetric copies."]
    assert window.panel.count == 240
    assert window.panel.filter.convention is Convention.UNIQUE


def solved_with(window, qtbot, count):
    window.solve_controller.start()
    qtbot.waitUntil(lambda: not window.solve_controller.is_running and window.panel.count == count)
