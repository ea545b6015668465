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
