import gzip

import pytest

from cubewright.errors import FormatError, UnknownNameError
from cubewright.formats.xmpuzzle.file import (
    PieceEntry,
    parse_xmpuzzle,
    read_xmpuzzle,
    write_xmpuzzle,
)


def test_all_of_a_file_is_read(read):
    file = read()
    assert file.grid.title == "bricks"
    assert file.colours == ("#ff0010",)
    bar, pair, tray = file.shapes
    assert (bar.name, bar.weight, len(bar), bar.size) == ("bar", 2, 3, (3, 1, 1))
    assert pair.colours == {(0, 0, 0): 1}
    assert tray.name == "tray & edge"
    assert tray.optional == {(0, 1, 0)}
    one, two = file.problems
    assert one.pieces == (PieceEntry(0, 0, 2, ((3, 2),)), PieceEntry(1, 2, 2))
    assert (one.name, one.result, one.max_holes, one.assemblies) == ("one", 2, 1, 3)
    assert one.stored_solutions == 1
    assert one.allowed_colours == {(1, 1)}
    assert two.result is None
    assert file.comment == "Two\nlines"


def test_the_default_number_of_copies_is_one(read):
    (piece,) = (
        read('min="0" max="2" group="3"', "", '    <shape id="1" count="2"/>\n', "")
        .problems[0]
        .pieces
    )
    assert piece == PieceEntry(0)


def test_problems_are_found_by_name_and_by_number(read):
    file = read()
    assert file.problem() is file.problem("one") is file.problem("1") is file.problems[0]
    assert file.problem("2") is file.problems[1]
    for name in ("3", "0", "One more"):
        with pytest.raises(UnknownNameError, match="no problem"):
            file.problem(name)


@pytest.mark.parametrize("packed", [False, True])
def test_a_file_is_read_and_written_compressed_or_not(tmp_path, sample, packed):
    path = tmp_path / "my.xmpuzzle"
    path.write_bytes(gzip.compress(sample) if packed else sample)
    file = read_xmpuzzle(path)
    assert file.is_packed is packed
    write_xmpuzzle(path, file.elements, packed=packed)
    assert path.read_bytes().startswith(b"\x1f\x8b") is packed
    assert read_xmpuzzle(path) == file


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (('<puzzle version="2"', '<puzzle version="3"'), "line 2: it has version 3"),
        (('type="0"/>\n <colors>', 'type="7"/>\n <colors>'), "line 3: the grid has type 7"),
        (('red="255"', 'red="256"'), '<color> has red="256"; a whole number from 0 to 255'),
        (('weight="2"', 'weight="two"'), 'line 6: <voxel> has weight="two"'),
        (('x="3"', 'x="99999999999999999999999"'), "<voxel> has x="),
        (('x="3"', 'x="²"'), "<voxel> has x="),
        (('x="3" ', ""), "<voxel> has no attribute 'x'; add it"),
        ((">###<", ">##<"), r"line 6: shape 1 \('bar'\): a box of 3x1x1 has 3 positions"),
        ((">#1#<", ">#2#<"), "line 7: shape 2: a cell has colour 2, but the file has 1 colours"),
        (('<shape id="1"', '<shape id="3"'), "line 15: problem 1: it uses shape 4, but there are"),
        (('<result id="2"/>', '<result id="3"/>'), "line 17: problem 1: it uses shape 4"),
        (('min="0"', 'min="3"'), "problem 1: a piece has min 3, which is more than its max 2"),
        (('max="2"', 'max="200000"'), '<shape> has max="200000"; a whole number from 0 to 10000'),
        (
            ('<pair piece="0"', '<pair piece="1"'),
            "problem 1: a pair has colour 2, but the file has 1 colours",
        ),
        (
            ('x="3" y="1" z="1"', 'x="999999999" y="999999999" z="999999999"'),
            r"line 6: shape 1 \('bar'\): a box of 999999999x999999999x999999999 is too large; all "
            "shapes together may have 2,097,152 positions",
        ),
        (
            (">###<", ">" + "#" * 1_000_000 + "<"),
            "a box of 3x1x1 has 3 positions, but there are 1,000,000",
        ),
        (
            ("<assembly>", "<separation><pieces count='1'>0</pieces></separation><assembly>"),
            "problem 1: solution 1 has <separation> before its <assembly>; put the assembly first",
        ),
        (
            ("<assembly>x 0 0 0 0</assembly>", "<separationInfo>2 0 0</separationInfo>"),
            "problem 1: solution 1 has <separationInfo> before its <assembly>",
        ),
    ],
)
def test_an_error_names_the_file_the_line_and_the_reason(read, change, reason):
    with pytest.raises(FormatError, match=f"^my.xmpuzzle, {reason}|^my.xmpuzzle, line .*{reason}"):
        read(*change)


def test_a_position_without_a_cell_is_refused(read):
    with pytest.raises(FormatError, match=r"no cell at \(1, 0, 0\) in a grid of spheres"):
        read('<gridType type="0"/>', '<gridType type="2"/>')


def test_other_xml_is_no_puzzle_file():
    with pytest.raises(FormatError, match="it begins with <html>, not <puzzle>"):
        parse_xmpuzzle(b"<html/>", "page.xmpuzzle")


def test_many_large_shapes_in_a_small_file_are_refused(tmp_path):
    shape = f'<voxel x="100" y="100" z="100">{"#" * 10**6}</voxel>'
    content = f"<puzzle><shapes>{shape * 20}</shapes></puzzle>"
    path = tmp_path / "large.xmpuzzle"
    path.write_bytes(gzip.compress(content.encode()))
    assert path.stat().st_size < 50_000
    with pytest.raises(FormatError, match="shape 3: a box of 100x100x100 is too large"):
        read_xmpuzzle(path)


def test_a_small_file_that_unpacks_to_gigabytes_is_refused(tmp_path):
    path = tmp_path / "bomb.xmpuzzle"
    path.write_bytes(gzip.compress(b"<puzzle>" + b" " * (65 << 20)))
    with pytest.raises(FormatError, match="larger than 64 MiB when unpacked"):
        read_xmpuzzle(path)
