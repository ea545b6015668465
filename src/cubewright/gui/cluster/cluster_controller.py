"""The command that asks where searches run; the answer is remembered."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cubewright.gui.cluster.cluster_dialog import ClusterDialog
from cubewright.gui.frame.settings import Settings
from cubewright.gui.solve.solve import SolveController
from cubewright.presenter.search.search_place import SearchPlace, place_of_text


class ClusterController(QObject):
    """Asks where searches run, and applies the answer to the next one."""

    status_message = Signal(str)
    """Where the next search runs, as a sentence."""

    def __init__(
        self, solve_controller: SolveController, settings: Settings, window: QWidget
    ) -> None:
        super().__init__(window)
        self._solve_controller = solve_controller
        self._settings = settings
        self._window = window
        self.use(place_of_text(settings.search_place))

    def ask(self) -> None:
        """Ask where to search."""
        dialog = ClusterDialog(self.place, self._window)
        agreed = dialog.exec() == ClusterDialog.DialogCode.Accepted
        place = dialog.place
        dialog.deleteLater()
        if agreed:
            self.use(place)
            self._settings.search_place = place.to_text()
            self.status_message.emit(place.text)

    def use(self, place: SearchPlace) -> None:
        """Search in a place from the next search on."""
        self.place = place
        self._solve_controller.cluster = place.cluster
