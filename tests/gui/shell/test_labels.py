"""Buttons, fields and column headings have names, in every window and dialog."""

import re

import pytest
from all_windows import WINDOWS
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QDialogButtonBox,
    QLineEdit,
    QScrollBar,
    QTableView,
    QToolButton,
)

ALL = {"main window": lambda window: [window], **WINDOWS}
QT_S_OWN = ("qt_", "ScrollLeftButton", "ScrollRightButton")
LONE_LETTER = re.compile(r"\w{2}")


def texts(widget, kind):
    made = QAccessible.queryAccessibleInterface(widget)
    return made.text(kind) if made is not None else ""


def own(window, kind):
    return [
        each
        for each in window.findChildren(kind)
        if each.window() is window and not each.objectName().startswith(QT_S_OWN)
    ]


def shows_text(button):
    if isinstance(button, QToolButton):
        icon_only = Qt.ToolButtonStyle.ToolButtonIconOnly
        has_picture = not button.icon().isNull() or button.arrowType() != Qt.ArrowType.NoArrow
        if button.toolButtonStyle() == icon_only and has_picture:
            return False
    return bool(LONE_LETTER.search(button.text()))


def named(widget):
    label = widget.objectName() or getattr(widget, "text", str)() or widget.toolTip()
    return f"{type(widget).__name__} {label!r} in {type(widget.parentWidget()).__name__}"


@pytest.mark.parametrize("name", ALL)
def test_every_button_has_a_name_and_each_without_text_a_tip_with_its_key(window, name):
    wrong = []
    for each in ALL[name](window):
        for button in own(each, QAbstractButton):
            if isinstance(button.parentWidget(), (QDialogButtonBox, QTableView)):
                continue  # Qt's own widget
            if button.isHidden() and not button.text():
                continue  # it gets its text when it is shown
            if not LONE_LETTER.search(texts(button, QAccessible.Text.Name)):
                wrong.append(f"no name: {named(button)}")
            if shows_text(button):
                continue
            if not LONE_LETTER.search(button.toolTip()):
                wrong.append(f"no tooltip: {named(button)}")
            action = button.defaultAction() if isinstance(button, QToolButton) else None
            if action is not None and not action.shortcut().isEmpty() and action.isEnabled():
                key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
                if key not in button.toolTip():
                    wrong.append(f"tooltip without {key}: {named(button)}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", ALL)
def test_every_field_and_list_has_a_name(window, name):
    wrong = []
    for each in ALL[name](window):
        for kind in (QComboBox, QAbstractSpinBox, QLineEdit, QAbstractItemView, QAbstractSlider):
            wrong += [
                named(field)
                for field in own(each, kind)
                if not isinstance(field, QScrollBar)
                and not isinstance(field.parentWidget(), (QAbstractSpinBox, QComboBox))
                and field.focusPolicy() != Qt.FocusPolicy.NoFocus
                and not LONE_LETTER.search(texts(field, QAccessible.Text.Name))
            ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", ALL)
def test_every_column_has_a_heading_in_words_and_a_tip(window, name):
    wrong = []
    for each in ALL[name](window):
        for table in own(each, QTableView):
            for section in range(table.model().columnCount()):
                if not table.horizontalHeader().isVisibleTo(table):
                    continue
                head, tip = (
                    table.model().headerData(section, Qt.Orientation.Horizontal, role) or ""
                    for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
                )
                if not LONE_LETTER.search(head) or not tip:
                    wrong.append(f"{type(table).__name__} {section}: {head!r}, {tip!r}")
    assert not wrong, "\n".join(wrong)
