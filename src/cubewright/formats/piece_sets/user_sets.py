"""The player's own piece sets: a folder of TOML files in the folder of the player's data."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container
from dataclasses import dataclass, field, replace
from pathlib import Path

from cubewright.errors import CubewrightError, FormatError, UnknownNameError
from cubewright.formats.piece_sets.file import read_piece_set, write_piece_set
from cubewright.model.piece import PieceSet
from cubewright.resources import data_folder


@dataclass(frozen=True)
class UserPieceSets:
    """The sets of the folder, and what is wrong with the files that are none."""

    sets: dict[str, PieceSet] = field(default_factory=dict)
    paths: dict[str, Path] = field(default_factory=dict)
    problems: tuple[FormatError, ...] = ()


def user_folder() -> Path:
    """Where the player's own sets lie; there may be no such folder yet."""
    return data_folder() / "piece-sets"


def user_piece_sets(taken: Container[str] = ()) -> UserPieceSets:
    """The player's own sets as they are at this moment, by title; no bad file spoils the others.

    ``taken``: names that others have, which no own set may have as well.
    """
    sets: list[tuple[PieceSet, Path]] = []
    problems: list[FormatError] = []
    owner: dict[str, str] = {}
    for path in sorted(user_folder().glob("*.toml")):
        try:
            found = read_piece_set(path)
        except FormatError as error:
            problems.append(error)
            continue
        whose = "a set that comes with the program" if found.name in taken else None
        whose = whose or owner.get(found.name)
        if whose:
            reason = f"field 'name': '{found.name}' is the name of {whose}; choose another"
            problems.append(FormatError(path.name, None, reason))
            continue
        owner[found.name] = path.name
        sets.append((found, path))
    sets.sort(key=lambda each: (each[0].title.casefold(), each[0].name))
    return UserPieceSets(
        {each.name: each for each, _ in sets},
        {each.name: path for each, path in sets},
        tuple(problems),
    )


def save_user_piece_set(pieces: PieceSet) -> Path:
    """Write a set into the folder, in place of the own set of its name if there is one.

    Raises :class:`FormatError`.
    """
    folder = user_folder()
    path = user_piece_sets().paths.get(pieces.name) or _free_path(folder, pieces.name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FormatError(folder.name, None, f"cannot be made: {error.strerror}") from error
    write_piece_set(path, pieces)
    return path


def delete_user_piece_set(name: str) -> None:
    """Remove an own set's file; raises :class:`CubewrightError`."""
    paths = user_piece_sets().paths
    if name not in paths:
        raise UnknownNameError("piece set of your own", name, paths)
    try:
        paths[name].unlink()
    except OSError as error:
        raise CubewrightError(f"{paths[name].name} cannot be removed: {error.strerror}") from error


def rename_user_piece_set(name: str, title: str, taken: Container[str] = ()) -> PieceSet:
    """Give an own set another title and the name that goes with it; its new value is returned.

    Raises :class:`CubewrightError`, leaving the set as it was.
    """
    own = user_piece_sets()
    if name not in own.sets:
        raise UnknownNameError("piece set of your own", name, own.sets)
    others = {each for each in own.sets if each != name}
    renamed = replace(own.sets[name], title=title, name=free_name(title, taken, others))
    if renamed.name == name:
        write_piece_set(own.paths[name], renamed)
        return renamed
    save_user_piece_set(renamed)
    own.paths[name].unlink(missing_ok=True)
    return renamed


def _free_path(folder: Path, name: str) -> Path:
    """A file of the name that is not there yet: one that is may be a set with a mistake in it."""
    path, number = folder / f"{name}.toml", 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}.toml"
    return path


def free_name(title: str, *taken: Container[str]) -> str:
    """A name for the terminal made of a title, numbered if it is taken.

    >>> free_name("My söma, 2"), free_name("Soma", {"soma"}), free_name("!")
    ('my-soma-2', 'soma-2', 'own')
    """
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode()
    name = "-".join(re.findall(r"[a-z0-9]+", plain.lower())) or "own"
    free, number = name, 1
    while any(free in each for each in taken):
        number += 1
        free = f"{name}-{number}"
    return free
