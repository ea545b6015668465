"""A puzzle of a collection as JSON values, the form in the collection's file and in exports."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from cubewright.formats.puzzle import FigureData, figure_of, figure_values
from cubewright.formats.schema import Count, FieldPath, Seconds, Source
from cubewright.model.collected import (
    MAX_LINE,
    MAX_NOTES,
    MAX_NUMBERS,
    MAX_YEAR,
    MIN_YEAR,
    CollectedPuzzle,
    Findings,
    State,
    StoredFile,
    note_text,
    single_line,
)
from cubewright.translation import mark, tr

MAX_FILES = 1000
"""Maximum number of photos, and of other files, of a puzzle."""

_Line = Annotated[
    str, Meta(max_length=MAX_LINE, description=mark("a text of at most 500 characters"))
]
_Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description=mark("a SHA-256 checksum"))]
_Form = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$", description=mark("a SHA-256 checksum"))]
_Notes = Annotated[
    str, Meta(max_length=MAX_NOTES, description=mark("a text of at most 100000 characters"))
]
_Year = Annotated[int, Meta(ge=MIN_YEAR, le=MAX_YEAR, description=mark("a year"))]
_Pair = tuple[_Line, _Line]


class FileData(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A file; fields as in :class:`~cubewright.model.collected.StoredFile`."""

    name: _Line
    digest: _Digest
    size: Count


class FindingsData(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Computed numbers; fields as in :class:`~cubewright.model.collected.Findings`."""

    solutions: Count | None = None
    assemblies: Count | None = None
    apart: Count | None = None
    level: _Line = ""
    seconds: Seconds = 0.0
    limit: Seconds | None = None
    is_finished: bool = True
    remark: Annotated[str, Meta(max_length=2000, description=mark("a text"))] = ""
    is_counted: bool = True
    not_decided: Count = 0


_Files = Annotated[tuple[FileData, ...], Meta(max_length=MAX_FILES)]


class PuzzleData(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A puzzle; fields as in :class:`~cubewright.model.collected.CollectedPuzzle`."""

    name: _Line = ""
    states: tuple[str, ...] = ()
    lent_to: _Line = ""
    designer: _Line = ""
    maker: _Line = ""
    year: _Year | None = None
    numbers: Annotated[tuple[_Pair, ...], Meta(max_length=MAX_NUMBERS)] = ()
    notes: _Notes = ""
    file: FileData | None = None
    problem: Count = 0
    form: _Form = ""
    figure: FigureData | None = None
    piece_count: Count = 0
    photos: _Files = ()
    files: _Files = ()
    findings: FindingsData | None = None


def record_values(puzzle: CollectedPuzzle) -> dict[str, Any]:
    """Return the fields of a puzzle that differ from their defaults, without its number."""
    findings = puzzle.findings
    values: dict[str, Any] = {
        "name": puzzle.name,
        "states": [state.value for state in State if state in puzzle.states],
        "lent_to": puzzle.lent_to,
        "designer": puzzle.designer,
        "maker": puzzle.maker,
        "year": puzzle.year,
        "numbers": [list(pair) for pair in puzzle.numbers],
        "notes": puzzle.notes,
        "file": None if puzzle.file is None else _file_values(puzzle.file),
        "problem": puzzle.problem,
        "form": puzzle.form,
        "figure": None if puzzle.figure is None else figure_values(puzzle.figure),
        "piece_count": puzzle.piece_count,
        "photos": [_file_values(each) for each in puzzle.photos],
        "files": [_file_values(each) for each in puzzle.files],
        "findings": None if findings is None else dict(vars(findings)),
    }
    return {key: value for key, value in values.items() if value not in (None, "", [], 0)}


def record_of(
    data: PuzzleData, source: Source, path: FieldPath = (), number: int = 0
) -> CollectedPuzzle:
    """Return the puzzle of checked values.

    Raises:
        FormatError: A state or the figure is invalid.
    """
    known = {state.value: state for state in State}
    for index, state in enumerate(data.states):
        if state not in known:
            source.wrong(
                (*path, "states", index),
                tr(
                    "one of {needed} is needed, not '{value}'", needed=", ".join(known), value=state
                ),
            )
    figure = data.figure
    findings = data.findings
    return CollectedPuzzle(
        name=single_line(data.name),
        number=number,
        states=frozenset(known[state] for state in data.states),
        lent_to=single_line(data.lent_to),
        designer=single_line(data.designer),
        maker=single_line(data.maker),
        year=data.year,
        numbers=tuple((single_line(one), single_line(other)) for one, other in data.numbers),
        notes=note_text(data.notes),
        file=None if data.file is None else _file_of(data.file),
        problem=data.problem,
        form=data.form,
        figure=None if figure is None else figure_of(figure, source, (*path, "figure")),
        piece_count=data.piece_count,
        photos=tuple(map(_file_of, data.photos)),
        files=tuple(map(_file_of, data.files)),
        findings=None
        if findings is None
        else Findings(**{name: getattr(findings, name) for name in FindingsData.__struct_fields__}),
    )


def _file_values(file: StoredFile) -> dict[str, Any]:
    return {"name": file.name, "digest": file.digest, "size": file.size}


def _file_of(data: FileData) -> StoredFile:
    return StoredFile(single_line(data.name), data.digest, data.size)
