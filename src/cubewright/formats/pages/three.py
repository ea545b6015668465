"""three.js, the library that draws a page's 3D view, from the package that ships it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from zipfile import BadZipFile, ZipFile

from cubewright.errors import CubewrightError
from cubewright.translation import tr

_ARCHIVE, _NAME = "resources/templates/viewer.zip", "viewer.html.template"
_BEGIN, _END = "<script>", "THREE.GLTFLoader=GLTFLoader;})();"
"""The template is a page: three.js with its controls, then what starts trimesh's own viewer."""


@cache
def three_js() -> str:
    """Return the script: three.js and its TrackballControls, with their licence (MIT).

    Raises:
        CubewrightError: The installed trimesh ships no such script.
    """
    try:
        with (files("trimesh") / _ARCHIVE).open("rb") as stream, ZipFile(stream) as archive:
            page = archive.read(_NAME).decode()
        begin = page.index(_BEGIN) + len(_BEGIN)
        script = page[begin : page.index(_END) + len(_END)]
    except (OSError, BadZipFile, KeyError, ValueError):
        script = ""
    if "Three.js Authors" not in script or "THREE.TrackballControls" not in script:
        raise CubewrightError(
            tr(
                "the installed trimesh has no three.js for web pages; reinstall it with pip "
                "install --force-reinstall trimesh"
            )
        )
    return script
