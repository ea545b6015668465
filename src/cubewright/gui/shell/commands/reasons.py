"""The reasons why commands of several menus are disabled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubewright.presenter.files.file_errors import pieces_problem_text
from cubewright.translation import tr

if TYPE_CHECKING:
    from cubewright.gui.shell.main_window import MainWindow


def why_empty(window: MainWindow) -> str:
    """Return the reason why a command needs a figure with cells; "" if the figure has cells."""
    return "" if window.document.figure.cells else tr("Open or draw a figure first")


def why_no_pieces(window: MainWindow) -> str:
    """Return the reason why a command cannot use the pieces of the file; "" if it can."""
    return pieces_problem_text(window.document.pieces_problem)
