"""The batch window: filling, stopping, continuing, sorting, opening figures and exporting."""

import csv
import threading
from io import StringIO
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from cubewright.errors import FormatError
from cubewright.formats.batch import BatchRow, batch_rows
from cubewright.formats.fig.file import parse_fig, read_fig
from cubewright.formats.known_counts import KnownCounts
from cubewright.gui.batch import batch_controller as batch_module
from cubewright.gui.batch.batch_model import BatchModel, Results
from cubewright.gui.project.document import Document
from cubewright.gui.widgets.records import SortedRecords
from cubewright.model.generators.burr_sticks import burr_outline
from cubewright.model.generators.generated_set import burr_piece_set
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.batch_columns import (
    BEST_LEVEL,
    CUBELETS,
    DIFFICULTY,
    FIGURE,
    FILE,
    LEVEL_COLUMNS,
    SOLUTIONS,
    TIME,
)
from cubewright.presenter.search import batch_run
from cubewright.presenter.search.batch_run import Levels, TaskResult
from cubewright.solver.analysis.batch import answer

CUBE = "/111/111/111\n" * 3
TOWER = "/.../111/111/111\n/.1./111/111/111\n/.../111/111/11.\n"
HOPELESS = "/.1./.11/.1./111\n/1.1/111/111/111\n/.1./11./111/111\n"
ROD = "/" + "1" * 27 + "\n"
FILE_TEXT = f"""/SOMA Cube
{CUBE}
/SOMA Hopeless
{HOPELESS}
/SOMA Rod
{ROD}
/SOMA Ragged
/11/11
/11

/SOMA Tower
{TOWER}
"""
BEDLAM = "/SOMA Bedlam\n" + "/1111/1111/1111/1111\n" * 4


@pytest.fixture
def fig(tmp_path):
    path = tmp_path / "my.fig"
    path.write_text(FILE_TEXT)
    return path


@pytest.fixture
def batch_controller(window):
    window.actions_["batch"].trigger()
    return window.batch_controller


def run(batch_controller, qtbot, *places):
    with qtbot.waitSignal(batch_controller.ended, timeout=60_000):
        batch_controller.start(batch_rows(places))


def texts(batch_controller, column):
    table = batch_controller.view.table
    model, place = table.model(), table.place(column)
    return [model.index(row, place).data() for row in range(model.rowCount())]


def test_the_model_follows_qt_s_rules(qtmodeltester, fig):
    model = BatchModel()
    qtmodeltester.check(model)
    rows = list(batch_rows([fig]))
    model.add_figures(rows[:2])
    model.add_figures(rows[2:])
    qtmodeltester.check(model)
    qtmodeltester.check(SortedRecords(model))
    model.clear()
    qtmodeltester.check(model)


def test_the_window_opens_with_its_action_and_shows_how_to_start(batch_controller, qtbot):
    view = batch_controller.view
    assert view.isVisible()
    assert not view.table.isVisible()
    assert not view.go.isEnabled()
    assert not view.export.isEnabled()
    assert not view.open.isEnabled()
    assert not view.progress.isVisible()


def test_every_figure_gets_its_count_or_the_reason_why_it_has_none(batch_controller, qtbot, fig):
    run(batch_controller, qtbot, fig)
    assert texts(batch_controller, FIGURE) == ["Cube", "Hopeless", "Rod", "Ragged", "Tower"]
    assert texts(batch_controller, CUBELETS) == ["27", "27", "27", "", "27"]
    cube, hopeless, rod, ragged, tower = texts(batch_controller, SOLUTIONS)
    assert cube == "240"
    assert hopeless == "impossible: a complete search found no solution"
    assert rod.startswith("impossible: Piece V")
    assert "one level" in ragged
    assert tower == "2,613"
    assert [bool(text) for text in texts(batch_controller, TIME)] == [
        True,
        True,
        False,
        False,
        True,
    ]
    assert [bool(text) for text in texts(batch_controller, DIFFICULTY)] == [
        True,
        False,
        False,
        False,
        True,
    ]
    assert texts(batch_controller, DIFFICULTY)[0].startswith("medium (")
    assert (
        "2 solvable, 2 impossible, 1 with nothing to solve" in batch_controller.view.message.text()
    )
    assert batch_controller.view.table.isColumnHidden(batch_controller.view.table.place(FILE))
    assert not batch_controller.running
    assert not batch_controller.view.go.isEnabled()


