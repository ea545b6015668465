"""The statistics panel, during and after a search."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.frame.theme import palette
from cubewright.gui.statistics import panel
from cubewright.gui.statistics.panel import CountsRow, StatisticsPanel
from cubewright.gui.statistics.stage_table import StageModel
from cubewright.gui.widgets.records import RECORD
from cubewright.presenter.search import statistics_text as figures
from cubewright.presenter.search.search_status import PREPARING
from cubewright.presenter.stage_columns import EXPLORED, KEPT, SHARE, STAGE
from cubewright.solver.report import Counts, Finished, Outcome, Progressed
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.stages import StageTable
from cubewright.solver.solve import solve

CUBE_COUNTS = Counts(11_520, 480, 240)


def table(*rows):
    explored, kept = zip(*rows, strict=True)
    return StageTable(np.array(explored, np.int64), np.array(kept, np.int64))


def progress(stages, counts=CUBE_COUNTS, seconds=2.0, fraction=0.5):
    return Progressed(fraction, counts, stages, seconds)


SMALL = table((2, 2), (27, 27), (1219, 203))


@pytest.fixture
def statistics(qtbot):
    made = StatisticsPanel()
    qtbot.addWidget(made)
    made.resize(280, 500)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_a_low_panel_scrolls_instead_of_cutting_its_numbers(statistics):
    statistics.show_progress(progress(SMALL))
    statistics.setMinimumHeight(1)  # as in a folding panel
    statistics.resize(280, 90)
    QApplication.processEvents()
    shown = [each for each in statistics.findChildren(QLabel) if each.isVisible() and each.text()]
    assert len(shown) >= 8  # three numbers with their names, and the speed
    for label in shown:
        needed = label.heightForWidth(label.width()) if label.wordWrap() else 0
        assert label.height() >= max(needed, label.minimumSizeHint().height()), label.text()


def texts(model, row):
    return [model.index(row, column).data() for column in range(model.columnCount())]


def text_of(widget):
    return " ".join(label.text() for label in widget.findChildren(QLabel) if label.isVisible())


def widths(statistics):
    return [statistics.table.columnWidth(column) for column in range(4)]


def test_the_model_follows_qt_s_rules(qtmodeltester):
    model = StageModel()
    qtmodeltester.check(model)
    model.show_progress(progress(SMALL))
    qtmodeltester.check(model)
    model.show_progress(progress(SMALL + SMALL))
    model.show_progress(progress(table((1, 1))))
    model.clear()


def test_there_is_a_row_per_stage_and_one_of_totals():
    model = StageModel()
    model.show_progress(progress(SMALL))
    assert [texts(model, row) for row in range(model.rowCount())] == [
        ["1st", "2", "2", "100 %"],
        ["2nd", "27", "27", "100 %"],
        ["3rd", "1,219", "203", "16.7 %"],
        ["Total", "1,248", "232", "18.6 %"],
    ]
    assert model.cell(2, STAGE).data(Qt.ItemDataRole.AccessibleTextRole) == "3rd piece"
    assert model.index(2, 0).data(RECORD).explored == 1219
    assert model.cell(3, SHARE).data(Qt.ItemDataRole.FontRole).bold()


def test_numbers_change_without_a_reset(qtbot):
    model = StageModel()
    model.show_progress(progress(SMALL))
    with qtbot.assertNotEmitted(model.modelReset), qtbot.waitSignal(model.dataChanged):
        model.show_progress(progress(SMALL + SMALL))
    assert model.cell(2, KEPT).data() == "406"


@given(st.lists(st.tuples(st.integers(0, 10**15), st.integers(0, 10**15)), min_size=1))
def test_totals_are_the_sums_of_the_columns(rows):
    rows = [(explored, min(explored, kept)) for explored, kept in rows]
    model = StageModel()
    model.show_progress(progress(table(*rows)))
    assert model.records[-1].explored == sum(explored for explored, _ in rows)
    assert model.records[-1].kept == sum(kept for _, kept in rows)


@given(st.integers(1, 10**12), st.data())
def test_only_the_whole_is_100_per_cent_and_only_zero_is_0(explored, data):
    kept = data.draw(st.integers(0, explored))
    text = figures.share(kept, explored)
    assert (text == "100 %") == (kept == explored)
    assert (text == "0 %") == (kept == 0)


def test_all_three_conventions_are_side_by_side(statistics):
    statistics.show_progress(progress(SMALL))
    shown = text_of(statistics)
    for part in ("240", "unique", "480", "up to rotation", "11,520", "raw"):
        assert part in shown
    assert figures.CONVENTION_NOTE in shown
    [row] = statistics.findChildren(CountsRow)
    assert row.accessibleName() == "240 unique, 480 up to rotation, 11,520 raw"


def test_at_most_ten_updates_a_second_and_the_latest_is_shown(statistics, qtbot):
    shown = []
    statistics.stages.dataChanged.connect(lambda *_: shown.append(1))
    statistics.show_progress(progress(SMALL))  # a reset, because the number of stages has changed
    for times in range(1, 200):
        statistics.show_progress(progress(table((times, 1), (times, 1), (times, 1))))
    assert not shown
    qtbot.waitUntil(lambda: len(shown) == 1)
    assert statistics.stages.cell(0, EXPLORED).data() == "199"


def test_the_end_is_shown_immediately(statistics, qtbot):
    statistics.show_progress(progress(SMALL))
    statistics.show_progress(progress(SMALL + SMALL))
    statistics.finish(Finished(Outcome.STOPPED, progress(SMALL + SMALL + SMALL)))
    assert statistics.stages.cell(0, EXPLORED).data() == "6"
    assert "Stopped after 2.0 s" in text_of(statistics)
    assert "120 unique solutions per second" in text_of(statistics)
    calls = 1 + sum(SMALL.kept) * 3
    assert f"{calls:,} nodes visited, {3 * SMALL.kept[-1]:,} with a solution" in text_of(statistics)
    with qtbot.waitSignal(statistics.stages.dataChanged, timeout=150, raising=False) as later:
        pass
    assert not later.signal_triggered


def test_the_text_before_the_first_search(statistics):
    assert panel.NOT_SEARCHED in text_of(statistics)
    statistics.show_progress(progress(SMALL))
    assert panel.NOT_SEARCHED not in text_of(statistics)
    statistics.show_progress(progress(SMALL))
    statistics.clear()
    assert panel.NOT_SEARCHED in text_of(statistics)
    assert statistics.stages.rowCount() == 0


def test_the_preparation_of_a_search_is_shown(statistics):
    statistics.show_preparing()
    assert PREPARING in text_of(statistics)
    assert panel.NOT_SEARCHED not in text_of(statistics)
    statistics.show_progress(progress(SMALL))
    assert PREPARING not in text_of(statistics)
    statistics.clear()
    assert panel.NOT_SEARCHED in text_of(statistics)


def test_the_preparation_is_shown_as_soon_as_solve_is_pressed(window, qtbot):
    window.actions_["search-panel"].trigger()
    parts, shown = (window.panel, window.statistics), []

    def note_texts(_cover):
        shown.extend(text_of(part) for part in parts)

    window.solve_controller.session.prepared.connect(note_texts)
    window.solve_controller.start()
    for part in parts:
        assert PREPARING in text_of(part)
        assert panel.NOT_SEARCHED not in text_of(part)
    qtbot.waitUntil(lambda: bool(shown))
    window.solve_controller.session.prepared.disconnect(note_texts)
    assert all(PREPARING in text for text in shown)
    qtbot.waitUntil(lambda: not window.solve_controller.is_running)
    assert PREPARING not in text_of(window.panel)


def test_columns_never_get_narrower(statistics):
    statistics.show_progress(progress(table(*[(1, 1)] * 13)))
    before = widths(statistics)
    statistics.finish(Finished(Outcome.STOPPED, progress(table(*[(50_000, 700)] * 13))))
    assert widths(statistics) == before
    large = progress(table(*[(123_456_789_012, 9_876_543_210)] * 13))
    statistics.finish(Finished(Outcome.STOPPED, large))
    grown = widths(statistics)
    assert grown[1] > before[1]
    statistics.finish(Finished(Outcome.STOPPED, progress(SMALL)))
    assert widths(statistics) == grown


def test_a_small_share_is_shown_in_full(statistics):
    stages = table((16, 16), (47_977_216, 3_589), (1_159_272, 3))
    statistics.finish(Finished(Outcome.COMPLETE, progress(stages)))
    texts = [statistics.stages.cell(row, SHARE).data() for row in range(3)]
    assert texts == ["100 %", "0.0075 %", "0.00026 %"]
    longest = statistics.table.fontMetrics().horizontalAdvance(texts[-1])
    assert longest < statistics.table.columnWidth(statistics.table.place(SHARE))


@pytest.mark.parametrize("width", [240, 280, 500])
def test_all_columns_are_visible(statistics, width):
    statistics.resize(width, 500)
    statistics.finish(Finished(Outcome.COMPLETE, progress(SMALL)))
    assert sum(widths(statistics)) <= statistics.table.viewport().width()


@pytest.mark.parametrize("dark", [False, True])
def test_bars_grow_with_the_numbers(statistics, dark):
    statistics.setPalette(palette(dark=dark))
    statistics.finish(Finished(Outcome.COMPLETE, progress(table((1, 0), (30, 2), (900, 0)))))
    view = statistics.table
    image = view.viewport().grab().toImage()

    def bar(row):
        rect = view.visualRect(statistics.stages.cell(row, EXPLORED))
        y = rect.top() + 3
        ground = image.pixelColor(rect.left(), y)
        return sum(image.pixelColor(x, y) != ground for x in range(rect.left(), rect.right()))

    assert 0 < bar(0) < bar(1) < bar(2)


def test_the_numbers_of_a_real_search_add_up(statistics):
    finished = list(solve(SolveRequest(built_in_puzzle("cube"))))[-1]
    statistics.finish(finished)
    model = statistics.stages
    assert model.rowCount() == 8
    assert model.cell(7, EXPLORED).data() == f"{finished.progress.stages.totals[0]:,}"
    assert "Complete after" in text_of(statistics)


def test_the_line_shows_wall_time_and_the_tooltip_cpu_time(statistics):
    received = replace(progress(SMALL), cpu_seconds=3.8)
    statistics.show_progress(received)
    assert "Searching for 2.0 s" in text_of(statistics)
    assert "CPU time of all threads: 3.8 s" in statistics._speed.toolTip()
    statistics.finish(Finished(Outcome.STOPPED, replace(received, cpu_seconds=None)))
    assert "CPU" not in statistics._speed.toolTip()


def test_the_estimate_is_shown_during_the_search(statistics):
    received = replace(progress(SMALL), seconds_left=(12.3, 18.1), expected=(18_034, 20_991))
    statistics.show_progress(received)
    assert "Searching for 2.0 s, 12 to 18 s left\n18,000 to 21,000 solut" in text_of(statistics)
    statistics.finish(Finished(Outcome.STOPPED, received))
    assert "left" not in text_of(statistics)
