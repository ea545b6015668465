"""Figures are cut into interlocking pieces that meet wishes for their level, or are refused."""

from contextlib import suppress
from dataclasses import replace
from itertools import pairwise
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cubewright.errors import CubewrightError
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.placement import PlacedPiece
from cubewright.model.print_positions import print_positions
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.model.symmetry.equivalence import canonical_form
from cubewright.model.symmetry.group import symmetry_group
from cubewright.presenter.scripting import count
from cubewright.solver.design import cut_annealing, cutting
from cubewright.solver.design.cut_annealing import DEFAULT, Annealing, Schedule
from cubewright.solver.design.cut_bounds import least_empty_cells
from cubewright.solver.design.cut_starts import grown_cut, split_cut
from cubewright.solver.design.cut_wishes import (
    CutWishes,
    Goal,
    Symmetry,
    even_sizes,
    figure_turns,
    hole_cells,
)
from cubewright.solver.design.cutting import CutSearch
from cubewright.solver.design.proven_cut import Proof, Prover
from cubewright.solver.design.trial import LevelFinder
from cubewright.solver.kernels.cutting import arrays as a
from cubewright.solver.kernels.cutting.annealing import anneal, start
from cubewright.solver.kernels.cutting.scores import UNSUPPORTED, highest_score
from cubewright.solver.search.control import Control

CUBE = Figure(CUBIC.box((3, 3, 3)), "3x3x3")
SIZES = {"cubic": (4, 4, 4), "hexagonal": (4, 3, 3), "spheres": (4, 4, 4), "triangular": (7, 3, 3)}
"""A box on each lattice on which assemblies can be taken apart."""


def block(name):
    return Figure(lattices()[name].box(SIZES[name]), name, lattices()[name])


def box(*size):
    return Figure(CUBIC.box(size))


def annealing(figure, wishes, seed, split=0.0):
    schedule = DEFAULT._replace(split=split)
    return Annealing(figure, wishes, hole_cells(figure, wishes), Random(seed), schedule)


def assembly(figure, labels):
    """The solution of a cut: each piece where its cells are."""
    wishes = CutWishes(max(labels.tolist()) + 1, labels.tolist().count(-1), (1, 999))
    puzzle = CutSearch(figure, wishes)._puzzle(labels)
    placed = tuple(PlacedPiece(n, 0, piece.cells) for n, piece in enumerate(puzzle.pieces))
    return Solution(puzzle, placed)


@pytest.mark.parametrize(
    ("side", "pieces", "seed"),
    [(4, 3, 1), (4, 4, 2), (4, 5, 3), (4, 6, 4), (4, 10, 7)],
)
def test_levels_are_those_of_the_ordinary_analysis(side, pieces, seed):
    figure = box(side, side, side)
    run = annealing(figure, CutWishes(pieces, 1), seed)
    levels = LevelFinder(CUBIC)
    compared = set()
    for _ in range(8 if pieces < 7 else 2):
        run._begin()
        anneal(run._cut, 400, *run._limits, 3000)
        labels = run.best
        if run.best_level:
            found = levels.lowest([assembly(figure, labels)], Control())
            if run.best_level > 1 or found:
                assert found == run.best_level
                compared.add(found)
    assert compared


@st.composite
def figures_with_cuts(draw):
    """A connected figure on any lattice, the labels of a cut, and the number of pieces."""
    random = Random(draw(st.integers(0, 1 << 30)))
    lattice = lattices()[draw(st.sampled_from(sorted(SIZES)))]
    box = set(lattice.box((4, 4, 3)))
    cells = [random.choice(sorted(box))]
    for _ in range(draw(st.integers(12, 25))):
        beside = {each for cell in cells for each in lattice.neighbours(cell)}
        cells.append(random.choice(sorted((beside & box) - set(cells))))
    figure = Figure(cells, lattice=lattice)
    pieces, holes = draw(st.sampled_from([2, 3, 4, 9, 10])), draw(st.integers(0, 1))
    number = {cell: index for index, cell in enumerate(figure.cells)}
    near = [
        [number[each] for each in lattice.neighbours(cell) if each in number]
        for cell in figure.cells
    ]
    labels = grown_cut(random, near, pieces, random.sample(range(len(cells)), holes))
    return figure, labels, pieces


@settings(max_examples=40)
@given(figures_with_cuts())
def test_each_cut_on_each_lattice_has_the_level_of_the_ordinary_analysis(drawn):
    figure, labels, pieces = drawn
    if labels is None:
        return
    wishes = CutWishes(pieces, labels.count(-1), (1, 99))
    run = Annealing(figure, wishes, range(len(figure.cells)), Random(1))
    assert start(run._cut, np.array(labels, np.int32), *run._limits)
    level = int(run._cut.numbers[a.CURRENT_LEVEL])
    whole = assembly(figure, np.array(labels))
    found = LevelFinder(figure.lattice).lowest([whole], Control())
    assert found in (0, level)  # 0: it does not come apart completely
    if least_empty_cells(figure, figure.cells, wishes.holes) > wishes.holes:
        assert level < 2


