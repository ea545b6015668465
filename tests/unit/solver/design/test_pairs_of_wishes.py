"""Each pair of wishes for a cut is refused in one sentence, or a search meets both.

Everything is checked with code of this file, not with that of the search.
"""

from dataclasses import replace
from itertools import combinations, permutations, product

import pytest

from cubewright.errors import CubewrightError
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.design import cut_annealing
from cubewright.solver.design.cut_wishes import CutWishes, Goal, Symmetry, even_sizes
from cubewright.solver.design.cutting import CutSearch
from cubewright.solver.search.control import Control

BLOCK = Figure(CUBIC.box((4, 4, 3)), "block")
CORNERS = ((0, 0, 0), (3, 3, 0)), ((0, 3, 2), (3, 0, 2))
"""Cells of two colours; a half turn exchanges the cells of each."""
HOLES = {(1, 1, 1), (2, 2, 1), (0, 1, 1), (3, 2, 1)}
"""Cells that may stay empty, if the figure states some; a half turn keeps them."""
MOST_CUTS = 400_000

ARGUMENTS = {
    "level": {"level": (2,)},
    "later levels": {"level": (2, 2)},
    "least size": {"sizes": (14, 999)},
    "most size": {"sizes": (2, 17)},
    "even": {"sizes": even_sizes(46, 3)},
    "moves": {"goal": Goal.MOVES},
    "holds": {"holds": True},
    "colours": {"keeps_colours": True},
    "support": {"support": 6, "bridge": 0},
    "mirrors": {"counts_mirrors": True},
    "turn": {"symmetry": Symmetry.TURN},
    "no symmetry": {"symmetry": Symmetry.NONE},
    "no empty cell": {"holes": 0},
    "optional cells": {},
    "four pieces": {"pieces": 4},
}
REFUSED = {
    frozenset(("level", "no empty cell")): "always leaves in one move",
    frozenset(("later levels", "no empty cell")): "always leaves in one move",
    frozenset(("holds", "no empty cell")): "always leaves in one move",
    frozenset(("later levels", "moves")): "cannot maximise the moves in all",
    frozenset(("even", "four pieces")): "15 or more cells need 60 cells, but only 46",
    frozenset(("least size", "four pieces")): "14 or more cells need 56 cells, but only 46",
}


def pairs():
    for one, two in combinations(ARGUMENTS, 2):
        if not ARGUMENTS[one].keys() & ARGUMENTS[two].keys():
            yield one, two


STEPS = [step for step in product((-1, 0, 1), repeat=3) if sum(map(abs, step)) == 1]
MATRICES = [
    (order, signs) for order in permutations(range(3)) for signs in product((1, -1), repeat=3)
]


def is_rotation(matrix):
    order, signs = matrix
    swaps = sum(order[a] > order[b] for a, b in combinations(range(3), 2))
    return (-1) ** swaps * signs[0] * signs[1] * signs[2] == 1


def turned(cells, matrix):
    order, signs = matrix
    return [
        tuple(sign * cell[axis] for axis, sign in zip(order, signs, strict=True)) for cell in cells
    ]


def normal(cells):
    low = [min(axis) for axis in zip(*cells, strict=True)]
    return frozenset(tuple(a - b for a, b in zip(cell, low, strict=True)) for cell in cells)


def is_connected(cells):
    seen, waiting = set(), [next(iter(cells))]
    while waiting:
        cell = waiting.pop()
        if cell in seen or cell not in cells:
            continue
        seen.add(cell)
        waiting += [tuple(map(sum, zip(cell, step, strict=True))) for step in STEPS]
    return len(seen) == len(cells)


def shifted(cells, by):
    return {tuple(map(sum, zip(cell, by, strict=True))) for cell in cells}


FREE = 99


