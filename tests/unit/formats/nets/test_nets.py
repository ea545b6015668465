"""Nets have every outer face once, without overlaps, and with sides that fit."""

import re
from dataclasses import replace
from functools import partial

import numpy as np
import pytest

from cubewright.errors import CubewrightError
from cubewright.formats.exports.export_format import ExportSource, export_formats
from cubewright.formats.nets.pages import labelled_nets, net_pages, refusal
from cubewright.formats.nets.tabs import _tab, glue_numbers, sides_without_tab, tabs
from cubewright.formats.nets.unfold import attach_face, overlap, surface_of, unfold
from cubewright.formats.pictures.drawing import Polygon, Text
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.drawing.mesh import outer_faces
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattice
from cubewright.model.puzzle import Puzzle

SETS = ("soma", "tetriamonds-and-pentiamonds", "tetrahexes", "rhombic-cube")
A_CUBE = [(0, 0, 0)]


def length(corners, number):
    return np.linalg.norm(corners[(number + 1) % len(corners)] - corners[number])


def returned(steps):
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


def source_of(name):
    pieces = piece_set(name)
    return ExportSource(Puzzle(Figure((), "x", pieces.lattice), pieces), pieces.title)


def area(corners):
    x, y = corners.T
    return abs(x @ np.roll(y, -1) - y @ np.roll(x, -1)) / 2


@pytest.mark.parametrize("name", SETS)
def test_every_outer_face_is_once_in_the_net_and_none_overlap(name):
    pieces = piece_set(name)
    for piece in pieces.pieces[-1:]:
        surface = surface_of(piece.lattice, piece.cells)
        nets = unfold(surface)
        groups = outer_faces(piece.lattice, [piece.cells])
        assert len(surface.faces) == sum(len(points) for points, _, _ in groups)
        assert sorted(face for net in nets for face in net.faces) == [*range(len(surface.faces))]
        assert len(nets) == 1
        shapes = list(nets[0].faces.values())
        assert not any(
            overlap(one, other) for at, one in enumerate(shapes) for other in shapes[:at]
        )
        for face, corners in nets[0].faces.items():
            solid = surface.faces[face]
            for one in range(len(solid)):  # all distances: the face itself is not changed
                for other in range(one):
                    here = np.linalg.norm(corners[one] - corners[other])
                    assert here == pytest.approx(np.linalg.norm(solid[one] - solid[other]))


@pytest.mark.parametrize("name", SETS)
def test_glued_sides_and_folds_match_and_tabs_cover_nothing(name):
    piece = piece_set(name).pieces[-1]
    surface = surface_of(piece.lattice, piece.cells)
    nets = unfold(surface, faults=partial(sides_without_tab, surface))
    (net,) = nets
    for (face, number), (other, its) in surface.beyond.items():
        assert surface.beyond[other, its] == (face, number)
        one, two = surface.faces[face], surface.faces[other]
        assert one[number] == pytest.approx(two[(its + 1) % len(two)])
        assert one[(number + 1) % len(one)] == pytest.approx(two[its])
    for side in net.folds:
        other, its = surface.beyond[side]
        assert net.faces[side[0]][side[1]] == pytest.approx(
            net.faces[other][(its + 1) % len(net.faces[other])]
        )
    numbers = glue_numbers(surface, nets)
    for side, number in numbers.items():
        beyond = surface.beyond[side]
        assert numbers[beyond] == number
        assert length(net.faces[side[0]], side[1]) == pytest.approx(
            length(net.faces[beyond[0]], beyond[1])
        )
    assert len(numbers) + 2 * len(net.folds) == len(surface.beyond)
    made = list(tabs(surface, nets).values())
    for at, tab in enumerate(made):
        assert not any(overlap(tab, shape) for shape in (*net.faces.values(), *made[:at]))
    assert sides_without_tab(surface, nets) == len(numbers) // 2 - len(made)
    assert sides_without_tab(surface, nets) <= 2


@pytest.mark.parametrize("name", [*SETS, "tetra-octa-43"])
def test_tabs_of_no_piece_cover_a_face_or_another_tab(name):
    for piece in piece_set(name).pieces:
        surface = surface_of(piece.lattice, piece.cells)
        nets = unfold(surface)
        made = tabs(surface, nets)
        for net in nets:
            shapes = list(net.faces.values())
            for (face, _), tab in made.items():
                if face in net.faces:
                    assert not any(overlap(tab, shape) for shape in shapes), piece.symbol
                    shapes.append(tab)


@pytest.mark.parametrize("name", [*SETS, "tetra-octa-43"])
def test_a_tab_is_hidden_below_the_face_to_which_it_is_glued(name):
    for piece in piece_set(name).pieces[-2:]:
        surface = surface_of(piece.lattice, piece.cells)
        nets = unfold(surface)
        part_of = {face: net for net in nets for face in net.faces}
        for side, tab in tabs(surface, nets).items():
            mate = attach_face(surface, side, part_of[side[0]].faces[side[0]])
            assert area(np.array([*mate])) > area(tab)
            for start, end in zip(mate, np.roll(mate, -1, axis=0), strict=True):
                along = end - start
                across = tab - start
                assert (along[0] * across[:, 1] - along[1] * across[:, 0] > -1e-6).all()


def test_folds_stand_out_or_go_in_and_cubes_that_share_an_edge_are_two_bodies():
    cubic = lattice("cubic")
    corner = surface_of(cubic, [(0, 0, 0), (1, 0, 0), (0, 1, 0)])
    folds = [round(np.degrees(corner.fold(side))) for side in corner.beyond]
    assert {*folds} == {-90, 0, 90}
    assert folds.count(-90) == 2
    assert len(unfold(surface_of(cubic, [(0, 0, 0), (1, 1, 0)]))) == 2


