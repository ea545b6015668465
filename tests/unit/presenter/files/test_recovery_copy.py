"""Recovery copies: all unsaved work comes back, and a damaged copy is refused."""

from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from cubewright.errors import FormatError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.fig.file import parse_fig
from cubewright.formats.fig.pieces.texts import piece_texts
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.formats.piece_sets.file import piece_set_text
from cubewright.formats.project.unsaved import copy_bytes, pack_text
from cubewright.model.constraints import Constraints, PieceChoice
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.project import project_of
from cubewright.model.results import Results, SolutionCounts, SolutionMark
from cubewright.presenter.files.document_content import Content
from cubewright.presenter.files.recovery_copy import (
    CopyData,
    CopyWriter,
    EntryData,
    UnsavedDocument,
    current_pieces,
    read_cell,
    read_constraints,
    read_pieces,
    read_recovery_copy,
)

SOMA = piece_set("soma")
CUBE = built_in_puzzle("cube")
BAR, DOT = Piece("A", ((0, 0, 0), (1, 0, 0)), "A"), Piece("B", ((0, 0, 0),), "B")
TWO = PieceSet("two", "Two", (BAR, DOT), (3, 1))
TEXT = """/SOMA000
/111/111/111
/111/111/111
/111/111/111

/SOMA001
/11/11
/11/11

/SOMA002
/1/1
"""
RULES = Constraints(
    placed=[("V", [(0, 0, 0), (1, 0, 0), (0, 1, 0)])],
    forbidden=[("L", (1, 1, 1)), ("T", (0, 0, 2))],
    pieces="soma",
    choices=[PieceChoice(("L", "T"), 1, None)],
    allowed_colours=frozenset([(1, 2)]),
    max_holes=2,
    groups=[("L", ((1, 1), (2, 1))), ("T", ((1, 1),))],
)


@pytest.fixture
def copy(tmp_path):
    return tmp_path / "copy.unsaved.cubewright"


def figures(encoding="utf-8"):
    return Content.of_file(replace(parse_fig(TEXT, "a.fig"), encoding=encoding))


def read_back(copy, content, current=0, pieces=SOMA, project=None, **values):
    written = UnsavedDocument("a.fig", None, current, content, pieces, project, **values)
    copy.write_bytes(CopyWriter().copy(written))
    return read_recovery_copy(copy)


@pytest.mark.parametrize("name", ["f\udcff.fig", "50%41.fig", "Würfel.fig"])
def test_a_copy_has_any_name_that_a_file_may_have(name, copy):
    path = Path("/figures") / name
    content = Content.of_file(parse_fig("/SOMA000\n/111\n", name))
    written = UnsavedDocument(name, path, 0, content, SOMA)
    copy.write_bytes(CopyWriter().copy(written))
    work = read_recovery_copy(copy)
    assert (work.name, work.path, work.opened.content.file.name) == (name, path, name)


@pytest.mark.parametrize("encoding", ["utf-8", "latin-1"])
def test_figures_that_were_not_changed_come_from_the_text(copy, encoding):
    content = figures(encoding)
    work = read_back(copy, content, current=1, pieces=TWO)
    read = work.opened.content
    assert (read.file.text, read.file.encoding, read.entries) == (TEXT, encoding, content.entries)
    assert (work.path, work.current, work.opened.name) == (None, 1, "a.fig")
    assert work.pieces.pieces == TWO.pieces
    assert timedelta(0) <= datetime.now().astimezone() - work.when < timedelta(minutes=5)
    assert [each.block for each in read.entries] == [0, 1, 2]


