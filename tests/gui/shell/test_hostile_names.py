"""Names from other people are shown by the window, and read neither as HTML nor as mnemonics."""

import re
import sys
from dataclasses import replace
from pathlib import Path

from all_windows import WINDOWS, other_windows
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QHelpEvent
from PySide6.QtGui import Qt as Guess
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QGroupBox,
    QLabel,
    QListWidget,
    QMenu,
    QTabBar,
    QToolTip,
    QWidget,
)

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.project.file import write_project
from cubewright.gui.placing.cell_menu import CellMenuActions, cell_menu
from cubewright.gui.solutions.filter_line import FilterLine
from cubewright.gui.widgets.messages import question_box
from cubewright.model.project import project_of

sys.path.insert(0, str(Path(__file__).parents[2] / "unit" / "formats"))
from hostile_names import NAMES

CUBE = built_in_puzzle("cube")
LONE = re.compile(r"(?<!&)(?:&&)*&(?![&\w])|R&D")
"""A mnemonic from a name: a single & before a character that is no letter, or in R&D."""


def named(name):
    """The Soma cube with a hostile name everywhere, and & as a symbol."""
    first, *others = CUBE.piece_set.pieces
    pieces = (replace(first, symbol="&", name=name), *(replace(x, name=name) for x in others))
    pieces_set = replace(CUBE.piece_set, title=name, pieces=pieces)
    figure = replace(CUBE.figure, name=name)
    return replace(CUBE, figure=figure, piece_set=pieces_set)


def opened(window, tmp_path, name):
    path = tmp_path / f"{name.replace('/', '')[:50]}[*].cubewright"
    project = project_of([(name, named(name)), (f"{name} 2", named(name))])
    write_project(path, project)
    assert window.file_controller.open(path)
    return path


def labels(widget):
    found = [widget] if isinstance(widget, QLabel) else []
    return found + widget.findChildren(QLabel)


def test_no_label_lets_qt_guess_the_format_of_its_text(window, tmp_path):
    opened(window, tmp_path, "<b>Box</b> <img src=x>")
    window.columns.show_study()
    found = labels(window)
    assert any("<b>Box</b>" in each.text() for each in found)
    for label in found:
        assert label.textFormat() != Qt.TextFormat.AutoText or not label.isVisible(), label


def test_no_label_of_another_window_lets_qt_guess_the_format_of_its_text(window):
    lasting = other_windows(window)
    for name in WINDOWS.keys() - {"palette", "guide"}:
        for made in WINDOWS[name](window):
            made.show()
            for label in labels(made):
                shown = label.isVisible()
                assert not shown or label.textFormat() != Qt.TextFormat.AutoText, name
            made.hide()
            if made not in lasting:
                made.deleteLater()


def test_a_question_shows_names_unchanged(window, qtbot):
    box = question_box(window, "Replace <b>Box</b>?", "It has <i>notes</i>.")
    qtbot.addWidget(box)
    box.show()
    shown = [each for each in labels(box) if each.text()]
    assert {each.text() for each in shown} >= {"Replace <b>Box</b>?", "It has <i>notes</i>."}
    assert all(each.textFormat() == Qt.TextFormat.PlainText for each in shown)


def tip_of(widget, where=None):
    """The visible tooltip at a position of a widget."""
    QToolTip.hideText()
    QToolTip.showText(QPoint(), "", None)
    at = where or widget.rect().center()
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at)))
    return QToolTip.text()


def test_tooltips_show_names_unchanged(window, qtbot):
    panel = QWidget(window)
    items = QListWidget(panel)
    items.addItem("a name")
    panel.show()
    centre = items.visualItemRect(items.item(0)).center()
    for name in NAMES:
        panel.setToolTip(name)
        items.item(0).setToolTip(name)
        for shown in (tip_of(panel), tip_of(items.viewport(), centre)):
            if Guess.mightBeRichText(name):
                assert shown.startswith("<qt>")
                assert "<" not in re.sub(r"^<qt>|</qt>$|<br>", "", shown)
            else:
                assert shown == name
    assert any(map(Guess.mightBeRichText, NAMES))
    QToolTip.hideText()
    panel.deleteLater()


def test_a_tooltip_in_intended_html_stays_html(window, qtbot):
    field = window.findChild(FilterLine).field
    assert Guess.mightBeRichText(field.toolTip())
    assert not tip_of(field).startswith("<qt>&lt;")
    QToolTip.hideText()


def test_a_name_has_no_mnemonic(window, tmp_path):
    opened(window, tmp_path, "R&D <b>Box</b> & all")
    document = window.document
    solution = None
    calls = CellMenuActions(lambda *_: None, lambda *_: None, lambda *_: None)
    made = [cell_menu(document, document.figure.cells[0], solution, calls, window)]
    document.forbid("&", document.figure.cells[0])
    for menu in [*window.findChildren(QMenu), *made]:
        menu.aboutToShow.emit()
    texts = [each.text() for each in window.findChildren(QAction)]
    texts += [each.text() for each in window.findChildren(QAbstractButton)]
    texts += [each.title() for each in window.findChildren(QGroupBox)]
    texts += [each.title() for each in window.findChildren(QMenu)]
    for bar in window.findChildren(QTabBar):
        texts += [bar.tabText(number) for number in range(bar.count())]
    assert any("&&" in each for each in texts)
    assert [each for each in texts if LONE.search(each.replace("&&", ""))] == []


def test_the_title_of_the_window_is_one_line_with_the_name(window, tmp_path):
    name = "two\nlines\x1b]0;PWNED\x07 a\u2028b\u202ec <b>"
    path = opened(window, tmp_path, name)
    title = window.windowTitle()
    assert title.isprintable()
    assert title.count("[*]") == 3  # two for the ampersand in the name, one for Qt
    assert title.startswith(r"two\x0alines\x1b]0;PWNED\x07 a\u2028b\u202ec <b>")
    assert path.suffix in title
