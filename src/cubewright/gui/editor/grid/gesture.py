"""One press, drag and release on the layers: the tool and the cells that it changes."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from cubewright.gui.editor.sheet import Sheet
from cubewright.model.cell import Cell, difference
from cubewright.model.lattice import Point
from cubewright.presenter.editing.bodies import move_part
from cubewright.presenter.editing.pens import Marks, Pen
from cubewright.presenter.editing.spread import Spread
from cubewright.presenter.editing.strokes import Stroke, cubelets
from cubewright.translation import joined

TIMES = "\N{MULTIPLICATION SIGN}"


class DrawTool(Enum):
    """The effect of a drag with the left mouse button."""

    PENCIL = "pencil"
    ERASER = "eraser"
    LINE = "line"
    BOX = "box"
    FILL = "flood"
    SELECT = "select"


class Drawing:
    """A stroke with a pen, extended by live mirrors and through layers.

    The stroke erases if its first cell already has the pen's mark.
    """

    def __init__(
        self,
        tool: DrawTool,
        pen: Pen,
        spread: Spread,
        sheet: Sheet,
        start: Cell,
        point: Point,
        *,
        erase: bool,
    ) -> None:
        self.tool = tool
        self._pen = pen
        self._spread = spread
        self._sheet = sheet
        self._start = start
        self._last: Point | None = point
        erase = erase or tool is DrawTool.ERASER
        self._path = self._region(start) if tool is DrawTool.FILL else frozenset([start])
        noun = sheet.grid.lattice.noun
        self.stroke = Stroke.started(pen.drawn(sheet.marks), start, erase=erase, noun=noun)
        self._spread_path()

    def extend(self, layer: int, point: Point, cell: Cell | None) -> bool:
        """Continue to a point of a layer; return whether the touched cells changed."""
        grid, before = self._sheet.grid, self.stroke.touched
        if self.tool in (DrawTool.PENCIL, DrawTool.ERASER):
            start = point if self._last is None else self._last
            self._path = self._path.union(grid.cells_along(layer, start, point))
            self._last = point
        elif self.tool is DrawTool.LINE:
            self._path = frozenset(grid.cells_along(layer, grid.centre(self._start), point))
        elif self.tool is DrawTool.BOX and cell is not None:
            self._path = frozenset(grid.box_between(self._start, cell))
        self._spread_path()
        return self.stroke.touched != before

    def break_line(self) -> None:
        """Start a new segment of a freehand stroke at the next point."""
        self._last = None

    def set_cells(self, cells: Iterable[Cell]) -> None:
        """Replace the cells of the stroke."""
        self._path = frozenset(cells)
        self._spread_path()

    def _spread_path(self) -> None:
        full = () if self.stroke.draws else self._sheet.cells
        self.stroke = self.stroke.with_cells(self._spread.cells(self._sheet.grid, self._path, full))

    def _region(self, start: Cell) -> frozenset[Cell]:
        sheet = self._sheet

        def state(cell: Cell) -> tuple[bool, bool, int]:
            return cell in sheet.cells, cell in sheet.optional, sheet.colours.get(cell, 0)

        layer = sheet.grid.layer(sheet.grid.layer_of(start))
        wanted = state(start)
        return sheet.grid.region(start, frozenset(c for c in layer if state(c) == wanted))

    @property
    def after(self) -> Marks:
        """The figure's cells and marks after the stroke."""
        marks, touched = self._sheet.marks, self.stroke.touched
        do = self._pen.draw if self.stroke.draws else self._pen.erase
        return do(marks, touched)

    @property
    def has_effect(self) -> bool:
        return bool(self.stroke.changed)

    @property
    def text(self) -> str:
        """The name of the stroke in the undo menu."""
        return self._pen.text(len(self.stroke.changed), self.stroke.noun, draws=self.stroke.draws)

    def measure(self, cell: Cell) -> str:
        """Return the number of cells as text; for a box, preceded by the size of the box."""
        number = cubelets(len(self.stroke.touched), self.stroke.noun)
        if self.tool is not DrawTool.BOX:
            return number
        return joined(", ", (box_text(self._sheet, self._start, cell), number))


class BoxMove:
    """The cells of a box while the user drags them."""

    def __init__(self, sheet: Sheet, box: tuple[Cell, ...], start: Cell) -> None:
        self._sheet = sheet
        self._start = start
        self.box = box
        self.by: Cell = (0, 0, 0)

    def move_to(self, cell: Cell) -> bool:
        """Follow the pointer in whole steps of the lattice; return whether the box moved."""
        origin = self._sheet.grid.lattice.origin
        by = difference(origin(cell), origin(self._start))
        if by == self.by:
            return False
        self.by = by
        return True

    @property
    def after(self) -> Marks:
        """The figure's cells and marks if the user dropped the box here."""
        change = move_part(self._sheet.grid, self._sheet.marks, self.box, self.by)
        marks = None if change is None else change.marks
        return self._sheet.marks if marks is None else marks


def box_text(sheet: Sheet, one: Cell, other: Cell) -> str:
    """Return the size of the box between two cells, as width, depth and layers."""
    return f" {TIMES} ".join(map(str, sheet.grid.box_size(one, other)))
