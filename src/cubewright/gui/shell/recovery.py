"""Save unsaved work shortly after every change, and find it again after a crash."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any
from uuid import uuid4

from PySide6.QtCore import QLockFile, QObject, QTimer

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.fig.file import parse_fig
from cubewright.formats.limits import RECOVERY_COPY, read_json
from cubewright.formats.piece_sets.catalogue import known_piece_sets, piece_set
from cubewright.formats.piece_sets.file import parse_piece_set, piece_set_text
from cubewright.gui.project.document import Document
from cubewright.model.cell import Cell
from cubewright.model.constraints import Constraints
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattice
from cubewright.model.piece import PieceSet
from cubewright.presenter.document_content import Content
from cubewright.resources import data_folder

DELAY_MS = 1000
"""The delay between a change and the copy, which includes all changes made meanwhile."""

_DEFAULT_PIECE_SET = "soma"


@dataclass(frozen=True)
class RecoveryCopy:
    """Unsaved work of a program that crashed."""

    path: Path
    name: str
    """The name of the file that was open."""
    when: datetime

    def restore(self, document: Document) -> None:
        """Open the work in a document; raises :class:`CubewrightError` if it cannot be read."""
        try:
            table = read_json(self.path, RECOVERY_COPY)
            path = Path(table["path"]) if table["path"] else None
            file = replace(parse_fig(table["text"], table["name"]), encoding=table["encoding"])
            changed, placed = {}, {}
            for index, *values in table["changed"]:
                changed[int(index)], placed[int(index)] = _read_figure(*values)
            if not file.blocks or not changed.keys() <= set(range(len(file.blocks))):
                raise ValueError("it contains figures that its file does not have")
            content = Content(file, changed, placed)
            document.restore(content, path, int(table["current"]), _pieces(table))
        except (FormatError, OSError, ValueError, KeyError, TypeError) as error:
            raise CubewrightError(
                f"The recovery copy of {self.name} cannot be read: {error}."
            ) from error

    def discard(self) -> None:
        """Delete the copy."""
        self.path.unlink(missing_ok=True)
        lock_path(self.path).unlink(missing_ok=True)


class Recovery(QObject):
    """Saves a document's unsaved work to a copy, until the document is saved or closed."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.folder = data_folder() / "recovery"
        self.path = self.folder / f"{uuid4().hex}.json"
        self._lock: QLockFile | None = None
        self._delay = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._delay.timeout.connect(self.save)
        document.undo_stack.indexChanged.connect(self._on_changed)
        document.modified_changed.connect(self._on_changed)

    def save(self) -> None:
        """Write the copy now; delete it if the document has no unsaved work."""
        self._delay.stop()
        if not (self._document.modified or self._document.has_unsaved_pieces):
            self.path.unlink(missing_ok=True)
            return
        content = self._document.content
        file = content.file
        document_path = self._document.path
        table = {
            "name": file.name,
            "path": str(document_path) if document_path else None,
            "text": file.text,
            "encoding": file.encoding,
            "changed": [
                [index, *_figure_values(figure, content.constraints(index))]
                for index, figure in content.changed.items()
            ],
            "current": self._document.current,
            "pieces": self._document.piece_set.name,
            "piece_set": piece_set_text(self._document.piece_set),
            "when": datetime.now().astimezone().isoformat(timespec="seconds"),
        }
        self.folder.mkdir(parents=True, exist_ok=True)
        self._hold_lock()
        draft = self.path.with_suffix(".draft")
        draft.write_text(json.dumps(table), encoding="utf-8")
        os.replace(draft, self.path)

    def close(self) -> None:
        """Delete the copy: the work is saved or discarded."""
        self._delay.stop()
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
            copy = _read_copy(path)
            if copy is not None:
                found.append(copy)
        return sorted(found, key=lambda copy: copy.when, reverse=True)

    def _on_changed(self, _payload: object) -> None:
        if not self._delay.isActive():
            self._delay.start()

    def _hold_lock(self) -> None:
        """Lock a file next to the copy, so that other programs see that this one still runs."""
        if self._lock is None:
            self._lock = QLockFile(str(lock_path(self.path)))
            self._lock.setStaleLockTime(0)
            self._lock.tryLock(0)


def _pieces(table: dict[str, Any]) -> PieceSet:
    """Return the pieces that were current: a known set, or the set written in the copy."""
    known = known_piece_sets().get(table["pieces"])
    text = str(table.get("piece_set", ""))
    if known is not None and text in ("", piece_set_text(known)):
        return known
    try:
        return parse_piece_set(text, "pieces")
    except FormatError:  # a set without pieces, or a deleted set of the player
        return known or piece_set(_DEFAULT_PIECE_SET)


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
    marks = {
        "lattice": figure.lattice.name,
        "optional": sorted(figure.optional),
        "dark": None if figure.dark is None else sorted(figure.dark),
        "placed": constraints.placed,
        "forbidden": sorted(constraints.forbidden),
        "pieces": constraints.pieces,
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
    )
    return figure, Constraints(
        ((symbol, map(_cell, where)) for symbol, where in marks["placed"]),
        ((symbol, _cell(cell)) for symbol, cell in marks["forbidden"]),
        marks["pieces"],
    )


def _cell(numbers: Any) -> Cell:
    x, y, z = numbers
    return (int(x), int(y), int(z))


def _read_copy(path: Path) -> RecoveryCopy | None:
    try:
        table = read_json(path, RECOVERY_COPY)
        return RecoveryCopy(path, str(table["name"]), datetime.fromisoformat(table["when"]))
    except (FormatError, ValueError, KeyError, TypeError):
        return None
