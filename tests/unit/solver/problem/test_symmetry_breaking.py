"""The documents' rules break the symmetry of their puzzles, and of no other puzzles."""

from dataclasses import replace

import numpy as np
import pytest

from cubewright.errors import CubewrightError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.problem.symmetry_breaking import DOCUMENT, GENERAL, OFF, with_rule

CUBE, METEOR = built_in_puzzle("cube"), built_in_puzzle("meteor")


def options_of(cover, symbol):
    index = [piece.symbol for piece in cover.puzzle.pieces].index(symbol)
    kind = next(k for k, members in enumerate(cover.members) if index in members)
    return kind, range(cover.starts[kind], cover.starts[kind + 1])


def test_the_four_placements_of_l_stand_for_all_in_one_orientation():
    cover = cover_problem(CUBE)
    kind, options = options_of(cover, "L")
    ruled = with_rule(cover, DOCUMENT)
    kept = ruled.orbit_representatives.tolist()
    assert (ruled.breaking_piece, len(kept)) == (kind, 4)
    assert set(cover.images[:, kept].ravel().tolist()) == set(options)
    cells = [[CUBE.figure.cells[i] for i in cover.option_cells[option]] for option in kept]
    assert len({CUBIC.normalized(each) for each in cells}) == 1


def test_half_a_turn_maps_the_orientations_that_piece_5_keeps_to_the_others():
    cover = cover_problem(METEOR)
    lattice, cells = METEOR.figure.lattice, METEOR.figure.cells
    kind, options = options_of(cover, "5")

    def form(option):
        return lattice.normalized([cells[i] for i in cover.option_cells[option]])

    ruled = with_rule(cover, DOCUMENT)
    kept = ruled.orbit_representatives.tolist()
    forms = {form(option) for option in kept}
    assert (ruled.breaking_piece, len(forms)) == (kind, 6)
    assert [option for option in options if form(option) in forms] == kept
    images = np.unique(cover.images, axis=0)
    (turn,) = (row for row in images if (row[:-1] != np.arange(len(row) - 1)).any())
    assert {form(option) for option in turn[kept]}.isdisjoint(forms)
    assert len({form(option) for option in options}) == 12


@pytest.mark.parametrize(
    "puzzle",
    [
        built_in_puzzle("bedlam"),
        replace(CUBE, figure=Figure(CUBIC.box((9, 3, 1)))),
        replace(CUBE, forbidden=frozenset({(0, (0, 0, 0))})),
        replace(CUBE, piece_set=replace(CUBE.piece_set, name="soma-changed")),
        replace(METEOR, piece_set=replace(METEOR.piece_set, name="meteors")),
        replace(METEOR, piece_set=replace(METEOR.piece_set, name="mete")),
    ],
)
def test_a_document_has_no_rule_for_another_puzzle(puzzle):
    cover = cover_problem(puzzle)
    with pytest.raises(CubewrightError, match="is for the Soma cube"):
        with_rule(cover, DOCUMENT)
    assert with_rule(cover, GENERAL) is cover
    off = with_rule(cover, OFF)
    assert (off.breaking_piece, len(off.orbit_representatives)) == (-1, 0)