@pytest.mark.parametrize("name", ["hexagonal", "triangular"])
def test_blocks_of_prisms_interlock(name):
    search = CutSearch(block(name), CutWishes(3, 1, level=(2,)), seed=1)
    while not search.is_done:
        search.step(Control())
    assert search.best.solution.is_valid()
    assert search.best.pieces.lattice is search.figure.lattice
    assert count(Puzzle(search.best.figure, search.best.pieces)) == 1


def test_runs_of_a_large_cube_interlock():
    run = annealing(box(5, 5, 5), CutWishes(5, 1), 2)
    levels = []
    while len(levels) < 12 and run.best_level < 3:
        run._begin()
        anneal(run._cut, 200, *run._limits, 10_000)
        levels.append(run.best_level)
    assert levels[-1] >= 3, levels


def test_sizes_may_be_exceeded_on_the_way_but_not_in_a_result():
    low, high = even_sizes(63, 4)
    run = annealing(box(4, 4, 4), CutWishes(4, 1, (low, high)), 3)
    run._begin()
    seen = set()
    for _ in range(300):
        anneal(run._cut, 400, *run._limits, 20)
        seen |= set(run._cut.sizes.tolist())
        if run.best_level:
            counts = np.bincount(run.best[run.best >= 0])
            assert low <= min(counts) <= max(counts) <= high
    assert low - cut_annealing.SLACK <= min(seen) < low
    assert high < max(seen) <= high + cut_annealing.SLACK


def test_changes_of_a_cut_with_a_turn_keep_the_number_of_empty_cells():
    """A half turn about a diagonal keeps one inner cell, and exchanges two others."""
    wishes = CutWishes(3, 2, symmetry=Symmetry.TURN)
    run = annealing(box(4, 4, 3), wishes, 1)
    for _ in range(30):
        run._begin()
        anneal(run._cut, 400, *run._limits, 300)
        assert run._cut.labels.tolist().count(-1) == 2


@pytest.mark.parametrize("bridge", [0, 1, 2])
def test_faces_that_need_support_are_those_of_the_print_planner(bridge):
    figure = box(4, 4, 3)
    run = annealing(figure, CutWishes(3, 1, support=0, bridge=bridge), 3)
    costs = set()
    for _ in range(30):
        run._begin()
        labels = run._cut.labels.tolist()
        faces = 0
        for piece in range(3):
            cells = [cell for cell, at in zip(figure.cells, labels, strict=True) if at == piece]
            faces += print_positions(CUBIC, cells, bridge)[0].unsupported
        assert run._cut.numbers[a.COST] == faces * UNSUPPORTED
        costs.add(faces)
    assert len(costs) > 2


def test_levels_of_later_parts_count_up_to_the_wanted_ones():
    wishes = CutWishes(4, 1, level=(4, 2))
    run = annealing(box(4, 4, 4), wishes, 3)
    levels = []
    while not any(wishes.is_reached(each) for each in levels):
        run._begin()
        anneal(run._cut, 200, *run._limits, 10_000)
        if run.best_level:
            proof = Prover(CUBIC).prove(assembly(box(4, 4, 4), run.best).puzzle, Control())
            if proof.cut and len(proof.cut.all_levels) < 3:  # the order of parts may differ
                levels.append(proof.cut.all_levels)
                assert run.best_value == wishes.value(levels[-1], proof.cut.moves)


@pytest.mark.parametrize(
    ("wanted", "levels", "is_reached"),
    [
        ((), (9,), False),
        ((6,), (6,), True),
        ((6,), (5, 9), False),
        ((6, 3), (6,), False),
        ((6, 1), (6,), True),
        ((6, 3), (7, 3, 2), True),
        ((6, 3), (7, 2, 3), False),
    ],
)
def test_wanted_levels_are_reached_one_by_one(wanted, levels, is_reached):
    assert CutWishes(4, level=wanted).is_reached(levels) is is_reached


def test_scores_stay_below_the_highest_of_their_level():
    """A search that ends early must not lose a cut that would be accepted."""
    run = annealing(CUBE, CutWishes(3, 1), 7)
    scored = 0
    for _ in range(40):
        run._begin()
        found, extra = run._cut.found, cut_annealing.EXTRA_DEPTH
        level = int(found[a.LEVEL])
        if level and not run._parent:
            assert run._cut.numbers[a.SCORE] <= highest_score(level, extra)
            scored += 1
    assert scored