class Moves:
    """Breadth-first search over the positions of pieces."""

    def __init__(self, pieces):
        self.pieces = pieces
        self.apart = {}

    def collide(self, one, two, offset):
        """Return whether two pieces collide if the second is shifted by an offset."""
        key = one, two, offset
        if key not in self.apart:
            self.apart[key] = bool(self.pieces[one] & shifted(self.pieces[two], offset))
        return self.apart[key]

    def reach(self, state, names, part, step):
        """Return how far a part can go; FREE if it leaves."""
        for distance in range(1, 12):
            for one in names:
                for two in part:
                    if one not in part:
                        offset = tuple(
                            state[two][axis] + distance * step[axis] - state[one][axis]
                            for axis in range(3)
                        )
                        if self.collide(one, two, offset):
                            return distance - 1
        return FREE

    def exits(self, state):
        """Return the level, and the parts with their states that this number of moves frees."""
        names = sorted(state)
        parts = [part for size in range(1, len(names)) for part in combinations(names, size)]
        seen, layer, level = set(), [state], 1
        while layer:
            found, after = [], []
            for here in layer:
                for part, step in product(parts, STEPS):
                    most = self.reach(here, names, part, step)
                    if most == FREE:
                        rest = [name for name in names if name not in part]
                        found.append([{name: here[name] for name in each} for each in (part, rest)])
                        continue
                    for distance in range(1, most + 1):
                        there = dict(here)
                        for name in part:
                            there[name] = tuple(
                                at + distance * by for at, by in zip(here[name], step, strict=True)
                            )
                        origin = there[names[0]]
                        key = tuple(
                            tuple(a - b for a, b in zip(there[name], origin, strict=True))
                            for name in names
                        )
                        if key not in seen:
                            seen.add(key)
                            after.append(there)
            if found:
                return level, found
            layer, level = after, level + 1
        return 0, []

    def later_levels(self, state):
        """Return the levels of the parts after each way to free the first part."""
        level, found = self.exits(state)
        ways = {tuple(sorted(tuple(sorted(part)) for part in parts)): parts for parts in found}
        return level, [
            [self.exits(part)[0] for part in parts if len(part) > 1] for parts in ways.values()
        ]


def assemblies(pieces, required, optional, counts_mirrors):
    """Return the number of assemblies that symmetries of the figure do not map to each other."""
    places = required | optional
    choices = []
    for piece in pieces:
        shapes = {normal(turned(piece, matrix)) for matrix in MATRICES if is_rotation(matrix)}
        corners = product(range(4), range(4), range(3))
        found = {frozenset(shifted(shape, by)) for by in corners for shape in shapes}
        choices.append([each for each in found if each <= places])
    order = sorted(range(len(pieces)), key=lambda number: len(choices[number]))
    solutions = []

    def place(index, used, chosen):
        if index == len(order):
            if required <= used:
                solutions.append(frozenset(chosen))
            return
        for each in choices[order[index]]:
            if not each & used:
                place(index + 1, used | each, [*chosen, each])

    place(0, frozenset(), [])
    group = [
        matrix
        for matrix in MATRICES
        if (is_rotation(matrix) or not counts_mirrors)
        and image(optional, matrix) == optional
        and image(places, matrix) == places
    ]
    classes = {
        min(sorted(sorted(image(each, matrix)) for each in solution) for matrix in group).__repr__()
        for solution in solutions
    }
    return len(classes)


