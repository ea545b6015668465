from itertools import islice

import pytest

from cubewright.errors import FormatError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.xmpuzzle.elements import xml_bytes
from cubewright.formats.xmpuzzle.file import parse_xmpuzzle
from cubewright.formats.xmpuzzle.puzzle import equal_entries, file_elements, puzzle_of
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.lattices.hexagonal import HEXAGONAL
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.pieces.colours import COLOURS
from cubewright.model.puzzle import Puzzle
from cubewright.solver.problem.faults import faults
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

NO_LIMIT = (' maxHoles="1"', "")


def counts(puzzle):
    *_, last = solve(SolveRequest(puzzle, count_only=True))
    return last.progress.counts


def raw_count(puzzle):
    """The number of raw solutions; 0 where a fault proves that there is none."""
    found = faults(puzzle)
    return 0 if found and all(each.kind.proves_impossible for each in found) else counts(puzzle).raw


def test_a_problem_becomes_a_puzzle(read):
    file = read(*NO_LIMIT)
    puzzle = puzzle_of(file, file.problems[0])
    assert len(puzzle.figure) == 7
    assert puzzle.figure.optional == {(0, 1, 0)}
    assert puzzle.figure.colours == {((1, 1, 0), 1)}
    assert [piece.name for piece in puzzle.pieces] == ["bar", "shape 2"]
    assert puzzle.pieces[1].colours == {((0, 0, 0), 1)}
    assert (puzzle.min_copies, puzzle.counts) == ((0, 2), (2, 2))
    assert puzzle.allowed_colours == {(1, 1)}


@pytest.mark.parametrize(
    ("tray", "pairs", "raw"),
    [
        ("#1#", "", 1),  # the cell without a colour takes any
        ("#1#1", "", 0),
        ("#1#1", '<pair piece="0" result="0"/>', 2),  # either way round
        ("##", "", 2),
    ],
)
def test_colours_meet_only_where_the_file_allows_it(read, tray, pairs, raw):
    file = read(
        *NO_LIMIT,
        *('<pair piece="0" result="0"/>', pairs),
        *('x="4" y="2" z="1"', 'x="2" y="1" z="1"'),
        *("####+#1#_", tray),
        *('min="0" max="2" group="3"', 'count="0"'),
        *('id="1" count="2"', 'id="1" count="1"'),
    )
    assert raw_count(puzzle_of(file, file.problems[0])) == raw


@pytest.mark.parametrize(
    ("limit", "raw"),
    [
        ("", 2 + 8 + 4 + 4 + 1),
        (' maxHoles="3"', 2 + 8 + 4 + 4),
        (' maxHoles="2"', 2 + 8 + 4),
        (' maxHoles="1"', 2 + 8),
        (' maxHoles="0"', 2),
    ],
)
def test_a_limit_of_empty_cells_is_kept(read, limit, raw):
    """A 2x2 tray takes two dominoes, a domino and a single cubelet, one of them, or none."""
    file = read(
        *(' maxHoles="1"', limit),
        *('x="4" y="2" z="1"', 'x="2" y="2" z="1"', "####+#1#_", "++++"),
        *('x="3" y="1" z="1"', 'x="2" y="1" z="1"', ">###<", ">##<", ' hx="1"', ""),
        *('x="2" y="1" z="1" type="0">#1#<', 'x="1" y="1" z="1" type="0">#<'),
        *('id="1" count="2"', 'id="1" min="0" max="1"'),
    )
    puzzle = puzzle_of(file, file.problems[0])
    assert raw_count(puzzle) == raw


def test_a_limit_of_empty_cells_is_ignored_where_their_number_is_fixed(read):
    file = read('maxHoles="1"', 'maxHoles="0"', 'min="0" max="2" group="3"', 'count="1"')
    assert puzzle_of(file, file.problems[0]).max_holes is None