@pytest.mark.parametrize("name", sorted(SIZES))
def test_tables_after_many_changes_are_those_of_a_new_cut(name):
    figure = block(name)
    run = annealing(figure, CutWishes(3, 1, (1, 99)), 5)
    run._begin()
    anneal(run._cut, 400, *run._limits, 500)
    labels, changed = run._cut.labels.copy(), run._cut
    new = annealing(figure, CutWishes(3, 1, (1, 99)), 6)
    assert start(new._cut, labels, *new._limits)
    assert (new._cut.collisions == changed.collisions).all()
    assert (new._cut.rows == changed.rows).all()
    assert new._cut.numbers[a.SCORE] == changed.numbers[a.SCORE]


L_SHAPE = Figure([cell for cell in CUBIC.box((4, 4, 3)) if min(cell[:2]) < 2], "L")
HOLLOW = Figure([cell for cell in CUBE.cells if cell != (1, 1, 1)], "hollow")
TURNED_COLOURS = replace(CUBE, colours=frozenset({((0, 1, 1), 4), ((2, 1, 1), 4)}))
COLOURED = replace(CUBE, colours=frozenset({((0, 0, 0), 4), ((2, 2, 0), 4), ((2, 0, 2), 2)}))


@pytest.mark.parametrize(
    ("figure", "wishes"),
    [
        (CUBE, CutWishes(3, 1)),
        (box(4, 3, 2), CutWishes(2, 0, (10, 14))),
        (box(4, 4, 3), CutWishes(4, 2, (8, 15))),
        (CUBE, CutWishes(3, 0, even_sizes(27, 3))),
        (box(4, 4, 4), CutWishes(8, 1, even_sizes(63, 8))),
        (L_SHAPE, CutWishes(3, 1, goal=Goal.MOVES)),
        (CUBE, CutWishes(3, 1, holds=True)),
        (COLOURED, CutWishes(3, keeps_colours=True)),
        (CUBE, CutWishes(3, 1, support=0)),
        (box(4, 4, 3), CutWishes(4, 1, (8, 15), support=1, bridge=0)),
        (box(4, 4, 4), CutWishes(4, 1, level=(3, 2))),
        (CUBE, CutWishes(3, 1, counts_mirrors=True)),
        (CUBE, CutWishes(3, 1, symmetry=Symmetry.TURN)),
        (box(4, 4, 4), CutWishes(4, 2, (12, 20), symmetry=Symmetry.TURN)),
        (TURNED_COLOURS, CutWishes(3, 1, keeps_colours=True, symmetry=Symmetry.TURN)),
        (CUBE, CutWishes(3, 1, symmetry=Symmetry.NONE)),
        (block("hexagonal"), CutWishes(3, 2, symmetry=Symmetry.TURN)),
        (block("triangular"), CutWishes(3, 2, support=4, symmetry=Symmetry.NONE)),
    ],
    ids=(
        *("one hole", "sizes", "two holes", "even", "eight", "L", "holds", "colours"),
        *("support", "no bridges", "later levels", "mirrors"),
        *("turn", "turn with sizes", "turn with colours", "no symmetry"),
        *("turn of hexagons", "support of triangles"),
    ),
)
def test_listed_cuts_meet_all_wishes(figure, wishes):
    search = CutSearch(figure, wishes, seed=3)
    while not search.is_done if wishes.level else search.best is None:
        search.step(Control())
    lattice = figure.lattice
    for cut in search.found:
        shapes = [Figure(piece.cells, lattice=lattice) for piece in cut.pieces.pieces]
        cells = [cell for piece in cut.pieces.pieces for cell in piece.cells]
        assert len(set(cells)) == len(cells) == len(figure.cells) - wishes.holes
        assert len(cut.pieces.pieces) == wishes.pieces
        low, high = wishes.sizes
        assert low <= cut.sizes[0]
        assert cut.sizes[-1] <= high
        assert all(len(shape.parts()) == 1 for shape in shapes)
        assert set(figure.cells) - set(cells) <= cut.figure.optional
        assert cut.level >= (2 if wishes.holds else 1)
        assert cut.moves >= max(cut.level, wishes.pieces - 1)
        assert cut.solution.is_valid()
        assert count(Puzzle(cut.figure, cut.pieces)) == 1
        found = LevelFinder(lattice).lowest([cut.solution], Control())
        assert found == cut.level == int(cut.levels.split(".")[0])
        if wishes.support is not None:
            for piece in cut.pieces.pieces:
                best = print_positions(lattice, piece.cells, wishes.bridge)[0]
                assert best.unsupported <= wishes.support
        if wishes.counts_mirrors:
            assert count(Puzzle(cut.figure, cut.pieces), convention="rotations") == 1
        piece_at = {cell: n for n, each in enumerate(cut.pieces.pieces) for cell in each.cells}
        if wishes.symmetry is Symmetry.TURN:
            at = np.array([piece_at.get(cell, -1) for cell in figure.cells])
            group = symmetry_group(CUBE if figure is TURNED_COLOURS else figure)
            turns = group.permutations[group.proper][1:]
            assert any(
                len(set(zip(at.tolist(), at[turn].tolist(), strict=True))) == len(set(at.tolist()))
                for turn in turns
            )
        if wishes.symmetry is Symmetry.NONE:
            assert len({canonical_form(shape) for shape in shapes}) == wishes.pieces
            assert all(len(symmetry_group(shape)) == 1 for shape in shapes)
        if wishes.keeps_colours and figure is TURNED_COLOURS:
            assert piece_at[0, 1, 1] == piece_at[2, 1, 1]
        elif wishes.keeps_colours:
            assert piece_at[0, 0, 0] == piece_at[2, 2, 0] != piece_at[2, 0, 2]


