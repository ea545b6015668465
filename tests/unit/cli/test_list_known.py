import pytest

from cubewright.cli.commands.list_known import figures_in
from cubewright.errors import FormatError


def test_a_file_must_have_a_figure(tmp_path):
    path = tmp_path / "a.fig"
    path.write_text("/SOMA a\n/11\n")
    assert len(figures_in(path).blocks) == 1
    path.write_text("nothing\n")
    with pytest.raises(FormatError):
        figures_in(path)


def test_an_included_file_is_listed_by_its_name(command, tmp_path, monkeypatch):
    listed = command("list", "burrs").out
    assert "Third time lucky" in listed
    assert command("list", "burrs.fig").out.splitlines()[1:] == listed.splitlines()[1:]
    assert command("list", "no-such-file").status != 0
    monkeypatch.chdir(tmp_path)
    (tmp_path / "burrs").write_text("/SOMA Mine\n/11\n")
    assert "Mine" in command("list", "burrs").out  # a file of the user comes first
