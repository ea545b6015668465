"""Printed pages are those of the preview, on the paper that was chosen."""

import pytest
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QWidget

from cubewright.formats.exports.export_format import ExportSource, export_formats
from cubewright.gui.export.export_dialog import Content, Exportable, ExportDialog, Showing
from cubewright.gui.export.print_pages import paint_pages, use_whole_pages
from cubewright.presenter.exports import contents
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


def test_the_preview_says_how_many_solutions_there_are(source, monkeypatch):
    monkeypatch.setattr(contents, "facts_about", lambda _puzzle, _seconds: ("77 solutions.",))
    assert "77 solutions." in pages_of(source, pages="challenge")[0]


def test_print_shows_the_pages_of_the_preview(qtbot, source, tmp_path, monkeypatch):
    parent = QWidget()
    qtbot.addWidget(parent)
    made = ExportDialog(
        Exportable(1, "cube"), tmp_path / "cube.fig", parent, Showing(lambda _count: source)
    )
    made.content_buttons[Content.SHEET].click()
    assert not made.print_button.isEnabled()
    qtbot.waitUntil(made.print_button.isEnabled, timeout=60_000)
    shown = []
    monkeypatch.setattr(
        QPrintPreviewDialog, "exec", lambda dialog: shown.append(dialog.printer().docName())
    )
    made.print_button.click()
    assert shown == ["cube"]
    made.content_buttons[Content.PICTURE].click()
    assert not made.print_button.isVisibleTo(made)
    made.preview.close_worker()
