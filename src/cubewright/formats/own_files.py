"""Checks of the program's own files at the start, and reports of unreadable files."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from cubewright.errors import FormatError
from cubewright.formats.known_counts import KnownCounts
from cubewright.formats.known_hardness import KnownHardness
from cubewright.formats.piece_sets.catalogue import piece_sets
from cubewright.formats.piece_sets.user_sets import user_folder, user_piece_sets
from cubewright.formats.user_library import read_sources
from cubewright.resources import config_folder, data_folder
from cubewright.translation import tr


def unreadable_files() -> tuple[FormatError, ...]:
    """Return an error for each folder or file that cannot be read.

    Damaged known counts and lists of library folders are set aside, because the program would
    overwrite them. A damaged piece set stays, so that the user can correct it.
    """
    return tuple(_problems())


def unwritable_folders() -> tuple[FormatError, ...]:
    """Return an error for each of the program's folders that cannot be written to."""
    kept = {
        config_folder(): tr("Settings are not kept"),
        data_folder(): tr("Work is not kept for recovery, and your piece sets cannot be saved"),
    }
    return tuple(
        FormatError(
            str(folder),
            None,
            tr(
                "Cubewright cannot write to this folder. {lost}; give Cubewright permission "
                "to write to the folder",
                lost=lost,
            ),
        )
        for folder, lost in kept.items()
        if not _is_writable(folder)
    )


def _is_writable(folder: Path) -> bool:
    for each in (folder, *folder.parents):
        if each.exists():
            return os.access(each, os.W_OK)
    return False


def _problems() -> Iterator[FormatError]:
    for folder in (config_folder(), data_folder(), user_folder()):
        yield from _problem_of_folder(folder)
    for problem in (KnownCounts().problem, KnownHardness().problem, read_sources()[1]):
        if problem is not None:
            yield problem
    for problem in user_piece_sets(taken=piece_sets()).problems:
        path = user_folder() / problem.path
        yield FormatError(
            str(path), problem.line, tr("{reason}. The set was left out", reason=problem.reason)
        )


def _problem_of_folder(folder: Path) -> Iterator[FormatError]:
    try:
        if folder.exists() and not folder.is_dir():
            reason = tr("it is a file, but a folder is needed; move the file away")
            yield FormatError(str(folder), None, reason)
    except OSError as error:
        yield FormatError(
            str(folder), None, tr("cannot be used: {reason}", reason=error.strerror or str(error))
        )
