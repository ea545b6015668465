"""Whether constraints break symmetries is known before a search."""

from dataclasses import replace

from hypothesis import given
from puzzles import puzzles_on_any_lattice

from cubewright.formats.built_in import built_in_puzzle
from cubewright.solver.problem.cover import breaks_symmetry, cover_problem
from cubewright.solver.problem.faults import faults


def test_a_forbidden_corner_breaks_symmetries_but_the_centre_does_not():
    cube = built_in_puzzle("cube")
    assert not breaks_symmetry(cube)
    assert breaks_symmetry(replace(cube, forbidden=frozenset({(0, (0, 0, 0))})))
    assert not breaks_symmetry(replace(cube, forbidden=frozenset({(0, (1, 1, 1))})))


@given(puzzle=puzzles_on_any_lattice())
def test_the_two_counts_differ_only_if_a_symmetry_is_broken(puzzle):
    if not faults(puzzle) and cover_problem(puzzle).figure_images is not None:
        assert breaks_symmetry(puzzle)
