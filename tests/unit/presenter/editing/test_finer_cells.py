"""Scaled projects, and projects on another grid, have the same bodies and solutions."""

import random
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from cubewright.errors import CubewrightError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.kept_plans import read_analysis
from cubewright.formats.links.link import LinkedPuzzle
from cubewright.model.cell import shifted
from cubewright.model.disassembly import FOR_EVER, Move, Separation, Turn
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.lattices.rhombic import RHOMBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece, is_placement
from cubewright.model.project import Project
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.presenter.editing.finer_cells import change_of_grid, refined_project, scaling
from cubewright.presenter.links import project_of_link
from cubewright.presenter.scripting import count, solve

sys.path.insert(0, str(Path(__file__).parents[2] / "formats" / "links"))
from linked_samples import random_link


def plan_of(disassembly, problem):
    return read_analysis(disassembly, problem.figure.lattice).plan


def moves_of(plans):
    return [move for plan in plans for each in plan.separations() for move in each.moves]


@pytest.mark.parametrize("seed", [0, 2, 4, 5, 6, 12, 16, 18, 23, 30, 38, 42])
def test_solutions_and_rules_of_scaled_projects_stay_valid(seed):
    linked = random_link(seed)
    project = project_of_link(replace(linked, puzzle=replace(linked.puzzle, max_holes=None)))
    after, losses = refined_project(project, lambda lattice: scaling(lattice, 2))
    puzzle = after.puzzle(0)
    (before,), (problem,) = project.problems, after.problems
    plans = [plan_of(each, before) for each in before.results.disassemblies]
    finer = [plan_of(each, problem) for each in problem.results.disassemblies]
    assert losses == ()
    assert [each.level_string for each in finer] == [each.level_string for each in plans]
    for old, new in zip(moves_of(plans), moves_of(finer), strict=True):
        is_turn = isinstance(old, Turn)
        assert new.distance == (old.distance if is_turn else 2 * old.distance)
        if is_turn:
            assert new.allowance == 2 * old.allowance
            assert new.pivot == tuple(2 * value for value in old.pivot)
    assert [each.groups for each in problem.pieces] == [each.groups for each in before.pieces]
    assert [each.weight for each in after.shapes] == [each.weight for each in project.shapes]
    ratio = len(puzzle.figure) / len(linked.puzzle.figure)
    assert ratio == 8 or linked.puzzle.figure.lattice.name == "tetra-octa"
    assert len(problem.results.solutions) == len(linked.solutions)
    for placed in problem.results.solutions:
        for each in placed:
            piece = puzzle.pieces[each.piece]
            assert is_placement(puzzle.figure, piece, each.cells, puzzle.allowed_colours)


def test_cubes_have_as_many_solutions_as_the_same_bodies_of_tetrahedra():
    pieces = (
        Piece("V", ((0, 0, 0), (1, 0, 0), (0, 1, 0))),
        Piece("I", ((0, 0, 0), (1, 0, 0), (2, 0, 0))),
        Piece("D", ((0, 0, 0), (1, 0, 0))),
    )
    puzzle = Puzzle(Figure(CUBIC.box((2, 2, 3))), PieceSet("own", "own", pieces, (2, 1, 1)))
    puzzle = replace(puzzle, figure=Figure(CUBIC.box((2, 2, 3)), optional=((0, 0, 0),)))
    project = Project().with_puzzle_added(puzzle)
    after, losses = refined_project(project, lambda each: change_of_grid(each, RHOMBIC))
    assert losses == ()
    finer = after.puzzle(0)
    assert finer.figure.lattice == RHOMBIC
    assert len(finer.figure) == 24 * 12
    for convention in ("raw", "rotations", "unique"):
        assert count(finer, convention=convention) == count(puzzle, convention=convention)


def test_a_mirrored_piece_stays_different_on_tetrahedra():
    puzzle = built_in_puzzle("cube")
    project = Project().with_puzzle_added(puzzle)
    after, _ = refined_project(project, lambda each: change_of_grid(each, RHOMBIC))
    pairs = zip(puzzle.pieces, after.puzzle(0).pieces, strict=True)
    for old, new in pairs:
        assert (old.is_chiral, len(old.orientations)) == (new.is_chiral, len(new.orientations))


