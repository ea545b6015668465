"""The tools as actions with shortcuts, and the two menus that contain them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from cubewright.gui.editor.tools.table import FIGURE_MENUS, LAYER_TOOLS, Tool, figure_tools
from cubewright.gui.widgets.menu_button import MenuButton
from cubewright.model.cell import Matrix
from cubewright.model.lattice import Lattice


class Toolbox:
    """The actions of one editor by name; their shortcuts work while the editor has the focus."""

    def __init__(
        self,
        owner: QWidget,
        lattice: Lattice,
        turn: Callable[[Matrix, str], None],
        shift: Callable[[int, int], None],
        functions: Mapping[str, Callable[[], None]],
    ) -> None:
        self._owner = owner
        self._turn = turn
        self._shift = shift
        self._functions = functions
        self._actions: dict[str, QAction] = {}
        self.layer_button = _menu_button("Layer", "Change this layer")
        self.figure_button = _menu_button("Figure", "Change the whole figure")
        self.figure_button.setObjectName("figure-menu")
        self._fill(self.layer_button.menu(), LAYER_TOOLS)
        self._actions["show-below"].setChecked(True)
        self.show_lattice(lattice)

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def names(self) -> tuple[str, ...]:
        """Return the names of all current tools."""
        return tuple(self._actions)

    def show_lattice(self, lattice: Lattice) -> None:
        """Offer the rotations and reflections of a lattice."""
        kept = {tool.name for tool in LAYER_TOOLS}
        for name in [name for name in self._actions if name not in kept]:
            action = self._actions.pop(name)
            self._owner.removeAction(action)
            action.deleteLater()
        self._figure_tools = figure_tools(lattice)
        self._fill(self.figure_button.menu(), self._figure_tools)

    def figure_groups(self) -> list[tuple[str, list[QAction]]]:
        """Return the tools for the whole figure in groups, each with a title for its submenu."""
        tools = self._figure_tools
        return [
            (title, [self._actions[tool.name] for tool in tools if tool.group == group])
            for group, title in enumerate(FIGURE_MENUS)
        ]

    def arrow(self, name: str, width: int) -> QToolButton:
        """Return an arrow button for one of the actions that change the layer."""
        up = name.endswith("up")
        button = QToolButton()
        button.setDefaultAction(self._actions[name])
        button.setArrowType(Qt.ArrowType.UpArrow if up else Qt.ArrowType.DownArrow)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setAccessibleName("Layer up" if up else "Layer down")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setFixedWidth(width)
        button.setAutoRepeat(True)
        return button

    def _fill(self, menu: QMenu, tools: Iterable[Tool]) -> None:
        menu.clear()
        last: int | None = None
        for tool in tools:
            action = self._action(tool)
            self._actions[tool.name] = action
            self._owner.addAction(action)
            if last is not None and tool.group != last:
                menu.addSeparator()
            menu.addAction(action)
            last = tool.group

    def _action(self, tool: Tool) -> QAction:
        action = QAction(tool.text, self._owner)
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
        do = self._function(tool)
        # triggered() passes whether the action is checked; the tools do not use it.
        action.triggered.connect(lambda _checked=False: do())
        return action

    def _function(self, tool: Tool) -> Callable[[], None]:
        if tool.matrix is not None:
            return partial(self._turn, tool.matrix, tool.text)
        if tool.step is not None:
            return partial(self._shift, *tool.step)
        return self._functions[tool.name]


def _menu_button(text: str, tip: str) -> QToolButton:
    """Return a button with an empty menu."""
    button = MenuButton(text, tip)
    menu = QMenu(button)
    menu.setToolTipsVisible(True)
    button.setMenu(menu)
    return button