def test_listed_cuts_are_the_best_of_different_starts(monkeypatch):
    monkeypatch.setattr(cut_annealing, "STEP_SECONDS", 0.01)
    monkeypatch.setattr(cutting, "MAX_LISTED", 3)
    search = CutSearch(CUBE, CutWishes(3, 1), schedule=Schedule(length=1000, split=0.0))
    while len(search.found) < 3:
        search.step(Control())
    for _ in range(10):
        search.step(Control())
    levels = [cut.level for cut in search.found]
    assert levels == sorted(levels, reverse=True)
    assert len(levels) == len({entry.family for entry in search._entries}) == 3
    assert len({entry.image for entry in search._entries}) == 3


def test_images_of_a_cut_under_symmetries_are_the_same():
    search = CutSearch(CUBE, CutWishes(3, 1))
    run = search._runs[0]
    run._begin()
    labels = run._cut.labels.copy()
    image = search._image(labels)
    renumbered = np.array([1, 2, 0, -1], np.int32)
    for cells in search._images:
        assert search._image(renumbered[labels[cells]]) == image
    other = labels.copy()
    other[np.flatnonzero(labels == 0)[0]] = 1
    assert search._image(other) != image


def test_threads_search_together_and_a_level_ends_the_search():
    search = CutSearch(CUBE, CutWishes(3, 1, level=(2,)), threads=2)
    while not search.is_done:
        search.step(Control())
    search.close()
    assert search.best.level >= 2


@pytest.mark.parametrize(
    ("figure", "wishes", "why"),
    [
        (CUBE, CutWishes(11), "into 2 to 10 pieces"),
        (CUBE, CutWishes(1), "into 2 to 10 pieces"),
        (CUBE, CutWishes(3, 2), "only 1 cell of this figure can stay empty"),
        (CUBE, CutWishes(3, 0, (10, 20)), "10 or more cells need 30 cells, but only 27 can be"),
        (box(2, 1, 1), CutWishes(3), "3 pieces of 2 or more cells need 6 cells, but only 2 can be"),
        (CUBE, CutWishes(3, 0, (2, 8)), "3 pieces of 2 to 8 cells cannot fill 27"),
        (CUBE, CutWishes(3, holds=True), "always leaves in one move"),
        (L_SHAPE, CutWishes(3, level=(2,)), "always leaves in one move"),
        (CUBE, CutWishes(3, 1, level=(4, 2, 2)), "3 pieces has 2 levels at most"),
        (CUBE, CutWishes(3, 1, level=(4, 2), goal=Goal.MOVES), "cannot maximise the moves in all"),
        (
            Figure(CUBE.cells[1:-3]),
            CutWishes(3, symmetry=Symmetry.TURN),
            "no turn maps this figure",
        ),
        (box(4, 4, 2), CutWishes(3, 1, symmetry=Symmetry.TURN), "maps 1 empty cell to itself"),
        (
            COLOURED,
            CutWishes(3, keeps_colours=True, symmetry=Symmetry.TURN),
            "maps each colour to itself",
        ),
        (block("spheres"), CutWishes(4, 1, support=0), "balls always need support"),
        (CUBE, CutWishes(6, symmetry=Symmetry.NONE), "fewer than 5 cubes is symmetrical"),
        (box(17, 1, 1), CutWishes(2), "16 along each axis"),
        (box(11, 10, 10), CutWishes(2), "1,000 cells"),
        (Figure(((0, 0, 0), (2, 0, 0))), CutWishes(2, 0, (1, 9)), "several parts"),
        (box(1, 1, 1), CutWishes(2, 0, (1, 9)), "at least two cells"),
        (
            replace(COLOURED, colours=(*COLOURED.colours, ((1, 1, 1), 3))),
            CutWishes(2, keeps_colours=True),
            "3 colours, more than the 2 pieces",
        ),
        (
            replace(CUBE, colours=tuple((cell, 1) for cell in CUBE.cells[:15])),
            CutWishes(2, 0, (13, 14), keeps_colours=True),
            "15 cells of one colour do not fit in a piece of 14 cells",
        ),
        (
            replace(CUBE, colours=(((1, 1, 1), 1),)),
            CutWishes(2, 1, keeps_colours=True),
            "only 0 cells of this figure can stay empty",
        ),
    ],
)
def test_wishes_that_cannot_be_met_are_refused(figure, wishes, why):
    with pytest.raises(CubewrightError, match=why):
        CutSearch(figure, wishes)


