"""The chapters of a booklet."""

import pytest

from cubewright.errors import CubewrightError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.exports.export_format import ExportSource
from cubewright.presenter.exports.chapters import puzzles_of, with_chapters


def test_a_chapter_has_facts_and_a_solution():
    cube = built_in_puzzle("cube")
    steps = with_chapters(ExportSource(cube, "Cube", puzzles=(cube,)))
    assert next(steps) == 0
    with pytest.raises(StopIteration) as end:
        next(steps)
    (chapter,) = end.value.value.chapters
    assert chapter.solutions[0].is_valid()
    assert chapter.facts[0] == "240 solutions."


def test_progress_is_the_share_of_the_puzzles_that_are_done():
    cube = built_in_puzzle("cube")
    source = ExportSource(cube, "Cubes", puzzles=(cube,) * 4)
    assert list(with_chapters(source, max_seconds=0.01)) == [0, 0.25, 0.5, 0.75]


def test_a_file_without_puzzles_says_why(tmp_path):
    empty = tmp_path / "empty.fig"
    empty.write_text("; nothing\n")
    with pytest.raises(CubewrightError, match=r"empty\.fig has no puzzle for a booklet: "):
        puzzles_of(empty)
