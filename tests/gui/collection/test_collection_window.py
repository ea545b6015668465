"""The window of the collection lists, edits, undoes and computes, and survives failing disks."""

import re
from base64 import b64decode
from dataclasses import replace
from pathlib import Path
from time import sleep

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QImage
from PySide6.QtTest import QTest

from cubewright.errors import FormatError
from cubewright.formats.collection.file import Collection, collection_path
from cubewright.formats.project.file import read_project
from cubewright.gui.collection import collection_controller
from cubewright.model.collected import CollectedPuzzle, State
from cubewright.presenter.collection import export
from cubewright.presenter.collection.filters import Kind

TWO = """/SOMA Wall
; pieces: soma
/111/111/111
/111/111/111
/111/111/111

/SOMA Sofa
; pieces: soma
/111111111
/111111111
/111111111
"""
HOSTILE = "<b>&name</b>\u202e\x1b" + "x" * 200


@pytest.fixture
def controller(window):
    return window.collection_controller


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "two.fig"
    path.write_text(TWO)
    return path


@pytest.fixture
def filled(controller, file, qtbot):
    """The controller with two puzzles, of which the first is selected."""
    controller.show()
    with qtbot.waitSignal(controller.imported):
        controller.add_places([file])
    return controller


def write_files(folder, count):
    """Write files of different figures with 27 cells."""
    for number in range(count):
        rows = f"{'1' * (26 - number)}\n/{'1' * (number + 1)}{'.' * (25 - 2 * number)}"
        (folder / f"{number:02}.fig").write_text(f"/SOMA Row {number}\n; pieces: soma\n/{rows}\n")


def stored():
    return Collection(collection_path()).puzzles()


def names(controller):
    return [puzzle.name for puzzle in controller.model.shown]


def enter(field, text):
    field.setFocus()
    field.setText(text)
    field.editingFinished.emit()


def test_the_menu_opens_an_empty_window_that_names_the_next_step(window, controller):
    window.actions_["collection"].trigger()
    view = controller.view
    assert view.isVisible()
    assert "Add files or a folder" in view.empty.text()
    assert view.compute.toolTip() == "The collection is empty"
    assert not view.open.isEnabled()
    assert not collection_path().exists()


def test_puzzles_of_a_file_are_added_once(filled, file, qtbot):
    view = filled.view
    assert names(filled) == ["Wall", "Sofa"]
    assert view.banner.text() == "Added 2 puzzles."
    assert view.selected == [1]
    view.grab()  # paints the cards
    with qtbot.waitSignal(filled.imported):
        filled.add_places([file])
    assert "2 already in the collection, such as “Wall” as “Wall”" in view.banner.text()
    view.undo.click()
    assert stored() == ()
    view.redo.click()
    assert [puzzle.name for puzzle in stored()] == ["Wall", "Sofa"]


def test_adding_a_folder_shows_progress_and_stops_after_complete_files(
    controller, tmp_path, qtbot, monkeypatch
):
    write_files(tmp_path, 13)
    controller.show()
    view, adding = controller.view, []
    monkeypatch.setattr(collection_controller, "REPORT_SECONDS", 0.0)
    show = view.show_file_work

    def show_and_stop(fraction, text):
        show(fraction, text)
        adding.append((fraction, text, view.file_work.isVisible()))
        QTest.keyClick(view, Qt.Key.Key_Escape)

    monkeypatch.setattr(view, "show_file_work", show_and_stop)
    with qtbot.waitSignal(controller.imported):
        controller.add_places([tmp_path])
    qtbot.waitUntil(view.file_work.isHidden)
    assert all(is_visible and text for _, text, is_visible in adding)
    assert len(stored()) < 13
    assert names(controller) == [puzzle.name for puzzle in stored()]
    monkeypatch.setattr(view, "show_file_work", show)
    with qtbot.waitSignal(controller.imported):
        controller.add_places([tmp_path])
    assert len(stored()) == 13


def test_a_disk_that_fails_while_puzzles_are_added_keeps_the_complete_files(
    controller, tmp_path, qtbot, monkeypatch
):
    write_files(tmp_path, 3)
    controller.show()
    add = Collection.add

    def fail(self, puzzles, contents):
        if len(self.puzzles()) == 2:
            raise FormatError("collection.sqlite", None, "the disk is full")
        return add(self, puzzles, contents)

    monkeypatch.setattr(Collection, "add", fail)
    controller.add_places([tmp_path])
    qtbot.waitUntil(lambda: "the disk is full" in controller.view.banner.text())
    assert names(controller) == ["Row 0", "Row 1"]
    assert controller.undo_stack.canUndo()


