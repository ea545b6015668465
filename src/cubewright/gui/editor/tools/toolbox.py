"""The tools as actions with shortcuts, and the two menus that contain them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QColor, QKeySequence
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from cubewright.gui.editor.tools.tools import (
    BLOCK_NAME,
    DRAWING,
    FIGURE,
    FIGURE_MENUS,
    LAYER_MENUS,
    MODE,
    PEN,
    PEN_COLOURS,
    VIEW,
    Tool,
    figure_tools,
    lattice_layer_tools,
    layer_tools,
)
from cubewright.gui.frame.actions import key_names
from cubewright.gui.widgets.icons import icon, swatch
from cubewright.gui.widgets.menus import MenuButton
from cubewright.model.cell import Matrix
from cubewright.model.lattice import BuildingBlock, Lattice
from cubewright.model.pieces.colours import numbered_colour
from cubewright.presenter.editing.pens import Pen, PenKind
from cubewright.presenter.editing.spread import Spread
from cubewright.translation import tr

_PENS = {"optional-pen": PenKind.OPTIONAL, "colour-pen": PenKind.COLOUR}
_INITIAL = ("show-below", "pencil", "fill-pen", "colour-1")
"""The tools that are checked at first on every lattice."""


class Toolbox:
    """The actions of one editor by name; their shortcuts work while the editor has the focus.

    Shortcuts of tools that change the whole figure work only while the layers have the focus.
    """

    def __init__(
        self,
        owner: QWidget,
        layers: Sequence[QWidget],
        lattice: Lattice,
        turn: Callable[[Matrix, str], None],
        shift: Callable[[int, int], None],
        handlers: Mapping[str, Callable[[], None]],
    ) -> None:
        self._owner = owner
        self._layers = layers
        self._turn = turn
        self._shift = shift
        self._handlers = handlers
        self._actions: dict[str, QAction] = {}
        self._groups: dict[str, QActionGroup] = {}
        self._layer_tools: tuple[Tool, ...] = ()
        self._figure_tools: tuple[Tool, ...] = ()
        self._submenus: list[QMenu] = []
        self.layer_button = _menu_button(tr("Layer"), tr("Change this layer"))
        self._common_tools = layer_tools()
        for tool in self._common_tools:
            self._add(tool)
        self._group("block")  # empty on lattices without building blocks
        for name in _INITIAL:
            self._actions[name].setChecked(True)
        self.show_lattice(lattice)

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def offer(self, name: str, why_not: str) -> None:
        """Enable a tool if ``why_not`` is empty; otherwise disable it, and show this reason."""
        action = self._actions[name]
        action.setEnabled(not why_not)
        if why_not and (keys := action.shortcuts()):
            why_not = tr("{tip} ({keys})", tip=why_not, keys=key_names(keys))
        action.setToolTip(why_not or action.whatsThis())

    def names(self) -> tuple[str, ...]:
        return tuple(self._actions)

    def show_lattice(self, lattice: Lattice) -> None:
        """Offer the rotations, reflections, views and blocks of a lattice."""
        self._lattice = lattice
        kept = {tool.name for tool in self._common_tools}
        for name in [name for name in self._actions if name not in kept]:
            action = self._actions.pop(name)
            action.deleteLater()
        further = lattice_layer_tools(lattice)
        self._figure_tools = figure_tools(lattice)
        for tool in further + self._figure_tools:
            self._add(tool)
        for name in self._initial_of_lattice:
            self._actions[name].setChecked(True)
        self._layer_tools = tuple(sorted(self._common_tools + further, key=lambda tool: tool.group))
        for submenu in self._submenus:
            submenu.deleteLater()
        self._submenus = []
        self._fill(self.layer_button.menu(), self._layer_tools, LAYER_MENUS)

    def bar_groups(self) -> list[list[QAction]]:
        """Return the tools of the toolbar in groups: drawing, pens, mirrors, views."""
        return [
            [self._actions[tool.name] for tool in self._layer_tools if tool.group == group]
            for group in (DRAWING, PEN, MODE, VIEW)
        ]

    def checked(self, choice: str) -> str:
        """Return the name of the checked tool of a choice, or an empty string."""
        action = self._groups[choice].checkedAction()
        return "" if action is None else action.objectName()

    @property
    def pen(self) -> Pen:
        number = int(self.checked("colour").removeprefix("colour-"))
        return Pen(_PENS.get(self.checked("pen"), PenKind.FILL), number)

    @property
    def spread(self) -> Spread:
        """The active live mirrors, the block, and whether strokes go through all layers."""
        mirrors = (axis for axis, name in enumerate("xyz") if self._is_on(f"live-mirror-{name}"))
        return Spread(frozenset(mirrors), self._is_on("span"), self.block)

    @property
    def block(self) -> BuildingBlock | None:
        """The building block that strokes draw, or None for single cells."""
        blocks = self._lattice.building_blocks
        number = self.checked("block").removeprefix(BLOCK_NAME) if blocks else ""
        return blocks[int(number)] if number.isdigit() else None

    @property
    def _initial_of_lattice(self) -> tuple[str, ...]:
        blocks = (f"{BLOCK_NAME}single",) if self._lattice.building_blocks else ()
        return ("view-z", *blocks)

    def _is_on(self, name: str) -> bool:
        return self._actions[name].isChecked()

    def reset(self) -> None:
        """Check the tools that are checked at first, and no others."""
        for action in self._actions.values():
            if action.isCheckable() and action.actionGroup() is None:
                action.setChecked(False)
        for name in (*_INITIAL, *self._initial_of_lattice):
            self._actions[name].setChecked(True)

    def choose_colour(self) -> None:
        """Select the colour pen."""
        self._actions["colour-pen"].setChecked(True)

    def ensure_pen(self) -> None:
        """Select the fill pen if no pen is selected."""
        if not self.checked("pen"):
            self._actions["fill-pen"].setChecked(True)

    def show_colours(self, own: Sequence[str]) -> None:
        """Show the colours of the colour pen in its menu; ``own`` are the project's colours."""
        for number in range(1, PEN_COLOURS + 1):
            colour = QColor(numbered_colour(number, own))
            self._actions[f"colour-{number}"].setIcon(swatch(colour))

    def colour_menu(self, parent: QWidget) -> QMenu:
        """Return a menu of the colours of the colour pen."""
        menu = QMenu(parent)
        menu.addActions([self._actions[f"colour-{n}"] for n in range(1, PEN_COLOURS + 1)])
        return menu

    def draw_icons(self) -> None:
        """Draw the icons in the colours of the current theme."""
        for tool in self._layer_tools + self._figure_tools:
            if tool.icon:
                self._actions[tool.name].setIcon(icon(tool.icon))

    def figure_groups(self) -> list[tuple[str, list[QAction]]]:
        """Return the tools for the whole figure in groups, each with a title for its submenu."""
        tools = self._figure_tools
        return [
            (tr(title), [self._actions[tool.name] for tool in tools if tool.group == group])
            for group, title in enumerate(FIGURE_MENUS)
        ]

    def arrow(self, name: str, width: int) -> QToolButton:
        """Return an arrow button for one of the actions that change the layer."""
        up = name.endswith("up")
        button = QToolButton()
        button.setDefaultAction(self._actions[name])
        button.setArrowType(Qt.ArrowType.UpArrow if up else Qt.ArrowType.DownArrow)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setAccessibleName(tr("Layer up") if up else tr("Layer down"))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setFixedWidth(width)
        button.setAutoRepeat(True)
        return button

    def _add(self, tool: Tool) -> None:
        action = self._action(tool)
        self._actions[tool.name] = action
        for widget in self._layers if tool.menu == FIGURE else [self._owner]:
            widget.addAction(action)

    def _fill(self, menu: QMenu, tools: Iterable[Tool], titles: Sequence[str]) -> None:
        menu.clear()
        last: int | None = None
        target = menu
        for tool in tools:
            if tool.group != last:
                title = titles[tool.group]
                if title:
                    target = QMenu(tr(title), menu)
                    target.setToolTipsVisible(True)
                    self._submenus.append(target)
                    menu.addMenu(target)
                else:
                    menu.addSeparator()
                    target = menu
                last = tool.group
            target.addAction(self._actions[tool.name])

    def _action(self, tool: Tool) -> QAction:
        action = QAction(tool.text, self._owner)
        action.setObjectName(tool.name)
        action.setCheckable(tool.checkable)
        tip = tool.why_not or tool.tip
        if tool.keys:
            keys = QKeySequence.listFromString(tool.keys)
            action.setShortcuts(keys)
            tip = tr("{tip} ({keys})", tip=tip, keys=key_names(keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.setToolTip(tip)
        action.setWhatsThis(tip)
        action.setEnabled(not tool.why_not)
        if tool.icon:
            action.setIcon(icon(tool.icon))
            action.setIconVisibleInMenu(True)
        if tool.label:
            action.setIconText(tool.label)
        if tool.choice:
            self._group(tool.choice).addAction(action)
        do = self._function(tool)
        # triggered() passes whether the action is checked, which the tools do not need.
        action.triggered.connect(lambda _checked=False: do())
        return action

    def _group(self, choice: str) -> QActionGroup:
        group = self._groups.get(choice)
        if group is None:
            group = self._groups[choice] = QActionGroup(self._owner)
            if choice == "pen":  # the same key returns to the fill pen
                group.setExclusionPolicy(QActionGroup.ExclusionPolicy.ExclusiveOptional)
        return group

    def _function(self, tool: Tool) -> Callable[[], None]:
        if tool.matrix is not None:
            return partial(self._turn, tool.matrix, tool.text)
        if tool.step is not None:
            return partial(self._shift, *tool.step)
        return self._handlers[tool.name]


def _menu_button(text: str, tip: str) -> QToolButton:
    button = MenuButton(text, tip)
    menu = QMenu(button)
    menu.setToolTipsVisible(True)
    button.setMenu(menu)
    return button