@pytest.mark.parametrize("lattice", lattices().values(), ids=lattices())
def test_other_changes_of_the_grid_are_refused(lattice):
    if lattice != RHOMBIC:
        with pytest.raises(CubewrightError, match="only cubes become rhombic"):
            change_of_grid(CUBIC, lattice)
    with pytest.raises(CubewrightError, match="only cubes become rhombic"):
        change_of_grid(RHOMBIC, lattice)


def test_too_many_cells_are_refused_before_they_are_made():
    figure = Figure(CUBIC.box((40, 40, 40)))
    pieces = PieceSet("own", "own", (Piece("A", ((0, 0, 0),)),), (64_000,))
    project = Project().with_puzzle_added(Puzzle(figure, pieces))
    with pytest.raises(CubewrightError, match="more than 65,536 cells"):
        refined_project(project, lambda lattice: scaling(lattice, 9))


def check_moves(placed, plan, reach):
    """Check that the moved pieces touch no others; for ever means ``reach`` steps."""
    bodies = [frozenset(each.cells) for each in placed]
    for part in plan.separations():
        at = dict.fromkeys(part.pieces, (0, 0, 0))
        for move in part.moves:
            rest = {
                shifted(cell, at[piece])
                for piece in part.pieces
                if piece not in move.pieces
                for cell in bodies[piece]
            }
            for _ in range(move.distance or reach):
                for piece in move.pieces:
                    at[piece] = shifted(at[piece], move.step)
                    assert rest.isdisjoint(shifted(cell, at[piece]) for cell in bodies[piece])


@pytest.mark.parametrize(
    "refinement",
    [
        lambda each: scaling(each, 2),
        lambda each: scaling(each, 3),
        lambda each: change_of_grid(each, RHOMBIC),
    ],
    ids=["2", "3", "rhombic"],
)
def test_the_moves_of_a_scaled_plan_take_the_pieces_apart(refinement):
    """A part whose removal needs two moves: a hook, and a bar that locks it."""
    hook = Piece("H", ((0, 0, 0), (1, 0, 0), (2, 0, 0), (2, 1, 0), (2, 2, 0), (1, 2, 0)))
    other = Piece("O", ((0, 2, 0), (0, 1, 0), (1, 1, 0)))
    pieces = PieceSet("own", "own", (hook, other), (1, 1))
    puzzle = Puzzle(Figure(CUBIC.box((3, 3, 1))), pieces)
    placed = (PlacedPiece(0, 0, tuple(sorted(hook.cells))),
              PlacedPiece(1, 0, tuple(sorted(other.cells))))  # fmt: skip
    moves = Move((1,), (-1, 0, 0), 1), Move((1,), (0, 0, 1), FOR_EVER)
    plan = Separation((0, 1), moves)
    project = project_of_link(LinkedPuzzle(puzzle, Solution(puzzle, placed), plan))
    after, losses = refined_project(project, refinement)
    assert losses == ()
    (problem,) = after.problems
    (finer,) = (plan_of(each, problem) for each in problem.results.disassemblies)
    assert finer.level_string == "2"
    check_moves(problem.results.solutions[0], finer, 12)


def has_turns(project):
    (problem,) = project.problems
    if problem.max_holes is not None:
        return False
    moves = moves_of([plan_of(each, problem) for each in problem.results.disassemblies])
    return any(isinstance(move, Turn) for move in moves)


def test_a_turn_that_needs_half_a_cell_is_left_out():
    projects = (project_of_link(random_link(seed)) for seed in range(0, 200, 6))
    project = next(each for each in projects if has_turns(each))
    after, losses = refined_project(project, lambda lattice: scaling(lattice, 4))
    assert len(after.problems[0].results.solutions) == len(project.problems[0].results.solutions)
    assert len(after.problems[0].results.disassemblies) < len(
        project.problems[0].results.disassemblies
    )
    assert len(losses) == 1
    assert "analyse it again" in losses[0]


def test_stored_solutions_are_solutions_of_the_scaled_cube():
    puzzle = built_in_puzzle("cube")
    solution = random.Random(1).choice(list(solve(puzzle, limit=20)))
    project = project_of_link(LinkedPuzzle(puzzle, solution))
    after, _ = refined_project(project, lambda lattice: scaling(lattice, 3))
    cells = sorted(cell for each in after.problems[0].results.solutions[0] for cell in each.cells)
    assert tuple(cells) == CUBIC.box((9, 9, 9))
