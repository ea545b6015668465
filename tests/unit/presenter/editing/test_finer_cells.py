"""Scaled projects, and projects on another grid, have the same bodies and solutions."""

import random
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from cubewright.errors import CubewrightError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.links.link import LinkedPuzzle
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.lattices.rhombic import RHOMBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import is_placement
from cubewright.model.project import Project
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.editing.finer_cells import change_of_grid, refined_project, scaling
from cubewright.presenter.links import project_of_link
from cubewright.presenter.scripting import count, solve

sys.path.insert(0, str(Path(__file__).parents[2] / "formats" / "links"))
from linked_samples import random_link


@pytest.mark.parametrize("seed", [0, 2, 4, 5, 6, 12, 16, 18, 23, 30, 38, 42])
def test_solutions_and_rules_of_scaled_projects_stay_valid(seed):
    linked = random_link(seed)
    project = project_of_link(replace(linked, puzzle=replace(linked.puzzle, max_holes=None)))
    after, losses = refined_project(project, lambda lattice: scaling(lattice, 2))
    puzzle = after.puzzle(0)
    (before,), (problem,) = project.problems, after.problems
    assert bool(losses) == bool(before.results.disassemblies)
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


def test_stored_solutions_are_solutions_of_the_scaled_cube():
    puzzle = built_in_puzzle("cube")
    solution = random.Random(1).choice(list(solve(puzzle, limit=20)))
    project = project_of_link(LinkedPuzzle(puzzle, solution))
    after, _ = refined_project(project, lambda lattice: scaling(lattice, 3))
    cells = sorted(cell for each in after.problems[0].results.solutions[0] for cell in each.cells)
    assert tuple(cells) == CUBIC.box((9, 9, 9))
