"""Answers to the program's questions, at random or as a step requires."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QInputDialog,
    QLineEdit,
    QMenu,
    QMessageBox,
    QProgressDialog,
    QWidget,
)

if TYPE_CHECKING:
    from user import User

from cubewright.gui.export.export_dialog import ExportDialog

LEFT = Qt.MouseButton.LeftButton
LETTERS = "abc xyz 12 "


class Answers:
    """Answers dialogs, one event at a time."""

    def __init__(self, user: User) -> None:
        self._user = user
        self.path: Path | None = None
        """The file for the next file dialog; None cancels it."""
        self.discards = False
        """Whether unsaved work is discarded."""
        self.recovers = False
        """Whether the work of a killed program is recovered."""
        self._pokes = 0

    def give(self, dialog: QWidget, *, is_impatient: bool) -> None:
        """Do one action in a dialog; end it if it has been open for long."""
        if isinstance(dialog, QMenu) or not isinstance(dialog, QDialog):
            self._key(dialog, Qt.Key.Key_Escape)
        elif isinstance(dialog, QMessageBox):
            self._press(self._button_of(dialog))
        elif isinstance(dialog, QFileDialog):
            self._choose_file(dialog)
        elif isinstance(dialog, QProgressDialog):
            if is_impatient:  # dialog.cancel() would hide it without a signal.
                self._press(dialog.findChild(QAbstractButton))
        elif isinstance(dialog, QInputDialog):
            self._fill_in(dialog)
        elif is_impatient or self._user.random.random() < 0.2:
            self._finish(dialog)
        else:
            self.poke(dialog)

    def poke(self, widget: QWidget) -> None:
        """Use one of the controls of a window at random."""
        kinds = (QAbstractButton, QComboBox, QAbstractSpinBox, QLineEdit)
        controls = [
            each
            for kind in kinds
            for each in widget.findChildren(kind)
            if each.isVisible() and each.isEnabled() and each.window() is widget
        ]
        if isinstance(widget, ExportDialog):
            controls.append(widget.kind_box)
        if not controls:
            self._finish(widget)
            return
        control = self._user.random.choice(controls)
        if isinstance(control, QAbstractButton):
            self._press(control)
        elif isinstance(control, QLineEdit):
            letter = self._user.random.choice(LETTERS)
            self._user.do(lambda: QTest.keyClicks(control, letter))
        else:
            key = self._user.random.choice((Qt.Key.Key_Up, Qt.Key.Key_Down))
            self._key(control, key)

    def _button_of(self, box: QMessageBox) -> QAbstractButton | None:
        roles = QMessageBox.ButtonRole
        wanted: tuple[QMessageBox.ButtonRole, ...] = ()
        if self.discards:
            wanted = (roles.DestructiveRole, roles.AcceptRole, roles.YesRole)
        elif self.recovers:
            wanted = (roles.AcceptRole,)
        for role in wanted:
            for button in box.buttons():
                if box.buttonRole(button) is role and button.isEnabled():
                    return button
        enabled = [each for each in box.buttons() if each.isEnabled()]
        return self._user.random.choice(enabled) if enabled else None

    def _choose_file(self, dialog: QFileDialog) -> None:
        path, self.path = self.path, None
        if path is None:
            self._key(dialog, Qt.Key.Key_Escape)
            return
        with self._user.own_time():
            line = dialog.findChild(QLineEdit, "fileNameEdit")
            line.setText(str(path))
        self._key(line, Qt.Key.Key_Return)

    def _fill_in(self, dialog: QInputDialog) -> None:
        line = dialog.findChild(QLineEdit)
        if line is not None and self._user.random.random() < 0.6:
            letters = self._user.random.choice(LETTERS.split())
            self._user.do(lambda: QTest.keyClicks(line, letters))
        else:
            self._finish(dialog)

    def _finish(self, dialog: QWidget) -> None:
        """Accept or cancel a dialog."""
        boxes = dialog.findChildren(QDialogButtonBox)
        roles = QDialogButtonBox.ButtonRole
        accepting = [
            each
            for box in boxes
            for each in box.buttons()
            if box.buttonRole(each) is roles.AcceptRole and each.isEnabled() and each.isVisible()
        ]
        if accepting and not self.discards and self._user.random.random() < 0.6:
            self._press(accepting[0])
        else:
            self._key(dialog, Qt.Key.Key_Escape)

    def _press(self, button: QAbstractButton | None) -> None:
        if button is not None:
            self._user.do(lambda: QTest.mouseClick(button, LEFT))

    def _key(self, widget: QWidget, key: Qt.Key) -> None:
        self._user.do(lambda: QTest.keyClick(widget, key))
