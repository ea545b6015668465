"""All the figures of what is open, frozen: what undo goes back to, and what is saved; no Qt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from cubewright.formats.fig import FigFile
from cubewright.model.beforehand import NOTHING, Beforehand
from cubewright.model.figure import Figure


@dataclass(frozen=True)
class Content:
    """All the figures: a file as it was read or written, and the figures changed since.

    Changed figures are kept beside the file's text, because writing them into
    a long text at every cubelet drawn would be felt.
    """

    file: FigFile
    changed: Mapping[int, Figure] = field(default_factory=dict)
    laid: Mapping[int, Beforehand] = field(default_factory=dict)
    """What is laid in the changed figures."""

    def figure(self, index: int) -> Figure | None:
        """The figure of a block; None where the file does not make one."""
        return self.changed.get(index, self.file.blocks[index].figure)

    def beforehand(self, index: int) -> Beforehand:
        """What is laid in the figure of a block."""
        return self.laid.get(index, self.file.blocks[index].beforehand)

    def with_figure(
        self, index: int, figure: Figure, beforehand: Beforehand | None = None
    ) -> Content:
        """The content with another figure in a block, or with the file's own again.

        ``beforehand`` is what is laid in it; left out, what was and still lies within it.
        """
        block = self.file.blocks[index]
        within = (self.beforehand(index) if beforehand is None else beforehand).within(figure.cells)
        if not within and not figure.optional:
            within = NOTHING
        changed, laid = {**self.changed, index: figure}, {**self.laid, index: within}
        if figure == block.figure and within == block.beforehand:
            del changed[index], laid[index]
        return replace(self, changed=changed, laid=laid)

    def settled(self) -> FigFile:
        """The file with the changed blocks, and only them, written anew."""
        settled = self.file
        # From the last to the first: a block without a name is gone when it is emptied.
        for index, figure in sorted(self.changed.items(), reverse=True):
            if not self._is_said(index, figure):
                settled = settled.with_figure(index, figure, self.beforehand(index))
        return settled

    def said_by(self, settled: FigFile) -> Content:
        """The content that its file says; figures stay where they were drawn in the grid.

        In the file they stand in the corner.
        """
        if len(settled.blocks) != len(self.file.blocks):
            return self
        content = Content(settled)
        for index, figure in self.changed.items():
            laid = self.beforehand(index)
            if laid or figure.optional:
                pieces = settled.blocks[index].beforehand.pieces
                laid = Beforehand(laid.laid, laid.barred, pieces)
            content = content.with_figure(index, figure, laid)
        return content

    def _is_said(self, index: int, figure: Figure) -> bool:
        """Whether the file has the figure already, though elsewhere in its grid."""
        said = self.file.blocks[index].figure
        if said is None:
            return not figure.cells
        laid = self.beforehand(index).shifted(figure.lattice.corner(figure.cells))
        return said == figure.cornered() and laid == self.file.blocks[index].beforehand
