"""Find puzzles in files and folders for a collection, and recognise those that it contains."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.batch import BatchRow, batch_rows
from cubewright.formats.collection.file import FILE_LIMITS, Collection, stored_file
from cubewright.formats.fig.file import read_fig
from cubewright.formats.fig.statements import remarks
from cubewright.formats.library import MAX_BYTES, MAX_FILES
from cubewright.formats.limits import read_bytes
from cubewright.formats.project import SUFFIX as PROJECT_SUFFIX
from cubewright.formats.project.file import read_project
from cubewright.formats.xmpuzzle import SUFFIX as XMPUZZLE_SUFFIX
from cubewright.formats.xmpuzzle.file import read_xmpuzzle
from cubewright.model.collected import (
    CollectedPuzzle,
    StoredFile,
    note_text,
    single_line,
)
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.same_puzzle import puzzle_form
from cubewright.translation import tr

SUFFIXES = (XMPUZZLE_SUFFIX, ".fig", PROJECT_SUFFIX)
"""The suffixes of the files in a folder that may contain puzzles."""
MAX_PICTURE_CELLS = 4096
"""Maximum number of cells of a figure that is stored for pictures."""


@dataclass(frozen=True)
class FoundPuzzles:
    """The puzzles of one file, its content, and the reasons for problems without a puzzle."""

    puzzles: tuple[CollectedPuzzle, ...] = ()
    contents: Mapping[str, bytes] = field(default_factory=dict)
    problems: tuple[str, ...] = ()


@dataclass
class Import:
    """The result of an import.

    ``added`` are new puzzles and ``completed`` those that had no file of the puzzle before.
    ``known`` are pairs of a found puzzle's name and the equal puzzle of the collection.
    """

    added: list[CollectedPuzzle] = field(default_factory=list)
    completed: list[CollectedPuzzle] = field(default_factory=list)
    known: list[tuple[str, CollectedPuzzle]] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)


def puzzle_files(place: Path) -> tuple[Path, ...]:
    """Return the puzzle files of a folder and its subfolders in order, or the file itself."""
    if not place.is_dir():
        return (place,)
    found: list[Path] = []
    for folder, folders, names in os.walk(place):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        found += (Path(folder, name) for name in sorted(names) if _is_puzzle_file(name))
        if len(found) > MAX_FILES:
            break
    return tuple(found)


def found_puzzles(
    place: Path, is_stopped: Callable[[], bool] = lambda: False
) -> Iterator[FoundPuzzles]:
    """Yield the puzzles of each file of a folder, or of a file, until ``is_stopped`` is true."""
    files = puzzle_files(place)
    if not files:
        reason = tr("there are no puzzle files in this folder")
        yield FoundPuzzles(problems=(str(FormatError(str(place), None, reason)),))
    left = MAX_BYTES
    for number, path in enumerate(files, 1):
        found = _of_file(path, is_stopped)
        if is_stopped():
            return
        left -= sum(map(len, found.contents.values()))
        if number > MAX_FILES or left < 0:
            reason = tr(
                "this file and those after it are not read: a folder may hold {files} puzzle files "
                "and {size} MiB; add smaller folders, or single files",
                files=MAX_FILES,
                size=MAX_BYTES >> 20,
            )
            yield FoundPuzzles(problems=(str(FormatError(path.name, None, reason)),))
            return
        yield found


def collected(
    puzzle: Puzzle, name: str, content: bytes, file_name: str, problem: int = 0
) -> FoundPuzzles:
    """Return a single puzzle and the content of its file for a collection."""
    file = stored_file(file_name, content)
    return FoundPuzzles((_collected(puzzle, name, file, problem),), {file.digest: content})


def add_found(collection: Collection, found: Iterable[FoundPuzzles]) -> Iterator[Import]:
    """Add the puzzles of files to a collection; yield the results so far after each file.

    A puzzle that the collection contains, up to symmetry, is not added again. If neither puzzle has
    cells, they are equal if they have the same name, designer and maker. A known puzzle without a
    file gets the file of the found puzzle: an equal puzzle, or one of the same name without cells.

    Raises:
        FormatError: The collection cannot be read or written.
    """
    done, known = Import(), _Known(collection.puzzles())
    for each in found:
        new: list[CollectedPuzzle] = []
        of_file, again = _Known(), list[CollectedPuzzle]()
        for puzzle in each.puzzles:
            same = known.same(puzzle)
            if same is not None and same.file is None and puzzle.file is not None:
                change = partial(_completed, found=puzzle)
                (complete,) = collection.edit([same.number], change, each.contents)
                known.replace(same, complete)
                done.completed.append(complete)
            elif same is not None:
                done.known.append((puzzle.name, same))
            elif of_file.same(puzzle) is not None:
                again.append(puzzle)
            else:
                new.append(puzzle)
                of_file.add(puzzle)
        if new:
            added = collection.add(new, each.contents)
            for puzzle in added:
                known.add(puzzle)
            done.added += added
            repeated = [(puzzle.name, known.same(puzzle)) for puzzle in again]
            done.known += [(name, same) for name, same in repeated if same is not None]
        done.problems += each.problems
        yield done


class _Known:
    """The puzzles of a collection, which can be found by their form or by their name."""

    def __init__(self, puzzles: Iterable[CollectedPuzzle] = ()) -> None:
        self._of_form: dict[str, CollectedPuzzle] = {}
        self._of_names: dict[tuple[str, str, str], CollectedPuzzle] = {}
        self._of_name: dict[str, CollectedPuzzle] = {}
        for puzzle in puzzles:
            self.add(puzzle)

    def add(self, puzzle: CollectedPuzzle) -> None:
        if puzzle.form:
            self._of_form.setdefault(puzzle.form, puzzle)
        else:
            self._of_names.setdefault(_names(puzzle), puzzle)
            self._of_name.setdefault(puzzle.name.casefold(), puzzle)

    def same(self, puzzle: CollectedPuzzle) -> CollectedPuzzle | None:
        """Return the puzzle of the collection that equals a found one, or None."""
        if not puzzle.form:
            return self._of_names.get(_names(puzzle))
        same = self._of_form.get(puzzle.form)
        return same if same is not None else self._of_name.get(puzzle.name.casefold())

    def replace(self, before: CollectedPuzzle, after: CollectedPuzzle) -> None:
        """Replace a puzzle by the same puzzle with a file."""
        if not before.form:
            del self._of_names[_names(before)]
            self._of_name.pop(before.name.casefold())
        self._of_form[after.form] = after


def _names(puzzle: CollectedPuzzle) -> tuple[str, str, str]:
    return puzzle.name.casefold(), puzzle.designer.casefold(), puzzle.maker.casefold()


def _completed(puzzle: CollectedPuzzle, found: CollectedPuzzle) -> CollectedPuzzle:
    """Return a puzzle with the file of a found puzzle."""
    return replace(
        puzzle,
        file=found.file,
        problem=found.problem,
        form=found.form,
        figure=found.figure,
        piece_count=found.piece_count,
        notes=puzzle.notes or found.notes,
    )


@contextmanager
def written_file(name: str, content: bytes) -> Iterator[Path]:
    """Write a file of a collection into a temporary folder, for readers that need a path."""
    with TemporaryDirectory(prefix="cubewright-") as folder:
        path = Path(folder) / safe_name(name)
        path.write_bytes(content)
        yield path


def safe_name(name: str) -> str:
    """Return a file's name without a folder and without characters that systems refuse.

    >>> safe_name("../a:b.fig"), safe_name("..")
    ('a_b.fig', 'puzzle')
    """
    last = name.replace("\\", "/").rpartition("/")[2]
    kept = "".join("_" if each in '<>:"|?*' or not each.isprintable() else each for each in last)
    stem, dot, suffix = kept.rpartition(".")
    short = f"{stem[:60]}{dot}{suffix[:20]}".strip(". ")
    return short or "puzzle"


def row_of(path: Path, problem: int) -> BatchRow | None:
    """Return the problem with this index in a file; None if the file has no such problem."""
    return next((row for row in batch_rows([path]) if row.index == problem), None)


def _is_puzzle_file(name: str) -> bool:
    return name.lower().endswith(SUFFIXES) and not name.startswith(".")


def _of_file(path: Path, is_stopped: Callable[[], bool]) -> FoundPuzzles:
    try:
        content = read_bytes(path, FILE_LIMITS)
        file = stored_file(path.name, content)
        rows = _first_of_each(batch_rows([path]))
        notes = _notes(path)
    except CubewrightError as error:
        return FoundPuzzles(problems=(str(error),))
    puzzles, problems = [], []
    for row in rows:
        if is_stopped():
            break
        if row.puzzle is None:
            reason = "; ".join(row.remarks) or tr("there is no puzzle in it")
            problems.append(str(FormatError(path.name, row.line, reason)))
            continue
        name = _name(row, path, len(rows))
        note = notes[row.index] if row.index < len(notes) else ""
        puzzle = _collected(row.puzzle, name, file, row.index)
        puzzles.append(replace(puzzle, notes=note_text(note)))
    contents = {file.digest: content} if puzzles else {}
    return FoundPuzzles(tuple(puzzles), contents, tuple(problems))


def _first_of_each(rows: Iterable[BatchRow]) -> list[BatchRow]:
    """Return the first row of each problem, without the alternatives of its figure."""
    first: dict[int, BatchRow] = {}
    for row in rows:
        first.setdefault(row.index, row)
    return list(first.values())


def _name(row: BatchRow, path: Path, count: int) -> str:
    is_unnamed = row.name in ("", str(row.index + 1))
    if path.suffix.lower() == XMPUZZLE_SUFFIX and (is_unnamed or count == 1):
        return path.stem if count == 1 else f"{path.stem} {row.index + 1}"
    if is_unnamed:
        return path.stem if count == 1 else f"{path.stem} {row.index + 1}"
    return row.name


def _notes(path: Path) -> Sequence[str]:
    """Return the note of each problem of a file."""
    suffix = path.suffix.lower()
    if suffix == XMPUZZLE_SUFFIX:
        file = read_xmpuzzle(path)
        return [file.comment] * len(file.problems)
    if suffix == PROJECT_SUFFIX:
        project = read_project(path)
        return [each.note or project.note for each in project.problems]
    return ["\n".join(remarks(block.comments)) for block in read_fig(path).blocks]


def _collected(puzzle: Puzzle, name: str, file: StoredFile, problem: int) -> CollectedPuzzle:
    figure = puzzle.figure
    return CollectedPuzzle(
        name=single_line(name),
        file=file,
        problem=problem,
        form=puzzle_form(puzzle),
        figure=replace(figure, name="") if len(figure) <= MAX_PICTURE_CELLS else None,
        piece_count=puzzle.piece_set.piece_count,
    )
