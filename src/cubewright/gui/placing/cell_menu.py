"""The context menu of a cell: place, fix, remove or forbid a piece, or make the cell optional."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QMenu, QWidget

from cubewright.gui.frame.piece_colours import PIECE_COLOURS
from cubewright.gui.placing.placed_list import fill_piece_menu
from cubewright.gui.project.document import Document
from cubewright.gui.widgets.icons import swatch
from cubewright.gui.widgets.menus import escape_mnemonics
from cubewright.model.cell import Cell
from cubewright.model.constraints import PrePlaced
from cubewright.model.placement import PlacedPiece
from cubewright.model.solution import Solution
from cubewright.presenter.editing.cell_changes import with_optional
from cubewright.translation import tr


@dataclass(frozen=True)
class CellMenuActions:
    """The callbacks of a cell's menu."""

    fix: Callable[[Solution, PlacedPiece], None]
    fix_and_solve: Callable[[Solution, PlacedPiece], None]
    hold: Callable[[int, Cell], None]


def cell_menu(
    document: Document,
    cell: Cell,
    shown: Solution | None,
    actions: CellMenuActions,
    parent: QWidget,
) -> QMenu:
    """Return the menu of a cell of the current figure; ``shown`` is the visible solution."""
    menu = QMenu(parent)
    pre_placed = pre_placed_at(document, cell)
    placed = None if shown is None else shown.piece_at.get(cell)
    if pre_placed is not None:
        _add(
            menu,
            tr("&Remove piece {symbol}", symbol=escape_mnemonics(pre_placed.symbol)),
            partial(document.remove_piece, pre_placed),
        )
    elif placed is not None and shown is not None:
        symbol = shown.piece(placed).symbol
        _add(
            menu,
            tr("&Fix piece {symbol} and solve again", symbol=escape_mnemonics(symbol)),
            partial(actions.fix_and_solve, shown, placed),
        )
        fix = tr("Fi&x piece {symbol}", symbol=escape_mnemonics(symbol))
        _add(menu, fix, partial(actions.fix, shown, placed))
        if (symbol, cell) not in document.constraints.forbidden:
            _add(
                menu,
                tr("F&orbid piece {symbol} here", symbol=escape_mnemonics(symbol)),
                partial(document.forbid, symbol, cell),
            )
    if cell not in document.figure:
        return menu
    if pre_placed is None:
        place_menu = menu.addMenu(tr("&Place a piece here"))
        fill_piece_menu(place_menu, document, lambda piece: actions.hold(piece, cell))
    _add_forbid_menu(menu, document, cell)
    optional = cell in document.figure.optional
    toggle = menu.addAction(tr("Optional &cell"))
    toggle.setCheckable(True)
    toggle.setChecked(optional)
    toggle.triggered.connect(lambda _checked: set_optional(document, [cell], not optional))
    return menu


def _add_forbid_menu(menu: QMenu, document: Document, cell: Cell) -> None:
    puzzle = document.puzzle
    submenu = menu.addMenu(tr("For&bid a piece here"))
    pieces = PIECE_COLOURS.shown(puzzle.piece_set).pieces
    for piece, count in zip(pieces, puzzle.counts, strict=True):
        if not count:
            continue
        forbidden = (piece.symbol, cell) in document.constraints.forbidden
        action = submenu.addAction(swatch(QColor(piece.colour)), escape_mnemonics(piece.symbol))
        action.setCheckable(True)
        action.setChecked(forbidden)
        change = document.allow if forbidden else document.forbid
        action.triggered.connect(_calling(partial(change, piece.symbol, cell)))


def pre_placed_at(document: Document, cell: Cell) -> PrePlaced | None:
    """Return the pre-placed piece that fills a cell, or None."""
    fits = document.constraints.for_puzzle(document.puzzle)
    return next((each for each in fits.placed if cell in each.cells), None)


def can_be_fixed(document: Document, solution: Solution, placed: PlacedPiece) -> bool:
    """Return whether a piece of a solution can be pre-placed beside the pre-placed pieces."""
    if any(pre_placed_at(document, cell) is not None for cell in placed.cells):
        return False
    symbol = solution.piece(placed).symbol
    constraints = document.constraints.with_placed(symbol, placed.cells)
    fits = constraints.for_puzzle(document.puzzle).placed
    already = document.constraints.for_puzzle(document.puzzle).placed
    return {PrePlaced(symbol, tuple(sorted(placed.cells))), *already} <= set(fits)


def set_optional(document: Document, cells: Iterable[Cell], is_optional: bool) -> None:
    """Make cells of the current figure optional or required, as one undo step."""
    document.edit(*with_optional(document.figure, frozenset(cells), optional=is_optional))


def _add(menu: QMenu, text: str, do: Callable[[], None]) -> None:
    menu.addAction(text).triggered.connect(_calling(do))


def _calling(do: Callable[[], None]) -> Callable[[bool], None]:
    # triggered() passes the check state, which these callbacks do not take.
    return lambda _checked: do()
