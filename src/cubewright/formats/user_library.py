"""The list of files and folders that the user has added to the figure library."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from cubewright.errors import FormatError
from cubewright.formats.atomic import write_with_folder
from cubewright.formats.limits import LIBRARY_LIST, read_json
from cubewright.formats.set_aside import is_missing, set_aside
from cubewright.resources import data_folder
from cubewright.translation import tr


def library_file() -> Path:
    """Return the path of the list; the file may not exist yet."""
    return data_folder() / "library.json"


def user_sources() -> tuple[Path, ...]:
    """Return the added files and folders in order; set aside a damaged list, and return none."""
    return read_sources()[0]


def read_sources() -> tuple[tuple[Path, ...], FormatError | None]:
    """Return the added files and folders, and the error if the list is unreadable."""
    path = library_file()
    if is_missing(path):
        return (), None
    try:
        listed = read_json(path, LIBRARY_LIST)
        if not isinstance(listed, list):
            raise FormatError(path.name, None, tr("it contains no list of files and folders"))
    except FormatError as error:
        return (), set_aside(path, error)
    places = (Path(each) for each in listed if isinstance(each, str) and each and "\0" not in each)
    return tuple(dict.fromkeys(places)), None


def add_source(place: Path) -> bool:
    """Add a file or folder to the list; return False if the list contains it already.

    Raises:
        FormatError: The list cannot be written.
    """
    place = place.absolute()
    places = user_sources()
    if place in places:
        return False
    _write([*places, place])
    return True


def remove_source(place: Path) -> None:
    """Remove a file or folder from the list; the file itself stays.

    Raises:
        FormatError: The list cannot be written.
    """
    _write(each for each in user_sources() if each != place)


def _write(places: Iterable[Path]) -> None:
    path = library_file()
    text = json.dumps([str(each) for each in places], indent=1, ensure_ascii=False)
    write_with_folder(path, text.encode("utf-8", "replace"))
