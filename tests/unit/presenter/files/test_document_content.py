from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.errors import FormatError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.fig.file import parse_fig
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.constraints import NO_CONSTRAINTS, Constraints, PieceChoice
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.placement import PlacedPiece
from cubewright.model.problem import Shape
from cubewright.model.project import Project, project_of
from cubewright.model.results import Results, SolutionCounts, SolutionMark
from cubewright.presenter.editing.rules import Rules
from cubewright.presenter.files.document_content import (
    Content,
    _constraints_of,
    after_project_saving,
)

TEXT = """/SOMA first
;a comment that stays
/111/111/111
/111/111/111
/111/111/111

/SOMA second
/11/11
/11/11

/SOMA third
/1/1
"""
SMALL = Figure([(0, 0, 0), (1, 0, 0)], "new")


def names(file):
    return [block.name for block in file.blocks]


def content():
    return Content.of_file(parse_fig(TEXT, "three.fig"))


def test_a_file_without_changes_keeps_its_text():
    assert content().to_file().text == TEXT


def test_a_new_problem_is_written_where_it_is():
    file = content().with_added(SMALL, None, 1).to_file()
    assert names(file) == ["first", "new", "second", "third"]
    assert ";a comment that stays" in file.text


def test_a_removed_problem_is_removed_from_the_text():
    assert names(content().without([1]).to_file()) == ["first", "third"]
    only_new = content().with_added(SMALL, None).without([0, 1, 2])
    assert names(only_new.to_file()) == ["new"]


def test_a_moved_problem_keeps_its_lines():
    file = content().moved([0], 3).to_file()
    assert names(file) == ["second", "third", "first"]
    assert "/SOMA first\n;a comment that stays\n/111" in file.text


def test_a_copy_follows_its_problem_and_has_its_pieces():
    of_file = content().with_pieces(1, piece_set("bedlam"))
    copied = of_file.duplicated(1, "copy")
    assert names(copied.to_file()) == ["first", "second", "copy", "third"]
    assert copied.pieces(2) == piece_set("bedlam")
    assert copied.entries[2].key not in [entry.key for entry in of_file.entries]


@given(st.permutations(range(4)), st.data())
def test_reading_what_was_written_gives_the_same_problems(order, data):
    changed = content().with_added(SMALL, piece_set("soma"))
    changed = replace(changed, entries=tuple(changed.entries[index] for index in order))
    index = data.draw(st.integers(0, 3))
    figure = changed.shown_figure(index)
    changed = changed.with_figure(index, figure.toggled(data.draw(st.sampled_from([(0, 0, 0)]))))
    read = Content.of_file(changed.to_file())
    assert [f.aligned() for f in map(read.shown_figure, range(4))] == [
        f.aligned() for f in map(changed.shown_figure, range(4))
    ]
    assert list(map(read.pieces, range(4))) == list(map(changed.pieces, range(4)))
    saved = changed.after_saving(changed.to_file())
    assert saved.to_file().text == changed.to_file().text


def full_project():
    cube, bedlam = built_in_puzzle("cube"), built_in_puzzle("bedlam")
    project = project_of([("one", cube), ("two", bedlam)])
    weighted = replace(project.shapes[0], weight=3, note="keep")
    project = project.with_shape(0, weighted).with_shape_added(Shape("u", ((0, 0, 0),)))
    first = replace(project.problems[0], note="first", max_holes=0)
    counted = Results(counts=SolutionCounts(unique=240), is_complete=True)
    return project.with_problem(0, first).with_results(0, counted)


def test_a_project_without_changes_is_the_same_project():
    project = full_project()
    assert Content.of_project(project).to_project() == project


def test_an_edit_of_one_problem_leaves_everything_else():
    project = full_project()
    of_project = Content.of_project(project)
    changed = of_project.with_figure(1, SMALL).to_project()
    assert changed.problems[0] == project.problems[0]
    assert changed.problems[1].figure == SMALL
    assert changed.problems[1].name == "new"
    assert changed.shapes[:7] == project.shapes[:7]
    assert of_project.with_figure(0, SMALL).to_project().problems[0].note == "first"


def test_one_problem_alone_is_the_same_problem():
    project = full_project()
    of_project = Content.of_project(project).with_figure(1, SMALL)
    whole = of_project.to_project()
    for index in range(len(project.problems)):
        alone = of_project.with_problem_only(index).to_project()
        assert len(alone.problems) == 1
        assert alone.problems[0].name == whole.problems[index].name
        assert alone.piece_set(0) == whole.piece_set(index)


def test_moved_and_duplicated_problems_keep_their_notes():
    of_project = Content.of_project(full_project())
    changed = of_project.moved([0], 2).duplicated(1, "again").to_project()
    assert [(problem.name, problem.note) for problem in changed.problems] == [
        ("two", ""),
        ("one", "first"),
        ("again", "first"),
    ]


