"""The division of the window into columns."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from cubewright.gui.frame.settings import Settings
from cubewright.gui.shell import main_window
from cubewright.gui.shell.arrangement.pages import PAGES
from cubewright.gui.shell.commands.table import MENUS
from cubewright.gui.shell.main_window import MainWindow
from cubewright.gui.solve.solve_session import SolveState

SMALL = QSize(996, 610)
"""The size of a window on a screen of 1000 x 650."""


@pytest.fixture
def small_window(qtbot, monkeypatch):
    monkeypatch.setattr(main_window, "DEFAULT_SIZE", SMALL)
    made = MainWindow(Settings(), MENUS)
    qtbot.addWidget(made, before_close_func=lambda window: window.shut_down())
    made.show()
    qtbot.waitExposed(made)
    return made


def solve(window, qtbot):
    qtbot.waitUntil(window.actions_["solve"].isEnabled, timeout=10_000)
    window.actions_["solve"].trigger()
    qtbot.waitUntil(lambda: window.panel.count == 240, timeout=30_000)
    qtbot.waitUntil(
        lambda: window.solve_controller.session.state is SolveState.IDLE, timeout=30_000
    )


def test_a_small_window_has_space_for_solutions_and_the_stages_unfold(small_window, qtbot):
    window = small_window
    solve(window, qtbot)
    solutions, stages = window.panel.table, window.statistics.table
    assert solutions.viewport().height() >= 2 * solutions.rowHeight(0)
    assert not stages.isVisible()
    assert window.columns.search.summary.startswith("Most constrained · 7 stages · ")
    window.actions_["arrange-solve"].trigger()
    window.actions_["search-panel"].trigger()
    qtbot.waitUntil(stages.isVisible)
    assert stages.viewport().height() >= 3 * stages.rowHeight(0)
    assert solutions.viewport().height() >= 2 * solutions.rowHeight(0)


def visible_parts(window):
    study = window.compare_controller.view
    parts = (
        window.pieces.panel,
        window.editor,
        window.view,
        window.panel,
        window.statistics,
        study,
    )
    return [part.isVisible() for part in parts]


def test_at_scale_2_one_page_is_shown_at_a_time_and_nothing_is_cut(small_window, qtbot):
    window = small_window
    sizes = window.columns.sizes()
    window.resize(496, 285)  # a screen of 1000 x 650 pixels at scale 2
    qtbot.waitUntil(lambda: window.pages.is_compact)
    assert window.width() == 496
    for number, title in enumerate(PAGES):
        window.pages.show_page(title)
        QApplication.processEvents()
        assert visible_parts(window) == [number == each for each in range(len(PAGES))]
        low_edge = window.pages.mapToGlobal(window.pages.rect().bottomLeft()).y()
        for part in (window.editor.size_bar, window.placed_list, window.explode_slider):
            if part.isVisible():
                assert part.mapToGlobal(part.rect().bottomLeft()).y() <= low_edge
    assert window.toolbar.widgetForAction(window.actions_["solve"]).isVisible()
    window.resize(SMALL)
    qtbot.waitUntil(lambda: not window.pages.is_compact)
    assert visible_parts(window) == [False, True, True, True, False, False]
    qtbot.waitUntil(lambda: window.columns.sizes() == sizes)


def test_the_editor_keeps_its_parts_apart_in_a_low_window(small_window, qtbot):
    window = small_window
    window.resize(496, 285)
    qtbot.waitUntil(lambda: window.pages.is_compact)
    window.pages.show_page("Layers")
    QApplication.processEvents()
    editor = window.editor
    strip_end = editor.strip.mapTo(editor, editor.strip.rect().bottomLeft()).y()
    assert strip_end < editor.size_bar.y()


def test_a_narrow_toolbar_hides_what_the_menus_contain(small_window, qtbot):
    window, toolbar = small_window, small_window.toolbar
    window.resize(1560, 610)
    choices = (toolbar.pieces, toolbar.convention, toolbar.wanted_solutions)
    qtbot.waitUntil(lambda: all(each.isVisible() for each in choices))
    texts = [each.shown_text for each in choices]
    assert texts == ["Pieces: Soma", "Count as: Unique", "Find: all"]
    more = toolbar._more
    qtbot.waitUntil(lambda: not more.isVisible())
    window.resize(496, 610)
    qtbot.waitUntil(lambda: not toolbar.convention.isVisible())
    qtbot.waitUntil(more.isVisible)
    more.menu().aboutToShow.emit()
    titles = [each.text().replace("&", "") for each in more.menu().actions() if each.text()]
    assert titles[:2] == ["Pieces", "New"]
    assert titles[-4:] == [
        "Count as",
        "List only solutions that come apart",
        "Previous solution",
        "Next solution",
    ]
    counting = next(each for each in more.menu().actions() if each.text() == "Count as").menu()
    counting.actions()[1].trigger()
    assert toolbar.convention.currentIndex() == 1
    counting.actions()[0].trigger()
    assert toolbar.arrangements.isVisible()
    assert not toolbar.progress.isVisible(), "no search runs"
    toolbar.show_progress(0.5, 1)
    qtbot.waitUntil(toolbar.progress.isVisible)
    assert toolbar.rect().contains(
        toolbar.progress.mapTo(toolbar, toolbar.progress.rect().center())
    )
    toolbar.show_progress(0.0, None)
    assert window.actions_["save"].isVisible(), "the menu still has it"
