"""A BurrTools file becomes a project with all shapes, problems and stored solutions."""

import json
from dataclasses import replace

import cubewright
from cubewright.formats.project.file import read_project, write_project
from cubewright.formats.xmpuzzle.project import project_of_xmpuzzle
from cubewright.formats.xmpuzzle.puzzle import puzzle_of
from cubewright.solver.problem.cover import cover_problem

STORED = "0 0 0 0 x 2 1 0 8 x"
"""A bar in the lower row, and a pair in the upper one."""


def test_all_shapes_problems_and_stored_solutions_are_in_the_project(read, tmp_path):
    file = read(
        *("x 0 0 0 0", STORED, ' hx="1"', "", "####+#1#_", "###_+##_"),
        *('<shape id="1" count="2"/>', '<shape id="1" min="1" max="2"/>'),
    )
    project, losses = project_of_xmpuzzle(file)
    assert losses == ()
    assert project.note == "Two\nlines"
    assert project.colours == ("#ff0010",)
    assert [shape.name for shape in project.shapes] == ["bar", "", "tray & edge"]
    assert [shape.weight for shape in project.shapes] == [2, 1, 1]
    one, two = project.problems
    assert one.pieces[0].groups == ((3, 2),)
    assert two.figure is None
    (solution,) = one.results.solutions
    assert [placed.piece for placed in solution] == [0, 1]
    puzzle, direct = project.puzzle_to_solve(0), puzzle_of(file, file.problems[0])
    assert replace(puzzle, piece_set=direct.piece_set) == direct
    assert (puzzle.counts, puzzle.min_copies) == (direct.counts, direct.min_copies)
    assert len(cover_problem(puzzle).masks) == len(cover_problem(direct).masks)
    path = tmp_path / "a.cubewright"
    write_project(path, project)
    again = read_project(path)
    assert again.shapes == project.shapes
    assert list(again.problems[0].results.solutions) == [solution]
    assert list(cubewright.problems(path)) == ["one"]
    assert cubewright.load(path).counts == direct.counts


def test_what_a_project_does_not_hold_is_named(read):
    file = read("</assembly>", "</assembly><separationInfo>2 0 0</separationInfo>")
    _, losses = project_of_xmpuzzle(file)
    assert losses == (
        "1 stored solution of problem 1 ('one')",
        "1 disassembly of problem 1 ('one')",
    )


def test_disassemblies_are_kept_as_they_are(read, tmp_path):
    file = read(
        *("x 0 0 0 0", STORED, ' hx="1"', "", "####+#1#_", "###_+##_"),
        *('<shape id="1" count="2"/>', '<shape id="1" min="1" max="2"/>'),
        *("</assembly>", "</assembly><separationInfo>2 0 0</separationInfo>"),
    )
    project, _ = project_of_xmpuzzle(file)
    write_project(tmp_path / "a.cubewright", project)
    (kept,) = read_project(tmp_path / "a.cubewright").problems[0].results.disassemblies
    assert kept.solution == 0
    xml = "<separationInfo>2 0 0</separationInfo>"
    assert json.loads(kept.data) == {"format": "BurrTools", "xml": xml}
