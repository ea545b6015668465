"""BurrTools files in the terminal: solve, list, batch and convert."""

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.xmpuzzle.elements import xml_bytes
from cubewright.formats.xmpuzzle.puzzle import file_elements


@pytest.fixture
def two_problems(tmp_path):
    puzzles = [(name, built_in_puzzle(name)) for name in ("cube", "bedlam")]
    path = tmp_path / "two.xmpuzzle"
    path.write_bytes(xml_bytes(file_elements(puzzles), packed=True))
    return path


def test_solve_takes_the_first_problem_and_reports_it(command, two_problems):
    ran = command("solve", str(two_problems), "--count")
    assert ran.out == "240\n"
    assert "two.xmpuzzle has 2 problems; using problem 1 ('cube')" in ran.err


@pytest.mark.parametrize("chosen", ["1", "cube"])
def test_a_problem_is_chosen_by_name_or_number(command, two_problems, chosen):
    ran = command("solve", str(two_problems), "--problem", chosen, "--count", "--raw")
    assert (ran.out, ran.err) == ("11520\n", "")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("solve", "FILE", "--problem", "3"), "no problem '3' (there are '1', '2'"),
        (("solve", "FILE", "--figure", "cube"), "--figure needs a figure file"),
        (("solve", "cube", "--problem", "1"), "--problem needs a .cubewright or .xmpuzzle file"),
        (("solve", "missing.xmpuzzle"), "missing.xmpuzzle: cannot be read"),
        (("convert", "FILE", "FILE"), "IN and OUT are the same file"),
        (("convert", "FILE", "out.doc"), "out.doc: its ending does not name a format"),
        (("list", "missing.xmpuzzle"), "missing.xmpuzzle: cannot be read"),
    ],
)
def test_a_wrong_command_line_gives_one_line(command, two_problems, arguments, reason):
    ran = command(*(str(two_problems) if each == "FILE" else each for each in arguments))
    assert ran.status == 2
    assert reason in ran.err
    assert len(ran.err.splitlines()) == 1


def test_equal_pieces_in_several_entries_are_pointed_out(command, two_problems):
    content = xml_bytes(file_elements([("cube", built_in_puzzle("cube"))]), packed=False)
    once = b'<shape id="0" count="1"/>'
    two_problems.write_bytes(content.replace(once, once + b'<shape id="0" min="0" max="1"/>'))
    ran = command("solve", str(two_problems), "--count")
    assert "lists equal pieces several times (B)" in ran.err


def test_list_shows_problems_shapes_figures_and_pieces(command, two_problems, tmp_path):
    listed = command("list", str(two_problems)).out
    assert "1  cube    7 kinds of piece   result: shape 8" in listed
    assert "27 cells" in listed
    assert command("convert", str(two_problems), str(tmp_path / "a.fig")).status == 0
    assert "two, bedlam  64 cubelets" in command("list", str(tmp_path / "a.fig")).out
    command("convert", str(two_problems), str(tmp_path / "a.toml"), "--problem", "cube")
    assert "Pieces of two" in command("list", str(tmp_path / "a.toml")).out


@pytest.mark.parametrize(("number", "noun"), [(1, "assembly"), (2, "assemblies")])
def test_list_counts_assemblies(command, tmp_path, number, noun):
    path = tmp_path / "a.xmpuzzle"
    root = file_elements([("cube", built_in_puzzle("cube"))])
    root.find("problems/problem").set("assemblies", str(number))
    path.write_bytes(xml_bytes(root, packed=False))
    assert f"{number} {noun} found by BurrTools" in command("list", str(path)).out


def test_batch_has_a_row_for_each_problem(command, two_problems, tmp_path):
    bad = tmp_path / "bad.xmpuzzle"
    bad.write_text("<puzzle>\n<oops")
    ran = command("batch", str(two_problems), str(bad), "--limit-seconds", "0.01", "--csv")
    lines = ran.out.splitlines()
    assert [line.split(",")[2] for line in lines[1:]] == ["cube", "bedlam", ""]
    assert "it is not XML, or incomplete" in lines[-1]
    assert ran.status == 2


def test_a_saved_search_is_not_resumed_with_other_colours(command, tmp_path):
    path, saved = tmp_path / "a.xmpuzzle", tmp_path / "a.search"
    content = xml_bytes(file_elements([("bedlam", built_in_puzzle("bedlam"))]), packed=False)
    coloured = content.replace(b"<colors/>", b'<colors><color red="1"/></colors>')
    path.write_bytes(coloured)
    save = ("--count", "--limit-seconds", "0.001", "--save", str(saved))
    assert command("solve", str(path), *save).status == 124
    resume = ("--count", "--limit-seconds", "0.001", "--resume", str(saved))
    assert command("solve", str(path), *resume).status == 124
    path.write_bytes(coloured.replace(b"####", b"#1###", 1))
    ran = command("solve", str(path), "--count", "--resume", str(saved))
    assert ran.status == 2
    assert "a.search: the saved search has 'a' (64 cubelets" in ran.err


def test_strict_converts_only_what_can_be_kept(command, two_problems, tmp_path):
    target = tmp_path / "new.toml"
    ran = command("convert", str(two_problems), str(target), "--strict")
    assert ran.status == 2
    assert "new.toml leaves this out: the figures 'two, cube', 'two, bedlam'" in ran.err
    assert "new.toml was not written (--strict)" in ran.err
    assert not target.exists()
    assert command("convert", str(two_problems), str(target)).status == 0
    assert target.exists()