def test_pre_placed_pieces_and_forbidden_cells_are_kept():
    cube = built_in_puzzle("cube")
    placed = Constraints([("V", [(0, 0, 0), (1, 0, 0), (0, 1, 0)])], [("L", (2, 2, 2))], "soma")
    project = project_of([("one", placed.apply_to(cube))])
    of_project = Content.of_project(project)
    assert of_project.constraints(0) == placed
    moved = of_project.with_figure(0, replace(of_project.shown_figure(0), name="other"))
    assert moved.to_project().problems[0].pre_placed == project.problems[0].pre_placed
    assert moved.to_project().problems[0].forbidden == project.problems[0].forbidden


def test_a_piece_with_optional_cells_is_an_error_until_other_pieces_are_chosen():
    project = full_project()
    optional = replace(project.shapes[0], optional=frozenset(project.shapes[0].cells[:1]))
    project = replace(project, shapes=(optional, *project.shapes[1:]))
    of_project = Content.of_project(project)
    assert "some of its cells may stay empty" in str(of_project.pieces_problem(0))
    assert of_project.to_project() == project
    assert of_project.with_pieces(0, piece_set("bedlam")).pieces_problem(0) is None


def test_after_saving_as_a_project_nothing_has_changed():
    changed = content().with_added(SMALL, piece_set("soma")).moved([0], 3)
    project = changed.to_project()
    saved = after_project_saving(changed, project)
    assert saved.to_project() == project
    assert [entry.key for entry in saved.entries] == [entry.key for entry in changed.entries]


def test_pieces_that_a_figure_file_states_stay_when_it_is_saved_as_a_project():
    text = TEXT.replace(";a comment that stays", "; pieces: checkered-soma")
    of_file = Content.of_file(parse_fig(text, "three.fig"))
    saved = after_project_saving(of_file, of_file.to_project())
    assert saved.pieces(0) == of_file.pieces(0) == piece_set("checkered-soma")
    changed = saved.with_figure(0, replace(saved.shown_figure(0), name="other"))
    assert changed.to_project().piece_set(0) == piece_set("checkered-soma")


def test_an_empty_project_has_no_problems():
    assert Content.of_project(Project()).entries == ()


def test_an_order_that_would_change_the_meaning_of_lines_is_refused():
    headless = parse_fig("/11\n/11\n\n/SOMA b\n/1\n", "y.fig")
    assert len(headless.blocks) == 2
    with pytest.raises(FormatError, match="save it as a Cubewright project"):
        headless.reordered([1, 0])


def test_comments_of_a_figure_file_become_the_notes_of_a_project():
    notes = [problem.note for problem in content().to_project().problems]
    assert notes[:2] == ["a comment that stays", ""]
    copied = content().duplicated(0, "copy").to_project()
    assert copied.problems[1].note == ""


def test_only_content_with_marks_of_solutions_is_changed_by_leaving_them_out():
    plain = content()
    assert plain.without_marks is plain
    mark = SolutionMark((), note="mine")
    marked = plain.with_marks(1, (mark,))
    assert [entry.marks for entry in marked.entries] == [(), (mark,), ()]
    assert marked.without_marks == plain


def test_only_a_problem_that_differs_from_its_block_is_changed():
    of_file = content()
    assert [of_file.is_changed(n) for n in range(3)] == [False] * 3
    drawn = of_file.with_figure(1, of_file.figure(1).toggled((0, 0, 0)))
    assert [drawn.is_changed(n) for n in range(3)] == [False, True, False]
    ruled = of_file.with_rules(2, Rules(max_holes=1))
    assert [ruled.is_changed(n) for n in range(3)] == [False, False, True]
    assert ruled.rules(2) == Rules(max_holes=1)
    assert of_file.with_figure(1, of_file.figure(1)) is of_file
    assert not of_file.with_added(SMALL, None).is_changed(3)


def test_blocks_are_added_at_the_end_with_keys_of_their_own():
    two = content().without([0])
    more = two.with_blocks_added("/SOMA four\n/1\n\n/SOMA five\n/11\n")
    assert [more.name(n) for n in range(4)] == ["second", "third", "four", "five"]
    assert [entry.block for entry in more.entries] == [1, 2, 3, 4]
    assert len({entry.key for entry in more.entries}) == 4
    assert names(more.to_file()) == ["second", "third", "four", "five"]


def test_pieces_that_are_chosen_are_written_into_their_block():
    chosen = content().with_pieces(1, piece_set("bedlam")).with_pieces(2, piece_set("soma"))
    file = chosen.to_file()
    assert names(file) == ["first", "second", "third"]
    read = Content.of_file(file)
    assert [read.pieces(n) for n in (1, 2)] == [piece_set("bedlam"), piece_set("soma")]
    assert read.pieces(0) == content().pieces(0)
    drawn = chosen.with_figure(2, SMALL).with_figure(0, replace(content().figure(0), name="x"))
    again = Content.of_file(drawn.to_file())
    assert [again.name(n) for n in range(3)] == ["x", "second", "new"]
    assert [again.pieces(n) for n in (1, 2)] == [piece_set("bedlam"), piece_set("soma")]


