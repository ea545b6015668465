"""The window that shows how hard the current puzzle is for a person."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cubewright.gui.frame.search_window import SearchWindow
from cubewright.gui.hardness.depths_table import DepthsTable, part_colours
from cubewright.gui.widgets.buttons import push_button
from cubewright.gui.widgets.fraction_bar import FractionBar
from cubewright.gui.widgets.records import RecordModel
from cubewright.gui.widgets.scroll_page import ScrollPage
from cubewright.presenter.hardness_text import DepthRow
from cubewright.translation import mark, tr

DEFAULT_SIZE = QSize(820, 560)
MINIMUM_SIZE = QSize(420, 240)
PARTS = (mark("correct"), mark("wrong, shows at once"), mark("wrong, shows later"))


class HardnessWindow(SearchWindow):
    """The sentences, the table with its chart, and the commands of the examination."""

    def __init__(self, model: RecordModel[DepthRow], parent: QWidget | None = None) -> None:
        super().__init__(
            tr("How hard is it? \N{EM DASH} Cubewright"),
            (DEFAULT_SIZE, MINIMUM_SIZE),
            (
                tr("Examine the current puzzle (F5)"),
                tr("Pause or resume the examination (F6)"),
                tr("Stop, and keep the results so far (Esc)"),
            ),
            parent,
        )
        self.sentences = _label()
        self.legend = _label()
        self.legend.setTextFormat(Qt.TextFormat.RichText)
        self.note = _label()
        self.table = DepthsTable(model)
        self.close_button = push_button(tr("&Close"), tr("Close this window"))
        self.progress = FractionBar(tr("Fraction of the current step"))
        self.message = _label()
        self._build_layout()
        self._write_legend()
        self.close_button.clicked.connect(self.close)

    def _build_layout(self) -> None:
        commands = QHBoxLayout()
        commands.addWidget(self.start)
        commands.addWidget(self.pause)
        commands.addWidget(self.stop)
        commands.addWidget(self.progress, stretch=1)
        commands.addStretch()
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(self.close_button)
        self.table.setMinimumHeight(6 * self.table.row_height)
        content = QWidget()
        column = QVBoxLayout(content)
        column.addWidget(self.sentences)
        column.addWidget(self.legend)
        column.addWidget(self.table, stretch=1)
        column.addWidget(self.note)
        column.addLayout(commands)
        column.addWidget(self.message)
        column.addLayout(foot)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(ScrollPage(content))

    def show_sentences(self, sentences: Sequence[str], note: str) -> None:
        """Show the results, one sentence on each line, and a note below the table."""
        self.sentences.setText("\n".join(sentences))
        self.note.setText(note)
        self.note.setVisible(bool(note))

    def show_state(self, *, running: bool, paused: bool, refused: str) -> None:
        """Enable the commands that apply.

        ``refused`` is the reason why no examination can start, or empty.
        """
        busy = tr("An examination is running: stop it first (Esc)") if running else ""
        idle = "" if running else tr("No examination is running")
        self.allow_search(busy, idle, refused, paused=paused)
        self.progress.setVisible(running)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.stop_requested.emit()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.LanguageChange):
            self._write_legend()

    def _write_legend(self) -> None:
        if "legend" not in vars(self):
            return
        parts = [
            f"<span style='color:{_shown(colour.name(), colour.alphaF())}'>\N{BLACK SQUARE}</span>"
            f"&nbsp;{tr(text)}"
            for text, colour in zip(PARTS, part_colours(self.palette()), strict=True)
        ]
        self.legend.setText("&ensp; ".join(parts))


def _shown(name: str, opacity: float) -> str:
    """Return a colour in the notation of rich text."""
    red, green, blue = (int(name[start : start + 2], 16) for start in (1, 3, 5))
    return f"rgba({red}, {green}, {blue}, {opacity:.2f})"


def _label() -> QLabel:
    label = QLabel()
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label
