"""The dialog that generates pieces: all shapes of a size, or burr sticks by number."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from cubewright.errors import CubewrightError
from cubewright.gui.generate.preview import Preview
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.fields import check_box, widget_row
from cubewright.gui.worker import Job, Worker, keep_latest
from cubewright.model.generators.burr_sticks import stick_numbers
from cubewright.model.generators.generated_set import PieceRule, burr_piece_set, generated_set
from cubewright.model.generators.polyforms import Sides
from cubewright.model.lattice import Lattice, lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import PieceSet
from cubewright.translation import capitalised, counted, tr

MAX_CELLS = 16
MAX_PIECES = 1500
"""The maximum number of pieces; the list in the window shows a picture of each."""
_STICKS = "sticks"
_DELAY_MS = 200
"""The time without changes after which pieces are generated, in milliseconds."""
_ANY, _SOME, _NONE = "any", "some", "none"


EXAMPLE_STICKS = "344 704 824 888 1024 1933"
"""The burr “Sawn three times” in the collection burrs.fig: one assembly of level 3."""


class _CancelledError(Exception):
    """Raised to stop the generation when the user has changed a choice."""


class PiecesDialog(QDialog):
    """Controls for a grid, a size and filters, beside the number of pieces and their pictures."""

    generated = Signal()
    """Emitted when pieces were generated, or when there are none."""

    def __init__(self, current: Lattice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Make pieces"))
        self._is_burr = False
        self.pieces: PieceSet | None = None
        """The generated pieces; None during generation, or if there are none."""
        self.worker = Worker(self, merge=keep_latest)
        self.worker.received.connect(self._on_progress)
        self.worker.finished.connect(self._on_made)
        self.worker.failed.connect(self._on_failed)
        self._delay = QTimer(self, singleShot=True, interval=_DELAY_MS)
        self._delay.timeout.connect(self._start)
        self.kind = QComboBox()
        for name, each in sorted(lattices().items()):
            self.kind.addItem(tr(each.title), name)
        self.kind.addItem(tr("Burr sticks by number"), _STICKS)
        self.kind.setCurrentIndex(self.kind.findData(current.name))
        self.kind.setToolTip(tr("The grid of the pieces, or sticks of six-piece burrs"))
        self.cells = _number(4, MAX_CELLS, tr("Number of cells of each piece"))
        self.one_sided = check_box(tr("&One-sided"), tr("Mirror images are two pieces"))
        self.flat = check_box(tr("&Flat"), tr("Only shapes within one layer"))
        self.corners = check_box(
            tr("Connected at &corners"), tr("Allow cells connected only at corners")
        )
        self.box = [
            _number(1, 64, tr("Width of the box")),
            _number(1, 64, tr("Depth of the box")),
            _number(1, 64, tr("Height of the box")),
        ]
        self.min_row = _number(1, 64, tr("Minimum number of cells in a row"))
        self.max_row = _number(1, 64, tr("Maximum number of cells in a row"))
        for number in (*self.box, self.max_row):
            number.setMinimum(0)
            number.setValue(0)
            number.setSpecialValueText(tr("any"))
        self.symmetry = QComboBox()
        for text, name in (
            (tr("Any"), _ANY),
            (tr("Symmetrical only"), _SOME),
            (tr("Without symmetry"), _NONE),
        ):
            self.symmetry.addItem(text, name)
        self.symmetry.setToolTip(tr("Keep only shapes with some symmetry, or only those with none"))
        self.numbers = QLineEdit()
        self.numbers.setPlaceholderText(
            tr("For example 1 1024 1024. If empty: all sticks in one piece")
        )
        self.numbers.setToolTip(
            tr("Numbers of sticks from 1 to 4,096; repeat one for a second copy")
        )
        self.notchable = check_box(
            tr("&Notchable only"), tr("Only sticks that can be made with straight saw cuts")
        )
        self.preview = Preview()
        self.result_label = QLabel()
        self.result_label.setWordWrap(True)
        self.result_label.setAccessibleName(tr("Number of pieces"))
        standard = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(standard.Ok | standard.Cancel)
        self.buttons.button(standard.Ok).setText(tr("&Use pieces"))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._arrange()
        self._connect()
        self._on_changed()

    @classmethod
    def for_burr(cls, parent: QWidget | None = None) -> PiecesDialog:
        """Return the dialog for the sticks of a new six-piece burr, with an example."""
        dialog = cls(CUBIC, parent)
        dialog.setWindowTitle(tr("New six-piece burr"))
        dialog.kind.setCurrentIndex(dialog.kind.findData(_STICKS))
        dialog._is_burr = True
        dialog.form.setRowVisible(dialog.kind, False)
        dialog.numbers.setPlaceholderText("")
        dialog.numbers.setText(EXAMPLE_STICKS)
        dialog.numbers.selectAll()
        dialog.numbers.setFocus()
        dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(tr("&Start"))
        return dialog

    def _arrange(self) -> None:
        sides = widget_row(self.one_sided, self.flat, self.corners)
        fits = widget_row(*self.box)
        rows = widget_row(self.min_row, QLabel(tr("to")), self.max_row)
        self.form = QFormLayout()
        self.form.addRow(tr("&Pieces:"), self.kind)
        self._of_shapes: tuple[QWidget, ...] = (self.cells, sides, fits, rows, self.symmetry)
        titles = (
            tr("C&ells:"),
            "",
            tr("Fits in a &box:"),
            tr("Cells in a &row:"),
            tr("&Symmetry:"),
        )
        for title, field in zip(titles, self._of_shapes, strict=True):
            self.form.addRow(title, field)
        self.form.addRow(tr("N&umbers:"), self.numbers)
        self.form.addRow("", self.notchable)
        column = QVBoxLayout(self)
        column.addLayout(self.form)
        column.addWidget(self.preview, 1)
        column.addWidget(self.result_label)
        column.addWidget(self.buttons)

    def _connect(self) -> None:
        for combo in (self.kind, self.symmetry):
            combo.currentIndexChanged.connect(self._on_changed)
        for number in (self.cells, *self.box, self.min_row, self.max_row):
            number.valueChanged.connect(self._on_changed)
        for tick in (self.one_sided, self.flat, self.corners, self.notchable):
            tick.toggled.connect(self._on_changed)
        self.numbers.textChanged.connect(self._on_changed)

    @property
    def rule(self) -> PieceRule:
        """The chosen rule."""
        box = tuple(number.value() or 64 for number in self.box)
        symmetry = self.symmetry.currentData()
        return PieceRule(
            cells=self.cells.value(),
            sides=Sides.ONE_SIDED if self.one_sided.isChecked() else Sides.FREE,
            flat=self.flat.isChecked(),
            corners=self.corners.isChecked(),
            fits=None if not any(n.value() for n in self.box) else (box[0], box[1], box[2]),
            min_row=self.min_row.value(),
            max_row=self.max_row.value() or None,
            symmetrical=None if symmetry == _ANY else symmetry == _SOME,
        )

    # -- generation

    def _on_changed(self, _value: object = None) -> None:
        is_sticks = self.kind.currentData() == _STICKS
        for field in self._of_shapes:
            self.form.setRowVisible(field, not is_sticks)
        self.form.setRowVisible(self.numbers, is_sticks)
        self.form.setRowVisible(self.notchable, is_sticks and not self._is_burr)
        is_typed = bool(self.numbers.text().strip())
        allow(self.notchable, tr("The numbers choose the sticks") if is_typed else "")
        self.worker.discard()
        self._show(None, tr("Making pieces…"))
        self._delay.start()

    def _start(self) -> None:
        name = self.kind.currentData()
        if name == _STICKS:
            words = self.numbers.text().replace(",", " ").split()
            notchable = self.notchable.isChecked() and not words
            self.worker.start(lambda _job: _sticks(words, notchable))
        else:
            chosen, rule = lattices()[name], self.rule
            self.worker.start(lambda job: _shapes(chosen, rule, job))

    def _on_progress(self, text: str) -> None:
        self.result_label.setText(text)

    def _on_made(self, pieces: PieceSet | None) -> None:
        if pieces is None:
            return
        count = len(pieces.pieces)
        if not count:
            self._show(None, tr("No shape passes the filters."))
        elif count > MAX_PIECES:
            text = tr(
                "{count:,} pieces; the list of pieces holds at most {most:,}. Choose fewer cells "
                "or more filters.",
                count=count,
                most=MAX_PIECES,
            )
            self._show(None, text)
        else:
            self._show(pieces, f"{counted(pieces.piece_count, 'piece')}.")
        self.generated.emit()

    def _on_failed(self, error: CubewrightError) -> None:
        message = str(error)
        self._show(None, f"{capitalised(message)}.")
        self.generated.emit()

    def _show(self, pieces: PieceSet | None, text: str) -> None:
        self.pieces = pieces
        self.result_label.setText(text)
        self.preview.show_pieces(pieces)
        ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        allow(ok, text if pieces is None else "")

    def hideEvent(self, event: QHideEvent) -> None:
        self._delay.stop()
        self.worker.close()
        super().hideEvent(event)


def _shapes(chosen: Lattice, rule: PieceRule, job: Job) -> PieceSet | None:
    """Return the pieces of a rule; None if the task was stopped. Called in the background."""

    def report(size: int, count: int) -> None:
        if job.stopped:
            raise _CancelledError
        job.send(
            tr(
                "Making pieces… {count:,} shapes of {cells}",
                count=count,
                cells=counted(size, chosen.noun),
            )
        )

    try:
        return generated_set(chosen, rule, report)
    except _CancelledError:
        return None
    except ValueError as error:
        raise CubewrightError(str(error)) from error


def _sticks(words: list[str], notchable: bool) -> PieceSet:
    if not all(word.isdecimal() and len(word) <= 4 for word in words):
        raise CubewrightError(tr("type numbers of sticks from 1 to 4,096, separated by spaces"))
    try:
        return burr_piece_set([int(w) for w in words] or stick_numbers(notchable=notchable))
    except ValueError as error:
        raise CubewrightError(str(error)) from error


def _number(value: int, most: int, name: str) -> QSpinBox:
    box = QSpinBox()
    box.setRange(1, most)
    box.setValue(value)
    box.setAccessibleName(name)
    box.setToolTip(name)
    return box
