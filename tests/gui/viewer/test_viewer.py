"""The 3D view, compared pixel by pixel, and turned by a real mouse and keyboard."""

from dataclasses import replace
from statistics import median
from time import thread_time

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent, QVector3D, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QMainWindow

from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.frame.piece_colours import PIECE_COLOURS
from cubewright.gui.viewer import still
from cubewright.gui.viewer.camera import VIEWS
from cubewright.gui.viewer.colours import Mark, placed_colour
from cubewright.gui.viewer.create import create_view
from cubewright.gui.viewer.voxel_view import VoxelView
from cubewright.model.drawing.direction import DEFAULT_DIRECTION, FRONT, SIDE, TOP, Direction
from cubewright.model.drawing.look import DARK, LIGHT, LOOKS
from cubewright.model.drawing.studio import STUDIOS, Material
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve


def solutions(name, limit):
    found = []
    for report in solve(SolveRequest(built_in_puzzle(name), limit=limit)):
        if isinstance(report, Prepared):
            cover = report.cover
        elif isinstance(report, SolutionsFound):
            found.extend(cover.solution(row) for row in report.rows)
    return found


@pytest.fixture(scope="module")
def soma():
    return solutions("cube", 6)


@pytest.fixture(scope="module")
def bedlam():
    return solutions("bedlam", 3)


@pytest.fixture
def view(qtbot):
    widget = create_view()
    assert isinstance(widget, VoxelView)
    widget.resize(480, 400)
    qtbot.addWidget(widget)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


def pixels(view):
    image = view.image().convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1)
    return rows[:, : 3 * image.width()].reshape(image.height(), image.width(), 3).astype(float)


def shades(colour, picture):
    """Return a mask of the pixels that show a colour with all components dimmed equally."""
    full = np.array(QColor(colour).getRgb()[:3], float)
    light = (picture @ full) / (full @ full)
    off = np.abs(picture - light[:, :, None] * full).max(axis=2)
    return (off < 3) & (light > 0.5) & (light < 1.02)


def hues(colour, picture):
    """The pixels that show a colour in any light: the ratios of linear light stay nearly equal."""
    full = np.array(QColor(colour).getRgb()[:3], float) ** 2
    light = picture**2
    found = light / np.maximum(light.sum(axis=2, keepdims=True), 1)
    off = np.abs(found - full / full.sum()).max(axis=2)
    return (off < 0.09) & (picture.max(axis=2) > 40)


@pytest.fixture
def drawing():
    """Show crisp outlines, as in the drawing material."""
    PIECE_COLOURS.choose_material(Material.DRAWING)
    yield
    PIECE_COLOURS.choose_material(Material.LACQUER)


def from_all_sides(view):
    for elevation in (35, -35):
        for azimuth in (-58, 32, 122, 212):
            view._look_from(Direction(azimuth, elevation))
            yield pixels(view)


@pytest.mark.parametrize("puzzle", ["soma", pytest.param("bedlam", marks=pytest.mark.slow)])
@pytest.mark.parametrize("dark", [False, True])
def test_each_piece_s_colour_covers_pixels_of_a_drawing(view, drawing, request, puzzle, dark):
    solution = request.getfixturevalue(puzzle)[0]
    view.show_scene(replace(view.scene, dark=dark))
    view.show_scene(view.scene.with_solution(solution))
    view.show_scene(replace(view.scene, explode=0.7))  # a piece may be hidden inside the others
    pictures = list(from_all_sides(view))
    for placed in solution.placed:
        colour = placed_colour(solution, placed)
        covered = sum(int(shades(colour, picture).sum()) for picture in pictures)
        assert covered > 400, solution.piece(placed).symbol


@pytest.mark.parametrize("dark", [False, True])
def test_each_piece_s_hue_covers_pixels_of_lacquer(view, soma, dark):
    view.show_scene(replace(view.scene, dark=dark))
    view.show_scene(view.scene.with_solution(soma[0]))
    view.show_scene(replace(view.scene, explode=0.7))
    pictures = list(from_all_sides(view))
    for placed in soma[0].placed:
        colour = placed_colour(soma[0], placed)
        covered = sum(int(hues(colour, picture).sum()) for picture in pictures)
        assert covered > 400, soma[0].piece(placed).symbol


