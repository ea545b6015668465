"""The search for changes that repair a puzzle, and texts about them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from cubewright.formats.piece_sets.catalogue import known_piece_sets
from cubewright.model.cell import Cell
from cubewright.model.drawing.layer_text import layers_picture
from cubewright.model.drawing.look import mixed
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.model.piece import Piece
from cubewright.model.pieces.set_names import named
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.table import Column
from cubewright.solver.cluster.pool import Pool
from cubewright.solver.design.changes import Change, ChangeKind, mended
from cubewright.solver.design.mending import (
    FoundMend,
    MendProgress,
    MendRequest,
    MendWish,
    find_mends,
)
from cubewright.solver.search.control import Control
from cubewright.translation import counted, joined, mark, tr

KEPT, ADDED, REMOVED, NONE = "#", "+", "-", "."
"""The characters of cells in layers: kept, added, removed, and places without a cell."""

_PIECE_TEXTS = {
    ChangeKind.MOVED: mark("Piece {piece}: move {cells}"),
    ChangeKind.ADDED: mark("Piece {piece}: add {cells}"),
    ChangeKind.REMOVED: mark("Piece {piece}: remove {cells}"),
    ChangeKind.MIRRORED: mark("Piece {piece}: turn it into its mirror image"),
}
_FIGURE_TEXTS = {
    ChangeKind.MOVED: mark("Figure: move {cells}"),
    ChangeKind.ADDED: mark("Figure: add {cells}"),
    ChangeKind.REMOVED: mark("Figure: remove {cells}"),
}


def search_mends(
    puzzle: Puzzle,
    wish: MendWish,
    number: int,
    control: Control,
    processes: int = 1,
) -> Iterator[MendProgress]:
    """Try changes of a puzzle, given all piece sets of the program and of the user.

    ``number`` is the number of changes after which the search ends.

    Raises:
        CubewrightError: The wish can never be met.
        PoolLostError: A process ended.
    """
    request = MendRequest(puzzle, wish, tuple(known_piece_sets().values()), number)
    pool = process_pool(processes)
    try:
        yield from find_mends(request, control, pool)
    finally:
        if pool is not None:
            pool.close()


def process_pool(processes: int) -> Pool | None:
    """Return processes that try changes; None if ``processes`` is 1, as this thread suffices."""
    if processes <= 1:
        return None
    # Imported here, because the window needs multiprocessing for nothing else.
    from cubewright.solver.cluster.process_pool import ProcessPool

    return ProcessPool(processes)


def mended_puzzle(puzzle: Puzzle, found: FoundMend) -> Puzzle:
    """Return the changed puzzle; its pieces get the name of a known set if they equal one."""
    puzzle = mended(puzzle, found.mend)
    return replace(puzzle, piece_set=named(puzzle.piece_set, known_piece_sets()))


def mend_text(found: FoundMend) -> str:
    """Return the changes in one line."""
    changes = joined("; ", [change_text(found.puzzle, change) for change in found.mend])
    if found.known is None:
        return changes
    return tr("{changes} (as in {set})", changes=changes, set=found.known.title)


def change_text(puzzle: Puzzle, change: Change) -> str:
    """Return one change as a phrase.

    >>> from cubewright.formats.built_in import built_in_puzzle
    >>> change_text(built_in_puzzle("cube"), Change(0, ChangeKind.ADDED, added=(5, 5, 5)))
    'Piece V: add 1 cubelet'
    """
    cells = counted(1, puzzle.figure.lattice.noun)
    if change.piece is None:
        return tr(_FIGURE_TEXTS[change.kind], cells=cells)
    symbol = puzzle.pieces[change.piece].symbol
    return tr(_PIECE_TEXTS[change.kind], piece=symbol, cells=cells)


@dataclass(frozen=True)
class ChangedShape:
    """A piece, or the figure if ``piece`` is None, before and after all changes.

    ``before`` and ``after`` map cells to :data:`KEPT`, :data:`REMOVED` or :data:`ADDED`.
    """

    piece: int | None
    before: Mapping[Cell, str]
    after: Mapping[Cell, str]


def changed_shapes(puzzle: Puzzle, found: FoundMend) -> list[ChangedShape]:
    """Return the shapes that differ, in the order of the changes."""
    shapes = []
    for index in dict.fromkeys(change.piece for change in found.mend):
        before, after = _cells(puzzle, index), _cells(found.puzzle, index)
        kinds = {change.kind for change in found.mend if change.piece == index}
        is_mirrored = ChangeKind.MIRRORED in kinds
        removed, added = (KEPT, KEPT) if is_mirrored else (REMOVED, ADDED)
        shapes.append(
            ChangedShape(
                index,
                {cell: KEPT if cell in after else removed for cell in before},
                {cell: KEPT if cell in before else added for cell in after},
            )
        )
    return shapes


REMOVED_NUMBER, ADDED_NUMBER = 1, 2
"""The colour numbers of removed and added cells in pictures."""
MARK_COLOURS = ("#d92d20", "#12863a")
"""The colours of removed and of added cells in pictures."""
WHITE_SHARE = 0.6
"""The share of white in the colour of cells that stay, so that changes stand out."""
_NUMBERS = {REMOVED: REMOVED_NUMBER, ADDED: ADDED_NUMBER}


def marked_shape(puzzle: Puzzle, index: int | None, cells: Mapping[Cell, str]) -> Piece | Figure:
    """Return a figure or piece for pictures, with its changed cells coloured."""
    colours = frozenset((cell, _NUMBERS[each]) for cell, each in cells.items() if each != KEPT)
    if index is None:
        return Figure(cells, puzzle.figure.name, puzzle.figure.lattice, colours=colours)
    piece = puzzle.pieces[index]
    pale = mixed(piece.colour, "#ffffff", WHITE_SHARE)
    return replace(piece, cells=tuple(sorted(cells)), colour=pale, dark=None, colours=colours)


def layers_before_and_after(shape: ChangedShape, lattice: Lattice) -> tuple[str, str]:
    """Return the layers of a shape before and after the changes, in boxes of equal size."""
    places = dict.fromkeys((*shape.before, *shape.after), NONE)
    before, after = (
        layers_picture({**places, **cells}, lattice, empty=NONE)
        for cells in (shape.before, shape.after)
    )
    return before, after


CHANGE = Column[FoundMend](
    head=mark("Change"),
    tip=mark("The change; the most likely one comes first"),
    text=mend_text,
    key=lambda found: found.cost,
)
BEFORE = Column[FoundMend](
    head=mark("Before"),
    tip=mark("The shape before the change; cells that disappear are red"),
    text=lambda _found: "",
    key=lambda found: found.cost,
)
AFTER = Column[FoundMend](
    head=mark("After"),
    tip=mark("The shape after the change; new cells are green"),
    text=lambda _found: "",
    key=lambda found: found.cost,
)


COLUMNS = (CHANGE, BEFORE, AFTER)


def mend_progress_text(progress: MendProgress) -> str:
    """Return the progress of a search in one line.

    >>> mend_progress_text(MendProgress(done=12, total=300))
    '12 of 300 changes tried, 0 found'
    """
    tried = mark("{done:,} of {total:,} changes tried, {found:,} found")
    pairs = mark("{done:,} of {total:,} pairs of changes tried, {found:,} found")
    return tr(
        tried if progress.changes == 1 else pairs,
        done=progress.done,
        total=progress.total,
        found=len(progress.found),
    )


def right_text(wish: MendWish) -> str:
    """Return a sentence which says that a puzzle needs no change.

    >>> right_text(MendWish())
    'The puzzle already has a solution.'
    """
    if wish == MendWish():
        return tr("The puzzle already has a solution.")
    return tr("The puzzle is already right.")


def mend_summary(progress: MendProgress) -> str:
    """Return the results of a search in one or two sentences; empty if no change is needed.

    >>> mend_summary(MendProgress(is_complete=True))
    'Neither a single change nor a pair of changes is right.'
    """
    sentences = []
    if progress.found:
        changes = counted(len(progress.found), "possible change")
        sentences.append(tr("{changes} found, the most likely first.", changes=changes))
    elif not progress.is_complete:
        sentences.append(tr("Stopped before a right change was found."))
    elif not progress.was_right:
        sentences.append(tr("Neither a single change nor a pair of changes is right."))
    if progress.undecided:
        searches = counted(progress.undecided, "change")
        sentences.append(tr("{changes} took too long to decide.", changes=searches))
    return joined(" ", sentences)


def _cells(puzzle: Puzzle, index: int | None) -> tuple[Cell, ...]:
    return puzzle.figure.cells if index is None else puzzle.pieces[index].cells
