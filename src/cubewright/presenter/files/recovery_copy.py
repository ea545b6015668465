"""A recovery copy of unsaved work: a project, with a table of data that projects cannot store."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote, unquote

import msgspec
from msgspec import Struct

from cubewright.errors import MALFORMED, CubewrightError, FormatError
from cubewright.formats.fig.default_pieces import stated_set
from cubewright.formats.fig.file import FigFile, parse_fig
from cubewright.formats.fig.pieces.texts import piece_texts
from cubewright.formats.piece_sets.catalogue import known_piece_sets, piece_set
from cubewright.formats.piece_sets.file import parse_piece_set, piece_set_text
from cubewright.formats.project.file import read_project
from cubewright.formats.project.unsaved import copy_bytes, pack_text, read_unsaved
from cubewright.formats.project.values import read_text
from cubewright.formats.puzzle import choices_values
from cubewright.formats.schema import Count
from cubewright.model.cell import Cell
from cubewright.model.constraints import Constraints
from cubewright.model.piece import PieceSet
from cubewright.model.piece_choice import PieceChoice
from cubewright.model.project import Project
from cubewright.presenter.files.document_content import Content, Entry
from cubewright.presenter.files.opened_file import OpenedFile, is_burrtools_file, opened_project
from cubewright.translation import tr

SUFFIX = ".unsaved.cubewright"
ENCODINGS = ("utf-8", "latin-1")
MAX_COORDINATE = 10**6
_DEFAULT_PIECE_SET = "soma"
_SAFE = "/\\: "
"""Characters of paths that are not quoted."""


class RecoveredWork(NamedTuple):
    """The work in a copy: its name, time and content, and the path of its file.

    ``current`` is the index of the current figure, and ``pieces`` are its pieces.
    """

    name: str
    when: datetime
    opened: OpenedFile
    path: Path | None
    current: int
    pieces: PieceSet | None


@dataclass(frozen=True)
class UnsavedDocument:
    """The parts of a document that a copy contains.

    ``project``: the document as a project with its results; None for a document of figures.
    ``positions``: the index of each problem in the open project file, or None.
    """

    name: str
    path: Path | None
    current: int
    content: Content
    pieces: PieceSet
    project: Project | None = None
    positions: tuple[int | None, ...] = ()


class EntryData(Struct, frozen=True, kw_only=True):
    """Data about a problem that are absent from the project of the copy.

    - ``block``: the index of its block in the figure file.
    - ``problem``: the index in the project; None if the figure equals its block.
    - ``states_pieces``: whether its pieces were chosen, or stated by its file.
    - ``pieces``: comments as in figure files, if the project contains other pieces.
    - ``constraints``: the constraints, if they differ from the project's, for example because
      they name pieces that the set lacks.
    """

    block: Count | None = None
    problem: Count | None = None
    states_pieces: bool = True
    pieces: tuple[str, ...] | None = None
    constraints: dict[str, Any] | None = None


class CopyData(Struct, frozen=True, kw_only=True):
    """The table of a copy; ``encoding`` belongs to the figure file.

    ``name`` and ``path`` are percent-encoded, because they may contain bytes that are not text.
    """

    name: str
    path: str | None
    when: str
    current: Count
    encoding: str
    holds_project: bool
    entries: tuple[EntryData, ...]
    positions: tuple[Count | None, ...]
    pieces: str
    piece_set: str


class CopyWriter:
    """Writer of the copies of one document; it compresses the text of its file only once."""

    def __init__(self) -> None:
        self._packed: tuple[FigFile | None, bytes] = None, pack_text("")

    def copy(self, document: UnsavedDocument) -> bytes:
        """Return the bytes of a copy."""
        content = document.content
        if document.project is None:
            project, entries = _changed_problems(content)
        else:
            project = _without_solutions(document.project)
            read = Content.of_project(project).entries
            pairs = zip(content.entries, read, strict=True)
            entries = [_entry_data(*pair, number) for number, pair in enumerate(pairs)]
        data = CopyData(
            name=quote(document.name, _SAFE, errors="surrogatepass"),
            path=quote(str(document.path), _SAFE, errors="surrogatepass")
            if document.path
            else None,
            when=datetime.now().astimezone().isoformat(timespec="seconds"),
            current=document.current,
            encoding=content.file.encoding,
            holds_project=document.project is not None,
            entries=tuple(entries),
            positions=document.positions,
            pieces=document.pieces.name,
            piece_set=piece_set_text(document.pieces),
        )
        return copy_bytes(project, msgspec.json.encode(data).decode(), self._text(content.file))

    def _text(self, file: FigFile) -> bytes:
        if self._packed[0] is not file:
            self._packed = file, pack_text(file.text)
        return self._packed[1]


def _without_solutions(project: Project) -> Project:
    for index, problem in enumerate(project.problems):
        results = problem.results
        if len(results.solutions) or results.search is not None or results.disassemblies:
            plain = replace(results, solutions=(), search=None, disassemblies=())
            project = project.with_results(index, plain)
    return project


def _changed_problems(content: Content) -> tuple[Project, list[EntryData]]:
    changed = [entry for entry in content.entries if not _is_as_in_file(entry, content.file)]
    project = replace(content, entries=tuple(changed)).to_project()
    read = iter(zip(range(len(changed)), Content.of_project(project).entries, strict=True))
    entries = []
    for entry in content.entries:
        if _is_as_in_file(entry, content.file):
            entries.append(EntryData(block=entry.block))
        else:
            number, other = next(read)
            entries.append(_entry_data(entry, other, number))
    return project, entries


def _is_as_in_file(entry: Entry, file: FigFile) -> bool:
    if entry.block is None or entry.pieces is not None or entry.marks:
        return False
    block = file.blocks[entry.block]
    return (entry.figure, entry.constraints) == (block.figure, block.constraints)


def _entry_data(entry: Entry, read: Entry, number: int) -> EntryData:
    """Return the data of an entry that are absent from the project of the copy.

    ``number`` is the problem's index, and ``read`` the entry that the copy would give.
    """
    pieces = None
    if entry.pieces is not None and entry.pieces != read.pieces:
        pieces = tuple(piece_texts(entry.pieces))
    constraints = None
    if entry.constraints != read.constraints:
        constraints = _constraints_values(entry.constraints)
    return EntryData(
        block=entry.block,
        problem=number,
        states_pieces=entry.pieces is not None,
        pieces=pieces,
        constraints=constraints,
    )


def read_recovery_copy(path: Path) -> RecoveredWork:
    """Return the work in a recovery copy.

    Raises:
        FormatError: The copy cannot be read, or is damaged.
    """
    project = read_project(path)
    values, text = read_unsaved(path)
    data, _ = read_text(values, CopyData, path.name)
    try:
        return _read_work(project, data, text)
    except (*MALFORMED, CubewrightError) as error:
        raise FormatError(
            path.name, None, tr("it is damaged ({error})", error=str(error))
        ) from error


def _read_work(project: Project, data: CopyData, text: str) -> RecoveredWork:
    when = datetime.fromisoformat(data.when).astimezone()
    name = unquote(data.name, errors="surrogatepass")
    path = Path(unquote(data.path, errors="surrogatepass")) if data.path else None
    if not data.current < len(data.entries):
        raise ValueError("it contains figures that its file does not have")
    if data.holds_project:
        opened, pieces = _read_project(project, data, name), None
        # The copy lacks the elements of that file, so Save asks for a name.
        if path is not None and is_burrtools_file(path):
            path = None
    else:
        opened = _read_figures(project, data, text, name)
        chosen = opened.content.entries[data.current].pieces
        pieces = chosen or current_pieces(data.pieces, data.piece_set)
    return RecoveredWork(name, when, opened, path, data.current, pieces)


def _read_project(project: Project, data: CopyData, name: str) -> OpenedFile:
    """Return the project of a copy; solutions and searches are only in the project's file."""
    opened = opened_project(project, name)
    read = opened.content.entries
    if not len(data.positions) == len(data.entries) == len(read):
        raise ValueError("it contains problems that its file does not have")
    entries = tuple(
        replace(
            entry,
            pieces=_pieces_of(each, entry),
            constraints=_constraints_of(each, entry),
        )
        for entry, each in zip(read, data.entries, strict=True)
    )
    content = replace(opened.content, entries=entries)
    return replace(opened, content=content, positions=data.positions)


