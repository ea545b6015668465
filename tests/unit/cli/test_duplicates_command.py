"""``cubewright duplicates``."""

from pathlib import Path

import pytest

from cubewright.cli.parser import overview_parser
from cubewright.formats.user_library import add_source

BED = "/SOMA bed\n/1.1/111\n/.../111\n"
TURNED = "\n/SOMA one\n/1\n\n/SOMA bed on its side\n/11\n/1.\n/11\n;\n"


@pytest.fixture
def bed(tmp_path: Path) -> Path:
    path = tmp_path / "bed.fig"
    path.write_text(BED)
    return path


def test_a_new_figure_is_reported_as_new(command, bed):
    ran = command("duplicates", str(bed))
    assert ran.status == 1
    first, second = ran.out.splitlines()
    assert first == "bed.fig, line 1: bed, 8 cubelets, mirror, straight (Cs, 2)"
    assert second.startswith("  new: no duplicate among ")
    assert ran.err == ""


def test_duplicates_are_listed_from_added_folders_and_the_command_line(command, bed, tmp_path):
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "old.fig").write_text("\n\n/SOMA sofa\n/.../111\n/1.1/111\n")
    add_source(tmp_path / "mine")
    other = tmp_path / "other.txt"
    other.write_text("/SOMA upright\n/11./11.\n/11./1..\n/11./...\n\n" + BED)
    ran = command("duplicates", str(bed), "--library", str(other))
    assert ran.status == 0
    assert ran.out.splitlines()[1:] == [
        "  old.fig, line 3: sofa (turned)",
        "  other.txt, line 6: bed (the same)",
    ]
    alone = command("duplicates", str(bed), "--library", str(other), "--only")
    assert alone.out.splitlines()[1:] == ["  other.txt, line 6: bed (the same)"]


def test_a_figure_is_not_its_own_duplicate(command, bed, tmp_path):
    assert command("duplicates", str(bed), "--library", str(bed), "--only").status == 1
    ran = command("duplicates", "soma", "--figure", "Throne")
    assert ran.status == 1
    assert "Throne, 27 cubelets, mirror" in ran.out
    bed.write_text(BED + "\n" + BED)
    twice = command("duplicates", str(bed), "--library", str(tmp_path), "--only")
    assert twice.status == 0
    assert "  bed.fig, line 5: bed (the same)" in twice.out.splitlines()


def test_a_built_in_puzzle_can_be_looked_up(command):
    ran = command("duplicates", "cube")
    assert ran.status == 0
    assert "27 cubelets, full cube (Oh, 48)" in ran.out
    assert "soma.fig, line 4: Soma cube (the same)" in ran.out


def test_unreadable_files_are_reported(command, bed, tmp_path):
    ran = command("duplicates", str(bed), "--only", "--library", str(tmp_path / "gone.fig"))
    assert ran.err == "cubewright: gone.fig: cannot be read: No such file or directory\n"
    assert ran.out.endswith("new: no duplicate among 0 figures\n")
    empty = tmp_path / "empty.fig"
    empty.write_text("/SOMA nothing\n")
    assert "nothing" in command("duplicates", str(empty)).err
    empty.write_text("")
    assert (
        command("duplicates", str(empty)).err == "cubewright: empty.fig: there is no figure in it\n"
    )
    assert command("duplicates", "nothing.fig").status == 2


def test_the_former_name_twins_is_still_accepted(command, bed):
    assert command("twins", str(bed)) == command("duplicates", str(bed))
    assert "twins" not in overview_parser().format_help()
