"""Plans of plates: positions, sizes, colours, labels, refusals, and the assembled pieces."""

from dataclasses import replace
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.errors import CubewrightError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.exports.export_format import ExportSource
from cubewright.formats.exports.option import OptionError, Settings
from cubewright.formats.models.meshes import triangles
from cubewright.formats.models.solid import solid
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.formats.plates.coupon import coupon, coupon_clearances
from cubewright.formats.plates.hidden_faces import hidden_face
from cubewright.formats.plates.joints import DOWELS, SNAPS, hole, part_solid, pin, placed_pin
from cubewright.formats.plates.options import PLATE_OPTIONS, Bed, bed_of
from cubewright.formats.plates.plan import filament_metres, plan_plates, plate_shape
from cubewright.model.cell import bounds, turned
from cubewright.model.drawing.mesh import face_normals
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece
from cubewright.model.print_cuts import cut_piece
from cubewright.model.print_positions import STEEPEST, print_positions
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.scripting import solve


def planned(source, **values):
    steps = plan_plates(source, settings_of(**values))
    while True:
        try:
            assert 0 <= next(steps) <= 1
        except StopIteration as end:
            return end.value


def settings_of(**values):
    named = {name.replace("_", "-"): each for name, each in values.items()}
    return Settings(PLATE_OPTIONS, named)


def source_of(*pieces):
    whole = piece_set("soma")
    pieces = tuple(Piece(symbol, tuple(cells), colour=colour) for symbol, cells, colour in pieces)
    own = replace(whole, pieces=pieces, counts=(1,) * len(pieces), minimums=None)
    return ExportSource(Puzzle(Figure((), "test", own.lattice), own), "test")


@pytest.fixture(scope="module")
def cube():
    puzzle = built_in_puzzle("cube")
    return ExportSource(puzzle, puzzle.name, (solve(puzzle, limit=1)[0],))


@pytest.fixture(scope="module")
def plan(cube):
    return planned(cube, engrave=0.6, coupon=True)


def test_the_seven_pieces_of_soma_share_a_plate_without_support(plan):
    assert [len(plate.places) for plate in plan.plates] == [7]
    assert plan.unsupported == 0
    assert [body.name for body in plan.bodies] == list("VLTZABP")
    assert plan.largest_unit == 73.4


def test_every_part_lies_on_the_bed_and_apart(plan):
    (plate,) = plan.plates
    boxes = [np.array(part.solid.bounding_box()) for part in plan.parts(plate)]
    for box in boxes:
        assert box[2] == pytest.approx(0, abs=1e-6)
        assert box[:2].min() > -1e-6
        assert box[3:5].max() < 220 + 1e-6
    for one, other in combinations(boxes, 2):
        assert max((one[:2] - other[3:5]).max(), (other[:2] - one[3:5]).max()) > 3.9


def assembled_pieces(source, plan, clearance):
    """Return the pieces of a plan in their solution, each with its lid if it has one."""
    (solution,) = source.solutions
    pieces, lids = [], [None] * len(plan.bodies)
    for body in plan.bodies:
        if body.piece:
            pieces.append(body)
        else:
            lids[len(pieces) - 1] = body
    assembled = []
    for number, (placed, body) in enumerate(zip(solution.placed, pieces, strict=True)):
        turn, gap = body.position.turn, clearance / 2
        low, _ = bounds([turned(cell, turn) for cell in placed.cells])
        solid = body.solid.translate([gap] * 3)
        if lids[number] is not None:
            x, y, *_ = body.opening.lid_outline.bounds()
            z = body.opening.height - body.opening.lengths.depth
            first, _ = bounds(body.position.cells)
            lid = lids[number].solid.translate((x, y, z))
            solid += lid.translate([-length * plan.unit for length in first])
        # Turns map the middles of cells to the middles of cells.
        corner = [(length - 0.5) * plan.unit for length in low]
        back = np.hstack([np.array(turn, float).T, np.zeros((3, 1))])
        assembled.append(solid.translate(corner).transform(back))
    return assembled


@pytest.mark.parametrize("wall", [0.0, 1.6])
def test_assembled_pieces_have_the_stated_clearance_and_do_not_overlap(cube, wall):
    plan = planned(cube, clearance=0.3, bevel=0.8, wall=wall)
    assert (sum(body.opening is not None for body in plan.bodies) == 14) == bool(wall)
    assembled = assembled_pieces(cube, plan, 0.3)
    gaps = []
    for one, other in combinations(assembled, 2):
        assert (one ^ other).volume() == 0
        gaps.append(one.min_gap(other, 1.0))
    assert min(gaps) == pytest.approx(0.3, abs=1e-5)
    assert sum(gap < 0.3001 for gap in gaps) >= 12
    whole = sum(body.solid.volume() for body in plan.bodies)
    assert whole == pytest.approx(sum(solid.volume() for solid in assembled))


