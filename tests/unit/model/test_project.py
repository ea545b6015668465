from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from projects import projects, puzzles

from cubewright.errors import CubewrightError, UnknownNameError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.placement import PlacedPiece
from cubewright.model.problem import Problem, ProblemPiece, Shape
from cubewright.model.project import Project, free_name, project_of
from cubewright.model.results import NO_RESULTS, Results, SolutionCounts
from cubewright.model.symmetry.group import Convention, UpTo

FEW = settings(max_examples=12)
FOUND = Results(counts=SolutionCounts(unique=240), is_complete=True)


def _cube() -> Project:
    return project_of({"cube": built_in_puzzle("cube")}).with_results(0, FOUND)


@FEW
@given(puzzles())
def test_a_puzzle_becomes_a_problem_and_the_same_puzzle_again(puzzle):
    assert project_of([("p", puzzle)]).puzzle(0) == puzzle


def test_checking_pieces_without_errors_makes_no_text(monkeypatch):
    monkeypatch.setattr(Project, "label", lambda *_arguments: pytest.fail("a text was made"))
    _cube().check_pieces(0)


@FEW
@given(projects(), st.data())
def test_setting_the_puzzle_that_a_problem_states_changes_nothing(project, data):
    index = data.draw(st.sampled_from(range(len(project.problems))))
    if project.problems[index].figure is not None:
        assert project.with_puzzle(index, project.puzzle(index)) == project


@FEW
@given(projects(), puzzles(), st.data())
def test_another_puzzle_in_a_problem_keeps_all_others(project, puzzle, data):
    index = data.draw(st.sampled_from(range(len(project.problems))))
    changed = project.with_puzzle(index, puzzle)
    assert changed.puzzle(index) == puzzle
    assert changed.problems[index].name == project.problems[index].name
    for other, problem in enumerate(project.problems):
        if other != index:
            assert changed.problems[other].results == problem.results
            if problem.figure is not None:
                assert changed.puzzle(other) == project.puzzle(other)


@FEW
@given(projects(), st.data())
def test_removing_what_was_added_gives_the_same_problems(project, data):
    at = data.draw(st.integers(0, len(project.problems)))
    added = project.with_problem_added(Problem("new"), at)
    assert added.problems[at] == Problem("new")
    assert added.without_problem(at) == project


@FEW
@given(projects(), st.data())
def test_moving_a_problem_back_gives_the_same_project(project, data):
    numbers = st.sampled_from(range(len(project.problems)))
    index, to = data.draw(numbers), data.draw(numbers)
    moved = project.moved(index, to)
    assert moved.problems[to] == project.problems[index]
    assert moved.moved(to, index) == project


@FEW
@given(projects(), st.data())
def test_a_copy_states_the_same_puzzle_under_a_free_name_and_has_no_results(project, data):
    index = data.draw(st.sampled_from(range(len(project.problems))))
    copied = project.duplicated(index)
    original, copy = copied.problems[index : index + 2]
    assert original == project.problems[index]
    assert copy.name not in [problem.name for problem in project.problems]
    assert replace(copy, name=original.name, results=original.results) == original
    assert copied.without_problem(index + 1) == project


@FEW
@given(projects(), st.data())
def test_a_new_name_changes_nothing_else(project, data):
    index = data.draw(st.sampled_from(range(len(project.problems))))
    renamed = project.renamed(index, "other")
    assert renamed.problems[index].name == "other"
    assert renamed.renamed(index, project.problems[index].name) == project


@FEW
@given(projects())
def test_removing_unused_shapes_changes_no_puzzle(project):
    smaller = project.without_unused_shapes()
    assert {entry.shape for p in smaller.problems for entry in p.pieces} == set(
        range(len(smaller.shapes))
    )
    for index, problem in enumerate(project.problems):
        if problem.figure is not None:
            assert smaller.puzzle(index) == project.puzzle(index)


def test_the_lattice_of_a_problem_is_that_of_its_figure_or_of_its_first_shape():
    hexagons = lattices()["hexagonal"]
    figure = Figure(hexagons.box((2, 2, 1)), lattice=hexagons)
    shape = Shape("A", ((0, 0, 0),), lattice=hexagons)
    entry, two = ProblemPiece(0, 1, 2), ProblemPiece(0, 2, 2)
    stated = Project((shape,), (Problem(figure=figure, pieces=(two,)),)).piece_set(0)
    assert (stated.lattice, stated.counts, stated.minimums) == (hexagons, (2,), None)
    without = Project((shape,), (Problem(pieces=(entry,), states_minimums=True),)).piece_set(0)
    assert (without.lattice, without.counts, without.minimums) == (hexagons, (2,), (1,))
    assert Project((), (Problem(figure=figure),)).piece_set(0).lattice is hexagons
    assert Project((), (Problem(),)).piece_set(0).lattice is CUBIC


def test_problems_share_equal_shapes():
    cube = built_in_puzzle("cube")
    assert len(project_of([("a", cube), ("b", cube)]).shapes) == 7


def test_a_changed_piece_leaves_the_other_problems_and_no_unused_shape():
    cube = built_in_puzzle("cube")
    project = project_of([("a", cube), ("b", cube)])
    for length in (4, 5, 6):
        first = replace(cube.pieces[0], cells=CUBIC.box((length, 1, 1)))
        pieces = (first, *cube.pieces[1:])
        project = project.with_puzzle(
            0, replace(cube, piece_set=replace(cube.piece_set, pieces=pieces))
        )
    assert len(project.shapes) == 8
    assert project.puzzle(1) == cube


