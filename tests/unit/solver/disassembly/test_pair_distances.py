"""Distances between pieces, compared with moves step by step."""

import numpy as np
import pytest
from assemblies import LATTICES
from hypothesis import given, settings
from hypothesis import strategies as st
from plain_disassembly import random_assembly

from cubewright.model.cell import shifted
from cubewright.model.lattice import lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.disassembly.assembly import AssembledPiece, Assembly
from cubewright.solver.disassembly.directions import packed, steps
from cubewright.solver.disassembly.pair_distances import NEVER, PairDistances, unpacked
from cubewright.solver.disassembly.search import DisassemblySearch
from cubewright.solver.disassembly.translations import swept_cells

EVERYWHERE = [
    name for name in LATTICES if round(abs(np.linalg.det(np.array(lattice(name).basis)))) == 1
]
"""The lattices with a cell at every position."""
FAR = 30
"""Steps after which small pieces have passed each other."""


def distance(its_lattice, piece, other, step):
    """Return the steps that one piece goes before a cell of it passes through the other piece."""
    for gone in range(FAR):
        for cell in piece:
            at = tuple(a + gone * b for a, b in zip(cell, step, strict=True))
            if not swept_cells(its_lattice, at, step).isdisjoint(other):
                return gone
    return NEVER


@settings(max_examples=20)
@given(
    name=st.sampled_from(LATTICES),
    seed=st.integers(0, 999),
    places=st.lists(st.tuples(*[st.integers(-2, 2)] * 3), min_size=4, max_size=4),
    part=st.sets(st.integers(0, 3), min_size=2),
)
def test_distances_are_those_of_single_steps(name, seed, places, part):
    its_lattice = lattice(name)
    assembly = random_assembly(its_lattice, (3, 2, 2), 4, seed, holes=0.2, jumps=0.5)
    # A shift keeps the kinds of cells only if the lattice repeats there.
    places = [its_lattice.origin(tuple(2 * x for x in place)) for place in places]
    part = sorted(part)
    directions = steps(its_lattice)
    table = PairDistances(assembly, directions)
    cells = [{shifted(cell, places[n]) for cell in assembly.pieces[n].cells} for n in range(4)]
    positions = np.array([packed(places[n]) for n in part], np.int64)
    for _ in range(2):  # the second time all are known
        found = table.of(np.array(part, np.int64), positions)
        for u, step in enumerate(directions):
            for i, one in enumerate(part):
                for j, other in enumerate(part):
                    if i == j:
                        assert found[u, i, j] == NEVER
                    elif cells[one].isdisjoint(cells[other]):  # no others are in a state
                        expected = distance(its_lattice, cells[one], cells[other], step)
                        assert found[u, i, j] == expected, (step, one, other)


@pytest.mark.parametrize("cell", [(0, 0, 0), (-5, 7, -9), (2047, -2047, 2047)])
def test_positions_are_unpacked_as_they_were_packed(cell):
    assert unpacked(packed(cell)) == cell


def test_each_pair_is_measured_at_offsets_of_its_own():
    """Equal offsets of different pairs, to the left and to the right."""
    pieces = [[(0, 0, 0)], [(2, 0, 0)], [(5, 0, 0)]]
    assembly = Assembly(CUBIC, tuple(AssembledPiece(tuple(cells)) for cells in pieces))
    table = PairDistances(assembly, steps(CUBIC))
    right = steps(CUBIC).index((1, 0, 0))
    for shift in (-1, 0, 1):
        positions = np.array([packed((0, 0, 0)), packed((0, 0, 0)), packed((0, 0, 0))], np.int64)
        positions[0] = packed((shift, 0, 0))
        found = table.of(np.arange(3), positions)[right]
        assert (found[0, 1], found[0, 2], found[1, 2]) == (1 - shift, 4 - shift, 2)
        assert (found[1, 0], found[2, 0], found[2, 1]) == (NEVER, NEVER, NEVER)


@st.composite
def long_pairs(draw):
    """Two disjoint pieces whose cells are few lines, up to 300 cells apart along an axis."""
    axis = draw(st.integers(0, 2))
    places = st.sets(st.integers(0, 300), min_size=1, max_size=12)
    cells = []
    for _ in range(2):
        lines = draw(st.dictionaries(st.tuples(st.integers(0, 1), st.integers(0, 1)), places))
        found = {(*line, along) for line, alongs in lines.items() for along in alongs}
        cells.append({(*each[axis:], *each[:axis]) for each in found} or {(0, 0, 0)})
    cells[1] -= cells[0]
    return tuple(tuple(sorted(each or {(9, 9, 9)})) for each in cells)


@given(name=st.sampled_from(EVERYWHERE), pair=long_pairs())
def test_the_kernel_finds_the_same_distances_in_blocks_of_places(name, pair):
    its = lattice(name)
    assembly = Assembly(its, tuple(AssembledPiece(cells, n) for n, cells in enumerate(pair)))
    search = DisassemblySearch(its, canonical=False, max_states=1)
    search.start([assembly])
    while not search.step():
        pass
    (slot,) = np.flatnonzero(search._distances.keys >= 0)
    count = len(steps(its))
    found = search._distances.words[slot].view(np.uint8)[:count]
    both = PairDistances(assembly, steps(its)).of(np.arange(2), np.zeros(2, np.int64))
    expected = np.where(both[:, 0, 1] == NEVER, 255, np.minimum(both[:, 0, 1], 126))
    assert found.tolist() == expected.tolist()
