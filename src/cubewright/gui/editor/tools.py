"""The editor's tools: one row each with its menu, keys and a sentence about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from cubewright.gui.editor.movements import mirror_across, part_of_turn, turn_about
from cubewright.model.cell import Matrix
from cubewright.model.lattice import Lattice

LAYER, FIGURE = "&Layer", "F&igure"
_AXES = "xyz"
_MIRRORS = ("left and right", "front and back", "top and bottom")
_WAYS = (
    ("to the left", "Alt+Left", 0, -1),
    ("to the right", "Alt+Right", 0, 1),
    ("to the back", "Alt+Up", 1, 1),
    ("to the front", "Alt+Down", 1, -1),
    ("up", "Alt+PgUp", 2, 1),
    ("down", "Alt+PgDown", 2, -1),
)


@dataclass(frozen=True)
class Tool:
    """One thing to do with a layer or with the figure; ``group`` as in the window's menus."""

    menu: str
    name: str
    text: str
    keys: str
    tip: str
    group: int = 0
    checkable: bool = False


LAYER_TOOLS = (
    Tool(LAYER, "layer-up", "Layer &up", "PgUp", "Go to the layer above"),
    Tool(LAYER, "layer-down", "Layer &down", "PgDown", "Go to the layer below"),
    Tool(LAYER, "fill", "&Fill", "Ctrl+A", "Fill every cell of this layer", 1),
    Tool(LAYER, "clear", "&Clear", "Del", "Empty every cell of this layer", 1),
    Tool(
        LAYER,
        "copy-up",
        "Copy u&p",
        "Ctrl+PgUp",
        "Put a copy of this layer in place of the one above",
        2,
    ),
    Tool(
        LAYER,
        "copy-down",
        "Copy d&own",
        "Ctrl+PgDown",
        "Put a copy of this layer in place of the one below",
        2,
    ),
    Tool(
        LAYER,
        "show-below",
        "Show the layer &below",
        "B",
        "Shade what lies below",
        3,
        checkable=True,
    ),
    Tool(
        LAYER, "show-above", "Show the layer &above", "A", "Ring what lies above", 3, checkable=True
    ),
)


def figure_tools(lattice: Lattice) -> tuple[tuple[Tool, Matrix | tuple[int, int] | None], ...]:
    """The tools for a whole figure, each with its matrix, or its axis and sense, or nothing."""
    tools: list[tuple[Tool, Matrix | tuple[int, int] | None]] = []
    for axis in (2, 0, 1):
        for back in (False, True):
            matrix = turn_about(lattice, axis, back=back)
            if matrix is None or (back and matrix == turn_about(lattice, axis)):
                continue
            name, part = _AXES[axis], part_of_turn(matrix)
            tail = " back" if back else ""
            tool = Tool(
                FIGURE,
                f"turn-{name}{'-back' if back else ''}",
                f"Turn a {part} about {name}{tail}",
                f"Shift+{name.upper()}" if back else name.upper(),
                f"Turn the figure a {part} about the {name} axis{tail}",
            )
            tools.append((tool, matrix))
    for axis, sides in enumerate(_MIRRORS):
        matrix = mirror_across(lattice, axis)
        if matrix is not None:
            tip = f"Change {sides} of the figure"
            name = f"mirror-{_AXES[axis]}"
            tools.append((Tool(FIGURE, name, f"Mirror {sides}", "M" * (axis == 0), tip, 1), matrix))
    for way, keys, axis, sign in _WAYS:
        name = f"shift-{way.split()[-1]}"
        tip = f"Move the whole figure a step {way}"
        tools.append((Tool(FIGURE, name, f"Shift {way}", keys, tip, 2), (axis, sign)))
    fit = "Move the figure to the corner of a grid that is just as large as it is"
    tools.append((Tool(FIGURE, "fit", "Fit the &grid", "F", fit, 3), None))
    clear = Tool(FIGURE, "clear-figure", "&Clear all", "Shift+Del", "Empty every cell", 3)
    tools.append((clear, None))
    return tuple(tools)


def action_for(tool: Tool, owner: QWidget, do: Callable[[], None]) -> QAction:
    """An action of the editor; its keys are heard while the editor has the focus."""
    action = QAction(tool.text, owner)
    action.setObjectName(tool.name)
    action.setCheckable(tool.checkable)
    tip = tool.tip
    if tool.keys:
        keys = QKeySequence(tool.keys)
        action.setShortcut(keys)
        tip = f"{tip} ({keys.toString(QKeySequence.SequenceFormat.NativeText)})"
    action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
    action.setToolTip(tip)
    action.setWhatsThis(tip)
    action.triggered.connect(lambda _checked=False: do())
    return action


def menu_button(text: str, tip: str) -> QToolButton:
    """A button that opens a menu, to be filled."""
    button = QToolButton()
    button.setText(text)
    button.setToolTip(tip)
    button.setAccessibleName(tip)
    button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.setAutoRaise(True)
    menu = QMenu(button)
    menu.setToolTipsVisible(True)
    button.setMenu(menu)
    return button


def fill_menu(menu: QMenu, rows: Iterable[tuple[int, QAction]]) -> None:
    """Put actions into a menu, a line between the groups."""
    menu.clear()
    last: int | None = None
    for group, action in rows:
        if last is not None and group != last:
            menu.addSeparator()
        menu.addAction(action)
        last = group