def test_a_figure_that_cannot_be_taken_apart_is_refused():
    rhombic = lattices()["rhombic"]
    with pytest.raises(CubewrightError, match="no directions in which pieces could be taken apart"):
        CutSearch(Figure(rhombic.box((2, 2, 2)), lattice=rhombic), CutWishes(2))


class Listed:
    """Replaces random numbers by the numbers of a list."""

    def __init__(self, *numbers):
        self.numbers = list(numbers)

    def random(self):
        return self.numbers.pop(0)

    def randrange(self, end):
        number = self.numbers.pop(0)
        assert number < end
        return number

    def sample(self, listed, number):
        return listed[:number]


CENTRES = (0.625, 0.125, 0.5, 0.125, 0.375, 0.5)
"""The centres of cells (2, 0, 0) and (0, 1, 0) of four by four, as fractions of the box."""


@pytest.mark.parametrize(
    ("metric", "rows"),
    [
        # In steps, 0.2 along x and 0.5 along y; y runs to the right.
        (0.4, "0111 0111 0111 0111"),
        (0.5, "0111 0111 0111 0011"),  # squared: (3, 1) is at 0.29 and 0.36
    ],
)
def test_a_smooth_cut_gives_cells_to_the_nearest_centre(metric, rows):
    run = annealing(box(4, 4, 1), CutWishes(2), 1)
    run._random = Listed(0, *CENTRES, 0.0, 0.3, 0.9, metric)
    labels = run._smooth_cut()
    assert "".join(map(str, labels.tolist())) == rows.replace(" ", "")
    assert run._random.numbers == []


def test_a_smooth_cut_has_as_many_holes_as_wished():
    run = annealing(CUBE, CutWishes(2, 1), 1)
    labels = run._smooth_cut()
    assert np.flatnonzero(labels < 0).tolist() == hole_cells(CUBE, CutWishes(2, 1)) == [13]
    # Further centres belong to pieces too.
    run = annealing(box(4, 4, 1), CutWishes(2), 1)
    run._random = Listed(1, 1, *CENTRES, 0.125, 0.875, 0.5, 0.0, 0.3, 0.9, 0.4)
    assert set(run._smooth_cut().tolist()) == {0, 1}


def test_optional_cells_may_stay_empty():
    corner = replace(CUBE, optional=frozenset({(0, 0, 0), (2, 2, 2), (1, 0, 0)}))
    wishes = CutWishes(3, 2)
    assert [CUBE.cells[cell] for cell in hole_cells(corner, wishes)] == sorted(corner.optional)
    search = CutSearch(corner, wishes)
    while search.best is None:
        search.step(Control())
    for cut in search.found:
        filled = {cell for piece in cut.pieces.pieces for cell in piece.cells}
        assert len(corner.optional - filled) == 2
        assert filled | corner.optional == set(CUBE.cells)
        assert count(Puzzle(cut.figure, cut.pieces)) == 1
    with pytest.raises(CubewrightError, match="only 3 cells of this figure can stay empty"):
        CutSearch(corner, CutWishes(3, 4))
    turning = replace(wishes, symmetry=Symmetry.TURN)
    assert len(figure_turns(corner, turning)) < len(figure_turns(CUBE, CutWishes(3, 1)))
    assert len(figure_turns(corner, replace(turning, holes=0))) == 23


@settings(max_examples=6)
@given(st.integers(0, 10**6), st.integers(1, 3), st.integers(3, 9))
def test_cells_of_each_colour_are_in_one_piece_and_others_are_free(seed, number, cells):
    random = Random(seed)
    chosen = random.sample([cell for cell in CUBE.cells if cell != (1, 1, 1)], cells)
    colours = {cell: 1 + place % number for place, cell in enumerate(chosen)}
    figure = replace(CUBE, colours=frozenset(colours.items()))
    run = annealing(figure, CutWishes(3, 1, keeps_colours=True), seed)
    with suppress(CubewrightError):  # the colours may be in each other's way
        run._begin()
        anneal(run._cut, 400, *run._limits, 500)
        labels = dict(zip(CUBE.cells, run._cut.labels.tolist(), strict=True))
        assert {cell: labels[cell] + 1 for cell in chosen} == colours


