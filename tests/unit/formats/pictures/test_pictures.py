"""Pictures show what is visible, in the right colours and order."""

import re
import xml.etree.ElementTree as ET
from dataclasses import replace
from math import ceil, floor

import numpy as np
import pytest

from cubewright.errors import CubewrightError
from cubewright.formats.export_formats import png
from cubewright.formats.exports.export_format import ExportSource, export_formats
from cubewright.formats.pictures import renderer as module_of_renderers
from cubewright.formats.pictures.bodies import (
    Body,
    Scene,
    bare_figure_scene,
    figure_scene,
    solution_scene,
)
from cubewright.formats.pictures.drawing import Area, Polygon, svg
from cubewright.formats.pictures.layers import layers_drawing
from cubewright.formats.pictures.pictures import opengl_view, picture
from cubewright.formats.pictures.raster import Frame, Raster
from cubewright.formats.pictures.renderer import NoOpenGLError, Rendered, Renderer, renderer
from cubewright.formats.pictures.space import extent, space_drawing, visible_faces
from cubewright.model.drawing.direction import Direction
from cubewright.model.drawing.ground_shadow import LAYERS
from cubewright.model.drawing.look import LOOKS, mixed, rgb
from cubewright.model.drawing.mesh import surface
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.pieces.colours import COLOURS
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.scripting import load, solve

CUBE = load("cube")
SVG = "{http://www.w3.org/2000/svg}"

FLAT = {name: each for name, each in lattices().items() if not each.ball_radius}


@pytest.fixture(scope="module")
def found():
    return tuple(solve(CUBE, limit=3))


def written(source, **given):
    form = export_formats()["svg"]
    writer = form.write(source, form.settings(given))
    try:
        while True:
            next(writer)
    except StopIteration as end:
        return end.value[".svg"].decode()


def random_scene(lattice, seed):
    """A few bodies of random cells, with holes between them."""
    random = np.random.default_rng(seed)
    cells = lattice.box((4, 4, 3))
    owners = random.integers(-2, 3, len(cells))
    bodies = tuple(
        Body(tuple(c for c, o in zip(cells, owners, strict=True) if o == number), "#888888")
        for number in range(3)
    )
    return Scene(lattice, bodies, cells)


def inside(polygon, points):
    """Return whether points are inside a convex polygon, given in either direction."""
    signs = []
    for start, end in zip(polygon, np.roll(polygon, -1, axis=0), strict=True):
        (u, v), (x, y) = end - start, (points - start).T
        signs.append(u * y - v * x)
    return (np.min(signs, axis=0) > 0) | (np.max(signs, axis=0) < 0)


def nearest_bodies(scene, camera, points):
    """The body that a ray through each point meets first, by the depths of all triangles."""
    axes = camera.axes
    mesh = surface(scene.lattice, [body.cells for body in scene.bodies])
    seen, depth = np.full(len(points), -1), np.full(len(points), -np.inf)
    for corners, normal, body in zip(mesh.corners, mesh.normals, mesh.bodies, strict=True):
        if (normal @ axes[2]) < 1e-6:
            continue
        flat = np.stack([corners @ axes[0], -(corners @ axes[1])], axis=1)
        hit = inside(flat, points)
        plane = np.linalg.solve(np.column_stack([flat, np.ones(3)]), corners @ axes[2])
        z = points @ plane[:2] + plane[2]
        hit &= z > depth
        seen[hit], depth[hit] = body, z[hit]
    return seen


@pytest.mark.parametrize("lattice", FLAT.values(), ids=FLAT)
@pytest.mark.parametrize("direction", [(-58, 27), (20, 50), (-90, 90), (100, -35)])
def test_painting_order_shows_at_every_point_the_nearest_body(lattice, direction):
    camera, scene = Direction(*direction), random_scene(lattice, seed=7)
    faces = visible_faces(scene, camera)
    corners = np.concatenate([face.corners for face in faces])
    random = np.random.default_rng(1)
    points = random.uniform(corners.min(axis=0), corners.max(axis=0), (700, 2))
    painted = np.full(len(points), -1)
    for face in faces:
        painted[inside(face.corners, points)] = face.body
    expected = nearest_bodies(scene, camera, points)
    assert (painted == expected).mean() > 0.995  # points on an edge may differ
    assert set(expected) >= {0, 1, 2}


