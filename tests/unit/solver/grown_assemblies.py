"""Assemblies that need many moves, and others near them, made by moving cells between pieces.

A change gives one cell to a piece that touches it, or makes it a hole; all pieces stay in one part.
The cuts below were found by hill climbing: a change stayed if the pieces needed more moves. A walk
starts at one of the cuts, and returns to it when the pieces hardly interlock.
"""

import random
from itertools import product
from typing import NamedTuple

from cubewright.model.cell import shifted
from cubewright.model.lattice import lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.disassembly.assembly import AssembledPiece, Assembly
from cubewright.solver.disassembly.search import DisassemblySearch

BATCH = 16
"""The number of changes of one cut that a walk tries."""


class Cut(NamedTuple):
    """Cells with the number of the piece that each belongs to; None for a hole."""

    grid: str
    owner: dict
    may: dict
    """The pieces that each cell may belong to."""
    holes: int
    """The maximum number of empty cells."""

    def assembly(self):
        pieces = {}
        for cell, piece in sorted(self.owner.items()):
            if piece is not None:
                pieces.setdefault(piece, []).append(cell)
        return Assembly(
            lattice(self.grid),
            tuple(AssembledPiece(tuple(pieces[n]), kind) for kind, n in enumerate(sorted(pieces))),
        )

    def changed(self, chance):
        """Return this cut with one cell in another piece; None if a piece would fall apart."""
        cell = chance.choice([cell for cell, pieces in self.may.items() if len(pieces) > 1])
        own = self.owner[cell]
        near = {self.owner.get(each) for each in lattice(self.grid).neighbours(cell)}
        others = sorted(near & {*self.may[cell]} - {own})
        if own is not None and [*self.owner.values()].count(None) < self.holes:
            others.append(None)
        if not others:
            return None
        made = self._replace(owner={**self.owner, cell: chance.choice(others)})
        return made if own is None or made.is_whole(own) else None

    def is_whole(self, piece):
        """Return whether a piece has cells, and they are connected."""
        left = {cell for cell, owner in self.owner.items() if owner == piece}
        todo = [left.pop()] if left else []
        if not todo:
            return False
        while todo:
            near = left.intersection(lattice(self.grid).neighbours(todo.pop()))
            left -= near
            todo += near
        return not left


def sticks():
    """Return the cells of the six sticks of a burr, including the cells that two of them share."""
    found = []
    for axis, side in product(range(3), (0, 1)):
        corner, size = [2, 2, 2], [2, 2, 2]
        corner[axis], size[axis] = 0, 6
        corner[(axis + 1) % 3] = 1 + 2 * side
        found.append({shifted(cell, tuple(corner)) for cell in CUBIC.box(tuple(size))})
    return found


def burr(letters):
    """Return a burr from a letter for each of its cells in order; a dot is a hole."""
    bodies = sticks()
    cells = sorted(set().union(*bodies))
    may = {cell: [n for n, body in enumerate(bodies) if cell in body] for cell in cells}
    return _cut("cubic", cells, letters, may)


def block(grid, size, letters):
    """Return a block of cells from letters in the same form."""
    cells = sorted(lattice(grid).box(size))
    return _cut(grid, cells, letters, dict.fromkeys(cells, sorted(map(_piece, {*letters} - {"."}))))


def _cut(grid, cells, letters, may):
    owner = {
        cell: None if letter == "." else _piece(letter)
        for cell, letter in zip(cells, letters, strict=True)
    }
    return Cut(grid, owner, may, max(1, letters.count(".")))


def _piece(letter):
    return ord(letter) - ord("a")


