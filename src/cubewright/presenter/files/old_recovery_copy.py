"""Read recovery copies in JSON, which earlier versions wrote."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import datetime
from math import prod
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from cubewright.errors import MALFORMED, CubewrightError, FormatError
from cubewright.formats.fig.file import FigFile, parse_fig
from cubewright.formats.limits import RECOVERY_COPY, read_json
from cubewright.formats.project.file import read_project
from cubewright.formats.puzzle import MAX_BOX
from cubewright.model.cell import bounds
from cubewright.model.constraints import NO_CONSTRAINTS, Constraints
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattice
from cubewright.presenter.files.document_content import Content, Entry
from cubewright.presenter.files.opened_file import OpenedFile, is_burrtools_file, opened_project
from cubewright.presenter.files.recovery_copy import (
    ENCODINGS,
    RecoveredWork,
    current_pieces,
    read_cell,
    read_constraints,
    read_pieces,
)
from cubewright.translation import tr

_OLD_NAMES = {"laid": "placed", "barred": "forbidden"}
"""Keys of version 0.1."""


def _read_figure(name: str, cells: Any, marks: Mapping[str, Any]) -> tuple[Figure, Constraints]:
    marks = {_OLD_NAMES.get(name, name): value for name, value in marks.items()}
    dark = marks["dark"]
    figure = Figure(
        map(read_cell, cells),
        name,
        lattice(marks["lattice"]),
        map(read_cell, marks["optional"]),
        None if dark is None else map(read_cell, dark),
        ((read_cell(cell), int(number)) for cell, number in marks.get("colours", ())),
    )
    if figure.cells:
        low, high = bounds(figure.cells)
        if prod(high[axis] - low[axis] + 1 for axis in range(3)) > MAX_BOX:
            raise ValueError("it has a figure that is too large")
    return figure, read_constraints(marks)


def read_old_recovery_copy(path: Path) -> RecoveredWork:
    """Return the work in a recovery copy.

    Raises:
        FormatError: The copy cannot be read, or is damaged.
    """
    table = read_json(path, RECOVERY_COPY)
    try:
        name, when = str(table["name"]), datetime.fromisoformat(table["when"]).astimezone()
    except MALFORMED as error:
        raise FormatError(path.name, None, tr("it is not a recovery copy")) from error
    try:
        return _read_work(table, name, when)
    except (*MALFORMED, CubewrightError, OSError) as error:
        raise FormatError(
            path.name, None, tr("it is damaged ({error})", error=str(error))
        ) from error


def _read_work(table: Mapping[str, Any], name: str, when: datetime) -> RecoveredWork:
    path = Path(str(table["path"])) if table["path"] else None
    current = int(table["current"])
    if "project" in table:
        opened = _read_project(b64decode(str(table["project"]), validate=True), table)
        # The copy lacks the elements of that file, so Save asks for a name.
        is_burrtools = path is not None and is_burrtools_file(path)
        return RecoveredWork(name, when, opened, None if is_burrtools else path, current, None)
    file = parse_fig(str(table["text"]), str(table["name"]))
    if table["encoding"] not in ENCODINGS:
        raise ValueError("it has an unknown encoding")
    file = replace(file, encoding=table["encoding"])
    content = Content.of_file(file)
    if "figures" in table:
        content = replace(content, entries=tuple(_read_entries(table["figures"], file)))
    else:
        content = _read_old_figures(table, content)
    if not 0 <= current < len(content.entries):
        raise ValueError("it contains figures that its file does not have")
    of_table = table["pieces"], str(table.get("piece_set", ""))
    pieces = content.entries[current].pieces or current_pieces(*of_table)
    return RecoveredWork(name, when, OpenedFile(content, file.name), path, current, pieces)


def _read_entries(values: Any, file: FigFile) -> Iterator[Entry]:
    for key, (block, figure_values, texts) in enumerate(values):
        if block is not None and not 0 <= int(block) < len(file.blocks):
            raise ValueError("it contains figures that its file does not have")
        figure, constraints = None, NO_CONSTRAINTS
        if figure_values is not None:
            figure, constraints = _read_figure(*figure_values)
        elif block is not None:
            of_file = file.blocks[int(block)]
            figure, constraints = of_file.figure, of_file.constraints
        else:
            raise ValueError("it contains a figure without cells")
        pieces = None if texts is None else read_pieces(texts)
        yield Entry(key, figure, constraints, pieces, block=None if block is None else int(block))


def _read_old_figures(table: Mapping[str, Any], content: Content) -> Content:
    figures = range(len(content.entries))
    for index, *values in table["changed"]:
        if int(index) not in figures:
            raise ValueError("it contains figures that its file does not have")
        content = content.with_figure(int(index), *_read_figure(*values))
    for index, texts in table.get("chosen", ()):
        if int(index) not in figures:
            raise ValueError("it contains pieces of figures that its file does not have")
        content = content.with_pieces(int(index), read_pieces(texts))
    return content


def _read_project(content: bytes, table: Mapping[str, Any]) -> OpenedFile:
    """Return the project of a copy; solutions and searches are only in the project's file."""
    with TemporaryDirectory(prefix="cubewright-") as folder:
        copy = Path(folder) / "project.cubewright"
        copy.write_bytes(content)
        project = read_project(copy)
    positions = table.get("positions")  # Earlier versions did not write them.
    if positions is not None:
        positions = tuple(None if each is None else int(each) for each in positions)
        if len(positions) != len(project.problems):
            raise ValueError("it contains problems that its file does not have")
    return replace(opened_project(project, str(table["name"])), positions=positions)