def test_changes_of_figures_pieces_rules_and_order_come_back(copy):
    changed = figures().with_figure(0, replace(CUBE.figure, name="mine"), RULES)
    changed = changed.with_pieces(0, SOMA).with_pieces(2, TWO)
    changed = changed.with_added(Figure([(0, 0, 0), (1, 0, 0)], "new"), TWO)
    changed = changed.with_added(Figure([(0, 0, 0)], "without pieces"), None).moved([1], 5)
    work = read_back(copy, changed, current=1)
    read = work.opened.content
    assert [read.name(n) for n in range(5)] == [changed.name(n) for n in range(5)]
    assert [each.figure for each in read.entries] == [each.figure for each in changed.entries]
    assert [each.block for each in read.entries] == [0, 2, None, None, 1]
    assert [each.key for each in read.entries] == [0, 1, 2, 3, 4]
    assert [each.problem for each in read.entries] == [None] * 5
    assert read.entries[0].constraints == changed.entries[0].constraints
    assert read.entries[0].constraints.groups == RULES.groups
    for of_read, of_changed in zip(read.entries, changed.entries, strict=True):
        assert (of_read.pieces is None) == (of_changed.pieces is None)
        if of_read.pieces is not None:
            assert of_read.pieces.pieces == of_changed.pieces.pieces
            assert of_read.pieces.counts == of_changed.pieces.counts
    assert work.pieces.counts == TWO.counts
    again = read_back(copy, read).opened.content
    assert again.entries == read.entries


def test_rules_that_name_pieces_of_another_set_come_back(copy):
    rules = Constraints([("Q", [(0, 0, 0)])], [("W", (1, 1, 1))], "bedlam")
    changed = figures().with_figure(1, figures().figure(1), rules)
    assert read_back(copy, changed).opened.content.entries[1].constraints == rules


def test_stars_of_a_figure_that_was_not_changed_come_back(copy):
    changed = figures().with_marks(1, (SolutionMark((), is_starred=True),))
    read = read_back(copy, changed).opened.content.entries
    assert [len(each.marks) for each in read] == [0, 1, 0]


def test_a_project_comes_back_without_what_its_file_has(copy):
    kept = Results(solutions=(), counts=SolutionCounts(unique=240), is_complete=True)
    project = project_of([("one", CUBE), ("two", built_in_puzzle("bedlam"))])
    project = project.with_results(1, kept)
    content = Content.of_project(project).with_figure(0, Figure([(0, 0, 0)], "tiny"))
    work = read_back(
        copy, content, current=1, project=content.to_project(), positions=(None, 0), pieces=SOMA
    )
    read = work.opened.content
    assert (work.pieces, work.opened.positions, work.current) == (None, (None, 0), 1)
    assert [each.figure for each in read.entries] == [each.figure for each in content.entries]
    assert [each.pieces for each in read.entries] == [each.pieces for each in content.entries]
    assert [each.results.count for each in read.project.problems] == [None, 240]


@pytest.mark.parametrize(
    ("path", "is_named"),
    [("a.cubewright", True), ("a.fig", True), ("a.xmpuzzle", False), ("A.XMPUZZLE", False)],
)
def test_save_asks_for_a_name_where_the_copy_lacks_parts_of_the_file(copy, path, is_named):
    content = Content.of_project(project_of([("one", CUBE)]))
    where = Path("/figures") / path
    written = UnsavedDocument(path, where, 0, content, SOMA, content.to_project(), (0,))
    copy.write_bytes(CopyWriter().copy(written))
    assert read_recovery_copy(copy).path == (where if is_named else None)
    copy.write_bytes(CopyWriter().copy(UnsavedDocument(path, where, 0, figures(), SOMA)))
    assert read_recovery_copy(copy).path == where


def test_a_writer_writes_the_text_of_each_file(copy):
    writer = CopyWriter()
    other = Content.of_file(parse_fig("/SOMA other\n/1\n", "b.fig"))
    for content in (figures(), other, other, figures()):
        copy.write_bytes(writer.copy(UnsavedDocument("a", None, 0, content, SOMA)))
        assert read_recovery_copy(copy).opened.content.file.text == content.file.text


DATA = CopyData(
    name="a.fig",
    path=None,
    when="2026-11-26T05:00:00+01:00",
    current=0,
    encoding="utf-8",
    holds_project=False,
    entries=(EntryData(block=1),),
    positions=(),
    pieces="soma",
    piece_set="",
)
PROJECT = project_of([("one", CUBE)])