def image(cells, matrix):
    """Return the image of cells under a symmetry of the bounding box of the block."""
    order, _ = matrix
    size = [(4, 4, 3)[axis] - 1 for axis in order]
    there = [(4, 4, 3)[axis] - 1 for axis in range(3)]
    if size != there:
        return None
    doubled = [tuple(2 * a - b for a, b in zip(cell, (3, 3, 2), strict=True)) for cell in cells]
    return frozenset(
        tuple((a + b) // 2 for a, b in zip(cell, (3, 3, 2), strict=True))
        for cell in turned(doubled, matrix)
    )


def hanging(cells):
    """Return the fewest faces that need support, without bridges."""
    found = []
    for axis, sign in product(range(3), (1, -1)):
        lowest = min(sign * cell[axis] for cell in cells)
        below = [sign * (at == axis) for at in range(3)]
        found.append(
            sum(
                sign * cell[axis] > lowest
                and tuple(a - b for a, b in zip(cell, below, strict=True)) not in cells
                for cell in cells
            )
        )
    return min(found)


def check(names, figure, wishes, cut):
    pieces = {n: frozenset(each.cells) for n, each in enumerate(cut.pieces.pieces)}
    filled = [cell for cells in pieces.values() for cell in cells]
    assert len(pieces) == wishes.pieces
    assert len(filled) == len(set(filled)) == len(figure.cells) - wishes.holes
    assert all(map(is_connected, pieces.values()))
    empty = set(figure.cells) - set(filled)
    inside = {(x, y, 1) for x in (1, 2) for y in (1, 2)}
    coloured = {cell for cells in CORNERS for cell in cells} if wishes.keeps_colours else set()
    may_be_empty = (
        ((HOLES if "optional cells" in names else inside) - coloured) if wishes.holes else set()
    )
    assert empty <= may_be_empty
    sizes = sorted(map(len, pieces.values()))
    assert wishes.sizes[0] <= sizes[0] <= sizes[-1] <= wishes.sizes[1]
    if "even" in names:
        assert sizes[-1] - sizes[0] <= 1
    level, later = Moves(pieces).later_levels(dict.fromkeys(pieces, (0, 0, 0)))
    assert level == cut.level > ("holds" in names)
    if "level" in names:
        assert level >= 2
    if "later levels" in names:
        assert level >= 2
        assert any(max(levels, default=1) >= 2 for levels in later)
    if "colours" in names:
        owners = [{n for n in pieces if pieces[n] & set(cells)} for cells in CORNERS]
        assert [len(each) for each in owners] == [1, 1]
        assert owners[0] != owners[1]
    if "support" in names:
        assert all(hanging(cells) <= 6 for cells in pieces.values())
    if "turn" in names:
        cut_in_pieces = frozenset(pieces.values())
        turns = [matrix for matrix in MATRICES if is_rotation(matrix) and image(filled, matrix)]
        assert (
            sum(
                frozenset(image(each, matrix) for each in pieces.values()) == cut_in_pieces
                for matrix in turns
            )
            > 1
        )
    if "no symmetry" in names:
        forms = [
            [normal(turned(cells, matrix)) for matrix in MATRICES] for cells in pieces.values()
        ]
        assert all(len(set(each)) == 48 for each in forms)
        assert len(set().union(*forms)) == 48 * len(pieces)
    required = frozenset(figure.cells) - may_be_empty
    number = assemblies(pieces.values(), required, frozenset(may_be_empty), wishes.counts_mirrors)
    assert number == 1


FEW = {
    frozenset(pair)
    for pair in (
        ("level", "turn"),
        ("even", "no symmetry"),
        ("colours", "optional cells"),
        ("holds", "mirrors"),
        ("support", "no empty cell"),
    )
}


@pytest.mark.parametrize(
    "names",
    [
        pytest.param(
            pair,
            id=" and ".join(pair),
            marks=() if frozenset(pair) in FEW | REFUSED.keys() else pytest.mark.slow,
        )
        for pair in pairs()
    ],
)
def test_two_wishes_are_refused_or_both_met(names, monkeypatch):
    monkeypatch.setattr(cut_annealing, "STEP_SECONDS", 0.05)
    figure = BLOCK
    if "colours" in names:
        colours = {cell: n for n, cells in enumerate(CORNERS, 1) for cell in cells}
        figure = replace(figure, colours=frozenset(colours.items()))
    if "optional cells" in names:
        figure = replace(figure, optional=frozenset(HOLES))
    wishes = CutWishes(3, 2)
    for name in names:
        wishes = replace(wishes, **ARGUMENTS[name])
    if frozenset(names) in REFUSED:
        with pytest.raises(CubewrightError) as refusal:
            CutSearch(figure, wishes)
        assert REFUSED[frozenset(names)] in str(refusal.value)
        assert "\n" not in str(refusal.value)
        return
    search = CutSearch(figure, wishes, seed=1)
    while not search.is_done if wishes.level else search.best is None:
        search.step(Control())
        assert search.scored < MOST_CUTS
    check(names, figure, wishes, search.best)
