"""An immutable snapshot of the figures of a document, for undo and for saving."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from cubewright.formats.fig.file import FigFile
from cubewright.model.constraints import NO_CONSTRAINTS, Constraints
from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet


@dataclass(frozen=True)
class Content:
    """The figures of a document: the file as last read or written, and what was changed in them.

    Changed figures are stored separately from the text of the file, because rewriting
    a long text for every cubelet drawn would be slow.
    """

    file: FigFile
    changed: Mapping[int, Figure] = field(default_factory=dict)
    placed: Mapping[int, Constraints] = field(default_factory=dict)
    """The constraints of the changed figures."""
    pieces: Mapping[int, PieceSet] = field(default_factory=dict)
    """The pieces chosen for figures whose blocks do not state them yet."""

    def figure(self, index: int) -> Figure | None:
        """Return the figure of a block; None if the block has none."""
        return self.changed.get(index, self.file.blocks[index].figure)

    def constraints(self, index: int) -> Constraints:
        """Return the pre-placed pieces and forbidden cells of a block."""
        return self.placed.get(index, self.file.blocks[index].constraints)

    def with_figure(
        self, index: int, figure: Figure, constraints: Constraints | None = None
    ) -> Content:
        """Return the content with another figure in a block.

        ``constraints`` defaults to the block's present ones that lie within the new figure.
        """
        block = self.file.blocks[index]
        within = (self.constraints(index) if constraints is None else constraints).within(
            figure.cells
        )
        if not within and not figure.optional:
            within = NO_CONSTRAINTS
        changed, placed = {**self.changed, index: figure}, {**self.placed, index: within}
        if figure == block.figure and within == block.constraints:
            del changed[index], placed[index]
        return replace(self, changed=changed, placed=placed)

    def with_pieces(self, index: int, pieces: PieceSet | None) -> Content:
        """Return the content with other pieces for a block; None: those that its file gives."""
        chosen = {number: each for number, each in self.pieces.items() if number != index}
        if pieces is not None:
            chosen[index] = pieces
        return replace(self, pieces=chosen)

    def to_file(self) -> FigFile:
        """Return the file with only the changed blocks rewritten.

        Raises:
            FormatError: The pieces of a figure cannot be written among its comments.
        """
        to_file = self.file
        # From last to first, because emptying a block without a name removes it.
        for index, figure in sorted(self.changed.items(), reverse=True):
            if not self._is_in_file(index, figure):
                to_file = to_file.with_figure(index, figure, self.constraints(index))
        if len(to_file.blocks) == len(self.file.blocks):
            for index, pieces in self.pieces.items():
                to_file = to_file.with_piece_set(index, pieces)
        return to_file

    def after_saving(self, to_file: FigFile) -> Content:
        """Return the content after saving ``to_file``; figures keep their position in the grid.

        In the file, figures are aligned to the corner.
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

    def _is_in_file(self, index: int, figure: Figure) -> bool:
        """Whether the file already contains the figure, perhaps at another position."""
        in_file = self.file.blocks[index].figure
        if in_file is None:
            return not figure.cells
        placed = self.constraints(index).shifted(figure.lattice.corner(figure.cells))
        return in_file == figure.aligned() and placed == self.file.blocks[index].constraints