def test_hollow_pieces_have_lids_that_other_pieces_cover(cube):
    solid, hollow = planned(cube, bevel=0.0), planned(cube, bevel=0.0, wall=2.0)
    names = [body.name for body in hollow.bodies]
    assert names == [name for symbol in "VLTZABP" for name in (symbol, f"lid {symbol}")]
    assert [body.piece for body in hollow.bodies[::2]] == list("VLTZABP")
    assert {body.piece for body in hollow.bodies[1::2]} == {""}
    assert all(body.opening.is_hidden for body in hollow.bodies)
    assert hollow.volume < 0.6 * solid.volume
    assert hollow.unsupported == 0
    on_plates = [part.name for plate in hollow.plates for part in hollow.parts(plate)]
    assert sorted(on_plates) == sorted(names)
    for body, lid in zip(hollow.bodies[::2], hollow.bodies[1::2], strict=True):
        assert body.colour == lid.colour
        assert body.volume + lid.volume < solid.bodies[0].volume * 4 / 3


def test_labels_of_hollow_pieces_are_in_their_lids(cube):
    plain, labelled = (
        planned(cube, wall=2.0, bevel=0.0),
        planned(cube, wall=2.0, bevel=0.0, engrave=0.6),
    )
    for number, (one, other) in enumerate(zip(plain.bodies, labelled.bodies, strict=True)):
        assert (other.volume < one.volume) == bool(number % 2)
        assert other.has_hidden_label is (True if number % 2 else None)


def test_small_pieces_cut_pieces_and_other_lattices_stay_solid():
    small = planned(source_of(("I", BAR, "#ff0000")), wall=2.0, unit=10.0)
    assert [body.name for body in small.bodies] == ["I"]
    pieces = (("X", CROSS, "#ff0000"), ("I", BAR[:3], "#00ff00"))
    cut = planned(source_of(*pieces), wall=2.0, joints=True)
    assert [body.name for body in cut.bodies] == ["X.1", "X.2", "dowel X.1", "I", "lid I"]
    assert not cut.bodies[-1].opening.is_hidden
    others = piece_set("hexiamonds")
    source = ExportSource(Puzzle(Figure((), "t", others.lattice), others), "t")
    assert len(planned(source, wall=2.0, bevel=0.0).bodies) == sum(others.counts)
    assert planned(source, wall=2.0, bevel=0.0).wall == 2.0


def test_labels_lie_inside_the_assembled_puzzle(cube, plan):
    assert all(body.has_hidden_label for body in plan.bodies)
    plain = planned(cube)
    for body, other in zip(plan.bodies, plain.bodies, strict=True):
        assert other.has_hidden_label is None
        assert body.volume < other.volume


def test_the_face_of_a_label_touches_another_piece(cube, plan):
    (solution,) = cube.solutions
    filled = solution.piece_at
    for placed, body in zip(solution.placed, plan.bodies, strict=True):
        points = hidden_face(cube, placed, placed.cells, body.position)
        turn = np.array(body.position.turn)
        start = np.array(min(turned(cell, body.position.turn) for cell in placed.cells))
        middles = {
            tuple(np.round(turn.T @ (points.mean(axis=0) + start - 0.5), 6)),
        }
        touching = {
            tuple(np.round((np.array(cell) + np.array(beyond)) / 2, 6))
            for cell in placed.cells
            for beyond in cube.lattice.neighbours(cell)
            if filled.get(beyond) not in (None, placed)
        }
        assert middles <= touching


def test_labels_without_a_solution_show(cube):
    plan = planned(replace(cube, solutions=()), engrave=0.6)
    assert all(body.has_hidden_label is False for body in plan.bodies)


BAR = [(x, 0, 0) for x in range(6)]


def test_a_piece_larger_than_the_bed_is_named_with_the_largest_size():
    with pytest.raises(OptionError) as refused:
        planned(source_of(("I", BAR, "#ff0000"), ("D", BAR[:2], "#ff0000")), bed="100x110")
    assert "piece I is 119.8 x 19.8 x 19.8 mm" in str(refused.value)
    assert "reduce --unit to 18.3" in refused.value.at_terminal
    plan = planned(source_of(("I", BAR, "#ff0000")), bed="100x110", unit=18.3)
    assert plan.largest_unit == 18.3


