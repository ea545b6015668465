"""glTF in one binary file, for the web and for drawing programs such as Blender."""

from __future__ import annotations

from cubewright.formats.exports.export_format import ExportFormat, ExportSource, Written
from cubewright.formats.exports.option import Settings
from cubewright.formats.exports.palette import PALETTE
from cubewright.formats.models.meshes import scene
from cubewright.formats.models.parts import (
    MODEL_OPTIONS,
    model_parts,
    model_preview,
    solutions_needed,
)
from cubewright.translation import mark

METRES = 0.001
"""glTF counts in metres, models in millimetres."""


def _write(source: ExportSource, settings: Settings) -> Written:
    from trimesh.visual.material import PBRMaterial

    def material(name: str, rgb: tuple[int, int, int]) -> object:
        colour = (*(_linear(part) for part in rgb), 255)
        return PBRMaterial(
            name=name, baseColorFactor=colour, metallicFactor=0.0, roughnessFactor=0.6
        )

    parts = yield from model_parts(source, settings)
    # Without normals, a program shades every triangle flat, as the format says.
    return {GLTF.suffix: scene(parts, material, METRES).export(file_type="glb")}


def _linear(part: int) -> int:
    """Return a component of a colour in glTF's linear scale, from one in sRGB."""
    share = part / 255
    linear = share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
    return round(linear * 255)


GLTF = ExportFormat(
    name="gltf",
    title=mark("glTF (binary)"),
    kind="model",
    suffix=".glb",
    options=(*MODEL_OPTIONS, PALETTE),
    write=_write,
    solutions=solutions_needed,
    preview=model_preview,
)
