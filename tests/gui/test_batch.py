"""The window of a batch: filled, stopped, gone on with, sorted, opened from and exported."""

import csv
import threading
from io import StringIO
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from cubewright.formats.batch import listed
from cubewright.formats.fig import parse_fig
from cubewright.gui.batch import batch_thread
from cubewright.gui.batch.batch_model import (
    CUBELETS,
    DIFFICULTY,
    FIGURE,
    FILE,
    TIME,
    UNIQUE,
    BatchModel,
    SortedBatch,
)
from cubewright.solver.batch import answer

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
def batching(window):
    window.actions_["batch"].trigger()
    return window.batching


def run(batching, qtbot, *places):
    with qtbot.waitSignal(batching.ended, timeout=60_000):
        batching.start(listed(places))


def texts(batching, column):
    model = batching.view.table.model()
    return [model.index(row, column).data() for row in range(model.rowCount())]


def test_the_model_keeps_qt_s_rules(qtmodeltester, fig):
    model = BatchModel()
    qtmodeltester.check(model)
    rows = list(listed([fig]))
    model.add(rows[:2])
    model.add(rows[2:])
    qtmodeltester.check(model)
    ordered = SortedBatch()
    ordered.setSourceModel(model)
    qtmodeltester.check(ordered)
    model.clear()
    qtmodeltester.check(model)


def test_the_window_is_there_by_its_action_and_says_what_to_do_at_first(batching, qtbot):
    view = batching.view
    assert view.isVisible()
    assert not view.table.isVisible()
    assert not view.go.isEnabled()
    assert not view.export.isEnabled()
    assert not view.open.isEnabled()
    assert not view.progress.isVisible()


def test_every_figure_gets_its_count_or_why_there_is_none(batching, qtbot, fig):
    run(batching, qtbot, fig)
    assert texts(batching, FIGURE) == ["Cube", "Hopeless", "Rod", "Ragged", "Tower"]
    assert texts(batching, CUBELETS) == ["27", "27", "27", "", "27"]
    cube, hopeless, rod, ragged, tower = texts(batching, UNIQUE)
    assert cube == "240"
    assert hopeless == "impossible: the whole search found none"
    assert rod.startswith("impossible: Piece V")
    assert "one level" in ragged
    assert tower == "2,613"
    assert [bool(text) for text in texts(batching, TIME)] == [True, True, False, False, True]
    assert [bool(text) for text in texts(batching, DIFFICULTY)] == [True, False, False, False, True]
    assert texts(batching, DIFFICULTY)[0].startswith("medium (")
    assert "2 solvable, 2 impossible, 1 with nothing to solve" in batching.view.told.text()
    assert batching.view.table.isColumnHidden(FILE)
    assert not batching.running
    assert not batching.view.go.isEnabled()


def test_columns_are_sorted_by_what_they_mean(batching, qtbot, fig):
    run(batching, qtbot, fig)
    table = batching.view.table
    table.sortByColumn(UNIQUE, Qt.SortOrder.DescendingOrder)
    assert texts(batching, FIGURE)[:2] in (["Cube", "Tower"], ["Tower", "Cube"])
    counts = [int(text.replace(",", "")) for text in texts(batching, UNIQUE)[:2]]
    assert counts == sorted(counts, reverse=True)
    table.sortByColumn(FIGURE, Qt.SortOrder.AscendingOrder)
    assert texts(batching, FIGURE) == ["Cube", "Hopeless", "Ragged", "Rod", "Tower"]
    table.sortByColumn(DIFFICULTY, Qt.SortOrder.AscendingOrder)
    tries = [row.answer.tries for row in batching.model.rows if row.answer and row.answer.tries]
    names = ["Cube", "Tower"] if tries[0] < tries[1] else ["Tower", "Cube"]
    assert texts(batching, FIGURE)[-2:] == names


def test_columns_are_sorted_with_keys(batching, qtbot, fig):
    run(batching, qtbot, fig)
    table = batching.view.table

    def press(column):
        QTest.keyClick(table, Qt.Key(Qt.Key.Key_1 + column), Qt.KeyboardModifier.ControlModifier)

    names = ["Cube", "Hopeless", "Ragged", "Rod", "Tower"]
    for expected in (names, names[::-1], names):
        press(FIGURE)
        assert texts(batching, FIGURE) == expected
    press(FILE)  # which is hidden
    press(8)  # which there is not
    assert table.horizontalHeader().sortIndicatorSection() == FIGURE
    press(DIFFICULTY)
    assert table.horizontalHeader().sortIndicatorSection() == DIFFICULTY
    assert texts(batching, FIGURE)[0] != "Cube"


def test_it_is_stopped_and_gone_on_with_where_it_was(batching, qtbot, tmp_path, fig):
    slow = tmp_path / "slow.fig"
    slow.write_text(BEDLAM)
    batching.view.limit.setValue(0)
    batching.start(listed([fig, slow, fig]))
    qtbot.waitUntil(lambda: "searching…" in texts(batching, UNIQUE)[5:], timeout=30_000)
    assert batching.view.go.text() == "&Stop"
    assert not batching.view.files.isEnabled()
    assert batching.view.progress.isVisible()
    with qtbot.waitSignal(batching.ended, timeout=10_000):
        qtbot.keyClick(batching.view, Qt.Key.Key_Escape)
    assert batching.model.done_count == 5
    assert "Stopped after 5 of 11 figures" in batching.view.told.text()
    assert batching.view.go.text() == "&Continue"
    batching.view.limit.setValue(0.1)
    with qtbot.waitSignal(batching.ended, timeout=30_000):
        qtbot.mouseClick(batching.view.go, Qt.MouseButton.LeftButton)
    unique = texts(batching, UNIQUE)
    assert unique[5].startswith("not finished in 0.")
    assert unique[6:] == unique[:5]
    assert not batching.view.table.isColumnHidden(FILE)