def test_a_low_printer_takes_only_positions_that_fit():
    tower = [(0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0), (0, 0, 1), (0, 0, 2), (0, 0, 3)]
    free = planned(source_of(("T", tower, "#ff0000")), bed="100x100")
    low = planned(source_of(("T", tower, "#ff0000")), bed="100x100x50")
    assert free.bodies[0].position.unsupported == 0
    assert low.bodies[0].size[2] < 50


def test_bridges_may_be_forbidden():
    arch = [(0, 0, 0), (2, 0, 0), *((x, 0, 1) for x in range(3)), (0, 1, 0), (2, 1, 1)]
    source = source_of(("U", arch, "#ff0000"))
    with_bridges, without = planned(source, bridge=30.0), planned(source, bridge=0.0)
    assert with_bridges.unsupported <= without.unsupported
    assert without.bodies[0].position.bridged == 0


def test_a_plate_for_each_colour():
    pieces = (("A", BAR[:2], "#ff0000"), ("B", BAR[:2], "#0000ff"), ("C", BAR[:2], "#ff0000"))
    plan = planned(source_of(*pieces), by_colour=True)
    names = [sorted(part.name for part in plan.parts(plate)) for plate in plan.plates]
    assert names == [["A", "C"], ["B"]]
    assert len(planned(source_of(*pieces)).plates) == 1


@pytest.mark.parametrize(
    ("text", "bed"),
    [
        ("220x220", Bed(220, 220, 220)),
        ("100 X 120.5", Bed(100, 120.5, 120.5)),
        ("250*210*220", Bed(250, 210, 220)),
    ],
)
def test_a_bed_is_two_or_three_lengths(text, bed):
    assert bed_of(settings_of(bed=text)) == bed


@pytest.mark.parametrize(
    "text", ["", "220", "220x", "axb", "1x1", "220x220x220x220", "-5x9", "1e9x20", "99999x20", "x"]
)
def test_other_beds_are_refused_with_an_example(text):
    with pytest.raises(OptionError, match=r"mm|millimetres"):
        bed_of(settings_of(bed=text))


def test_too_many_pieces_are_refused(cube):
    pieces = replace(cube.puzzle.piece_set, counts=(600, 1, 1, 1, 1, 1, 1), minimums=None)
    source = replace(cube, puzzle=replace(cube.puzzle, piece_set=pieces), solutions=())
    with pytest.raises(CubewrightError, match="606 pieces"):
        planned(source)


def test_balls_take_no_labels():
    pieces = piece_set("pyramid-20")
    source = ExportSource(Puzzle(Figure((), "balls", pieces.lattice), pieces), "balls")
    with pytest.raises(OptionError, match="balls have no flat face"):
        planned(source, engrave=0.6)


def test_the_coupon_has_five_holes_for_its_plug(plan):
    holes, plug = plan.coupon
    assert coupon_clearances(0.2)[2] == 0.2
    assert holes.solid.genus() == 5
    assert plug.solid.genus() == 0
    low, high = np.split(np.array(holes.solid.bounding_box()), 2)
    assert (high - low).max() < 150
    assert (holes.solid ^ plug.solid).volume() == 0
    clearances = coupon_clearances(1.0)
    wide, _ = coupon(replace(plate_shape(settings_of()), clearance=1.0))
    top = wide.solid.slice(7.0).to_polygons()
    sides = sorted(np.ptp(np.array(each), axis=0).round(3).tolist() for each in top)
    assert sides[:5] == [[10 + 2 * gap] * 2 for gap in clearances]


def test_filament():
    assert filament_metres(1000 * np.pi * 1.75**2 / 4) == pytest.approx(1)


def test_the_program_does_not_import_rectpack_for_the_help():
    text = Path(plan_plates.__code__.co_filename).with_name("arrangement.py").read_text()
    assert "\nimport rectpack" not in text


CROSS = [(0, 0, 0), (1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)]


def test_a_piece_that_needs_support_becomes_parts_and_a_dowel():
    source = source_of(("X", CROSS, "#ff0000"), ("I", BAR[:3], "#00ff00"))
    assert planned(source).unsupported == 4
    plan = planned(source, joints=True)
    assert [body.name for body in plan.bodies] == ["X.1", "X.2", "dowel X.1", "I"]
    assert [body.piece for body in plan.bodies] == ["X", "X", "", "I"]
    assert plan.unsupported == 0
    for plate in plan.plates:
        for part in plan.parts(plate):
            assert part.solid.bounding_box()[2] == pytest.approx(0, abs=1e-6)
            assert part.solid.genus() == 0


