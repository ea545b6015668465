"""The state of a main window as plain values, so that two windows can be compared.

A state has an entry for each Qt object below a window, with its Qt properties and the number of
connections to its signals, and one for each Python object of the window, with its attributes.
So a new widget, attribute or connection is compared without being listed here.
"""

from __future__ import annotations

import os
import re
from collections import deque
from collections.abc import Callable
from enum import Enum
from functools import partial
from pathlib import PosixPath, WindowsPath
from types import BuiltinFunctionType, FunctionType, MethodType
from typing import Any

import numpy as np
from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QFileSystemWatcher,
    QMetaMethod,
    QObject,
    QSize,
    QThread,
)
from PySide6.QtGui import QKeySequence, QUndoStack, QValidator
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractScrollArea,
    QComboBox,
    QHeaderView,
    QLayout,
    QLineEdit,
    QScrollBar,
    QSplitter,
    QSplitterHandle,
    QWidget,
)

from cubewright.gui.display.fault_finder import FaultFinder
from cubewright.gui.shell.main_window import MainWindow

State = dict[str, dict[str, object]]

RANDOM_NAME_LENGTH = 32
_RANDOM_NAME = re.compile(f"[0-9a-f]{{{RANDOM_NAME_LENGTH}}}")
MAX_ROWS = 20
"""The number of rows that are compared in a table or list."""

_WITHOUT_STATE = (
    QLayout,
    QValidator,
    QAbstractItemDelegate,
    QSplitterHandle,
    QScrollBar,  # the scroll area's values are compared
    FaultFinder,  # it starts again for every figure
)
_MADE_BY_QT = (
    "QComboBoxPrivate",
    "QWidgetLineControl",
    "QCompleter",
    "QPropertyAnimation",
    "QWidgetText",
)
"""Classes of objects that Qt creates on demand."""
_BY_LAYOUT = (QHeaderView.ResizeMode.Stretch, QHeaderView.ResizeMode.ResizeToContents)
_NAMED_BY_QT = ("qt_scrollarea", "ScrollLeftButton", "ScrollRightButton")
"""Names of the holders of scroll bars and of the buttons that scroll tabs."""

_PROPERTIES = """
acceptDrops accessibleDescription accessibleName active arrowType checkable checked
currentIndex currentRow cursorPosition enabled focusPolicy format iconSize interval maximum
maximumHeight maximumWidth minimum minimumHeight minimumWidth mouseTracking objectName
orientation placeholderText popupMode readOnly shortcut singleShot sortingEnabled state
statusTip styleSheet suffix text textVisible title toolButtonStyle toolTip value
windowModified windowTitle wordWrap
"""
_PROPERTY_NAMES = frozenset(_PROPERTIES.split())
_UNCOMPARED_SIGNALS = (
    "2changed()",
    "2destroyed()",
    "2destroyed(QObject*)",
    "2objectNameChanged(QString)",
)
"""Signals to which Qt connects its own objects when they are first shown."""
_UNCOMPARED_ATTRIBUTES = frozenset(
    (
        "_number",  # counts the tasks of a worker
        "_asked_after",  # counts the events of the program
        "_loop_level",
        "_last_delivery",
        "_started_at",
        "_ini",  # compared key by key
        "_opening",  # counts the opened files
        "_version",  # counts the scenes that were shown
        "_contact_version",
        "_drawn",
        "opening",
        # Parts of a drawing that are created on demand.
        "_is_uploaded",
        "_buffer",
        "_compiled",
        "_ground",
        "_area",
        "_tiles",
        "_grounds",
        "_pictures_key",
        "_puzzle",
        "_bars",
        "_pictures",
        "_projectionStack",
        "_modelViewStack",
        "_to_pick",
    )
)
_FROZEN = ("cubewright.model", "cubewright.formats", "cubewright.presenter", "cubewright.solver")


def state_of(window: MainWindow) -> State:
    """Return the state of a window; equal windows have equal states."""
    return _Reader(window).read()


def differences(before: State, after: State) -> list[str]:
    """Return a line for each value that differs."""
    if before == after:
        return []
    found = []
    for path in sorted(before.keys() | after.keys()):
        if path not in before or path not in after:
            found.append(f"{path}: only in the {'first' if path in before else 'second'}")
            continue
        one, other = before[path], after[path]
        found += [
            f"{path}: {name} is {other.get(name)!r:.300} instead of {one.get(name)!r:.300}"
            for name in sorted(one.keys() | other.keys())
            if one.get(name) != other.get(name)
        ]
    return found


