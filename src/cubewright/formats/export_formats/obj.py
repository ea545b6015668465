"""OBJ with its materials in a second file, for drawing programs such as Blender."""

from __future__ import annotations

from dataclasses import replace

from cubewright.formats.exports.export_format import ExportFormat, ExportSource, Written
from cubewright.formats.exports.option import Settings
from cubewright.formats.exports.palette import PALETTE
from cubewright.formats.models.meshes import model_preview, scene
from cubewright.formats.models.options import MODEL_OPTIONS
from cubewright.formats.models.parts import model_parts, solutions_needed

_MATERIALS = ".mtl"


def _write(source: ExportSource, settings: Settings) -> Written:
    from trimesh.exchange.obj import export_obj
    from trimesh.visual.material import SimpleMaterial

    def material(name: str, colour: tuple[int, int, int]) -> object:
        # Use matt materials that are dark in the shade, because the greys that trimesh adds would
        # make every colour paler. The two colours of a material differ, because trimesh confuses
        # equal materials.
        shade = tuple(part // 2 for part in colour)
        return SimpleMaterial(name=name, diffuse=colour, ambient=shade, specular=(0, 0, 0))

    parts = yield from model_parts(source, settings)
    named = [replace(part, name=_plain(part.name)) for part in parts]
    whole = scene(named, material, 1.0)
    materials = source.stem + _MATERIALS
    text, files = export_obj(
        whole, include_normals=False, return_texture=True, mtl_name=materials, header=None
    )
    return {OBJ.suffix: text.encode(), _MATERIALS: files[materials]}


def _plain(name: str) -> str:
    """Return a name that OBJ allows: letters and digits, without spaces.

    >>> _plain("V 2"), _plain("#")
    ('V_2', 'u0023')
    """
    return "".join(
        sign if sign.isalnum() else "_" if sign == " " else f"u{ord(sign):04x}" for sign in name
    )


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
