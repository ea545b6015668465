"""The figures of files and folders, each with its pieces, to be solved one after the other; as CSV.

The values are plain ones, so that whoever solves the figures says what came of it.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path

from cubewright.formats.fig.default_pieces import default_pieces
from cubewright.formats.fig.file import Block, FigFile
from cubewright.formats.fig.statements import unknown_pieces_message
from cubewright.formats.library import LibraryFile, read_library
from cubewright.model.fitting import fitted
from cubewright.model.piece import PieceSet
from cubewright.model.puzzle import Puzzle

COLUMNS = ("file", "line", "figure", "cubelets", "pieces", "solutions", "seconds", "remark")
SET_ASIDE = "set aside in the file"
ALTERNATIVE = "an alternative of the one before"
ANY_THAT_ADD_UP = "any pieces that add up"


@dataclass(frozen=True)
class BatchRow:
    """A block of a figure file as a row of a batch.

    ``puzzle`` is what there is to solve, None where the block makes no figure
    or nothing says which pieces it is for; ``remarks`` are then why not, else
    what is to be known besides. ``index`` is the block's place in its file; an
    alternative has that of the block it is one of.
    """

    file: str
    line: int | None = None
    name: str = ""
    cubelets: int | None = None
    puzzle: Puzzle | None = field(default=None, repr=False)
    remarks: tuple[str, ...] = ()
    path: Path | None = None
    index: int = 0

    @property
    def pieces(self) -> str:
        """The name of the piece set, if there is one."""
        return "" if self.puzzle is None else self.puzzle.piece_set.name


def batch_rows(places: Iterable[Path], pieces: PieceSet | None = None) -> Iterator[BatchRow]:
    """The figures of files and folders, with the pieces given or else those that are usual."""
    for place in places:
        shelves = iter(read_library(place))
        shelf = next(shelves, None)
        if shelf is None:
            yield BatchRow(str(place), remarks=("there are no figures in this folder",), path=place)
        while shelf is not None:
            yield from _of_shelf(shelf, pieces)
            shelf = next(shelves, None)


def batch_rows_of_file(
    file: FigFile, path: Path | None = None, pieces: PieceSet | None = None
) -> Iterator[BatchRow]:
    """The figures of one file, its alternatives among them."""
    name = str(path) if path is not None else file.name
    for index, block in enumerate(file.blocks):
        yield from _of_block(block, name, path, index, pieces)


def _of_shelf(shelf: LibraryFile, pieces: PieceSet | None) -> Iterator[BatchRow]:
    if shelf.problem is not None:
        remarks = (shelf.problem.reason,)
        yield BatchRow(str(shelf.path), shelf.problem.line, remarks=remarks, path=shelf.path)
    for index, entry in enumerate(shelf.entries):
        yield from _of_block(entry.block, str(shelf.path), shelf.path, index, pieces)


def _of_block(
    block: Block, file: str, path: Path | None, index: int, pieces: PieceSet | None
) -> Iterator[BatchRow]:
    for each in (block, *block.alternatives):
        figure = each.figure
        remarks = [] if each.problem is None else [each.problem.reason]
        if each.is_commented_out:
            remarks.append(SET_ASIDE)
        if each is not block:
            remarks.append(ALTERNATIVE)
        puzzle = None
        if figure is not None:
            chosen = pieces if pieces is not None else default_pieces(each)
            if chosen is None and each.problem is None:
                cells = f"{len(figure)} {figure.lattice.noun}s"
                remarks.append(f"{cells}: no piece set is the usual one; choose one")
            elif chosen is not None:
                puzzle = each.constraints.in_puzzle(fitted(figure, chosen))
                if pieces is None and (unknown := unknown_pieces_message(each.comments)):
                    remarks.append(unknown)
                remarks += [] if puzzle.piece_set.uses_all else [ANY_THAT_ADD_UP]
        elif each.problem is None:
            remarks.append("there is no figure under it")
        cubelets = None if figure is None else len(figure)
        row = BatchRow(file, each.line, each.name, cubelets, puzzle, tuple(remarks), path, index)
        yield row


def csv_head() -> str:
    """The line of the columns' names."""
    return _line(COLUMNS)


def csv_line(row: BatchRow, solutions: int | None, seconds: float | None, reason: str = "") -> str:
    r"""One line: a row, how many solutions were found in how long, and what is remarkable.

    >>> row = BatchRow("my.fig", 7, "Sofa", 27, remarks=("set aside in the file",))
    >>> csv_line(row, 0, 0.00125, "impossible: piece P fits nowhere")
    'my.fig,7,Sofa,27,,0,0.001250,impossible: piece P fits nowhere; set aside in the file\n'
    """
    told = "; ".join(filter(None, (reason, *row.remarks)))
    values: Sequence[object] = (
        row.file,
        row.line,
        row.name,
        row.cubelets,
        row.pieces,
        solutions,
        None if seconds is None else f"{seconds:.6f}",
        told,
    )
    return _line("" if value is None else value for value in values)


def _line(values: Iterable[object]) -> str:
    text = StringIO()
    csv.writer(text, lineterminator="\n").writerow(values)
    return text.getvalue()
