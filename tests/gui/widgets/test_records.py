"""The table of results is sorted by keys, and its rows are opened."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cubewright.gui.widgets.records import RecordModel, SortedTable
from cubewright.presenter.table import Column

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def table(qtbot):
    model = RecordModel(
        [
            Column(text=lambda record: record[0]),
            Column(text=lambda record: str(record[1]), key=lambda record: record[1]),
            Column(text=lambda record: record[2], key=lambda record: record[2] == "x"),
        ]
    )
    model.show([("b", 1, "x"), ("c", None, "z"), ("a", 12, "y"), ("d", 2, "y")])
    made = SortedTable(model)
    model.setParent(made)
    qtbot.addWidget(made)
    return made


def test_rows_are_in_the_order_of_the_model_at_first(table):
    assert table.visible_rows == [0, 1, 2, 3]


def test_a_key_sorts_and_pressing_it_again_reverses_the_order(table):
    QTest.keyClick(table, Qt.Key.Key_1, CTRL)
    assert table.visible_rows == [2, 0, 1, 3]
    QTest.keyClick(table, Qt.Key.Key_1, CTRL)
    assert table.visible_rows == [3, 1, 0, 2]


def test_a_missing_number_comes_first_and_equal_keys_are_in_the_order_of_their_texts(table):
    QTest.keyClick(table, Qt.Key.Key_2, CTRL)
    assert table.visible_rows == [1, 0, 3, 2]
    QTest.keyClick(table, Qt.Key.Key_3, CTRL)
    assert table.visible_rows == [3, 2, 1, 0]


def test_only_chosen_records_are_shown(table):
    table.sorted.show_only(lambda record: record[2] == "y")
    assert table.visible_rows == [2, 3]


def test_keys_count_the_visible_columns_from_the_left(table):
    table.setColumnHidden(0, True)
    table.horizontalHeader().moveSection(2, 1)  # the last column is the first visible one
    QTest.keyClick(table, Qt.Key.Key_2, CTRL)
    assert table.horizontalHeader().sortIndicatorSection() == 1
    QTest.keyClick(table, Qt.Key.Key_3, CTRL)
    assert table.horizontalHeader().sortIndicatorSection() == 1


def test_enter_asks_to_open_the_row_of_the_model(table, qtbot):
    QTest.keyClick(table, Qt.Key.Key_1, CTRL)
    table.selectRow(0)
    with qtbot.waitSignal(table.open_requested) as asked:
        QTest.keyClick(table, Qt.Key.Key_Return)
    assert asked.args == [2]