def test_the_two_copies_of_a_piece_differ(view):
    solution = solutions("double-soma-3x3x6", 1)[0]
    colours = [placed_colour(solution, placed).name() for placed in solution.placed]
    assert len(set(colours)) == len(colours) == 14


def test_pieces_and_edges_are_drawn_in_place(view, drawing, soma):
    view.show_scene(view.scene.with_solution(soma[0]))
    QTest.keyClick(view, Qt.Key.Key_1)
    picture = pixels(view)
    scale = picture.shape[1] / view.width()
    for x in range(3):
        for z in range(3):
            placed = soma[0].piece_at[(x, 0, z)]
            at = view.matrix().map(point(x + 0.3, 0, z + 0.4))
            column = round((at.x() + 1) / 2 * view.width() * scale)
            row = round((1 - at.y()) / 2 * view.height() * scale)
            assert shades(placed_colour(soma[0], placed), picture)[row, column]
    # The corner of the cube has an edge.
    at = view.matrix().map(point(0.01, 0, 1.5))
    column = round((at.x() + 1) / 2 * view.width() * scale)
    row = round((1 - at.y()) / 2 * view.height() * scale)
    assert picture[row, column : column + 2].min() < 60


def point(x, y, z):
    return QVector3D(x, y, z)


def test_the_figure_is_shown_in_one_colour_without_a_solution(view, drawing, soma):
    figure = soma[0].puzzle.figure
    view.show_scene(view.scene.with_figure(figure))
    assert shades(LOOKS[LIGHT].figure, pixels(view)).sum() > 10_000
    view.show_scene(view.scene.with_solution(soma[0]))
    assert shades(LOOKS[LIGHT].figure, pixels(view)).sum() < 1000  # lines of the ground
    view.show_scene(view.scene.with_figure(figure))
    assert shades(LOOKS[LIGHT].figure, pixels(view)).sum() > 10_000


def test_outlines_have_no_steps_without_samples(view, drawing, soma):
    assert view.format().samples() <= 0
    view.show_scene(view.scene.with_solution(soma[0]))
    picture = pixels(view)
    middle = picture.shape[0] // 2
    left, right = [], []
    for row in picture[middle : middle + 20].mean(axis=2):
        inside = np.flatnonzero(row < row[0] - 100)
        left.append(row[inside[0] - 2 : inside[0] + 1])
        right.append(row[inside[-1] : inside[-1] + 3])
    for side in (np.array(left), np.array(right)):
        mixed = ((side < picture[middle, 0].mean() - 8) & (side > 60)).any(axis=1)
        assert mixed.mean() > 0.5


def test_lacquer_has_no_black_outlines(view, soma):
    view.show_scene(view.scene.with_solution(soma[0]))
    lacquer = pixels(view)
    PIECE_COLOURS.choose_material(Material.DRAWING)
    try:
        crisp = pixels(view)
    finally:
        PIECE_COLOURS.choose_material(Material.LACQUER)
    assert (lacquer.max(axis=2) < 60).sum() < (crisp.max(axis=2) < 60).sum() / 4
    assert np.array_equal(pixels(view), lacquer)


def test_pieces_of_wood_are_brown_and_high_contrast_has_outlines(view, soma):
    view.show_scene(view.scene.with_solution(soma[0]))
    try:
        PIECE_COLOURS.choose_material(Material.WOOD)
        wood = pixels(view)
        middle = wood[150:250, 190:290].reshape(-1, 3)
        assert (middle[:, 0] > middle[:, 2]).mean() > 0.9  # more red than blue
        PIECE_COLOURS.choose("high-contrast")
        assert PIECE_COLOURS.material is Material.DRAWING
        assert (pixels(view).max(axis=2) < 60).sum() > 2 * (wood.max(axis=2) < 60).sum()
    finally:
        PIECE_COLOURS.choose("own")
        PIECE_COLOURS.choose_material(Material.LACQUER)


