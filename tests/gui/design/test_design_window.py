"""The window that finds puzzles: running, stopping, resuming, adding to the file, exporting."""

import csv
from io import StringIO

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from cubewright.formats.fig.file import parse_fig, read_fig
from cubewright.gui.design import design_controller
from cubewright.gui.design.conditions_form import Kind
from cubewright.gui.design.design_controller import DesignController
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattice
from cubewright.presenter.design.columns import FIGURE, LEVEL, SOLUTIONS
from cubewright.presenter.design.run import DesignRun
from cubewright.solver.design.search import DesignRequest, design
from cubewright.solver.design.trial import Wanted

CUBIC = lattice("cubic")


@pytest.fixture
def controller(window):
    window.actions_["find-puzzles"].trigger()
    assert window.design_controller.view.isVisible()
    return window.design_controller


@pytest.fixture
def view(controller):
    """The window with conditions that 11 of 14 choices of SOMA+ pieces for the cube meet."""
    form = controller.view.form
    form.pool.setCurrentIndex(form.pool.findData("soma-plus"))
    form.different.setChecked(True)
    form.max_solutions.setValue(0)
    return controller.view


def run(controller, qtbot):
    with qtbot.waitSignal(controller.ended):
        controller.view.start.click()


def solutions(controller):
    return [each.trial.solutions for each in controller.model.records]


def test_puzzles_found_are_listed_and_sorted(controller, view, qtbot):
    run(controller, qtbot)
    assert len(controller.model.records) == 11
    assert view.message.text().startswith("11 of 14 choices found; 2 mirror images")
    table = view.table
    table.sortByColumn(view.table.place(SOLUTIONS), Qt.SortOrder.AscendingOrder)
    shown = [controller.model.records[row].trial.solutions for row in table.visible_rows]
    assert shown == sorted(solutions(controller))
    view.search.setText("240")
    assert [controller.model.records[row].trial.solutions for row in table.visible_rows] == [240]
    assert view.shown.text() == "1 of 11"


def test_puzzles_are_added_with_their_pieces_as_one_undo_step(window, controller, view, qtbot):
    run(controller, qtbot)
    document = window.document
    before = len(document.blocks)
    view.table.setFocus()
    view.table.selectRow(0)
    QTest.keyClick(view.table, Qt.Key.Key_Return)
    found = controller.model.records[0]
    assert len(document.blocks) == before + 1
    assert document.figure.cells == found.figure.cells
    assert document.piece_set.counts == found.pieces.counts
    assert document.undo_stack.undoText().startswith("Add “Soma cube 1: ")
    document.undo_stack.undo()
    controller.add_to_file([0, 1, 2])
    assert len(document.blocks) == before + 3
    document.undo_stack.undo()
    assert len(document.blocks) == before


def test_the_table_is_exported_in_its_order(controller, view, qtbot, tmp_path):
    run(controller, qtbot)
    view.table.sortByColumn(view.table.place(SOLUTIONS), Qt.SortOrder.AscendingOrder)
    controller.export(tmp_path / "found.csv")
    rows = list(csv.DictReader(StringIO((tmp_path / "found.csv").read_text())))
    assert [int(row["solutions"]) for row in rows] == sorted(solutions(controller))
    controller.export_figures(tmp_path / "found.fig")
    assert len(read_fig(tmp_path / "found.fig").blocks) == 11


def test_a_stopped_run_is_resumed_and_finds_the_same_puzzles(
    window, controller, view, qtbot, monkeypatch
):
    """Stop a run after its third choice, and resume it from its file."""
    run(controller, qtbot)
    whole = solutions(controller)
    search = DesignRun.search

    def stopped_early(self, control, *where):
        for number, found in enumerate(search(self, control, *where)):
            yield found
            if number == 3:
                control.stop()

    with monkeypatch.context() as patched:
        patched.setattr(DesignRun, "search", stopped_early)
        run(controller, qtbot)
    assert 0 < len(controller.model.records) < 11
    assert view.resume.isEnabled()
    again = DesignController(window.document, controller._settings, lambda: None, window)
    again.show()
    assert solutions(again) == solutions(controller)
    with qtbot.waitSignal(again.ended):
        again.view.resume.click()
    assert solutions(again) == whole
    assert not again.view.resume.isEnabled()
    again.close()


def test_events_on_workers_are_reported(controller, view, qtbot, monkeypatch):
    monkeypatch.setattr(DesignRun, "notes", ("tcp://a:1 was refused: it is too old",))
    said = []
    controller.status_message.connect(said.append)
    run(controller, qtbot)
    assert said.count("Worker tcp://a:1 was refused: it is too old") == 1


