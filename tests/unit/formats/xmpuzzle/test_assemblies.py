"""Stored assemblies are decoded to solutions, and solutions written as assemblies."""

from dataclasses import replace

import numpy as np
import pytest

from cubewright.errors import FormatError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.solutions.solution_format import solution_format
from cubewright.formats.xmpuzzle.assemblies import (
    assembly_text,
    decoded_assembly,
    store_solutions,
    stored_solutions,
)
from cubewright.formats.xmpuzzle.elements import xml_bytes
from cubewright.formats.xmpuzzle.file import parse_xmpuzzle
from cubewright.formats.xmpuzzle.puzzle import file_elements, puzzle_of
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve


def first_solutions(puzzle, number=5):
    found = []
    for report in solve(SolveRequest(puzzle, limit=number)):
        if isinstance(report, Prepared):
            cover = report.cover
        elif isinstance(report, SolutionsFound):
            found += [cover.solution(np.asarray(row)) for row in report.rows]
    return found


def content(solution):
    return {(each.piece, each.cells, each.colours) for each in solution.placed}


@pytest.mark.parametrize("name", ["cube", "hexiamonds-6x6", "soma-plus-2x4x5"])
def test_a_solution_is_the_same_after_writing_and_reading(name):
    puzzle = built_in_puzzle(name)
    file = parse_xmpuzzle(xml_bytes(file_elements([("a", puzzle)]), packed=False), "a.xmpuzzle")
    problem = file.problems[0]
    read = puzzle_of(file, problem)
    found = first_solutions(read)
    assert found
    for solution in found:
        text = assembly_text(solution, file, problem)
        again = decoded_assembly(text, file, problem, read)
        assert again.is_valid()
        assert content(again) == content(solution)
        assert text.count("x") == sum(read.counts) - len(solution.placed)


def test_stored_solutions_are_listed_with_their_numbers(read):
    file = read("</solution>", "<separationInfo/></solution><solution/>")
    first, second = stored_solutions(file, file.problems[0])
    assert (first.number, first.assembly, bool(first.disassembly)) == (3, "x 0 0 0 0", True)
    assert (second.number, second.assembly, second.disassembly) == (1, None, "")
    assert stored_solutions(file, file.problems[1]) == ()


@pytest.mark.parametrize("number", ["9" * 5000, "-1", "\N{SUPERSCRIPT TWO}", "x"])
def test_a_solution_without_a_usable_number_is_the_first(read, number):
    file = read('asmNum="2"', f'asmNum="{number}"')
    (stored,) = stored_solutions(file, file.problems[0])
    assert (stored.number, stored.assembly) == (1, "x 0 0 0 0")


def test_the_hotspot_is_the_point_about_which_a_piece_is_turned(read):
    file = read('maxHoles="1"', "", ' hx="1"', ' hx="2" hy="-1"')
    assert file.shapes[0].hotspot == (2, -1, 0)
    problem = file.problems[0]
    solution = decoded_assembly("2 -1 0 0 x 2 1 0 8 x", file, problem)
    bar, pair = solution.placed
    assert bar.cells == ((0, 0, 0), (1, 0, 0), (2, 0, 0))
    assert pair.cells == ((1, 1, 0), (2, 1, 0))
    assert pair.colours == (0, 1)
    assert assembly_text(solution, file, problem) == "2 -1 0 0 x 2 1 0 8 x"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("0 0 0 0 x 0 0 0", "is too short, or is not made of numbers"),
        ("0 0 0 0 x 0 0 0 0", "is too short"),
        ("0 0 0 zero x x x", "is not made of numbers"),
        ("0 0 0 -1 x x x", "is not made of numbers"),
        ("0 0 0 99999999999 x x x", "is not made of numbers"),
        ("0 0 0 24 x x x", "uses turn 24; the turns are 0 to 23"),
        ("x x x x x", "is too long"),
    ],
)
def test_an_assembly_that_cannot_be_read_says_why(read, text, reason):
    file = read()
    with pytest.raises(FormatError, match=rf"line 12: problem 1 .* an assembly that .*{reason}"):
        decoded_assembly(text, file, file.problems[0])


def test_storing_solutions_replaces_those_of_the_file(read):
    file = read(
        *(' maxHoles="1"', "", "####+#1#_", "####+#1##", '<result id="2"/>', '<result id="2"/>'),
        *('<shape id="1" count="2"/>', '<shape id="1" count="2"/>'),
        *("<solutions>", "<assembler version='2.0'>1 2</assembler><solutions>"),
    )
    problem = file.problems[0]
    found = first_solutions(puzzle_of(file, problem), 100)
    assert found
    assert store_solutions(file, problem, found, is_complete=True) == (0, 0)  # nothing is lost
    written = parse_xmpuzzle(xml_bytes(file.elements, packed=False), "b.xmpuzzle")
    after = written.problems[0]
    assert (after.stored_solutions, after.assemblies) == (len(found), len(found))
    stored = stored_solutions(written, after)
    assert [each.number for each in stored] == list(range(1, len(found) + 1))
    for one, solution in zip(stored, found, strict=True):
        assert content(decoded_assembly(one.assembly, written, after)) == content(solution)
    element = written.elements.find("problems/problem")
    assert element.find("assembler") is None
    assert [each.tag for each in element][:4] == ["shapes", "result", "bitmap", "solutions"]
    assert element.find("future/deep") is not None


def test_the_solution_format_writes_a_file_that_is_read_again():
    form = solution_format("xmpuzzle")
    box = CUBIC.box((2, 2, 2))
    bar = Piece("B", ((0, 0, 0), (1, 0, 0)), "bar")
    unused = Piece("U", ((0, 0, 0),), "unused")
    pieces = PieceSet("p", "p", (unused, bar), (0, 4), minimums=(0, 3))
    puzzle = Puzzle(Figure(box, "box", optional=box[:2]), pieces)
    found = first_solutions(puzzle, 100)
    write = form.one_of(puzzle)
    text = form.opening(puzzle) + "".join(
        write(each, number) for number, each in enumerate(found, 1)
    )
    file = parse_xmpuzzle((text + form.closing).encode(), "b.xmpuzzle")
    problem = file.problems[0]
    assert problem.stored_solutions == len(found) > 1
    for one, solution in zip(stored_solutions(file, problem), found, strict=True):
        cells = {each.cells for each in decoded_assembly(one.assembly, file, problem).placed}
        assert cells == {each.cells for each in solution.placed}


def test_the_solution_format_refuses_mirrored_pieces():
    puzzle = built_in_puzzle("cube")
    pieces = tuple(replace(piece, flips=True) for piece in puzzle.pieces)
    mirrored = replace(puzzle, piece_set=replace(puzzle.piece_set, pieces=pieces))
    with pytest.raises(FormatError, match="BurrTools cannot mirror pieces"):
        solution_format("xmpuzzle").opening(mirrored)


def test_a_solution_of_another_problem_is_not_written(read):
    file = read(' maxHoles="1"', "")
    problem = file.problems[0]
    solution = decoded_assembly("0 0 0 0 x x x", file, problem)
    for cells in (((0, 0, 0), (1, 0, 0)), ((0, 0, 0), (1, 0, 0), (1, 1, 0))):
        wrong = replace(solution, placed=(replace(solution.placed[0], cells=cells),))
        with pytest.raises(ValueError, match="piece 1 does not fill"):
            assembly_text(wrong, file, problem)
    with pytest.raises(ValueError, match="used 3 times; the maximum is 2"):
        assembly_text(replace(solution, placed=solution.placed * 3), file, problem)
