"""The window that shows how hard a puzzle is for a person."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.fig.file import read_fig
from cubewright.model.figure import Figure
from cubewright.resources import included_file

SOMA = built_in_puzzle("cube")


def examine(window, qtbot):
    with qtbot.waitSignal(window.hardness_controller.ended):
        window.actions_["hardness"].trigger()


def test_the_current_puzzle_is_examined_when_the_window_opens(window, qtbot):
    controller = window.hardness_controller
    with qtbot.waitSignal(controller.examined) as examined:
        window.actions_["hardness"].trigger()
    puzzle, result = examined.args
    assert puzzle == window.document.puzzle
    assert result.is_complete
    view = controller.view
    first, second, *_ = view.sentences.text().splitlines()
    assert first == "7 pieces must be placed; there are 688 placements of single pieces."
    assert second == "The search for all 240 solutions meets 4,555 dead ends."
    assert "sample" in view.note.text()
    assert view.message.text() == ""
    assert [row.placed for row in controller.model.records] == [0, 1, 2, 3, 4, 5]
    assert "wrong, shows later" in view.legend.text()
    view.grab()  # paints the bars
    assert view.start.isEnabled()
    assert not view.progress.isVisible()


def test_an_examined_puzzle_is_not_examined_again(window, qtbot):
    controller = window.hardness_controller
    examine(window, qtbot)
    window.actions_["hardness"].trigger()
    assert not controller.running
    window.document.edit(Figure(set(SOMA.figure.cells) - {(2, 2, 2)}, "cube"), "Remove a cell")
    assert controller.view.message.text() == "The puzzle has changed: press Start to examine it."
    with qtbot.waitSignal(controller.worker.failed):
        controller.view.start.click()
    assert "26 cubelets" in controller.view.message.text()
    assert controller.model.records == []


def test_a_puzzle_without_a_solution_has_no_table(window, qtbot):
    desk = read_fig(included_file("soma-impossible")).blocks[0].figure
    window.document.edit(desk, "Draw")
    examine(window, qtbot)
    view = window.hardness_controller.view
    assert view.sentences.text() == "The puzzle has no solution."
    assert window.hardness_controller.model.records == []


def test_an_examination_is_paused_and_stopped(window, qtbot):
    controller = window.hardness_controller
    examine(window, qtbot)
    view = controller.view
    view.start.click()
    view.pause.click()
    assert controller.worker.job.paused
    assert view.pause.text() == "Cont&inue"
    view.pause.click()
    with qtbot.waitSignal(controller.ended):
        QTest.keyClick(view, Qt.Key.Key_Escape)
    assert view.start.isEnabled()
    assert not view.stop.isEnabled()


def test_an_empty_figure_is_refused(window, qtbot):
    examine(window, qtbot)
    window.document.edit(Figure((), "nothing"), "Remove all cells")
    view = window.hardness_controller.view
    assert view.message.text() == "The figure is empty. Draw some cubelets first."
    assert not view.start.isEnabled()
