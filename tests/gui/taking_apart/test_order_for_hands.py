"""The slider that assembles a solution uses the moves of its disassembly."""

import pytest

from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle

BOX = """
AAAAA AAAAA AAAAA AAAAA AAAAA
AAAAA ABB.A A...A A...A AAAAA
AAAAA A...A A.... A...A AAAAA
AAAAA AAAAA AAAAA AAAAA AAAAA
"""


def boxed():
    """A rod in a box with a hole at another place: it has to move before it can leave."""
    bodies = {}
    for y, row in enumerate(BOX.split("\n")[1:-1]):
        for z, layer in enumerate(row.split()):
            for x, letter in enumerate(layer):
                if letter != ".":
                    bodies.setdefault(letter, []).append((x, y, z))
    pieces = tuple(
        Piece(name, tuple(sorted(bodies[name])), name, colour)
        for name, colour in (("A", "#e54d72"), ("B", "#4c86ee"))
    )
    cells = [cell for body in bodies.values() for cell in body]
    return Puzzle(Figure(cells, "box"), PieceSet("box", "Box", pieces, (1, 1), CUBIC))


@pytest.mark.slow
def test_the_solution_is_analysed_and_other_pieces_make_way(window, qtbot):
    puzzle = boxed()
    window.document.new(puzzle)
    window.document.use_pieces(puzzle.piece_set, "pieces")
    window.solve_controller.start()
    qtbot.waitUntil(lambda: not window.solve_controller.is_running)
    qtbot.waitUntil(lambda: window.panel.current_row >= 0)
    window.build_slider.step(-1)
    qtbot.waitUntil(lambda: window.message.text() == "1 of 2: A, the first piece.")
    window.build_slider.step(1)
    assert window.message.text() == "2 of 2: B from the right, in 3 moves; other pieces make way."
    assert "interlock" not in window.message.text()


def test_pre_placed_pieces_stay_while_others_make_way(window, qtbot):
    puzzle = boxed()
    window.document.new(puzzle)
    window.document.use_pieces(puzzle.piece_set, "pieces")
    window.document.place_piece("A", puzzle.pieces[0].cells)
    window.solve_controller.start()
    qtbot.waitUntil(lambda: not window.solve_controller.is_running)
    qtbot.waitUntil(lambda: window.panel.current_row >= 0)
    window.build_slider.step(-1)
    assert window.message.text() == "1 of 2: pre-placed."
    window.build_slider.step(1)
    made = "2 of 2: B from the right, in 3 moves; other pieces make way."
    qtbot.waitUntil(lambda: window.message.text() == made)
    window.actions_["hint"].trigger()
    qtbot.waitUntil(lambda: window.message.text().startswith("Hint 1 of 1: B from the right, in 3"))