def test_each_ball_has_its_discs_and_each_pair_of_a_body_its_neck():
    spheres = lattices()["spheres"]
    scene = random_scene(spheres, 3)
    faces = visible_faces(scene, Direction(30.0, 20.0), as_discs=True)
    necks = [face for face in faces if len(face.corners) == 4]
    discs = [face for face in faces if len(face.corners) > 4]
    for number, body in enumerate(scene.bodies):
        pairs = sum(each in body.cells for cell in body.cells for each in spheres.neighbours(cell))
        assert sum(face.body == number for face in necks) == pairs / 2 > 0
        assert sum(face.body == number and bool(face.borders) for face in discs) == len(body.cells)
    low, high = (scene_extent(faces, end) for end in (np.min, np.max))
    assert all((low <= face.corners).all() and (face.corners <= high).all() for face in necks)


def scene_extent(faces, end):
    """The left and upper ends of the outlines of balls, or their right and lower ends."""
    return end([end(each.corners, axis=0) for each in faces if len(each.corners) > 4], axis=0)


@pytest.mark.parametrize(
    ("lattice", "as_discs", "least"),
    [
        *((lattice, False, 0.98) for lattice in lattices().values()),
        # A neck is a flat strip between two discs.
        *((lattice, True, 0.93) for lattice in lattices().values() if lattice.ball_radius),
    ],
)
def test_vectors_show_what_the_raster_of_animations_shows(lattice, as_discs, least):
    camera, scene = Direction(33, -20), random_scene(lattice, seed=3)
    faces = visible_faces(scene, camera, as_discs=as_discs)
    middle = np.array([lattice.centre(cell) for cell in scene.figure]).mean(axis=0)
    side, scale = 60, 8.0
    raster = Raster(Frame(side, side, middle, scale), camera, "#000000", "#000000", samples=1)
    mesh = surface(lattice, [body.cells for body in scene.bodies])
    raster.add(mesh, ["#ff0000", "#00ff00", "#0000ff"])
    pixels = raster.pixels()
    pixel_bodies = np.where(pixels.max(axis=2) > 30, pixels.argmax(axis=2), -1)
    centre = np.array([middle @ camera.axes[0], -(middle @ camera.axes[1])])
    y, x = np.mgrid[0:side, 0:side] + 0.5
    points = np.stack([x, y], axis=2).reshape(-1, 2)
    numbers = np.arange(side * side).reshape(side, side)
    vector_bodies = np.full(side * side, -1)
    for face in faces:
        corners = (face.corners - centre) * scale + side / 2
        (left, top), (right, bottom) = corners.min(axis=0), corners.max(axis=0)
        rows = slice(max(0, ceil(top - 0.5)), max(0, floor(bottom + 0.5)))
        near = numbers[rows, max(0, ceil(left - 0.5)) : max(0, floor(right + 0.5))].ravel()
        if len(near):  # most faces of a ball are smaller than a pixel
            vector_bodies[near[inside(corners, points[near])]] = face.body
    same = vector_bodies == pixel_bodies.ravel()
    assert same.mean() > least  # pixels on an edge may differ
    assert set(vector_bodies) >= {0, 1, 2}


def test_only_faces_that_look_at_the_camera_are_drawn(found):
    faces = visible_faces(solution_scene(found[0]), Direction(-58, 27))
    assert len(faces) == 27
    assert len(visible_faces(solution_scene(found[0]), Direction(-90, 90))) == 9


