"""The picture of a figure, or of the first pieces of a set."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cubewright.formats.fig.writer import figure_text
from cubewright.gui.pictures.shared_pictures import figure_image
from cubewright.gui.pictures.small_pictures import FigurePicture, paint_piece
from cubewright.gui.widgets.copied_picture import CopiedPicture, CopyPicture, picture_of_widget
from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet
from cubewright.translation import tr

_SIZE = QSize(420, 220)
_EDGE = 60
"""The size of a piece's picture in pixels."""


class Preview(QWidget):
    """A preview of the generated figure or pieces."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shape: Figure | None = None
        self._figure: FigurePicture | None = None
        self._pieces: PieceSet | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Preview"))
        CopyPicture(self, self.copied_picture)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    def sizeHint(self) -> QSize:
        return _SIZE

    def show_figure(self, figure: Figure | None) -> None:
        """Show a figure; None clears the preview."""
        self._shape = figure
        self._figure = None if figure is None else FigurePicture(figure)
        self.update()

    def show_pieces(self, pieces: PieceSet | None) -> None:
        """Show as many pieces of a set as fit; None clears the preview."""
        self._pieces = pieces
        self.update()

    def copied_picture(self) -> CopiedPicture | None:
        """Return the picture, together with the text of a figure."""
        if self._shape is not None:
            title = tr("“{name}”", name=self._shape.name)
            return CopiedPicture(figure_image(self._shape), title, figure_text(self._shape))
        if self._pieces is not None:
            return CopiedPicture(picture_of_widget(self), tr("the pieces"))
        return None

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._figure is not None:
            room = QRectF(self.rect()).adjusted(8, 8, -8, -8)
            self._figure.paint(painter, room)
        elif self._pieces is not None:
            across, down = max(1, self.width() // _EDGE), self.height() // _EDGE
            for number, piece in enumerate(self._pieces.pieces[: across * down]):
                x, y = number % across * _EDGE, number // across * _EDGE
                paint_piece(painter, QRectF(x + 3, y + 3, _EDGE - 6, _EDGE - 6), piece)
        painter.end()
