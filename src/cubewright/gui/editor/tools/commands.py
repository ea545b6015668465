"""What the tools do to the figure that an editor shows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from cubewright.gui.editor.tools.layer_tools import VIEW_NAMES
from cubewright.gui.editor.tools.operations import OPERATIONS, Operation
from cubewright.model.cell import Matrix
from cubewright.presenter.editing import edits as changes
from cubewright.presenter.editing.edits import Change
from cubewright.presenter.editing.grid import Grid
from cubewright.presenter.editing.movements import step_along
from cubewright.presenter.editing.strokes import cubelets
from cubewright.translation import mark, tr

if TYPE_CHECKING:
    from cubewright.gui.editor.figure_editor import FigureEditor

_NO_LAYER = mark("There is no further layer in this direction")


class EditorCommands:
    """The functions of the tools of one editor that change the figure or the view."""

    def __init__(self, editor: FigureEditor) -> None:
        self._editor = editor

    def functions(self) -> dict[str, Callable[[], None]]:
        """Return the function of each tool that does not depend on the lattice."""
        editor = self._editor
        return {
            "layer-up": partial(editor.step_layer, 1),
            "layer-down": partial(editor.step_layer, -1),
            "fill": partial(self._change_layer, fill=True),
            "clear": partial(self._change_layer, fill=False),
            "copy-up": partial(self._copy, 1),
            "copy-down": partial(self._copy, -1),
            "show-below": self._show_neighbouring_layers,
            "show-above": self._show_neighbouring_layers,
            "all-layers": self._show_all_layers,
            "zoom-in": partial(editor.zoom_area.zoom_by, 1),
            "zoom-out": partial(editor.zoom_area.zoom_by, -1),
            "zoom-fit": editor.zoom_area.fit,
            **dict.fromkeys(VIEW_NAMES, self._change_view),
            **{name: partial(self._operate, each) for name, each in OPERATIONS.items()},
        }

    def _change_layer(self, *, fill: bool) -> None:
        """Fill or empty the selected box, or else the layer."""
        sheet, box = self._editor.sheet, self._editor.layer_grid.box
        if not box:
            change = changes.fill_layer if fill else changes.clear_layer
            self._editor.edit(change(sheet.grid, sheet.cells, sheet.layer))
            return
        cells = sheet.cells.union(box) if fill else sheet.cells.difference(box)
        number = cubelets(len(cells ^ sheet.cells), sheet.grid.lattice.noun)
        template = mark("Draw {cells}") if fill else mark("Erase {cells}")
        self._editor.edit(Change(cells, tr(template, cells=number), sheet.grid.size))

    def _operate(self, operation: Operation) -> None:
        change = operation.change(self._editor.sheet.grid, self._editor.sheet.cells)
        has_effect = change is not None and (
            change.cells != self._editor.sheet.cells or change.size != self._editor.sheet.grid.size
        )
        self._editor.edit(change if has_effect else None, tr(operation.why_not))

    def _copy(self, by: int) -> None:
        sheet = self._editor.sheet
        change = changes.copy_layer(sheet.grid, sheet.cells, sheet.layer, by)
        self._editor.edit(change, tr(_NO_LAYER))
        if change is not None:
            self._editor.step_layer(by)

    def shift(self, axis: int, sign: int) -> None:
        """Shift the cells of the selected box, or else the figure."""
        sheet, box = self._editor.sheet, self._editor.layer_grid.box
        if sheet.cells.intersection(box):
            self._editor.layer_grid.move_box(step_along(sheet.grid.lattice, axis, sign))
        elif sheet.cells:
            self._editor.edit(changes.shift_figure(sheet.grid, sheet.cells, axis, sign))

    def turn(self, matrix: Matrix, text: str) -> None:
        if self._editor.sheet.cells:
            sheet = self._editor.sheet
            self._editor.edit(changes.turn_figure(sheet.grid, sheet.cells, matrix, text))

    def _change_view(self) -> None:
        """Show the layers along another axis, with the layer of the cursor."""
        sheet = self._editor.sheet
        axis = "xyz".index(self._editor.checked_tool("view")[-1])
        grid = Grid(sheet.grid.lattice, sheet.grid.size, axis)
        layer = grid.layer_of(self._editor.layer_grid.cursor_cell)
        self._editor.show_sheet(replace(sheet, grid=grid, layer=layer))

    def _show_all_layers(self) -> None:
        self._editor.show_all_layers(self._editor.action("all-layers").isChecked())

    def _show_neighbouring_layers(self) -> None:
        below, above = (
            self._editor.action(name).isChecked() for name in ("show-below", "show-above")
        )
        self._editor.show_sheet(replace(self._editor.sheet, shows_below=below, shows_above=above))
