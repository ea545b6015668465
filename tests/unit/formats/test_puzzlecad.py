"""Pieces in the notation of puzzlecad."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mutations import TIERS, damaged, fuzz, replace_file

from cubewright.errors import FormatError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.export_formats.puzzlecad import PUZZLECAD
from cubewright.formats.exports.export_format import ExportSource
from cubewright.formats.models.boxes import layer_strings
from cubewright.formats.piece_sets.file import read_piece_set
from cubewright.formats.puzzlecad import is_puzzlecad, puzzlecad_shapes
from cubewright.model.generators.burr_sticks import stick_cells
from cubewright.model.lattices.cubic import CUBIC

ELL = {(0, 0, 0), (1, 0, 0), (0, 1, 0)}


def shapes(text):
    return [set(cells) for _line, cells in puzzlecad_shapes(text, "p.scad")]


@pytest.mark.parametrize(
    "text",
    [
        'burr_piece("xx|x.");',
        'burr_piece(["xx|x."]);',
        'burr_plate([["xx|x."]]);',
        'burr_plate(\n[ "xx|x." , ]);',
        'burr_plate(["xx|x. "], $burr_scale = 9);',
        '// burr_piece("xx");\n/* burr_piece("x"); */ burr_piece("aa|b.");',
        'burr_piece("x{connect=mz+y+}x|x{label_text=burr_piece}.");',
    ],
)
def test_layers_are_read(text):
    assert is_puzzlecad(text)
    assert shapes(text) == [ELL]


def test_layers_begin_at_the_bottom_and_rows_at_the_front():
    assert shapes('burr_piece(["xx|x.", "..|x."]);') == [ELL | {(0, 1, 1)}]


def test_numbers_are_burr_sticks():
    assert shapes("burr_plate([52, 1024]);") == [set(stick_cells(52)), set(stick_cells(1024))]


@given(st.integers(0, 2**32))
def test_what_the_export_writes_is_read_back(seed):
    chance = random.Random(seed)
    cells = {(0, 0, 0)}
    while len(cells) < chance.randint(1, 12):
        cells.add(chance.choice(CUBIC.neighbours(chance.choice(sorted(cells)))))
    (found,) = shapes(f"burr_piece({layer_strings(cells)});".replace("'", '"'))
    assert CUBIC.normalized(found) == CUBIC.normalized(cells)


def test_an_exported_set_is_read_back_with_its_copies(tmp_path):
    puzzle = built_in_puzzle("double-soma-3x3x6")
    writer = PUZZLECAD.write(ExportSource(puzzle, "Double"), PUZZLECAD.settings({}))
    next(writer)
    with pytest.raises(StopIteration) as end:
        next(writer)
    path = tmp_path / "double.scad"
    path.write_bytes(end.value.value[".scad"])
    assert counts(read_piece_set(path)) == counts(puzzle.piece_set)


def counts(pieces):
    return {
        piece.equivalence_key: number
        for piece, number in zip(pieces.pieces, pieces.counts, strict=True)
    }


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("\nburr_piece(pieces);", 2),
        ('burr_plate("xx");', 1),
        ('burr_plate([["xx"],\n["x", 3]]);', 1),
        ('burr_piece("..|..");', 1),
        ("burr_piece([[[[]]]]);", 1),
        ('burr_piece(["xx" "x"]);', 1),
        ('burr_plate(["xx",', 1),
        ("burr_piece(0);", 1),
        ("burr_piece(99999);", 1),
    ],
)
def test_wrong_pieces_are_refused_with_their_line(text, line):
    with pytest.raises(FormatError, match=rf"p\.scad, line {line}"):
        shapes(text)


def test_a_text_without_pieces_is_refused():
    with pytest.raises(FormatError, match="no burr_piece"):
        shapes("cube(3);")


@pytest.mark.parametrize("text", ["[" * 99_999, '"' + "x|" * 99_999 + '"', "1" * 99_999])
def test_long_texts_are_read_or_refused(text):
    try:
        (cells,) = shapes(f"burr_piece({text});")
    except FormatError:
        return
    assert len(cells) == 99_999


@TIERS
def test_damaged_files_are_read_or_refused(tmp_path, inputs):
    samples = [
        b'include <puzzlecad.scad>\n// two\nburr_plate([["xx|x.", "x.|.."], "xxx"]);\n',
        b"burr_piece(52);\nburr_plate([1024, ['x'], [\"x{connect=mz+}x\"]]);\n",
    ]
    path = tmp_path / "damaged.scad"

    def read(content):
        replace_file(path, content)
        assert read_piece_set(path).pieces

    fuzz(inputs, samples, damaged, read, FormatError)