def written(copy, data, text=TEXT, project=PROJECT):
    copy.write_bytes(copy_bytes(project, msgspec.json.encode(data).decode(), pack_text(text)))
    return copy


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"current": 1}, "figures that its file does not have"),
        ({"entries": ()}, "figures that its file does not have"),
        ({"entries": (EntryData(),)}, "neither a figure nor its place in the file"),
        ({"entries": (EntryData(block=3),)}, "it is damaged"),
        ({"entries": (EntryData(block=3, problem=0),)}, "figures that its file does not have"),
        ({"entries": (EntryData(problem=1),)}, "it is damaged"),
        ({"entries": (EntryData(problem=0, pieces=("; nothing",)),)}, "pieces"),
        ({"encoding": "utf-16"}, "unknown encoding"),
        ({"when": "yesterday"}, "it is damaged"),
        ({"holds_project": True}, "problems that its file does not have"),
        ({"holds_project": True, "positions": (0, 1)}, "problems that its file does not have"),
        (
            {"holds_project": True, "entries": (EntryData(),) * 2, "positions": (0, 1)},
            "problems that its file does not have",
        ),
    ],
)
def test_a_damaged_copy_is_refused_with_a_reason(copy, changes, reason):
    assert read_recovery_copy(written(copy, DATA)).current == 0
    with pytest.raises(FormatError, match=reason):
        read_recovery_copy(written(copy, msgspec.structs.replace(DATA, **changes)))


def test_a_problem_of_a_copy_without_a_block_has_none(copy):
    data = msgspec.structs.replace(
        DATA, entries=(EntryData(block=2, problem=0), EntryData(problem=0))
    )
    entries = read_recovery_copy(written(copy, data)).opened.content.entries
    assert [each.block for each in entries] == [2, None]
    stated = msgspec.structs.replace(DATA, entries=(EntryData(problem=0, states_pieces=False),))
    (entry,) = read_recovery_copy(written(copy, stated)).opened.content.entries
    assert entry.pieces is None


def test_current_pieces_are_the_known_set_or_the_text():
    text = piece_set_text(SOMA)
    assert current_pieces("soma", "") is SOMA
    assert current_pieces("soma", text) is SOMA
    assert current_pieces("gone", text).pieces == SOMA.pieces
    assert current_pieces("soma", piece_set_text(TWO)).pieces == TWO.pieces
    assert current_pieces("bedlam", "no piece set") is piece_set("bedlam")
    assert current_pieces("gone", "") is SOMA


def test_pieces_in_comments_are_read():
    read = read_pieces(piece_texts(TWO))
    assert (read.pieces, read.counts) == (TWO.pieces, TWO.counts)
    with pytest.raises(ValueError, match="pieces that cannot be read"):
        read_pieces(["; nothing"])


@pytest.mark.parametrize("far", [10**6, -(10**6)])
def test_a_cell_is_of_three_whole_numbers_within_bounds(far):
    assert read_cell([0, far, 1]) == (0, far, 1)
    for wrong in ([0, far + (1 if far > 0 else -1), 1], [0, 1.0, 2], [0, 1], [0, True, 1]):
        with pytest.raises(ValueError, match=r"cell|unpack"):
            read_cell(wrong)


def test_constraints_of_a_copy_without_rules():
    values = {"placed": [["V", [[0, 0, 0]]]], "forbidden": [["L", [0, 0, 1]]], "pieces": "soma"}
    read = read_constraints(values)
    assert read == Constraints([("V", [(0, 0, 0)])], [("L", (0, 0, 1))], "soma")
    assert (read.allowed_colours, read.max_holes, read.choices) == (None, None, ())


def test_the_colours_of_colour_numbers_come_back(copy):
    content = figures().with_cell_colour(1, "#ff8000")
    assert read_back(copy, content).opened.content.project.colours == ("#ff8000",)
