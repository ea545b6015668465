"""glTF in one binary file, for the web and for drawing programs such as Blender."""

from __future__ import annotations

from typing import Any

from cubewright.formats.exports.export_format import ExportFormat, ExportSource, Written
from cubewright.formats.exports.option import Settings
from cubewright.formats.exports.palette import PALETTE
from cubewright.formats.models.meshes import model_preview, scene
from cubewright.formats.models.options import MODEL_OPTIONS
from cubewright.formats.models.parts import model_parts, solutions_needed
from cubewright.translation import mark

METRES = 0.001
"""Metres in a millimetre: glTF uses metres, models use millimetres."""


def _write(source: ExportSource, settings: Settings) -> Written:
    from trimesh.exchange.gltf import export_glb
    from trimesh.visual.material import PBRMaterial

    def material(name: str, colour: tuple[int, int, int]) -> object:
        return PBRMaterial(
            name=name, baseColorFactor=(*colour, 255), metallicFactor=0.0, roughnessFactor=0.6
        )

    parts = yield from model_parts(source, settings)
    # Without normals, programs shade every triangle flat, as the glTF specification requires.
    whole = scene(parts, material, METRES)
    return {GLTF.suffix: export_glb(whole, tree_postprocessor=_make_colours_linear)}


def _make_colours_linear(tree: dict[str, Any]) -> None:
    """Convert the colours of a glTF document from sRGB to linear values.

    trimesh stores colours in bytes, which are too coarse for dark linear values.
    """
    for material in tree["materials"]:
        surface = material["pbrMetallicRoughness"]
        red, green, blue, opacity = surface["baseColorFactor"]
        surface["baseColorFactor"] = [*map(_linear, (red, green, blue)), opacity]


def _linear(share: float) -> float:
    """Convert a colour component (0 to 1) from sRGB to linear."""
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


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
