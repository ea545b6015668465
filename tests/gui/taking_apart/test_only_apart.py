"""Listing only assemblies that come apart, which are analysed during the search."""

import pytest

from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.taking_apart.known import State


def locked():
    """Two linked chains of four cells each, which cannot come apart."""
    ring = [(x, y, 0) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    rod = [(1, 1, z) for z in (-1, 0, 1)]
    rod += [(x, 1, z) for x in (0, 2) for z in (-1, 1)]
    return _puzzle("locked", ring, rod)


def loose():
    return _puzzle("loose", [(0, 0, 0), (1, 0, 0)], [(0, 1, 0)])


def _puzzle(name, one, other):
    one = [(x, y, z + 1) for x, y, z in one]
    other = [(x, y, z + 1) for x, y, z in other]
    pieces = (
        Piece("A", tuple(sorted(one)), "A", "#e54d72"),
        Piece("B", tuple(sorted(other)), "B", "#4c86ee"),
    )
    return Puzzle(Figure(one + other, name), PieceSet(name, name, pieces, (1, 1), CUBIC))


def solve(window, qtbot, puzzle):
    window.document.new(puzzle)
    window.document.use_pieces(puzzle.piece_set, "pieces")
    window.solve_controller.start()
    qtbot.waitUntil(lambda: not window.solve_controller.is_running)
    qtbot.waitUntil(lambda: window.panel.count > 0 and not window.analysis.is_running)


@pytest.fixture
def only(window):
    action = window.actions_["only-apart"]
    action.trigger()
    yield action
    action.setChecked(False)


def test_the_choice_beside_solve_follows_the_command(window, only):
    combo = window.toolbar.wanted_solutions
    assert combo.currentIndex() == 1
    combo.setCurrentIndex(0)
    combo.activated.emit(0)
    assert not only.isChecked()


@pytest.mark.slow
def test_assemblies_that_come_apart_are_listed(window, qtbot, only):
    solve(window, qtbot, loose())
    qtbot.waitUntil(lambda: window.panel.model.rowCount() == window.panel.count)
    assert window.player.timeline is not None
    assert "analysed" in window.statistics._analysis.text()


def test_an_empty_list_reports_that_no_assembly_comes_apart_and_offers_all_assemblies(
    window, qtbot, only
):
    solve(window, qtbot, locked())
    panel = window.panel
    qtbot.waitUntil(lambda: "does not come apart" in panel.empty_page.text())
    assert panel.model.rowCount() == 0
    assert panel.empty_page.show_all_button.text() == "Show all solutions"
    panel.empty_page.show_all_button.click()
    assert panel.model.rowCount() == panel.count == 1
    assert not only.isChecked()
    assert panel.model.listed.analyses.of(0).state.value == "cannot"


@pytest.mark.slow
def test_the_choice_can_be_made_after_the_search(window, qtbot):
    solve(window, qtbot, loose())
    assert window.panel.model.listed.analyses.missing(window.panel.count)
    action = window.actions_["only-apart"]
    action.trigger()
    qtbot.waitUntil(lambda: not window.panel.model.listed.analyses.missing(window.panel.count))
    qtbot.waitUntil(lambda: window.panel.model.rowCount() == window.panel.count)
    action.trigger()
    assert window.panel.model.rowCount() == window.panel.count


def test_the_study_panel_shows_the_analysis_too(window):
    window.statistics.show_analysis("12 assemblies analysed")
    details = window.compare_controller.view.details
    assert details.analysis.text() == "12 assemblies analysed"
    window.statistics.show_analysis("")
    assert details.analysis.isHidden()


@pytest.mark.slow
def test_plans_are_kept_unless_only_levels_are_wanted(window, qtbot):
    keep = window.actions_["keep-plans"]
    assert keep.isChecked()
    keep.setChecked(False)
    try:
        window.solve_controller.start()  # the Soma cube
        qtbot.waitUntil(
            lambda: window.panel.count == 240 and not window.solve_controller.is_running
        )
        window.analysis.analyse_all()
        analyses = window.panel.model.listed.analyses
        qtbot.waitUntil(lambda: len(analyses) == 240 and not window.analysis.is_running)
        assert analyses.count(State.LEVEL) == 240
        assert analyses.plan_bytes == 0
    finally:
        keep.setChecked(True)
    window.analysis.analyse_all()
    qtbot.waitUntil(lambda: analyses.count(State.PLAN) == 240)
    assert analyses.plan_bytes > 240 * 100
