"""The user's piece sets: TOML files in a folder of the user's data."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container
from dataclasses import dataclass, field, replace
from pathlib import Path

from cubewright.errors import CubewrightError, FormatError, UnknownNameError
from cubewright.formats.limits import check_is_file, unreadable_error
from cubewright.formats.piece_sets.file import read_piece_set, write_piece_set
from cubewright.model.piece import PieceSet
from cubewright.resources import data_folder
from cubewright.translation import mark, tr


@dataclass(frozen=True)
class UserPieceSets:
    """The piece sets in the folder, their paths, and the errors of the other files.

    The keys are the names of the sets.
    """

    sets: dict[str, PieceSet] = field(default_factory=dict)
    paths: dict[str, Path] = field(default_factory=dict)
    problems: tuple[FormatError, ...] = ()


def user_folder() -> Path:
    """Return the folder of the user's piece sets; it may not exist yet."""
    return data_folder() / "piece-sets"


def user_piece_sets(taken: Container[str] = ()) -> UserPieceSets:
    """Read the user's piece sets, sorted by title; report files with errors.

    ``taken`` contains the names of other sets, which are forbidden for the user's sets.
    """
    sets: list[tuple[PieceSet, Path]] = []
    problems: list[FormatError] = []
    owner: dict[str, str] = {}
    for path in _paths():
        try:
            if path.exists():  # For a missing file, read_piece_set reports the reason.
                check_is_file(path)
            found = read_piece_set(path)
        except FormatError as error:
            problems.append(error)
            continue
        except OSError as error:
            problems.append(unreadable_error(path, error))
            continue
        other = tr("a set that is included with the program") if found.name in taken else None
        other = other or owner.get(found.name)
        if other:
            reason = tr(
                "field 'name': '{found}' is the name of {other}; choose another",
                found=found.name,
                other=other,
            )
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


def _paths() -> list[Path]:
    """Return the files in the folder; empty if it cannot be listed."""
    try:
        return sorted(user_folder().glob("*.toml"))
    except OSError:
        return []


def save_user_piece_set(pieces: PieceSet) -> Path:
    """Write a set into the folder, replacing the user's set with the same name; return its path.

    Raises:
        FormatError: The file cannot be written.
    """
    folder = user_folder()
    path = user_piece_sets().paths.get(pieces.name) or _free_path(folder, pieces.name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FormatError(
            folder.name, None, tr("cannot be created: {reason}", reason=error.strerror)
        ) from error
    write_piece_set(path, pieces)
    return path


def delete_user_piece_set(name: str) -> None:
    """Delete the file of a user's set.

    Raises:
        CubewrightError: The set does not exist, or cannot be deleted.
    """
    paths = user_piece_sets().paths
    if name not in paths:
        raise UnknownNameError(mark("piece set of your own"), name, paths)
    try:
        paths[name].unlink()
    except OSError as error:
        raise CubewrightError(
            tr(
                "{name} cannot be removed: {reason}",
                name=paths[name].name,
                reason=error.strerror,
            )
        ) from error


def rename_user_piece_set(name: str, title: str, taken: Container[str] = ()) -> PieceSet:
    """Give a user's set another title and the name derived from it; return the renamed set.

    Raises:
        CubewrightError: The set does not exist, or cannot be written; it keeps its name.
    """
    own = user_piece_sets()
    if name not in own.sets:
        raise UnknownNameError(mark("piece set of your own"), name, own.sets)
    others = {each for each in own.sets if each != name}
    renamed = replace(own.sets[name], title=title, name=free_name(title, taken, others))
    if renamed.name == name:
        write_piece_set(own.paths[name], renamed)
        return renamed
    save_user_piece_set(renamed)
    own.paths[name].unlink(missing_ok=True)
    return renamed


def _free_path(folder: Path, name: str) -> Path:
    path, number = folder / f"{name}.toml", 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}.toml"
    return path


def free_name(title: str, *taken: Container[str]) -> str:
    """Return a name for the terminal derived from a title, numbered if it is taken.

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