def test_an_empty_block_is_in_the_file_as_it_is():
    of_file = Content.of_file(parse_fig("/SOMA a\n\n/SOMA b\n/1\n", "x.fig"))
    emptied = of_file.with_figure(0, Figure((), "a"))
    assert emptied.to_file().text == of_file.file.text
    drawn = of_file.with_figure(0, Figure([(0, 0, 0)], "a"))
    assert drawn.to_file().text != of_file.file.text
    assert [len(drawn.shown_figure(n)) for n in range(2)] == [1, 1]


def test_a_figure_that_was_only_moved_is_in_the_file_as_it_is():
    of_file = content()
    second = of_file.figure(1)
    moved = second.with_cells([(x + 1, y, z + 2) for x, y, z in second.cells])
    assert of_file.with_figure(1, moved).to_file().text == TEXT
    saved = of_file.with_figure(1, moved).after_saving(of_file.file)
    assert saved.figure(1) == moved


def test_constraints_end_with_the_cells_of_the_figure():
    placed = Constraints([("V", [(0, 0, 0), (1, 0, 0), (0, 1, 0)])], [("L", (2, 2, 2))], "soma")
    first = content().figure(0)
    ruled = content().with_figure(0, first, placed)
    assert ruled.constraints(0) == placed
    corner = ruled.with_figure(0, first.toggled((2, 2, 2)))
    assert corner.constraints(0) == replace(placed, forbidden=frozenset())
    none = corner.with_figure(0, first.with_cells([(2, 2, 1)]))
    assert none.constraints(0) == NO_CONSTRAINTS
    choice = PieceChoice(("V", "L"), 1, None)
    ruled = ruled.with_rules(0, Rules(choices=(choice,), max_holes=2))
    small = ruled.with_figure(0, first.with_cells([(2, 2, 1)]))
    assert (small.constraints(0).choices, small.constraints(0).max_holes) == ((choice,), 2)


def test_a_copy_states_the_pieces_of_its_file_only_if_they_are_not_meant_anyway():
    copied = content().duplicated(0, "copy", at=3)
    assert [copied.name(n) for n in range(4)] == ["first", "second", "third", "copy"]
    assert copied.entries[3].pieces is None
    assert copied.pieces(3) == copied.pieces(0)
    assert copied.entries[3].block is None
    assert copied.figure(3).cells == copied.figure(0).cells


def test_a_new_problem_has_its_place_and_a_key_of_its_own():
    more = content().with_added(SMALL, None, 1)
    assert [more.name(n) for n in range(4)] == ["first", "new", "second", "third"]
    assert [each.key for each in more.entries] == [0, 3, 1, 2]
    last = more.with_added(SMALL, None)
    assert last.entries[4].key == 4
    of_project = Content.of_project(full_project()).without([1])
    assert of_project.with_added(SMALL, None).entries[1].key == 2


@pytest.mark.parametrize(
    ("indices", "before", "order"),
    [
        ([0], 0, [0, 1, 2]),
        ([0], 2, [1, 0, 2]),
        ([0], 3, [1, 2, 0]),
        ([2], 0, [2, 0, 1]),
        ([2, 0], 2, [1, 0, 2]),
        ([1, 2], 0, [1, 2, 0]),
    ],
)
def test_problems_are_moved_together(indices, before, order):
    moved = content().moved(indices, before)
    assert [each.key for each in moved.entries] == order
    assert moved.moved([], 1) == moved


def test_what_is_in_a_project_but_not_complete_keeps_its_name():
    incomplete = full_project().with_problem(0, replace(full_project().problems[0], pieces=()))
    of_project = Content.of_project(incomplete)
    renamed = of_project.with_figure(0, SMALL).to_project()
    assert (renamed.problems[0].name, renamed.problems[0].figure) == ("new", SMALL)
    assert renamed.problems[0].results == Results()
    nothing = full_project().with_problem(0, replace(full_project().problems[0], figure=None))
    without = Content.of_project(nothing)
    assert (without.name(0), without.figure(0)) == ("one", None)
    assert without.shown_figure(0).cells == ()
    assert without.to_project() == nothing


@pytest.mark.parametrize("rule", ["pre_placed", "misplaced", "forbidden"])
def test_each_rule_of_a_project_is_a_constraint(rule):
    project = project_of({"cube": built_in_puzzle("cube")})
    cells = CUBIC.box((1, 3, 1))
    placed = (PlacedPiece(1, 0, cells),)
    value = frozenset({(1, cells[0])}) if rule == "forbidden" else placed
    problem = replace(project.problems[0], **{rule: value})
    found = _constraints_of(project, problem, piece_set("soma"))
    symbol = piece_set("soma").pieces[1].symbol
    if rule == "forbidden":
        assert (found.placed, found.forbidden) == ((), {(symbol, cells[0])})
    else:
        assert [(each.symbol, each.cells) for each in found.placed] == [(symbol, cells)]
    assert found.pieces == "soma"
    assert not _constraints_of(project, project.problems[0], piece_set("soma")).placed
