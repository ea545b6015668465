"""The chart of stages, its axes and colours, and the wide table."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.pictures.stage_chart import FLOOR, bar_top, tick_step
from cubewright.gui.frame.theme import contrast, palette
from cubewright.gui.statistics import series
from cubewright.gui.statistics.chart import NOTHING, StageChart
from cubewright.gui.statistics.series import Series, run_colour
from cubewright.gui.statistics.stage_table import StageModel, StageTable
from cubewright.gui.widgets.throttle import Throttle
from cubewright.presenter.search.statistics_text import cut_sentence
from cubewright.presenter.stage_columns import TIME
from cubewright.solver.report import Counts, Progressed
from cubewright.solver.request import SolveRequest
from cubewright.solver.search import stages as searched
from cubewright.solver.solve import solve


def table(*rows, **cuts):
    explored, kept = zip(*rows, strict=True)
    by_rule = {rule.replace("_", " "): np.array(cut, np.int64) for rule, cut in cuts.items()}
    return searched.StageTable(np.array(explored, np.int64), np.array(kept, np.int64), by_rule)


SMALL = table((2, 2), (27, 27), (1219, 203))


@pytest.fixture
def chart(qtbot):
    made = StageChart()
    qtbot.addWidget(made)
    made.resize(600, 400)
    made.setPalette(palette(dark=False))
    with qtbot.waitExposed(made):
        made.show()
    return made


def finished(engine, *settings):
    request = SolveRequest(built_in_puzzle("cube"), engine=engine, settings=settings)
    return list(solve(request))[-1].progress


def colour_at(chart, x, y):
    """The colour of the pixel at a position on the axes."""
    place = chart.plot.mapFromScene(chart.plot.plotItem.vb.mapViewToScene(QPointF(x, y)))
    image = chart.plot.grab().toImage()
    return image.pixelColor(place)


def test_bars_are_as_high_as_their_logarithms(chart):
    chart.show_series([Series("one", SMALL)])
    ground = chart.palette().color(QPalette.ColorRole.Base)
    full = run_colour(0, chart.palette())
    # 1219 explored and 203 kept: full colour up to 2.3, pale up to 3.09, nothing above.
    assert colour_at(chart, 3, 2.2).name() == full.name()
    pale = colour_at(chart, 3, 2.7)
    assert pale not in (ground, full)
    assert colour_at(chart, 3, 3.2) == ground
    assert colour_at(chart, 1, 1.2) == ground


def test_runs_are_side_by_side_in_their_own_colours(chart):
    other = table((2, 2), (27, 27), (1219, 1219))
    chart.show_series([Series("one", other, 0), Series("two", other, 3)])
    for x, place in ((2.79, 0), (3.21, 3)):
        assert colour_at(chart, x, 1).name() == run_colour(place, chart.palette()).name()
    assert "one" in chart.legend.text()
    assert "two" in chart.legend.text()


def test_the_numbers_are_in_tooltip_and_description(chart):
    chart.show_series([Series("as given", SMALL), Series("other", SMALL + SMALL)])
    assert chart.numbers_at(3.2) == (
        "3rd piece\nas given: 1,219 explored, 203 kept\nother: 2,438 explored, 406 kept"
    )
    assert chart.numbers_at(9) == ""
    assert chart.plot.accessibleDescription() == (
        "as given: 1,248 explored, 232 kept; other: 2,496 explored, 464 kept"
    )


def test_the_scale_only_grows_while_the_same_run_is_shown(chart):
    def top():
        return chart.plot.viewRange()[1][1]

    chart.show_series([Series("one", SMALL)])
    before = top()
    chart.show_series([Series("one", table((1, 1), (1, 1), (2, 1)))])
    assert top() == before
    chart.show_series([Series("one", table((1, 1), (1, 1), (200_000, 1)))])
    assert top() > before
    chart.show_series([Series("two", SMALL)])
    assert top() == before


def test_an_empty_chart_shows_a_text(chart):
    chart.show_series([Series("one", SMALL)])
    chart.show_series([])
    assert NOTHING in chart.legend.text()
    assert colour_at(chart, 1, 0) == chart.palette().color(QPalette.ColorRole.Base)


def test_the_chart_turns_dark_with_its_window(chart, qtbot):
    chart.show_series([Series("one", SMALL)])
    chart.setPalette(palette(dark=True))
    qtbot.waitUntil(lambda: colour_at(chart, 3, 3.2).lightness() < 80)
    assert colour_at(chart, 3, 2.2).name() == series.DARK[0]
    assert series.DARK[0] in chart.legend.text()


@pytest.mark.parametrize("dark", [False, True])
def test_every_run_colour_contrasts_with_the_background(dark):
    colours = palette(dark=dark)
    for place in range(len(series.LIGHT)):
        for role in (QPalette.ColorRole.Base, QPalette.ColorRole.Window):
            assert contrast(run_colour(place, colours), colours.color(role)) >= 3


@given(st.integers(1, 10**17), st.integers(1, 10**17))
def test_a_larger_number_is_never_lower(one, other):
    assert (bar_top(one) < bar_top(other)) <= (one < other)
    assert bar_top(one) > FLOOR == bar_top(0)


@given(st.integers(1, 100), st.integers(0, 40))
def test_the_labels_of_an_axis_do_not_overlap(count, room):
    step = tick_step(count, room)
    assert count / step <= max(1, room)


def test_the_wide_model_follows_qt_s_rules(qtmodeltester):
    model = StageModel(is_wide=True)
    qtmodeltester.check(model)
    for engine in ("stagewise", "backtracking", "most-constrained"):
        model.show_progress(finished(engine))
        qtmodeltester.check(model)
    model.clear()
    qtmodeltester.check(model)
    assert not model.rules
    assert model.columnCount() == StageModel(is_wide=True).columnCount()


def test_times_and_cuts_of_each_stage_add_up():
    progress = finished("backtracking")
    model = StageModel(is_wide=True)
    model.show_progress(progress)
    assert model.rules == tuple(progress.stages.cuts)
    for column, (rule, cut) in enumerate(progress.stages.cuts.items(), start=5):
        header = model.headerData(column, Qt.Orientation.Horizontal)
        assert header.replace("\n", " ") == f"Rejected by {rule}"
        texts = [model.index(row, column).data() for row in range(model.rowCount())]
        assert texts == [*(f"{number:,}" for number in cut.tolist()), f"{int(cut.sum()):,}"]
    assert model.headerData(4, Qt.Orientation.Horizontal) == "Time"
    shares = progress.stages.shares()
    assert shares.sum() == pytest.approx(1)
    assert model.cell(0, TIME).data().endswith("ms")


def test_explored_placements_are_kept_or_cut_by_a_rule():
    for engine in ("stagewise", "backtracking", "next-cell", "most-constrained"):
        stages = finished(engine).stages
        explored, kept = stages.totals
        assert explored == kept + sum(int(cut.sum()) for cut in stages.cuts.values())


def test_rules_that_cut_nothing_are_not_mentioned():
    stages = table((100, 30), (100, 20), parity=[50, 50], overlaps=[20, 30], order=[0, 0])
    progress = Progressed(1.0, Counts(), stages, 1.0)
    assert cut_sentence(progress) == (
        "Explored placements rejected by rules: parity 50.0 %, overlaps 25.0 %. Kept: 25.0 %."
    )
    assert cut_sentence(Progressed(0.0, Counts(), table((0, 0)), 0.0)) == ""


def test_the_wide_table_elides_no_number(qtbot):
    model = StageModel(is_wide=True)
    view = StageTable(model)
    qtbot.addWidget(view)
    view.resize(500, 300)
    view.show()
    progress = finished("backtracking")
    work = np.array([147, 1920, 8460, 8550, 4590, 285, 0])
    stages = replace(progress.stages, work=work)
    model.show_progress(replace(progress, stages=stages, seconds=0.024))
    view.fit()
    metrics = view.fontMetrics()
    for column in range(model.columnCount()):
        for row in range(model.rowCount()):
            text = model.index(row, column).data()
            assert metrics.horizontalAdvance(text) <= view.columnWidth(column)
    assert model.cell(0, TIME).data() == "0.147 ms"
    assert model.cell(7, TIME).data() == "24 ms", "the total is shorter"
    model.show_progress(finished("next-cell"))  # fewer columns
    assert view.horizontalHeader().count() == model.columnCount()


def test_the_latest_value_is_shown_at_most_ten_times_a_second(qtbot):
    shown = []
    owner = QWidget()
    qtbot.addWidget(owner)
    paced = Throttle(shown.append, owner)
    for number in range(50):
        paced.show(number)
    assert shown == [0]
    qtbot.waitUntil(lambda: shown == [0, 49])
    paced.show(50)
    paced.show(51)
    paced.clear()
    with qtbot.assertNotEmitted(paced._pause.timeout, wait=150):
        pass
    assert 51 not in shown
