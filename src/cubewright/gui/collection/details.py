"""The form with the details of a puzzle in the collection."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from PySide6.QtCore import QBuffer, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QImageReader, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from cubewright.errors import CubewrightError
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.buttons import push_button
from cubewright.gui.widgets.fields import OutlinedCheckBox
from cubewright.model.collected import (
    MAX_LINE,
    CollectedPuzzle,
    State,
    StoredFile,
    note_text,
    single_line,
)
from cubewright.presenter.collection.columns import (
    level_text,
    remark_text,
    solutions_text,
)
from cubewright.presenter.collection.fields import numbers_of, year_of
from cubewright.presenter.search.statistics_text import fine_duration
from cubewright.translation import counted, joined, mark, tr

T = TypeVar("T")

PHOTO_SIZE = QSize(260, 180)
_NUMBER_LINES, _NOTE_LINES, _FILE_LINES = 2, 4, 3
_STATES = {
    State.OWNED: mark("O&wned"),
    State.WANTED: mark("Wa&nted"),
    State.SOLVED: mark("Sol&ved"),
    State.PRINTED: mark("Prin&ted"),
}


class TextArea(QPlainTextEdit):
    """Several lines of text; Tab leaves the field."""

    left = Signal()
    """Emitted when the field loses the focus."""

    def __init__(self, name: str, lines: int) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setTabChangesFocus(True)
        frame = 2 * self.frameWidth() + 2 * int(self.document().documentMargin())
        self.setFixedHeight(lines * self.fontMetrics().lineSpacing() + frame)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()


class DetailsForm(QWidget):
    """Shows and changes a puzzle.

    ``changed`` reports a change when the user leaves a field.
    """

    changed = Signal(object)
    """The puzzle with the changed fields."""
    refused = Signal(str)
    """The reason why a value is invalid, as a sentence."""
    add_file_requested = Signal()
    save_file_requested = Signal(object)
    remove_file_requested = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.puzzle: CollectedPuzzle | None = None
        self.photo = QLabel()
        self.photo.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.photo.hide()
        self.name = _line(tr("Name"))
        self.designer = _line(tr("Designer"))
        self.maker = _line(tr("Maker"))
        self.year = _line(tr("Year"))
        self.lent_to = _line(tr("Lent to"))
        self.states = {state: OutlinedCheckBox(tr(text)) for state, text in _STATES.items()}
        self.numbers = TextArea(tr("Catalogue numbers"), _NUMBER_LINES)
        self.numbers.setPlaceholderText("PWBP: 12")
        self.numbers.setToolTip(tr("One number for each line, with its catalogue: PWBP: 12"))
        self.notes = TextArea(tr("Notes"), _NOTE_LINES)
        self.results = QLabel()
        self.results.setWordWrap(True)
        self.results.setTextFormat(Qt.TextFormat.PlainText)
        self.results.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.files = QListWidget()
        self.files.setAccessibleName(tr("Photos and files"))
        self.files.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.files.setFixedHeight(
            _FILE_LINES * (self.files.fontMetrics().height() + 4) + 2 * self.files.frameWidth()
        )
        self.add_file = push_button(
            tr("Atta&ch…"), tr("Add a photo or another file to this puzzle")
        )
        self.save_file = push_button(tr("S&ave as…"), tr("Write the selected file to a folder"))
        self.remove_file = push_button(
            tr("Detac&h"), tr("Remove the selected file from this puzzle")
        )
        self._lay_out()
        for field in (self.name, self.designer, self.maker, self.year, self.lent_to):
            field.editingFinished.connect(self.commit)
        for box in self.states.values():
            box.clicked.connect(lambda _checked: self.commit())
        for area in (self.numbers, self.notes):
            area.left.connect(self.commit)
        self.add_file.clicked.connect(lambda _checked: self.add_file_requested.emit())
        self.save_file.clicked.connect(
            lambda _checked: self.save_file_requested.emit(self.selected_file)
        )
        self.remove_file.clicked.connect(
            lambda _checked: self.remove_file_requested.emit(self.selected_file)
        )
        self.files.currentRowChanged.connect(lambda _row: self._allow_files())

    def _lay_out(self) -> None:
        states = QGridLayout()
        for place, box in enumerate(self.states.values()):
            states.addWidget(box, place // 2, place % 2)
        buttons = QHBoxLayout()
        for button in (self.add_file, self.save_file, self.remove_file):
            buttons.addWidget(button)
        buttons.addStretch()
        form = QFormLayout()
        form.setContentsMargins(0, 0, 0, 0)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.DontWrapRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for title, field in (
            (tr("Na&me:"), self.name),
            (tr("Desi&gner:"), self.designer),
            (tr("Ma&ker:"), self.maker),
            (tr("&Year:"), self.year),
        ):
            form.addRow(title, field)
        form.addRow(states)
        form.addRow(tr("&Lent to:"), self.lent_to)
        form.addRow(tr("N&umbers:"), self.numbers)
        form.addRow(tr("N&otes:"), self.notes)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 0, 8, 8)
        column.setSpacing(8)
        column.addWidget(self.photo)
        column.addLayout(form)
        column.addWidget(self.results)
        column.addWidget(self.files)
        column.addLayout(buttons)
        column.addStretch()

    @property
    def selected_file(self) -> StoredFile | None:
        """The selected file of the list."""
        row = self.files.currentRow()
        contents = () if self.puzzle is None else self.puzzle.contents
        return contents[row] if 0 <= row < len(contents) else None

    def show_puzzle(self, puzzle: CollectedPuzzle, photo: bytes | None) -> None:
        """Show a puzzle and its photo."""
        self.puzzle = puzzle
        for field, text in (
            (self.name, puzzle.name),
            (self.designer, puzzle.designer),
            (self.maker, puzzle.maker),
            (self.year, "" if puzzle.year is None else str(puzzle.year)),
            (self.lent_to, puzzle.lent_to),
        ):
            if field.text() != text:
                field.setText(text)
                field.setCursorPosition(0)
        for area, text in (
            (self.numbers, "\n".join(f"{one}: {other}" for one, other in puzzle.numbers)),
            (self.notes, puzzle.notes),
        ):
            if area.toPlainText() != text:
                area.setPlainText(text)
        for state, box in self.states.items():
            box.setChecked(state in puzzle.states)
        self.results.setText(_results_text(puzzle))
        with QSignalBlocker(self.files):
            row = self.files.currentRow()
            self.files.clear()
            self.files.addItems([file.name for file in puzzle.contents])
            self.files.setCurrentRow(min(row, self.files.count() - 1))
        self._show_photo(photo)
        self._allow_files()

    def commit(self) -> bool:
        """Report a changed puzzle; return False if a field is invalid.

        The puzzle keeps the former value of an invalid field, and gets the values of all valid
        fields.
        """
        puzzle = self.puzzle
        if puzzle is None:
            return True
        year, wrong_year = _checked(year_of, self.year.text(), puzzle.year)
        lines = self.numbers.toPlainText()
        numbers, wrong_number = _checked(numbers_of, lines, puzzle.numbers)
        changed = replace(
            puzzle,
            name=single_line(self.name.text()),
            designer=single_line(self.designer.text()),
            maker=single_line(self.maker.text()),
            year=year,
            lent_to=single_line(self.lent_to.text()),
            numbers=numbers,
            notes=note_text(self.notes.toPlainText()),
            states=frozenset(state for state, box in self.states.items() if box.isChecked()),
        )
        refusal = wrong_year or wrong_number
        if not refusal:
            self.refused.emit("")  # Before the change, whose error must stay visible.
        if changed != puzzle:
            self.puzzle = changed
            self.changed.emit(changed)
        if refusal:
            self.refused.emit(refusal)
        return not refusal

    def _show_photo(self, photo: bytes | None) -> None:
        picture = QPixmap() if photo is None else self._scaled(photo)
        self.photo.setVisible(not picture.isNull())
        self.photo.setPixmap(picture)
        self.photo.setAccessibleName(tr("Photo of the puzzle"))

    def _scaled(self, photo: bytes) -> QPixmap:
        """Return a photo in the size of the form, decoded in that size if its format allows it."""
        buffer = QBuffer()
        buffer.setData(photo)
        reader = QImageReader(buffer)
        reader.setAutoTransform(True)
        ratio = self.devicePixelRatioF()
        most = QSize(round(PHOTO_SIZE.width() * ratio), round(PHOTO_SIZE.height() * ratio))
        if reader.size().isValid():
            reader.setScaledSize(reader.size().scaled(most, Qt.AspectRatioMode.KeepAspectRatio))
        picture = QPixmap.fromImage(reader.read())
        picture.setDevicePixelRatio(ratio)
        return picture

    def _allow_files(self) -> None:
        chosen = self.selected_file
        none = "" if chosen is not None else tr("Select a file in the list first")
        allow(self.save_file, none)
        is_puzzle = self.puzzle is not None and chosen is not None and chosen == self.puzzle.file
        allow(self.remove_file, none or (tr("This file contains the puzzle") if is_puzzle else ""))


def _checked(read: Callable[[str], T], text: str, before: T) -> tuple[T, str]:
    """Return the value of a text and ""; if the text is invalid, ``before`` and the reason."""
    try:
        return read(text), ""
    except CubewrightError as error:
        sentence = str(error)
        return before, f"{sentence[:1].upper()}{sentence[1:]}"


def _line(name: str) -> QLineEdit:
    field = QLineEdit()
    field.setMaxLength(MAX_LINE)
    field.setAccessibleName(name)
    return field


def _results_text(puzzle: CollectedPuzzle) -> str:
    parts = []
    if puzzle.piece_count:
        parts.append(counted(puzzle.piece_count, "piece"))
    if puzzle.figure is not None:
        parts.append(counted(len(puzzle.figure), puzzle.figure.lattice.noun))
    solutions, level = solutions_text(puzzle), level_text(puzzle)
    if solutions:
        parts.append(tr("solutions: {number}", number=solutions))
    if level:
        parts.append(tr("level: {level}", level=level))
    if puzzle.findings is not None and puzzle.findings.seconds:
        parts.append(tr("time: {time}", time=fine_duration(puzzle.findings.seconds)))
    if remark_text(puzzle):
        parts.append(remark_text(puzzle))
    return joined("  \N{MIDDLE DOT}  ", parts)
