"""All pieces of a puzzle lie side by side on the ground, without overlap."""

import numpy as np
import pytest

from cubewright.formats.piece_sets.catalogue import piece_sets
from cubewright.model.drawing.mesh import outer_faces
from cubewright.model.figure import Figure
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.pieces_laid_out import side_by_side


@pytest.mark.parametrize("name", ["soma", "pentominoes", "hexiamonds", "tetrahexes", "pyramid-20"])
def test_pieces_lie_apart_on_the_ground(name):
    pieces = piece_sets()[name]
    laid = side_by_side(Puzzle(Figure((), lattice=pieces.lattice), pieces))
    assert [each.piece for each in laid.placed] == [
        number for number, count in enumerate(pieces.counts) for _ in range(count)
    ]
    boxes = []
    for each in laid.placed:
        groups = [
            points.reshape(-1, 3) for points, _, _ in outer_faces(pieces.lattice, [each.cells])
        ]
        corners = np.concatenate(groups)
        boxes.append((corners.min(axis=0), corners.max(axis=0)))
        shape = pieces.pieces[each.piece].cells
        assert pieces.lattice.normalized(each.cells) in pieces.lattice.forms(shape)
    assert max(low[2] for low, _ in boxes) < 0.3
    for number, (low, high) in enumerate(boxes):
        for other_low, other_high in boxes[:number]:
            apart = (low[:2] > other_high[:2] - 1e-6) | (high[:2] < other_low[:2] + 1e-6)
            assert apart.any()


def test_many_copies_are_shown_once():
    pieces = piece_sets()["soma"]
    many = Puzzle(Figure(()), pieces.__class__("m", "M", pieces.pieces, (20,) * 7))
    assert len(side_by_side(many).placed) == 7