def test_layers_show_every_cell_in_its_place_with_its_symbol(found):
    text = svg(layers_drawing(solution_scene(found[0]), LOOKS["light"], letters=True), 1000)
    letters = [
        (float(each.get("x")), float(each.get("y")), each.text)
        for each in ET.fromstring(text).iter(f"{SVG}text")
    ]
    rows = {}
    for x, y, letter in letters:
        rows.setdefault(round(y), []).append((x, letter))
    drawn = ["".join(letter for _, letter in sorted(rows[y])) for y in sorted(rows)]
    assert drawn == [re.sub(r"\W", "", row) for row in str(found[0]).splitlines()]


def test_a_contact_sheet_numbers_its_solutions(found):
    source = ExportSource(CUBE, "Soma cube", found, number=41)
    picture = ET.fromstring(written(source, count=3, width=600))
    assert [each.text for each in picture.iter(f"{SVG}text")] == ["41", "42", "43"]
    assert picture.get("width") == "600"
    assert not list(ET.fromstring(written(ExportSource(CUBE, "", found[:1]))).iter(f"{SVG}text"))


def test_schemes_and_backgrounds(found):
    source = ExportSource(CUBE, "Soma cube", found[:1])
    assert "<rect" not in written(source)
    for scheme, look in LOOKS.items():
        plain = written(source, background="plain", scheme=scheme)
        assert re.search(rf'<rect width="1000" height="[\d.]+" fill="{look.background}"/>', plain)


def test_optional_cells_are_faint_and_dark_ones_darker():
    cells = [(x, 0, 0) for x in range(3)]
    figure = Figure(cells, optional=cells[:1], dark=cells[1:2])
    scene = figure_scene(Puzzle(figure, PieceSet("none", "None", (), ())))
    assert {body.opacity for body in scene.bodies} == {1.0, 0.35}
    assert len({body.colour for body in scene.bodies}) == 2


def test_pictures_higher_than_the_limit_are_refused():
    tall = Figure([(0, 0, z) for z in range(40)])
    source = ExportSource(Puzzle(tall, CUBE.piece_set), "Tall")
    with pytest.raises(CubewrightError, match="pixels high; choose a “Width”") as error:
        written(source, show="figure", width=8192)
    most = int(re.search(r"at most ([\d,]+) pixels", str(error.value))[1].replace(",", ""))
    assert written(source, show="figure", width=most)
    with pytest.raises(CubewrightError):
        written(source, show="figure", width=most + 1)


@pytest.mark.parametrize("count", [1, 3])
@pytest.mark.parametrize("view", ["space", "layers"])
def test_a_picture_does_not_touch_the_border_of_a_plain_background(found, view, count):
    form = export_formats()["svg"]
    settings = form.settings({"view": view, "count": count, "background": "plain"})
    steps = picture(ExportSource(CUBE, "", found[:count]), settings)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            drawing = end.value
            break
    polygons = [each.points for each in drawing.items if isinstance(each, Polygon)]
    x, y = np.concatenate(polygons).T
    margin = 0.019 * max(drawing.width, drawing.height)
    assert min(x.min(), y.min(), drawing.width - x.max(), drawing.height - y.max()) > margin


@pytest.mark.parametrize("show", ["figure", "solution"])
@pytest.mark.parametrize("background", ["plain", "transparent"])
def test_opengl_and_vectors_show_the_same_part_of_space(found, show, background):
    source = ExportSource(CUBE, "Soma", found[:1])
    form = export_formats()["png"]
    settings = form.settings(
        {"show": show, "background": background, "width": 300, "material": "drawing"}
    )
    view = opengl_view(source, settings)
    steps = picture(source, settings)
    try:
        while True:
            next(steps)
    except StopIteration as end:
        drawing = end.value
    assert (view.extent.width, view.extent.height) == pytest.approx((drawing.width, drawing.height))
    assert (view.width, view.background) == (300, "#ffffff" if background == "plain" else None)
    assert view.height == round(300 * drawing.height / drawing.width)
    bare = extent(view.scene, view.camera)
    margin = 0.02 * max(bare.width, bare.height) * (background == "plain")
    assert view.extent.left == pytest.approx(bare.left - margin)
    assert view.extent.top == pytest.approx(bare.top - margin)
    assert len(view.scene.bodies) == (7 if show == "solution" else 1)
    assert opengl_view(source, form.settings({"view": "layers"})) is None
    assert opengl_view(source, form.settings({"count": 2})) is None


