"""Show the texts of all open windows in another language."""

from __future__ import annotations

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QStandardItemModel
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
    QTreeWidget,
    QWidget,
)

from cubewright.translation import again

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
"""Properties of Qt's objects that are shown; an object has some of them."""
_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
)


def retranslate_all() -> None:
    """Translate the texts of every widget and action of the process again.

    A text that is painted or computed when it is needed is only painted again.
    """
    for widget in QApplication.topLevelWidgets():
        retranslate(widget)


def retranslate(root: QObject) -> None:
    """Translate the texts of an object and of all below it."""
    for each in (root, *root.findChildren(QObject)):
        _retranslate_properties(each)
        if isinstance(each, QComboBox):
            if each.model().parent() is each:
                for index in range(each.count()):
                    each.setItemText(index, again(each.itemText(index)))
        elif isinstance(each, QTabWidget):
            for index in range(each.count()):
                each.setTabText(index, again(each.tabText(index)))
                each.setTabToolTip(index, again(each.tabToolTip(index)))
        elif isinstance(each, QTabBar) and not isinstance(each.parent(), QTabWidget):
            for index in range(each.count()):
                each.setTabText(index, again(each.tabText(index)))
        elif isinstance(each, QAbstractItemView):
            _retranslate_view(each)
        if isinstance(each, QWidget):
            each.update()


def _retranslate_properties(each: QObject) -> None:
    names: tuple[str, ...] = _PROPERTIES
    # A field's text is what the user wrote.
    if isinstance(each, QLabel | QAbstractButton) or each.metaObject().className() == "QAction":
        names = ("text", "iconText", *names)
    for name in names:
        shown = each.property(name)
        if isinstance(shown, str) and shown:
            translated = again(shown)
            if translated != shown:
                each.setProperty(name, translated)


def _retranslate_view(view: QAbstractItemView) -> None:
    model = view.model()
    if isinstance(view, QHeaderView):
        view.viewport().update()
    elif isinstance(view, QListWidget | QTableWidget | QTreeWidget) or isinstance(
        model, QStandardItemModel
    ):
        _retranslate_items(view, QModelIndex())
    view.viewport().update()


def _retranslate_items(view: QAbstractItemView, parent: QModelIndex) -> None:
    model = view.model()
    # A list has one column; Qt keeps the method that says so to itself.
    is_list = isinstance(model, QAbstractListModel)
    columns = 1 if is_list else model.columnCount(parent)
    for row in range(model.rowCount(parent)):
        for column in range(columns):
            index = model.index(row, column, parent)
            for role in _ROLES:
                shown = index.data(role)
                if isinstance(shown, str) and shown and (translated := again(shown)) != shown:
                    model.setData(index, translated, role)
        _retranslate_items(view, model.index(row, 0, parent))
    if not (parent.isValid() or is_list):
        for column in range(columns):
            shown = model.headerData(column, Qt.Orientation.Horizontal)
            if isinstance(shown, str) and shown:
                model.setHeaderData(column, Qt.Orientation.Horizontal, again(shown))