def test_fields_are_saved_when_they_are_left_and_can_be_undone(filled):
    view, form = filled.view, filled.view.form
    enter(form.name, " Big wall ")
    enter(form.year, "1969")
    form.states[State.OWNED].click()
    form.numbers.setPlainText("PWBP: 12")
    form.numbers.left.emit()
    wall = stored()[0]
    assert (wall.name, wall.year, wall.numbers) == ("Big wall", 1969, (("PWBP", "12"),))
    assert wall.states == {State.OWNED}
    assert filled.undo_stack.count() == 5
    for _ in range(4):
        view.undo.click()
    assert stored()[0].name == "Wall"
    assert form.name.text() == "Wall"
    assert not form.states[State.OWNED].isChecked()
    view.redo.click()
    assert form.name.text() == "Big wall"


def test_an_invalid_year_is_refused_in_words_and_nothing_is_lost(filled):
    form = filled.view.form
    enter(form.year, "soon")
    assert filled.view.banner.text() == "'soon' is not a year from 1 to 9999"
    assert form.year.text() == "soon"
    assert stored()[0].year is None
    enter(form.year, "1970")
    assert filled.view.banner.isHidden()
    assert stored()[0].year == 1970


def test_an_invalid_field_does_not_keep_others_from_being_saved(filled):
    form = filled.view.form
    form.year.setText("soon")
    enter(form.name, "Renamed")
    assert stored()[0].name == "Renamed"
    assert "'soon'" in filled.view.banner.text()
    assert form.year.text() == "soon"
    form.year.clear()
    form.numbers.setPlainText("12")
    form.maker.setText("Me")
    filled.view.select([2])
    assert stored()[0].maker == "Me"
    assert "'12' is" in filled.view.banner.text()


def test_a_change_is_saved_before_another_puzzle_is_selected(filled):
    filled.view.form.name.setText("Renamed")
    filled.view.select([2])
    assert stored()[0].name == "Renamed"
    assert filled.view.form.name.text() == "Sofa"


def test_a_change_that_cannot_be_written_is_kept_and_saved_later(filled, monkeypatch):
    view = filled.view

    def fail(*_arguments):
        raise FormatError("collection.sqlite", None, "cannot be written: the disk is gone")

    with monkeypatch.context() as patch:
        patch.setattr(filled.collection, "edit", fail)
        enter(view.form.name, "Kept")
        enter(view.form.maker, "Me")
        assert "the disk is gone" in view.banner.text()
        assert not view.retry.isHidden()
        filled.reload()
        assert names(filled)[0] == "Kept"
        view.retry.click()
        assert not view.retry.isHidden()
    assert stored()[0].name == "Wall"
    view.retry.click()
    assert (stored()[0].name, stored()[0].maker) == ("Kept", "Me")
    assert view.banner.text() == "Saved."
    assert view.retry.isHidden()


def test_a_damaged_file_is_reported_and_left_alone(controller):
    collection_path().parent.mkdir(parents=True, exist_ok=True)
    collection_path().write_bytes(b"damaged")
    controller.show()
    assert "it is not a Cubewright collection" in controller.view.banner.text()
    controller.view.new.click()
    assert "it is not a Cubewright collection" in controller.view.banner.text()
    assert controller.undo_stack.count() == 0
    assert collection_path().read_bytes() == b"damaged"


def test_a_new_puzzle_is_named_in_the_form_and_removed_with_the_keyboard(filled):
    view = filled.view
    view.new.click()
    assert view.selected == [3]
    enter(view.form.name, "Wish")
    view.view.setFocus()
    view.select([2, 3])
    QTest.keyClick(view.view, Qt.Key.Key_Delete)
    assert names(filled) == ["Wall"]
    view.undo.click()
    assert names(filled) == ["Wall", "Sofa", "Wish"]
    assert [puzzle.number for puzzle in stored()] == [1, 2, 3]


def test_search_kind_and_order(filled):
    view = filled.view
    view.search.setText("sof")
    assert names(filled) == ["Sofa"]
    assert view.count.text() == "1 of 2 puzzles"
    view.search.setText("nothing")
    assert "No puzzle matches" in view.empty.text()
    view.search.clear()
    view.order.setCurrentIndex(1)
    assert names(filled) == ["Sofa", "Wall"]
    view.descending.setChecked(True)
    assert names(filled) == ["Wall", "Sofa"]
    view.kinds.setCurrentIndex(view.kinds.findData(Kind.WANTED))
    assert names(filled) == []