def test_results_stay_while_the_solutions_stay_the_same():
    project = _cube()
    cube = project.puzzle(0)
    recoloured = replace(cube.pieces[0], colour="#000000", name="other")
    pieces = replace(cube.piece_set, pieces=(recoloured, *cube.pieces[1:]), title="mine")
    assert project.with_puzzle(0, replace(cube, piece_set=pieces)).problems[0].results == FOUND
    assert project.renamed(0, "box").problems[0].results == FOUND
    smaller = replace(cube, figure=Figure(CUBIC.box((3, 3, 2))))
    assert project.with_puzzle(0, smaller).problems[0].results == NO_RESULTS


def test_another_shape_removes_the_results_of_its_problems():
    project = _cube().with_shape_added(Shape("X", ((0, 0, 0),)))
    heavier = replace(project.shapes[0], weight=7, note="blue", colour="#0000ff")
    assert project.with_shape(0, heavier).problems[0].results == FOUND
    longer = replace(project.shapes[0], cells=CUBIC.box((5, 1, 1)))
    assert project.with_shape(0, longer).problems[0].results == NO_RESULTS
    unused = replace(project.shapes[7], cells=CUBIC.box((5, 1, 1)))
    assert project.with_shape(7, unused).problems[0].results == FOUND


def test_a_figure_smaller_than_the_set_is_solved_with_any_subset():
    cube = built_in_puzzle("cube")
    small = replace(cube, figure=Figure(CUBIC.box((2, 2, 2))))
    project = project_of([("small", small)])
    assert project.puzzle(0).piece_set.minimums is None
    assert project.puzzle_to_solve(0).min_copies == (0,) * 7


def test_a_problem_is_found_by_name_or_number():
    project = Project(problems=(Problem("cube"), Problem("2"), Problem()))
    assert project.find() == 0
    assert project.find("cube") == 0
    assert project.find("2") == 1
    assert project.find("3") == 2
    with pytest.raises(UnknownNameError, match=r"no problem 'cub'.*did you mean 'cube'"):
        project.find("cub")
    with pytest.raises(CubewrightError, match="no problem; add one"):
        Project().find()


@pytest.mark.parametrize(
    ("problem", "reason"),
    [
        (Problem("p"), r"problem 1 \('p'\) has no figure; choose one"),
        (Problem(figure=Figure(((0, 0, 0),))), "problem 1 has no pieces; add some"),
        (
            Problem(figure=Figure(((0, 0, 0),)), pieces=(ProblemPiece(0),)),
            "uses shape 1, which has no cells",
        ),
        (
            Problem(figure=Figure(((0, 0, 0),)), pieces=(ProblemPiece(1),)),
            "uses shape 2 as a piece, but some of its cells may stay empty",
        ),
    ],
)
def test_an_incomplete_problem_states_no_puzzle(problem, reason):
    shapes = (Shape("A", ()), Shape("B", ((0, 0, 0),), optional=frozenset({(0, 0, 0)})))
    with pytest.raises(CubewrightError, match=reason):
        Project(shapes, (problem,)).puzzle(0)


@pytest.mark.parametrize(
    "problem",
    [
        Problem(pieces=(ProblemPiece(1),)),
        Problem(pieces=(ProblemPiece(0, 2, 1),), states_minimums=True),
        Problem(pieces=(ProblemPiece(0, 0, 1),)),
        Problem(forbidden=frozenset({(0, (0, 0, 0))})),
        Problem(pieces=(ProblemPiece(0),), forbidden=frozenset({(-1, (0, 0, 0))})),
        Problem(pieces=(ProblemPiece(0),), pre_placed=(PlacedPiece(1, 0, ((0, 0, 0),)),)),
        Problem(pieces=(ProblemPiece(0),), misplaced=(PlacedPiece(-1, 0, ((0, 0, 0),)),)),
    ],
)
def test_a_project_is_consistent(problem):
    with pytest.raises(ValueError):  # noqa: PT011 (a bug of the caller, whatever its text)
        Project((Shape("A", ((0, 0, 0),)),), (problem,))


def test_counts_are_given_up_to_the_figure_if_they_are_known():
    counts = SolutionCounts(11520, 480, 240, figure_unique=10)
    assert counts.of(Convention.UNIQUE) == 240
    assert counts.of(Convention.UNIQUE, UpTo.FIGURE) == 10
    assert counts.of(Convention.ROTATIONS, UpTo.FIGURE) == 480
    assert counts.of(Convention.RAW, UpTo.FIGURE) == 11520


def test_a_taken_name_gets_the_first_free_number():
    names = ["cube"]
    for number in (2, 3, 4):
        names.append(free_name("cube", names))
        assert names[-1] == f"cube ({number})"
    assert free_name("cube", names[:2] + names[3:]) == "cube (3)"
    assert free_name("cube", names[1:]) == "cube"


@FEW
@given(projects(), st.data())
def test_groups_of_pieces_change_nothing_else(project, data):
    index = data.draw(st.sampled_from(range(len(project.problems))))
    entries = project.problems[index].pieces
    symbols = [project.shapes[entry.shape].symbol for entry in entries]
    groups = {symbol: ((number, 1),) for number, symbol in enumerate(symbols[:-1], 1)}
    changed = project.with_groups(index, (*groups.items(), ("unknown", ((9, 9),))))
    expected = tuple(
        replace(entry, groups=groups.get(symbol, ()))
        for entry, symbol in zip(entries, symbols, strict=True)
    )
    assert changed.problems[index].pieces == expected
    assert replace(changed.problems[index], pieces=entries) == project.problems[index]
    assert changed.problems[index].results == project.problems[index].results
    before, after = list(project.problems), list(changed.problems)
    del before[index], after[index]
    assert before == after
