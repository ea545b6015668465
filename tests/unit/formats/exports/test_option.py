"""The options of export formats, and the messages about values that do not fit."""

import pytest

from cubewright.formats.exports.export_format import ExportSource, export_formats
from cubewright.formats.exports.option import OptionError
from cubewright.formats.models.options import BEVEL, UNIT
from cubewright.formats.pictures.pictures import SCHEME, WIDTH
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.puzzle import Puzzle
from cubewright.translation import mark


@pytest.mark.parametrize(
    ("option", "value", "message"),
    [
        (WIDTH, "wide", "--width wide is not a number"),
        (WIDTH, 9000, "--width 9000: choose a number from 16 to 8192 pixels"),
        (WIDTH, 20.5, "--width 20.5: choose a whole number"),
        (SCHEME, "grey", "--scheme grey: choose one of light, dark"),
    ],
)
def test_a_value_that_does_not_fit_names_its_option(option, value, message):
    with pytest.raises(OptionError) as error:
        option.checked(value)
    assert error.value.at_terminal == message
    assert str(error.value) == message.replace(f"--{option.name}", f"“{option.title}”")


def test_several_options_of_a_message_are_named():
    error = OptionError(mark("reduce {bevel} or increase {unit}"), bevel=BEVEL, unit=UNIT)
    assert str(error) == "reduce “Bevel” or increase “Size of a cell”"
    assert error.at_terminal == "reduce --bevel or increase --unit"


@pytest.mark.parametrize(
    ("name", "set_name", "values"),
    [
        ("stl", "soma", {"unit": 1, "clearance": 2}),
        ("stl", "soma", {"unit": 10, "wall": 5}),
        ("stl", "soma", {"wall": 1, "engrave": 1, "only": "V"}),
        ("stl", "soma", {"unit": 2, "bevel": 0, "engrave": 1, "only": "V"}),
        ("stl", "soma", {"unit": 10, "bevel": 0, "wall": 4, "drain": 20, "only": "V"}),
        ("stl", "pyramid-10", {"engrave": 1}),
        ("pdf-net", "soma", {"unit": 200, "only": "V"}),
        ("svg", "soma", {"show": "figure", "width": 8192}),
        ("pdf-sheet", "soma", {"pages": "challenge"}),
    ],
)
def test_errors_of_formats_name_options_for_the_window_and_the_terminal(name, set_name, values):
    pieces = piece_set(set_name)
    cells = [(0, 0, z) for z in range(40)] if name == "svg" else []
    source = ExportSource(Puzzle(Figure(cells, "", pieces.lattice), pieces), "x")
    form = export_formats()[name]
    with pytest.raises(OptionError) as error:
        for _ in form.write(source, form.settings(values)):
            pass
    named = [each for each in form.options if f"--{each.name}" in error.value.at_terminal]
    assert named
    assert all(f"“{each.title}”" in str(error.value) for each in named)
    assert "--" not in str(error.value)