def test_a_limit_of_empty_cells_is_written_and_read_again(read):
    file = read('maxHoles="1"', 'maxHoles="0"')
    puzzle = puzzle_of(file, file.problems[0])
    assert puzzle.max_holes == 0
    content = xml_bytes(file_elements([("a", puzzle)]), packed=False)
    again = parse_xmpuzzle(content, "b.xmpuzzle")
    assert puzzle_of(again, again.problems[0]).max_holes == 0


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ((*NO_LIMIT, '<result id="2"/>', ""), "has no result shape"),
        ((*NO_LIMIT, '<result id="2"/>', '<result id="1"/>', '"1" count', '"2" count'), r"\(\+\)"),
    ],
)
def test_a_problem_that_cannot_be_solved_is_refused_with_the_reason(read, change, reason):
    file = read(*change)
    with pytest.raises(
        FormatError, match=rf"^my.xmpuzzle, line 12: problem 1 \('one'\) .*{reason}"
    ):
        puzzle_of(file, file.problems[0])


def test_a_problem_without_a_result_is_refused(read):
    file = read()
    with pytest.raises(FormatError, match="problem 2 has no result shape"):
        puzzle_of(file, file.problems[1])


def test_equal_pieces_in_several_entries_are_found(read):
    file = read(*NO_LIMIT, '<shape id="1" count="2"/>', '<shape id="1"/><shape id="1"/>')
    assert equal_entries(puzzle_of(file, file.problems[0])) == (2,)


@pytest.mark.parametrize("name", ["cube", "hexiamonds-6x6", "soma-plus-2x4x5"])
def test_a_puzzle_is_the_same_after_writing_and_reading(name):
    puzzle = built_in_puzzle(name)
    content = xml_bytes(file_elements([(puzzle.name, puzzle)]), packed=False)
    file = parse_xmpuzzle(content, "new.xmpuzzle")
    again = puzzle_of(file, file.problems[0])
    assert len(again.figure) == len(puzzle.figure)
    assert [piece.shape for piece in again.pieces] == [piece.shape for piece in puzzle.pieces]
    assert (again.counts, again.min_copies) == (puzzle.counts, puzzle.min_copies)
    if name == "cube":
        assert counts(again).unique == 240


def test_two_colours_are_written_as_colours_that_must_be_equal():
    box = CUBIC.box((2, 2, 1))
    dark = {cell for cell in box if sum(cell) % 2}
    domino = Piece("D", ((0, 0, 0), (1, 0, 0)), dark=frozenset({(1, 0, 0)}))
    wrong = Piece("E", ((0, 0, 0), (1, 0, 0)), dark=frozenset())
    for piece, count in ((domino, 2), (wrong, 0)):
        puzzle = Puzzle(Figure(box, dark=dark), PieceSet("d", "d", (piece,), (2,)))
        content = xml_bytes(file_elements([("square", puzzle)]), packed=False)
        file = parse_xmpuzzle(content, "new.xmpuzzle")
        again = puzzle_of(file, file.problems[0])
        assert (raw_count(puzzle), raw_count(again)) == (count, count)


def test_a_lattice_that_burrtools_lacks_is_refused():
    cells = tuple(islice(HEXAGONAL.box((3, 3, 1)), 3))
    pieces = PieceSet("h", "h", (Piece("A", cells, lattice=HEXAGONAL),), (1,), HEXAGONAL)
    with pytest.raises(FormatError, match="BurrTools has no hexagons"):
        file_elements([("hex", Puzzle(Figure(cells, lattice=HEXAGONAL), pieces))])


def test_each_colour_of_a_new_file_is_one_of_the_palette():
    box = CUBIC.box((4, 1, 1))
    figure = Figure(box, colours=frozenset((cell, 1 + cell[0]) for cell in box))
    pieces = PieceSet("d", "d", (Piece("D", box[:2]),), (2,))
    colours = file_elements([("row", Puzzle(figure, pieces))]).findall("colors/color")
    numbers = [[int(each.get(name)) for name in ("red", "green", "blue")] for each in colours]
    assert [f"#{bytes(each).hex()}" for each in numbers] == list(COLOURS[:4])
