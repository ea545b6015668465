"""Small assemblies on every lattice, and their analyses."""

from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.disassembly.assembly import AssembledPiece, Assembly
from cubewright.solver.disassembly.search import DisassemblySearch

SIZES = {
    "cubic": (3, 3, 3),
    "triangular": (5, 3, 2),
    "hexagonal": (3, 3, 2),
    "spheres": (3, 3, 3),
}
LATTICES = [name for name, each in lattices().items() if each.slides and name in SIZES]


def analysed(assemblies, **settings):
    search = DisassemblySearch(assemblies[0].lattice, **settings)
    search.start(assemblies)
    while not search.step():
        pass
    return search.results


def box(*pieces, kind=None, weights=None, groups=None):
    """Return an assembly of cubes from strings, one for each layer, with rows between slashes."""
    cells = {}
    for z, layer in enumerate(pieces):
        for y, row in enumerate(layer.split("/")):
            for x, letter in enumerate(row):
                if letter != ".":
                    cells.setdefault(letter, []).append((x, y, z))
    names = sorted(cells)
    return Assembly(
        CUBIC,
        tuple(
            AssembledPiece(
                tuple(cells[name]),
                number,
                (weights or {}).get(name, 1),
                (groups or {}).get(name, ()),
            )
            for number, name in enumerate(names)
        ),
    )


def caged(inside):
    """Return some pieces in a closed box of cubes."""
    cells = {cell for piece in inside for cell in piece}
    top = [max(cell[axis] for cell in cells) + 1 for axis in range(3)]
    box = [
        (x, y, z)
        for x in range(-1, top[0] + 1)
        for y in range(-1, top[1] + 1)
        for z in range(-1, top[2] + 1)
        if -1 in (x, y, z) or x == top[0] or y == top[1] or z == top[2]
    ]
    pieces = [AssembledPiece(tuple(sorted(cells))) for cells in (box, *inside)]
    return Assembly(CUBIC, tuple(pieces))


LOOSE = caged([[(0, 0, 0)], [(1, 2, 0), (1, 2, 1)], [(2, 0, 1), (2, 1, 1)]])