def test_a_body_throws_a_shadow_to_the_right(view, soma):
    view.show_scene(view.scene.with_solution(soma[0]))
    picture = pixels(view).sum(axis=2)
    left, right = picture[240:300, 20:90], picture[240:300, -90:-20]
    assert right.min() < left.min() - 60


def test_a_still_is_drawn_after_a_pause_and_given_up_at_any_change(view, soma, qtbot, monkeypatch):
    view.show_scene(view.scene.with_solution(soma[0]))
    fast = pixels(view)
    monkeypatch.setattr(still, "DELAY_MS", 1)
    monkeypatch.setattr(still, "PICTURES", 4)
    view.update()
    qtbot.waitUntil(lambda: view._still.is_ready)
    smooth = pixels(view)
    off = np.abs(smooth - fast)
    assert 0.5 < off.mean() < 12  # the same scene with other edges and shadows
    monkeypatch.setattr(still, "DELAY_MS", None)
    view.orbit(0, 0)
    assert not view._still.is_ready
    assert np.array_equal(pixels(view), fast)


def test_any_input_gives_up_a_still(view, soma, qtbot, monkeypatch):
    view.show_scene(view.scene.with_solution(soma[0]))
    view.image()
    monkeypatch.setattr(still, "DELAY_MS", 1)
    monkeypatch.setattr(still, "PICTURES", 10_000)
    view.update()
    qtbot.waitUntil(lambda: view._still.is_busy)
    monkeypatch.setattr(still, "DELAY_MS", None)
    qtbot.keyClick(view, Qt.Key.Key_Shift)
    assert not view._still.is_busy


def test_the_view_is_dark_or_light_like_the_theme(view, drawing):
    for dark, look in ((True, LOOKS[DARK]), (False, LOOKS[LIGHT])):
        view.show_scene(replace(view.scene, dark=dark))
        assert QColor.fromRgb(*map(int, pixels(view)[2, 2])).name() == QColor(look.space).name()


def test_the_background_of_lacquer_is_brighter_in_the_middle(view):
    for dark, studio in ((True, STUDIOS[DARK]), (False, STUDIOS[LIGHT])):
        view.show_scene(replace(view.scene, dark=dark))
        picture = pixels(view)
        corner, middle = picture[2, 2].mean(), picture[20, 240].mean()
        assert corner < middle
        edge = np.mean(QColor(studio.edge).getRgb()[:3])
        assert abs(corner - edge) < 12


def test_an_empty_figure_shows_how_to_start(view):
    hint = view.findChild(QLabel)
    assert hint.isVisible()
    assert "Draw" in hint.text()
    view.show_scene(view.scene.with_figure(Figure([(0, 0, 0)])))
    assert not hint.isVisible()
    view.show_scene(view.scene.with_figure(Figure([])))
    assert hint.isVisible()


def test_the_floor_of_an_empty_figure_is_not_as_wide_as_the_last_figure(view):
    before = view._stage.centre, view._stage.radius
    view.show_scene(view.scene.with_figure(Figure(CUBIC.box((9, 9, 9)))))
    assert view._stage.radius > before[1]
    view.show_scene(view.scene.with_figure(Figure([])))
    assert (view._stage.centre, view._stage.radius) == before


def test_marked_cells_are_visible_inside_the_figure(view, soma):
    view.show_scene(view.scene.with_figure(soma[0].puzzle.figure))
    before = pixels(view)
    view.show_scene(replace(view.scene, marked=((1, 1, 1),)))
    reddened = pixels(view) - before
    assert ((reddened[:, :, 0] - reddened[:, :, 2]) > 30).sum() > 500
    view.show_scene(replace(view.scene, marked=()))
    assert np.array_equal(pixels(view), before)