def test_overlap_is_more_than_a_border():
    square = np.array([(0, 0), (1, 0), (1, 1), (0, 1)], float)
    assert overlap(square, square + 0.5)
    assert not overlap(square, square + np.array((1, 0)))
    assert not overlap(square, square + np.array((1, 1)))


def test_a_net_larger_than_the_page_is_cut_and_a_face_that_is_larger_is_refused():
    surface = surface_of(lattice("cubic"), A_CUBE)
    parts = unfold(surface, (2.0, 2.0))
    assert len(parts) > 1
    assert sum(area(each) for part in parts for each in part.faces.values()) == pytest.approx(6)
    assert all((np.ptp(np.concatenate([*p.faces.values()]), axis=0) < 2.001).all() for p in parts)
    form = export_formats()["pdf-net"]
    with pytest.raises(CubewrightError, match="larger than the page; reduce “Size of a cell”"):
        returned(
            net_pages(source_of("soma"), form.settings({"unit": 200, "only": "V"}), (210.0, 297.0))
        )


@pytest.mark.slow
def test_pages_hold_every_copy_of_every_piece_inside_their_margins():
    source, form = source_of("double-soma"), export_formats()["pdf-net"]
    nets = returned(labelled_nets(source, form.settings({}), (190.0, 253.0)))
    assert len(nets) == 14
    pages = returned(net_pages(source, form.settings({}), (210.0, 297.0)))
    assert len(pages) <= 9  # 14 if each had a page of its own
    for page in pages:
        for item in page.items:
            for x, y in getattr(item, "points", ()):
                assert 9.9 <= x <= 200.1
                assert 9.9 <= y <= 287.1


@pytest.mark.parametrize(("unit", "numbers"), [(60, True), (5, False)])
def test_pages_are_numbered_if_there_are_several(unit, numbers):
    source, form = source_of("soma"), export_formats()["pdf-net"]
    pages = returned(net_pages(source, form.settings({"unit": unit, "only": "V"}), (210.0, 297.0)))
    assert (len(pages) > 1) is numbers
    titles = [next(i.text for i in page.items if isinstance(i, Text)) for page in pages]
    if numbers:
        assert titles == [f"Soma, page {n} of {len(pages)}" for n in range(1, len(pages) + 1)]
    else:
        assert titles == ["Soma"]


@pytest.mark.parametrize("room", [(60.0, 70.0), (80.0, 45.0)])
def test_labelled_nets_fit_into_their_room_in_one_of_their_forms(room):
    form = export_formats()["pdf-net"]
    nets = returned(
        labelled_nets(source_of("soma"), form.settings({"only": "P", "unit": 20}), room)
    )
    assert len(nets) > 1  # it is cut into parts
    for versions in nets:
        assert versions
        for each in versions:
            assert each.width <= room[0]
            assert each.height <= room[1]


@pytest.mark.parametrize("name", ["P", "an-even-longer-name-" * 9])
def test_a_net_and_its_label_fill_their_drawing(name):
    source = source_of("soma")
    pieces = tuple(replace(piece, name=name) for piece in source.puzzle.pieces[:1])
    piece_set = replace(source.puzzle.piece_set, pieces=pieces, counts=(1,))
    source = ExportSource(replace(source.puzzle, piece_set=piece_set), "x")
    settings = export_formats()["pdf-net"].settings({"unit": 5})
    (versions,) = returned(labelled_nets(source, settings))
    for each in versions:
        (label,) = [item for item in each.items if isinstance(item, Text) and name in item.text]
        corners = [p for item in each.items if isinstance(item, Polygon) for p in item.points]
        ends = [label.at[0] + side * label.width / 2 for side in (-1, 1)]
        xs = [*(x for x, _ in corners), *ends]
        ys = [y for _, y in corners]
        assert (min(xs), max(xs)) == pytest.approx((0, each.width), abs=0.2)
        assert min(ys) == pytest.approx(0, abs=0.2)
        assert max(ys) < label.at[1] < each.height


def test_an_svg_has_the_true_size():
    form, source = export_formats()["svg-net"], source_of("soma")
    settings = form.settings({"unit": 25.4, "only": "V"})
    text = returned(form.write(source, settings))[".svg"].decode()
    squares = []
    for points in re.findall(r'<polygon points="([^"]+)"', text):
        corners = [tuple(map(float, each.split(","))) for each in points.split()]
        squares.append(max(x for x, _ in corners) - min(x for x, _ in corners))
    assert squares.count(pytest.approx(96, abs=0.01)) >= 14  # an inch is 96 pixels
    assert refusal(source_of("pyramid-10")) != ""


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("angle", [0.0, 0.4, 2.0])
def test_a_tab_is_a_trapezium_outside_of_its_side(number, angle):
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    face = np.array([(0.0, 0.0), (5.0, 0.0), (5.0, 5.0), (0.0, 5.0)]) @ turn.T + (3.0, 1.0)
    tab = _tab(face, number, 1.0, 0.5)
    start, end = face[number], face[(number + 1) % 4]
    assert tab[:2] == pytest.approx(np.array((end, start)))
    along = (end - start) / 5
    out = face[number] - face[(number + 3) % 4]
    out = out / np.linalg.norm(out)
    assert tab[2] == pytest.approx(start + 0.5 * along + out)
    assert tab[3] == pytest.approx(end - 0.5 * along + out)
    assert not overlap(tab, face)
