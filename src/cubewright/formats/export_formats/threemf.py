"""3MF: named and coloured parts in millimetres, for slicers."""

from __future__ import annotations

from io import BytesIO
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from cubewright.formats.exports.export_format import ExportFormat, ExportSource, Written
from cubewright.formats.exports.option import Settings
from cubewright.formats.exports.palette import PALETTE
from cubewright.formats.models.meshes import model_preview, triangles
from cubewright.formats.models.options import MODEL_OPTIONS
from cubewright.formats.models.parts import Part, model_parts, solutions_needed
from cubewright.model.drawing.look import rgb
from cubewright.visible_text import in_xml, one_line


def _write(source: ExportSource, settings: Settings) -> Written:
    import lib3mf

    parts = yield from model_parts(source, settings)
    wrapper: Any = lib3mf.get_wrapper()
    model = wrapper.CreateModel()
    model.SetUnit(lib3mf.ModelUnit.MilliMeter)
    model.GetMetaDataGroup().AddMetaData("", "Title", _shown(source.title), "xs:string", True)
    colours = model.AddBaseMaterialGroup()
    for part in parts:
        material = colours.AddMaterial(
            _shown(part.name), wrapper.RGBAToColor(*rgb(part.colour), 255)
        )
        body = _add_mesh(model, part)
        body.SetObjectLevelProperty(colours.GetResourceID(), material)
        model.AddBuildItem(body, wrapper.GetIdentityTransform())
    return {THREEMF.suffix: _repacked(bytes(model.QueryWriter("3mf").WriteToBuffer()))}


def _shown(name: str) -> str:
    return in_xml(one_line(name))


def _repacked(package: bytes) -> bytes:
    """Compress the parts of a package again, so that every slicer can read it.

    lib3mf writes the format for files beyond 4 GiB, without dates, in which Slic3r 1.3 finds no
    parts.
    """
    packed = BytesIO()
    with ZipFile(BytesIO(package)) as old, ZipFile(packed, "w", ZIP_DEFLATED) as new:
        # The content types of a package come first, then its model.
        for name in sorted(old.namelist(), key=lambda name: (not name.startswith("["), name)):
            new.writestr(ZipInfo(name), old.read(name), ZIP_DEFLATED)
    return packed.getvalue()


def _add_mesh(model: Any, part: Part) -> Any:
    from lib3mf import Position, Triangle

    points, faces = triangles(part.solid)
    corners = points.astype("<f4").tobytes()
    body = model.AddMeshObject()
    body.SetName(_shown(part.name))
    body.SetGeometry(
        (Position * len(points)).from_buffer_copy(corners),
        (Triangle * len(faces)).from_buffer_copy(faces.tobytes()),
    )
    return body


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
