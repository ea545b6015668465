"""3MF: named and coloured parts in millimetres, for slicers."""

from __future__ import annotations

from cubewright.formats.exports.export_format import ExportFormat, ExportSource, Written
from cubewright.formats.exports.option import Settings
from cubewright.formats.exports.palette import PALETTE
from cubewright.formats.models.meshes import model_preview
from cubewright.formats.models.options import MODEL_OPTIONS
from cubewright.formats.models.part_files import threemf_file
from cubewright.formats.models.parts import model_parts, solutions_needed


def _write(source: ExportSource, settings: Settings) -> Written:
    parts = yield from model_parts(source, settings)
    return {THREEMF.suffix: threemf_file(source.title, parts)}


THREEMF = ExportFormat(
    name="3mf",
    title="3MF",
    kind="model",
    suffix=".3mf",
    options=(*MODEL_OPTIONS, PALETTE),
    write=_write,
    solutions=solutions_needed,
    preview=model_preview,
)
