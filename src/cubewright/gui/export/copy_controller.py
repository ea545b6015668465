"""Copy what the window shows: as a picture, and as text for forums."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QMimeData, QObject, QRectF, Signal
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from cubewright.gui.pictures.figure_picture import FIGURE_COLOUR, FigurePicture
from cubewright.gui.project.document import Document
from cubewright.model.figure import Figure
from cubewright.model.solution import Solution
from cubewright.presenter.share_text import shared_block, shared_text
from cubewright.translation import tr

_SIDE = 800
"""The width and height of a picture where there is no 3D view, in pixels."""


class CopyController(QObject):
    """Copies the visible solution, or the figure if none is visible."""

    status_message = Signal(str)
    """What was copied, or why nothing, as a sentence."""

    def __init__(
        self,
        document: Document,
        solution: Callable[[], Solution | None],
        image: Callable[[], QImage],
        parent: QObject,
    ) -> None:
        """``solution`` and ``image`` return what the 3D view shows now."""
        super().__init__(parent)
        self._document = document
        self._solution = solution
        self._image = image

    def copy_picture(self) -> None:
        """Copy the picture of the 3D view, with its text for figure files."""
        figure, solution = self._document.figure, self._solution()
        if not figure.cells:
            self.status_message.emit(tr("The figure is empty, so nothing was copied."))
            return
        data = QMimeData()
        data.setText(shared_block(figure, solution))
        image = self._image()
        data.setImageData(picture_of(figure) if image.isNull() else image)
        QGuiApplication.clipboard().setMimeData(data)
        text = tr("Copied {name} as a picture and as text.", name=tr("“{name}”", name=figure.name))
        self.status_message.emit(text)

    def copy_text(self) -> None:
        """Copy the block, the layers and the coordinates."""
        figure, solution = self._document.figure, self._solution()
        if not figure.cells:
            self.status_message.emit(tr("The figure is empty, so nothing was copied."))
            return
        QGuiApplication.clipboard().setText(shared_text(figure, solution))
        text = tr("Copied {name} as text.", name=tr("“{name}”", name=figure.name))
        self.status_message.emit(text)


def picture_of(figure: Figure) -> QImage:
    """Return a picture of a figure, painted without a 3D view."""
    image = QImage(_SIDE, _SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    room = QRectF(0, 0, _SIDE, _SIDE).adjusted(20, 20, -20, -20)
    FigurePicture(figure).paint(painter, room, FIGURE_COLOUR)
    painter.end()
    return image
