"""Recovery copies in JSON of earlier versions are read in full, or refused."""

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from cubewright.errors import FormatError
from cubewright.formats.fig.pieces.texts import piece_texts
from cubewright.formats.puzzle import MAX_BOX
from cubewright.model.constraints import PieceChoice, PrePlaced
from cubewright.model.piece import Piece, PieceSet
from cubewright.presenter.files.old_recovery_copy import read_old_recovery_copy

SAMPLES = Path(__file__).parents[3] / "samples"
FIRST = SAMPLES / "version-0.1" / "recovery.json"
FIGURES = SAMPLES / "recovery" / "figures.json"
PROJECT = SAMPLES / "recovery" / "project.json"


def read(sample, tmp_path, **changes):
    """Return the work in a copy with some changed values."""
    table = json.loads(sample.read_text()) | changes
    copy = tmp_path / "copy.json"
    copy.write_text(json.dumps({name: each for name, each in table.items() if each != "gone"}))
    return read_old_recovery_copy(copy)


def test_a_copy_of_version_0_1():
    work = read_old_recovery_copy(FIRST)
    assert (work.name, work.path, work.current) == ("work.fig", Path("/home/anna/work.fig"), 0)
    assert work.when == datetime(2026, 11, 22, 0, 36, 45, tzinfo=UTC)
    content = work.opened.content
    assert (content.file.encoding, work.opened.name) == ("utf-8", "work.fig")
    first, second = (content.figure(index) for index in range(2))
    assert (first.name, len(first), first.lattice.name) == ("Soma cube", 27, "cubic")
    assert first.optional == {(0, 0, 0), (0, 0, 1)}
    assert (len(first.dark), second.cells, second.dark) == (14, ((0, 0, 0),), None)
    rules = content.entries[0].constraints
    assert rules.placed == (PrePlaced("V", ((1, 2, 2), (2, 1, 2), (2, 2, 2))),)
    assert (rules.forbidden, rules.pieces) == ({("L", (1, 1, 1))}, "soma")
    assert (work.pieces.name, work.pieces.counts[0]) == ("changed", 2)


def test_a_copy_with_figures():
    work = read_old_recovery_copy(FIGURES)
    content = work.opened.content
    assert (work.current, work.pieces.name) == (1, "soma")
    assert [each.key for each in content.entries] == [0, 1]
    assert [each.block for each in content.entries] == [0, None]
    assert [content.figure(n).name for n in range(2)] == ["Soma cube", "second"]
    assert [len(content.figure(n)) for n in range(2)] == [28, 27]
    rules = content.entries[0].constraints
    assert rules.choices == (PieceChoice(("L", "T"), 1, None),)
    assert (rules.allowed_colours, rules.max_holes) == ({(1, 2)}, 2)
    assert rules.groups == (("L", ((1, 1), (2, 1))), ("T", ((1, 1),)))


def test_a_figure_that_was_not_changed_is_the_one_of_its_file(tmp_path):
    work = read(FIGURES, tmp_path, figures=[[0, None, None], [0, None, None]])
    first, second = work.opened.content.entries
    assert (first.key, second.key) == (0, 1)
    assert (len(second.figure), second.block, second.pieces) == (27, 0, None)


def test_a_copy_with_a_project(tmp_path):
    work = read_old_recovery_copy(PROJECT)
    assert work.path == Path("/home/anna/work.cubewright")
    assert (work.current, work.pieces, work.opened.positions) == (0, None, (None, 0))
    content = work.opened.content
    assert [content.figure(n).name for n in range(2)] == ["Soma cube (2)", "Soma cube"]
    assert read(PROJECT, tmp_path, positions="gone").opened.positions is None
    # The copy lacks what the BurrTools file has, so Save asks for a name.
    assert read(PROJECT, tmp_path, path="/home/anna/work.xmpuzzle").path is None
    assert read(PROJECT, tmp_path, path="").path is None


def test_pieces_that_were_chosen_for_a_figure_are_its_own(tmp_path):
    texts = json.loads(FIRST.read_text())
    figure = texts["changed"][0]
    bar = Piece("A", ((0, 0, 0), (1, 0, 0)))
    pieces = [*piece_texts(PieceSet("two", "Two", (bar,), (3,)))]
    work = read(FIRST, tmp_path, changed=[[1, *figure[1:]]], chosen=[[0, pieces]])
    content = work.opened.content
    assert [len(content.figure(n).optional) for n in range(2)] == [0, 2]
    assert content.entries[0].pieces.pieces[0].cells == bar.cells
    assert content.entries[0].pieces.counts == (3,)
    assert work.pieces == content.entries[0].pieces
    assert content.entries[1].pieces is None


@pytest.mark.parametrize(
    ("path", "changes", "reason"),
    [
        (FIGURES, {"name": "gone"}, "it is not a recovery copy"),
        (FIGURES, {"when": "yesterday"}, "it is not a recovery copy"),
        (FIGURES, {"encoding": "utf-16"}, "unknown encoding"),
        (FIGURES, {"current": 2}, "figures that its file does not have"),
        (FIGURES, {"current": -1}, "figures that its file does not have"),
        (FIGURES, {"figures": [[0, None, None], [1, 1, None]]}, "is damaged"),
        (FIGURES, {"figures": [[1, None, None]]}, "figures that its file does not have"),
        (FIGURES, {"figures": [[-1, None, None]]}, "figures that its file does not have"),
        (FIGURES, {"figures": [[0, None, None], [None, None, None]]}, "a figure without cells"),
        (FIGURES, {"figures": [[0, None, ["; nothing"]]]}, "pieces that cannot be read"),
        (FIRST, {"changed": [[2, "a", [], {}]]}, "figures that its file does not have"),
        (FIRST, {"changed": [[-1, "a", [], {}]]}, "figures that its file does not have"),
        (FIRST, {"chosen": [[2, []]]}, "pieces of figures that its file does not have"),
        (PROJECT, {"project": "AAAA"}, "is damaged"),
        (PROJECT, {"project": "!"}, "is damaged"),
        (PROJECT, {"positions": [None]}, "problems that its file does not have"),
        (PROJECT, {"positions": ["a", 0]}, "is damaged"),
    ],
)
def test_a_damaged_copy_is_refused_with_a_reason(path, changes, reason, tmp_path):
    with pytest.raises(FormatError, match=reason):
        read(path, tmp_path, **changes)


def test_the_box_of_a_figure_has_a_largest_volume(tmp_path):
    marks = {
        "lattice": "cubic",
        "optional": [],
        "dark": None,
        "placed": [],
        "forbidden": [],
        "pieces": "",
    }
    assert MAX_BOX == 256 * 128 * 128
    for far, is_read in (([255, 127, 127], True), ([255, 128, 127], False)):
        changed = [[0, "far", [[0, 0, 0], far], marks]]
        if is_read:
            figure = read(FIRST, tmp_path, changed=changed).opened.content.figure(0)
            assert figure.cells == ((0, 0, 0), tuple(far))
        else:
            with pytest.raises(FormatError, match="too large"):
                read(FIRST, tmp_path, changed=changed)


@pytest.mark.parametrize("letter", ["!", " ", "\n"])
def test_a_project_in_a_copy_is_refused_if_a_letter_was_added(letter, tmp_path):
    text = json.loads(PROJECT.read_text())["project"]
    assert len(read(PROJECT, tmp_path, project=text).opened.content.entries) == 2
    with pytest.raises(FormatError, match="is damaged"):
        read(PROJECT, tmp_path, project=text[:40] + letter + text[40:])