def walked(cut, seed, changes, lowest=3):
    """Yield assemblies near a cut, with the number of moves that the program states.

    The walk continues from an assembly that needs at least the ``lowest`` number of moves, if there
    is one.
    """
    chance, here = random.Random(seed), cut
    for batch in range(changes // BATCH):
        if batch % 50 == 0:
            search = DisassemblySearch(lattice(cut.grid), canonical=False, max_states=3_000)
        cuts = [each for _ in range(BATCH) if (each := here.changed(chance))]
        assemblies = [each.assembly() for each in cuts]
        search.start(assemblies)
        while not search.step():
            pass
        levels = [each.level if each.plan else 0 for each in search.results]
        yield from zip(assemblies, levels, strict=True)
        high = [each for each, level in zip(cuts, levels, strict=True) if level >= lowest]
        here = chance.choice(high) if high else cut


CUTS = {
    "burr 8.2": burr(
        "aaaabbbbaaeeeeeeeebeeebbccddc.ade.a..eeceb.ec.bdccddccddc.adfcaddffc.bdfc.bdccdd"
        "aaffafffffffffbbaaaabbbb"
    ),
    "burr 7.4.2": burr(
        "aaaabbbbaaee..eeeeeeeebbccddc.ade.ea.eeecdeecbbdccddccddcaadfcaddffccddfcbbdccdd"
        "aaffffffffbbffbbaaaabbbb"
    ),
    "burr 7.2.2.2": burr(
        "aaaabbbbaaeeeeeeee.beebbccddc.adeceddeeceedec.bdccddccddc.adfcfa.ff...ffc.bdccdd"
        "aaffffffffffffbbaaaabbbb"
    ),
    "cube 6": block(
        "cubic",
        (4, 4, 4),
        "baaabbaabbbabbbbbbaaaaaaaaaabccabbcaccccaa.ccccccbbaccbbcccbcccc",
    ),
    "cube 10.3": block(
        "cubic",
        (4, 4, 4),
        "dbbbddbbaaabbbbbabbbaddbaddbaaaaaccbac.bacddacacbbbbbbbcbbccbccc",
    ),
    "cube 10.2.2": block(
        "cubic",
        (4, 4, 4),
        "bbcabbbbeeaeaaaabdcabdbbeeeeaaaeaccaadcba.cbaccbaaaaaddaaabbbbbb",
    ),
    "cube 17": block(
        "cubic",
        (5, 5, 5),
        "ccccdceeedcccedceeedcedddddddddddddcbaedcbaaccecccddddddddddddaedcbb.dceccddddac"
        "adaacaaaecaaaeccecccdddaaddcaadcccccccccceccc",
    ),
    "cube 18.2.4": block(
        "cubic",
        (5, 5, 5),
        "cbbdccabdbccbbbccbbbacbbdcbccccaddccaddbcabbbacbbdcccccc.ccbcacdbcacddaabbdcbbca"
        "bbbbbaaaddcaaadaadddcabaabaabaaaaaaaaaadaaadd",
    ),
    "cube 20.1.7": block(
        "cubic",
        (5, 5, 5),
        "ddeeedbbeedeeeedddcedddcedbeaedbaaedcbacccccccccccdbeeebbbeebcbaab.bbaeecbbdddee"
        "dbeeedeeeedddddecccdddeeeddeeedeeceeecceecccc",
    ),
}
"""Cuts by their levels."""

LADDER = {
    level: block("cubic", (5, 5, 5), letters)
    for level, letters in (
        (
            3,
            "ddbeedbbeedeeeedcccedcccedbeaecbaaeccbacccccccccccdbeeebbbeebcbaab.bba"
            "eecbbddddeddbeeddeeedddddecccdddddedeeeeeeeceeecccecccc",
        ),
        (
            4,
            "ddbeedbbeeddeeedddcedcdcedbeaedbaaedcbacccccccccccdbeeebbbeebcbaab.bba"
            "eecbbdddeedbeeedeeeedddddecccddddeeddeeedeeceeecceeccce",
        ),
        (
            5,
            "ddbeedbbbedbeeeddccecdccedbeaedbbaeccbacccccccccccdbeeebbbeebcbaab.bba"
            "eecbbdddeedbeeedeeeedddddecccdddddeddddeeeeceeecccecccc",
        ),
        (
            6,
            "ddbeedbbeedeeeedddcedddcedbeaedbaaedcbacccccccccccdbeeebbbeebcbaab.bba"
            "eecbbddeeedbeeedeeeedddddecccdddeeeddeeedeeceeecceecccc",
        ),
        (
            7,
            "dbbbebbeeedeeceddccedcccedbeaedbaaadcbacdcccccccccddeeebbbeebcbaab.bba"
            "eecbcdddeedbeeedeeeedddddecccdddeeeddddedeeceeecccecccc",
        ),
        (
            8,
            "ddbeedbbbedeeeeddccecdccedbbaedbbaadcbacdcccccccccdbeeebbbeebcbaab.bba"
            "eecbbdddeedbeeedeeeedddddecccddddeeeeeeeeeecceecccecccc",
        ),
        (
            9,
            "ddbeedbbeedeeeeddccecdccedbeaecbbaeccbacccccccccccdbeeebbbeebcbaad.bba"
            "eecbbdddeedbbeedeeeedddddecccdddeeeddeeeeeeeeeecceecccc",
        ),
        (
            10,
            "ddeeedbbeedeeeedddceccccedbeaedbaaeccbacccccccccccdbbeebbbeebcbaab.bba"
            "eecbbdddeedbbeedeeeedddddecccddddeedeeeedeeeeeecceeccce",
        ),
        (
            11,
            "ddbeedbbeedeeeedddcedddcedbeaedbaaedcbacccccccccccdbeeebbbeebcbaad.bba"
            "eecbbdddeedbbeedeeeedddddecccdddeeedddeedeeceeecceeccce",
        ),
        (
            12,
            "ddbeedbbeedeeeedddceccdccdbeaedbaaedcbacccccccccccdbeeebbbeebcbaad.bba"
            "eecbbdddeedbeeedeeeedddddecccddddeedddeeeeeceeecceeccce",
        ),
        (
            13,
            "dbbeedbbeedeeeedddceccccedbeaedbaaedcbacccccccccccdbeeebbbeebcbaab.bba"
            "eecbbdddeedbeeedeeeadddddecccdddeeeddeeeeeeceeecceeccce",
        ),
        (
            14,
            "ddeeedbbeedeeeeddccecdccedbbaecbaaeccbacccccccccccdbeeebbbeebcbaab.bba"
            "eecbbdddeedbeeedeeeadddddecccdddeeeeeeeedeeeeeecececccc",
        ),
        (
            15,
            "ddeeedbeeedeeeeddececdccedbeaedbbaeccbaeccccccccccdbeeebbbeebcbaab.bba"
            "eecbbdddeedbeeedeeeedddddecccddeeeeddddedeeeeeeceeecccc",
        ),
        (
            16,
            "ddbeedbbeedeeeeddececddcedbeaedbbaeccbaeccccccccccdbeeebbbeebcbaab.bba"
            "eecbbdddeedbeeedeeeedddddecccdddddeddddeeeeeceecccecccc",
        ),
        (
            17,
            "ddbeedbbeedeeeedddcedddcedbeaedbaaedcbaeccccccccccdbeeebbbeebcbaab.bba"
            "eecbbdddeedbbeedeeeedddddecccddddeeddeeedeeceeecceeccce",
        ),
        (
            18,
            "ddbbedbbeedeeeedddcecddcedbeaecbaaeccbaeccccccccccdbeeebbbeebcbaab.bba"
            "eecbbdddeedbbeedeeeedddddecccdddeeedeeeeeeeeeeeceeeccce",
        ),
        (
            19,
            "ddbeedbbeedeeeeddccecdccedbeaecbbaeccbacccccccccccdbeeebbbeebcbaab.bba"
            "eecbbdddeedbbeedeeeedddddecccdddeeeddeeeeeeeeeecceecccc",
        ),
        (
            20,
            "ddeeedbbeedeeeedddcedddcedbeaedbaaedcbacccccccccccdbeeebbbeebcbaab.bba"
            "eecbbdddeedbeeedeeeedddddecccdddeeeddeeedeeceeecceecccc",
        ),
    )
}
"""A cut for each number of moves from 3 to 20 that frees the first part."""
