"""STL: triangles without names or colours, which every slicer reads."""

from __future__ import annotations

from cubewright.formats.exports.export_format import ExportFormat, ExportSource, Written
from cubewright.formats.exports.option import Settings
from cubewright.formats.models.meshes import model_preview
from cubewright.formats.models.options import MODEL_OPTIONS
from cubewright.formats.models.part_files import stl_file
from cubewright.formats.models.parts import model_parts, solutions_needed


def _write(source: ExportSource, settings: Settings) -> Written:
    parts = yield from model_parts(source, settings)
    return {STL.suffix: stl_file(parts)}


STL = ExportFormat(
    name="stl",
    title="STL",
    kind="model",
    suffix=".stl",
    options=MODEL_OPTIONS,
    write=_write,
    solutions=solutions_needed,
    preview=model_preview,
)
