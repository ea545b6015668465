"""OBJ with its materials in a second file, for drawing programs such as Blender."""

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

_MATERIALS = ".mtl"


def _write(source: ExportSource, settings: Settings) -> Written:
    from trimesh.exchange.obj import export_obj
    from trimesh.visual.material import SimpleMaterial

    parts = yield from model_parts(source, settings)
    whole = scene(parts, lambda name, rgb: SimpleMaterial(name=name, diffuse=(*rgb, 255)), 1.0)
    materials = source.stem + _MATERIALS
    text, files = export_obj(
        whole, include_normals=False, return_texture=True, mtl_name=materials, header=None
    )
    return {OBJ.suffix: text.encode(), _MATERIALS: files[materials]}


OBJ = ExportFormat(
    name="obj",
    title="OBJ",
    kind="model",
    suffix=".obj",
    options=(*MODEL_OPTIONS, PALETTE),
    write=_write,
    solutions=solutions_needed,
    preview=model_preview,
    also=(_MATERIALS,),
)
