import os
from io import StringIO

import pytest

from cubewright.cli import progress_bar
from cubewright.cli.progress_bar import ProgressBar, bar_text, fitted_bar_text
from cubewright.solver.report import Counts, Progressed
from cubewright.solver.search.stages import StageTable


class Screen(StringIO):
    def isatty(self):
        return True


def progressed(fraction):
    return Progressed(fraction, Counts(), StageTable.zeros(3), 2.0)


@pytest.fixture
def clock(monkeypatch):
    now = [100.0]
    monkeypatch.setattr(progress_bar, "monotonic", lambda: now[0])
    return now


def test_nothing_is_drawn_without_a_terminal():
    stream = StringIO()
    bar = ProgressBar(stream)
    bar.show(progressed(0.5), 3)
    bar.hide()
    assert stream.getvalue() == ""


def test_it_is_redrawn_at_most_ten_times_per_second(clock):
    screen = Screen()
    bar = ProgressBar(screen)
    for _ in range(100):
        bar.show(progressed(0.5), 3)
        clock[0] += 0.01
    assert 9 <= screen.getvalue().count("\r") <= 11
    assert "\n" not in screen.getvalue()


def test_hiding_clears_the_line(clock):
    screen = Screen()
    bar = ProgressBar(screen)
    bar.show(progressed(0.5), 3)
    bar.hide()
    assert screen.getvalue().endswith("\r\x1b[K")
    length = len(screen.getvalue())
    bar.hide()
    assert len(screen.getvalue()) == length


@pytest.mark.parametrize(("fraction", "filled"), [(0.0, 0), (0.5, 15), (0.999, 29), (1.0, 30)])
def test_it_is_full_only_at_the_end(fraction, filled):
    assert bar_text(progressed(fraction), 0).count("#") == filled


def test_estimates_fit_into_eighty_columns(clock, monkeypatch):
    monkeypatch.setattr(
        progress_bar.shutil, "get_terminal_size", lambda fallback=None: os.terminal_size((80, 24))
    )
    screen = Screen()
    received = Progressed(0.58, Counts(), StageTable.zeros(3), 5.7, (3.1, 4.4), (18_034, 20_991))
    ProgressBar(screen).show(received, 12_026)
    assert "12,026 of 18,000 to 21,000 found  5.7 s  3 to 4 s left" in screen.getvalue()


@pytest.mark.parametrize(
    ("left", "expected", "found"),
    [
        ((0.1, 0.4), (19_000, 20_300), 18_825),
        ((1e10, 1e11), (1_234_567_890, 98_765_432_100), 14_943_100),
    ],
)
def test_the_bar_is_shortened_before_the_end_of_the_line(left, expected, found):
    received = Progressed(0.97, Counts(), StageTable.zeros(3), 1005.4, left, expected)
    text = fitted_bar_text(received, found, 80)
    assert len(text) < 80
    assert text.endswith(" left")
    assert "97 %" in text


def test_a_preparation_is_drawn_with_its_percentage(clock):
    screen = Screen()
    ProgressBar(screen).show_preparing(0.4)
    assert "............]  40 %  preparing" in screen.getvalue()
