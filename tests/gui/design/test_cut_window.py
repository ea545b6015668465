"""The window that designs a puzzle takes wishes, searches, and puts cuts into the file."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from shiboken6 import isValid

from cubewright.formats.project.file import read_project
from cubewright.gui.design import run_files
from cubewright.gui.frame.settings import Settings
from cubewright.gui.shell.windows import Windows
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.design import cut_annealing
from cubewright.solver.design.cut_wishes import CutWishes, Goal, Symmetry

CUBE = Figure(CUBIC.box((3, 3, 3)), "Die")


@pytest.fixture(autouse=True)
def _short_steps(monkeypatch):
    monkeypatch.setattr(cut_annealing, "STEP_SECONDS", 0.02)
    monkeypatch.setattr(cut_annealing, "DEFAULT", cut_annealing.Schedule(length=5000))


@pytest.fixture
def controller(window):
    window.document.add(CUBE)
    window.actions_["design-figure"].trigger()
    assert window.cut_controller.view.isVisible()
    return window.cut_controller


@pytest.fixture
def form(controller):
    form = controller.view.form
    form.pieces.setValue(3)
    return form


def stop(controller, qtbot):
    with qtbot.waitSignal(controller.ended, timeout=60_000):
        controller.view.stop.click()


def test_the_best_cut_is_shown_while_the_search_runs_and_opens_with_its_plan(
    window, controller, form, qtbot, tmp_path
):
    view, document = controller.view, window.document
    view.start.click()
    qtbot.waitUntil(lambda: view.shown is not None, timeout=60_000)
    assert controller.running
    assert not form.isEnabled()
    stop(controller, qtbot)
    cut = view.shown
    assert view.best.text().startswith(f"Level {cut.levels}, {cut.moves} moves, one assembly")
    assert view.view.scene.solution is cut.solution
    assert "cuts tried" in view.message.text()
    before = len(document.blocks)
    QTest.keyClick(view.table, Qt.Key.Key_Home)
    controller.add_to_file(cut)
    assert len(document.blocks) == before + 1
    assert document.figure.name == f"Die, level {cut.levels}"
    assert document.puzzle.pieces == cut.pieces.pieces
    qtbot.waitUntil(lambda: window.panel.count == 1, timeout=60_000)
    document.save(tmp_path / "cut.cubewright")
    problem = read_project(tmp_path / "cut.cubewright").problems[-1]
    assert len(problem.results.solutions) == len(problem.results.disassemblies) == 1
    assert f'"levels":"{cut.levels}"' in problem.results.disassemblies[0].data
    document.undo_stack.undo()
    assert len(document.blocks) == before


def test_a_search_without_a_cut_does_not_ask_to_start_it(controller):
    view = controller.view
    assert view.best.text().startswith("Press Start")
    view.show_state(running=True, paused=False, has_run=True)
    assert view.best.text() == "No cut has been found yet."


def test_a_selected_cut_stays_selected_and_visible(controller, form, qtbot):
    view = controller.view
    view.start.click()
    qtbot.waitUntil(lambda: len(view.model.records) > 1, timeout=20_000)
    stop(controller, qtbot)
    one, other = view.model.records[:2]
    view.table.selectRow(1)
    assert view.shown is other
    assert view.view.scene.solution is other.solution
    view.show_cuts((other, one))
    assert view.selected is other
    view.show_cuts((one,))
    assert view.shown is one


def test_a_search_ends_at_the_level_and_pauses(controller, form, qtbot):
    view = controller.view
    form.level.setText("2.1")
    with qtbot.waitSignal(controller.ended, timeout=20_000):
        view.start.click()
        view.pause.click()
        assert view.pause.text() == "Cont&inue"
        view.pause.click()
    assert view.shown.level >= 2
    assert view.message.text().startswith("The level is reached.")


def test_wishes_of_the_form(window, controller, form):
    form.smallest.setValue(3)
    form.largest.setValue(20)
    form.goal.setCurrentIndex(1)
    form.holds.setChecked(True)
    form.keeps_colours.setChecked(True)
    form.level.setText("7")
    assert not form.bridge.isEnabled()
    form.support.setValue(0)
    form.bridge.setValue(2)
    form.mirrors.setChecked(True)
    form.symmetry.setCurrentIndex(form.symmetry.findData(Symmetry.NONE))
    assert form.wishes() == CutWishes(
        *(3, 1, (3, 20), (7,), Goal.MOVES),
        holds=True,
        keeps_colours=True,
        support=0,
        bridge=2,
        counts_mirrors=True,
        symmetry=Symmetry.NONE,
    )
    form.level.setText("7.2")
    assert form.reason.text().startswith("A search for the levels of later parts cannot")
    form.goal.setCurrentIndex(0)
    assert form.wishes().level == (7, 2)
    form.even.setChecked(True)
    assert form.wishes().sizes == (8, 9)
    assert not form.smallest.isEnabled()
    assert "With even sizes, the number" in form.smallest.toolTip()
    form.even.setChecked(False)
    form.largest.setValue(5)
    assert form.wishes() is None
    assert form.reason.text() == "3 pieces of 3 to 5 cells cannot fill 26 cells."
    assert not controller.view.start.isEnabled()
    window.document.add(replace(CUBE, name="", cells=CUBE.cells[:12]))
    assert form.about.text() == "Figure without a name, 12 cubelets"


def test_figures_that_cannot_be_cut_give_the_reason(window, qtbot):
    window.document.add(Figure((), "nothing"))
    qtbot.wait(0)
    action = window.actions_["design-figure"]
    assert window.cut_controller.why_not() == "Open or draw a figure first"
    rhombic = lattice("rhombic")
    window.document.add(Figure(rhombic.box((2, 2, 2)), "tetrahedra", rhombic))
    qtbot.waitUntil(lambda: "have no directions" in action.toolTip())
    assert not action.isEnabled()


def test_a_stopped_search_is_resumed_saved_and_opened(
    window, controller, form, qtbot, tmp_path, monkeypatch
):
    view = controller.view
    assert view.resume.toolTip() == "There is no run to resume"
    form.level.setText("99.2")
    view.start.click()
    qtbot.waitUntil(lambda: view.shown is not None, timeout=60_000)
    stop(controller, qtbot)
    run = controller.run
    assert run.cuts
    view.resume.click()
    qtbot.waitUntil(lambda: controller.run.scored > run.scored, timeout=20_000)
    stop(controller, qtbot)
    controller.save_run(tmp_path / "run.json")
    saved = controller.run
    window.document.add(Figure(CUBIC.box((2, 2, 2)), "Small"))
    form.pieces.setValue(2)
    controller.open_run(tmp_path / "run.json")
    assert form.wishes().level == (99, 2)
    assert form.figure == CUBE
    qtbot.waitUntil(lambda: controller.run.scored > saved.scored, timeout=20_000)
    assert view.shown is not None
    stop(controller, qtbot)
    assert form.figure.name == "Small"
    (tmp_path / "run.json").write_text("{}")
    shown = []
    monkeypatch.setattr(run_files, "show_warning", lambda *texts: shown.append(texts[1:]))
    controller.open_run(tmp_path / "run.json")
    assert shown[0][0] == "run.json was not opened."
    assert not controller.running


def test_the_window_is_deleted_with_the_main_window(qtbot):
    windows = Windows(Settings())
    window = windows.open()
    view = window.cut_controller.view
    assert window.close()
    for _ in range(2):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not isValid(window)
    assert not isValid(view)
    windows.close()
    windows.appearance.close()


def test_the_view_shows_the_figure_before_the_first_cut(window):
    window.document.edit(Figure(((0, 0, 0), (1, 0, 0), (1, 1, 0), (0, 0, 1)), "four"), "Draw")
    window.cut_controller.show()
    assert window.cut_controller.view.view.scene.figure.name == "four"
