"""Copies the visible picture, or the solution as text for forums."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QMainWindow, QWidget

from cubewright.errors import CubewrightError
from cubewright.formats.links.link import LinkedPuzzle, link_of
from cubewright.gui.pictures.shared_pictures import figure_image, layers_image
from cubewright.gui.project.document import Document
from cubewright.gui.widgets.copied_picture import (
    CopiedPicture,
    copy_to_clipboard,
    nearest_source,
)
from cubewright.model.solution import Solution
from cubewright.presenter.clipboard_text import shared_block, shared_text
from cubewright.translation import counted, tr


class CopyController(QObject):
    """Copies the visible solution or, if no solution is visible, the figure."""

    status_message = Signal(str)
    """A sentence that names the copied object, or says why nothing was copied."""

    def __init__(
        self,
        document: Document,
        solution: Callable[[], Solution | None],
        image: Callable[[], QImage],
        layers: QWidget,
        for_link: Callable[[], LinkedPuzzle],
        window: QMainWindow,
    ) -> None:
        """Take functions that return the visible solution, its picture, and the content of a link.

        The visible solution may lack pieces. A link contains the whole solution.
        """
        super().__init__(window)
        self._window = window
        self._layers = layers
        self._document = document
        self._solution = solution
        self._image = image
        self._for_link = for_link

    def copy_picture(self) -> None:
        """Copy the picture that has the focus, or else the picture of the 3D view.

        The picture of a figure or a piece is copied together with its text for figure files.
        """
        figure, solution = self._document.figure, self._solution()
        focused = self._window.focusWidget()
        source = nearest_source(focused)
        copied = None if source is None else source.copied_picture()
        if copied is not None:
            self.status_message.emit(copy_to_clipboard(copied))
            return
        if not figure.cells:
            self.status_message.emit(tr("The figure is empty, so nothing was copied."))
            return
        name = tr("“{name}”", name=figure.name)
        text = shared_block(figure, solution)
        if focused is not None and self._layers.isAncestorOf(focused):
            title = tr("the layers of {name}", name=name)
            copied = CopiedPicture(layers_image(figure, solution), title, text)
        else:
            image = self._image()
            shown = figure_image(figure) if image.isNull() else image
            copied = CopiedPicture(shown, name, text)
        self.status_message.emit(copy_to_clipboard(copied))

    def copy_text(self) -> None:
        """Copy the figure or solution as text: its block, its layers and its coordinates."""
        figure, solution = self._document.figure, self._solution()
        if not figure.cells:
            self.status_message.emit(tr("The figure is empty, so nothing was copied."))
            return
        QGuiApplication.clipboard().setText(shared_text(figure, solution))
        text = tr("Copied {name} as text.", name=tr("“{name}”", name=figure.name))
        self.status_message.emit(text)

    def copy_link(self) -> None:
        """Copy a link that contains the puzzle, with the selected solutions and their plans."""
        linked = self._for_link()
        try:
            link = link_of(linked)
        except CubewrightError as error:
            self.status_message.emit(tr("Nothing was copied: {error}.", error=error))
            return
        QGuiApplication.clipboard().setText(link)
        name = tr("“{name}”", name=linked.puzzle.figure.name)
        if linked.others:
            number = counted(len(linked.solutions), "solution")
            text = tr("Copied a link to {name} with {solutions}.", name=name, solutions=number)
        elif linked.solution is None:
            text = tr("Copied a link to {name}, without a solution.", name=name)
        elif linked.plan is None:
            text = tr("Copied a link to {name} with this solution.", name=name)
        else:
            text = tr("Copied a link to {name} with this solution and its plan.", name=name)
        self.status_message.emit(text)
