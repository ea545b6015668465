"""OpenSCAD: cubic pieces as text, with sizes that can be changed there."""

from __future__ import annotations

from cubewright.errors import CubewrightError
from cubewright.formats.exports.export_format import ExportFormat, ExportSource, Written
from cubewright.formats.exports.option import Settings
from cubewright.formats.exports.palette import PALETTE
from cubewright.formats.models.boxes import cubes_only, largest_boxes
from cubewright.formats.models.options import ARRANGE, ASSEMBLED, CLEARANCE, ONLY, TRAY, UNIT
from cubewright.formats.models.parts import (
    chosen_pieces,
    part_name,
    placed_to_export,
    solutions_needed,
)
from cubewright.model.cell import Cell, bounds
from cubewright.model.drawing.mesh import lowest_form
from cubewright.model.pieces.colours import copy_colour
from cubewright.translation import tr

_HEAD = """\
// {title}
unit = {unit:g};        // edge of a cube, in millimetres
clearance = {clearance:g};    // gap between two assembled pieces
gap = {gap};        // gap between two pieces on the bed, in cubes

// Each box is its lowest cube and its size in cubes; together they are the piece.
module piece(name, boxes) {{
    for (box = boxes)
        translate(box[0] * unit + [1, 1, 1] * clearance / 2)
            cube(box[1] * unit - [1, 1, 1] * clearance);
}}

"""
_BED_GAP = 0.25


def _write(source: ExportSource, settings: Settings) -> Written:
    yield 0.0
    if settings.word(ARRANGE.name) == TRAY:
        raise CubewrightError(tr("OpenSCAD text has no tray; choose another format"))
    is_assembled = settings.word(ARRANGE.name) == ASSEMBLED
    lines = _assembled(source, settings) if is_assembled else _on_the_bed(source, settings)
    head = _HEAD.format(
        title=" ".join(source.title.split()),
        unit=settings.number(UNIT.name),
        clearance=settings.number(CLEARANCE.name),
        gap=_BED_GAP,
    )
    return {OPENSCAD.suffix: (head + "\n".join(lines) + "\n").encode()}


def _assembled(source: ExportSource, settings: Settings) -> list[str]:
    lines = []
    for piece, placed in placed_to_export(source, settings):
        name = part_name(piece, placed.copy, source.puzzle.counts[placed.piece])
        lines.append(_line("", name, copy_colour(piece.colour, placed.copy), placed.cells))
    return lines


def _on_the_bed(source: ExportSource, settings: Settings) -> list[str]:
    forms = []
    for _, piece, count in chosen_pieces(source, settings):
        form = lowest_form(piece.lattice, piece.cells)
        (left, front, low), (right, back, _) = bounds(form)
        moved = [(x - left, y - front, z - low) for x, y, z in form]
        for copy in range(count):
            name, colour = part_name(piece, copy, count), copy_colour(piece.colour, copy)
            forms.append((name, colour, moved, right - left + 1, back - front + 1))
    area = sum((width + _BED_GAP) * (depth + _BED_GAP) for *_, width, depth in forms)
    lines = []
    x = y = deepest = column = row = 0
    for name, colour, cells, width, depth in forms:
        if x and (x + width) ** 2 > area:
            x, y, deepest, column, row = 0, y + deepest, 0, 0, row + 1
        at = f"translate([{x} + {column} * gap, {y} + {row} * gap, 0] * unit) "
        lines.append(_line(at, name, colour, cells))
        x, deepest, column = x + width, max(deepest, depth), column + 1
    return lines


def _line(at: str, name: str, colour: str, cells: list[Cell] | tuple[Cell, ...]) -> str:
    boxes = ", ".join(f"[{list(low)}, {list(size)}]" for low, size in largest_boxes(cells))
    text = name.replace("\\", "\\\\").replace('"', '\\"')
    return f'{at}color("{colour}") piece("{text}", [{boxes}]);'


OPENSCAD = ExportFormat(
    name="openscad",
    title="OpenSCAD",
    kind="model",
    suffix=".scad",
    options=(ARRANGE, ONLY, UNIT, CLEARANCE, PALETTE),
    write=_write,
    solutions=solutions_needed,
    refusal=cubes_only,
)
