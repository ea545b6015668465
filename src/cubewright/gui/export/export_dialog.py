"""The dialog that asks for the content, the format and the file of an export."""

from __future__ import annotations

import os
from collections.abc import Generator
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from cubewright.errors import CubewrightError
from cubewright.formats.exports.export_format import ExportFormat, ExportSource, Preview
from cubewright.formats.exports.option import PAPER, Settings
from cubewright.formats.models.options import ONLY
from cubewright.formats.pictures.pictures import AZIMUTH
from cubewright.gui.export.document_export import (
    ExportKind,
)
from cubewright.gui.export.export_choice import Content, Exportable, ExportChoice, PreviewData
from cubewright.gui.export.preview_pane import PreviewPane
from cubewright.gui.export.print_controller import PrintController
from cubewright.gui.frame.option_form import OptionForm
from cubewright.gui.frame.save_dialog import may_replace
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.menus import escape_mnemonics
from cubewright.gui.widgets.messages import show_warning
from cubewright.gui.widgets.scroll_page import ScrollPage
from cubewright.gui.widgets.window_size import set_initial_size
from cubewright.model.project import free_name
from cubewright.presenter.exports.contents import KINDS, default_values, preview
from cubewright.presenter.exports.files import piece_paths
from cubewright.presenter.names import elide, proposed_name
from cubewright.solver.search.control import Control
from cubewright.translation import counted, tr, trn

_FORMAT_BOX_LETTERS = 24
"""The width of the list of formats in letters; the titles do not change it."""


_PREVIEW_SIZE = QSize(880, 640)
"""The size of the dialog with options and a preview."""
DEFAULT_KINDS = ("fig", "png", "3mf", "svg-statistics")
"""The kinds of file proposed first for puzzles, pictures, 3D models and charts."""


