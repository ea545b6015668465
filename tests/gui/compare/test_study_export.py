"""Copying and saving the chart and the table of the study panel."""

import csv
from io import StringIO
from xml.etree.ElementTree import fromstring

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog, QMessageBox

from cubewright.presenter.search.engine_choice import EngineChoice


@pytest.fixture
def exported(window, qtbot):
    """A window with one run in the study panel."""
    window.actions_["arrange-study"].trigger()
    controller = window.compare_controller
    with qtbot.waitSignal(controller.queue.emptied, timeout=60_000):
        controller.compare((EngineChoice("stagewise"),))
    qtbot.waitUntil(lambda: controller.view.chart.chart is not None)
    return controller.study_export


def answer(monkeypatch, path):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(path), ""))


def test_the_table_is_copied_and_saved(exported, window, tmp_path, monkeypatch):
    exported.copy_table.trigger()
    rows = [line.split("\t") for line in QGuiApplication.clipboard().text().splitlines()]
    assert rows[0][:3] == ["Piece", "Explored", "Kept"]
    names = ["1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "Total"]
    assert [row[0] for row in rows[1:]] == names
    assert "8 rows" in window.message.text()
    answer(monkeypatch, tmp_path / "stages")
    exported.save_table.trigger()
    assert list(csv.reader(StringIO((tmp_path / "stages.csv").read_text()))) == rows
    assert "Saved stages.csv" in window.message.text()


def test_the_chart_is_copied_and_saved(exported, tmp_path, monkeypatch):
    exported.copy_chart.trigger()
    copied = QGuiApplication.clipboard().image()
    chart = exported.parent().chart
    assert copied.width() == 2 * chart.width()
    assert len({copied.pixel(x, copied.height() // 2) for x in range(copied.width())}) > 2
    answer(monkeypatch, tmp_path / "chart.png")
    exported.save_chart.trigger()
    assert QImage(str(tmp_path / "chart.png")).width() == 1000
    answer(monkeypatch, tmp_path / "chart.svg")
    exported.save_chart.trigger()
    drawn = fromstring((tmp_path / "chart.svg").read_bytes())
    texts = [text for element in drawn.iter() if (text := (element.text or "").strip())]
    assert "Stage: number of placed pieces" in texts
    (series,) = chart.series
    assert any(text.startswith(f"{series.name}: ") for text in texts)


def test_a_file_that_cannot_be_written_is_named(exported, tmp_path, monkeypatch):
    shown = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *args: shown.append(args[-1]))
    exported.save(tmp_path / "gone" / "chart.png")
    assert "chart.png" in shown[0]
