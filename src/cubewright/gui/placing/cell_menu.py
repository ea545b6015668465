"""What can be settled at a cell: keep or free its piece, bar it to a piece, let it stay empty."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from cubewright.gui.placing.placed_list import fill_with_pieces, swatch
from cubewright.gui.project.document import Document
from cubewright.gui.viewer.colours import copy_colour
from cubewright.model.cell import Cell
from cubewright.model.constraints import PrePlaced
from cubewright.model.placement import PlacedPiece
from cubewright.model.solution import Solution


@dataclass(frozen=True)
class Doings:
    """What a menu needs besides the document."""

    keep: Callable[[Solution, PlacedPiece], None]
    keep_and_solve: Callable[[Solution, PlacedPiece], None]
    take: Callable[[int, Cell], None]


def cell_menu(
    document: Document, cell: Cell, shown: Solution | None, doings: Doings, parent: QWidget
) -> QMenu:
    """The menu of a cell of the figure in hand; ``shown`` is what the player sees there."""
    menu = QMenu(parent)
    pre_placed = placed_at(document, cell)
    placed = None if shown is None else shown.at.get(cell)
    if pre_placed is not None:
        _add(menu, f"&Free the {pre_placed.symbol}", partial(document.free, pre_placed))
    elif placed is not None and shown is not None:
        symbol = shown.piece(placed).symbol
        _add(
            menu, f"&Keep the {symbol}, find others", partial(doings.keep_and_solve, shown, placed)
        )
        _add(menu, f"Keep the {symbol} &here", partial(doings.keep, shown, placed))
        if (symbol, cell) not in document.constraints.forbidden:
            _add(menu, f"F&orbid {symbol} here", partial(document.forbid, symbol, cell))
    if cell not in document.figure:
        return menu
    if pre_placed is None:
        lay = menu.addMenu("&Lay a piece here")
        fill_with_pieces(lay, document, lambda piece: doings.take(piece, cell))
    _add_barring(menu, document, cell)
    optional = cell in document.figure.optional
    may = menu.addAction("May stay &empty")
    may.setCheckable(True)
    may.setChecked(optional)
    may.triggered.connect(lambda _checked: let_stay_empty(document, [cell], not optional))
    return menu


def _add_barring(menu: QMenu, document: Document, cell: Cell) -> None:
    puzzle = document.puzzle
    submenu = menu.addMenu("For&bid here")
    for piece, count in zip(puzzle.pieces, puzzle.counts, strict=True):
        if not count:
            continue
        forbidden = (piece.symbol, cell) in document.constraints.forbidden
        action = submenu.addAction(swatch(copy_colour(piece.colour, 0)), piece.symbol)
        action.setCheckable(True)
        action.setChecked(forbidden)
        change = document.permit if forbidden else document.forbid
        action.triggered.connect(_calling(partial(change, piece.symbol, cell)))


def placed_at(document: Document, cell: Cell) -> PrePlaced | None:
    """The laid piece that fills a cell, if there is one."""
    fits = document.constraints.fitting(document.puzzle)
    return next((each for each in fits.placed if cell in each.cells), None)


def can_be_kept(document: Document, solution: Solution, placed: PlacedPiece) -> bool:
    """Whether a piece of a solution can be laid as it lies there, beside what is laid."""
    if any(placed_at(document, cell) is not None for cell in placed.cells):
        return False
    symbol = solution.piece(placed).symbol
    constraints = document.constraints.with_placed(symbol, placed.cells)
    fits = constraints.fitting(document.puzzle).placed
    already = document.constraints.fitting(document.puzzle).placed
    return {PrePlaced(symbol, tuple(sorted(placed.cells))), *already} <= set(fits)


def let_stay_empty(document: Document, cells: Iterable[Cell], may: bool) -> None:
    """Mark cells of the figure in hand as cells that may stay empty, or that must be filled."""
    figure, chosen = document.figure, frozenset(cells)
    optional = figure.optional | chosen if may else figure.optional - chosen
    noun = figure.lattice.noun if len(chosen) == 1 else f"{figure.lattice.noun}s"
    verb = ("Let", "stay empty") if may else ("Fill", "again")
    document.edit(replace(figure, optional=optional), f"{verb[0]} {len(chosen)} {noun} {verb[1]}")


def _add(menu: QMenu, text: str, do: Callable[[], None]) -> None:
    menu.addAction(text).triggered.connect(_calling(do))


def _calling(do: Callable[[], None]) -> Callable[[bool], None]:
    # triggered() says whether the action is checked, which none of these asks.
    return lambda _checked: do()
