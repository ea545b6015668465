"""puzzlecad: cubic pieces in the notation of the OpenSCAD library for printed puzzles."""

from __future__ import annotations

from cubewright.formats.exports.export_format import ExportFormat, ExportSource, Written
from cubewright.formats.exports.option import Settings
from cubewright.formats.models.boxes import cubes_only, layer_strings
from cubewright.formats.models.options import BEVEL, CLEARANCE, ONLY, UNIT
from cubewright.formats.models.parts import chosen_pieces
from cubewright.model.drawing.mesh import lowest_form

_HEAD = """\
// {title}
include <puzzlecad.scad>

$burr_scale = {unit:g};
$burr_inset = {inset:g};
$burr_bevel = {bevel:g};

burr_plate([
"""


def _write(source: ExportSource, settings: Settings) -> Written:
    yield 0.0
    head = _HEAD.format(
        title=" ".join(source.title.split()),
        unit=settings.number(UNIT.name),
        inset=settings.number(CLEARANCE.name) / 2,
        bevel=settings.number(BEVEL.name),
    )
    rows = []
    for _, piece, count in chosen_pieces(source, settings):
        layers = ", ".join(
            f'"{layer}"' for layer in layer_strings(lowest_form(piece.lattice, piece.cells))
        )
        rows += [f"    [{layers}]"] * count
    return {PUZZLECAD.suffix: (head + ",\n".join(rows) + "\n]);\n").encode()}


PUZZLECAD = ExportFormat(
    name="puzzlecad",
    title="puzzlecad",
    kind="model",
    suffix=".scad",
    options=(ONLY, UNIT, CLEARANCE, BEVEL),
    write=_write,
    refusal=cubes_only,
)