def view_of(source, **given):
    return opengl_view(source, export_formats()["png"].settings(given))


def test_lacquer_and_wood_have_room_for_a_shadow(found):
    source = ExportSource(CUBE, "Soma", found[:1])
    bare = view_of(source, material="drawing")
    side = max(bare.extent.width, bare.extent.height)
    for material in ("lacquer", "wood"):
        view = view_of(source, material=material)
        assert view.material.value == material
        left, top, width, height = np.subtract(view.extent, bare.extent) / side
        assert (left, top, width, height) == pytest.approx((-0.16, -0.1, 0.62, 0.24))
        assert view.height == round(1000 * view.extent.height / view.extent.width)
    wood = view_of(source, material="wood").scene
    assert wood.bodies != bare.scene.bodies  # own colours become those of wood
    for palette in ("wood", "high-contrast"):  # they are applied before
        assert view_of(source, material="wood", palette=palette).scene == bare.scene
    assert view_of(source, material="lacquer").scene == bare.scene


class Painter:
    def png(self, text):
        return f"painted {len(text)}".encode()


def rendered(view):
    yield 0.5
    return Rendered(f"{view.width}x{view.height}".encode(), "a card")


def without_opengl(view):
    raise NoOpenGLError("no card")
    yield


@pytest.mark.parametrize("draws", [True, False])
def test_a_picture_is_drawn_with_opengl_if_there_is_any(found, monkeypatch, draws):
    renderer = Renderer("test", rendered if draws else without_opengl)
    monkeypatch.setattr(png, "renderer", lambda: renderer)
    monkeypatch.setattr(png, "painter", Painter)
    form = export_formats()["png"]
    source = ExportSource(CUBE, "Soma", found)
    space = form.settings({"width": 1600})
    view, files = opengl_view(source, space), returned(form.write(source, space))
    shown = returned(form.preview(source, space)).images
    if draws:
        assert files[".png"] == f"1600x{view.height}".encode()
        assert files.note == "Drawn with OpenGL by a card."
        small = opengl_view(source, form.settings({"width": 800}))
        assert shown == (f"800x{small.height}".encode(),)
    else:
        assert files[".png"].startswith(b"painted ")
        assert files.note == "Drawn without OpenGL: no card."
        assert shown[0].startswith("<svg")
    flat = form.settings({"view": "layers", "width": 100})
    files = returned(form.write(source, flat))
    assert (files[".png"].startswith(b"painted "), files.note) == (True, "")
    assert 'width="100"' in returned(form.preview(source, flat)).images[0]


def test_without_qt_there_is_no_renderer(monkeypatch):
    assert renderer().name == "opengl"

    def missing(*_arguments):
        raise ImportError("no Qt")

    monkeypatch.setattr(module_of_renderers, "find", missing)
    with pytest.raises(NoOpenGLError, match=r"Qt is not installed \(no Qt\)"):
        renderer()


def returned(steps):
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


def test_cells_drawn_with_colours_show_them():
    cells = ((0, 0, 0), (1, 0, 0), (2, 0, 0))
    scene = bare_figure_scene(Figure(cells, colours=[((1, 0, 0), 1), ((2, 0, 0), 3)]), "#888888")
    (body,) = scene.bodies
    assert [body.colour_of(cell) for cell in cells] == ["#888888", COLOURS[0], COLOURS[2]]
    above = Direction(-90.0, 90.0)
    plain = bare_figure_scene(Figure(cells), "#888888")
    tops = [[face.colour for face in visible_faces(each, above)] for each in (scene, plain)]
    assert sorted(map(len, tops)) == [3, 3]
    assert len(set(tops[0])) == 3
    assert len(set(tops[1])) == 1
    assert tops[1][0] in tops[0]
    # A piece mixes its own colour in, so that it can be recognised.
    marked = replace(body, mark_share=0.5)
    assert marked.colour_of((1, 0, 0)) == mixed("#888888", COLOURS[0], 0.5)
    # A strip along an edge has the colour of its cell in another light.
    strips = [strip for face in visible_faces(scene, above) for _, strip in face.roundings]
    assert len(strips) == 2 * 3 + 2
    assert len(set(strips) & set(tops[0])) == 0