def test_another_time_for_each_figure_holds_from_the_next_one_on(batching, qtbot, tmp_path):
    slow = tmp_path / "slow.fig"
    slow.write_text(BEDLAM * 2)
    batching.view.limit.setValue(2)
    batching.start(listed([slow]))
    qtbot.waitUntil(lambda: "searching…" in texts(batching, UNIQUE)[:1], timeout=30_000)
    with qtbot.waitSignal(batching.ended, timeout=30_000):
        batching.view.limit.setValue(0.1)
    first, second = texts(batching, UNIQUE)
    assert not first.startswith("not finished in 0.")
    assert second.startswith("not finished in 0.")


def test_the_search_is_not_in_the_window_s_thread(batching, qtbot, fig, monkeypatch):
    threads = set()

    def noted(*arguments):
        threads.add(threading.current_thread())
        return answer(*arguments)

    monkeypatch.setattr(batch_thread, "answer", noted)
    run(batching, qtbot, fig)
    assert threads
    assert threading.main_thread() not in threads


def test_a_mistake_of_the_program_is_not_swallowed(batching, qtbot, fig, monkeypatch):
    def wrong(*_):
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(batch_thread, "answer", wrong)
    with qtbot.captureExceptions() as caught:
        run(batching, qtbot, fig)
    assert [kind for kind, _, _ in caught] == [ZeroDivisionError]
    assert not batching.running


@pytest.mark.parametrize("way", ["double click", "enter", "button"])
def test_a_figure_is_opened_from_the_table(window, batching, qtbot, fig, way):
    run(batching, qtbot, fig)
    table = batching.view.table
    table.sortByColumn(FIGURE, Qt.SortOrder.DescendingOrder)
    table.selectRow(0)
    index = table.model().index(0, FIGURE)
    if way == "double click":
        where = table.visualRect(index).center()
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=where)
        qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=where)
    elif way == "enter":
        qtbot.keyClick(table, Qt.Key.Key_Return)
    else:
        qtbot.mouseClick(batching.view.open, Qt.MouseButton.LeftButton)
    assert window.document.path == fig
    assert window.document.figure.name == "Tower"
    batching.open_row(1)
    assert window.document.figure.name == "Hopeless"


def test_a_figure_that_is_not_there_any_more_is_told(window, batching, qtbot, fig):
    run(batching, qtbot, fig)
    fig.write_text(f"/SOMA Other\n{CUBE}")
    with qtbot.waitSignal(batching.said) as said:
        batching.open_row(4)
    assert "“Tower” is not there any more" in said.args[0]


def test_the_open_file_is_solved_as_it_is_drawn(window, batching, qtbot, fig):
    assert window.filing.open(fig)
    window.document.edit(parse_fig(f"/SOMA Box\n{CUBE}", "").blocks[0].figure, "Draw")
    window.document.select(1)
    window.document.edit(parse_fig(f"/SOMA Better\n{CUBE}", "").blocks[0].figure, "Draw")
    with qtbot.waitSignal(batching.ended, timeout=60_000):
        qtbot.mouseClick(batching.view.open_file, Qt.MouseButton.LeftButton)
    assert texts(batching, FIGURE)[:2] == ["Box", "Better"]
    assert texts(batching, UNIQUE)[:2] == ["240", "240"]
    batching.open_row(4)
    assert window.document.figure.name == "Tower"
    assert window.document.modified


def test_files_and_folders_are_chosen(batching, qtbot, fig, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(fig)], ""))
    with qtbot.waitSignal(batching.ended, timeout=60_000):
        batching.view.files.click()
    assert len(texts(batching, FIGURE)) == 5
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(fig.parent))
    with qtbot.waitSignal(batching.ended, timeout=60_000):
        batching.view.folder.click()
    assert len(texts(batching, FIGURE)) == 5
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([], ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "")
    batching.view.files.click()
    batching.view.folder.click()
    assert not batching.running
    assert len(texts(batching, FIGURE)) == 5


def test_the_table_is_exported_as_the_terminal_writes_it(batching, qtbot, fig, monkeypatch):
    run(batching, qtbot, fig)
    target = fig.with_name("out")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    batching.view.export.click()
    text = target.with_suffix(".csv").read_text()
    rows = list(csv.DictReader(StringIO(text)))
    assert text.splitlines()[0] == "file,line,figure,cubelets,pieces,solutions,seconds,remark"
    assert [row["solutions"] for row in rows][:4] == ["240", "0", "0", ""]
    assert Path(rows[0]["file"]) == fig
    assert rows[2]["remark"].startswith("impossible: Piece V")
    assert "Exported 5 rows to out.csv" in batching.view.told.text()
    complaints = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: complaints.append(box.informativeText()))
    batching.export(fig.parent / "nowhere" / "out.csv")
    assert complaints


def test_it_is_ended_with_the_window(window, batching, qtbot, tmp_path):
    slow = tmp_path / "slow.fig"
    slow.write_text(BEDLAM)
    batching.start(listed([slow]))
    qtbot.waitUntil(lambda: "searching…" in texts(batching, UNIQUE), timeout=30_000)
    window.put_away()
    assert not batching.running
    assert not batching.view.isVisible()
