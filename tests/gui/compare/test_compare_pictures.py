"""The pictures of docs/formulations.md, taken from the program itself.

Every run takes and checks them; with ``CUBEWRIGHT_PICTURES=docs/images`` in the environment, it
also writes them there.
"""

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from cubewright.gui.frame.settings import Settings, Theme
from cubewright.gui.shell.commands.table import MENUS
from cubewright.gui.shell.main_window import MainWindow
from cubewright.gui.statistics.series import LIGHT
from cubewright.presenter.run_columns import RUN
from cubewright.presenter.search.engine_choice import DEFAULT_CHOICES, EngineChoice

sys.path.insert(0, str(Path(__file__).parents[3] / "tools"))
from few_colours import in_few_colours

AS_GIVEN = EngineChoice("stagewise", (("order", "PBAVTZL"), ("symmetry", "document")))
FEWEST_FIRST = EngineChoice("stagewise", (("symmetry", "document"),))
SIZE = QSize(1100, 600)
MAX_BYTES = 120_000


@pytest.fixture
def window(qtbot):
    settings = Settings()
    settings.theme = Theme.LIGHT
    made = MainWindow(settings, MENUS)
    qtbot.addWidget(made, before_close_func=lambda window: window.shut_down())
    return made


def picture(window, qtbot, name, choices, names=()) -> QImage:
    compare_controller = window.compare_controller
    with qtbot.waitSignal(compare_controller.queue.emptied, timeout=120_000):
        compare_controller.compare(choices)
    runs, view = compare_controller.runs, compare_controller.view
    for number, text in enumerate(names):
        runs.setData(runs.cell(number, RUN), text)
    window.resize(SIZE)
    view.select_run(runs.rowCount() - 1)
    qtbot.waitExposed(view)
    qtbot.waitUntil(lambda: window.size() == SIZE)
    image = view.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
    folder = os.environ.get("CUBEWRIGHT_PICTURES")
    if folder:
        path = Path(folder) / name
        small = in_few_colours(image)
        assert small.save(str(path), quality=0)  # PNG is smallest at quality 0 and always lossless
        assert path.stat().st_size < MAX_BYTES
    return image


def colours(image: QImage) -> set[str]:
    return {
        image.pixelColor(x, y).name()
        for x in range(0, image.width(), 3)
        for y in range(0, image.height(), 3)
    }


@pytest.mark.slow
def test_the_four_formulations_on_the_cube(window, qtbot):
    image = picture(window, qtbot, "compare-cube.png", DEFAULT_CHOICES)
    assert set(LIGHT[:4]) <= colours(image)
    assert window.compare_controller.view.table.model().rowCount() == 4


def test_the_stagewise_search_in_file_order_and_with_the_fewest_placements_first(window, qtbot):
    names = ("as given, from the last", "fewest forms first")
    chosen = [AS_GIVEN, FEWEST_FIRST]
    image = picture(window, qtbot, "statistics-stagewise.png", chosen, names)
    assert set(LIGHT[:2]) <= colours(image)
    assert [series.name for series in window.compare_controller.view.chart.series] == list(names)
