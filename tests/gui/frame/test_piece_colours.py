"""Pieces have the colours of the chosen palette in 3D, on layers, in lists and in charts."""

import pytest
from PySide6.QtGui import QColor

from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.frame.piece_colours import PIECE_COLOURS
from cubewright.gui.frame.settings import Settings
from cubewright.gui.frame.theme import contrast
from cubewright.gui.statistics.series import run_colour
from cubewright.gui.viewer.colours import placed_colour
from cubewright.gui.viewer.drawing.bodies import Bodies
from cubewright.model.pieces.palette import OWN_COLOURS, palettes

WOOD = palettes()["wood"]


@pytest.fixture
def palette_restored():
    """Choose the pieces' own colours at the test's end."""
    yield
    PIECE_COLOURS.choose(OWN_COLOURS)


def test_an_unknown_palette_selects_own_colours(palette_restored):
    PIECE_COLOURS.choose("wood")
    PIECE_COLOURS.choose("no such palette")
    assert PIECE_COLOURS.palette.name == OWN_COLOURS


def test_a_chosen_palette_shows_in_every_view_and_is_remembered(window, qtbot, palette_restored):
    window.solve_controller.start()
    qtbot.waitUntil(lambda: not window.solve_controller.is_running)
    solution = window.view_controller.solution
    window.choices.choose_palette("wood")
    wood = {QColor(colour).name() for colour in WOOD.colours}
    assert {placed_colour(solution, placed).name() for placed in solution.placed} <= wood
    assert {colour.name() for colour in Bodies.of_solution(solution).colours} <= wood
    inks = window.editor._sheet.inks.values()
    assert {ink.colour.name() for ink in inks} <= wood
    assert set(window.panel.model.store.colours(0)) <= set(WOOD.colours)
    shown = [row.picture._piece.colour for row in window.pieces.panel.tiles]
    assert shown == list(WOOD.colours[: len(shown)])
    assert window.settings.palette == "wood"
    window.settings.save()
    assert Settings(window.settings.path).palette == "wood"
    marked = [a.data() for a in window.menus.palette.actions() if a.isChecked()]
    assert marked == ["wood"]
    window.choices.choose_palette(OWN_COLOURS)
    own = {piece.colour for piece in built_in_puzzle("cube").pieces}
    assert {ink.colour.name() for ink in window.editor._sheet.inks.values()} <= own


@pytest.mark.parametrize("name", palettes())
def test_runs_of_a_chart_can_be_seen_on_the_background(window, palette_restored, name):
    PIECE_COLOURS.choose(name)
    palette = window.palette()
    ground = palette.color(palette.ColorRole.Base)
    assert all(contrast(run_colour(index, palette), ground) >= 2.9 for index in range(8))
