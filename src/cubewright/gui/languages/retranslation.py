"""Translates the texts of all open windows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QAction, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QHeaderView,
    QLabel,
    QListWidget,
    QTabBar,
    QTableWidget,
    QTabWidget,
    QToolButton,
    QTreeWidget,
    QWidget,
)
from shiboken6 import getCppPointer

from cubewright.translation import retranslated_text, text_maker

_PROPERTIES = (
    "windowTitle",
    "title",
    "toolTip",
    "statusTip",
    "whatsThis",
    "accessibleName",
    "accessibleDescription",
    "placeholderText",
    "prefix",
    "suffix",
    "specialValueText",
    "format",
)
"""The properties of Qt's objects that users see; each object has some of these properties."""
_OF_ACTIONS = ("text", "iconText", "toolTip", "statusTip", "whatsThis")
"""The properties that a button copies from its action whenever the action changes."""
_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
)


_Made = dict[tuple[int, str], tuple[str, Callable[[], str]]]
"""The text of an object's property, and the function that made it."""
_texts: _Made = {}
"""The texts of the last change of language, with their functions.

A shown text alone does not identify its English text, because two English texts may have the same
translation.
"""


def retranslate_all() -> None:
    """Retranslate the texts of every widget and action of the process.

    A text that is computed for painting is only repainted.
    """
    made: _Made = {}
    for widget in QApplication.topLevelWidgets():
        _retranslate(widget, made)
    _texts.clear()
    _texts.update(made)


def _retranslate(root: QObject, made: _Made) -> None:
    for each in (root, *root.findChildren(QObject)):
        _retranslate_properties(each, made)
        if isinstance(each, QComboBox):
            if each.model().parent() is each:
                for index in range(each.count()):
                    shown = each.itemText(index)
                    each.setItemText(index, _retranslated(each, f"item {index}", shown, made))
        elif isinstance(each, QTabWidget):
            for index in range(each.count()):
                each.setTabText(
                    index, _retranslated(each, f"tab {index}", each.tabText(index), made)
                )
                each.setTabToolTip(index, retranslated_text(each.tabToolTip(index)))
        elif isinstance(each, QTabBar) and not isinstance(each.parent(), QTabWidget):
            for index in range(each.count()):
                each.setTabText(
                    index, _retranslated(each, f"tab {index}", each.tabText(index), made)
                )
        elif isinstance(each, QAbstractItemView):
            _retranslate_view(each)
        if isinstance(each, QWidget):
            each.update()


def _retranslate_properties(each: QObject, made: _Made) -> None:
    names: tuple[str, ...] = _PROPERTIES
    # The text of an input field belongs to the user.
    if isinstance(each, QLabel | QAbstractButton | QAction):
        names = ("text", "iconText", *names)
    follows = _follows_action(each)
    for name in names:
        if follows and name in _OF_ACTIONS:
            continue
        shown = each.property(name)
        if not (isinstance(shown, str) and shown):
            continue
        translated = _retranslated(each, name, shown, made)
        if translated != shown:
            each.setProperty(name, translated)


def _retranslated(each: QObject, name: str, shown: str, made: _Made) -> str:
    """Return a property's text in the current language; ``name`` is the name of the property.

    A shown text alone does not identify its English text, because two English texts may have the
    same translation.
    """
    key = getCppPointer(each)[0], name
    if made.get(key, ("",))[0] == shown:
        return shown  # menus are windows, too, so they are visited twice
    former, make = _texts.get(key, ("", None))
    if former != shown:
        make = text_maker(shown)
    if make is None:
        return retranslated_text(shown)
    made[key] = make(), make
    return made[key][0]


def _follows_action(each: QObject) -> bool:
    if isinstance(each, QToolButton):
        return each.defaultAction() is not None
    return isinstance(each, QAction) and each.menu() is not None


def _retranslate_view(view: QAbstractItemView) -> None:
    model = view.model()
    if isinstance(view, QHeaderView):
        view.viewport().update()
    elif isinstance(view, QListWidget | QTableWidget | QTreeWidget) or (
        # The list of a combo box is a window, but its texts are retranslated with the box.
        isinstance(model, QStandardItemModel) and not isinstance(model.parent(), QComboBox)
    ):
        _retranslate_items(view, QModelIndex())
    view.viewport().update()


def _retranslate_items(view: QAbstractItemView, parent: QModelIndex) -> None:
    model = view.model()
    # A list has one column, and Qt makes its columnCount() private.
    is_list = isinstance(model, QAbstractListModel)
    columns = 1 if is_list else model.columnCount(parent)
    for row in range(model.rowCount(parent)):
        for column in range(columns):
            index = model.index(row, column, parent)
            for role in _ROLES:
                shown = index.data(role)
                if (
                    isinstance(shown, str)
                    and shown
                    and (translated := retranslated_text(shown)) != shown
                ):
                    model.setData(index, translated, role)
        _retranslate_items(view, model.index(row, 0, parent))
    if not (parent.isValid() or is_list):
        for column in range(columns):
            shown = model.headerData(column, Qt.Orientation.Horizontal)
            if isinstance(shown, str) and shown:
                model.setHeaderData(column, Qt.Orientation.Horizontal, retranslated_text(shown))
