"""Mirror images of solutions, in a puzzle whose set of pieces is not its own mirror image.

If solutions may leave pieces out, the mirror image of a solution can be a solution even if the
unused pieces have no mirror image in the set. Like BurrTools, this program counts both as one.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from cubewright.model.cell import BoolArray, IntArray
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import SymmetryGroup
from cubewright.solver.problem.choices import KindChoice
from cubewright.solver.problem.option_masks import SortedOptions, reflected_images
from cubewright.solver.problem.steps import Steps

NO_PARTNER = -1


@dataclass(frozen=True, eq=False)
class PartialMirrors:
    """The ``m`` reflections of a figure that map some solutions of a puzzle to solutions.

    - ``images`` ``(m, n + 1)`` int32: the image of each option, -1 if it is not an option.
    - ``of_puzzle`` ``(m,)`` bool: whether pre-placed pieces and forbidden cells allow the
      reflection.
    - ``partners``, ``min_copies`` and ``copies``, ``(t,)`` int32: the mirror image of each kind, -1
      for none, and the minimum and maximum number of each kind in a solution.
    - ``choices``: the rules for several kinds together.
    """

    images: IntArray = field(repr=False)
    of_puzzle: BoolArray
    partners: IntArray
    min_copies: IntArray
    copies: IntArray
    choices: tuple[KindChoice, ...]

    def have_mirror_image(self, rows: IntArray, kind: IntArray) -> BoolArray:
        """Return which solutions ``(k, pieces)`` consist of pieces whose mirror images may be used.

        ``kind`` ``(n,)``: the kind of each option.
        """
        kinds = len(self.partners)
        number = np.zeros((len(rows), kinds + 1), np.int32)
        of_row = np.append(kind, kinds)[rows]
        np.add.at(number, (np.arange(len(rows))[:, None], of_row), 1)
        number = number[:, :kinds]
        has_partner = self.partners != NO_PARTNER
        possible: BoolArray = (number[:, ~has_partner] == 0).all(axis=1)
        mirrored = np.zeros_like(number)
        mirrored[:, self.partners[has_partner]] = number[:, has_partner]
        possible &= ((self.min_copies <= mirrored) & (mirrored <= self.copies)).all(axis=1)
        for choice in self.choices:
            used = mirrored[:, list(choice.kinds)].sum(axis=1)
            possible &= (choice.minimum <= used) & (used <= choice.maximum)
        return possible


def partial_mirrors(
    puzzle: Puzzle,
    numbers: tuple[IntArray, IntArray],
    choices: tuple[KindChoice, ...],
    group: SymmetryGroup,
    required: BoolArray,
    options: SortedOptions,
) -> Steps[PartialMirrors | None]:
    """Return the partial mirrors of a puzzle, or None if no reflection maps a solution to another.

    ``numbers`` are the minimum and the maximum number of each kind in a solution. ``group``
    contains the symmetries of the figure, whose placements are ``options``. ``required``
    ``(cells,)`` marks the cells that every solution fills.
    """
    min_copies, copies = numbers
    reflections = group.permutations[~group.proper]
    of_cells = reflections[:, : len(required)]
    partners = np.array(puzzle.piece_set.mirror_kinds, np.int32)
    has_partner = partners != NO_PARTNER
    of_partner = partners[has_partner]
    none = (
        not len(reflections)
        or bool(min_copies[~has_partner].any())
        or bool((min_copies[has_partner] > copies[of_partner]).any())
        or not bool(copies[has_partner].any())
        or bool((min_copies == copies).all())
    )
    if none:
        return None
    images = yield from reflected_images(reflections, partners.tolist(), options)
    lost = (images[:, :-1] < 0) & has_partner[options.kind]
    of_puzzle = ~lost.any(axis=1) & (required[of_cells] == required).all(axis=1)
    return PartialMirrors(images, of_puzzle, partners, min_copies, copies, choices)
