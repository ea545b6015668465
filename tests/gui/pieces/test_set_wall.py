"""The wall of piece sets: pictures to choose from, a search field, the user's sets first."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cubewright.formats.piece_sets.catalogue import known_piece_sets, piece_set
from cubewright.formats.piece_sets.user_sets import save_user_piece_set
from cubewright.gui.pieces.set_wall import SetWall

SOMA = piece_set("soma")


@pytest.fixture
def wall(window, qtbot):
    mine = replace(SOMA, name="mine", title="Of wood", counts=(2, 1, 1, 1, 1, 1, 1))
    save_user_piece_set(mine)
    window.pieces.set_controller.read()
    window.toolbar.pieces.showPopup()
    shown = window.findChild(SetWall)
    qtbot.waitUntil(shown.isVisible)
    yield shown
    shown.reject()


def titles(wall):
    return [wall.listed.index(row, 0).data() for row in range(wall.listed.rowCount())]


def test_all_sets_are_shown_with_own_sets_first_and_the_current_one_selected(window, wall):
    assert len(titles(wall)) == len(known_piece_sets())
    assert titles(wall)[0] == "Of wood"
    first = wall.listed.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert first == "your set, 8 pieces, 30 cubelets"
    assert wall.view.currentIndex().data() == "Soma"
    assert not wall.grab().isNull()


def test_a_click_uses_a_set(window, wall):
    row = titles(wall).index("Bedlam")
    wall.view.scrollTo(wall.listed.index(row, 0))
    place = wall.view.visualRect(wall.listed.index(row, 0)).center()
    QTest.mouseClick(wall.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert window.document.piece_set == piece_set("bedlam")
    assert window.toolbar.pieces.currentText() == "Bedlam"
    assert not wall.isVisible()
    window.document.undo_stack.undo()
    assert window.document.piece_set == SOMA


def test_a_set_is_found_by_words_and_chosen_with_enter(window, wall, qtbot):
    qtbot.keyClicks(wall.search, "12 pieces, 60")
    assert titles(wall) == ["Pentominoes"]
    qtbot.keyClick(wall.search, Qt.Key.Key_Return)
    assert window.document.piece_set == piece_set("pentominoes")


def test_a_search_without_a_match_says_so(wall, qtbot):
    qtbot.keyClicks(wall.search, "zzz")
    assert titles(wall) == []
    assert wall._nothing.isVisible()
    assert not wall.view.isVisible()
    wall.search.clear()
    assert wall.view.isVisible()
