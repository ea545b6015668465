"""A language in which every text is marked, to find texts that are not translated."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QTabBar,
    QWidget,
)

from cubewright.translation import Catalogue

OPEN, CLOSE = "⟦", "⟧"
_PROPERTIES = (
    "windowTitle",
    "title",
    "toolTip",
    "statusTip",
    "accessibleName",
    "accessibleDescription",
    "placeholderText",
    "prefix",
    "suffix",
    "specialValueText",
)
_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
)
_WORD = r"[^\W\d_]{2,}"
MAX_ROWS, MAX_COLUMNS = 8, 40
"""The number of examined rows and columns of a table."""


class _Marked(Mapping[Any, Any]):
    """Marks every text instead of translating it."""

    def __getitem__(self, key: Any) -> Any:
        raise KeyError(key)

    def __iter__(self) -> Iterator[Any]:
        return iter(())

    def __len__(self) -> int:
        return 0


class _MarkedTexts(_Marked):
    def get(self, key: Any, default: Any = None) -> Any:
        text, _comment = key
        return f"{OPEN}{text}{CLOSE}"


class _MarkedPlurals(_Marked):
    def get(self, key: Any, default: Any = None) -> Any:
        return tuple(f"{OPEN}{form}{CLOSE}" for form in default)


PSEUDO = Catalogue(_MarkedTexts(), _MarkedPlurals())
_INNERMOST = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}")


def outside_marks(text: str) -> str:
    """Return the part of a text that is not translated, without HTML tags."""
    before = None
    while before != text:
        before, text = text, _INNERMOST.sub("", text)
    return re.sub(r"<[^>]*>|&\w+;", "", text)


def shown_texts(root: QObject) -> Iterator[tuple[str, str]]:
    """Yield each text of an object and its descendants, with its place."""
    for each in (root, *root.findChildren(QObject)):
        if not isinstance(each, QWidget | QAction):
            continue
        where = f"{type(each).__name__} {each.objectName()}"
        if isinstance(each, QLabel | QAbstractButton | QAction):
            yield f"{where} text", each.text()
        for name in _PROPERTIES:
            value = each.property(name)
            # The text field of a combo box or spin box repeats the text of the box.
            is_inner = isinstance(each.parent(), QComboBox | QAbstractSpinBox)
            if isinstance(value, str) and not is_inner:
                yield f"{where} {name}", value
        if isinstance(each, QComboBox):
            for index in range(each.count()):
                yield f"{where} item", each.itemText(index)
        elif isinstance(each, QTabBar):
            for index in range(each.count()):
                yield f"{where} tab", each.tabText(index)
        elif isinstance(each, QAbstractItemView) and not isinstance(each, QHeaderView):
            for text in _texts_of_view(each):
                yield f"{where} item", text


def _texts_of_view(view: QAbstractItemView) -> Iterator[str]:
    """Yield the headers and the texts of the first rows."""
    model, root = view.model(), QModelIndex()
    if model is None:
        return
    # A list has one column; Qt makes its columnCount() private.
    is_list = isinstance(model, QAbstractListModel)
    for column in range(1 if is_list else min(model.columnCount(root), MAX_COLUMNS)):
        header = model.headerData(column, Qt.Orientation.Horizontal)
        cells = (model.index(row, column) for row in range(min(model.rowCount(), MAX_ROWS)))
        for text in (header, *(cell.data(role) for cell in cells for role in _ROLES)):
            if isinstance(text, str):
                yield text


def untranslated(root: QObject, names: frozenset[str] = frozenset()) -> list[str]:
    """Return the untranslated texts below an object: words of at least two letters without marks.

    ``names``: texts that are not translated, such as names of figures and keys. The letters of
    pieces in layers, such as ``|LLA|``, are not translated either.
    """
    found = []
    for where, text in shown_texts(root):
        left = re.sub(r"\|[^|\n]*\|", "", outside_marks(text))
        if re.search(_WORD, left):
            for name in sorted(names, key=len, reverse=True):
                left = left.replace(name, "")
        if re.search(_WORD, left):
            found.append(f"{where}: {text!r}")
    return list(dict.fromkeys(found))
