"""The command and the dialog with which the user chooses where searches run."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.frame.settings import Settings
from cubewright.gui.solve.solve import SolveController
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.scroll_page import ScrollPage
from cubewright.presenter.search.search_place import (
    MAX_WORKERS,
    PlaceKind,
    SearchPlace,
    completed_address,
    missing_package_text,
    place_of_text,
)
from cubewright.translation import mark, tr

_TITLES = {
    PlaceKind.HERE: mark("&This computer"),
    PlaceKind.LOCAL: mark("A &cluster on this computer"),
    PlaceKind.ADDRESS: mark("A cluster at an &address"),
}
_FILES = {
    "tls_ca": mark("Certificate authority:"),
    "tls_certificate": mark("Certificate:"),
    "tls_key": mark("Key:"),
}
_WIDTH, _INDENT = 460, 24


class ClusterDialog(QDialog):
    """Edits a :class:`SearchPlace`, with a field for each of its values."""

    def __init__(self, place: SearchPlace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Where to search"))
        self.kinds = {kind: QRadioButton(tr(title)) for kind, title in _TITLES.items()}
        group = QButtonGroup(self)
        self.workers = QSpinBox()
        self.workers.setRange(0, MAX_WORKERS)
        self.workers.setSpecialValueText(tr("One for each processor"))
        self.workers.setAccessibleName(tr("Number of workers"))
        self.address = QLineEdit()
        self.address.setPlaceholderText("tcp://computer:8786")
        self.address.setAccessibleName(tr("Address of the scheduler"))
        self.files = {name: QLineEdit() for name in _FILES}
        self.warning = self._label(
            tr(
                "Anyone who can reach the scheduler can run programs on its workers. "
                "Without certificates (tls://), use it only in a network that you trust."
            )
        )
        self.problem = self._label("")
        standard = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(standard.Ok | standard.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        content = QWidget()
        content.setMinimumWidth(_WIDTH)
        rows = QVBoxLayout(content)
        rows.setContentsMargins(0, 0, 0, 0)
        self._local, self._remote = self._local_form(), self._remote_form()
        for kind, button in self.kinds.items():
            group.addButton(button)
            rows.addWidget(button)
            if kind is PlaceKind.LOCAL:
                rows.addWidget(self._local)
            elif kind is PlaceKind.ADDRESS:
                rows.addWidget(self._remote)
            button.toggled.connect(self._show_state)
        rows.addWidget(self.problem)
        rows.addStretch()
        column = QVBoxLayout(self)
        column.addWidget(ScrollPage(content))
        column.addWidget(self.buttons)
        for field in (self.address, *self.files.values()):
            field.textChanged.connect(self._show_state)
        self._show(place)

    @property
    def place(self) -> SearchPlace:
        """The place in the dialog."""
        checked = (kind for kind, button in self.kinds.items() if button.isChecked())
        kind = next(checked, PlaceKind.HERE)
        files = {name: field.text().strip() for name, field in self.files.items()}
        address = completed_address(self.address.text())
        return SearchPlace(kind, self.workers.value(), address, **files)

    def _show(self, place: SearchPlace) -> None:
        self.kinds[place.kind].setChecked(True)
        self.workers.setValue(place.workers)
        self.address.setText(place.address)
        for name, field in self.files.items():
            field.setText(getattr(place, name))
        self._show_state()

    def _show_state(self, _change: object = None) -> None:
        place = self.place
        is_local, is_remote = place.kind is PlaceKind.LOCAL, place.kind is PlaceKind.ADDRESS
        other = tr("Choose the place above these fields first")
        allow(self._local, "" if is_local else other)
        allow(self._remote, "" if is_remote else other)
        no_tls = tr("Certificates are for addresses that begin with tls://")
        for row in self._file_rows:
            allow(row, "" if place.uses_tls else no_tls if is_remote else other)
        problem = place.problem
        if place.kind is not PlaceKind.HERE:
            problem = missing_package_text() or problem
        self.problem.setText(problem)
        allow(self.buttons.button(QDialogButtonBox.StandardButton.Ok), problem)

    def _local_form(self) -> QWidget:
        box = QWidget()
        form = QFormLayout(box)
        form.setContentsMargins(_INDENT, 0, 0, 8)
        form.addRow(tr("&Workers:"), self.workers)
        return box

    def _remote_form(self) -> QWidget:
        box = QWidget()
        form = QFormLayout(box)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setContentsMargins(_INDENT, 0, 0, 8)
        form.addRow(tr("A&ddress:"), self.address)
        self._file_rows: list[QWidget] = []
        for name, title in _FILES.items():
            self.files[name].setAccessibleName(tr(title).rstrip(":"))
            row = self._file_row(tr(title), self.files[name])
            self._file_rows.append(row)
            form.addRow(tr(title), row)
        form.addRow(self.warning)
        return box

    def _file_row(self, title: str, field: QLineEdit) -> QWidget:
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        browse = QPushButton(tr("Browse…"))
        browse.setAutoDefault(False)
        browse.clicked.connect(lambda: self._browse(title, field))
        row.addWidget(field)
        row.addWidget(browse)
        return box

    def _browse(self, title: str, field: QLineEdit) -> None:
        name, _ = QFileDialog.getOpenFileName(self, title.rstrip(":"), field.text())
        if name:
            field.setText(name)

    @staticmethod
    def _label(text: str) -> QLabel:
        label = QLabel(text)
        label.setWordWrap(True)
        return label


class ClusterController(QObject):
    """Asks where searches run, and applies the answer to the next search."""

    status_message = Signal(str)
    """The place of the next search, as a sentence."""

    def __init__(
        self, solve_controller: SolveController, settings: Settings, window: QWidget
    ) -> None:
        super().__init__(window)
        self._solve_controller = solve_controller
        self._settings = settings
        self._window = window
        self.use(place_of_text(settings.search_place))

    def ask(self) -> None:
        """Let the user choose the place."""
        dialog = ClusterDialog(self.place, self._window)
        agreed = dialog.exec() == ClusterDialog.DialogCode.Accepted
        place = dialog.place
        dialog.deleteLater()
        if agreed:
            self.use(place)
            self._settings.search_place = place.to_text()
            self.status_message.emit(place.text)

    def use(self, place: SearchPlace) -> None:
        """Use a place from the next search on."""
        self.place = place
        self._solve_controller.cluster = place.cluster
