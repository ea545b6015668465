"""``cubewright wood``: the cutting list, its pages and the refusals."""

import pytest


def test_the_list_is_printed(command):
    ran = command("wood", "cube", "--unit", "25")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines()[0] == "2 of 74.8 x 24.8 x 24.8 mm: L.1, T.1"
    assert ran.out.count("\n") == 3


def test_pages_are_written_once(command, tmp_path):
    pytest.importorskip("PySide6", reason="Qt paints the pages")
    path = tmp_path / "cube.pdf"
    ran = command("wood", "cube", "-o", str(path))
    assert (ran.status, ran.err) == (0, f"cubewright: wrote {path}\n")
    assert path.read_bytes().startswith(b"%PDF")
    again = command("wood", "cube", "-o", str(path))
    assert (again.status, again.out) == (2, "")
    assert "already exists" in again.err


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (("cube", "-o", "cube.svg"), "-o needs a name that ends in .pdf, not 'cube.svg'"),
        (("cube", "-o", "none/cube.pdf"), "the folder does not exist"),
        (("cube", "--dowel", "12"), "--dowel 12 mm: too thick for cells of 20 mm"),
        (("hexiamonds-6x6",), "it can hold only pieces of cubes"),
    ],
)
def test_wrong_values_are_refused_in_one_line(command, line, expected, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    ran = command("wood", *line)
    assert (ran.status, ran.out) == (2, "")
    assert expected in ran.err
    assert list(tmp_path.iterdir()) == []