def test_columns_are_sorted_by_value(batch_controller, qtbot, fig):
    run(batch_controller, qtbot, fig)
    table = batch_controller.view.table
    table.sortByColumn(table.place(SOLUTIONS), Qt.SortOrder.DescendingOrder)
    assert texts(batch_controller, FIGURE)[:2] in (["Cube", "Tower"], ["Tower", "Cube"])
    counts = [int(text.replace(",", "")) for text in texts(batch_controller, SOLUTIONS)[:2]]
    assert counts == sorted(counts, reverse=True)
    table.sortByColumn(table.place(FIGURE), Qt.SortOrder.AscendingOrder)
    assert texts(batch_controller, FIGURE) == ["Cube", "Hopeless", "Ragged", "Rod", "Tower"]
    table.sortByColumn(table.place(DIFFICULTY), Qt.SortOrder.AscendingOrder)
    tries = [entry.tries for entry in batch_controller.model.records if entry.tries]
    names = ["Cube", "Tower"] if tries[0] < tries[1] else ["Tower", "Cube"]
    assert texts(batch_controller, FIGURE)[-2:] == names


def test_columns_are_sorted_with_keys(batch_controller, qtbot, fig):
    run(batch_controller, qtbot, fig)
    table = batch_controller.view.table

    def press(number):
        QTest.keyClick(table, Qt.Key(Qt.Key.Key_0 + number), Qt.KeyboardModifier.ControlModifier)

    names = ["Cube", "Hopeless", "Ragged", "Rod", "Tower"]
    for expected in (names, names[::-1], names):
        press(1)
        assert texts(batch_controller, FIGURE) == expected
    press(7)  # there are six visible columns
    press(9)
    assert table.horizontalHeader().sortIndicatorSection() == table.place(FIGURE)
    press(5)
    assert table.horizontalHeader().sortIndicatorSection() == table.place(DIFFICULTY)
    assert texts(batch_controller, FIGURE)[0] != "Cube"


def test_a_batch_is_stopped_and_continued(batch_controller, qtbot, tmp_path, fig):
    slow = tmp_path / "slow.fig"
    slow.write_text(BEDLAM)
    impossible = tmp_path / "impossible.fig"
    # No piece fits, which is known within any time limit.
    impossible.write_text(f"/SOMA Rod\n{ROD}")
    batch_controller.view.limit.setValue(0)
    batch_controller.start(batch_rows([fig, slow, impossible]))
    qtbot.waitUntil(lambda: "searching…" in texts(batch_controller, SOLUTIONS)[5:], timeout=30_000)
    assert batch_controller.view.go.text() == "&Stop"
    assert not batch_controller.view.files.isEnabled()
    assert batch_controller.view.progress.isVisible()
    with qtbot.waitSignal(batch_controller.ended, timeout=10_000):
        qtbot.keyClick(batch_controller.view, Qt.Key.Key_Escape)
    assert batch_controller.model.done_count == 5
    assert "Stopped after 5 of 7 figures" in batch_controller.view.message.text()
    assert batch_controller.view.go.text() == "&Resume"
    batch_controller.view.limit.setValue(0.1)
    with qtbot.waitSignal(batch_controller.ended, timeout=30_000):
        qtbot.mouseClick(batch_controller.view.go, Qt.MouseButton.LeftButton)
    unique = texts(batch_controller, SOLUTIONS)
    assert unique[5].startswith("not finished in 0.")
    assert unique[6:] == [unique[2]]
    assert not batch_controller.view.table.isColumnHidden(batch_controller.view.table.place(FILE))


