"""The figures of files and folders with their pieces, as rows of a batch."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.fig.default_pieces import default_pieces, unknown_pieces_message
from cubewright.formats.fig.file import Block, FigFile
from cubewright.formats.library import LibraryFile, read_library
from cubewright.formats.project import SUFFIX as PROJECT_SUFFIX
from cubewright.formats.project.file import read_project
from cubewright.formats.xmpuzzle import SUFFIX as XMPUZZLE_SUFFIX
from cubewright.formats.xmpuzzle.file import read_xmpuzzle
from cubewright.formats.xmpuzzle.puzzle import puzzle_of
from cubewright.model.piece import PieceSet
from cubewright.model.pieces.fitting import puzzle_to_fill
from cubewright.model.pieces.groups import PieceGroups
from cubewright.model.pieces.weights import PieceWeights
from cubewright.model.puzzle import Puzzle
from cubewright.translation import counted, mark, tr

COMMENTED_OUT = mark("commented out in the file")
ALTERNATIVE = mark("an alternative to the figure above")
ANY_SUBSET = mark("any subset that fits")


@dataclass(frozen=True)
class BatchRow:
    """A block of a figure file as a row of a batch.

    If the block lacks a figure, or no piece set fits, ``puzzle`` is None and ``remarks`` give the
    reason. ``line`` is the line of the block in its file. ``index`` is the index of the block, or
    of the block to which an alternative belongs. ``groups`` and ``weights`` are those in a figure
    file; projects and BurrTools files state them elsewhere.
    """

    file: str
    line: int | None = None
    name: str = ""
    cubelets: int | None = None
    puzzle: Puzzle | None = field(default=None, repr=False)
    remarks: tuple[str, ...] = ()
    path: Path | None = None
    index: int = 0
    groups: PieceGroups = ()
    on_ground: bool = False
    weights: PieceWeights = ()

    @property
    def pieces(self) -> str:
        """The name of the piece set, or an empty text."""
        return "" if self.puzzle is None else self.puzzle.piece_set.name


def batch_rows(places: Iterable[Path], pieces: PieceSet | None = None) -> Iterator[BatchRow]:
    """Yield the figures of files and folders, with the given pieces or their default pieces."""
    for place in places:
        if place.suffix.lower() == XMPUZZLE_SUFFIX and not place.is_dir():
            yield from _of_xmpuzzle(place, pieces)
            continue
        if place.suffix.lower() == PROJECT_SUFFIX and not place.is_dir():
            yield from _of_project(place, pieces)
            continue
        files = iter(read_library(place))
        file = next(files, None)
        if file is None:
            yield BatchRow(
                str(place), remarks=(tr("there are no figures in this folder"),), path=place
            )
        while file is not None:
            yield from _of_file(file, pieces)
            file = next(files, None)


def _of_xmpuzzle(path: Path, pieces: PieceSet | None) -> Iterator[BatchRow]:
    try:
        file = read_xmpuzzle(path)
    except FormatError as error:
        reason = (
            error.reason
            if error.line is None
            else tr("line {line}: {reason}", line=error.line, reason=error.reason)
        )
        yield BatchRow(str(path), remarks=(reason,), path=path)
        return
    if not file.problems:
        yield BatchRow(str(path), remarks=(tr("there are no problems in this file"),), path=path)
    for index, problem in enumerate(file.problems):
        name = problem.name or str(index + 1)
        cells = None if problem.result is None else len(file.shapes[problem.result])
        try:
            puzzle = puzzle_of(file, problem)
        except FormatError as error:
            yield BatchRow(str(path), problem.line, name, cells, None, (error.reason,), path, index)
            continue
        if pieces is not None:
            puzzle = puzzle_to_fill(puzzle.figure, pieces)
        yield BatchRow(str(path), problem.line, name, cells, puzzle, (), path, index)


def _of_project(path: Path, pieces: PieceSet | None) -> Iterator[BatchRow]:
    try:
        project = read_project(path)
    except FormatError as error:
        yield BatchRow(str(path), remarks=(error.reason,), path=path)
        return
    if not project.problems:
        yield BatchRow(str(path), remarks=(tr("there are no problems in this file"),), path=path)
    for index, problem in enumerate(project.problems):
        name = problem.name or str(index + 1)
        line = index + 1  # A project has no lines, so its problems are numbered from 1.
        cells = None if problem.figure is None else len(problem.figure)
        try:
            puzzle = project.puzzle_to_solve(index)
        except CubewrightError as error:
            yield BatchRow(str(path), line, name, cells, None, (str(error),), path, index)
            continue
        if pieces is not None:
            puzzle = puzzle_to_fill(puzzle.figure, pieces)
        remarks = () if puzzle.piece_set.uses_every_copy else (tr(ANY_SUBSET),)
        yield BatchRow(str(path), line, name, cells, puzzle, remarks, path, index)


def batch_rows_of_file(
    file: FigFile, path: Path | None = None, pieces: PieceSet | None = None
) -> Iterator[BatchRow]:
    """Yield the figures of one file, alternatives included."""
    name = str(path) if path is not None else file.name
    for index, block in enumerate(file.blocks):
        yield from _of_block(block, name, path, index, pieces)


def _of_file(file: LibraryFile, pieces: PieceSet | None) -> Iterator[BatchRow]:
    if file.problem is not None:
        remarks = (file.problem.reason,)
        yield BatchRow(str(file.path), file.problem.line, remarks=remarks, path=file.path)
    for index, entry in enumerate(file.entries):
        yield from _of_block(entry.block, str(file.path), file.path, index, pieces)


def _of_block(
    block: Block, file: str, path: Path | None, index: int, pieces: PieceSet | None
) -> Iterator[BatchRow]:
    for each in (block, *block.alternatives):
        figure = each.figure
        remarks = [] if each.problem is None else [each.problem.reason]
        if each.is_commented_out:
            remarks.append(tr(COMMENTED_OUT))
        if each is not block:
            remarks.append(tr(ALTERNATIVE))
        puzzle = None
        if figure is not None:
            chosen = pieces if pieces is not None else _default_pieces(each)
            if chosen is None and each.problem is None:
                cells = counted(len(figure), figure.lattice.noun)
                remarks.append(tr("{cells}: no piece set has this size; choose one", cells=cells))
            elif chosen is not None:
                puzzle = each.constraints.apply_to(puzzle_to_fill(figure, chosen))
                if pieces is None and (unknown := unknown_pieces_message(each)):
                    remarks.append(unknown)
                remarks += [] if puzzle.piece_set.uses_every_copy else [tr(ANY_SUBSET)]
        elif each.problem is None:
            remarks.append(tr("there is no figure under it"))
        cubelets = None if figure is None else len(figure)
        rules = each.constraints
        yield BatchRow(
            file,
            each.line,
            each.name,
            cubelets,
            puzzle,
            tuple(remarks),
            path,
            index,
            rules.groups,
            rules.on_ground,
            rules.weights,
        )


def _default_pieces(block: Block) -> PieceSet | None:
    """Return the default pieces of a block; None if its directives contain an error."""
    try:
        return default_pieces(block)
    except FormatError:
        return None  # The remarks have the error as the block's problem.
