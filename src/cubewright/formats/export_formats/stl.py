"""STL: triangles without names or colours, which every slicer reads."""

from __future__ import annotations

from cubewright.formats.exports.export_format import ExportFormat, ExportSource, Written
from cubewright.formats.exports.option import Settings
from cubewright.formats.models.meshes import model_preview, triangles
from cubewright.formats.models.options import MODEL_OPTIONS
from cubewright.formats.models.parts import model_parts, solutions_needed
from cubewright.formats.models.solid import union


def _write(source: ExportSource, settings: Settings) -> Written:
    from trimesh import Trimesh
    from trimesh.exchange.stl import export_stl

    parts = yield from model_parts(source, settings)
    # STL has no parts: faces at which two parts touch would remain inside the solid.
    points, faces = triangles(union(part.solid for part in parts))
    return {STL.suffix: export_stl(Trimesh(points, faces, process=False))}


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
