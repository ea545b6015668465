"""The assembly and the order of pieces that BurrTools lists, of all symmetric ones."""

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.xmpuzzle.search_order import BurrToolsOrder
from cubewright.model.cell import bounds, difference, turned
from cubewright.model.placement import PlacedPiece
from cubewright.model.symmetry.group import symmetry_group
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve


def solutions(puzzle, count):
    found = []
    for report in solve(SolveRequest(puzzle, limit=count)):
        if isinstance(report, Prepared):
            table = report.cover.placement_table
        elif isinstance(report, SolutionsFound):
            found += [table.placed(row) for row in report.rows]
    return found


def listed(order, puzzle, placed):
    """The pieces that are listed, in order, with their cells from the lowest corner."""
    lattice = puzzle.figure.lattice
    matrix, pieces = order.of(placed)
    matrices = lattice.turns + lattice.mirrors
    bodies = [[turned(cell, matrices[matrix]) for cell in placed[n].cells] for n in pieces]
    low, _ = bounds([cell for body in bodies for cell in body])
    return [tuple(sorted(difference(cell, low) for cell in body)) for body in bodies]


def test_symmetric_solutions_are_listed_alike():
    puzzle = built_in_puzzle("soma-plus-2x4x5")
    cells = puzzle.figure.cells
    order, group = BurrToolsOrder(puzzle), symmetry_group(puzzle.figure)
    for placed in solutions(puzzle, 3):
        expected = listed(order, puzzle, placed)
        for row, is_turn in zip(group.permutations.tolist(), group.proper, strict=True):
            if not is_turn:
                continue
            image = {cell: cells[goal] for cell, goal in zip(cells, row, strict=True)}
            moved = tuple(
                PlacedPiece(each.piece, each.copy, tuple(sorted(image[c] for c in each.cells)))
                for each in reversed(placed)
            )
            assert listed(order, puzzle, moved) == expected
