"""The contract of every palette; a new one in ``model/pieces/palette.py`` is tested too."""

import re
import sys
from pathlib import Path

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.exports.export_format import ExportSource, format_of
from cubewright.formats.piece_sets.catalogue import piece_sets
from cubewright.model.drawing.look import readable_on
from cubewright.model.pieces.colours import COLOURS, copy_colour
from cubewright.model.pieces.palette import OWN_COLOURS, palettes
from cubewright.presenter.exports.files import export_file
from cubewright.presenter.scripting import solutions

sys.path.insert(0, str(Path(__file__).parent))
from colour_vision import SIGHTS, closest_pair, contrast, difference

PIECES = 13
"""The most pieces that a palette distinguishes without paler and deeper colours."""
DISTINCT = 15.0
"""The least CIEDE2000 difference of two colours for eyes that lack one kind of cone."""
READABLE = 4.5
"""The least contrast of a symbol on a piece, as WCAG 2 asks of text."""

each_palette = pytest.mark.parametrize("palette", palettes().values(), ids=palettes())


@each_palette
def test_it_is_described(palette):
    assert palette.title.strip()
    assert palette.help.strip()
    assert not palette.help.endswith(".")


@each_palette
def test_its_colours_differ_and_are_enough_for_thirteen_pieces(palette):
    if palette.name == OWN_COLOURS:
        assert not palette.colours
        return
    assert len(set(palette.colours)) == len(palette.colours) >= PIECES
    assert all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in palette.colours)
    assert closest_pair(palette.colours[:PIECES], "all cones") >= 7


@each_palette
def test_every_piece_of_a_set_gets_a_colour_of_its_own(palette):
    for pieces in piece_sets().values():
        shown = [palette.colour(pieces, index) for index in range(len(pieces.pieces))]
        assert len(set(shown)) == len(shown), pieces.name
        assert [piece.colour for piece in palette.recolour(pieces).pieces] == shown


@each_palette
def test_symbols_are_readable_on_every_colour_of_pieces_and_copies(palette):
    for colour in palette.colours or COLOURS:
        for copy in range(3):
            ground = copy_colour(colour, copy)
            assert contrast(readable_on(ground), ground) >= READABLE


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_palette_for_colour_blind_eyes_has_thirteen_distinct_colours(sight):
    assert closest_pair(palettes()["colour-blind"].colours[:PIECES], sight) >= DISTINCT


def test_the_other_palettes_do_not_so_that_the_test_can_see_the_difference():
    assert closest_pair(COLOURS[:PIECES], "deuteranopia") < DISTINCT


@pytest.mark.parametrize(
    ("one", "other", "distance"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
        ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_distance_agrees_with_published_pairs(one, other, distance):
    """Pairs of the supplementary test data of Sharma, Wu and Dalal."""
    assert difference(one, other) == pytest.approx(distance, abs=5e-5)


@pytest.mark.parametrize("ending", ["svg", "obj", "scad"])
def test_an_exported_file_has_the_colours_of_the_chosen_palette(ending, tmp_path):
    wood = palettes()["wood"].colours
    form = format_of("picture" if ending == "svg" else "model", tmp_path / f"x.{ending}")
    puzzle = built_in_puzzle("cube")
    source = ExportSource(puzzle, puzzle.name, tuple(solutions(puzzle, limit=1)))
    given = {"svg": {"view": "layers", "width": 200}, "obj": {"bevel": 0.0}, "scad": {}}[ending]
    files = {}
    for name in (OWN_COLOURS, "wood"):
        path = tmp_path / f"{name}.{ending}"
        for _ in export_file(form, source, form.settings({**given, "palette": name}), path):
            pass
        files[name] = path.with_suffix(".mtl" if ending == "obj" else f".{ending}").read_text()
    assert files["wood"] != files[OWN_COLOURS]
    if ending != "obj":
        assert all(colour in files["wood"] for colour in wood[:7])
        assert not any(colour in files[OWN_COLOURS] for colour in wood[:7])
