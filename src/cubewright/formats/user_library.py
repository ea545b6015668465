"""The files and folders that a player has added to the library of figures."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from cubewright.errors import FormatError
from cubewright.formats.atomic import write_atomically
from cubewright.formats.limits import LIBRARY_LIST, read_json
from cubewright.resources import data_folder


def library_file() -> Path:
    """Where the list is kept; there may be no such file yet."""
    return data_folder() / "library.json"


def user_sources() -> tuple[Path, ...]:
    """The added files and folders, in the order of adding; a list that is spoilt counts as none."""
    try:
        listed = read_json(library_file(), LIBRARY_LIST)
    except FormatError:
        return ()
    if not isinstance(listed, list):
        return ()
    return tuple(dict.fromkeys(Path(each) for each in listed if isinstance(each, str) and each))


def add_source(place: Path) -> bool:
    """Put a file or folder on the list, False if it is there; raises :class:`FormatError`."""
    place = place.absolute()
    places = user_sources()
    if place in places:
        return False
    _write([*places, place])
    return True


def remove_source(place: Path) -> None:
    """Take a file or folder off the list; it stays where it is. Raises :class:`FormatError`."""
    _write(each for each in user_sources() if each != place)


def _write(places: Iterable[Path]) -> None:
    path = library_file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FormatError(path.name, None, f"cannot be written: {error.strerror}") from error
    text = json.dumps([str(each) for each in places], indent=1, ensure_ascii=False)
    write_atomically(path, text.encode("utf-8", "replace"))
