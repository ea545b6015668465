"""Sliding puzzles as TOML."""

import pytest
from mutations import TIERS, damaged, fuzz, replace_file

from cubewright.errors import FormatError, UnknownNameError
from cubewright.formats.sliding import (
    parse_sliding_puzzles,
    read_sliding_puzzles,
    sliding_puzzle,
)
from cubewright.resources import resource_folder


def parsed(start, target, more=""):
    text = f'[[puzzles]]\nname = "p"\n{more}\nstart = """\n{start}\n"""\n'
    return parse_sliding_puzzles(text + f'target = """\n{target}\n"""\n', "p.toml")


def test_rows_run_from_back_to_front_and_layers_upwards():
    (puzzle,) = parsed("AB\n.#\n\nA.\n..", ".B\n..")
    assert puzzle.start == {
        "A": frozenset({(0, 1, 0), (0, 1, 1)}),
        "B": frozenset({(1, 1, 0)}),
    }
    assert (1, 0, 0) not in puzzle.room
    assert len(puzzle.room) == 7
    assert not puzzle.is_flat
    assert puzzle.is_solved(puzzle.start)


def test_missing_characters_are_walls():
    (puzzle,) = parsed("A\n..", "A")
    assert puzzle.room == {(0, 1, 0), (0, 0, 0), (1, 0, 0)}


@pytest.mark.parametrize(
    ("start", "target", "more", "why"),
    [
        ("A.A", "A..", "", "the piece 'A' is in several parts"),
        ("A..", "...", "", "at least one piece at its target"),
        ("A..", "B..", "", "no piece 'B'"),
        ("AA.", "A..", "", "another at the target"),
        ("A.#", "..A", "", "a wall of the room"),
        ("AAB", ".AA", 'alike = ["AB"]', "pieces with the same shape"),
        ("A..", "..A", 'alike = ["AX"]', "pieces with the same shape"),
        ("A..", "..A", 'counted = "turns"', "counted"),
        ("A..", "..A", "colour = 3", "colour"),
        ("." * 65 + "\n" + ("." * 65 + "\n") * 64 + "A", "A", "", "more than 4,096 cells"),
    ],
)
def test_wrong_puzzles_are_refused(start, target, more, why):
    with pytest.raises(FormatError, match=r"p\.toml") as caught:
        parsed(start, target, more)
    assert why in str(caught.value)


def test_a_file_without_puzzles_is_refused():
    with pytest.raises(FormatError, match="puzzles"):
        parse_sliding_puzzles("name = 3", "p.toml")


def test_an_unknown_name_suggests_another():
    assert sliding_puzzle("Klotski").title == "L'Âne Rouge (Klotski)"
    with pytest.raises(UnknownNameError, match="did you mean 'klotski'"):
        sliding_puzzle("klotsky")


@TIERS
def test_damaged_files_are_read_or_refused(tmp_path, inputs):
    samples = [(resource_folder(".") / "sliding.toml").read_bytes()]
    path = tmp_path / "damaged.toml"

    def read(content):
        replace_file(path, content)
        for puzzle in read_sliding_puzzles(path):
            assert puzzle.start
            assert puzzle.kinds

    fuzz(inputs, samples, damaged, read, FormatError)
