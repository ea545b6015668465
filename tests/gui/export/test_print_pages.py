"""Printed pages are the pages of the preview, on the chosen paper."""

from threading import Event

import pytest
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QProgressDialog, QWidget

from cubewright.formats.exports.export_format import ExportSource, export_formats
from cubewright.gui.export import export_dialog, print_controller
from cubewright.gui.export.export_choice import Content, Exportable, PreviewData
from cubewright.gui.export.export_dialog import ExportDialog
from cubewright.gui.export.print_controller import paint_pages, use_whole_pages
from cubewright.presenter.exports import chapters, contents
from cubewright.presenter.exports.contents import preview
from cubewright.presenter.scripting import load, solve

PUZZLE = load("half-hour")


@pytest.fixture(scope="module")
def source():
    return ExportSource(PUZZLE, "Half Hour", tuple(solve(PUZZLE, limit=1)))


def pages_of(source, **given):
    form = export_formats()["pdf-sheet"]
    steps = preview(form, source, form.settings(given))
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value.images


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_each_page_is_printed_on_the_whole_paper(qapp, source, tmp_path, paper):
    path = tmp_path / "x.pdf"
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    use_whole_pages(printer, paper)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    assert printer.pageLayout().pageSize().id().name == paper
    paint_pages(printer, pages_of(source, paper=paper))
    content = path.read_bytes()
    assert content.startswith(b"%PDF")
    assert content.count(b"/Type /Page\n") == 3
    assert b"/FontFile2" in content  # fonts are embedded


def test_the_preview_shows_the_number_of_solutions(source, monkeypatch):
    monkeypatch.setattr(contents, "facts_about", lambda *_given: ("77 solutions.",))
    assert "77 solutions." in pages_of(source, pages="challenge")[0]


def test_print_shows_the_pages_of_the_preview(qtbot, source, tmp_path, monkeypatch):
    parent = QWidget()
    qtbot.addWidget(parent)
    made = ExportDialog(
        Exportable(1, "cube"), tmp_path / "cube.fig", parent, PreviewData(lambda _count: source)
    )
    made.content_buttons[Content.SHEET].click()
    assert not made.print_button.isEnabled()
    qtbot.waitUntil(made.print_button.isEnabled, timeout=60_000)
    shown = []
    monkeypatch.setattr(
        QPrintPreviewDialog, "exec", lambda dialog: shown.append(dialog.printer().docName())
    )
    made.print_button.click()
    qtbot.waitUntil(lambda: shown == ["cube"])
    made.content_buttons[Content.PICTURE].click()
    assert not made.print_button.isVisibleTo(made)
    made.done(0)


@pytest.fixture
def booklet(qtbot, tmp_path, monkeypatch):
    """The dialog for a booklet of five figures, of which the preview shows three."""
    monkeypatch.setattr(contents, "facts_about", lambda *_given: ())
    monkeypatch.setattr(chapters, "facts_about", lambda *_given: ())
    parent = QWidget()
    qtbot.addWidget(parent)
    made = ExportDialog(
        Exportable(5, "cube"),
        tmp_path / "cube.fig",
        parent,
        PreviewData(lambda _count: ExportSource(PUZZLE, "Five"), puzzles=lambda: (PUZZLE,) * 5),
    )
    made.content_buttons[Content.BOOKLET].click()
    qtbot.waitUntil(made.print_button.isEnabled)
    yield made
    made.done(0)


def test_a_booklet_is_printed_with_all_its_figures(qtbot, booklet, monkeypatch):
    assert len(booklet.preview.preview.images) == 1 + 3 + 3
    shown = []
    monkeypatch.setattr(
        print_controller, "show_print_preview", lambda pages, *_more: shown.append(pages)
    )
    booklet.print_button.click()
    qtbot.waitUntil(lambda: bool(shown))
    (pages,) = shown
    assert len(pages) == 1 + 5 + 5  # index, challenges, solutions
    assert "11 / 11" in pages[-1]


def test_printing_is_cancelled_while_pages_are_rendered(qtbot, booklet, monkeypatch):
    shown = []
    monkeypatch.setattr(print_controller, "show_print_preview", lambda *given: shown.append(given))
    started = Event()

    def endless(*_given, **_named):
        while True:
            started.set()
            yield 0.0

    monkeypatch.setattr(export_dialog, "preview", endless)
    booklet.print_button.click()
    qtbot.waitUntil(started.is_set)
    (progress,) = booklet.findChildren(QProgressDialog)
    progress.canceled.emit()  # same effect as the button
    assert not booklet.printing.is_busy
    assert not shown