def test_results_are_computed_for_the_shown_puzzles_and_stored(filled, qtbot):
    view = filled.view
    view.view.clearSelection()
    with qtbot.waitSignal(filled.ended):
        QTest.keyClick(view, Qt.Key.Key_F5)
        assert not view.compute.isEnabled()
        assert not view.running.isHidden()
    wall, sofa = stored()
    assert wall.findings.solutions == 240
    assert sofa.findings.solutions == 0
    assert view.running.isHidden()
    view.select([1])
    assert "solutions: 240" in view.form.results.text()
    view.compute.click()
    assert view.banner.text().startswith("Nothing is missing")
    view.show_statistics.click()
    assert view.form.puzzle is None


def test_a_computation_can_be_paused_and_stopped(filled, qtbot):
    view = filled.view
    view.select([])
    view.compute.setFocus()
    view.compute.click()
    assert view.focusWidget() is view.pause
    view.pause.click()
    assert filled.worker.is_paused
    assert view.pause.text() == "Continue"
    with qtbot.waitSignal(filled.ended):
        QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not filled.running
    assert view.compute.isEnabled()
    assert view.focusWidget() is view.compute


def test_photos_and_files_are_attached_shown_saved_and_detached(filled, tmp_path, monkeypatch):
    view, form = filled.view, filled.view.form
    photo = tmp_path / "photo.png"
    QImage(400, 100, QImage.Format.Format_RGB32).save(str(photo))
    (tmp_path / "plan.pdf").write_bytes(b"plan")
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(photo)), QUrl.fromLocalFile(str(tmp_path / "plan.pdf"))])
    drop = QDropEvent(
        QPointF(5, 5), Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    view.dropEvent(drop)
    wall = stored()[0]
    assert [each.name for each in wall.photos] == ["photo.png"]
    assert [each.name for each in wall.files] == ["plan.pdf"]
    assert not form.photo.isHidden()
    form.files.setCurrentRow(0)
    assert form.remove_file.toolTip() == "This file contains the puzzle"
    form.files.setCurrentRow(2)
    target = tmp_path / "copy.pdf"
    monkeypatch.setattr(
        "cubewright.gui.collection.collection_controller.ask_save_path", lambda *_: target
    )
    form.save_file.click()
    assert target.read_bytes() == b"plan"
    form.remove_file.click()
    assert stored()[0].files == ()
    view.undo.click()
    assert Collection(collection_path()).content(stored()[0].files[0]) == b"plan"


def test_dropped_puzzles_are_added(controller, file, qtbot):
    controller.show()
    with qtbot.waitSignal(controller.imported):
        controller.drop([file])
    assert names(controller) == ["Wall", "Sofa"]


def test_a_dropped_file_without_a_selected_puzzle_names_the_next_step(filled, tmp_path):
    filled.view.select([1, 2])
    filled.drop([tmp_path / "x.pdf"])
    assert filled.view.banner.text().startswith("Select one puzzle first")


def test_a_puzzle_opens_in_the_editor(window, filled):
    filled.view.select([2])
    filled.view.open.click()
    assert window.document.block.name == "Sofa"
    assert window.document.path is None


def test_the_open_puzzle_is_added_as_a_project(window, controller, tmp_path, qtbot):
    controller.show()
    with qtbot.waitSignal(controller.imported):
        controller.view.add_open.click()
    (cube,) = stored()
    path = tmp_path / "x.cubewright"
    path.write_bytes(Collection(collection_path()).content(cube.file))
    assert read_project(path).puzzle(0).figure.cells == window.document.figure.cells
    controller.open(cube.number)
    assert len(window.document.figure) == len(cube.figure)


@pytest.mark.parametrize("suffix", [".csv", ".json"])
def test_the_shown_puzzles_are_exported(filled, tmp_path, suffix, qtbot):
    path = tmp_path / f"out{suffix}"
    filled.view.search.setText("sofa")
    with qtbot.waitSignal(filled.file_work_ended):
        filled.export(path)
    assert "Sofa" in path.read_text()
    assert "Wall" not in path.read_text().replace("two.fig", "") or suffix == ".json"
    assert filled.view.banner.text() == f"Exported 1 puzzle to {path.name}."
    with qtbot.waitSignal(filled.file_work_ended):
        filled.export(Path("/no/such/folder") / path.name)
    assert "no/such" in filled.view.banner.text() or "cannot" in filled.view.banner.text()


def test_a_catalogue_of_the_shown_puzzles_is_printed_and_published(filled, tmp_path, qtbot):
    filled.view.search.setText("sofa")
    with qtbot.waitSignal(filled.file_work_ended):
        filled.export(tmp_path / "out.pdf")
    with qtbot.waitSignal(filled.file_work_ended):
        filled.export(tmp_path / "out.html")
    assert (tmp_path / "out.pdf").read_bytes().startswith(b"%PDF")
    page = (tmp_path / "out.html").read_text()
    assert "Sofa" in page
    assert "Wall" not in page


def test_a_catalogue_shows_photos_without_their_metadata(filled, tmp_path, qtbot):
    photo = tmp_path / "wall.png"
    image = QImage(1200, 600, QImage.Format.Format_RGB32)
    image.fill(0x336699)
    image.setText("Description", "taken at home")
    image.save(str(photo))
    filled.attach([photo])
    path = tmp_path / "out.html"
    with qtbot.waitSignal(filled.file_work_ended):
        filled.export(path)
    (link,) = re.findall(r'src="data:image/jpeg;base64,([^"]*)"', path.read_text())
    shown = QImage.fromData(b64decode(link))
    assert (shown.width(), shown.height()) == (480, 240)
    assert b"home" not in b64decode(link)
    with qtbot.waitSignal(filled.file_work_ended):
        filled.export(tmp_path / "out.pdf")
    assert b"/Image" in (tmp_path / "out.pdf").read_bytes()


def test_an_export_can_be_stopped(filled, tmp_path, qtbot, monkeypatch):
    def endless(_puzzles, _suffix, _collection, _title, report):
        while True:
            report(1)
            sleep(0.001)

    monkeypatch.setattr(export, "exported", endless)
    stopped = tmp_path / "stopped.html"
    with qtbot.waitSignal(filled.file_work_ended):
        filled.export(stopped)
        qtbot.waitUntil(lambda: filled.view.file_text.text() == "1 of 2 drawn")
        filled.view.cancel.click()
    assert filled.view.banner.text() == "The export was stopped. Nothing was written."
    assert not stopped.exists()


def test_hostile_names_are_shown_as_text(filled):
    puzzle = CollectedPuzzle(HOSTILE, designer=HOSTILE, notes=HOSTILE)
    filled.restore([puzzle], {})
    view = filled.view
    assert view.form.name.text() == HOSTILE
    view.grab()
    view.select([])
    view.show_statistics.click()
    view.grab()


def test_closing_the_window_saves_the_last_field(filled):
    filled.view.form.name.setText("Last")
    filled.view.close()
    assert stored()[0].name == "Last"


def test_two_windows_change_different_fields_of_a_puzzle(filled):
    """Another process adds a note while this window shows the puzzle."""
    other = Collection(collection_path())
    other.edit([1], lambda puzzle: replace(puzzle, notes="from elsewhere"), {})
    enter(filled.view.form.designer, "Piet Hein")
    (wall, _) = stored()
    assert (wall.designer, wall.notes) == ("Piet Hein", "from elsewhere")
    assert filled.view.form.notes.toPlainText() == "from elsewhere"
    filled.view.undo.click()
    (wall, _) = stored()
    assert (wall.designer, wall.notes) == ("", "from elsewhere")


def test_a_disk_that_goes_away_loses_nothing(filled, file, tmp_path):
    path, away = collection_path(), tmp_path / "away.sqlite"
    path.rename(away)
    enter(filled.view.form.maker, "Trenco")
    assert "it has gone" in filled.view.banner.text()
    assert filled.view.retry.isVisible()
    filled.add_places([file])
    filled.view.remove.click()
    assert not path.exists()
    away.rename(path)
    filled.view.retry.click()
    assert filled.view.banner.text() == "Saved."
    assert [puzzle.maker for puzzle in stored()] == ["Trenco", ""]


def test_an_error_disappears_when_the_file_can_be_read_again(filled):
    path = collection_path()
    content = path.read_bytes()
    path.write_bytes(b"no database" * 100)
    filled.show()
    assert "not a Cubewright collection" in filled.view.banner.text()
    path.write_bytes(content)
    filled.show()
    assert filled.view.banner.isHidden()