def _read_figures(project: Project, data: CopyData, text: str, name: str) -> OpenedFile:
    if data.encoding not in ENCODINGS:
        raise ValueError("it has an unknown encoding")
    file = replace(parse_fig(text, name), encoding=data.encoding)
    read = Content.of_project(project).entries
    entries = []
    for key, each in enumerate(data.entries):
        if each.problem is None:
            if each.block is None:
                raise ValueError("it has neither a figure nor its place in the file")
            block = file.blocks[each.block]
            entries.append(Entry(key, block.figure, block.constraints, block=each.block))
            continue
        if each.block is not None and each.block >= len(file.blocks):
            raise ValueError("it contains figures that its file does not have")
        entry = read[each.problem]
        entries.append(
            replace(
                entry,
                key=key,
                pieces=_pieces_of(each, entry) if each.states_pieces else None,
                constraints=_constraints_of(each, entry),
                block=each.block,
                problem=None,
            )
        )
    colours = Project(colours=project.colours)
    return OpenedFile(Content(tuple(entries), file, colours), file.name)


def _pieces_of(data: EntryData, read: Entry) -> PieceSet | None:
    return read.pieces if data.pieces is None else read_pieces(data.pieces)


def _constraints_of(data: EntryData, read: Entry) -> Constraints:
    return read.constraints if data.constraints is None else read_constraints(data.constraints)