def test_a_run_pauses(controller, view, qtbot):
    view.form.max_solutions.setValue(400)
    view.start.click()
    view.pause.click()
    qtbot.waitUntil(lambda: not controller.running or controller.worker.job.is_waiting)
    if controller.running:
        assert view.pause.text() == "Cont&inue"
        with qtbot.waitSignal(controller.ended):
            view.pause.click()
    assert len(controller.model.records) == 11


def test_figures_that_pieces_fill_are_found_with_their_levels(controller, view, qtbot):
    form = view.form
    form.kind.setCurrentIndex(form.kind.findData(Kind.FIGURES))
    form.pool.setCurrentIndex(0)
    assert form.pool.currentText() == "Current pieces: Soma"
    assert "too many for the container" not in form.reason.text()
    for box, side in zip(form.box, (3, 2, 2), strict=True):
        box.setValue(side)
    assert "too many for the container" in form.reason.text()
    assert not view.start.isEnabled()
    for row in range(2, 7):
        form.table.pool.setData(form.table.pool.index(row, 2), 0)
    assert form.reason.text() == "The figures have 7 cubelets."
    form.levels.setChecked(True)
    form.level.setValue(1)
    run(controller, qtbot)
    rows = controller.model.records
    assert rows
    assert all(len(each.figure) == 7 and each.trial.level == 1 for each in rows)
    assert not view.table.isColumnHidden(view.table.place(LEVEL))


def test_pieces_are_found_for_every_figure_of_the_file(window, controller, view, qtbot):
    document = window.document
    box, block = Figure(CUBIC.box((4, 3, 1)), "Flat box"), Figure(CUBIC.box((3, 2, 2)), "Block")
    document.add_problems([(each, document.piece_set) for each in (box, block)])
    form = view.form
    form.kind.setCurrentIndex(form.kind.findData(Kind.ALL_CHOICES))
    figures, pool = form.conditions().figures, form.conditions().pool
    assert len(figures) == len(document.blocks)
    assert {"Flat box", "Block"} < {each.name for each in figures}
    run(controller, qtbot)
    rows = controller.model.records
    request = DesignRequest(figures, pool, Wanted(), different=True)
    expected = [found for progress in design(request) for found in progress.found]
    assert [(each.figure, each.choice, each.trial.solutions) for each in rows] == [
        (figures[each.figure], each.choice, each.trial.solutions) for each in expected
    ]
    assert not view.table.isColumnHidden(view.table.place(FIGURE))
    view.search.setText("Block")
    shown = [rows[row] for row in view.table.visible_rows]
    assert shown == [each for each in rows if each.figure.name == "Block"] != []


def test_escape_stops(controller, view, qtbot, monkeypatch):
    monkeypatch.setattr(design_controller, "SAVE_SECONDS", 0.0)
    form = view.form
    form.different.setChecked(False)
    form.copies.setValue(7)
    view.start.click()
    qtbot.waitUntil(lambda: controller.model.records != [] or not controller.running)
    with qtbot.waitSignal(controller.ended):
        QTest.keyClick(view, Qt.Key.Key_Escape)
    assert "found in" in view.message.text()
    assert view.resume.isEnabled()


def test_a_puzzle_found_and_a_piece_of_the_pool_are_copied(controller, view, qtbot):
    clipboard = QGuiApplication.clipboard()
    run(controller, qtbot)
    (copy,) = view.table.actions()
    view.table.selectRow(0)
    view.table.setFocus()
    copy.trigger()
    found = controller.model.records[view.table.selected_rows[0]]
    assert clipboard.mimeData().hasImage()
    (block,) = parse_fig(clipboard.text(), "clipboard").blocks
    assert block.figure.cells == found.figure.cells
    assert block.pieces.counts == found.pieces.counts
    assert view.message.text() == "Copied “Soma cube” as a picture and as text."
    assert copy in view.form.table.actions()
    view.form.table.setCurrentIndex(view.form.table.pool.index(1, 0))
    view.form.table.setFocus()
    copy.trigger()
    piece = view.form.table.pool.pool.pieces[1]
    assert view.message.text() == f"Copied piece {piece.symbol} as a picture and as text."
    assert len(parse_fig(clipboard.text(), "clipboard").blocks[0].figure) == len(piece.cells)


def test_a_run_without_results_is_reported(controller, view, qtbot):
    view.form.min_pieces.setValue(50)
    run(controller, qtbot)
    assert controller.model.records == []
    assert view._empty.text() == "No puzzle meets these conditions."
    assert view.message.text().startswith("The chosen number of these pieces can never fill")
    assert not view.resume.isEnabled()
    assert not view.export.isEnabled()