class _Reader:
    """Reads the state of one window."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._home = os.environ.get("CUBEWRIGHT_HOME", "no such folder")
        self._shortest = min(len(self._home), RANDOM_NAME_LENGTH)
        """The length of the shortest text that differs between home folders."""
        self._paths: dict[QObject, str] = {}
        self._known: dict[int, str] = {}
        self._state: State = {}
        text, same, many = self._of_text, _unchanged, self._of_many
        self._conversions: dict[type, Callable[[Any, str], object]] = {
            **dict.fromkeys(_PLAIN, same),
            **dict.fromkeys((PosixPath, WindowsPath), lambda path, where: text(str(path), where)),
            **dict.fromkeys((list, tuple, deque), many),
            **dict.fromkeys((FunctionType, BuiltinFunctionType, MethodType), _of_function),
            str: text,
            dict: self._of_table,
            set: self._of_set,
            frozenset: self._of_set,
            QSize: lambda size, _where: (size.width(), size.height()),
            QKeySequence: lambda keys, _where: keys.toString(),
            np.ndarray: lambda array, _where: (array.shape, array.tobytes()),
            partial: lambda each, where: _of_function(each.func, where),
        }

    def read(self) -> State:
        self._name(self._window, "window")
        objects = list(self._paths.items())
        for each, path in objects:
            self._state[path] = self._of_qt_object(each)
        for each, path in objects:
            if type(each).__module__.startswith("cubewright"):
                self._add_attributes(each, path)
        focus = self._window.focusWidget()
        where = None if focus is None else self._paths.get(focus, "elsewhere")
        self._state["window"]["focus"] = where
        ini = self._window.settings._ini
        self._state["settings"] = {key: self._plain(ini.value(key)) for key in ini.allKeys()}
        return self._state

    def _name(self, owner: QObject, path: str) -> None:
        """Give every object below an object with a path its own path."""
        self._paths[owner] = path
        numbers: dict[str, int] = {}
        for child in owner.children():
            name = _class_name(type(child))
            if name in ("QWidget", "QObject", "QFrame"):
                name = child.metaObject().className()
            if not name or name.startswith(_MADE_BY_QT):
                continue
            if child.objectName().startswith(_NAMED_BY_QT):
                continue
            numbers[name] = number = numbers.get(name, 0) + 1
            below = f"{path}/{name}{number}"
            if type(child) in _line_edits:
                self._paths[child] = below  # Qt creates its parts.
            else:
                self._name(child, below)

    # -- Qt objects

    def _of_qt_object(self, each: QObject) -> dict[str, object]:
        properties, signals = _readable(each)
        values: dict[str, object] = {}
        plain, shortest = self._plain, self._shortest
        value_of, receivers = each.property, each.receivers
        for name in properties:
            value = value_of(name)
            kind = type(value)
            is_plain = len(value) < shortest if kind is str else kind in _PLAIN
            values[name] = value if is_plain else plain(value)
        for signal in signals:
            if connections := receivers(signal):
                values[f"connections to {signal[1:]}"] = connections
        if isinstance(each, QWidget):
            self._add_of_widget(values, each)
        elif isinstance(each, QAbstractItemModel):
            values["rows"] = _rows(each)
        elif isinstance(each, QUndoStack):
            values["steps"] = (each.count(), each.index(), each.isClean())
        elif isinstance(each, QFileSystemWatcher):
            values["watched"] = (each.files(), each.directories())
        elif isinstance(each, QThread):
            values["running"] = each.isRunning()
        return values

    def _add_of_widget(self, values: dict[str, object], each: QWidget) -> None:
        values["visible"] = each.isVisible() if each.isWindow() else not each.isHidden()
        values["actions"] = [action.objectName() or action.text() for action in each.actions()]
        if each.isWindow():
            values["geometry"] = each.geometry().getRect()
            values["window state"] = each.windowState()
        if isinstance(each, QAbstractScrollArea):
            bars = each.horizontalScrollBar(), each.verticalScrollBar()
            values["scrolled"] = [bar.value() for bar in bars]
        if isinstance(each, QSplitter) and each.isVisible():
            values["sizes"] = each.sizes()
        elif isinstance(each, QHeaderView):
            values["sections"] = _sections(each)
        elif isinstance(each, QComboBox):
            items = range(each.count())
            values["items"] = [(each.itemText(n), self._plain(each.itemData(n))) for n in items]

    # -- Python objects

    def _add_attributes(self, each: object, path: str) -> None:
        values = {
            name: self._plain(value, f"{path}.{name}")
            for name, value in vars(each).items()
            if name not in _UNCOMPARED_ATTRIBUTES
        }
        if values:
            self._state[f"attributes of {path}"] = values

    def _plain(self, value: Any, path: str = "") -> object:
        """Return a value that stays the same when the window changes."""
        convert = self._conversions.get(type(value))
        return self._of_other(value, path) if convert is None else convert(value, path)

    def _of_other(self, value: Any, path: str) -> object:
        if isinstance(value, Enum):
            return value
        if isinstance(value, QObject):
            try:
                return self._paths.get(value) or type(value).__name__
            except RuntimeError:
                return "deleted"
        module = type(value).__module__
        parameters = getattr(value, "__dataclass_params__", None)
        if parameters is not None and parameters.frozen and parameters.eq:
            return value
        # An object without its own comparison is compared by its attributes.
        own = type(value).__eq__ is not object.__eq__ and type(value).__hash__ is not None
        if module.startswith(_FROZEN) and own:
            return self._of_many(value, path) if isinstance(value, tuple) else value
        if module.startswith("cubewright") and hasattr(value, "__dict__"):
            return self._of_python_object(value, path)
        shown = repr(value) if module.startswith("PySide6") else "0x"
        return type(value).__name__ if "0x" in shown else shown

    def _of_python_object(self, value: object, path: str) -> str:
        """Add an object's attributes, once, and return their path."""
        if id(value) not in self._known:
            self._known[id(value)] = path
            self._add_attributes(value, path)
        return self._known[id(value)]

    def _of_text(self, text: str, _path: str) -> str:
        if len(text) < self._shortest:
            return text
        return _RANDOM_NAME.sub("RANDOM", text.replace(self._home, "HOME"))

    def _of_many(self, values: Any, path: str) -> object:
        return [self._plain(each, f"{path}[{number}]") for number, each in enumerate(values)]

    def _of_set(self, values: Any, _path: str) -> object:
        return sorted((self._plain(each) for each in values), key=repr)

    def _of_table(self, table: dict[Any, Any], path: str) -> object:
        return {
            str(key) if isinstance(key, (str, int)) else number: self._plain(
                value, f"{path}[{key}]"
            )
            for number, (key, value) in enumerate(table.items())
        }


