import pytest

from cubewright.errors import FormatError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.xmpuzzle.elements import xml_bytes
from cubewright.formats.xmpuzzle.puzzle import file_elements
from cubewright.presenter.files.figures_in_file import figures_and_losses, figures_in


def test_problems_of_a_burrtools_file_are_figures(tmp_path):
    path = tmp_path / "two.XMPUZZLE"
    puzzles = [(name, built_in_puzzle(name)) for name in ("cube", "bedlam")]
    path.write_bytes(xml_bytes(file_elements(puzzles), packed=True))
    file, losses = figures_and_losses(path)
    assert [(len(block.figure), block.problem) for block in file.blocks] == [(27, None), (64, None)]
    assert file.name == "two.fig"
    assert losses == ()


def test_other_files_lose_nothing_and_must_have_a_figure(tmp_path):
    path = tmp_path / "a.fig"
    path.write_text("/SOMA a\n/11\n")
    file, losses = figures_and_losses(path)
    assert len(file.blocks) == 1
    assert losses == ()
    path.write_text("nothing\n")
    with pytest.raises(FormatError):
        figures_in(path)
