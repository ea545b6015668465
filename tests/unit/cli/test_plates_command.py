"""``cubewright plates``: the plan, the files and the refusals."""

import re
from zipfile import ZipFile

import pytest

from cubewright.presenter.exports import plates

FAST = ("--bevel", "0")


def test_without_a_folder_only_the_plan_is_printed(command, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    ran = command("plates", "cube", *FAST)
    assert (ran.status, ran.err) == (0, "")
    rows = [line.split() for line in ran.out.splitlines() if re.match(r"[A-Z] +\d", line)]
    assert [row[0] for row in rows] == list("VLTZABP")
    assert rows[0] == ["V", "1", "39.8", "x", "39.8", "x", "19.8", "3", "23.4"]
    assert "7 pieces on 1 plate of 220 x 220 x 220 mm." in ran.out
    assert "Volume 211.2 cm³: 87.8 m of filament of 1.75 mm at 100 % infill." in ran.out
    assert "No piece needs support." in ran.out
    assert "up to a cell size of 73.4 mm." in ran.out
    assert list(tmp_path.iterdir()) == []


def test_a_file_for_each_plate_and_one_for_the_test(command, tmp_path):
    folder = tmp_path / "plates"
    ran = command("plates", "cube", "-o", str(folder), "--bed", "85x85", "--coupon", *FAST)
    assert ran.status == 0
    names = sorted(path.name for path in folder.iterdir())
    assert names == ["clearances.3mf", "plate-1.3mf", "plate-2.3mf"]
    assert ran.err == f"cubewright: wrote 3 files to {folder}\n"
    objects = []
    for name in names[1:]:
        with ZipFile(folder / name) as archive:
            text = archive.read("3D/3dmodel.model").decode()
        objects += re.findall(r'<object [^>]*name="(.)"', text)
        assert text.count('displaycolor="#') == text.count("<object ")
    assert sorted(objects) == sorted("VLTZABP")


def test_hollow_pieces_and_solid_ones_are_named(command):
    ran = command("plates", "half-hour", "--wall", "2", *FAST)
    assert "6 pieces are hollow: glue each lid on its ledge." in ran.out
    assert "show" not in ran.out
    assert re.search(r"^lid A +1 +", ran.out, re.MULTILINE)
    ran = command("plates", "tetracubes-5", "--wall", "2", "--unit", "10", *FAST)
    assert (
        "Solid, because only uncut pieces of large enough cubes can be hollow: L, Q, T, Z."
        in ran.out
    )
    ran = command("plates", "tetracubes-5", "--wall", "2", *FAST)
    assert "The lids of 5 pieces may show on the assembled puzzle." in ran.out


def test_stl_files(command, tmp_path):
    ran = command("plates", "half-hour", "-o", str(tmp_path / "p"), "--format", "stl", *FAST)
    assert ran.status == 0
    assert [path.name for path in (tmp_path / "p").iterdir()] == ["plate-1.stl"]


def test_a_piece_set_has_plates_too(command):
    ran = command("plates", "tetracubes-5", "--engrave", "0.5", *FAST)
    assert "5 pieces on 1 plate" in ran.out
    assert "The labels of 5 pieces may show" in ran.out


def test_labels_are_hidden_if_a_solution_is_found(command):
    ran = command("plates", "half-hour", "--engrave", "0.5", *FAST)
    assert ran.status == 0
    assert "label" not in ran.out


def test_files_are_replaced_only_with_force(command, tmp_path):
    line = ("plates", "half-hour", "-o", str(tmp_path), "--bed", "120x120", *FAST)
    (tmp_path / "plate-2.3mf").write_text("mine")
    ran = command(*line)
    assert ran.status == 2
    assert "plate-2.3mf: already exists; choose another folder, or use --force" in ran.err
    assert [path.name for path in tmp_path.iterdir()] == ["plate-2.3mf"]
    assert (tmp_path / "plate-2.3mf").read_text() == "mine"
    assert command(*line, "--force").status == 0
    assert (tmp_path / "plate-2.3mf").read_bytes()[:2] == b"PK"


def test_nothing_is_left_if_a_file_cannot_be_written(command, tmp_path, monkeypatch):
    folder, write = tmp_path / "new", plates.write_atomically

    def failing(path, content):
        if path.name == "plate-2.3mf":
            raise plates.FormatError(path.name, None, "cannot be written: no space left")
        write(path, content)

    monkeypatch.setattr(plates, "write_atomically", failing)
    ran = command("plates", "half-hour", "-o", str(folder), "--bed", "120x120", *FAST)
    assert ran.status == 2
    assert "no space left" in ran.err
    assert not folder.exists()


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (("--bed", "220"), "--bed 220: give two or three lengths in millimetres, such as 220x220"),
        (("--bed", "9x9"), "--bed 9x9: choose lengths from 20 to 5000 mm"),
        (("--bed", "50x55"), "reduce --unit to 18.4"),
        (("--unit", "0"), "--unit 0: choose a number from 1 to 200 mm"),
        (("--unit", "1.2"), "reduce --clearance or --bevel, or increase --unit"),
        (("--wall", "0.5"), "--wall 0.5 mm: choose 0 or at least 0.8 mm"),
        (("--wall", "2", "--engrave", "2"), "reduce --engrave or increase --wall"),
        (("--bridge", "long"), "--bridge long is not a number"),
        (("-o", "no/such/folder"), "no/such/folder: cannot be created"),
    ],
)
def test_wrong_values_are_refused_in_one_line(command, given, expected, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    ran = command("plates", "cube", *given)
    assert (ran.status, ran.out) == (2, "")
    assert expected in ran.err
    assert ran.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
