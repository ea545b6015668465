"""Pieces have distinguishable colours, also for users with colour vision deficiencies."""

from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest
from PySide6.QtGui import QColor

from cubewright.formats.piece_sets.catalogue import piece_sets
from cubewright.gui.viewer.voxel_view import VoxelView
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.pieces.colours import copy_colour
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution

# Björn Ottosson, "A perceptual color space for image processing", 2020 (Oklab).
TO_CONES = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
TO_LAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)
# Machado, Oliveira, Fernandes 2009, severity 1, for linear RGB.
EYES = {
    "normal": np.eye(3),
    "no red cones": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "no green cones": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
}


def seen(colour, eyes):
    """Return the colour in Oklab as ``eyes`` see it; a difference of 0.02 is just noticeable."""
    rgb = np.array(QColor(colour).getRgbF()[:3])
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    return TO_LAB @ np.cbrt(TO_CONES @ np.clip(EYES[eyes] @ linear, 0, 1))


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("name", piece_sets())
def test_no_two_pieces_of_a_set_have_similar_colours(name, eyes):
    least = 0.098 if eyes == "normal" else 0.042
    for one, other in combinations(piece_sets()[name].pieces, 2):
        explode_slider = np.linalg.norm(seen(one.colour, eyes) - seen(other.colour, eyes))
        assert explode_slider > least, f"{one.symbol} and {other.symbol}"


def test_copies_have_the_piece_s_colour_then_a_paler_then_a_deeper_colour():
    first, second, third = (QColor(copy_colour("#4c86ee", copy)) for copy in range(3))
    assert first.name() == "#4c86ee"
    assert second.lightness() > first.lightness() > third.lightness()
    assert abs(second.hue() - first.hue()) <= 2
    assert abs(third.hue() - first.hue()) <= 2


def test_pieces_show_the_colours_of_their_cells_or_only_their_own(qtbot):
    cells = ((0, 0, 0), (1, 0, 0))
    piece = Piece("A", cells, colour="#808080", colours=frozenset({(cells[0], 1), (cells[1], 2)}))
    puzzle = Puzzle(Figure(cells), PieceSet("one", "One", (piece,), (1,)))
    solution = Solution(puzzle, (PlacedPiece(0, 0, cells),))
    view = VoxelView()
    qtbot.addWidget(view)
    for shown in (True, False):
        scene = replace(view.scene, colours_cells=shown, cell_colours=("#ffffff", "#000000"))
        view.show_scene(scene.with_solution(solution))
        bodies = view._drawn_bodies
        first, second = bodies.colours_of(np.zeros(2, np.int64), np.arange(2)).tolist()
        assert (first > second) is shown