def test_a_chosen_piece_has_the_selection_colour_and_not_the_colour_of_faults(view, soma):
    view.show_scene(view.scene.with_figure(soma[0].puzzle.figure))
    before = pixels(view)
    view.show_scene(replace(view.scene, marked=((1, 1, 1),), mark=Mark.CHOSEN))
    changed = pixels(view) - before
    assert ((changed[:, :, 2] - changed[:, :, 0]) > 30).sum() > 500


@pytest.mark.timed
def test_another_solution_is_ready_before_the_next_frame(qtbot, view, bedlam):
    view.show_scene(view.scene.with_solution(bedlam[0]))
    view.image()
    spent = []
    for turn in range(1, 31):
        frames = []
        swapped = view.frameSwapped.connect(lambda frames=frames: frames.append(True))
        began = thread_time()
        view.show_scene(view.scene.with_solution(bedlam[turn % len(bedlam)]))
        spent.append(thread_time() - began)
        qtbot.waitUntil(lambda frames=frames: bool(frames))
        view.disconnect(swapped)
    print(f"{median(spent) * 1000:.1f} ms of processor time to prepare a frame")
    # The graphics card, or Mesa here, does the drawing. Time of other programs does not count.
    assert sorted(spent)[len(spent) // 4] < 0.016 * 3 / 4


def camera(view):
    return (*view.pose.centre, view.pose.distance, view.direction)


def test_stepping_through_solutions_does_not_move_the_camera(view, soma):
    view.show_scene(view.scene.with_figure(soma[0].puzzle.figure))
    view.orbit(33, 5)
    here = camera(view)
    for solution in soma:
        view.show_scene(view.scene.with_solution(solution))
        assert camera(view) == here
    view.show_scene(view.scene.with_figure(soma[0].puzzle.figure))
    assert camera(view) == here


def test_the_camera_moves_during_drawing_only_if_the_figure_grows_out_of_sight(view, qtbot):
    cells = list(CUBIC.box((3, 3, 2)))
    view.show_scene(view.scene.with_figure(Figure(cells, "mine")))
    here = camera(view)
    view.show_scene(view.scene.with_figure(Figure(cells[:-1], "mine")))
    view.show_scene(view.scene.with_figure(Figure(cells[:6], "mine")))
    assert camera(view) == here
    grown = Figure([*cells, *((x, 0, 0) for x in range(3, 9))], "mine")
    view.show_scene(view.scene.with_figure(grown))
    qtbot.waitUntil(lambda: camera(view)[3] > here[3] * 1.5)
    qtbot.waitUntil(lambda: in_picture(view, grown))
    assert view.direction == here[4]


def test_a_view_moved_by_the_user_stays_while_drawing(view, qtbot):
    view.show_scene(view.scene.with_figure(Figure([(0, 0, 0)], "mine")))
    qtbot.keyClick(view, Qt.Key.Key_Plus)
    here = camera(view)
    view.show_scene(view.scene.with_figure(Figure([(x, 0, 0) for x in range(9)], "mine")))
    assert camera(view) == here


def in_picture(view, figure):
    corners = [
        view.matrix().map(point(*corner))
        for cell in figure.cells
        for face in CUBIC.faces(cell)
        for corner in face.corners
    ]
    return all(abs(at.x()) <= 1 and abs(at.y()) <= 1 for at in corners)


@pytest.mark.parametrize("size", [(1, 1, 1), (3, 3, 3), (12, 1, 1), (2, 2, 9)])
@pytest.mark.parametrize("window", [(600, 200), (200, 600)])
def test_another_figure_is_shown_completely(view, size, window):
    view.resize(*window)
    figure = Figure(CUBIC.box(size), "other")
    view.show_scene(view.scene.with_figure(figure))
    assert in_picture(view, figure)


def test_keys_turn_zoom_and_choose_sides(view, qtbot, soma):
    view.show_scene(view.scene.with_figure(soma[0].puzzle.figure))
    initial = camera(view)
    for key, side in ((Qt.Key.Key_1, FRONT), (Qt.Key.Key_2, SIDE), (Qt.Key.Key_3, TOP)):
        qtbot.keyClick(view, key)
        assert view.direction == side
    qtbot.keyClick(view, Qt.Key.Key_Home)
    assert camera(view) == initial
    qtbot.keyClick(view, Qt.Key.Key_Left)
    assert view.direction.azimuth != DEFAULT_DIRECTION.azimuth
    qtbot.keyClick(view, Qt.Key.Key_Up)
    assert view.direction.elevation > DEFAULT_DIRECTION.elevation
    qtbot.keyClick(view, Qt.Key.Key_Plus)
    assert view.pose.distance < initial[3]
    qtbot.keyClick(view, Qt.Key.Key_Minus)
    assert view.pose.distance == pytest.approx(initial[3])
    qtbot.keyClick(view, Qt.Key.Key_0)
    assert camera(view) == initial


def drag(qtbot, view, button, modifier=Qt.KeyboardModifier.NoModifier):
    start, end = QPoint(200, 200), QPoint(260, 230)
    qtbot.mousePress(view, button, modifier, start)
    for event_at in (QPoint(230, 215), end):
        move(view, event_at, button, modifier)
    qtbot.mouseRelease(view, button, modifier, end)


def move(view, at, button, modifier):
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(at),
        QPointF(view.mapToGlobal(at)),
        Qt.MouseButton.NoButton,
        button,
        modifier,
    )
    QApplication.sendEvent(view, event)


