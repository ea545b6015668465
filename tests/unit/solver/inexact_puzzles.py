"""Small inexact puzzles on every lattice, for property tests."""

from dataclasses import replace
from string import ascii_uppercase

from hypothesis import strategies as st

from cubewright.model.figure import Figure
from cubewright.model.lattice import lattice, lattices
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.piece_choice import PieceChoice
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.solver.problem.cover import cover_problem


@st.composite
def inexact_puzzles(draw):
    """Return a box cut into pieces of few shapes, then made inexact.

    Copies may be marked, cells optional, counts ranges, one piece pre-placed, and the number of
    some pieces together limited.
    """
    its_lattice = lattice(draw(st.sampled_from(sorted(lattices()))))
    cells = its_lattice.box(draw(st.sampled_from([(3, 2, 1), (2, 2, 2), (4, 2, 1), (1, 4, 1)])))[:8]
    left, shapes = set(cells), []
    while left:
        shape = [min(left)]
        for _ in range(draw(st.integers(0, 2))):
            beside = {n for cell in shape for n in its_lattice.neighbours(cell)} & left
            shape += sorted(beside - set(shape))[:1]
        shapes.append(tuple(shape))
        left -= set(shape)
    pieces = tuple(
        Piece(
            ascii_uppercase[i],
            shape,
            marks=draw(st.sampled_from(["", "12", "x"])),
            lattice=its_lattice,
        )
        for i, shape in enumerate(shapes)
    )
    fewest = tuple(draw(st.integers(0, 1)) for _ in pieces)
    counts = tuple(draw(st.integers(1, 2)) for _ in pieces)
    if draw(st.booleans()):
        fewest = counts = (1,) * len(pieces)
    optional = draw(st.sets(st.sampled_from(cells)))
    puzzle = Puzzle(
        Figure(cells, "box", its_lattice, optional=optional),
        PieceSet("cut", "cut", pieces, counts, its_lattice, minimums=fewest),
    )
    if draw(st.booleans()):
        minimum = draw(st.integers(0, 2))
        named = draw(st.sets(st.sampled_from([piece.symbol for piece in pieces])))
        choice = PieceChoice(named, minimum, minimum + draw(st.integers(0, 2)))
        puzzle = replace(puzzle, choices=(choice,))
    cover = cover_problem(puzzle)
    if draw(st.booleans()):
        option = draw(st.integers(0, len(cover.masks) - 1))
        where = tuple(puzzle.figure.cells[i] for i in cover.option_cells[option])
        piece = draw(st.sampled_from(cover.members[int(cover.kind[option])]))
        puzzle = replace(puzzle, pre_placed=(PlacedPiece(piece, 0, where),))
    return puzzle
