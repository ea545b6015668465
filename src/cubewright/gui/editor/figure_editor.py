"""The figure editor: the current layer, a strip of all layers, the grid's size and the tools."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from math import dist

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from cubewright.gui.editor.grid.gesture import Drawing, DrawTool
from cubewright.gui.editor.grid.layer_grid import LayerGrid
from cubewright.gui.editor.grid.layer_strip import LayerStrip
from cubewright.gui.editor.grid.zoom_area import ZoomArea
from cubewright.gui.editor.sheet import Ghost, Ink, Sheet
from cubewright.gui.editor.size_bar import SizeBar
from cubewright.gui.editor.tools.tool_bar import EditorToolBar
from cubewright.gui.editor.tools.toolbox import Toolbox
from cubewright.gui.editor.tools.tools import (
    COLOUR_NAMES,
    OPERATIONS,
    PART_TOOLS,
    PEN_COLOURS,
    TOOL_NAMES,
    VIEW_NAMES,
    Operation,
)
from cubewright.gui.viewer.colours import placed_colour
from cubewright.gui.widgets.colours import CellColoursMenu
from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.model.cell import Cell, Matrix
from cubewright.model.figure import Figure
from cubewright.model.lattice import BuildingBlock, Point
from cubewright.model.solution import Solution
from cubewright.presenter.editing import edits as changes
from cubewright.presenter.editing.bodies import mark_part, move_part
from cubewright.presenter.editing.edits import Change
from cubewright.presenter.editing.grid import (
    Grid,
    GridPosition,
    extent,
    initial_size,
    max_grid_size,
)
from cubewright.presenter.editing.movements import step_along
from cubewright.presenter.editing.pens import Marks, Pen, PenKind
from cubewright.presenter.editing.spread import Spread
from cubewright.presenter.editing.strokes import cubelets
from cubewright.translation import joined, mark, tr


class LayerLabel(ElidedLabel):
    """Shows the current layer's number and, if space allows, its number of cells."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__()
        self._sheet = sheet
        self._message = ""

    def show_sheet(self, sheet: Sheet) -> None:
        """Show the number of the current layer of a sheet."""
        self._sheet, self._message = sheet, ""
        self._describe()

    def show_message(self, text: str) -> None:
        """Show the reason why a tool had no effect, until the next change."""
        self._message = text
        self._describe()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._describe()

    def _describe(self) -> None:
        grid, layer = self._sheet.grid, self._sheet.layer
        filled = sum(cell in self._sheet.cells for cell in grid.layer(layer))
        short = tr("Layer {number} of {count}", number=grid.number(layer), count=len(grid.layers))
        full = self._message or tr(
            "{layer}: {cells}",
            layer=short,
            cells=cubelets(filled, grid.lattice.noun) if filled else tr("empty"),
        )
        fits = self.fontMetrics().horizontalAdvance(full) <= self.width()
        self.setText(full if fits or self._message else short)
        self.setAccessibleName(full)


_NO_ROOM = mark("The figure cannot move further in this direction")
_NO_LAYER = mark("There is no further layer in this direction")
_ROOM_FOR_ROWS = 340
"""The minimum height in pixels of an editor whose toolbar may have two rows."""
_ROOM_FOR_ARROWS = 190
"""The minimum height, in pixels, of an editor that shows its toolbar and the strip's arrows."""


