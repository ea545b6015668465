"""The window that plans plates, and writes them into a folder."""

from zipfile import ZipFile

import pytest
from PySide6.QtWidgets import QFileDialog

from cubewright.errors import FormatError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.plates import plates_controller
from cubewright.presenter.exports import plates as plate_files


@pytest.fixture
def controller(window, monkeypatch, qtbot):
    """The controller with the plates of the Soma cube, without bevels, planned at once."""
    controller = window.plates_controller
    monkeypatch.setattr(controller._delay, "interval", lambda: 0)
    controller._delay.setInterval(0)
    controller.view.options.fields["bevel"].setValue(0)
    with qtbot.waitSignal(controller.planned, timeout=60_000):
        window.actions_["make-it"].trigger()
    return controller


def change(controller, qtbot, name, value):
    field = controller.view.options.fields[name]
    with qtbot.waitSignal(controller.planned, timeout=60_000):
        if isinstance(value, bool):
            field.setChecked(value)
        elif isinstance(value, str):
            field.setText(value)
        else:
            field.setValue(value)


def into(folder, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_args: str(folder))


def test_the_window_shows_plates_pieces_and_a_summary(controller):
    view = controller.view
    assert [row.body.name for row in controller._model.records] == list("VLTZABP")
    assert "7 pieces on 1 plate of 220 x 220 x 220 mm." in view.summary.text()
    assert "No piece needs support." in view.summary.text()
    assert view.save.isEnabled()
    assert not view.progress.isVisible()
    assert view.pictures.accessibleDescription() == "1 plate"
    view.grab()  # paints the pictures


def test_other_options_make_another_plan_and_are_remembered(window, controller, qtbot):
    change(controller, qtbot, "bed", "85x85")
    assert "on 2 plates" in controller.view.summary.text()
    controller.view.grab()
    assert window.settings.export_values("plates")["bed"] == "85x85"


def test_hollow_pieces_have_lids(controller, qtbot):
    change(controller, qtbot, "wall", 2.0)
    names = [row.body.name for row in controller._model.records]
    assert names[:4] == ["V", "lid V", "L", "lid L"]
    assert "7 pieces are hollow: glue each lid on its ledge." in controller.view.summary.text()
    controller.view.grab()
    change(controller, qtbot, "wall", 0.0)
    assert len(controller._model.records) == 7


def test_options_say_none_and_what_they_need(controller, qtbot):
    fields = controller.view.options.fields
    assert fields["wall"].text() == fields["engrave"].text() == "none"
    assert not fields["snap"].isEnabled()
    assert fields["snap"].toolTip() == "Choose “Cut pieces that need support” first"
    change(controller, qtbot, "joints", True)
    assert fields["snap"].isEnabled()
    assert "snap in" in fields["snap"].toolTip()
    change(controller, qtbot, "joints", False)


def test_the_summary_mentions_the_test_of_clearances(controller, qtbot):
    assert "clearances" not in controller.view.summary.text()
    change(controller, qtbot, "coupon", True)
    assert "A further file has the test of clearances." in controller.view.summary.text()
    change(controller, qtbot, "coupon", False)


def test_a_bed_that_is_too_small_is_answered_and_nothing_can_be_saved(controller, qtbot):
    change(controller, qtbot, "bed", "50x55")
    view = controller.view
    assert "reduce “Size of a cell” to 18.4" in view.message.text()
    assert view.message.text().startswith("Piece L")
    assert view.summary.text() == ""
    assert not controller._model.records
    assert not view.save.isEnabled()
    assert view.save.toolTip() == "There is no plan: see the message below"
    change(controller, qtbot, "bed", "200")
    assert "such as 220x220" in view.message.text()
    change(controller, qtbot, "bed", "200x200")
    assert view.message.text() == ""
    assert view.save.isEnabled()


def test_another_puzzle_is_planned_at_once(window, controller, qtbot):
    pieces = built_in_puzzle("half-hour").piece_set
    with qtbot.waitSignal(controller.planned, timeout=60_000):
        window.document.use_pieces(pieces, "Use other pieces")
    assert len(controller._model.records) == 6


def test_plates_are_written_into_a_folder(window, controller, qtbot, monkeypatch, tmp_path):
    folder = tmp_path / "plates"
    into(folder, monkeypatch)
    with qtbot.waitSignal(controller.saved, timeout=60_000):
        controller.view.save.click()
    assert [path.name for path in folder.iterdir()] == ["plate-1.3mf"]
    assert ZipFile(folder / "plate-1.3mf").testzip() is None
    assert controller.view.message.text() == "Wrote 1 file into plates."
    assert window.settings.export_folder == folder


def test_existing_files_are_replaced_only_after_a_question(
    controller, qtbot, monkeypatch, tmp_path
):
    (tmp_path / "plate-1.stl").write_text("mine")
    controller.view.format.setCurrentIndex(1)
    into(tmp_path, monkeypatch)
    asked = []
    monkeypatch.setattr(plates_controller, "confirm", lambda *args: asked.append(args[3]))
    controller.view.save.click()
    assert asked == ["plate-1.stl"]
    assert (tmp_path / "plate-1.stl").read_text() == "mine"
    monkeypatch.setattr(plates_controller, "confirm", lambda *_args: True)
    with qtbot.waitSignal(controller.saved, timeout=60_000):
        controller.view.save.click()
    assert (tmp_path / "plate-1.stl").stat().st_size > 1000


def test_a_full_disk_is_reported_and_leaves_nothing(controller, qtbot, monkeypatch, tmp_path):
    def failing(path, _content):
        raise FormatError(path.name, None, "cannot be written: no space left")

    warnings = []
    monkeypatch.setattr(plate_files, "write_atomically", failing)
    monkeypatch.setattr(plates_controller, "show_warning", lambda *args: warnings.append(args))
    into(tmp_path, monkeypatch)
    with qtbot.waitSignal(controller.saved, timeout=60_000):
        controller.view.save.click()
    assert "no space left" in warnings[0][2]
    assert list(tmp_path.glob("*.3mf")) == []
    assert controller.view.save.isEnabled()


def test_nothing_is_planned_while_the_window_is_closed(window, controller):
    controller.view.close()
    window.document.use_pieces(built_in_puzzle("half-hour").piece_set, "Use other pieces")
    assert not controller._delay.isActive()