_PLAIN = frozenset((type(None), bool, int, float, bytes))
"""Types whose values are already plain."""
_class_names: dict[type, str] = {}
_line_edits: set[type] = set()


def _class_name(kind: type) -> str:
    """Return the name of a class of objects; "" if its objects have no state."""
    name = _class_names.get(kind)
    if name is None:
        name = _class_names[kind] = "" if issubclass(kind, _WITHOUT_STATE) else kind.__name__
        if issubclass(kind, QLineEdit):
            _line_edits.add(kind)
    return name


def _unchanged(value: object, _path: str) -> object:
    return value


def _of_function(function: Any, _path: str) -> object:
    return function.__qualname__


_readable_of: dict[type, tuple[list[str], list[str]]] = {}


def _readable(each: QObject) -> tuple[list[str], list[str]]:
    """Return the names of an object's properties and the signatures of its signals."""
    kind = type(each)
    if kind not in _readable_of:
        meta = each.metaObject()
        names = [meta.property(number).name() for number in range(meta.propertyCount())]
        methods = [meta.method(number) for number in range(meta.methodCount())]
        signals = [
            "2" + bytes(method.methodSignature().data()).decode()
            for method in methods
            if method.methodType() is QMetaMethod.MethodType.Signal
        ]
        signals = [signal for signal in signals if signal not in _UNCOMPARED_SIGNALS]
        _readable_of[kind] = [name for name in names if name in _PROPERTY_NAMES], signals
    return _readable_of[kind]


def _rows(model: QAbstractItemModel) -> object:
    count = model.rowCount()
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    rows = range(min(count, MAX_ROWS))
    return [count, [[str(model.index(r, c).data()) for c in range(columns)] for r in rows]]


def _sections(header: QHeaderView) -> object:
    """Return the settings of a header that the user can change."""
    last = header.count() - 1 if header.stretchLastSection() else -1
    fixed = [
        number
        for number in range(header.count())
        if number != last and header.sectionResizeMode(number) not in _BY_LAYOUT
    ]
    hidden = [header.isSectionHidden(number) for number in range(header.count())]
    order = [header.visualIndex(number) for number in range(header.count())]
    sizes = [header.sectionSize(number) for number in fixed[:MAX_ROWS]]
    return hidden, order, sizes, header.sortIndicatorSection(), header.sortIndicatorOrder()