class FigureEditor(QWidget):
    """Shows a figure layer by layer, and reports the user's changes.

    The editor never changes the figure itself. The receiver of ``figure_edited`` passes the new
    figure to :meth:`show_figure`; undo and redo do the same.
    """

    grid_resized = Signal(object, object)
    """The grid's size before and after the user resized it."""
    figure_edited = Signal(object, str, object)
    """The figure after an edit by the user, the text of the undo step, and the moved cells.

    The third argument maps each old cell to its new cell if the whole figure moved, or is None.
    """
    figure_sketched = Signal(object)
    """The figure with the current stroke applied; None if the stroke is cancelled."""

    status_message = Signal(str)
    """A sentence about a change of the whole figure by a tool."""

    figure_tools_changed = Signal()
    """Emitted when a change of the lattice has changed the tools for the whole figure."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._figure = Figure(())
        self._grid_position = GridPosition.of(self._figure)
        self._pending_edit: tuple[frozenset[Cell], Cell] | None = None
        """The cells and the grid size after the user's edit, during the edit; else None."""
        size = initial_size(self._figure.lattice, ())
        self._sheet = Sheet(Grid(self._figure.lattice, size), 0)
        self.layer_grid = LayerGrid(self._sheet)
        self.zoom_area = ZoomArea(self.layer_grid)
        self.strip = LayerStrip(self._sheet)
        self.size_bar = SizeBar()
        self.layer_label = LayerLabel(self._sheet)
        self.layer_label.setToolTip(tr("Double-click to give the layers the whole window (F11)"))
        self.tool_bar = EditorToolBar()
        self._tools = Toolbox(
            self,
            (self.layer_grid, self.strip),
            self._figure.lattice,
            self._turn,
            self._shift,
            self._handlers(),
        )
        self._cell_colours: tuple[tuple[str, ...], int] | None = None
        self._colour_menu = self._tools.colour_menu(self)
        self.cell_colours_menu = CellColoursMenu(tr("C&hange a colour"), self._colour_menu)
        self._colour_menu.addSeparator()
        self._colour_menu.addMenu(self.cell_colours_menu)
        self.set_cell_colours((), 0)
        self._build_layout()
        self._show_tools()
        self.layer_grid.stroked.connect(self._on_stroked)
        self.layer_grid.sketched.connect(self._on_sketched)
        self.layer_grid.part_moved.connect(self._on_part_moved)
        self.layer_grid.measured.connect(self.layer_label.show_message)
        for widget in (self.layer_grid, self.strip):
            widget.layer_stepped.connect(self.step_layer)
        self.strip.layer_chosen.connect(self.show_layer)
        self.size_bar.size_changed.connect(self._on_resized)
        self.size_bar.refused.connect(self.layer_label.show_message)
        for box in self.size_bar.boxes:  # Enter returns the focus to the drawing
            box.lineEdit().returnPressed.connect(self.layer_grid.setFocus)
        self.show_sheet(self._sheet)

    # -- display

    @property
    def sheet(self) -> Sheet:
        """The sheet that the editor shows."""
        return self._sheet

    @property
    def figure(self) -> Figure:
        """The figure that was shown last."""
        return self._figure

    @property
    def cursor_cell(self) -> Cell:
        """The cell of the figure's lattice at the cursor, filled or empty."""
        return next(iter(self._grid_position.figure_cells([self.layer_grid.cursor_cell])))

    def show_figure(self, figure: Figure) -> None:
        """Show a figure, and enlarge the grid if needed; a different figure gets a new grid."""
        before, self._figure = self._figure, figure
        other = figure.lattice != before.lattice or (
            figure.name != before.name and figure.cells != before.cells
        )
        size = self._sheet.grid.size
        if other:
            self._grid_position = GridPosition.of(figure)
        elif not self._grid_position.suits(figure):
            self._grid_position, size = self._grid_position.grown(self._sheet.grid, figure)
        cells = self._grid_position.grid_cells(figure.cells)
        least = extent(figure.lattice, cells) or (1, 1, 1)
        is_own_edit = self._pending_edit is not None and self._pending_edit[0] == cells
        if self._pending_edit is not None and is_own_edit:
            size = self._pending_edit[1]
        elif other:
            size = initial_size(figure.lattice, cells)
        self._pending_edit = None
        if figure.lattice != before.lattice:
            self._tools.show_lattice(figure.lattice)
            self._show_tools()
            self.figure_tools_changed.emit()
        sheet = replace(
            self._sheet,
            cells=cells,
            optional=self._grid_position.grid_cells(figure.optional),
            dark=self._grid_position.grid_cells(figure.dark or ()),
            colours=self._grid_position.numbers_in_grid(figure.colour_numbers),
        )
        if figure.cells != before.cells:
            sheet = replace(sheet, inks={})
        size = changes.larger(size, least)
        if not other and not is_own_edit:
            sheet = sheet.with_changed_layer(self._sheet)
        axis = 2 if figure.lattice != before.lattice else self._sheet.grid.axis
        self.show_sheet(sheet.on_grid(Grid(figure.lattice, size, axis), from_below=other))

    def set_solution(self, solution: Solution | None) -> None:
        """Colour the cells by piece until the figure changes; None removes the colours."""
        inks = {}
        if solution is not None:
            at = {
                placed: Ink(placed_colour(solution, placed), solution.piece(placed).symbol)
                for placed in solution.placed
            }
            inks = {
                self._grid_position.grid_cell(cell): at[placed]
                for cell, placed in solution.piece_at.items()
            }
        self.show_sheet(replace(self._sheet, inks=inks))

    @property
    def pen(self) -> Pen:
        return self._tools.pen

    def with_mirror_images(self, cells: frozenset[Cell]) -> frozenset[Cell]:
        """Return cells of the figure with their images in the active live mirrors.

        Cells outside the grid have no images.
        """
        grid = self._sheet.grid
        inside = self._grid_position.grid_cells(cells) & grid.cells
        images = Spread(self._tools.spread.mirrors).cells(grid, inside)
        return cells | self._grid_position.figure_cells(images)

    @property
    def block(self) -> BuildingBlock | None:
        """The building block that strokes draw, or None for single cells."""
        return self._tools.block

    def offer_optional_cells(self, offered: bool) -> None:
        """Offer the tools for optional cells, which only a figure has."""
        pen = self._tools["optional-pen"]
        if not offered and pen.isChecked():
            pen.trigger()
        pen.setVisible(offered)
        tools = (n for n, (_, _, _, kind, _) in PART_TOOLS.items() if kind is PenKind.OPTIONAL)
        for name in ("optional-pen", *tools):
            self._tools.offer(name, "" if offered else tr("Every cell of a piece is filled"))
        self._show_tools()

    def set_pinned_cells(self, cells: Iterable[Cell]) -> None:
        """Mark the cells of pre-placed pieces with a dot."""
        self.show_sheet(replace(self._sheet, pinned=self._grid_position.grid_cells(cells)))

    def set_body_colour(self, colour: str) -> None:
        """Show plain cells in the colour of a piece; an empty text restores the usual colour."""
        self.show_sheet(replace(self._sheet, body=QColor(colour) if colour else None))

    def set_cell_colours(self, own: tuple[str, ...], count: int) -> None:
        """Show colour numbers in a project's colours; the puzzle uses ``count`` colours."""
        if (own, count) == self._cell_colours:
            return
        self._cell_colours = own, count
        self.show_sheet(replace(self._sheet, cell_colours=own))
        self._tools.show_colours(own)
        self.cell_colours_menu.show_colours(max(PEN_COLOURS, count), own)

    def set_dark_cells(self, cells: Iterable[Cell]) -> None:
        """Show dark cells of a figure without colours."""
        self.show_sheet(replace(self._sheet, dark=self._grid_position.grid_cells(cells)))

    def show_ghost(self, cells: Iterable[Cell], ink: Ink, *, fits: bool) -> None:
        """Show a piece over the figure before it is placed; ``fits`` states whether it fits."""
        self.layer_grid.show_ghost(Ghost(self._grid_position.grid_cells(cells), ink, fits))

    def hide_ghost(self) -> None:
        self.layer_grid.show_ghost(None)

    def cell_at(self, position: QPointF) -> Cell | None:
        """Return the cell of the figure's lattice at a pixel position in the layer grid."""
        cell = self.layer_grid.cell_at(position)
        return None if cell is None else self._grid_position.figure_cell(cell)

    def show_layer_of(self, cell: Cell) -> None:
        """Show the layer of a cell of the figure."""
        self.show_layer(self._sheet.grid.layer_of(self._grid_position.grid_cell(cell)))

    def neighbour(self, cell: Cell, direction: Point) -> Cell:
        """Return the neighbour of a cell in its layer, or the cell itself at the grid's border."""
        inside = self._grid_position.grid_cell(cell)
        if inside not in self._sheet.grid.cells:
            return self.cursor_cell
        return self._grid_position.figure_cell(self._sheet.grid.neighbour(inside, direction))

    def layer_cells_by_distance(self, cell: Cell) -> list[Cell]:
        """Return the cells of a cell's layer, nearest first."""
        inside, grid = self._grid_position.grid_cell(cell), self._sheet.grid
        place = grid.centre(inside)
        layer = grid.layer(grid.layer_of(inside))
        near = sorted(layer, key=lambda other: dist(grid.centre(other), place))
        return [self._grid_position.figure_cell(other) for other in near]

    def cell_in_next_layer(self, cell: Cell, by: int) -> Cell:
        """Return the cell above or below a cell, or the cell itself at the end of the grid."""
        grid, inside = self._sheet.grid, self._grid_position.grid_cell(cell)
        layer = grid.layer_of(inside) + by
        if layer not in grid.layers:
            return cell
        return self._grid_position.figure_cell(grid.counterpart(inside, layer))

    def set_marked_cells(self, cells: Iterable[Cell], colour: QColor | str | None = None) -> None:
        """Ring cells that have a problem; no cells removes the rings."""
        marked = self._grid_position.grid_cells(cells)
        its_colour = QColor(colour) if colour is not None else None
        self.show_sheet(replace(self._sheet, marked=marked, mark_colour=its_colour))

    def show_layer(self, layer: int) -> None:
        if layer in self._sheet.grid.layers and layer != self._sheet.layer:
            self.show_sheet(replace(self._sheet, layer=layer))

    def _show_arrows(self) -> None:
        has_room = self.height() >= _ROOM_FOR_ARROWS  # a low editor needs this space for its layers
        for arrow in self._arrows:
            arrow.setVisible(has_room and not self.layer_grid.shows_all)

    def action(self, name: str) -> QAction:
        return self._tools[name]

    def tool_names(self) -> tuple[str, ...]:
        """Return the names of all tools for the current lattice."""
        return self._tools.names()

    def figure_groups(self) -> list[tuple[str, list[QAction]]]:
        """Return the tools for the whole figure in groups, each with a title for its submenu."""
        return self._tools.figure_groups()

    def show_sheet(self, sheet: Sheet) -> None:
        """Show another sheet without reporting an edit."""
        before, self._sheet = self._sheet, sheet
        grid, layers = sheet.grid, sheet.grid.layers
        self.layer_grid.show_sheet(sheet)
        if grid != before.grid:
            self.zoom_area.follow_grid()
        self.strip.show_sheet(sheet)
        least = extent(grid.lattice, sheet.cells) or grid.size
        self.size_bar.show_size(grid.size, least, max_grid_size(grid.lattice))
        is_top, is_bottom = sheet.layer == layers[-1], sheet.layer == layers[0]
        self._tools.offer("layer-up", tr("There is no layer above") if is_top else "")
        self._tools.offer("layer-down", tr("There is no layer below") if is_bottom else "")
        self.layer_label.show_sheet(sheet)

    # -- editing

    def _on_stroked(self, drawing: Drawing) -> None:
        after = drawing.after
        marks = None if self.pen.kind is PenKind.FILL else after
        self.edit(Change(after.cells, drawing.text, self._sheet.grid.size, marks=marks))

    def _on_part_moved(self, box: tuple[Cell, ...], by: Cell) -> None:
        if self._sheet.cells.intersection(box):
            self.edit(move_part(self._sheet.grid, self._sheet.marks, box, by))

    def _on_sketched(self, marks: Marks | None) -> None:
        if marks is None:
            self.strip.show_sheet(self._sheet)
            self.figure_sketched.emit(None)
            return
        self.strip.show_sheet(self._sheet.with_marks(marks))
        change = Change(marks.cells, "", self._sheet.grid.size, marks=marks)
        self.figure_sketched.emit(change.of_figure(self._figure, self._grid_position)[0])

    def edit(self, change: Change | None, why_not: str = "") -> None:
        """Report an edit by the user; without an edit, show why the tool had no effect."""
        if change is None:
            self.layer_label.show_message(why_not or tr(_NO_ROOM))
            return
        sheet = self._sheet
        is_marked = sheet.optional or sheet.colours or sheet.pinned
        marks_move = change.moved is not None and is_marked
        same_marks = change.marks in (None, sheet.marks) and not marks_move
        if change.cells == sheet.cells and same_marks:
            self._on_resized(change.size)
            return
        self._pending_edit = (change.cells, change.size)
        figure, moved = change.of_figure(self._figure, self._grid_position)
        self.figure_edited.emit(figure, change.text, moved)
        self._pending_edit = None

    def show_grid(self, size: Cell) -> None:
        """Resize the grid to ``size``, or to the figure's size where that is larger."""
        least = extent(self._figure.lattice, self._sheet.cells) or size
        width, depth, height = (max(pair) for pair in zip(size, least, strict=True))
        self._on_size_changed((width, depth, height))

    def _on_resized(self, size: Cell) -> None:
        before = self._sheet.grid.size
        if size != before:
            self._on_size_changed(size)
            self.grid_resized.emit(before, size)

    def _on_size_changed(self, size: Cell) -> None:
        self.show_sheet(
            self._sheet.on_grid(Grid(self._figure.lattice, size, self._sheet.grid.axis))
        )

    def step_layer(self, by: int) -> None:
        """Go up or down by a number of layers, at most to the last layer."""
        layers = self._sheet.grid.layers
        index = layers.index(self._sheet.layer) + by
        self.show_layer(layers[min(max(index, 0), len(layers) - 1)])

    def _change_tool(self) -> None:
        self._tools.ensure_pen()
        self.layer_grid.tool = DrawTool(self._tools.checked("tool"))
        self.layer_grid.pen = self._tools.pen
        self.layer_grid.set_spread(self._tools.spread)

    def reset_tools(self) -> None:
        """Reset the tools, the pen and the view to the state of a new editor."""
        self._tools.reset()
        self._change_tool()
        self._change_view()
        self._show_all_layers()
        self._show_neighbouring_layers()

    def _choose_colour(self) -> None:
        self._tools.choose_colour()
        self._change_tool()

    def _show_tools(self) -> None:
        groups = self._tools.bar_groups()
        self.tool_bar.show_groups([a for a in group if a.isVisible()] for group in groups)
        self.tool_bar.set_menu("colour-pen", self._colour_menu)
        self._change_tool()

    # -- tools

    def _handlers(self) -> dict[str, Callable[[], None]]:
        return {
            "layer-up": partial(self.step_layer, 1),
            "layer-down": partial(self.step_layer, -1),
            "fill": partial(self._change_layer, fill=True),
            "clear": partial(self._change_layer, fill=False),
            "copy-up": partial(self._copy_layer, 1),
            "copy-down": partial(self._copy_layer, -1),
            "show-below": self._show_neighbouring_layers,
            "show-above": self._show_neighbouring_layers,
            "all-layers": self._show_all_layers,
            "zoom-in": partial(self.zoom_area.zoom_by, 1),
            "zoom-out": partial(self.zoom_area.zoom_by, -1),
            "zoom-fit": self.zoom_area.fit,
            **dict.fromkeys(VIEW_NAMES, self._change_view),
            **{name: partial(self._operate, each) for name, each in OPERATIONS.items()},
            **{name: partial(self._mark_part, name) for name in PART_TOOLS},
            **dict.fromkeys(TOOL_NAMES, self._change_tool),
            **dict.fromkeys(COLOUR_NAMES, self._choose_colour),
        }

    def _change_layer(self, *, fill: bool) -> None:
        sheet, box = self._sheet, self.layer_grid.box
        if not box:
            change = changes.fill_layer if fill else changes.clear_layer
            self.edit(change(sheet.grid, sheet.cells, sheet.layer))
            return
        cells = sheet.cells.union(box) if fill else sheet.cells.difference(box)
        number = cubelets(len(cells ^ sheet.cells), sheet.grid.lattice.noun)
        template = mark("Draw {cells}") if fill else mark("Erase {cells}")
        self.edit(Change(cells, tr(template, cells=number), sheet.grid.size))

    def _operate(self, operation: Operation) -> None:
        change = operation.change(self._sheet.grid, self._sheet.cells)
        has_effect = change is not None and (
            change.cells != self._sheet.cells or change.size != self._sheet.grid.size
        )
        self._edit_whole(change if has_effect else None, tr(operation.why_not))

    def _mark_part(self, name: str) -> None:
        """Make the cells inside or outside optional or required, or colour them."""
        part, _text, _tip, kind, draws = PART_TOOLS[name]
        pen = Pen(kind, self._tools.pen.colour)
        change = mark_part(self._sheet.grid, self._sheet.marks, part, pen, draws=draws)
        self._edit_whole(change, tr("No cell changes"))

    def _edit_whole(self, change: Change | None, why_not: str = "") -> None:
        """Change the whole figure, and state the change with the key that undoes it."""
        self.edit(change, why_not)
        if change is not None:
            text = tr("{change}. Ctrl+Z undoes it.", change=change.text)
            self.status_message.emit(joined(" ", (text, change.note)) if change.note else text)

    def _copy_layer(self, by: int) -> None:
        sheet = self._sheet
        change = changes.copy_layer(sheet.grid, sheet.cells, sheet.layer, by)
        self.edit(change, tr(_NO_LAYER))
        if change is not None:
            self.step_layer(by)

    def _shift(self, axis: int, sign: int) -> None:
        sheet, box = self._sheet, self.layer_grid.box
        if sheet.cells.intersection(box):
            self.layer_grid.move_box(step_along(sheet.grid.lattice, axis, sign))
        elif sheet.cells:
            self._edit_whole(changes.shift_figure(sheet.grid, sheet.cells, axis, sign))

    def _turn(self, matrix: Matrix, text: str) -> None:
        if self._sheet.cells:
            sheet = self._sheet
            self._edit_whole(changes.turn_figure(sheet.grid, sheet.cells, matrix, text))

    def _change_view(self) -> None:
        """Show the layers along another axis, starting with the layer of the cursor."""
        sheet = self._sheet
        axis = "xyz".index(self._tools.checked("view")[-1])
        grid = Grid(sheet.grid.lattice, sheet.grid.size, axis)
        layer = grid.layer_of(self.layer_grid.cursor_cell)
        self.show_sheet(replace(sheet, grid=grid, layer=layer))

    def _show_all_layers(self) -> None:
        shown = self._tools["all-layers"].isChecked()
        self.layer_grid.show_all(shown)
        self.zoom_area.fit()
        self.strip.setVisible(not shown)
        self._show_arrows()

    def _show_neighbouring_layers(self) -> None:
        below, above = (self._tools[name].isChecked() for name in ("show-below", "show-above"))
        self.show_sheet(replace(self._sheet, shows_below=below, shows_above=above))

    # -- construction

    def _build_layout(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(2)
        head.addWidget(self.layer_label, 1)
        all_layers = QToolButton()
        all_layers.setDefaultAction(self._tools["all-layers"])
        all_layers.setAutoRaise(True)
        all_layers.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        head.addWidget(all_layers)
        head.addWidget(self._tools.layer_button)
        side_column = QVBoxLayout()
        side_column.setSpacing(2)
        self._arrows = [
            self._tools.arrow(name, self.strip.width()) for name in ("layer-up", "layer-down")
        ]
        side_column.addWidget(self._arrows[0])
        side_column.addWidget(self.strip, 1)
        side_column.addWidget(self._arrows[1])
        middle = QHBoxLayout()
        middle.setSpacing(4)
        middle.addLayout(side_column)
        middle.addWidget(self.zoom_area, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 2, 4, 4)
        column.setSpacing(4)
        column.addWidget(self.tool_bar)
        column.addLayout(head)
        column.addLayout(middle, 1)
        column.addWidget(self.size_bar)
        self.setMinimumWidth(240)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_arrows()
        self.tool_bar.setVisible(event.size().height() >= _ROOM_FOR_ARROWS)
        self.tool_bar.set_rows(2 if event.size().height() >= _ROOM_FOR_ROWS else 1)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._tools.draw_icons()

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        extras = (*self._arrows, self.tool_bar)  # hidden if the editor is low
        spare = sum(each.sizeHint().height() for each in extras if each.isVisible())
        return QSize(least.width(), least.height() - spare)
