"""BurrTools files that are edited and saved keep everything that was not changed."""

from dataclasses import replace

import pytest

from cubewright.errors import FormatError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.kept_plans import kept_analysis, read_analysis
from cubewright.formats.xmpuzzle.edited import edited_elements
from cubewright.formats.xmpuzzle.elements import xml_bytes
from cubewright.formats.xmpuzzle.file import parse_xmpuzzle
from cubewright.formats.xmpuzzle.project import project_of_xmpuzzle
from cubewright.formats.xmpuzzle.puzzle import file_elements, puzzle_of
from cubewright.model.disassembly import Analysis, AnalysisOutcome
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.problem import Problem, ProblemPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import NO_RESULTS, Results
from cubewright.presenter.scripting import solve
from cubewright.solver.disassembly.assembly import PieceRules
from cubewright.solver.disassembly.search import DisassemblySearch


def opened():
    """A file with two problems, and elements and attributes that Cubewright does not know."""
    puzzles = [(name, built_in_puzzle(name)) for name in ("cube", "bedlam")]
    root = file_elements(puzzles, "a comment")
    root.set("unknown", "yes")
    root.find("shapes/voxel").set("hx", "3")
    for problem in root.findall("problems/problem"):
        problem.set("author", "somebody")
        problem.set("assemblies", "240")
        problem.append(problem.makeelement("solutions", {}))
    file = parse_xmpuzzle(xml_bytes(root, packed=False), "two.xmpuzzle")
    return file, project_of_xmpuzzle(file)[0]


def reread(root):
    return parse_xmpuzzle(xml_bytes(root, packed=False), "again.xmpuzzle")


def test_an_unchanged_project_gives_the_same_elements():
    file, project = opened()
    root, losses = edited_elements(file, project, project, [0, 1])
    assert xml_bytes(root, packed=False) == xml_bytes(file.elements, packed=False)
    assert losses == ()


def test_a_changed_problem_leaves_the_others_as_they_were():
    file, project = opened()
    figure = built_in_puzzle("cube").figure.toggled((0, 0, 3))
    figure = replace(figure, optional=frozenset([(0, 0, 3)]))
    puzzle = replace(project.puzzle(0), figure=figure)
    root, losses = edited_elements(file, project, project.with_puzzle(0, puzzle), [0, 1])
    changed = reread(root)
    made = puzzle_of(changed, changed.problems[0])
    assert (made.figure.cells, made.figure.optional) == (figure.cells, figure.optional)
    assert [piece.shape for piece in made.pieces] == [p.shape for p in puzzle.pieces]
    first, second = root.findall("problems/problem")
    assert first.get("author") == "somebody"
    assert first.get("assemblies") is None
    assert first.find("solutions") is None
    assert second.get("assemblies") == "240"
    assert changed.problems[1] == replace(file.problems[1], line=changed.problems[1].line)
    assert root.get("unknown") == "yes"
    assert root.find("shapes/voxel").get("hx") == "3"
    assert losses == ("the stored solutions of problem 1 ('cube'), which has changed",)
    assert xml_bytes(file.elements, packed=False) != xml_bytes(root, packed=False)


def test_a_renamed_problem_keeps_its_solutions():
    file, project = opened()
    root, losses = edited_elements(file, project, project.renamed(0, "other"), [0, 1])
    first = root.find("problems/problem")
    assert (first.get("name"), first.get("assemblies"), losses) == ("other", "240", ())


ROOM = tuple(cell for cell in CUBIC.box((3, 3, 3)) if cell not in {(1, 1, 1), (1, 1, 2)})
HOOK = ((1, 1, 1), (1, 1, 2))


def solved_room():
    """A file with a pin in a room, its project, and the results of analysing it."""
    kinds = (Piece("A", ROOM), Piece("B", HOOK))
    puzzle = Puzzle(Figure((*ROOM, *HOOK), "room"), PieceSet("own", "own", kinds, (1, 1)))
    root = file_elements([("room", puzzle)], "")
    file = parse_xmpuzzle(xml_bytes(root, packed=False), "room.xmpuzzle")
    project = project_of_xmpuzzle(file)[0]
    puzzle = project.puzzle(0)
    found = tuple(each.placed for each in solve(puzzle))
    search = DisassemblySearch(CUBIC)
    search.start([PieceRules().assembly(CUBIC, each) for each in found])
    while not search.step():
        pass
    kept = tuple(kept_analysis(n, each) for n, each in enumerate(search.results))
    return file, project, Results(solutions=found, disassemblies=kept, is_complete=True)


def test_present_solutions_and_plans_replace_the_stored_ones():
    file, project, results = solved_room()
    root, losses = edited_elements(file, project, project.with_results(0, results), [0])
    assert losses == ()
    again = project_of_xmpuzzle(reread(root))[0]
    (read,) = again.problems[0].results.disassemblies
    assert again.problems[0].results.solutions == results.solutions
    plan = read_analysis(read, CUBIC).plan
    assert plan == read_analysis(results.disassemblies[0], CUBIC).plan

    problem = root.find("problems/problem")
    assert (problem.get("state"), problem.get("solutions")) == ("2", "1")
    # A file that was just saved stays as it is, until the project changes again.
    file = reread(root)
    same, _ = edited_elements(file, again, again, [0])
    assert xml_bytes(same, packed=False) == xml_bytes(root, packed=False)
    levels = (replace(read, data=kept_level_of(plan)),)
    fewer = replace(again.problems[0].results, disassemblies=levels)
    root, _ = edited_elements(file, again, again.with_results(0, fewer), [0])
    (solution,) = root.findall("problems/problem/solutions/solution")
    assert [part.tag for part in solution] == ["assembly", "separationInfo"]


