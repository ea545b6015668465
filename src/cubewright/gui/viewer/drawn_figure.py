"""What the 3D view asks of a figure before it moves the camera."""

from __future__ import annotations

from cubewright.model.figure import Figure


def is_flat(figure: Figure) -> bool:
    """Return whether a figure has one layer, or an empty one would start with one."""
    if not figure.cells:
        return figure.lattice.default_size[2] == 1
    return len({figure.lattice.layer(cell) for cell in figure.cells}) == 1


def is_edited(known: Figure, figure: Figure) -> bool:
    """Return whether a figure is an edited version of another."""
    if known.name != figure.name or known.lattice != figure.lattice:
        return False
    common = len(set(known.cells) & set(figure.cells))
    return 2 * common >= min(len(known), len(figure))
