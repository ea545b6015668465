"""The list of a file's figures: finding a figure by name does not select it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.project.document import Document
from cubewright.gui.project.list.figures_panel import FiguresPanel

NAMES = [f"{kind}{number:03}" for kind in ("tower", "wall") for number in range(40)]


@pytest.fixture
def panel(qtbot, tmp_path):
    path = tmp_path / "many.fig"
    path.write_text("\n".join(f"/{name}\n/111/111/111\n" for name in NAMES))
    document = Document(built_in_puzzle("cube"))
    document.open(path)
    made = FiguresPanel(document)
    made.document = document
    qtbot.addWidget(made)
    made.resize(300, 400)
    made.show()
    made.unfold(True)
    qtbot.waitExposed(made)
    return made


def shown(panel):
    model = panel.list.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


@pytest.mark.parametrize("start", [0, 17, 79])
def test_typing_a_name_filters_the_list_and_keeps_the_current_figure(panel, qtbot, start):
    panel.document.select(start)
    for text in ("1", "14", "wall1", "014", "0", "", "tower", "no such", "7", "wall", ""):
        panel.filter.setFocus()
        panel.filter.selectAll()
        qtbot.keyClicks(panel.filter, text) if text else panel.filter.clear()
        assert shown(panel) == [name for name in NAMES if text in name]
        assert panel.document.current == start


def test_a_click_selects_a_figure_also_in_a_filtered_list(panel, qtbot):
    panel.filter.setText("wall03")
    model = panel.list.model()
    panel.list.setCurrentIndex(model.index(4, 0))
    assert panel.document.figure.name == "wall034"
    assert shown(panel) == [f"wall03{digit}" for digit in range(10)]
    panel.filter.clear()
    assert panel.list.currentIndex().data() == "wall034"


def test_the_header_shows_the_number_found(panel):
    assert panel.header.text() == "Problems: 80"
    panel.filter.setText("wall03")
    assert panel.header.text() == "10 of 80 problems"
    panel.filter.setText("no such")
    assert panel.header.text() == "No problem matches"
    panel.filter.clear()
    assert panel.header.text() == "Problems: 80"


def test_a_filter_is_cleared_when_a_file_with_fewer_figures_is_opened(window, tmp_path):
    blocks = (f"/SOMA {name}\n/111/111/111\n/111/111/111\n/111/111/111\n" for name in "ABCDEFGH")
    path = tmp_path / "many.fig"
    path.write_text("\n".join(blocks))
    for _ in range(3):
        window.document.open(path)
        window.figures.filter.setText("H")
        window.document.select(7)
        window.document.new(built_in_puzzle("cube"))
        assert window.figures.filter.text() == ""
        assert window.figures.model.rowCount() == 1
        window.figures.filter.setText("nothing")
        window.document.open(path)
        assert window.figures.model.rowCount() == 8


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Down])
def test_typing_marks_the_first_match_and_a_key_moves_the_focus_to_it(panel, qtbot, key):
    panel.filter.setFocus()
    qtbot.keyClicks(panel.filter, "wall01")
    assert panel.list.currentIndex().data() == "wall010"
    assert panel.document.current == 0
    qtbot.keyClick(panel.filter, key)
    assert panel.document.figure.name == "wall010"


def test_leaving_the_search_field_marks_the_open_figure_again(panel, qtbot):
    panel.filter.setFocus()
    qtbot.keyClicks(panel.filter, "0")
    panel.document.select(3)
    panel.filter.selectAll()
    qtbot.keyClicks(panel.filter, "tower01")
    assert panel.list.currentIndex().data() == "tower010"
    panel.filter.editingFinished.emit()
    assert not panel.list.selectionModel().hasSelection()
    assert panel.document.current == 3


def test_the_list_of_figures_has_a_context_menu(window, qtbot):
    view = window.figures.list
    view.customContextMenuRequested.emit(QPoint(5, 5))
    menu = QApplication.activePopupWidget()
    assert menu is not None
    names = [each.objectName() for each in menu.actions() if not each.isSeparator()]
    assert names[:3] == ["cut", "copy", "paste"]
    assert names[3:7] == ["add-figure", "duplicate-figure", "rename-figure", "remove-figure"]
    menu.close()
