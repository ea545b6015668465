"""Controllers of the windows beside the main window."""

from __future__ import annotations

from functools import cached_property
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cubewright.errors import CubewrightError, capitalised_error
from cubewright.gui.frame.settings import Settings
from cubewright.gui.widgets.window_size import bring_to_front
from cubewright.gui.worker import Merge, Worker, keep_latest

Window = TypeVar("Window", bound=QWidget)


class WindowController(QObject, Generic[Window]):
    """Creates a window on first use, and stores its geometry.

    ``layout`` is the name of the geometry in the settings. Subclasses define :meth:`_new_view`;
    QObject's metaclass does not allow abstract methods.
    """

    def __init__(self, layout: str, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._layout = layout
        self._settings = settings
        self._window = window

    def _new_view(self) -> Window:
        """Return the window; called on first use."""
        raise NotImplementedError

    @cached_property
    def view(self) -> Window:
        """The window, created on first use."""
        view = self._new_view()
        geometry = self._settings.layout(self._layout)
        if geometry is not None:
            view.restoreGeometry(geometry)
        return view

    @property
    def has_view(self) -> bool:
        """Whether the window was created."""
        return "view" in vars(self)

    def show(self) -> None:
        """Open the window, or bring it to the front."""
        self.view.show()
        bring_to_front(self.view)

    def close(self) -> None:
        """Store the window's geometry, and close the window."""
        if self.has_view:
            self._settings.set_layout(self._layout, self.view.saveGeometry())
            self.view.close()


class SearchController(WindowController[Window]):
    """Runs a search in the background for a window; subclasses also define :meth:`_show_state`."""

    status_message = Signal(str)
    """A sentence about the last action."""
    ended = Signal()
    """Emitted when a search is complete or stopped."""

    def __init__(
        self, layout: str, settings: Settings, window: QWidget, merge: Merge = keep_latest
    ) -> None:
        super().__init__(layout, settings, window)
        self.worker = Worker(self, merge=merge)

    def _show_state(self) -> None:
        """Enable the commands that apply."""
        raise NotImplementedError

    @property
    def running(self) -> bool:
        """Whether a search is running or paused."""
        return self.worker.is_busy

    def show(self) -> None:
        super().show()
        self._show_state()

    def pause_or_continue(self) -> None:
        """Pause a running search, or continue a paused one."""
        self.worker.pause_or_resume()
        self._show_state()

    def stop(self) -> None:
        """Stop the search; the window keeps its results."""
        self.worker.stop()

    def close(self) -> None:
        """Stop the search, wait for its thread, and close the window."""
        self.worker.close()
        super().close()


def error_sentence(error: CubewrightError) -> str:
    """Return an error as a sentence."""
    return f"{capitalised_error(error)}."
