"""Helpers of the contract tests: small puzzles of every lattice, and the modules of plug-ins."""

import ast
import inspect
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from cubewright.model.cell import Cell
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice, lattices
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle


def modules_with(package: str, value: object) -> list[str]:
    """Return the modules of a package that assign a value, not only import it."""
    found = []
    for module in iter_modules(import_module(package).__path__):
        loaded = import_module(f"{package}.{module.name}")
        if any(getattr(loaded, name) is value for name in _assigned_names(loaded)):
            found.append(module.name)
    return found


def _assigned_names(module: ModuleType) -> set[str]:
    """Return the names that a module assigns at its top level."""
    targets = [
        target
        for node in ast.parse(inspect.getsource(module)).body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
    ]
    return {target.id for target in targets if isinstance(target, ast.Name)}


@cache
def small_puzzles() -> dict[str, Puzzle]:
    """Return a puzzle of each lattice, with at least one solution, and one without solutions."""
    puzzles = {name: _cut_up(each) for name, each in lattices().items()}
    return {**puzzles, "without solutions": _unsolvable()}


def _cut_up(lattice: Lattice) -> Puzzle:
    """Return a small box cut into connected pieces of two to four cells."""
    cells = small_box(lattice)
    left, shapes = set(cells), []
    while left:
        shape = [min(left)]
        while len(shape) < 3 + len(shapes) % 2:
            beside = sorted({c for s in shape for c in lattice.neighbours(s)} & left - set(shape))
            if not beside:
                break
            shape.append(beside[-1])
        left -= set(shape)
        shapes.append(tuple(shape))
    return _puzzle(lattice, cells, shapes)


def small_box(lattice: Lattice) -> tuple[Cell, ...]:
    """Return a dozen cells of a lattice."""
    size = (3, 2, 2) if lattice.block == (1, 1, 1) else (2, 1, 1)
    return lattice.box(size)[:12]


def _unsolvable() -> Puzzle:
    """Return a 3x3 board that two rods and a corner cannot fill, though the areas match."""
    cubic = lattices()["cubic"]
    rod = ((0, 0, 0), (1, 0, 0), (2, 0, 0))
    corner = ((0, 0, 0), (1, 0, 0), (0, 1, 0))
    return _puzzle(cubic, cubic.box((3, 3, 1)), [rod, rod, corner])


def _puzzle(lattice, cells, shapes) -> Puzzle:
    pieces = tuple(
        Piece("ABCDEFGHIJKLMNOP"[number], shape, lattice=lattice)
        for number, shape in enumerate(shapes)
    )
    some = PieceSet("small", "Small", pieces, (1,) * len(pieces), lattice)
    return Puzzle(Figure(cells, f"small {lattice.name}", lattice), some)
