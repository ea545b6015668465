"""Blocks are written to the letter, and can be read back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.errors import FormatError
from cubewright.formats.fig.file import Block, blocks_text, figure_text, parse_fig, solution_text
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.cell import Cell, bounds, turned
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution

CUBE = "/SOMA001\n/226/466/333\n/521/461/437\n/521/557/477\n"

CELLS = st.tuples(*[st.integers(-4, 4)] * 3)
NAMES = st.text(max_size=20).map(lambda text: " ".join(text.replace("\ufeff", "").split()))


def read(text: str) -> Block:
    (block,) = parse_fig(text, "again.fig").blocks
    return block


def solution(text: str = CUBE, pieces: str = "soma") -> Solution:
    return read(text).solution(piece_set(pieces))


def test_a_figure_to_the_letter():
    steps = Figure([(5, 5, 5), (6, 5, 5), (7, 5, 5), (6, 5, 6), (7, 5, 6), (7, 6, 7)], "Steps")
    assert figure_text(steps, ["two", "", "comments"]) == (
        "/SOMA Steps\n; two\n;\n; comments\n/..1/.../...\n/.../.11/111\n"
    )


def test_a_solution_to_the_letter():
    assert solution_text(solution(), "SOMA001") == CUBE


def test_an_empty_figure_is_still_a_figure():
    assert figure_text(Figure((), "SOMA-new")) == "/SOMA-new\n/.\n"
    assert read("/SOMA-new\n/.\n").figure == Figure((), "SOMA-new")


def test_soma_plus_and_double_sets_in_letters():
    plus = "/SOMAplus 1\n/BSSTP/BZZPP\n/DSSTT/BBZZP\n/DVVTL/AALLL\n/AVIII/AQQQQ\n"
    assert solution_text(solution(plus, "soma-plus"), "SOMAplus 1") == plus
    double = "/SOMA2\n/226LLT/466ZLA/333ZLA\n/521ZBT/461ZBT/437PAA\n/521BBT/557PVV/477PPV\n"
    assert solution_text(solution(double, "double-soma"), "SOMA2") == double


def test_rewritten_blocks_have_unique_names():
    text = (
        f"; first\n{CUBE}\n{CUBE}\n/22x\n\n|226/466/333\n|521/461/437\n|521/557/477\n;/SOMA9\n;/1\n"
    )
    again = parse_fig(blocks_text(parse_fig(text, "old.fig").blocks), "new.fig").blocks
    assert [block.name for block in again][:2] == ["SOMA001", "SOMA001 (2)"]
    assert len({block.name for block in again}) == len(again)
    assert not any(block.alternatives for block in again)
    assert again[0].comments == ("first",)
    assert again[-1].is_commented_out


def test_marks_that_cannot_be_written_are_refused():
    for symbol in "/|;.-0 ":
        piece = Piece(symbol, ((0, 0, 0), (1, 0, 0)))
        pieces = PieceSet("own", "Own", (piece,), (1,))
        puzzle = Puzzle(Figure(piece.cells), pieces)
        with pytest.raises(FormatError, match="cannot show a piece as"):
            solution_text(Solution(puzzle, (PlacedPiece(0, 0, piece.cells),)), "own")


def test_marks_that_spell_a_header_are_still_a_row():
    pieces = tuple(Piece(symbol, ((0, 0, 0),)) for symbol in "SOMA")
    own = PieceSet("own", "Own", pieces, (1, 1, 1, 1))
    cells = tuple((x, 0, 0) for x in range(4))
    placed = tuple(PlacedPiece(n, 0, (cell,)) for n, cell in enumerate(cells))
    text = solution_text(Solution(Puzzle(Figure(cells), own), placed), "word")
    assert text == "/SOMA word\n/.SOMA\n"
    assert read(text).solution(own).symbols() == dict(zip(cells, "SOMA", strict=True))


@given(st.sets(CELLS, max_size=30), NAMES)
def test_any_figure_is_read_back(cells, name):
    figure = Figure(cells, name)
    block = read(figure_text(figure))
    assert block.figure == figure.aligned()
    assert block.name == name
    assert block.problem is None
    assert block.is_template


@given(st.lists(st.text(max_size=20).map(lambda t: t.replace("\r", "").replace("\n", ""))))
def test_any_comment_is_read_back(comments):
    block = read(figure_text(Figure([(0, 0, 0)], "note"), comments))
    assert [comment.rstrip() for comment in comments] == [c.rstrip() for c in block.comments]


@st.composite
def solutions(draw) -> Solution:
    """Some copies of some pieces, placed anywhere without overlap: a solution of its figure."""
    name = draw(st.sampled_from(["soma", "double-soma", "soma-plus", "bedlam", "tetris"]))
    pieces = piece_set(name)
    counts = [draw(st.integers(0, count)) for count in pieces.counts]
    free = {(x, y, z) for x in range(9) for y in range(9) for z in range(9)}
    placed: list[PlacedPiece] = []
    kept: list[tuple[Piece, int]] = []
    for piece, count in zip(pieces.pieces, counts, strict=True):
        for copy in range(count):
            shape = draw(st.sampled_from(piece.orientations))
            free_cells = [
                cells
                for x, y, z in sorted(free)
                if free.issuperset(cells := tuple((x + a, y + b, z + c) for a, b, c in shape))
            ]
            cells = tuple(sorted(draw(st.sampled_from(free_cells))))
            free -= set(cells)
            placed.append(PlacedPiece(len(kept), copy, cells))
        if count:
            kept.append((piece, count))
    low, _ = bounds(cell for each in placed for cell in each.cells)
    placed = [
        PlacedPiece(each.piece, each.copy, tuple(_minus(cell, low) for cell in each.cells))
        for each in placed
    ]
    figure = Figure(cell for each in placed for cell in each.cells)
    used = PieceSet(
        name, pieces.title, tuple(piece for piece, _ in kept), tuple(count for _, count in kept)
    )
    return Solution(Puzzle(figure, used), tuple(placed))


def _minus(cell: Cell, low: Cell) -> Cell:
    return (cell[0] - low[0], cell[1] - low[1], cell[2] - low[2])


@given(solutions())
def test_any_solution_is_read_back(made):
    block = read(solution_text(made, "made"))
    assert block.marks == made.marks()
    assert block.problem is None
    if made.placed:
        again = block.solution(made.puzzle.piece_set)
        assert again.is_valid()
        assert again.placed == made.placed


@given(st.sampled_from(CUBIC.turns))
def test_a_turned_solution_is_read_back_as_turned(matrix):
    first = solution()
    low, _ = bounds(turned(cell, matrix) for cell in first.piece_at)
    placed = tuple(
        PlacedPiece(
            each.piece,
            each.copy,
            tuple(sorted(_minus(turned(cell, matrix), low) for cell in each.cells)),
        )
        for each in first.placed
    )
    made = Solution(Puzzle(Figure(first.puzzle.figure.cells), piece_set("soma")), placed)
    assert read(solution_text(made, "SOMA001")).solution(piece_set("soma")).placed == placed
