"""The window's choice of the symmetry that merges solutions, if constraints break symmetries."""

import pytest

from cubewright.formats.project.file import write_project
from cubewright.gui.frame.settings import Settings
from cubewright.model.results import NO_RESULTS
from cubewright.model.symmetry.group import UpTo
from cubewright.presenter.files.project_results import running_results, unfinished_search
from cubewright.presenter.files.saved_search import searched_project
from cubewright.solver.report import Prepared, Progressed
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve


def choose(window, key):
    combo = window.toolbar.convention
    combo.setCurrentIndex(combo.findData(key))
    combo.activated.emit(combo.currentIndex())


def keys(window):
    combo = window.toolbar.convention
    return [combo.itemData(index) for index in range(combo.count())]


def solved(window, qtbot):
    """Press Solve; return the number of listed solutions."""
    with qtbot.waitSignal(window.solve_controller.ran, timeout=60_000):
        window.actions_["solve"].trigger()
    return window.panel.count


@pytest.fixture
def corner_window(window):
    """The window with a Soma cube in which one corner is forbidden for V."""
    window.document.forbid("V", window.document.figure.cells[0])
    return window


def test_the_figures_symmetry_is_a_choice_only_if_the_counts_differ(window):
    plain = ["unique", "rotations", "raw"]
    assert keys(window) == plain
    window.document.forbid("V", window.document.figure.cells[0])
    assert keys(window) == [*plain, "unique-figure", "rotations-figure"]
    in_menu = [action.data() for action in window.menus.convention.actions()]
    assert in_menu == keys(window)
    window.document.undo_stack.undo()
    assert keys(window) == plain


def test_one_solution_of_each_class_up_to_the_figures_symmetry_is_listed(corner_window, qtbot):
    window = corner_window
    assert solved(window, qtbot) == 1_713
    choose(window, "unique-figure")
    assert solved(window, qtbot) == 240
    assert window.toolbar.found.text() == "240 found"
    assert "1,713 up to the puzzle's own symmetry, 240" in window.message.text()
    choose(window, "rotations-figure")
    assert solved(window, qtbot) == 480
    choose(window, "unique")
    assert solved(window, qtbot) == 1_713


def test_the_choice_is_remembered_and_hidden_while_the_counts_are_equal(corner_window):
    window = corner_window
    choose(window, "unique-figure")
    assert window.settings.up_to is UpTo.FIGURE
    window.document.undo_stack.undo()
    assert window.toolbar.convention.currentData() == "unique"
    choose(window, "rotations")
    window.document.undo_stack.redo()
    assert window.toolbar.convention.currentData() == "rotations-figure"
    window.settings.save()
    assert Settings(window.settings.path).up_to is UpTo.FIGURE


def test_a_resumed_search_keeps_the_choice(corner_window, qtbot, tmp_path):
    window, path = corner_window, tmp_path / "corner.search"
    request = SolveRequest(window.document.puzzle, engine="backtracking", up_to=UpTo.FIGURE)
    control = Control()
    for report in solve(request, control):
        if isinstance(report, Prepared):
            cover = report.cover
        elif isinstance(report, Progressed):
            control.stop()
    search = unfinished_search(request, cover, report.checkpoint)
    results = running_results(NO_RESULTS, request, report.checkpoint.counts, search)
    write_project(path, searched_project(request.puzzle, results))
    with qtbot.waitSignal(window.solve_controller.ran):
        window.saved_searches.resume(path)
    assert window.toolbar.convention.currentData() == "unique-figure"
    assert window.solve_controller.request.up_to is UpTo.FIGURE
    assert window.panel.count == 240