def test_a_new_time_limit_applies_from_the_next_figure(batch_controller, qtbot, tmp_path):
    slow = tmp_path / "slow.fig"
    slow.write_text(BEDLAM * 2)
    batch_controller.view.limit.setValue(2)
    batch_controller.start(batch_rows([slow]))
    qtbot.waitUntil(lambda: "searching…" in texts(batch_controller, SOLUTIONS)[:1], timeout=30_000)
    with qtbot.waitSignal(batch_controller.ended, timeout=30_000):
        batch_controller.view.limit.setValue(0.1)
    first, second = texts(batch_controller, SOLUTIONS)
    assert not first.startswith("not finished in 0.")
    assert second.startswith("not finished in 0.")


def test_the_search_is_not_in_the_window_s_thread(batch_controller, qtbot, fig, monkeypatch):
    threads = set()

    def noted(*arguments):
        threads.add(threading.current_thread())
        return answer(*arguments)

    monkeypatch.setattr(batch_run, "answer", noted)
    run(batch_controller, qtbot, fig)
    assert threads
    assert threading.main_thread() not in threads


def test_an_unexpected_error_is_not_swallowed(batch_controller, qtbot, fig, monkeypatch):
    def wrong(*_):
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(batch_run, "answer", wrong)
    with qtbot.captureExceptions() as caught:
        run(batch_controller, qtbot, fig)
    assert [kind for kind, _, _ in caught] == [ZeroDivisionError]
    assert not batch_controller.running


@pytest.mark.parametrize("gesture", ["double click", "enter", "button"])
def test_a_figure_is_opened_from_the_table(window, batch_controller, qtbot, fig, gesture):
    run(batch_controller, qtbot, fig)
    table = batch_controller.view.table
    table.sortByColumn(table.place(FIGURE), Qt.SortOrder.DescendingOrder)
    table.selectRow(0)
    index = table.model().index(0, table.place(FIGURE))
    if gesture == "double click":
        where = table.visualRect(index).center()
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=where)
        qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=where)
    elif gesture == "enter":
        qtbot.keyClick(table, Qt.Key.Key_Return)
    else:
        qtbot.mouseClick(batch_controller.view.open, Qt.MouseButton.LeftButton)
    assert window.document.path == fig
    assert window.document.figure.name == "Tower"
    batch_controller.open_row(1)
    assert window.document.figure.name == "Hopeless"


def test_a_missing_figure_is_reported(window, batch_controller, qtbot, fig):
    run(batch_controller, qtbot, fig)
    fig.write_text(f"/SOMA Other\n{CUBE}")
    with qtbot.waitSignal(batch_controller.status_message) as status_message:
        batch_controller.open_row(4)
    assert "“Tower” has changed on disk" in status_message.args[0]


def test_the_open_file_is_solved_with_unsaved_changes(window, batch_controller, qtbot, fig):
    assert window.file_controller.open(fig)
    window.document.edit(parse_fig(f"/SOMA Box\n{CUBE}", "").blocks[0].figure, "Draw")
    window.document.select(1)
    window.document.edit(parse_fig(f"/SOMA Better\n{CUBE}", "").blocks[0].figure, "Draw")
    with qtbot.waitSignal(batch_controller.ended, timeout=60_000):
        qtbot.mouseClick(batch_controller.view.open_file, Qt.MouseButton.LeftButton)
    assert texts(batch_controller, FIGURE)[:2] == ["Box", "Better"]
    assert texts(batch_controller, SOLUTIONS)[:2] == ["240", "240"]
    batch_controller.open_row(4)
    assert window.document.figure.name == "Tower"
    assert window.document.modified


