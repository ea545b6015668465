"""Questions and messages."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QInputDialog, QLineEdit, QWidget

from cubewright.gui.widgets.messages import ask_name

LONG = "Two towers and a bridge, by the author of the first book"


def answered(parent, answer):
    """Return the answer of the dialog, and whether its field shows the whole name."""
    seen = []

    def act():
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QInputDialog)
        field = dialog.findChild(QLineEdit)
        seen.append(field.width() > field.fontMetrics().horizontalAdvance(LONG))
        assert field.selectedText() == LONG
        field.setText("  another ")
        getattr(dialog, answer)()

    QTimer.singleShot(0, parent, act)
    return ask_name(parent, "Rename the figure", "Name:", LONG), seen


def test_a_long_name_is_visible_during_editing(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    assert answered(parent, "accept") == ("another", [True])
    assert answered(parent, "reject") == ("", [True])
