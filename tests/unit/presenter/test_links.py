"""The project of a link, and the plans in links."""

import sys
from pathlib import Path

import pytest

from cubewright.errors import CubewrightError
from cubewright.formats.kept_plans import read_analysis
from cubewright.formats.links.link import LinkedPuzzle, link_of, read_link
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.presenter.links import link_summary, plan_for_link, project_of_link, with_details
from cubewright.presenter.scripting import load, solve

sys.path.insert(0, str(Path(__file__).parents[1] / "formats" / "links"))
from linked_samples import random_link


def returned(steps):
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


@pytest.mark.parametrize("seed", range(40))
def test_the_project_has_the_puzzle_the_solution_and_the_plan(seed):
    linked = random_link(seed)
    project = project_of_link(linked)
    assert project.puzzle(0) == linked.puzzle
    results = project.problems[0].results
    if linked.solution is None:
        assert len(results.solutions) == len(results.disassemblies) == 0
    assert list(results.solutions) == [each.solution.placed for each in linked.solutions]
    lattice = linked.puzzle.figure.lattice
    analyses = {each.solution: read_analysis(each, lattice) for each in results.disassemblies}
    for number, each in enumerate(linked.solutions):
        assert getattr(analyses.get(number), "plan", None) == each.plan
    bare = LinkedPuzzle(linked.puzzle).with_solutions(linked.solutions)
    assert with_details(bare, project, 0) == linked


def test_a_plan_goes_through_a_link():
    puzzle = load("cube")
    solution = solve(puzzle, limit=1)[0]
    plan = returned(plan_for_link(solution))
    linked = LinkedPuzzle(puzzle, solution, plan)
    assert read_link(link_of(linked)) == linked
    summary = link_summary(linked)
    assert summary.startswith("Soma cube · 7 pieces · 27 cubelets · 1 solution · level ")
    assert summary.endswith(f"{plan.level_string}, {plan.move_count} moves")


def test_pieces_that_stay_together_have_no_plan():
    ring = CUBIC.box((3, 3, 3))
    core = ((1, 1, 1),)
    shell = tuple(cell for cell in ring if cell not in core)
    pieces = PieceSet("own", "own", (Piece("A", shell), Piece("B", core)), (1, 1))
    puzzle = Puzzle(Figure(ring), pieces)
    solution = Solution(puzzle, (PlacedPiece(0, 0, shell), PlacedPiece(1, 0, core)))
    with pytest.raises(CubewrightError, match="cannot be taken apart, so it has no plan"):
        returned(plan_for_link(solution))
