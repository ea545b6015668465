"""The window that finds the burrs of the user's sticks."""

import csv

import pytest
from PySide6.QtCore import Qt

from cubewright.gui.design import sticks_controller
from cubewright.gui.design.sticks_table import COPIES, STICK
from cubewright.model.generators.burr_sticks import STANDARD_COPIES


@pytest.fixture
def controller(window, monkeypatch):
    monkeypatch.setattr(window.settings, "owned_sticks", "")
    monkeypatch.setattr(window.settings, "owned_boards", "")
    monkeypatch.setattr(sticks_controller, "REPORT_SECONDS", 0.0)
    window.actions_["burrs-from-sticks"].trigger()
    return window.sticks_controller


def tick(table, number, state=Qt.CheckState.Checked):
    row = [stick.number for stick in table.sticks.records].index(number)
    index = table.sticks.cell(row, STICK)
    assert table.sticks.setData(index, state.value, Qt.ItemDataRole.CheckStateRole)
    return row


def search(controller, qtbot):
    with qtbot.waitSignal(controller.ended, timeout=20_000):
        controller.view.start.click()


def test_ticked_sticks_are_remembered_and_give_their_burrs(window, controller, qtbot):
    view, table = controller.view, controller.view.form.table
    assert not view.start.isEnabled()
    assert view.start.toolTip() == "Tick the pieces that you own first"
    for number in (1, 120, 871, 928, 1024):
        row = tick(table, number)
    search(controller, qtbot)
    assert controller.model.records == []
    assert (
        view.further.text() == "With stick 1024 as well, you can build 1 burr more, up to level 1.2"
    )
    table.sticks.setData(table.sticks.cell(row, COPIES), 2)
    assert window.settings.owned_sticks == "1 120 871 928 1024x2"
    assert view.form.owned.text() == "You own 6 sticks, 5 of them different."
    search(controller, qtbot)
    (burr,) = controller.model.records
    assert (burr.sticks, burr.level) == ((1, 120, 871, 928, 1024, 1024), "1.2")
    assert view.hardest.text().startswith("Hardest: level 1.2, 1 solution, numbers 1 120")
    tick(table, 1, Qt.CheckState.Unchecked)
    assert window.settings.owned_sticks == "120 871 928 1024x2"


def test_burrs_are_filtered_added_and_exported(window, controller, qtbot, tmp_path):
    view, document = controller.view, window.document
    view.form.every.click()
    view.form.further.setChecked(False)
    assert view.form.copies == STANDARD_COPIES
    search(controller, qtbot)
    assert len(controller.model.records) == 221
    assert view.message.text() == "221 burrs; 314 of 911 assemblies can be taken apart."
    view.search.setText("1.2 solutions<=1 1024")
    shown = [controller.model.records[row] for row in view.table.visible_rows]
    assert shown
    assert {burr.level for burr in shown} == {"1.2"}
    assert all(burr.solutions == 1 and 1024 in burr.sticks for burr in shown)
    assert view.shown.text() == f"{len(shown)} of 221"
    path = tmp_path / "burrs.csv"
    controller.export(path)
    assert len(list(csv.DictReader(path.read_text().splitlines()))) == len(shown)
    before = len(document.blocks)
    view.table.selectRow(0)
    view.open.click()
    assert len(document.blocks) == before + 1
    assert document.figure.name == f"Burr {' '.join(map(str, shown[0].sticks))}"
    assert document.piece_set.piece_count == 6
    document.undo_stack.undo()
    assert len(document.blocks) == before


def test_a_search_pauses_and_stops(controller, qtbot):
    view = controller.view
    view.form.set.setCurrentIndex(3)
    view.form.every.click()
    view.start.click()
    view.pause.click()
    assert view.pause.text() == "Cont&inue"
    assert not view.form.isEnabled()
    view.pause.click()
    qtbot.waitUntil(lambda: len(controller.model.records) > 0, timeout=20_000)
    with qtbot.waitSignal(controller.ended, timeout=20_000):
        view.stop.click()
    assert view.form.isEnabled()
    assert controller.report.fraction < 1
    view.form.none.click()
    assert view.form.copies == {}


def test_the_smallest_set_with_all_owned_sticks_is_listed(controller):
    form = controller.view.form
    form.own({1: 1, 52: 2})
    assert (form.chosen_set, len(form.table.sticks.records)) == ("42", 25)
    form.own({2322: 1, 1: 1})
    assert form.chosen_set == "369"
    form.set.setCurrentIndex(0)
    form.none.click()
    assert form.copies == {2322: 1}


def test_boards_have_their_own_ticks_and_burrs(window, controller, qtbot):
    form = controller.view.form
    tick(form.table, 1)
    form.set.setCurrentIndex(form.set.findData("87"))
    assert (form.copies, form.holes.value()) == ({}, 12)
    assert len(form.table.sticks.records) == 87
    for number in (256, 384, 488, 960, 1012, 1016):
        tick(form.table, number)
    assert form.owned.text() == "You own 6 boards, 6 of them different."
    assert window.settings.owned_sticks == "1"
    assert window.settings.owned_boards == "256 384 488 960 1012 1016"
    form.further.setChecked(False)
    form.holes.setValue(8)
    search(controller, qtbot)
    assert controller.model.records == []
    form.holes.setValue(9)
    search(controller, qtbot)
    (burr,) = controller.model.records
    assert (burr.level, burr.assemblies) == ("3.8.1.2.3", 72)
    before = len(window.document.blocks)
    controller.add_to_file([0])
    assert {each.name[:5] for each in window.document.piece_set.pieces} == {"board"}
    window.document.undo_stack.undo()
    assert len(window.document.blocks) == before
    form.set.setCurrentIndex(0)
    assert form.copies == {1: 1}