def test_cells_inside_may_stay_empty_or_all_if_there_are_none():
    wishes = CutWishes(2, 1)
    assert hole_cells(box(3, 3, 2), wishes) == list(range(18))
    assert hole_cells(box(3, 3, 2), CutWishes(2)) == []
    inside = [box(4, 4, 4).cells[number] for number in hole_cells(box(4, 4, 4), wishes)]
    assert inside == [(x, y, z) for x in (1, 2) for y in (1, 2) for z in (1, 2)]


@pytest.mark.parametrize(
    ("figure", "wishes"),
    [
        (CUBE, CutWishes(2)),
        (CUBE, CutWishes(10)),
        (CUBE, CutWishes(3, 1)),
        (CUBE, CutWishes(3, 1, level=(2,), holds=True)),
        (CUBE, CutWishes(3, level=(1,))),
        (HOLLOW, CutWishes(3, level=(2,), holds=True)),
        (CUBE, CutWishes(3, 0, (9, 20))),
        (CUBE, CutWishes(3, 0, (2, 9))),
        (box(16, 1, 1), CutWishes(2)),
        (box(10, 10, 10), CutWishes(2)),
    ],
)
def test_wishes_at_the_limits_are_accepted(figure, wishes):
    assert not CutSearch(figure, wishes).is_done


def keep(run, score, level, parent=None):
    run._cut.numbers[a.BEST_SCORE], run._cut.numbers[a.BEST_LEVEL] = score, level
    run._cut.best[:] = score
    run._parent = parent
    run._keep_elite()


def test_the_best_cuts_of_runs_are_kept_best_first():
    run = annealing(CUBE, CutWishes(3), 1)

    def scores():
        assert all(
            set(np.frombuffer(each.labels, np.int32)) == {each.score} for each in run._elites
        )
        return [each.score for each in run._elites]

    keep(run, 50, 1)  # nothing interlocks
    assert scores() == []
    for score in (20, 40, 30, 40):
        keep(run, score, 2)
    assert scores() == [40, 30, 20]
    keep(run, 25, 2, parent=1)  # worse than its parent
    assert scores() == [40, 30, 20]
    keep(run, 35, 2, parent=2)  # better: it takes its parent's place
    assert scores() == [40, 35, 30]
    for score in (10, 11, 12, 13, 14):
        keep(run, score, 2)
    assert scores() == [40, 35, 30, 14, 13, 12, 11, 10]
    keep(run, 9, 2)
    keep(run, 15, 2)
    assert scores() == [40, 35, 30, 15, 14, 13, 12, 11]


def test_runs_no_longer_begin_with_a_cut_that_several_runs_did_not_improve():
    run = annealing(CUBE, CutWishes(3), 1)
    run._start_from = lambda _elite: None
    run._begin_with_new_cut = lambda: None
    for score in (40, 20):
        keep(run, score, 2)
    run._families, run._changes = 2, 10**9  # many changes belong to runs from new cuts

    def parents():
        found = set()
        for _ in range(30):
            run._begin()
            found.add(run._parent)
        return found

    for restarts in range(cut_annealing.MAX_RESTARTS):
        assert parents() == {0, 1}
        assert run._elites[0].restarts == restarts
        keep(run, 30, 2, parent=0)
    assert parents() == {1}
    keep(run, 50, 2, parent=1)  # a better cut gets runs of its own
    assert [each.score for each in run._elites] == [50, 40]
    assert parents() == {0}
    for _ in range(cut_annealing.MAX_RESTARTS):
        keep(run, 50, 2, parent=0)
    assert parents() == {None}


def test_a_run_begins_with_one_of_the_best_cuts_or_a_new_one(monkeypatch):
    monkeypatch.setattr(cut_annealing, "MAX_STARTS", 20)
    monkeypatch.setattr(cut_annealing, "STEP_SECONDS", 1e-6)  # one slice, so within one run
    run = annealing(CUBE, CutWishes(3, 1), 5)
    run._begin()
    while run.best_level < 2:
        run.anneal()
    best, family = run.best, run.family
    run._keep_elite()
    run._done = 77
    run._random = Listed(0, 0)
    run._begin()
    assert (run._done, run._parent) == (0, 0)
    assert run.family == run._elites[0].family == family
    assert run._warm == pytest.approx(0.6 * DEFAULT.warm)
    assert (run._cut.labels == best).all()
    run._random = Random(3)
    run._changes_of_elites = DEFAULT.from_elites * run._changes
    run._first_cut = lambda: best
    run._begin()
    assert (run._parent, run._warm) == (None, DEFAULT.warm)
    assert run.family == family + 1
    run._first_cut = lambda: np.zeros_like(best)  # no cut at all: the best one is used again
    run._begin()
    assert run._parent is None
    assert (run._cut.labels == best).all()
    run._elites.clear()
    with pytest.raises(CubewrightError, match="no cut that meets these wishes"):
        run._begin()


def neighbours(figure):
    number = {cell: index for index, cell in enumerate(figure.cells)}
    lattice = figure.lattice
    return [
        [number[each] for each in lattice.neighbours(cell) if each in number]
        for cell in figure.cells
    ]