@pytest.mark.parametrize("button", [Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton])
def test_a_drag_turns_the_view(view, qtbot, soma, button):
    view.show_scene(view.scene.with_figure(soma[0].puzzle.figure))
    before = camera(view)
    drag(qtbot, view, button)
    assert camera(view)[:4] == before[:4]
    assert view.direction.azimuth < before[4].azimuth  # the front follows the mouse to the right
    assert view.direction.elevation > before[4].elevation


@pytest.mark.parametrize(
    ("button", "modifier"),
    [
        (Qt.MouseButton.MiddleButton, Qt.KeyboardModifier.ShiftModifier),
        (Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier),
    ],
)
def test_a_drag_with_shift_moves_the_scene_with_the_mouse(view, qtbot, soma, button, modifier):
    view.show_scene(view.scene.with_figure(soma[0].puzzle.figure))
    middle = point(1.5, 1.5, 1.5)
    before = view.matrix().map(middle)
    drag(qtbot, view, button, modifier)
    after = view.matrix().map(middle)
    assert (after.x() - before.x()) * view.width() / 2 == pytest.approx(60, abs=1)
    assert (before.y() - after.y()) * view.height() / 2 == pytest.approx(30, abs=1)
    assert view.direction == DEFAULT_DIRECTION


@pytest.mark.parametrize(
    ("key", "name"), [("Key_1", "Front"), ("Key_3", "Right"), ("Key_7", "Top")]
)
def test_the_number_pad_has_the_views_of_blender(view, soma, key, name):
    view.show_scene(view.scene.with_figure(soma[0].puzzle.figure))
    QTest.keyClick(view, getattr(Qt.Key, key), Qt.KeyboardModifier.KeypadModifier)
    assert view.direction == next(d for title, d in VIEWS.values() if title == name)
    QTest.keyClick(view, Qt.Key.Key_5, Qt.KeyboardModifier.KeypadModifier)
    assert view.is_parallel


def test_the_wheel_zooms(view, soma):
    view.show_scene(view.scene.with_figure(soma[0].puzzle.figure))
    before = view.pose.distance
    for notches in (120, -120):
        QApplication.sendEvent(
            view,
            QWheelEvent(
                QPointF(100, 100),
                QPointF(view.mapToGlobal(QPoint(100, 100))),
                QPoint(),
                QPoint(0, notches),
                Qt.MouseButton.NoButton,
                Qt.KeyboardModifier.NoModifier,
                Qt.ScrollPhase.NoScrollPhase,
                False,
            ),
        )
        if notches > 0:
            assert view.pose.distance < before
    assert view.pose.distance == pytest.approx(before)


