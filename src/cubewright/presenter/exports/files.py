"""Write an export to files; replace existing files only if permitted."""

from __future__ import annotations

import re
from collections.abc import Generator, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from cubewright.errors import FormatError
from cubewright.formats.atomic import check_writable, create_folder, write_atomically
from cubewright.formats.exports.export_format import (
    ExportFormat,
    ExportSource,
    NotedFiles,
    Written,
    scaled,
)
from cubewright.formats.exports.option import Settings
from cubewright.formats.exports.palette import with_palette
from cubewright.formats.models.options import ONLY
from cubewright.formats.models.parts import chosen_pieces
from cubewright.presenter.exports.chapters import CHAPTERS_SHARE, with_chapters
from cubewright.presenter.exports.motions import with_motion
from cubewright.presenter.exports.solutions import shortage
from cubewright.solver.search.control import Control
from cubewright.translation import tr


def export_file(
    form: ExportFormat,
    source: ExportSource,
    settings: Settings,
    path: Path,
    *,
    replaces: bool = False,
    control: Control | None = None,
) -> Generator[float, None, str]:
    """Write an export to a file, yield progress, and return a note, possibly empty.

    Nothing is written before the export is complete. ``control`` can stop its searches.

    Raises:
        FormatError: A file exists and must not be replaced, or cannot be written.
        CubewrightError: The format cannot express the source, or a setting does not fit.
    """
    _check(form, source, path, replaces=replaces)
    files = yield from _made(form, source, settings, path, control)
    _write(form, files, path)
    made_how = files.note if isinstance(files, NotedFiles) else ""
    return f"{shortage(form, source, settings)} {made_how}".strip()


def export_pieces(
    form: ExportFormat,
    source: ExportSource,
    settings: Settings,
    folder: Path,
    *,
    replaces: bool = False,
) -> Generator[float, None, str]:
    """Write each piece to a separate file in a folder, which is created if it is missing.

    Yields progress. Nothing is written before all pieces are ready, and a new folder that stays
    empty is removed. Raises the errors of :func:`export_file`, and UnknownNameError like
    :func:`piece_paths`.
    """
    paths = piece_paths(form, source, settings, folder)
    is_new = create_folder(folder)
    try:
        for path in paths.values():
            _check(form, source, path, replaces=replaces)
        made: dict[Path, Mapping[str, bytes]] = {}
        for done, (symbol, path) in enumerate(paths.items()):
            one = settings.with_value(ONLY.name, symbol)
            steps = _made(form, source, one, path)
            made[path] = yield from scaled(steps, done / len(paths), (done + 1) / len(paths))
        for path, files in made.items():
            _write(form, files, path)
    finally:
        if is_new:
            with suppress(OSError):
                folder.rmdir()  # rmdir fails if the folder contains files.
    return ""


def piece_paths(
    form: ExportFormat, source: ExportSource, settings: Settings, folder: Path
) -> dict[str, Path]:
    """Return the path of each chosen piece's file in a folder, by the piece's symbol.

    Raises:
        UnknownNameError: The set does not contain the chosen piece.
    """
    return {
        piece.symbol: folder / _file_name(number, piece.symbol, form.suffix)
        for number, piece, _ in chosen_pieces(source, settings)
    }


def _made(
    form: ExportFormat,
    source: ExportSource,
    settings: Settings,
    path: Path,
    control: Control | None = None,
) -> Written:
    shown = with_palette(replace(source, stem=path.stem), settings)
    if motion := form.motion(settings):
        shown = yield from with_motion(shown, motion)
    if form.has_chapters:
        chapters = yield from scaled(with_chapters(shown, control=control), 0.0, CHAPTERS_SHARE)
        shown = with_palette(chapters, settings)
    done = CHAPTERS_SHARE if form.has_chapters else 0.0
    files = yield from scaled(form.write(shown, settings), done, 1.0)
    return files


def _write(form: ExportFormat, files: Mapping[str, bytes], path: Path) -> None:
    for suffix, content in files.items():
        write_atomically(path if suffix == form.suffix else path.with_suffix(suffix), content)


def _check(form: ExportFormat, source: ExportSource, path: Path, *, replaces: bool) -> None:
    if reason := form.refusal(source):
        text = tr(
            "{format} cannot hold {title}: {reason}",
            format=tr(form.title),
            title=source.title,
            reason=reason,
        )
        raise FormatError(path.name, None, text)
    check_target(form, path, replaces=replaces)


def check_target(form: ExportFormat, path: Path, *, replaces: bool) -> None:
    """Refuse a path at which an export cannot be written.

    Raises:
        FormatError: A file exists and must not be replaced, or cannot be written.
    """
    check_writable(path)
    for target in (path, *(path.with_suffix(suffix) for suffix in form.also)):
        if not replaces and target.exists():
            raise FormatError(
                str(target), None, tr("already exists; choose another name, or use --force")
            )


def _file_name(number: int, symbol: str, suffix: str) -> str:
    """Return a file name that differs for each piece, even where case is ignored."""
    plain = re.sub(r"[^A-Za-z0-9]", "", symbol)
    return f"{number:02d}{'-' if plain else ''}{plain}{suffix}"