@settings(max_examples=40)
@given(st.integers(0, 10**6), st.integers(1, 4), st.integers(1, 5), st.integers(0, 3))
def test_a_split_divides_one_piece_and_keeps_fixed_cells(seed, pieces, least, number):
    random, near = Random(seed), neighbours(CUBE)
    labels = grown_cut(random, near, pieces, [13])
    cells = [cell for cell in range(27) if labels[cell] == 0]
    fixed = [random.sample(cells, min(number, len(cells)))] if number else []
    cut = split_cut(random, near, labels, least, fixed)
    if cut is None:  # no piece is large enough, or its fixed cells cannot be joined or left
        assert fixed or max(map(labels.count, range(pieces))) < 2 * least
        return
    changed = {cell for cell in range(27) if cut[cell] != labels[cell]}
    assert {cut[cell] for cell in changed} == {pieces}
    (chosen,) = {labels[cell] for cell in changed}
    assert labels.count(chosen) >= 2 * least
    assert changed.isdisjoint(cell for each in fixed for cell in each)
    for piece in (chosen, pieces):
        shape = [cell for cell, each in zip(CUBE.cells, cut, strict=True) if each == piece]
        assert len(Figure(shape).parts()) == 1


def test_a_large_block_interlocks_once_a_part_of_fewer_pieces_is_split():
    prisms = Figure(lattices()["hexagonal"].box((5, 5, 5)), "125", lattices()["hexagonal"])
    run = annealing(prisms, CutWishes(3, 1), 20, split=1.0)
    scored = 0
    while run.best_level < 2 or run._fewer_runs:
        scored += run._slice()
    assert scored > 500
    labels = run.best
    assert sorted(set(labels.tolist())) == [-1, 0, 1, 2]
    found = LevelFinder(prisms.lattice).lowest([assembly(prisms, labels)], Control())
    assert found == run.best_level >= 2


def test_searches_wait_less_for_fewer_pieces_while_no_cut_can_be_split():
    run = annealing(CUBE, CutWishes(3, 1), 5, split=1.0)
    run._families = 1
    fewer = run._fewer
    fewer._slice = lambda: 1
    run._start_from_split = lambda: False
    new_cuts = []
    run._begin_with_new_cut = lambda: new_cuts.append(run._fewer_runs)
    for number, most in enumerate((10, 5, 2, 2, 2)):
        run._begin()
        for left in range(most, 0, -1):
            assert (run._fewer_runs, len(new_cuts)) == (left, number)
            run._slice_with_fewer_pieces()
    assert new_cuts == [0] * 5
    run._begin()
    run._start_from_split = lambda: True
    run._slice_with_fewer_pieces()
    run._start_from_split = lambda: False
    run._begin()
    assert run._fewer_runs == cut_annealing.MAX_FEWER_RUNS


@pytest.mark.parametrize("support", [None, 4])
def test_some_runs_begin_with_new_cuts_where_faces_with_support_are_limited(support):
    run = annealing(CUBE, CutWishes(3, 1, support=support), 5, split=1.0)
    run._families = 1
    new_cuts = []
    run._begin_with_new_cut = lambda: new_cuts.append(1)
    run._start_from_split = lambda: True
    for _ in range(40):
        run._begin()
    assert bool(new_cuts) is (support is not None)
    assert len(new_cuts) < 40


@pytest.mark.parametrize(
    ("wishes", "can_split"),
    [
        (CutWishes(2, 1), False),
        (CutWishes(3, 1), True),
        (CutWishes(3, 1, symmetry=Symmetry.TURN), False),
        (CutWishes(3, keeps_colours=True), True),
    ],
)
def test_cuts_into_fewer_pieces_are_split_where_wishes_allow(wishes, can_split):
    run = annealing(COLOURED, wishes, 3)
    assert run._can_split is can_split
    if can_split:
        assert run._fewer._wishes.pieces == wishes.pieces - 1
        assert not run._fewer._can_split


def test_a_run_ends_with_its_changes_or_early_where_nothing_interlocks():
    run = annealing(CUBE, CutWishes(3, 1), 5)
    assert run._is_over  # none has begun
    run._begin()
    for done, level, is_over in (
        (0, 1, False),
        (DEFAULT.length * cut_annealing.GIVE_UP_SHARE, 1, False),
        (DEFAULT.length * cut_annealing.GIVE_UP_SHARE + 1, 1, True),
        (DEFAULT.length * cut_annealing.GIVE_UP_SHARE + 1, 2, False),
        (DEFAULT.length - 1, 2, False),
        (DEFAULT.length, 2, True),
    ):
        run._done, run._cut.numbers[a.BEST_LEVEL] = done, level
        assert run._is_over is is_over