@pytest.mark.parametrize("pins", [DOWELS, SNAPS], ids=lambda pins: pins.name)
def test_parts_and_pins_make_the_whole_piece_with_gaps(pins):
    shape = plate_shape(settings_of(clearance=0.3))
    cuts = cut_piece(CROSS, 0)
    whole = solid(CUBIC, CROSS, shape)
    identity = CUBIC.turns[0]
    parts = []
    for cells in cuts.parts:
        position = next(p for p in print_positions(CUBIC, cells) if p.turn == identity)
        made = part_solid(whole, cells, cuts.joints, pins, shape, position)
        parts.append(made.translate([shape.unit * length for length in min(cells)]))
    (joint,) = cuts.joints
    placed = placed_pin(joint, pins, shape)
    one, other = parts
    assert (one ^ other).volume() == pytest.approx(0, abs=1e-3)
    joined = (one + other + hole(joint, pins, shape)).volume()
    assert joined == pytest.approx(whole.volume(), rel=1e-4)
    assert placed.min_gap(one, 1.0) == pytest.approx(0.15, abs=1e-4)
    assert placed.min_gap(other, 1.0) == pytest.approx(0.15, abs=1e-4)
    assert (placed - hole(joint, pins, shape)).volume() == pytest.approx(0, abs=1e-6)


def test_parts_have_labels_only_on_faces_that_other_pieces_cover(cube):
    arch = [(0, 0, 0), (2, 0, 0), *((x, 0, 1) for x in range(3)), (0, 1, 0), (2, 1, 1)]
    source = source_of(("U", arch, "#ff0000"))
    plan = planned(source, joints=True, engrave=0.5, bridge=0.0)
    for body in plan.bodies:
        assert body.has_hidden_label is (None if len(plan.bodies) > 1 else False)


@given(
    st.floats(14, 60),
    st.floats(0.05, 0.5),
    st.sampled_from([((0, 0, 0), (1, 0, 0)), ((0, 0, 0), (0, 1, 0)), ((0, 0, 0), (0, 0, 1))]),
)
def test_snaps_are_wider_than_their_holes_but_not_than_the_grooves(unit, clearance, joint):
    shape = replace(plate_shape(settings_of()), unit=unit, clearance=clearance)
    placed, cut = placed_pin(joint, SNAPS, shape), hole(joint, SNAPS, shape)
    assert (placed - cut).volume() == pytest.approx(0, abs=1e-6)
    # Pulled by the play in the groove and the width of a barb, it meets the side of the hole.
    step = np.subtract(joint[1], joint[0]) * (2 * clearance + 0.03 * unit)
    assert (placed.translate(step.tolist()) - cut).volume() > 1e-4
    # The slot leaves room for both barbs to move inwards.
    free = 0.3 * (SNAPS.side * unit - clearance)
    assert free > 2 * 0.015 * unit
    assert pin(SNAPS, shape).genus() == 0


@given(st.floats(14, 60), st.floats(0.05, 0.5))
def test_no_side_of_a_hole_for_a_pin_hangs(unit, clearance):
    shape = replace(plate_shape(settings_of()), unit=unit, clearance=clearance)
    for pins in (DOWELS, SNAPS):
        for axis in np.eye(3, dtype=int).tolist():
            points, faces = triangles(hole(((0, 0, 0), tuple(axis)), pins, shape))
            # A side of the hole that points up is a face of the part that points down.
            upward = face_normals(points[faces])[:, 2]
            ends = np.abs(upward) > 0.999 if axis[2] else np.zeros(len(upward), bool)
            assert upward[~ends].max() < STEEPEST + 1e-3


def test_pins_that_snap_in():
    source = source_of(("X", CROSS, "#ff0000"))
    plan = planned(source, joints=True, snap=True)
    assert [body.name for body in plan.bodies] == ["X.1", "X.2", "pin X.1"]
    assert plan.is_snapped
    with pytest.raises(OptionError) as refused:
        planned(source, joints=True, snap=True, unit=12.0)
    assert refused.value.at_terminal.startswith("snaps need a --unit of at least 13.6 mm")
    assert "omit --snap" in refused.value.at_terminal


def test_cells_that_are_too_small_for_dowels_are_refused():
    with pytest.raises(OptionError) as refused:
        planned(source_of(("X", CROSS, "#ff0000")), joints=True, unit=5.0)
    assert refused.value.at_terminal.startswith("dowels need a --unit of at least 6.7 mm")


def test_pieces_of_other_lattices_are_not_cut():
    pieces = piece_set("tetra-octa-56")
    source = ExportSource(Puzzle(Figure((), "t", pieces.lattice), pieces), "t")
    assert len(planned(source, joints=True, bevel=0.0).bodies) == sum(pieces.counts)
