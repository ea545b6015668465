"""The commands that copy and save the study panel's chart and table of stages."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMessageBox, QTableView

from cubewright.errors import CubewrightError
from cubewright.formats.atomic import write_atomically
from cubewright.formats.csv_text import csv_text
from cubewright.formats.exports.export_format import SearchStatistics
from cubewright.formats.pictures.drawing import svg
from cubewright.formats.pictures.stage_chart import stage_chart
from cubewright.gui.compare.study_panel import StudyPanel
from cubewright.gui.frame.save_dialog import ask_file_path, ask_table_path
from cubewright.gui.frame.settings import Settings
from cubewright.gui.painters.qt import png
from cubewright.gui.statistics.chart_page import ChartPage
from cubewright.gui.statistics.series import is_dark, run_colour
from cubewright.gui.widgets.copied_picture import copy_to_clipboard
from cubewright.model.drawing.look import DARK, LIGHT, LOOKS
from cubewright.translation import mark, tr, trn

_KINDS = mark("SVG picture (*.svg);;PNG picture (*.png)")
_WIDTH = 1000.0
"""The width of a saved chart in pixels."""


class StudyExport(QObject):
    """Adds the commands to the menus of the panel, its chart and its table."""

    status_message = Signal(str)
    """A sentence that names the copied or saved object."""

    def __init__(self, view: StudyPanel, settings: Settings) -> None:
        super().__init__(view)
        self._view = view
        self._settings = settings
        self.copy_chart = self._action(tr("Copy c&hart"), tr("Copy the chart as a picture"))
        self.save_chart = self._action(
            tr("Export chart…"), tr("Export the chart as an SVG or PNG picture")
        )
        self.copy_table = self._action(tr("Copy &table"), tr("Copy the stages, for a spreadsheet"))
        self.save_table = self._action(tr("&Export table…"), tr("Export the stages as CSV"))
        for action, command in (
            (self.copy_chart, self._copy_chart),
            (self.save_chart, self._ask_and_save_chart),
            (self.copy_table, self._copy_table),
            (self.save_table, self._ask_and_save_table),
        ):
            action.triggered.connect(lambda _checked=False, command=command: command())
        of_chart, of_table = (
            [self.copy_chart, self.save_chart],
            [self.copy_table, self.save_table],
        )
        view.add_to_menu([*of_chart, *of_table])
        for widget, actions in ((view.chart, of_chart), (view.details.table, of_table)):
            widget.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
            widget.addActions(actions)

    def _action(self, text: str, tip: str) -> QAction:
        action = QAction(text, self)
        action.setToolTip(tip)
        action.setStatusTip(tip)
        return action

    def _copy_chart(self) -> None:
        self.status_message.emit(copy_to_clipboard(self._view.copied_picture()))

    def _copy_table(self) -> None:
        rows = table_rows(self._view.details.table)
        QGuiApplication.clipboard().setText("\n".join("\t".join(row) for row in rows))
        self.status_message.emit(
            trn(
                "Copied the table of stages, {n:,} row.",
                "Copied the table of stages, {n:,} rows.",
                len(rows) - 1,
            )
        )

    def _ask_and_save_chart(self) -> None:
        title = self._view.details.title.text()
        path = ask_file_path(
            self._view.window(),
            tr("Export chart"),
            self._settings,
            title,
            "chart",
            tr(_KINDS),
            ".svg",
        )
        if path is not None:
            self.save(path)

    def _ask_and_save_table(self) -> None:
        title = self._view.details.title.text()
        path = ask_table_path(
            self._view.window(), tr("Export table"), self._settings, title, "stages"
        )
        if path is not None:
            self.save(path)

    def save(self, path: Path) -> None:
        """Save the chart if ``path`` ends in .svg or .png, or else the table as CSV."""
        ending = path.suffix.lower()
        if ending == ".svg":
            content = chart_text(self._view.chart).encode()
        elif ending == ".png":
            content = png(chart_text(self._view.chart))
        else:
            content = csv_text(table_rows(self._view.details.table)).encode()
        try:
            write_atomically(path, content)
        except CubewrightError as error:
            QMessageBox.warning(self._view.window(), tr("Save"), str(error))
            return
        self.status_message.emit(tr("Saved {name}.", name=path.name))


def table_rows(table: QTableView) -> list[list[str]]:
    """Return the texts of a table's headers and rows."""
    model = table.model()
    columns = range(model.columnCount())
    heads = (model.headerData(column, Qt.Orientation.Horizontal) for column in columns)
    rows = [[" ".join(str(head or "").split()) for head in heads]]
    rows += [
        [str(model.index(row, column).data() or "") for column in columns]
        for row in range(model.rowCount())
    ]
    return rows


def chart_text(chart: ChartPage) -> str:
    """Return the chart as the text of an SVG file, in the window's colours."""
    palette = chart.palette()
    scheme = DARK if is_dark(palette) else LIGHT
    runs = [
        SearchStatistics(
            each.name,
            each.stages.explored,
            each.stages.kept,
            colour=run_colour(each.index, palette).name(),
        )
        for each in chart.series
    ]
    return svg(stage_chart(runs, scheme), _WIDTH, LOOKS[scheme].background)
