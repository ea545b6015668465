"""Save unsaved work shortly after every change, and find it again after a crash."""

from __future__ import annotations

import json
import os
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from math import prod
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from uuid import uuid4

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal

from cubewright.errors import MALFORMED, CubewrightError, FormatError
from cubewright.formats.fig.default_pieces import stated_set
from cubewright.formats.fig.file import FigFile, parse_fig
from cubewright.formats.fig.pieces.texts import piece_texts
from cubewright.formats.limits import RECOVERY_COPY, read_json
from cubewright.formats.piece_sets.catalogue import known_piece_sets, piece_set
from cubewright.formats.piece_sets.file import parse_piece_set, piece_set_text
from cubewright.formats.project.file import project_bytes, read_project
from cubewright.formats.puzzle import MAX_BOX, choices_values
from cubewright.formats.set_aside import set_aside
from cubewright.gui.project.document import Document
from cubewright.model.cell import Cell, bounds
from cubewright.model.constraints import NO_CONSTRAINTS, Constraints
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattice
from cubewright.model.piece import PieceSet
from cubewright.model.piece_choice import PieceChoice
from cubewright.presenter.files.document_content import Content, Entry
from cubewright.presenter.files.opened_file import (
    OpenedFile,
    is_burrtools_file,
    opened_project,
)
from cubewright.resources import data_folder
from cubewright.translation import tr

INTERVAL_MS = 500
"""The least time between two copies while the document changes again and again."""
PAUSE_MS = 1000
"""The first change after so long without one is copied at once."""

ENCODINGS = ("utf-8", "latin-1")
MAX_COORDINATE = 10**6
_DEFAULT_PIECE_SET = "soma"


class Work(NamedTuple):
    """The figures, the path of their file, the current figure and its pieces."""

    opened: OpenedFile
    path: Path | None
    current: int
    pieces: PieceSet | None


@dataclass(frozen=True)
class RecoveryCopy:
    """Unsaved work of a program that crashed."""

    path: Path
    """The copy itself."""
    name: str
    """The name of the file that was open."""
    when: datetime
    work: Work

    def restore(self, document: Document) -> None:
        """Open the work in a document."""
        document.restore(*self.work)

    def discard(self) -> None:
        """Delete the copy."""
        for path in (self.path, lock_path(self.path)):
            with suppress(OSError):
                path.unlink(missing_ok=True)


