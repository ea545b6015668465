"""All solutions of a small puzzle and their symmetries, listed without the solver.

A placement is a pair: the kind of piece (the index of the puzzle's first piece with the shape) and
the set of filled cells, each with the piece's colour there. A solution is a set of them.
"""

from functools import cache
from itertools import product

import numpy as np

from cubewright.model.cell import difference, shifted, turned
from cubewright.model.figure import Figure


def moves(figure, cells, matrices):
    """Yield the images of cells under all turns and translations that stay within a figure."""
    origin = figure.lattice.origin
    for images in images_in_space(figure.lattice, cells, matrices):
        for goal in figure.cells:
            step = difference(origin(goal), origin(images[0]))
            there = [shifted(cell, step) for cell in images]
            if there[0] == goal and all(cell in figure for cell in there):
                yield there


def images_in_space(lattice, cells, matrices):
    """Yield the images of cells, also under turns that only carry some spheres to spheres.

    These are the orthogonal matrices that are integer matrices divided by three.
    """
    for matrix in matrices:
        yield [turned(cell, matrix) for cell in cells]
    if lattice.name != "spheres" or len(Figure(cells, lattice=lattice).parts()) > 1:
        return
    signs = [1] * (set(lattice.turns) <= set(matrices))
    signs += [-1] * (set(lattice.mirrors) <= set(matrices))
    for sign in signs:
        for matrix in threefold(sign):
            moved = [turned(difference(cell, cells[0]), matrix) for cell in cells]
            if not any(number % 3 for cell in moved for number in cell):
                yield [shifted(cells[0], (x // 3, y // 3, z // 3)) for x, y, z in moved]


@cache
def threefold(sign):
    """Return the 96 integer matrices N with N times its transpose 9, and determinant 27 * sign."""
    rows = [row for row in product((-2, -1, 1, 2), repeat=3) if sum(n * n for n in row) == 9]
    found = []
    for a, b in product(rows, repeat=2):
        if sum(m * n for m, n in zip(a, b, strict=True)) == 0:
            c = tuple(int(n) * sign // 3 for n in np.cross(a, b))
            found.append((a, b, c))
    return found


def equivalence_key(piece, mirrored=False):
    """Return a key that is equal for pieces of the same shape and colouring."""
    lattice = piece.lattice
    matrices = lattice.mirrors if mirrored else lattice.turns
    if piece.flips:
        matrices = lattice.turns + lattice.mirrors
    if piece.one_sided:
        matrices = upright(matrices)
    turns = set()
    for images in images_in_space(lattice, piece.cells, matrices):
        pairs = zip(images, piece.cells, strict=True)
        image = sorted((there, number_at(piece, cell)) for there, cell in pairs)
        start = lattice.origin(image[0][0])
        turns.add(tuple((difference(cell, start), number) for cell, number in image))
    return piece.dark is None, piece.one_sided, frozenset(turns)


def number_at(marked, cell):
    """Return the colour number of a cell of a piece or a figure, 0 for none."""
    if marked.dark is not None:
        return 2 if cell in marked.dark else 1
    return dict(marked.colours).get(cell, 0)


def upright(matrices):
    """Return the matrices that leave the upward direction as it is."""
    return tuple(matrix for matrix in matrices if turned((0, 0, 1), matrix) == (0, 0, 1))


class PlainListing:
    """The kinds, placements, solutions and symmetries of a puzzle."""

    def __init__(self, puzzle):
        self.puzzle = puzzle
        alike = [equivalence_key(piece) for piece in puzzle.pieces]
        mirrored = [equivalence_key(piece, mirrored=True) for piece in puzzle.pieces]
        placed = [sum(each.piece == n for each in puzzle.pre_placed) for n in range(len(alike))]
        self.kinds = [alike.index(each) for each in alike]
        self.mirrors = [alike.index(each) if each in alike else None for each in mirrored]
        self.most = dict.fromkeys(self.kinds, 0)
        self.least = dict.fromkeys(self.kinds, 0)
        for kind, most, least, there in zip(
            self.kinds, puzzle.counts, puzzle.min_copies, placed, strict=True
        ):
            self.most[kind] += most
            self.least[kind] += max(least, there)
        self.fixed = {(self.kinds[p.piece], frozenset(p.cells)) for p in puzzle.pre_placed}
        self.choices = {self._choice(each) for each in puzzle.choices} - {None}
        self.placements = {
            option for kind in self.most if self.most[kind] for option in self._placements_of(kind)
        }

    def _choice(self, choice):
        """Return the kinds of a choice with its range; None if it always holds."""
        pieces = self.puzzle.pieces
        named = choice.symbols or [piece.symbol for piece in pieces]
        kinds = {k for k, piece in zip(self.kinds, pieces, strict=True) if piece.symbol in named}
        kinds = frozenset(kind for kind in kinds if self.most[kind])
        least, most = (sum(n[kind] for kind in kinds) for n in (self.least, self.most))
        maximum = most if choice.maximum is None else choice.maximum
        if choice.minimum <= least and most <= maximum:
            return None
        return kinds, choice.minimum, maximum

    def placement(self, piece, cells, numbers=None):
        """Return a placed piece; ``numbers``: its colours, if its cells do not determine them."""
        if not self.puzzle.pieces[piece].colours:
            numbers = [0] * len(cells)
        if not numbers:
            return self._only_placement(self.kinds[piece], frozenset(cells))
        return self.kinds[piece], frozenset(zip(cells, numbers, strict=True))

    def _only_placement(self, kind, cells):
        found = [p for p in self.placements if p[0] == kind and cells_of(p) == cells]
        return found[0] if len(found) == 1 else (kind, cells)

    def _placements_of(self, kind):
        """Yield the placements of a kind that pre-placed pieces and forbidden cells allow."""
        figure, piece = self.puzzle.figure, self.puzzle.pieces[kind]
        matrices = figure.lattice.turns + (figure.lattice.mirrors if piece.flips else ())
        if piece.one_sided:
            matrices = upright(matrices)
        forbidden = {cell for each, cell in self.puzzle.forbidden if self.kinds[each] == kind}
        numbers = [number_at(piece, cell) for cell in piece.cells]
        below = {cell: number_at(figure, cell) for cell in figure.cells}
        for there in moves(figure, piece.cells, matrices):
            if not all(self._may_meet(n, below[c]) for n, c in zip(numbers, there, strict=True)):
                continue
            cells = frozenset(there)
            beside = all((kind, cells) == each or not cells & each[1] for each in self.fixed)
            if beside and not cells & forbidden:
                # The solver distinguishes turns only of coloured pieces.
                shown = numbers if piece.colours else [0] * len(there)
                yield kind, frozenset(zip(there, shown, strict=True))

    def _may_meet(self, of_piece, of_figure):
        allowed = self.puzzle.allowed_colours
        if not of_piece or not of_figure:
            return True
        return of_piece == of_figure if allowed is None else (of_piece, of_figure) in allowed

    @property
    def required(self):
        placed = {cell for _, cells in self.fixed for cell in cells}
        return {
            c for c in self.puzzle.figure.cells if c not in self.puzzle.figure.optional
        } | placed

    def solutions(self):
        """Return all solutions: fill cell after cell, or leave it empty if it is optional."""
        cells, required, found = self.puzzle.figure.cells, self.required, set()
        beginning = {
            cell: [(p[0], p[1], cells_of(p)) for p in self.placements if min(p[1])[0] == cell]
            for cell in cells
        }

        def visit(index, filled, chosen):
            if index == len(cells):
                used = [kind for kind, _ in chosen]
                holes = len(cells) - len(filled)
                is_full = self.puzzle.max_holes is None or holes <= self.puzzle.max_holes
                if (
                    is_full
                    and all(used.count(k) >= least for k, least in self.least.items())
                    and all(
                        low <= sum(map(used.count, kinds)) <= high
                        for kinds, low, high in self.choices
                    )
                ):
                    found.add(frozenset(chosen))
                return
            if cells[index] in filled or cells[index] not in required:
                visit(index + 1, filled, chosen)
            for kind, marked, where in beginning[cells[index]]:
                if not where & filled and [k for k, _ in chosen].count(kind) < self.most[kind]:
                    visit(index + 1, filled | where, (*chosen, (kind, marked)))

        visit(0, frozenset(), ())
        return found

    def symmetries(self):
        """Return the turns and the mirrors that map placements to placements, as functions.

        If some pieces have no mirror image, or a different number of copies of it, mirrors map
        their placements to no placement.
        """
        figure = self.puzzle.figure
        used = [kind for kind, most in self.most.items() if most]
        has_mirrors = all(
            self.mirrors[kind] is not None
            and self.most[self.mirrors[kind]] == self.most[kind]
            and self.least[self.mirrors[kind]] == self.least[kind]
            for kind in used
        ) and self.choices == {
            (frozenset(self.mirrors[kind] for kind in kinds), *numbers)
            for kinds, *numbers in self.choices
        }
        matrices, reflections = figure.lattice.turns, figure.lattice.mirrors
        if any(self.puzzle.pieces[kind].one_sided for kind in used):
            matrices, reflections = upright(matrices), upright(reflections)
        turns = self._maps(matrices, {kind: kind for kind in used})
        if self.least == self.most and not has_mirrors:
            return turns, []  # every solution uses a piece that has no mirror image
        mirrors = {k: self.mirrors[k] for k in used if has_mirrors or self.mirrors[k] in used}
        return turns, self._maps(reflections, mirrors)

    def _maps(self, matrices, kinds):
        figure, maps = self.puzzle.figure, []
        used = (p for p, n in zip(self.puzzle.pieces, self.puzzle.counts, strict=True) if n)
        has_table = self.puzzle.allowed_colours is not None
        has_colours = has_table or any(piece.is_coloured for piece in used)
        marks = {
            c: (c in self.required, c in figure.optional, number_at(figure, c) * has_colours)
            for c in figure.cells
        }
        mapped = {option for option in self.placements if option[0] in kinds}
        for there in moves(figure, figure.cells, matrices):
            goes = dict(zip(figure.cells, there, strict=True))

            def image(option, goes=goes):
                return kinds.get(option[0]), frozenset((goes[cell], n) for cell, n in option[1])

            if all(marks[goes[cell]] == mark for cell, mark in marks.items()) and (
                {image(option) for option in mapped} == mapped
            ):
                maps.append(image)
        return maps


def cells_of(placement):
    """Return the cells that a placement fills."""
    return frozenset(cell for cell, _ in placement[1])


def orbits(solutions, maps):
    """Return the orbits of the solutions under the maps, by computing every image.

    An image that is no solution is left out.
    """
    images = ((frozenset(map(each, solution)) for each in maps) for solution in solutions)
    return {frozenset(each for each in of_one if each in solutions) for of_one in images}
