"""All the figures of what is open, frozen: what undo goes back to, and what is saved; no Qt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from cubewright.formats.fig.file import FigFile
from cubewright.model.constraints import NOTHING, Constraints
from cubewright.model.figure import Figure


@dataclass(frozen=True)
class Content:
    """All the figures: a file as it was read or written, and the figures changed since.

    Changed figures are kept beside the file's text, because writing them into
    a long text at every cubelet drawn would be felt.
    """

    file: FigFile
    changed: Mapping[int, Figure] = field(default_factory=dict)
    placed: Mapping[int, Constraints] = field(default_factory=dict)
    """What is laid in the changed figures."""

    def figure(self, index: int) -> Figure | None:
        """The figure of a block; None where the file does not make one."""
        return self.changed.get(index, self.file.blocks[index].figure)

    def constraints(self, index: int) -> Constraints:
        """What is laid in the figure of a block."""
        return self.placed.get(index, self.file.blocks[index].constraints)

    def with_figure(
        self, index: int, figure: Figure, constraints: Constraints | None = None
    ) -> Content:
        """The content with another figure in a block, or with the file's own again.

        ``constraints`` is what is laid in it; left out, what was and still lies within it.
        """
        block = self.file.blocks[index]
        within = (self.constraints(index) if constraints is None else constraints).within(
            figure.cells
        )
        if not within and not figure.optional:
            within = NOTHING
        changed, placed = {**self.changed, index: figure}, {**self.placed, index: within}
        if figure == block.figure and within == block.constraints:
            del changed[index], placed[index]
        return replace(self, changed=changed, placed=placed)

    def to_file(self) -> FigFile:
        """The file with the changed blocks, and only them, written anew."""
        to_file = self.file
        # From the last to the first: a block without a name is gone when it is emptied.
        for index, figure in sorted(self.changed.items(), reverse=True):
            if not self._is_said(index, figure):
                to_file = to_file.with_figure(index, figure, self.constraints(index))
        return to_file

    def after_saving(self, to_file: FigFile) -> Content:
        """The content that its file says; figures stay where they were drawn in the grid.

        In the file they stand in the corner.
        """
        if len(to_file.blocks) != len(self.file.blocks):
            return self
        content = Content(to_file)
        for index, figure in self.changed.items():
            placed = self.constraints(index)
            if placed or figure.optional:
                pieces = to_file.blocks[index].constraints.pieces
                placed = Constraints(placed.placed, placed.forbidden, pieces)
            content = content.with_figure(index, figure, placed)
        return content

    def _is_said(self, index: int, figure: Figure) -> bool:
        """Whether the file has the figure already, though elsewhere in its grid."""
        said = self.file.blocks[index].figure
        if said is None:
            return not figure.cells
        placed = self.constraints(index).shifted(figure.lattice.corner(figure.cells))
        return said == figure.aligned() and placed == self.file.blocks[index].constraints