def kept_level_of(plan):
    return kept_analysis(0, Analysis(AnalysisOutcome.APART, plan), levels_only=True).data


def test_a_changed_problem_stores_the_solutions_of_its_new_puzzle():
    file, project, results = solved_room()
    root, _ = edited_elements(file, project, project.with_results(0, results), [0])
    file = reread(root)
    project = project_of_xmpuzzle(file)[0]
    pieces = (*project.problems[0].pieces, ProblemPiece(1, 0, 1))
    changed = replace(project.problems[0], pieces=pieces, results=results)
    root, losses = edited_elements(file, project, project.with_problem(0, changed), [0])
    assert losses == ()
    (solution,) = root.findall("problems/problem/solutions/solution")
    assert solution.findtext("assembly").endswith("x")  # the copy that is not used
    assert solution.find("separation") is not None
    without = replace(changed, results=NO_RESULTS)
    root, losses = edited_elements(file, project, project.with_problem(0, without), [0])
    assert root.find("problems/problem/solutions") is None
    assert "which has changed" in losses[0]


def test_problems_are_moved_removed_copied_and_added():
    file, project = opened()
    moved = project.moved(0, 1)
    root, _ = edited_elements(file, project, moved, [1, 0])
    assert [problem.name for problem in reread(root).problems] == ["bedlam", "cube"]
    root, _ = edited_elements(file, project, project.without_problem(0), [1])
    assert [problem.name for problem in reread(root).problems] == ["bedlam"]
    copied = project.duplicated(0)
    root, _ = edited_elements(file, project, copied, [0, 0, 1])
    assert [problem.name for problem in reread(root).problems] == ["cube", "cube (2)", "bedlam"]
    added = project.with_puzzle_added(built_in_puzzle("diabolical"), "new")
    root, _ = edited_elements(file, project, added, [0, 1, None])
    made = reread(root)
    of_file, wanted = puzzle_of(made, made.problems[2]), built_in_puzzle("diabolical")
    assert [piece.shape for piece in of_file.pieces] == [piece.shape for piece in wanted.pieces]
    # Shapes that are in the file already are used again.
    assert len(file.shapes) < len(made.shapes) < len(file.shapes) + 1 + len(wanted.pieces)


def test_rules_that_burrtools_does_not_have_are_named():
    file, project = opened()
    puzzle = replace(project.puzzle(0), forbidden=frozenset([(0, (0, 0, 0))]))
    _, losses = edited_elements(file, project, project.with_puzzle(0, puzzle), [0, 1])
    assert "the pre-placed pieces and forbidden cells of problem 1 ('cube')" in losses


def test_an_incomplete_problem_or_another_grid_is_refused():
    file, project = opened()
    with pytest.raises(FormatError, match="has no figure"):
        edited_elements(file, project, project.with_problem_added(Problem("e")), [0, 1, None])
    hexagons = project.with_puzzle_added(built_in_puzzle("hexiamonds-6x6"), "h")
    with pytest.raises(FormatError, match="is not on its grid"):
        edited_elements(file, project, hexagons, [0, 1, None])


@pytest.mark.parametrize("pairs", [{(1, 1)}, {(1, 2), (2, 1)}, {(2, 2)}])
def test_colours_that_may_meet_are_written_with_a_changed_problem(read, pairs):
    file = read()
    before, _ = project_of_xmpuzzle(file)
    first = before.problems[0]
    changed = replace(first, max_holes=2, allowed_colours=frozenset(pairs))
    after = before.with_problem(0, changed)
    elements, _ = edited_elements(file, before, after, range(len(file.problems)))
    found = parse_xmpuzzle(xml_bytes(elements, packed=False), "a.xmpuzzle").problems[0]
    assert (found.allowed_colours, found.max_holes) == (frozenset(pairs), 2)
    assert found.pieces == file.problems[0].pieces
    assert found.result == file.problems[0].result


def test_changed_colours_of_colour_numbers_are_written_and_read_again():
    file, project = opened()
    orange = replace(project, colours=("#ff8000", "#0000ff"))
    root, losses = edited_elements(file, project, orange, [0, 1])
    again = reread(root)
    assert again.colours == ("#ff8000", "#0000ff")
    assert puzzle_of(again, again.problems[0]).cell_colours == ("#ff8000", "#0000ff")
    assert losses == ()


def test_a_new_file_has_the_colours_of_the_project():
    cube = built_in_puzzle("cube")
    coloured = replace(cube.figure, dark=None, colours=frozenset({((0, 0, 0), 2)}))
    puzzle = replace(cube, figure=coloured, cell_colours=("#102030", "#ff8000", "#405060"))
    assert reread(file_elements([("cube", puzzle)])).colours == puzzle.cell_colours
