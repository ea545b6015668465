"""The pieces panel shows the current set, and every change can be undone."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.formats.piece_sets.user_sets import (
    save_user_piece_set,
    user_folder,
    user_piece_sets,
)
from cubewright.gui.frame.settings import Settings
from cubewright.gui.pieces import piece_set_controller
from cubewright.gui.shell.commands.table import MENUS
from cubewright.gui.shell.main_window import MainWindow
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.pieces.fitting import puzzle_to_fill
from cubewright.presenter.pieces import set_edits as changes

EIGHT = Figure(CUBIC.box((2, 2, 2)), "two cubed")


@pytest.fixture
def panel(window):
    return window.pieces.panel


def numbers(panel):
    return [tile.copies.numbers for tile in panel.tiles]


def answer(monkeypatch, text):
    """Answer the dialog that asks for a name; None cancels it."""
    monkeypatch.setattr(piece_set_controller, "ask_name", lambda *_: text or "")


def test_the_panel_shows_each_piece_and_its_numbers_of_copies(window, panel):
    assert panel.isVisible()
    assert panel.title.text() == "Soma"
    assert window.header.status.text() == "27 of 27 cubelets"
    assert [row.name.text() for row in panel.tiles] == [
        "V  corner of three",
        "L",
        "T",
        "Z",
        "A  left-handed screw",
        "B  right-handed screw",
        "P  tripod",
    ]
    assert numbers(panel) == [(1, 1)] * 7
    window.document.set_piece_set("pentacubes-29")
    assert len(panel.tiles) == 29
    window.document.set_piece_set("double-soma")
    assert numbers(panel) == [(0, 2)] * 7, "of which 27 cubelets take a part"
    assert panel.sets.value() == 2


def test_the_names_of_the_soma_pieces_are_not_elided(window, panel):
    window.resize(1280, 720)
    QApplication.processEvents()
    assert [row.name.elided_text() for row in panel.tiles] == [
        row.name.text() for row in panel.tiles
    ]


def test_changes_of_numbers_can_be_undone(window, panel):
    document = window.document
    panel.tiles[1].copies.set_numbers(1, 3)
    assert (document.piece_set.counts[1], document.piece_set.min_copies[1]) == (3, 1)
    assert document.undo_stack.undoText() == "Use 1 to 3 of piece L"
    assert panel.title.text() == "Soma, changed"
    assert window.toolbar.pieces.currentText() == "Soma, changed"
    panel.tiles[1].copies.set_numbers(5, 5)
    assert (document.piece_set.counts[1], document.piece_set.min_copies[1]) == (5, 5)
    panel.tiles[1].copies.set_numbers(2, 2)
    assert numbers(panel)[1] == (2, 2)
    for _ in range(3):
        document.undo_stack.undo()
    assert document.piece_set == piece_set("soma")
    assert numbers(panel) == [(1, 1)] * 7
    assert window.toolbar.pieces.currentData() == "soma"
    assert window.toolbar.pieces.findData("") == -1


def test_excluding_and_including_a_piece_keeps_its_numbers(window, panel):
    panel.tiles[2].copies.set_numbers(2, 2)
    panel.tiles[2].copies.toggle_used()
    assert numbers(panel)[2] == (0, 0)
    assert window.document.undo_stack.undoText() == "Exclude piece T"
    assert window.header.status.text() == "27 cubelets: four too many for Soma, changed"
    panel.tiles[2].copies.toggle_used()
    assert numbers(panel)[2] == (2, 2)


def places(panel):
    """Return the vertical position of each row in the panel."""
    return [row.mapTo(panel, QPoint()).y() for row in panel.tiles]


@pytest.mark.parametrize(("name", "row"), [("soma", 3), ("pentacubes-29", 20)])
def test_rows_stay_in_place_while_a_number_is_typed(window, panel, qtbot, name, row):
    window.document.set_piece_set(name)
    panel.choose(0)
    bar = panel._scroll.verticalScrollBar()
    qtbot.waitUntil(lambda: panel.tiles[-1].height() > 0)
    qtbot.waitUntil(lambda: len(panel.tiles) < 20 or bar.maximum() > 0)
    bar.setValue(bar.maximum())
    box = panel.tiles[row].copies
    box.setFocus()
    before = places(panel)
    for text in ("2", "9", "1", "0"):
        box.selectAll()
        qtbot.keyClicks(box, text)
        qtbot.keyClick(box, Qt.Key.Key_Return)
        QApplication.processEvents()
        assert places(panel) == before
    assert panel.tiles[row].copies.numbers == (0, 0)


def test_the_number_of_sets_can_be_raised_and_lowered(window, panel):
    panel.sets.setValue(3)
    pieces = window.document.piece_set
    assert (pieces.volume, pieces.title, pieces.counts) == (81, "Soma, 3 sets", (3,) * 7)
    assert window.header.status.text() == (
        "27 cubelets: any 1 of the 3-cube pieces and any 6 of the 4-cube pieces"
    )
    panel.sets.setValue(1)
    assert window.document.piece_set is piece_set("soma")


def test_a_smaller_figure_is_solved_with_any_subset_that_fits(window, panel, qtbot):
    document = window.document
    cells = [(0, 0, 0), (1, 0, 0), (2, 0, 0), (0, 1, 0), (1, 1, 0), (2, 1, 0), (3, 0, 0), (3, 1, 0)]
    document.edit(Figure(cells, "bar"), "Draw")
    assert window.header.status.text() == "8 cubelets: any 2 of the 4-cube pieces"
    assert numbers(panel) == [(0, 1)] * 7
    assert panel.any_subset_box.isChecked()
    assert not panel.any_subset_box.isEnabled()
    assert document.piece_set == piece_set("soma")
    document.edit(built_in_puzzle("cube").figure, "Draw")
    assert numbers(panel) == [(1, 1)] * 7


def test_any_subset_that_fits_can_be_allowed(window, panel):
    panel.sets.setValue(2)
    window.document.edit(Figure(CUBIC.box((3, 3, 6)), "bar"), "Draw")
    assert window.header.status.text() == "54 of 54 cubelets"
    assert not panel.any_subset_box.isChecked()
    panel.any_subset_box.click()
    assert numbers(panel) == [(0, 2)] * 7
    assert window.document.undo_stack.undoText() == "Use any subset that fits"
    text = window.header.status.text()
    assert text == "54 cubelets: all 2 3-cube pieces and all 12 4-cube pieces"
    panel.any_subset_box.click()
    assert numbers(panel) == [(2, 2)] * 7


def test_mirror_images_are_allowed_and_disallowed(window, panel):
    assert panel.flips.checkState() is Qt.CheckState.Unchecked
    panel.flips.click()
    flips = {piece.symbol: piece.flips for piece in window.document.piece_set.pieces}
    assert {symbol for symbol, does in flips.items() if does} == {"A", "B"}
    assert panel.flips.checkState() is Qt.CheckState.Checked
    panel.flips.click()
    assert window.document.piece_set is piece_set("soma")
    window.document.set_piece_set("pentominoes")
    assert not panel.flips.isEnabled()
    assert panel.flips.checkState() is Qt.CheckState.Unchecked


def test_pieces_can_be_one_sided(window, panel):
    document = window.document
    document.set_piece_set("pentominoes")
    assert panel.one_sided.checkState() is Qt.CheckState.Unchecked
    panel.one_sided.click()
    assert all(piece.one_sided for piece in document.piece_set.pieces)
    assert panel.one_sided.checkState() is Qt.CheckState.Checked
    assert panel.flips.isEnabled()  # now F differs from its mirror image
    assert "one-sided" in panel.tiles[0].toolTip()
    panel.choose(0)
    panel.action("copy-piece").trigger()
    panel.action("mirror-piece").trigger()
    first, second = document.piece_set.pieces[:2]
    assert second.equivalence_key == first.mirror_key != first.equivalence_key
    document.undo_stack.undo()
    document.undo_stack.undo()
    panel.one_sided.click()
    assert document.piece_set is piece_set("pentominoes")


def test_pieces_are_mirrored_duplicated_and_deleted(window, panel):
    document = window.document
    panel.choose(4)
    panel.action("mirror-piece").trigger()
    soma = piece_set("soma").pieces
    assert document.piece_set.pieces[4].equivalence_key == soma[5].equivalence_key
    panel.action("mirror-piece").trigger()
    assert document.piece_set.pieces[4].equivalence_key == soma[4].equivalence_key
    panel.action("copy-piece").trigger()
    copy = document.piece_set.pieces[5]
    assert copy.equivalence_key == soma[4].equivalence_key
    assert copy.symbol not in {piece.symbol for piece in soma}
    assert copy.colour not in {piece.colour for piece in soma}
    assert panel.chosen == 5
    panel.action("delete-piece").trigger()
    assert len(panel.tiles) == 7
    for _ in range(4):
        document.undo_stack.undo()
    assert document.piece_set == piece_set("soma")


def test_a_set_without_pieces_explains_what_to_do(window, panel):
    panel.action("new-set").trigger()
    assert panel.tiles == []
    assert window.header.status.text() == "27 cubelets, and no pieces yet"
    assert not window.actions_["solve"].isEnabled()
    for name in ("edit-piece", "mirror-piece", "copy-piece", "delete-piece", "save-set"):
        assert not panel.action(name).isEnabled()
    assert panel.action("new-piece").isEnabled()
    window.document.undo_stack.undo()
    assert len(panel.tiles) == 7


def test_keys_select_turn_and_exclude_pieces(window, panel, qtbot):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.pieces.frame.set_folded(True)
    window.actions_["pieces"].trigger()
    assert panel.tiles[0].hasFocus()
    qtbot.keyClick(panel.tiles[0], Qt.Key.Key_Right)
    assert panel.tiles[1].hasFocus()
    assert panel.chosen == 1
    before = panel.tiles[1].picture.direction
    qtbot.keyClick(panel.tiles[1], Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(panel.tiles[1], Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    after = panel.tiles[1].picture.direction
    assert before.azimuth != after.azimuth
    assert before.elevation != after.elevation
    qtbot.keyClick(panel.tiles[1], Qt.Key.Key_Space)
    assert numbers(panel)[1] == (0, 0)
    qtbot.keyClick(panel.tiles[1], Qt.Key.Key_Left)
    assert panel.chosen == 0
    window.actions_["pieces"].trigger()
    assert window.pieces.frame.is_folded
    window.actions_["pieces"].trigger()
    assert not window.pieces.frame.is_folded


def test_tool_shortcuts_work_in_the_panel(window, panel, qtbot):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    document = window.document
    panel.tiles[4].setFocus()
    for key, text in (
        (Qt.Key.Key_M, "Mirror piece A"),
        (Qt.Key.Key_D, "Duplicate piece A"),
        (Qt.Key.Key_Delete, "Delete piece C"),
    ):
        qtbot.keyClick(window.focusWidget(), key)
        assert document.undo_stack.undoText() == text
    panel.tiles[0].copies.setFocus()
    qtbot.keyClicks(panel.tiles[0].copies, "4")
    qtbot.keyClick(panel.tiles[0].copies, Qt.Key.Key_Return)
    assert document.piece_set.counts[0] == 14, "the keys of a number are its own"
    for key in (Qt.Key.Key_Insert, Qt.Key.Key_F4):
        panel.tiles[0].setFocus()
        qtbot.keyClick(panel.tiles[0], key)
        assert window.open_piece.piece is not None
        window.open_piece.close()


def test_a_picture_is_turned_by_dragging(panel):
    picture = panel.tiles[0].picture
    before, pixels = picture.direction, picture.grab().toImage()
    QTest.mousePress(picture, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    QTest.mouseMove(picture, QPoint(40, 30))
    QTest.mouseRelease(picture, Qt.MouseButton.LeftButton, pos=QPoint(40, 30))
    assert picture.direction != before
    assert picture.grab().toImage() != pixels


def test_a_picture_shows_its_piece_in_its_colour(panel):
    pieces = piece_set("soma").pieces
    for row, piece in zip(panel.tiles, pieces, strict=True):
        image = row.picture.grab().toImage()
        hues = [
            image.pixelColor(x, y).hue()
            for x in range(image.width())
            for y in range(image.height())
            if image.pixelColor(x, y).saturation() > 60
        ]
        hue = QColor(piece.colour).hue()
        near = sum(abs(each - hue) <= 8 for each in hues)
        assert near > 150, piece.symbol


def test_own_sets_are_saved_renamed_and_deleted(window, panel, monkeypatch):
    panel.tiles[0].copies.set_numbers(1, 2)
    answer(monkeypatch, "For Anna")
    panel.action("save-set").trigger()
    saved = user_piece_sets().sets["for-anna"]
    assert saved == window.document.piece_set
    assert saved.counts == (2, 1, 1, 1, 1, 1, 1)
    assert window.toolbar.pieces.currentText() == "For Anna"
    assert "For Anna" in [action.text() for action in window.menus.pieces.actions()]
    panel.tiles[0].copies.set_numbers(1, 3)
    assert panel.title.text() == "For Anna, changed"
    defaults, answers = [], ["Cancel"]
    monkeypatch.setattr(
        QMessageBox, "exec", lambda box: defaults.append(box.defaultButton().text())
    )
    monkeypatch.setattr(
        QMessageBox,
        "clickedButton",
        lambda box: next(each for each in box.buttons() if each.text() == answers[-1]),
    )
    panel.action("save-set").trigger()  # the name of the existing set
    assert user_piece_sets().sets["for-anna"].counts[0] == 2
    answers.append("&Replace")
    panel.action("save-set").trigger()
    assert defaults == ["Cancel", "Cancel"]
    assert user_piece_sets().sets["for-anna"].counts[0] == 3
    answer(monkeypatch, "For Bert")
    panel.action("rename-set").trigger()
    assert [*user_piece_sets().sets] == ["for-bert"]
    assert window.document.piece_set == user_piece_sets().sets["for-bert"]
    monkeypatch.setattr(QMessageBox, "exec", lambda box: 0)
    monkeypatch.setattr(
        QMessageBox,
        "clickedButton",
        lambda box: next(each for each in box.buttons() if each.text() == "&Delete"),
    )
    panel.action("delete-set").trigger()
    assert user_piece_sets().sets == {}
    assert window.document.piece_set.title == "For Bert"
    assert not panel.action("delete-set").isEnabled()


def test_a_set_with_explicit_minimums_is_saved_as_it_is(window, panel, monkeypatch):
    window.document.use_pieces(changes.with_numbers(piece_set("soma"), 0, 2, 2), "Two of V")
    answer(monkeypatch, "Two of V")
    panel.action("save-set").trigger()
    saved = user_piece_sets().sets["two-of-v"]
    assert saved.minimums == saved.counts == (2, 1, 1, 1, 1, 1, 1)
    assert window.document.piece_set == saved
    figure = window.document.figure
    assert puzzle_to_fill(figure, saved).piece_set.min_copies[0] == 2


def test_a_built_in_set_is_not_renamed_or_deleted(panel):
    for name in ("rename-set", "delete-set"):
        assert not panel.action(name).isEnabled()
        assert "not a set of your own" in panel.action(name).toolTip()


def test_a_broken_file_of_a_user_set_is_reported(window, panel):
    save_user_piece_set(changes.named(piece_set("soma"), {}))
    (user_folder() / "bad.toml").write_text("pieces = 3")
    panel.action("read-sets").trigger()
    assert panel.problems.isVisible()
    problem = "bad.toml: the piece set, field 'pieces': at least one [[pieces]] is needed, not 3"
    assert problem in panel.problems.text()
    assert "one of them" not in window.message.text()
    (user_folder() / "bad.toml").unlink()
    panel.action("read-sets").trigger()
    assert not panel.problems.isVisible() or "bad.toml" not in panel.problems.text()


def test_a_user_set_without_its_file_is_reported(window, monkeypatch):
    received = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *args: received.append(args[-1]))
    mine = changes.with_numbers(piece_set("soma"), 0, 2, 2)
    path = save_user_piece_set(replace(mine, name="mine", title="Mine"))
    window.pieces.set_controller.read()
    place = window.toolbar.pieces.findData("mine")
    path.unlink()
    window.toolbar.pieces.setCurrentIndex(place)
    window.toolbar.pieces.activated.emit(place)
    assert received
    assert "no piece set 'mine'" in received[0]
    assert window.toolbar.pieces.currentData() == "soma"
    assert window.toolbar.pieces.findData("mine") == -1


def test_the_menu_item_shows_and_hides_the_panel(window, qtbot):
    item, shown = window.actions_["pieces"], window.pieces.panel
    assert shown.isVisible()
    assert item.isCheckable()
    assert item.isChecked()
    window.editor.layer_grid.setFocus()
    item.trigger()
    assert not shown.isVisible()
    assert not item.isChecked()
    item.trigger()
    assert shown.isVisible()
    assert item.isChecked()
    window.pieces.frame.header.click()
    assert not item.isChecked()
    item.trigger()
    window.hide()
    assert item.isChecked(), "the panel is shown again with the window"


def test_piece_sets_are_listed_under_headings(window):
    combo, menu = window.toolbar.pieces, window.menus.pieces
    texts = [combo.itemText(row) for row in range(combo.count())]
    assert texts[0] == "Cubes"
    assert texts.index("Tetris") < texts.index("Hexagons") < texts.index("Meteor")
    assert [row for row, text in enumerate(texts) if not combo.itemData(row)] == [
        texts.index(each.title) for each in sorted(lattices().values(), key=lambda each: each.title)
    ]
    assert not combo.model().item(0).isEnabled()
    assert [action.text() for action in menu.actions()] == texts
    window.pieces.panel.tiles[1].copies.set_numbers(1, 3)
    assert (combo.currentText(), combo.currentIndex()) == ("Soma, changed", 0)
    window.document.undo_stack.undo()
    assert combo.currentText() == "Soma"


def test_a_folded_panel_is_restored(qtbot, window):
    window.pieces.frame.set_folded(True)
    window.shut_down()
    again = MainWindow(Settings(), MENUS)
    qtbot.addWidget(again, before_close_func=lambda window: window.shut_down())
    again.show()
    qtbot.waitExposed(again)
    assert again.pieces.frame.is_folded


def test_a_small_window_starts_without_the_panel(qtbot, window):
    window.resize(1000, 650)
    assert (window.width(), window.height()) == (1000, 650)
    assert window.view.width() > 200


def test_another_set_is_proposed_if_this_one_cannot_fill_the_figure(window, panel):
    assert not panel.proposal.isVisible()
    window.document.set_piece_set("bedlam")
    assert panel.proposal.text() == "&Use Soma"
    window.document.edit(EIGHT, "Draw")
    assert panel.proposal.isVisible()
    panel.proposal.click()
    assert window.document.piece_set.name == "soma"
    assert window.actions_["solve"].isEnabled()
    assert not panel.proposal.isVisible()
    window.document.undo_stack.undo()
    assert window.document.piece_set.name == "bedlam"
    window.document.edit(Figure(CUBIC.box((2, 4, 5)), "Brick"), "Draw")
    assert not panel.proposal.isVisible()  # eight of Bedlam's pieces fill forty cells
    window.document.set_piece_set("soma")
    assert panel.proposal.text() == "&Use SOMA+"


def test_no_set_is_proposed_while_pieces_are_edited(window, panel):
    panel.action("new-set").trigger()
    assert panel.proposal.text() == "&Use Soma"  # no piece is lost yet
    bar = Piece("A", tuple((x, 0, 0) for x in range(5)))
    window.document.use_pieces(PieceSet("new-set", "New set", (bar,), (1,)), "Draw a piece")
    assert not panel.proposal.isVisible()


@pytest.mark.parametrize("reason", QContextMenuEvent.Reason)
def test_a_piece_has_a_context_menu(panel, qtbot, reason):
    row = panel.tiles[4]
    where = row.mapToGlobal(QPoint(60, 8))
    QApplication.sendEvent(row, QContextMenuEvent(reason, QPoint(60, 8), where))
    menu = QApplication.activePopupWidget()
    assert menu is not None
    assert panel.chosen == 4
    assert panel.action("mirror-piece") in menu.actions()
    menu.close()
