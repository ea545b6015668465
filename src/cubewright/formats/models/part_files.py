"""Files of parts: 3MF with named and coloured parts in millimetres, and STL."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from cubewright.formats.models.meshes import triangles
from cubewright.formats.models.parts import Part
from cubewright.formats.models.solid import union
from cubewright.model.drawing.look import rgb
from cubewright.visible_text import in_xml, one_line


def stl_file(parts: Sequence[Part]) -> bytes:
    """Return one body of all parts as STL, which has neither names nor colours."""
    from trimesh import Trimesh
    from trimesh.exchange.stl import export_stl

    # STL has no parts: faces at which two parts touch would remain inside the solid.
    points, faces = triangles(union(part.solid for part in parts))
    content: bytes = export_stl(Trimesh(points, faces, process=False))
    return content


def threemf_file(title: str, parts: Sequence[Part]) -> bytes:
    """Return parts as 3MF, with one named and coloured object for each part."""
    import lib3mf

    wrapper: Any = lib3mf.get_wrapper()
    model = wrapper.CreateModel()
    model.SetUnit(lib3mf.ModelUnit.MilliMeter)
    model.GetMetaDataGroup().AddMetaData("", "Title", _shown(title), "xs:string", True)
    colours = model.AddBaseMaterialGroup()
    for part in parts:
        material = colours.AddMaterial(
            _shown(part.name), wrapper.RGBAToColor(*rgb(part.colour), 255)
        )
        body = _add_mesh(model, part)
        body.SetObjectLevelProperty(colours.GetResourceID(), material)
        model.AddBuildItem(body, wrapper.GetIdentityTransform())
    return _repacked(bytes(model.QueryWriter("3mf").WriteToBuffer()))


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
