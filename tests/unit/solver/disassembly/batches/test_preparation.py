"""Batches of assemblies as arrays: the pieces kept between batches, and the order of cells."""

import pytest
from plain_disassembly import random_assembly

from cubewright.model.cell import shifted
from cubewright.model.lattice import lattice, lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.disassembly.assembly import AssembledPiece, Assembly, Orientation
from cubewright.solver.disassembly.batches import orientation, piece_table
from cubewright.solver.disassembly.batches.orientation import CanonicalOrientations
from cubewright.solver.disassembly.search import Preparation

LATTICES = [name for name, each in lattices().items() if each.slides]


def assemblies(name="cubic", count=12):
    return [
        random_assembly(lattice(name), (4, 3, 2), 4, seed, holes=0.3, jumps=0.3)
        for seed in range(count)
    ]


def placed_cells(preparation, batch):
    """The cells of each piece of a batch, from its shape and position."""
    prepared = preparation.of(batch)
    table = preparation._shapes._table
    found = []
    for shape, position in zip(prepared.batch.shapes, prepared.batch.positions, strict=True):
        cells = table.cells[table.begins[shape] : table.begins[shape + 1]]
        found.append(tuple((cells + position).tolist()))
    return found


@pytest.mark.parametrize("name", LATTICES)
def test_cells_are_sorted_as_in_a_box(name, monkeypatch):
    batch = assemblies(name)
    expected = CanonicalOrientations(lattice(name)).of(batch)
    monkeypatch.setattr(orientation, "ROOM", 0)
    assert CanonicalOrientations(lattice(name)).of(batch) == expected
    assert len({each.matrix for each in expected}) > 1


def test_forgotten_pieces_are_entered_again(monkeypatch):
    batches = [assemblies()[:4], assemblies()[4:8], assemblies()[2:6]]
    preparation = Preparation(CUBIC, canonical=True)
    expected = [placed_cells(preparation, batch) for batch in batches]
    monkeypatch.setattr(piece_table, "MAX_GIVEN", 20)
    preparation = Preparation(CUBIC, canonical=True)
    assert [placed_cells(preparation, batch) for batch in batches] == expected
    assert preparation._pieces.generation > 0


@pytest.mark.parametrize("name", LATTICES)
def test_equal_shapes_get_one_number(name):
    cells = tuple(lattice(name).box((2, 2, 1))[:3])
    step = lattice(name).basis[0]
    far = tuple(shifted(cell, tuple(4 * part for part in step)) for cell in cells)
    pieces = (AssembledPiece(cells), AssembledPiece(far, 1))
    stated = Assembly(lattice(name), pieces, Orientation(0, (1, 0)))
    prepared = Preparation(lattice(name), canonical=False).of([stated, Assembly(CUBIC, pieces)])
    assert prepared.batch.shapes.tolist() == [0, 0, 0, 0]
    first, second = prepared.batch.positions[:2]
    assert prepared.batch.positions[2:].tolist() == [second, first]
    assert first > second
    assert prepared.orientations[0] == stated.orientation
    assert prepared.orientations[1] == Orientation(0, (0, 1))