def current_pieces(name: str, text: str) -> PieceSet:
    """Return the pieces that were current: a known set, or the set in a text."""
    known = known_piece_sets().get(name)
    if known is not None and text in ("", piece_set_text(known)):
        return known
    try:
        return parse_piece_set(text, "pieces")
    except FormatError:  # The text is a set without pieces, or a set that the user has deleted.
        return known or piece_set(_DEFAULT_PIECE_SET)


def read_pieces(texts: Iterable[str]) -> PieceSet:
    """Return the pieces of a figure from comments in the form of figure files."""
    block = parse_fig("\n".join(["/SOMA figure", *map(str, texts), "/1", ""]), "pieces").blocks[0]
    pieces = stated_set(block)
    if pieces is None:
        raise block.problem or ValueError("it contains pieces that cannot be read")
    return pieces


def _constraints_values(constraints: Constraints) -> dict[str, Any]:
    allowed = constraints.allowed_colours
    return {
        "placed": constraints.placed,
        "forbidden": sorted(constraints.forbidden),
        "pieces": constraints.pieces,
        "max_holes": constraints.max_holes,
        "allowed_colours": None if allowed is None else sorted(allowed),
        "choices": choices_values(constraints.choices),
        "groups": constraints.groups,
        "weights": constraints.weights,
        "targets": constraints.targets,
        "on_ground": constraints.on_ground,
    }


def read_constraints(values: Mapping[str, Any]) -> Constraints:
    """Read constraints from JSON values; raise one of several errors if they are damaged."""
    allowed, limit = values.get("allowed_colours"), values.get("max_holes")
    return Constraints(
        ((symbol, map(read_cell, where)) for symbol, where in values["placed"]),
        ((symbol, read_cell(cell)) for symbol, cell in values["forbidden"]),
        values["pieces"],
        (PieceChoice(**each) for each in values.get("choices", ())),
        None if allowed is None else frozenset((int(a), int(b)) for a, b in allowed),
        None if limit is None else int(limit),
        tuple(
            (str(symbol), tuple((int(group), int(n)) for group, n in groups))
            for symbol, groups in values.get("groups", ())
        ),
        tuple((str(symbol), int(weight)) for symbol, weight in values.get("weights", ())),
        ((symbol, map(read_cell, where)) for symbol, where in values.get("targets", ())),
        values.get("on_ground", False) is True,
    )


def read_cell(numbers: Any) -> Cell:
    """Return a cell; raise ValueError if no figure can contain it."""
    x, y, z = numbers
    if not all(type(n) is int and abs(n) <= MAX_COORDINATE for n in (x, y, z)):
        raise ValueError("it has a cell that no figure has")
    return (x, y, z)
