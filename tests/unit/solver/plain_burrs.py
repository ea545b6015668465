"""Count six-piece burrs by placing every stick, without the program's own counting."""

from cubewright.model.cell import turned
from cubewright.model.generators.burr_sticks import burr_outline, stick_cells
from cubewright.model.lattice import lattice

CUBIC = lattice("cubic")
OUTLINE = frozenset(burr_outline(6).cells)
BOXES = [
    {
        cell
        for cell in OUTLINE
        if cell[(axis + 1) % 3] in range(1, 5) and cell[(axis + 2) % 3] in (2, 3)
    }
    for axis in range(3)
]
"""The cells of the two sticks along each axis."""


def long_box(axis):
    size = [2, 2, 2]
    size[axis] = 6
    return CUBIC.box(tuple(size))


def bundles(numbers):
    """Return the cells of each stick in each of the six positions, as plain sets.

    No cell on the outside of the burr may be missing.
    """
    shapes = {
        CUBIC.normalized(turned(cell, turn) for cell in stick_cells(number))
        for number in numbers
        for turn in CUBIC.turns
    }
    places = [[set() for _ in range(2)] for _ in range(3)]
    for shape in shapes:
        axis = max(range(3), key=lambda axis: max(cell[axis] for cell in shape))
        corner = [2, 2, 2]
        corner[axis] = 0
        split = (axis + 1) % 3
        for side in (0, 1):
            corner[split] = 1 + 2 * side
            whole, cells = (
                frozenset(tuple(map(sum, zip(cell, corner, strict=True))) for cell in each)
                for each in (long_box(axis), shape)
            )
            if all(sum(cell in box for box in BOXES) > 1 for cell in whole - cells):
                places[axis][side].add(cells)
    return places


def placed(numbers, *, solid):
    """Return all assemblies, each as the cells of its sticks."""
    found = [()]
    for pair in bundles(numbers):
        for sticks in pair:
            found = [
                (*known, stick)
                for known in found
                for stick in sticks
                if all(stick.isdisjoint(other) for other in known)
            ]
    return [frozenset(each) for each in found if not solid or frozenset().union(*each) == OUTLINE]


def classes(assemblies, matrices):
    """Return the number of assemblies that are different under symmetries of the burr."""
    centre = tuple(max(cell[axis] for cell in OUTLINE) for axis in range(3))

    def moved(cell, matrix):
        doubled = turned(tuple(2 * n - most for n, most in zip(cell, centre, strict=True)), matrix)
        return tuple((n + most) // 2 for n, most in zip(doubled, centre, strict=True))

    maps = [{cell: moved(cell, matrix) for cell in OUTLINE} for matrix in matrices]
    maps = [each for each in maps if set(each.values()) == OUTLINE]
    return len(
        {
            min(
                tuple(sorted(tuple(sorted(each[cell] for cell in stick)) for stick in assembly))
                for each in maps
            )
            for assembly in assemblies
        }
    )