def test_numbered_cells_show_the_colours_of_the_project():
    cells = ((0, 0, 0), (1, 0, 0))
    numbers = frozenset(zip(cells, (2, 1), strict=True))
    pair = Piece("A", cells, colour="#000000", colours=numbers)
    figure = Figure([(0, 0, 0), (1, 0, 0)], colours=[((1, 0, 0), 2)])
    own = ("#111111", "#ff8000")
    puzzle = Puzzle(figure, PieceSet("one", "one", (pair,), (1,)), cell_colours=own)
    (shown,) = figure_scene(puzzle).bodies
    assert shown.colour_of((1, 0, 0)) == "#ff8000"
    (solution,) = solve(puzzle, limit=1)
    (placed,) = solution_scene(solution).bodies
    assert solution.colours_of(solution.placed[0]) == {((0, 0, 0), 1), ((1, 0, 0), 2)}
    assert placed.colour_of((1, 0, 0)) == mixed("#000000", "#ff8000", placed.mark_share)
    assert placed.colour_of((0, 0, 0)) == mixed("#000000", "#111111", placed.mark_share)


def areas(drawing):
    return [item for item in drawing.items if isinstance(item, Area)]


def test_bodies_stand_in_the_shadow_that_they_cast(found):
    scene, camera = solution_scene(found[0]), Direction(-58, 27)
    soft = space_drawing(scene, LOOKS["light"], camera)
    assert len(areas(soft)) == LAYERS
    assert {item.fill for item in areas(soft)} == {LOOKS["light"].shadow}
    assert soft.items[:LAYERS] == tuple(areas(soft))  # below the bodies
    assert soft.width > extent(scene, camera).width
    for bare in (
        space_drawing(scene, LOOKS["light"], camera, is_crisp=True),
        space_drawing(scene, LOOKS["light"], camera, has_shadow=False),
        space_drawing(scene, LOOKS["light"], Direction(-58, -27)),
    ):
        assert not areas(bare)
        assert 'opacity="0.0' not in svg(bare, 100)
    assert svg(soft, 100).count('opacity="0.0') == LAYERS


def test_faint_bodies_cast_no_shadow():
    body = Body(((0, 0, 0),), "#ff8040", opacity=0.35)
    scene = Scene(CUBE.figure.lattice, (body,), body.cells)
    assert not areas(space_drawing(scene, LOOKS["light"], Direction(-58, 27)))


def test_crisp_balls_have_the_light_of_a_drawing_and_a_dark_rim():
    lattice, camera = lattices()["spheres"], Direction(-58, 27)
    body = Body(((0, 0, 0),), "#ffffff")
    scene = Scene(lattice, (body,), body.cells)
    centre = np.array(lattice.centre((0, 0, 0))) @ camera.axes[:2].T * (1, -1)
    brightness = {}
    for is_crisp in (True, False):
        faces = visible_faces(scene, camera, is_crisp=is_crisp)
        away = [np.linalg.norm(face.corners.mean(axis=0) - centre) for face in faces]
        near = [face.colour for face, at in zip(faces, away, strict=True) if at < 0.2]
        rim = [face.colour for face, at in zip(faces, away, strict=True) if at > 0.98 * max(away)]
        assert near
        assert rim
        brightness[is_crisp] = [np.mean([rgb(colour) for colour in part]) for part in (near, rim)]
    assert brightness[True][0] > 0.9 * 255
    assert brightness[True][1] < 0.45 * brightness[True][0]
    assert brightness[False][1] > 0.6 * brightness[False][0]