def test_a_floating_dock_still_shows_the_pieces(qtbot, drawing, soma):
    window = QMainWindow()
    qtbot.addWidget(window)
    dock = QDockWidget("3D view")
    view = VoxelView()
    dock.setWidget(view)
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
    window.resize(500, 400)
    with qtbot.waitExposed(window):
        window.show()
    view.show_scene(view.scene.with_solution(soma[0]))
    colour = placed_colour(soma[0], soma[0].piece_at[(2, 0, 2)])
    assert shades(colour, pixels(view)).sum() > 200
    dock.setFloating(True)
    qtbot.waitUntil(lambda: view.isValid() and view.window() is dock)
    assert shades(colour, pixels(view)).sum() > 200
    dock.setFloating(False)
    qtbot.waitUntil(lambda: view.isValid() and view.window() is window)
    assert shades(colour, pixels(view)).sum() > 200


def test_a_chosen_piece_of_lacquer_has_a_line_of_accent_and_white(view, soma):
    view.show_scene(view.scene.with_solution(soma[0]))
    before = pixels(view)
    cells = soma[0].placed[5].cells
    chosen = replace(view.scene, marked=cells, mark=Mark.CHOSEN, chosen=(5,))
    view.show_scene(chosen)
    changed = pixels(view)
    differs = np.abs(changed - before).max(axis=2) > 40
    assert 300 < differs.sum() < 12_000
    accent = np.array(QColor(LOOKS[LIGHT].chosen).getRgb()[:3], float)
    assert (np.abs(changed - accent).max(axis=2) < 12).sum() > 100
    view.show_scene(replace(chosen, marked=(), chosen=()))
    assert np.array_equal(pixels(view), before)


@pytest.mark.parametrize("material", list(Material))
def test_cells_drawn_with_colours_show_them(view, material):
    cells = CUBIC.box((3, 1, 1))
    figure = Figure(cells, "colours", colours=[(cells[0], 3), (cells[2], 2)])
    PIECE_COLOURS.choose_material(material)
    try:
        view.show_scene(view.scene.with_figure(figure))
        view.view_from(TOP)
        picture = pixels(view)
    finally:
        PIECE_COLOURS.choose_material(Material.LACQUER)
    shown = []
    for x in (0.5, 1.5, 2.5):
        at = view.matrix().map(point(x, 0.5, 1))
        row, column = (1 - at.y()) / 2 * view.height(), (at.x() + 1) / 2 * view.width()
        shown.append(picture[round(row), round(column)])
    red, grey, blue = shown
    assert red[0] > red[2] + 60
    assert blue[2] > blue[0] + 60
    assert abs(grey[0] - grey[2]) < 40


def test_the_piece_under_the_mouse_is_a_little_brighter(view, soma, monkeypatch):
    monkeypatch.setattr(view, "_is_software", False)  # so that all pictures are of one quality
    view.show_scene(view.scene.with_solution(soma[0]))
    place = QPoint(view.width() // 2, view.height() // 2)
    QTest.mouseMove(view, QPoint(4, view.height() - 4))
    plain = pixels(view)
    QTest.mouseMove(view, place)
    bright = pixels(view)
    gain = (bright - plain).sum(axis=2)
    under = soma[0].piece_at[view.cell_at(QPointF(place))]
    seen = set()
    for x in range(100, 380, 14):
        for y in range(60, 340, 14):
            near = [view.cell_at(QPointF(x + a, y + b)) for a, b in ((-5, -5), (5, -5), (0, 6))]
            pieces = {None if cell is None else soma[0].piece_at[cell] for cell in near}
            if len(pieces) == 1:
                seen |= pieces
                assert (gain[y, x] > 10) == (pieces == {under}), (x, y)
    assert len(seen) >= 5
    # A pressed button begins to turn the view, which shows all pieces alike.
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=place)
    assert np.abs(pixels(view) - plain).max() < 2
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=place)