def test_a_run_ends_at_a_rung_where_half_of_the_earlier_runs_scored_higher():
    run = annealing(CUBE, CutWishes(3, 1), 5)

    def keeps_up(score, level=2, share=cut_annealing.RUNGS[0]):
        run._done, run._rung = round(share * DEFAULT.length), 0
        run._cut.numbers[a.BEST_SCORE], run._cut.numbers[a.BEST_LEVEL] = score, level
        return run._keeps_up()

    assert not run._scores[0]
    assert keeps_up(10, share=0.01)  # not yet at a rung
    assert keeps_up(10)
    assert not keeps_up(9)
    assert keeps_up(10)  # as high as the best one
    assert keeps_up(0, level=1)  # no cut interlocks, which does not count
    assert run._scores[0] == [9, 10, 10]
    run._rung = len(cut_annealing.RUNGS)
    assert run._keeps_up()


def test_temperatures_fall_from_warm_to_cold(monkeypatch):
    temperatures = []

    def propose(temperature, *_limits_and_slice):
        temperatures.append(temperature / a.ONE)
        return 7

    run = annealing(CUBE, CutWishes(3, 1), 5)
    run._begin()
    run._cut.numbers[a.BEST_LEVEL] = 2
    run._propose = propose
    slices = DEFAULT.length // cut_annealing.SLICE
    clock = iter([0.0] * slices + [9.0] * 2)
    monkeypatch.setattr(cut_annealing, "monotonic", lambda: next(clock))
    run._random = Random(1)
    scored = run.anneal()
    assert len(temperatures) == slices - 1
    assert scored == 7 * len(temperatures)
    assert temperatures[0] == pytest.approx(0.4, abs=1e-3)
    assert temperatures[-1] == pytest.approx(0.1 * 4 ** (2 / slices), abs=1e-3)
    ratios = [later / one for one, later in pairwise(temperatures)]
    assert ratios == pytest.approx([0.25 ** (1 / slices)] * len(ratios), abs=0.02)


class Cut:
    """A cut with a level, in place of a proved one."""

    def __init__(self, level):
        self.level = self.moves = level
        self.all_levels = (level,)


@pytest.mark.parametrize(
    ("assemblies", "level", "is_best", "rejected"),
    [(1, 3, True, 0), (1, 2, False, 0), (1, None, False, 0), (2, None, False, 1), (0, 0, False, 0)],
)
def test_only_a_better_cut_with_one_assembly_is_listed(
    assemblies, level, is_best, rejected, monkeypatch
):
    search = CutSearch(CUBE, CutWishes(3, 1))
    run = search._runs[0]
    run.anneal()
    labels, family = run.best, (0, run.family)
    best = Cut(2)
    search._entries = [cutting._Entry(family, b"", b"", best)]
    proof = Proof(assemblies, Cut(level) if level else None)
    monkeypatch.setattr(cutting.Prover, "prove", lambda *_: proof)
    search._prove(labels, family, Control())
    assert (search.best is not best) is is_best
    assert search.best.level == (3 if is_best else 2)
    assert len(search.found) == 1
    assert search.rejected == rejected
    assert bool(search._refused) is not is_best
    monkeypatch.setattr(cutting.Prover, "prove", lambda *_: None)  # it was stopped
    search._refused.clear()
    search._entries.clear()
    search._prove(labels, family, Control())
    assert not search._refused


def test_pieces_of_a_cut_are_named_by_size():
    search = CutSearch(replace(box(3, 2, 1), name="six"), CutWishes(3))
    labels = np.array([2, 2, 0, 2, 1, 1], np.int32)
    puzzle = search._puzzle(labels)
    figure, pieces = puzzle.figure, puzzle.piece_set
    assert figure == replace(box(3, 2, 1), name="six")
    assert [(piece.symbol, len(piece)) for piece in pieces.pieces] == [("A", 1), ("B", 2), ("C", 3)]
    assert pieces.pieces[1].cells == figure.cells[4:]
    assert (pieces.name, pieces.title, pieces.counts) == ("cut", "six", (1, 1, 1))
    assert len({piece.colour for piece in pieces.pieces}) == 3
    other = CutSearch(CUBE, CutWishes(2, 1))._puzzle(np.array([0] * 13 + [-1] + [1] * 13))
    assert other.figure.optional == {(1, 1, 1)}


def test_a_thin_letter_interlocks_in_five_pieces():
    rows = ("11111", "11...", "1111.", "11...", "1111.", "111..")
    cells = [
        (x, y, z)
        for y, row in enumerate(rows)
        for x, mark in enumerate(row)
        for z in range(3)
        if mark == "1"
    ]
    run = annealing(Figure(cells), CutWishes(5, 1), 3, DEFAULT.split)
    slices = 0
    while slices < 2000 and run.best_level < 2:
        run._slice()
        slices += 1
    assert run.best_level >= 2, slices
