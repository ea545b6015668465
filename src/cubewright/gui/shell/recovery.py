"""Unsaved work is kept beside, a moment after every change, and offered again after a crash."""

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
"""How long after a change its copy is written; more changes in between go into the same copy."""

_USUAL = "soma"


@dataclass(frozen=True)
class Kept:
    """A recovery copy that a program which ended badly left behind."""

    copy: Path
    name: str
    """What the file was called."""
    when: datetime

    def take_up(self, document: Document) -> None:
        """Open the work; raises :class:`CubewrightError` where the copy cannot be read."""
        try:
            table = read_json(self.copy, RECOVERY_COPY)
            path = Path(table["path"]) if table["path"] else None
            file = replace(parse_fig(table["text"], table["name"]), encoding=table["encoding"])
            changed, placed = {}, {}
            for index, *status_message in table["changed"]:
                changed[int(index)], placed[int(index)] = _drawn(*status_message)
            if not file.blocks or not changed.keys() <= set(range(len(file.blocks))):
                raise ValueError("its figures are not those of its file")
            content = Content(file, changed, placed)
            document.restore(content, path, int(table["current"]), _pieces(table))
        except (FormatError, OSError, ValueError, KeyError, TypeError) as error:
            raise CubewrightError(
                f"The kept copy of {self.name} cannot be read: {error}."
            ) from error

    def discard(self) -> None:
        """Remove the copy."""
        self.copy.unlink(missing_ok=True)
        lock_path(self.copy).unlink(missing_ok=True)


class Recovery(QObject):
    """Keeps a copy of one document's unsaved work, and removes it when it is saved or closed."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.folder = data_folder() / "recovery"
        self.copy = self.folder / f"{uuid4().hex}.json"
        self._lock: QLockFile | None = None
        self._delay = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._delay.timeout.connect(self.keep)
        document.undo_stack.indexChanged.connect(self._on_changed)
        document.modified_changed.connect(self._on_changed)

    def keep(self) -> None:
        """Write the copy now; a document without changes has none."""
        self._delay.stop()
        if not (self._document.modified or self._document.has_unkept_pieces):
            self.copy.unlink(missing_ok=True)
            return
        content = self._document.content
        file = content.file
        path = self._document.path
        table = {
            "name": file.name,
            "path": str(path) if path else None,
            "text": file.text,
            "encoding": file.encoding,
            "changed": [
                [index, *_written(figure, content.constraints(index))]
                for index, figure in content.changed.items()
            ],
            "current": self._document.current,
            "pieces": self._document.piece_set.name,
            "piece_set": piece_set_text(self._document.piece_set),
            "when": datetime.now().astimezone().isoformat(timespec="seconds"),
        }
        self.folder.mkdir(parents=True, exist_ok=True)
        self._hold_lock()
        draft = self.copy.with_suffix(".draft")
        draft.write_text(json.dumps(table), encoding="utf-8")
        os.replace(draft, self.copy)

    def close(self) -> None:
        """The work is saved or given up: nothing is to be recovered."""
        self._delay.stop()
        self.copy.unlink(missing_ok=True)
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def left_behind(self) -> list[Kept]:
        """Copies of programs that run no longer, the latest first."""
        found = []
        for copy in self.folder.glob("*.json"):
            if copy == self.copy or is_held(copy):
                continue
            kept = _kept(copy)
            if kept is not None:
                found.append(kept)
        return sorted(found, key=lambda kept: kept.when, reverse=True)

    def _on_changed(self, _what: object) -> None:
        if not self._delay.isActive():
            self._delay.start()

    def _hold_lock(self) -> None:
        """A lock beside the copy says that its program still runs."""
        if self._lock is None:
            self._lock = QLockFile(str(lock_path(self.copy)))
            self._lock.setStaleLockTime(0)
            self._lock.tryLock(0)


def _pieces(table: dict[str, Any]) -> PieceSet:
    """The pieces that were in hand: one of the sets there are, or as they were written."""
    known = known_piece_sets().get(table["pieces"])
    text = str(table.get("piece_set", ""))
    if known is not None and text in ("", piece_set_text(known)):
        return known
    try:
        return parse_piece_set(text, "pieces")
    except FormatError:  # a set that had no pieces yet, or of an own set that is gone
        return known or piece_set(_USUAL)


def lock_path(copy: Path) -> Path:
    """The lock that says whether the program that keeps a copy still runs."""
    return copy.with_suffix(".lock")


def is_held(copy: Path) -> bool:
    """Whether a program that still runs keeps a copy."""
    lock = QLockFile(str(lock_path(copy)))
    lock.setStaleLockTime(0)
    if not lock.tryLock(0):
        return True
    lock.unlock()
    return False


_OLD_NAMES = {"laid": "placed", "barred": "forbidden"}
"""Keys of version 0.1."""


def _written(figure: Figure, constraints: Constraints) -> tuple[object, ...]:
    """A figure and what is laid in it, as JSON has it."""
    marks = {
        "lattice": figure.lattice.name,
        "optional": sorted(figure.optional),
        "dark": None if figure.dark is None else sorted(figure.dark),
        "placed": constraints.placed,
        "forbidden": sorted(constraints.forbidden),
        "pieces": constraints.pieces,
    }
    return figure.name, figure.cells, marks


def _drawn(name: str, cells: Any, marks: Mapping[str, Any]) -> tuple[Figure, Constraints]:
    """What :func:`_written` has written; version 0.1 wrote other names."""
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


def _kept(copy: Path) -> Kept | None:
    try:
        table = read_json(copy, RECOVERY_COPY)
        return Kept(copy, str(table["name"]), datetime.fromisoformat(table["when"]))
    except (FormatError, ValueError, KeyError, TypeError):
        return None