def test_an_open_file_that_cannot_be_written_is_not_solved(batch_controller, monkeypatch):
    shown = []
    monkeypatch.setattr(batch_module, "show_warning", lambda *texts: shown.append(texts[1:]))

    def unwritable(_document):
        raise FormatError("a.fig", 1, "the pieces cannot be written")

    monkeypatch.setattr(Document, "file", property(unwritable))
    batch_controller.solve_open_file()
    assert shown == [
        ("The open file cannot be solved.", "a.fig, line 1: the pieces cannot be written")
    ]


def test_files_and_folders_are_chosen(batch_controller, qtbot, fig, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(fig)], ""))
    with qtbot.waitSignal(batch_controller.ended, timeout=60_000):
        batch_controller.view.files.click()
    assert len(texts(batch_controller, FIGURE)) == 5
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(fig.parent))
    with qtbot.waitSignal(batch_controller.ended, timeout=60_000):
        batch_controller.view.folder.click()
    assert len(texts(batch_controller, FIGURE)) == 5
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([], ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "")
    batch_controller.view.files.click()
    batch_controller.view.folder.click()
    assert not batch_controller.running
    assert len(texts(batch_controller, FIGURE)) == 5


def test_the_table_is_exported_as_in_the_terminal(batch_controller, qtbot, fig, monkeypatch):
    run(batch_controller, qtbot, fig)
    target = fig.with_name("out")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    batch_controller.view.export.click()
    text = target.with_suffix(".csv").read_text()
    rows = list(csv.DictReader(StringIO(text)))
    assert text.splitlines()[0] == (
        "file,line,figure,cubelets,pieces,solutions,seconds,difficulty,tries,remark"
    )
    assert rows[0]["difficulty"] == "medium"
    assert 25 < float(rows[0]["tries"]) < 50
    assert rows[1]["difficulty"] == rows[1]["tries"] == ""
    assert [row["solutions"] for row in rows][:4] == ["240", "0", "0", ""]
    assert Path(rows[0]["file"]) == fig
    assert rows[2]["remark"].startswith("impossible: Piece V")
    assert "Exported 5 rows to out.csv" in batch_controller.view.message.text()
    complaints = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: complaints.append(box.informativeText()))
    batch_controller.export(fig.parent / "nowhere" / "out.csv")
    assert complaints


def test_closing_the_window_ends_the_batch(window, batch_controller, qtbot, tmp_path):
    slow = tmp_path / "slow.fig"
    slow.write_text(BEDLAM)
    batch_controller.start(batch_rows([slow]))
    qtbot.waitUntil(lambda: "searching…" in texts(batch_controller, SOLUTIONS), timeout=30_000)
    window.shut_down()
    assert not batch_controller.running
    assert not batch_controller.view.isVisible()


def test_typing_in_the_search_field_selects_the_first_match(window, batch_controller, qtbot, fig):
    run(batch_controller, qtbot, fig)
    view = batch_controller.view
    view.search.setFocus()
    qtbot.keyClicks(view.search, "r")
    assert texts(batch_controller, FIGURE) == ["Rod", "Ragged", "Tower"]
    assert view.table.currentIndex().row() == 0
    assert view.shown.text() == "3 of 5"
    qtbot.keyClick(view.search, Qt.Key.Key_Down)
    assert view.table.hasFocus()
    assert view.table.currentIndex().row() == 0
    view.search.setFocus()
    view.search.end(False)
    qtbot.keyClicks(view.search, "od")
    assert texts(batch_controller, FIGURE) == ["Rod"]
    qtbot.keyClick(view.search, Qt.Key.Key_Return)
    assert window.document.figure.name == "Rod"


def test_escape_clears_the_search_field_before_it_stops_the_batch(batch_controller, qtbot, fig):
    run(batch_controller, qtbot, fig)
    view = batch_controller.view
    view.search.setText("cube")
    view.search.setFocus()
    with qtbot.assertNotEmitted(view.stop_requested):
        qtbot.keyClick(view.search, Qt.Key.Key_Escape)
    assert len(texts(batch_controller, FIGURE)) == 5
    with qtbot.waitSignal(view.stop_requested):
        qtbot.keyClick(view.search, Qt.Key.Key_Escape)


