"""``cubewright convert --scale`` and ``--lattice``."""

import pytest

from cubewright.presenter.scripting import load


@pytest.fixture
def burr(tmp_path, command):
    path = tmp_path / "burr.xmpuzzle"
    (tmp_path / "two.fig").write_text("/SOMA Two\n; pieces: tetris\n/1111/1111\n")
    assert command("convert", str(tmp_path / "two.fig"), str(path)).status == 0
    return path


def test_a_scaled_file_is_eight_times_as_large(command, burr, tmp_path):
    for suffix in (".fig", ".xmpuzzle", ".cubewright"):
        target = tmp_path / f"half{suffix}"
        ran = command("convert", str(burr), str(target), "--scale", "2")
        assert ran.status == 0
        assert len(load(target).figure) == 8 * len(load(burr).figure)


def test_cubes_become_rhombic_tetrahedra(command, burr, tmp_path):
    target = tmp_path / "rhombic.xmpuzzle"
    assert command("convert", str(burr), str(target), "--lattice", "rhombic").status == 0
    assert load(target).figure.lattice.name == "rhombic"
    ran = command("convert", str(burr), str(target), "--lattice", "spheres")
    assert ran.status == 2
    assert "only cubes become rhombic tetrahedra" in ran.err
    again = command("convert", str(target), str(tmp_path / "x.fig"), "--lattice", "rhombic")
    assert again.status == 2
    assert not (tmp_path / "x.fig").exists()


def test_the_scale_is_a_number_from_2_to_9(command, burr, tmp_path):
    for wrong in ("1", "10", "x"):
        assert command("convert", str(burr), str(tmp_path / "x.fig"), "--scale", wrong).status == 2
    ran = command("convert", str(burr), str(tmp_path / "x.json"), "--scale", "2")
    assert ran.status == 2
    assert "--scale and --lattice write puzzles" in ran.err
