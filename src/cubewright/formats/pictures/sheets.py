"""Draw pages to print: a challenge with its pieces, a solution, and a chart of the pieces."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from cubewright.formats.exports.export_format import ExportSource
from cubewright.formats.pictures.bodies import Body, Scene, figure_scene, solution_scene
from cubewright.formats.pictures.drawing import Drawing, Item, Text
from cubewright.formats.pictures.headline import SIZE, headline
from cubewright.formats.pictures.layers import layers_drawing
from cubewright.formats.pictures.patterns import black_and_white_scene
from cubewright.formats.pictures.space import space_drawing
from cubewright.model.drawing.direction import DEFAULT_DIRECTION, FLAT_DIRECTION, PIECE_DIRECTION
from cubewright.model.drawing.look import LIGHT, LOOKS
from cubewright.model.drawing.mesh import lowest_form
from cubewright.model.piece import Piece
from cubewright.translation import counted, joined, tr

MARGIN = 15.0
"""The margin of a page, in millimetres."""
_TEXT, _SMALL = 4.4, 3.6
_GAP = 6.0
"""The gap between the parts of a page, in millimetres."""
_MAX_CELL = 14.0
"""Maximum size of a cell of a piece or a layer, in millimetres."""
_MAX_ROWS = 4
"""Maximum number of rows of layers."""
_LOOK = LOOKS[LIGHT]


class Sheet:
    """The pages of a puzzle for a paper size in millimetres."""

    def __init__(
        self, source: ExportSource, paper: tuple[float, float], *, in_colour: bool
    ) -> None:
        self._source = source
        self._paper = paper
        self._in_colour = in_colour
        self._width = paper[0] - 2 * MARGIN

    def challenge(self) -> Drawing:
        """Return a page with the figure in space and in layers, and the pieces."""
        pieces = self._source.puzzle.piece_set
        task = tr("Fill the figure with the pieces of {set}.", set=pieces.title)
        facts = [task, *self._source.facts]
        items, top = self._head(self._source.title, " ".join(facts))
        scene = self._inked(figure_scene(self._source.puzzle))
        bottom = self._paper[1] - MARGIN
        room = bottom - top
        items += self._in_space(scene, top, room * 0.42)
        items += self._layers(scene, top + room * 0.45, room * 0.17)
        items += self._pieces(top + room * 0.66, bottom)
        return self._page(items)

    def solution(self) -> Drawing:
        """Return a page with a solution in space and in layers."""
        (solution,) = self._source.solutions
        items, top = self._head(
            self._source.title, tr("Solution {number:,}", number=self._source.number)
        )
        scene = self._inked(solution_scene(solution))
        room = self._paper[1] - MARGIN - top
        items += self._in_space(scene, top, room * 0.55)
        items += self._layers(scene, top + room * 0.6, room * 0.35)
        return self._page(items)

    def chart(self) -> Drawing:
        """Return a page with all pieces and their names."""
        pieces = self._source.puzzle.piece_set
        cells = counted(pieces.volume, pieces.lattice.noun)
        text = joined(", ", (counted(pieces.piece_count, "piece"), cells))
        items, top = self._head(pieces.title, text)
        return self._page([*items, *self._pieces(top, self._paper[1] - MARGIN)])

    def _head(self, title: str, text: str) -> tuple[list[Item], float]:
        small = _TEXT * min(1.0, 84 / max(1, len(text)))
        items: list[Item] = [
            *headline(title, MARGIN, MARGIN),
            Text((MARGIN, MARGIN + SIZE + 7.5), text, small, _LOOK.text, is_centred=False),
        ]
        return items, MARGIN + SIZE + 7.5 + _GAP

    def _in_space(self, scene: Scene, top: float, height: float) -> list[Item]:
        layers = {scene.lattice.layer(cell) for cell in scene.figure}
        camera = FLAT_DIRECTION if len(layers) == 1 else DEFAULT_DIRECTION
        drawing = space_drawing(scene, _LOOK, camera, has_shadow=self._in_colour)
        return drawing.fitted(MARGIN, top, self._width, height)

    def _layers(self, scene: Scene, top: float, height: float) -> list[Item]:
        count = len({scene.lattice.layer(cell) for cell in scene.figure})
        rows = (
            layers_drawing(scene, _LOOK, letters=True, columns=ceil(count / each))
            for each in range(1, min(count, _MAX_ROWS) + 1)
        )
        drawing = max(rows, key=lambda each: min(self._width / each.width, height / each.height))
        scale = min(self._width / drawing.width, height / drawing.height, _MAX_CELL)
        left = (self._paper[0] - drawing.width * scale) / 2
        return drawing.placed(left, top, scale)

    def _pieces(self, top: float, bottom: float) -> list[Item]:
        pieces = self._source.puzzle.piece_set
        drawings = [self._piece(piece) for piece in pieces.pieces]
        labels = [_label(p, n) for p, n in zip(pieces.pieces, pieces.counts, strict=True)]
        rows, scale = self._rows(drawings, bottom - top)
        step_x = self._width / ceil(len(drawings) / rows)
        highest = max(drawing.height for drawing in drawings) * scale
        step_y = min((bottom - top) / rows, highest + 2 * _SMALL + 8)
        items: list[Item] = []
        for at, (drawing, label) in enumerate(zip(drawings, labels, strict=True)):
            column, row = at % ceil(len(drawings) / rows), at // ceil(len(drawings) / rows)
            middle = MARGIN + (column + 0.5) * step_x
            base = top + (row + 1) * step_y - _SMALL
            left, upper = middle - drawing.width * scale / 2, base - _SMALL - 1
            room = step_y - 2 * _SMALL - 2
            upper -= (room + drawing.height * scale) / 2
            items += drawing.placed(left, upper, scale)
            size = _SMALL * min(1.0, step_x / max(1, len(label)) / (_SMALL * 0.66))
            items.append(Text((middle, base), label, size, _LOOK.text))
        return items

    def _rows(self, drawings: Sequence[Drawing], height: float) -> tuple[int, float]:
        widest = max(drawing.width for drawing in drawings)
        highest = max(drawing.height for drawing in drawings)

        def scale(rows: int) -> float:
            columns = ceil(len(drawings) / rows)
            room = height / rows - 2 * _SMALL - 4
            return min((self._width / columns - 3) / widest, room / highest, _MAX_CELL)

        rows = max(range(1, len(drawings) + 1), key=lambda rows: (scale(rows), -rows))
        return rows, max(scale(rows), 0.2)

    def _piece(self, piece: Piece) -> Drawing:
        index = self._source.puzzle.pieces.index(piece)
        form = lowest_form(piece.lattice, piece.cells)
        bodies = tuple(
            Body(form if number == index else (), each.colour, each.symbol)
            for number, each in enumerate(self._source.puzzle.pieces)
        )
        scene = self._inked(Scene(piece.lattice, bodies, form))
        return space_drawing(scene, _LOOK, PIECE_DIRECTION, has_shadow=self._in_colour)

    def _inked(self, scene: Scene) -> Scene:
        if self._in_colour:
            return scene
        order = [piece.symbol for piece in self._source.puzzle.pieces]
        return black_and_white_scene(scene, order)

    def _page(self, items: Sequence[Item]) -> Drawing:
        return Drawing(tuple(items), *self._paper)


def _label(piece: Piece, count: int) -> str:
    name = "" if piece.name in ("", piece.symbol) else f" {piece.name}"
    return f"{piece.symbol}{name}" + (f" x {count}" if count > 1 else "")