@pytest.mark.parametrize(
    ("results", "names"),
    [
        (Results.SOLVABLE, ["Cube", "Tower"]),
        (Results.IMPOSSIBLE, ["Hopeless", "Rod"]),
        (Results.NOTHING, ["Ragged"]),
        (Results.WAITING, []),
    ],
)
def test_the_table_is_filtered_by_result(batch_controller, qtbot, fig, results, names):
    run(batch_controller, qtbot, fig)
    box = batch_controller.view.results
    box.setCurrentIndex(box.findData(results))
    assert texts(batch_controller, FIGURE) == names
    assert batch_controller.view.export.isEnabled() == bool(names)


def test_a_filtered_table_exports_the_rows_that_it_shows(batch_controller, qtbot, fig):
    run(batch_controller, qtbot, fig)
    batch_controller.view.search.setText("cube")
    target = fig.with_name("out.csv")
    batch_controller.export(target)
    (cube,) = csv.DictReader(StringIO(target.read_text()))
    assert cube["figure"] == "Cube"
    assert "Exported 1 of 5 rows to out.csv" in batch_controller.view.message.text()


def test_results_are_added_to_the_known_counts(window, batch_controller, qtbot, fig):
    run(batch_controller, qtbot, fig)
    known = KnownCounts()
    blocks = read_fig(fig).blocks
    counts = [known.counts(blocks[row].figure).get("Soma") for row in (0, 1, 2, 4)]
    assert counts == [240, 0, 0, 2613]


def test_assemblies_are_taken_apart_and_exported(batch_controller, qtbot, tmp_path):
    sticks = burr_piece_set([344, 704, 824, 888, 1024, 1933])  # the burr “Sawn three times”
    burr = BatchRow("burrs", 1, "Burr", puzzle=Puzzle(burr_outline(), sticks))
    view = batch_controller.view
    assert all(view.table.isColumnHidden(view.table.place(column)) for column in LEVEL_COLUMNS)
    view.take_apart.setChecked(True)
    with qtbot.waitSignal(batch_controller.ended):
        batch_controller.start(iter([burr]))
    assert not any(view.table.isColumnHidden(view.table.place(column)) for column in LEVEL_COLUMNS)
    shown = [texts(batch_controller, column)[0] for column in LEVEL_COLUMNS]
    assert shown == ["1", "1", "3", "0"]
    path = tmp_path / "levels.csv"
    batch_controller.export(path)
    rows = list(csv.DictReader(StringIO(path.read_text())))
    assert rows[0]["assemblies"] == "1"
    assert rows[0]["best level"] == "3"
    view.take_apart.setChecked(False)
    batch_controller.export(path)
    assert "best level" not in path.read_text()


def test_levels_are_sorted_by_their_numbers():
    model = BatchModel()
    levels = ["6.4", "", "12", "cannot", "6.12"]
    model.add_figures([BatchRow("burrs", number) for number in range(len(levels))])
    model.add_results([TaskResult(None, Levels(2, 1, best) if best else None) for best in levels])
    order = sorted(range(len(levels)), key=lambda row: BEST_LEVEL.sort_key(model.records[row]))
    assert [levels[row] for row in order] == ["", "cannot", "6.4", "6.12", "12"]


def test_the_figure_of_a_row_is_copied(batch_controller, qtbot, fig):
    run(batch_controller, qtbot, fig)
    view = batch_controller.view
    (copy,) = view.table.actions()
    view.table.selectRow(0)
    copy.trigger()
    data = QGuiApplication.clipboard().mimeData()
    assert data.hasImage()
    assert len(parse_fig(data.text(), "clipboard").blocks[0].figure) == 27
    assert view.message.text() == "Copied “Cube” as a picture and as text."