class Recovery(QObject):
    """Saves a document's unsaved work to a copy, until the document is saved or closed."""

    failed = Signal(object)
    """A :class:`FormatError`: the copy cannot be written. Emitted once."""

    def __init__(
        self,
        document: Document,
        parent: QObject | None = None,
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> None:
        """``is_wanted`` returns whether copies are kept at all."""
        super().__init__(parent)
        self._is_wanted = is_wanted
        self._document = document
        self.folder = data_folder() / "recovery"
        self.path = self.folder / f"{uuid4().hex}.json"
        self._has_warned = False
        self.problems: list[FormatError] = []
        """The copies that :meth:`find` could not read; they have been set aside."""
        self._lock: QLockFile | None = None
        self._delay = QTimer(self, singleShot=True)
        self._delay.timeout.connect(self.save)
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        """Runs until the document has not changed for so long."""
        document.undo_stack.indexChanged.connect(self._on_changed)
        document.modified_changed.connect(self._on_changed)

    def save(self) -> None:
        """Write the copy now; delete it if there is no unsaved work or it is not kept."""
        self._delay.stop()
        try:
            if self._document.modified and self._is_wanted():
                self._write()
            else:
                self.path.unlink(missing_ok=True)
        except OSError as error:
            if not self._has_warned:
                self._has_warned = True
                reason = error.strerror or str(error)
                text = tr(
                    "{reason}. Changes are not kept for recovery; save them yourself", reason=reason
                )
                self.failed.emit(FormatError(str(self.folder), None, text))

    def _write(self) -> None:
        document = self._document
        table = {
            "name": document.title,
            "path": str(document.path) if document.path else None,
            "current": document.current,
            "when": datetime.now().astimezone().isoformat(timespec="seconds"),
            **(_project_values(document) if document.holds_project else _file_values(document)),
        }
        self.folder.mkdir(parents=True, exist_ok=True)
        self._hold_lock()
        draft = self.path.with_suffix(".draft")
        draft.write_text(json.dumps(table), encoding="utf-8")
        os.replace(draft, self.path)

    def close(self) -> None:
        """Delete the copy: the work is saved or discarded."""
        self._delay.stop()
        self._pause.stop()
        with suppress(OSError):
            self.path.unlink(missing_ok=True)
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def find(self) -> list[RecoveryCopy]:
        """Return the copies of programs that no longer run, the latest first."""
        found = []
        for path in self.folder.glob("*.json"):
            if path == self.path or is_held(path):
                continue
            try:
                found.append(_read_copy(path))
            except FormatError as error:
                self.problems.append(set_aside(path, error))
        return sorted(found, key=lambda copy: copy.when, reverse=True)

    def _on_changed(self, _payload: object) -> None:
        if not self._delay.isActive():  # 0: when the change is complete
            self._delay.start(INTERVAL_MS if self._pause.isActive() else 0)
        self._pause.start()

    def _hold_lock(self) -> None:
        """Lock a file next to the copy, so that other programs see that this one still runs."""
        if self._lock is None:
            self._lock = QLockFile(str(lock_path(self.path)))
            self._lock.setStaleLockTime(0)
            self._lock.tryLock(0)


def _project_values(document: Document) -> dict[str, object]:
    """Return a project as values for JSON, without its solutions, their plans and searches."""
    project = document.project
    for index, problem in enumerate(project.problems):
        plain = replace(problem.results, solutions=(), search=None, disassemblies=())
        project = project.with_results(index, plain)
    return {
        "project": b64encode(project_bytes(project)).decode(),
        "positions": document.positions_in_file,
    }


def _file_values(document: Document) -> dict[str, object]:
    """Return figures as values for JSON, with the text of their file."""
    content = document.content
    return {
        "text": content.file.text,
        "encoding": content.file.encoding,
        "figures": [_entry_values(content, entry) for entry in content.entries],
        "pieces": document.piece_set.name,
        "piece_set": piece_set_text(document.piece_set),
    }


def _entry_values(content: Content, entry: Entry) -> list[object]:
    """Return the block of a figure, the figure if it differs from the block's, and its pieces."""
    block = None if entry.block is None else content.file.blocks[entry.block]
    is_as_read = block is not None and (entry.figure, entry.constraints) == (
        block.figure,
        block.constraints,
    )
    figure = None
    if not is_as_read and entry.figure is not None:
        figure = _figure_values(entry.figure, entry.constraints)
    pieces = None if entry.pieces is None else piece_texts(entry.pieces)
    return [entry.block, figure, pieces]


def _pieces(table: Mapping[str, Any]) -> PieceSet:
    """Return the pieces that were current: a known set, or the set written in the copy."""
    known = known_piece_sets().get(table["pieces"])
    text = str(table.get("piece_set", ""))
    if known is not None and text in ("", piece_set_text(known)):
        return known
    try:
        return parse_piece_set(text, "pieces")
    except FormatError:  # a set without pieces, or a deleted set of the user
        return known or piece_set(_DEFAULT_PIECE_SET)


def _read_pieces(texts: list[str]) -> PieceSet:
    """Return the pieces of a figure, from the comments that a figure file has for them."""
    block = parse_fig("\n".join(["/SOMA figure", *map(str, texts), "/1", ""]), "pieces").blocks[0]
    pieces = stated_set(block)
    if pieces is None:
        raise block.problem or ValueError("it contains pieces that cannot be read")
    return pieces


def lock_path(copy: Path) -> Path:
    """Return the lock file of a copy."""
    return copy.with_suffix(".lock")


def is_held(copy: Path) -> bool:
    """Whether the program that wrote a copy still runs."""
    lock = QLockFile(str(lock_path(copy)))
    lock.setStaleLockTime(0)
    if not lock.tryLock(0):
        return True
    lock.unlock()
    return False


_OLD_NAMES = {"laid": "placed", "barred": "forbidden"}
"""Keys of version 0.1."""


def _figure_values(figure: Figure, constraints: Constraints) -> tuple[object, ...]:
    """Return a figure and its constraints as values for JSON."""
    allowed = constraints.allowed_colours
    marks = {
        "lattice": figure.lattice.name,
        "optional": sorted(figure.optional),
        "dark": None if figure.dark is None else sorted(figure.dark),
        "placed": constraints.placed,
        "forbidden": sorted(constraints.forbidden),
        "pieces": constraints.pieces,
        "colours": sorted(figure.colours),
        "max_holes": constraints.max_holes,
        "allowed_colours": None if allowed is None else sorted(allowed),
        **({"choices": choices_values(constraints.choices)} if constraints.choices else {}),
        **({"groups": constraints.groups} if constraints.groups else {}),
    }
    return figure.name, figure.cells, marks


def _read_figure(name: str, cells: Any, marks: Mapping[str, Any]) -> tuple[Figure, Constraints]:
    """Return what :func:`_figure_values` wrote, in this version or in the first one."""
    marks = {_OLD_NAMES.get(name, name): value for name, value in marks.items()}
    dark = marks["dark"]
    figure = Figure(
        map(_cell, cells),
        name,
        lattice(marks["lattice"]),
        map(_cell, marks["optional"]),
        None if dark is None else map(_cell, dark),
        ((_cell(cell), int(number)) for cell, number in marks.get("colours", ())),
    )
    if figure.cells:
        low, high = bounds(figure.cells)
        if prod(high[axis] - low[axis] + 1 for axis in range(3)) > MAX_BOX:
            raise ValueError("it has a figure that is too large")
    allowed, limit = marks.get("allowed_colours"), marks.get("max_holes")
    return figure, Constraints(
        ((symbol, map(_cell, where)) for symbol, where in marks["placed"]),
        ((symbol, _cell(cell)) for symbol, cell in marks["forbidden"]),
        marks["pieces"],
        (PieceChoice(**each) for each in marks.get("choices", ())),
        None if allowed is None else frozenset((int(a), int(b)) for a, b in allowed),
        None if limit is None else int(limit),
        tuple(
            (str(symbol), tuple((int(group), int(n)) for group, n in groups))
            for symbol, groups in marks.get("groups", ())
        ),
    )


def _cell(numbers: Any) -> Cell:
    x, y, z = numbers
    if not all(type(n) is int and abs(n) <= MAX_COORDINATE for n in (x, y, z)):
        raise ValueError("it has a cell that no figure has")
    return (x, y, z)


def _read_copy(path: Path) -> RecoveryCopy:
    """Return the copy; raises :class:`FormatError` if it cannot be read."""
    table = read_json(path, RECOVERY_COPY)
    try:
        name, when = str(table["name"]), datetime.fromisoformat(table["when"]).astimezone()
    except MALFORMED as error:
        raise FormatError(path.name, None, tr("it is no recovery copy")) from error
    try:
        work = _read_work(table)
    except (*MALFORMED, CubewrightError, OSError) as error:
        raise FormatError(
            path.name, None, tr("it is damaged ({error})", error=str(error))
        ) from error
    return RecoveryCopy(path, name, when, work)


def _read_work(table: Mapping[str, Any]) -> Work:
    """Return the work in a copy; raises one of several errors if it is damaged."""
    path = Path(str(table["path"])) if table["path"] else None
    current = int(table["current"])
    if "project" in table:
        opened = _read_project(b64decode(str(table["project"]), validate=True), table)
        # Its elements are not in the copy, so Save asks for a name.
        is_burrtools = path is not None and is_burrtools_file(path)
        return Work(opened, None if is_burrtools else path, current, None)
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
    pieces = content.entries[current].pieces or _pieces(table)
    return Work(OpenedFile(content, file.name), path, current, pieces)


def _read_entries(values: Any, file: FigFile) -> Iterator[Entry]:
    """Yield what :func:`_entry_values` wrote."""
    for key, (block, figure_values, texts) in enumerate(values):
        if block is not None and not 0 <= int(block) < len(file.blocks):
            raise ValueError("it contains figures that its file does not have")
        figure, constraints = None, NO_CONSTRAINTS
        if figure_values is not None:
            figure, constraints = _read_figure(*figure_values)
        elif block is not None:
            of_file = file.blocks[int(block)]
            figure, constraints = of_file.figure, of_file.constraints
        pieces = None if texts is None else _read_pieces(texts)
        yield Entry(key, figure, constraints, pieces, block=None if block is None else int(block))


def _read_old_figures(table: Mapping[str, Any], content: Content) -> Content:
    """Return the content with the changes that earlier versions wrote."""
    figures = range(len(content.entries))
    for index, *values in table["changed"]:
        if int(index) not in figures:
            raise ValueError("it contains figures that its file does not have")
        content = content.with_figure(int(index), *_read_figure(*values))
    for index, texts in table.get("chosen", ()):
        if int(index) not in figures:
            raise ValueError("it contains pieces of figures that its file does not have")
        content = content.with_pieces(int(index), _read_pieces(texts))
    return content


def _read_project(content: bytes, table: Mapping[str, Any]) -> OpenedFile:
    """Return the project of a copy; its solutions and searches are in its file."""
    with TemporaryDirectory(prefix="cubewright-") as folder:
        copy = Path(folder) / "project.cubewright"
        copy.write_bytes(content)
        project = read_project(copy)
    positions = table.get("positions")  # earlier versions did not write them
    if positions is not None:
        positions = tuple(None if each is None else int(each) for each in positions)
        if len(positions) != len(project.problems):
            raise ValueError("it contains problems that its file does not have")
    return replace(opened_project(project, str(table["name"])), positions=positions)
