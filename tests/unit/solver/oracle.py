"""The solutions of a small puzzle, and what its symmetries make of them, by plain means.

A way to lie is a kind of piece, the first of the puzzle's pieces that are alike, and the cells
it fills. A solution is a set of such ways; whoever has seen them all can sort them into orbits.
"""

from cubewright.model.cell import difference, shifted, turned


def moves(figure, cells, matrices):
    """Every way to turn and move cells into a figure: for each, where the cells go, in order."""
    origin = figure.lattice.origin
    for matrix in matrices:
        images = [turned(cell, matrix) for cell in cells]
        for goal in figure.cells:
            step = difference(origin(goal), origin(images[0]))
            there = [shifted(cell, step) for cell in images]
            if there[0] == goal and all(cell in figure for cell in there):
                yield there


def equivalence_key(piece, mirrored=False):
    """Every way the piece, or its mirror image, may be turned, dark cells told apart."""
    lattice = piece.lattice
    matrices = lattice.mirrors if mirrored else lattice.turns
    if piece.flips:
        matrices = lattice.turns + lattice.mirrors
    turns = set()
    for matrix in matrices:
        image = sorted((turned(c, matrix), c in (piece.dark or ())) for c in piece.cells)
        start = lattice.origin(image[0][0])
        turns.add(tuple((difference(cell, start), dark) for cell, dark in image))
    return piece.dark is None, frozenset(turns)


class Oracle:
    """What there is to know of a puzzle: its kinds, ways to lie, solutions and symmetries."""

    def __init__(self, puzzle):
        self.puzzle = puzzle
        alike = [equivalence_key(piece) for piece in puzzle.pieces]
        mirrored = [equivalence_key(piece, mirrored=True) for piece in puzzle.pieces]
        placed = [sum(each.piece == n for each in puzzle.fixed) for n in range(len(alike))]
        self.kinds = [alike.index(each) for each in alike]
        self.mirrors = [alike.index(each) if each in alike else None for each in mirrored]
        self.most = dict.fromkeys(self.kinds, 0)
        self.least = dict.fromkeys(self.kinds, 0)
        for kind, most, least, there in zip(
            self.kinds, puzzle.counts, puzzle.least, placed, strict=True
        ):
            self.most[kind] += most
            self.least[kind] += max(least, there)
        self.fixed = {self.way(each.piece, each.cells) for each in puzzle.fixed}
        self.ways = {way for kind in self.most if self.most[kind] for way in self._ways(kind)}

    def way(self, piece, cells):
        return self.kinds[piece], frozenset(cells)

    def _ways(self, kind):
        """Where a piece of a kind may lie beside those laid beforehand."""
        figure, piece = self.puzzle.figure, self.puzzle.pieces[kind]
        matrices = figure.lattice.turns + (figure.lattice.mirrors if piece.flips else ())
        told_apart = figure.dark is not None and piece.dark is not None
        forbidden = {cell for each, cell in self.puzzle.forbidden if self.kinds[each] == kind}
        for there in moves(figure, piece.cells, matrices):
            way = self.way(kind, there)
            if told_apart and any(
                (a in piece.dark) != (b in figure.dark)
                for a, b in zip(piece.cells, there, strict=True)
            ):
                continue
            beside = all(way == placed or not way[1] & placed[1] for placed in self.fixed)
            if beside and not way[1] & forbidden:
                yield way

    @property
    def required(self):
        placed = {cell for _, cells in self.fixed for cell in cells}
        return {
            c for c in self.puzzle.figure.cells if c not in self.puzzle.figure.optional
        } | placed

    def solutions(self):
        """All solutions: each cell in turn begins every way that is left for it, or none."""
        cells, required, found = self.puzzle.figure.cells, self.required, set()
        beginning = {cell: [way for way in self.ways if min(way[1]) == cell] for cell in cells}

        def visit(place, filled, lying):
            if place == len(cells):
                used = [kind for kind, _ in lying]
                if lying and all(used.count(k) >= least for k, least in self.least.items()):
                    found.add(frozenset(lying))
                return
            if cells[place] in filled or cells[place] not in required:
                visit(place + 1, filled, lying)
            for kind, where in beginning[cells[place]]:
                if not where & filled and [k for k, _ in lying].count(kind) < self.most[kind]:
                    visit(place + 1, filled | where, (*lying, (kind, where)))

        visit(0, frozenset(), ())
        return found

    def symmetries(self):
        """What carries ways to lie to such: the turns, then the mirrors, as functions of a way."""
        figure = self.puzzle.figure
        used = [kind for kind, most in self.most.items() if most]
        has_mirrors = all(
            self.mirrors[kind] is not None
            and self.most[self.mirrors[kind]] == self.most[kind]
            and self.least[self.mirrors[kind]] == self.least[kind]
            for kind in used
        )
        turns = self._maps(figure.lattice.turns, {kind: kind for kind in used})
        mirrors = dict(zip(self.kinds, (self.mirrors[k] for k in self.kinds), strict=True))
        return turns, self._maps(figure.lattice.mirrors, mirrors) if has_mirrors else []

    def _maps(self, matrices, kinds):
        figure, maps = self.puzzle.figure, []
        marks = [
            {cell for cell in figure.cells if cell in marked}
            for marked in (self.required, figure.optional, figure.dark or ())
        ]
        for there in moves(figure, figure.cells, matrices):
            goes = dict(zip(figure.cells, there, strict=True))

            def image(way, goes=goes):
                return kinds[way[0]], frozenset(goes[cell] for cell in way[1])

            if all({goes[cell] for cell in marked} == marked for marked in marks) and (
                {image(way) for way in self.ways} == self.ways
            ):
                maps.append(image)
        return maps


def orbits(solutions, maps):
    """The solutions in sets that the maps carry into themselves, by looking at every image."""
    return {frozenset(frozenset(map(each, solution)) for each in maps) for solution in solutions}