class ExportDialog(QDialog):
    """Asks for an :class:`ExportChoice`, and proposes a path with the suffix of its kind."""

    def __init__(
        self,
        exportable: Exportable,
        proposal: Path,
        parent: QWidget,
        preview_data: PreviewData | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Export"))
        self.setMinimumWidth(440)
        self._own_path = exportable.path
        self._folder = proposal.parent
        self._suffix = proposal.suffix
        self._project_stem = proposal.stem
        self._problem_stem = proposed_name(exportable.problem_name, "")
        self._proposed = str(proposal)
        """The path proposed last; it follows the choice until the user changes it."""
        self._confirmed: Path | None = None
        self._preview_data = preview_data
        halves = QHBoxLayout(self)
        form = QWidget()
        column = QVBoxLayout(form)
        column.setContentsMargins(0, 0, 8, 0)
        column.addWidget(QLabel(tr("What do you want to export?")))
        self._group = QButtonGroup(self)
        problems, name, selected, listed, found, *_ = exportable
        shown_name = escape_mnemonics(elide(name))
        number = counted(problems, "problem")
        whole = (
            tr("The &whole project ({problems})", problems=number)
            if exportable.is_project
            else tr("The w&hole file ({problems})", problems=number)
        )
        one = tr("The p&roblem “{name}”", name=shown_name)
        self.content_buttons = {
            Content.PROJECT: QRadioButton(whole),
            Content.PROBLEM: QRadioButton(one),
            Content.SELECTED: QRadioButton(
                trn(
                    "The &selected solution ({n:,})",
                    "The &selected solutions ({n:,})",
                    selected,
                )
                if selected
                else tr("The &selected solution (0)")
            ),
            Content.ALL: QRadioButton(_all_text(listed, found)),
        }
        for content, button in self.content_buttons.items():
            self._group.addButton(button, list(Content).index(content))
            column.addWidget(button)
        self.content_buttons[Content.PROJECT].setVisible(problems > 1)
        for content, why_not in (
            (Content.PROJECT, "" if problems > 1 else tr("The file has one problem")),
            (Content.SELECTED, "" if selected else tr("Select solutions first")),
            (Content.ALL, "" if listed else tr("No solutions are listed")),
        ):
            allow(self.content_buttons[content], why_not)
        # Save writes the project, and after a search users usually export its solutions.
        proposed = Content.PROJECT if problems > 1 else Content.PROBLEM
        self.content_buttons[Content.ALL if listed else proposed].setChecked(True)
        if preview_data is not None:
            self._add_format_buttons(column)
        column.addSpacing(8)
        self.kind_box = QComboBox()
        self.kind_box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.kind_box.setMinimumContentsLength(_FORMAT_BOX_LETTERS)
        self.path_edit = QLineEdit(str(proposal))
        self.path_edit.setAccessibleName(tr("File"))
        self._add_rows(column)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.export_button = self.buttons.addButton(
            tr("&Export"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.options = OptionForm()
        column.addWidget(self.options)
        column.addStretch(1)
        self.in_folder = QCheckBox(tr("A file for each piece, in a f&older"))
        column.addWidget(self.in_folder)
        self.camera_button = QPushButton(tr("Direction of the 3D &view"))
        self.camera_button.setToolTip(tr("Use the current direction of the 3D view"))
        column.addWidget(self.camera_button)
        self.print_button = QPushButton(tr("&Print…"))
        self.print_button.setToolTip(tr("Preview the pages and print them"))
        column.addWidget(self.print_button)
        left = QVBoxLayout()
        left.addWidget(ScrollPage(form), 1)
        left.addWidget(self.buttons)
        halves.addLayout(left)
        self.preview = PreviewPane()
        self.printing = PrintController(self)
        halves.addWidget(self.preview, 1)
        self._fill_kinds(DEFAULT_KINDS[0])
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.path_edit.textChanged.connect(self._on_path_changed)
        self.path_edit.editingFinished.connect(self._on_path_finished)
        self.kind_box.currentIndexChanged.connect(self._on_kind_changed)
        self.options.changed.connect(self._show_preview)
        self.print_button.clicked.connect(self._print)
        self.preview.changed.connect(self._show_whether_printable)
        self.camera_button.clicked.connect(self._use_camera)
        self.in_folder.toggled.connect(self._on_in_folder)
        self._group.idClicked.connect(lambda _id: self._fill_kinds(self._kind.name))

    def _add_rows(self, column: QVBoxLayout) -> None:
        browse = QPushButton(tr("&Browse…"))
        browse.clicked.connect(self._browse)
        rows = QGridLayout()
        fields = ((tr("For&mat:"), self.kind_box), (tr("&File:"), self.path_edit))
        for row, (text, field) in enumerate(fields):
            label = QLabel(text)
            label.setBuddy(field)
            rows.addWidget(label, row, 0)
            rows.addWidget(field, row, 1)
        rows.addWidget(browse, 1, 2)
        rows.setColumnStretch(1, 1)
        column.addLayout(rows)

    @property
    def choice(self) -> ExportChoice:
        """The current choice."""
        values = self.options.values if self._content.has_preview else None
        return ExportChoice(self._content, self._kind, self.path, values, self._is_folder)

    @property
    def _is_folder(self) -> bool:
        return self._content is Content.MODEL and self.in_folder.isChecked()

    @property
    def _ends_in_folder(self) -> bool:
        text = self.path_edit.text().strip()
        is_cut = text.endswith(("/", os.sep)) and expand_user(text).name not in ("", "..")
        return is_cut and not self._is_folder

    @property
    def _content(self) -> Content:
        return list(Content)[self._group.checkedId()]

    @property
    def _kind(self) -> ExportKind:
        kind: ExportKind = self.kind_box.currentData()
        return kind

    @property
    def path(self) -> Path:
        """The path, relative to the proposed folder, with the kind's suffix if none is typed.

        A file for viewing always gets the suffix, because other programs rely on it.
        """
        typed = expand_user(self.path_edit.text().strip())
        if self._is_folder:
            return self._folder / typed
        own = self._kind.suffix
        has_suffix = (
            typed.suffix.lower() == own if self._content.has_preview else bool(typed.suffix)
        )
        if not has_suffix and typed.name not in ("", ".."):
            typed = typed.with_name(typed.name + self._kind.suffix)
        return self._folder / typed

    def show_choice(self, choice: ExportChoice) -> None:
        """Show an earlier choice."""
        self.show_last(choice.content.value, choice.kind.name)
        if choice.values is not None:
            self.options.set_values(choice.values)
            self.in_folder.setChecked(choice.in_folder)
        self.path_edit.setText(str(choice.path))
        self.path_edit.setFocus()

    def show_last(self, content: str, kind: str) -> None:
        """Show the last exported content and kind of file, if they are possible now."""
        for each, button in self.content_buttons.items():
            if each.value == content and button.isEnabled():
                button.setChecked(True)
        self._fill_kinds(kind)

    def done(self, result: int) -> None:
        """Close the dialog, and stop its background tasks."""
        self.printing.close()
        self.preview.close_worker()
        super().done(result)

    def accept(self) -> None:
        path = self.path
        if self._ends_in_folder:
            title = tr(
                "“{name}” is a folder.", name=expand_user(self.path_edit.text().strip()).name
            )
            show_warning(self, title, tr("Add a file name to it."), tr("Export"))
            return
        if self._own_path is not None and path == self._own_path:
            text = tr("Use Save to write it, or choose another name for the export.")
            title = tr("“{name}” is the open file.", name=path.name)
            show_warning(self, title, text, tr("Export"))
            return
        shown = self._kind.export_format
        others = () if shown is None else (path.with_suffix(suffix) for suffix in shown.also)
        existing = [each for each in (path, *others) if _is_file(each) and each != self._confirmed]
        if self._is_folder:
            existing = [each for each in self._piece_files(path) if _is_file(each)]
        if all(may_replace(self, each.name, tr("Export")) for each in existing[:1]):
            super().accept()

    def _piece_files(self, folder: Path) -> list[Path]:
        shown, preview_data = self._kind.export_format, self._preview_data
        if shown is None or preview_data is None:
            return []
        try:
            settings = shown.settings(self.options.values)
            return list(piece_paths(shown, preview_data.source(0), settings, folder).values())
        except CubewrightError:
            return []

    def _browse(self) -> None:
        kind = f"{tr(self._kind.title)} (*{self._kind.suffix});;{tr('All files (*)')}"
        chosen, _ = QFileDialog.getSaveFileName(self, tr("Export"), str(self.path), kind)
        if chosen:
            self._confirmed = Path(chosen)
            self.path_edit.setText(chosen)

    def _fill_kinds(self, current: str) -> None:
        self._propose_name()
        kinds = self._content.kinds()
        names = [kind.name for kind in kinds]
        wanted = next((name for name in (current, *DEFAULT_KINDS) if name in names), names[0])
        self.kind_box.blockSignals(True)
        self.kind_box.clear()
        for kind in kinds:
            self.kind_box.addItem(_title(kind), kind)
        self.kind_box.setCurrentIndex(names.index(wanted))
        self.kind_box.blockSignals(False)
        self._on_kind_changed()

    def _propose_name(self) -> None:
        """Propose a name for the chosen content, unless the user has changed the name."""
        if self.path_edit.text() == self._proposed:
            is_project = self._content is Content.PROJECT
            stem = self._project_stem if is_project else self._problem_stem
            self._proposed = str(self._folder / f"{stem}{self._suffix}")
            self.path_edit.setText(self._proposed)

    def _on_kind_changed(self, _index: int = 0) -> None:
        text, former = self.path_edit.text(), self._suffix
        self._suffix = self._kind.suffix
        self.kind_box.setToolTip(self.kind_box.currentText())
        if former and text.endswith(former):
            named = Path(text.removesuffix(former) + self._suffix)
            if self._folder / named == self._own_path:
                named = named.with_stem(free_name(named.stem, [named.stem]))
            if text == self._proposed:
                self._proposed = str(named)
            self.path_edit.setText(str(named))
        self._show_options()

    def _add_format_buttons(self, column: QVBoxLayout) -> None:
        for kind, text in KINDS.items():
            content = Content(kind)
            button = QRadioButton(tr(text))
            self.content_buttons[content] = button
            self._group.addButton(button, list(Content).index(content))
            column.addWidget(button)

    def _show_options(self) -> None:
        shown, preview_data = self._kind.export_format, self._preview_data
        has_preview = shown is not None and preview_data is not None
        for widget in (self.options, self.preview):
            widget.setVisible(has_preview)
        self.in_folder.setVisible(has_preview and self._content is Content.MODEL)
        self.camera_button.setVisible(False)
        self.print_button.setVisible(has_preview and shown is not None and PAPER in shown.options)
        if shown is None or preview_data is None:
            self.adjustSize()
            return
        values = default_values(shown, has_solutions=bool(preview_data.source(1).solutions))
        for known in (preview_data.values(shown.name), preview_data.camera):
            values |= {name: value for name, value in known.items() if name in values}
        if values.get(ONLY.name) not in {p.symbol for p in preview_data.source(0).puzzle.pieces}:
            # The piece belongs to another set.
            values |= {name: "" for name in values if name == ONLY.name}
        self.options.show_options(shown.options, values)
        self.camera_button.setVisible(
            AZIMUTH.name in values and AZIMUTH.name in preview_data.camera
        )
        self.preview.show_text("")
        if self.width() < _PREVIEW_SIZE.width():
            set_initial_size(self, _PREVIEW_SIZE)
        self._show_preview()

    def _show_whether_printable(self) -> None:
        has_pages = bool(self.preview.preview.images)
        allow(self.print_button, "" if has_pages else tr("The preview shows no page"))

    def _print(self) -> None:
        shown, values = self._kind.export_format, self.options.values
        if shown is None:
            return
        settings = shown.settings(values)
        source = self._source(shown, settings)

        def make(control: Control) -> Generator[float, None, Preview]:
            return preview(shown, source, settings, whole=True, control=control)

        self.printing.print(make, str(values[PAPER.name]), self.path.stem)

    def _use_camera(self) -> None:
        if self._preview_data is not None:
            self.options.set_values(self._preview_data.camera)

    def _on_in_folder(self, is_on: bool) -> None:
        path = expand_user(self.path_edit.text().strip())
        if is_on and path.suffix == self._suffix:
            self.path_edit.setText(str(path.with_suffix("")))
        elif not is_on and not path.suffix:
            self.path_edit.setText(f"{path}{self._suffix}")

    def _show_preview(self) -> None:
        shown, preview_data = self._kind.export_format, self._preview_data
        if shown is None or preview_data is None:
            return
        try:
            settings = shown.settings(self.options.values)
        except CubewrightError as error:
            self.preview.show_text(str(error))
            return
        source = self._source(shown, settings)
        self.preview.start_preview(partial(preview, shown, source, settings))

    def _source(self, shown: ExportFormat, settings: Settings) -> ExportSource:
        assert self._preview_data is not None
        source = self._preview_data.source(shown.solutions(settings))
        if not shown.has_chapters:
            return source
        return replace(source, title=self._preview_data.title, puzzles=self._preview_data.puzzles())

    def _on_path_finished(self) -> None:
        if self._is_folder:
            return
        suffix = expand_user(self.path_edit.text().strip()).suffix.lower()
        kinds = [self.kind_box.itemData(index) for index in range(self.kind_box.count())]
        suffixes = [kind.suffix for kind in kinds]
        if suffix != self._kind.suffix and suffix in suffixes:
            self.kind_box.setCurrentIndex(suffixes.index(suffix))

    def _on_path_changed(self, text: str) -> None:
        allow(self.export_button, "" if text.strip() else tr("Name a file first"))


def expand_user(text: str) -> Path:
    """Return a typed path with "~" expanded if it names a user's folder.

    >>> expand_user("~nobody-of-that-name/x.fig").as_posix()
    '~nobody-of-that-name/x.fig'
    """
    path = Path(text)
    try:
        return path.expanduser()
    except RuntimeError:
        return path


def _title(kind: ExportKind) -> str:
    return f"{tr(kind.title)} ({kind.suffix})"


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:
        return False


def _all_text(listed: int, found: int) -> str:
    if listed == found:
        return tr("&All solutions found ({listed:,})", listed=listed)
    return tr("The &listed solutions ({listed:,} of {found:,})", listed=listed, found=found)
