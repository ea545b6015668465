"""Rules in words, and the rules that documents and files keep."""

from dataclasses import replace

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.fig.file import new_fig
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.piece_choice import PieceChoice
from cubewright.model.project import project_of
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.editing.rules import (
    Rules,
    all_colours,
    colour_count,
    equal_colours,
    groups_of_text,
    groups_text,
    sentences,
    with_weight,
)
from cubewright.presenter.files.document_content import Content

RULES = Rules(
    all_colours(2), 3, (PieceChoice("LT", 1),), (("A", ((1, 1),)), ("B", ((1, 1),))), on_ground=True
)


def test_each_rule_is_one_sentence():
    cube = replace(built_in_puzzle("cube"), allowed_colours=RULES.allowed_colours)
    assert sentences(RULES, cube) == [
        "A solution uses at least 1 of L T.",
        "At most 3 cubelets may stay empty.",
        "Matching colours, piece on figure: 1 on 1, 1 on 2, 2 on 1, 2 on 2.",
        "Pieces of group 1 need not come apart: A B.",
        "No piece leaves through the ground.",
    ]
    weights = Rules(weights=(("A", 99), ("B", 2), ("L", 99)))
    assert sentences(weights, cube) == ["Weights: B: 2.", "Walls, which never move: A L."]
    assert sentences(Rules(), cube) == []
    assert sentences(Rules(equal_colours(2)), cube) == ["Only equal colours match."]
    only = "A coloured cell of a piece lies only on cells without a colour."
    assert sentences(Rules(frozenset()), cube) == [only]


def test_a_project_keeps_the_rules_of_a_document():
    cube = built_in_puzzle("cube")
    content = Content.of_file(new_fig(cube.figure)).with_pieces(0, cube.piece_set)
    ruled = content.with_rules(0, RULES)
    project = ruled.to_project()
    (problem,) = project.problems
    assert (problem.allowed_colours, problem.max_holes) == (RULES.allowed_colours, 3)
    assert problem.choices == RULES.choices
    again = Content.of_project(project)
    assert again.rules(0) == RULES
    assert again.with_rules(0, Rules()).to_project().problems[0].pieces[0].groups == ()
    assert ruled.with_rules(0, Rules()) == content


def test_a_figure_file_keeps_all_rules():
    cube = built_in_puzzle("cube")
    content = Content.of_file(new_fig(cube.figure)).with_pieces(0, cube.piece_set)
    file = content.with_rules(0, RULES).to_file()
    assert Content.of_file(file).rules(0) == RULES


def test_tables_of_colours_have_every_number_from_one():
    assert equal_colours(3) == {(1, 1), (2, 2), (3, 3)}
    assert all_colours(2) == {(1, 1), (1, 2), (2, 1), (2, 2)}


BAR = Piece("A", ((0, 0, 0), (1, 0, 0)))
BENT = Piece("B", ((0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1)))
ROW = Figure([(n, 0, 0) for n in range(6)], "row")


def puzzle(*pieces, figure=ROW, **others):
    return Puzzle(figure, PieceSet("s", "S", pieces, (1,) * len(pieces)), **others)


@pytest.mark.parametrize(
    ("puzzle", "number"),
    [
        (puzzle(BAR), 2),
        (puzzle(replace(BAR, colours=frozenset({((0, 0, 0), 1)}))), 2),
        (puzzle(replace(BAR, colours=frozenset({((0, 0, 0), 5)}))), 5),
        (puzzle(replace(BAR, dark=frozenset())), 2),
        (puzzle(BAR, figure=replace(ROW, colours=[((0, 0, 0), 7)])), 7),
        (puzzle(BAR, allowed_colours=frozenset({(1, 4), (3, 1)})), 4),
        (puzzle(BAR, figure=replace(ROW, colours=[((0, 0, 0), 64)])), 63),
    ],
)
def test_a_table_has_all_colours_that_are_used(puzzle, number):
    assert colour_count(puzzle) == number


def test_each_rule_is_a_sentence():
    assert sentences(Rules(), puzzle(BAR, BENT)) == []
    choice = PieceChoice(("A", "B"), 1, 1)
    rules = Rules(None, 1, (choice,), (("A", ((1, 1),)), ("B", ((1, 1), (2, 1)))))
    assert sentences(rules, puzzle(BAR, replace(BENT, flips=True), replace(BAR, flips=True))) == [
        f"A solution uses {choice.text}.",
        "At most 1 cubelet may stay empty.",
        "Mirror images of B may be used.",
        "Pieces of group 1 need not come apart: A B.",
        "Pieces of group 2 need not come apart: B.",
    ]
    coloured = puzzle(replace(BAR, colours=frozenset({((0, 0, 0), 3)})))
    for allowed, text in (
        (equal_colours(3), "Only equal colours match."),
        (equal_colours(2), "Matching colours, piece on figure: 1 on 1, 2 on 2."),
        (frozenset({(2, 1)}), "Matching colours, piece on figure: 2 on 1."),
        (
            frozenset(),
            "A coloured cell of a piece lies only on cells without a colour.",
        ),
    ):
        assert sentences(Rules(allowed), coloured) == [text]


@pytest.mark.parametrize(
    ("text", "copies", "groups"),
    [
        ("2", 1, ((2, 1),)),
        ("3x2, 1", 2, ((1, 1), (3, 2))),
        ("1x2", 2, ((1, 2),)),
        ("1x3", 2, None),
        ("1x0", 2, None),
        ("0", 1, None),
        ("1, 1", 2, None),
        ("a", 1, None),
        ("1xa", 1, None),
        ("1x", 1, ((1, 1),)),
        ("12345678", 1, ((12345678, 1),)),
        ("123456789", 1, None),
    ],
)
def test_groups_are_read_from_text(text, copies, groups):
    assert groups_of_text(text, copies) == groups
    if groups is not None:
        assert groups_of_text(groups_text(groups), copies) == groups


def test_a_project_and_a_burrtools_file_keep_weights():
    cube = built_in_puzzle("cube")
    content = Content.of_file(new_fig(cube.figure)).with_pieces(0, cube.piece_set)
    rules = with_weight(with_weight(Rules(), "L", 5), "T", -2)
    project = content.with_rules(0, rules).to_project()
    assert {each.symbol: each.weight for each in project.shapes if each.weight != 1} == {
        "L": 5,
        "T": -2,
    }
    again = Content.of_project(project)
    assert again.rules(0) == rules
    assert with_weight(rules, "T", 1).weights == (("L", 5),)
    assert sentences(rules, cube) == ["Weights: L: 5, T: -2."]


def test_a_shape_of_two_problems_may_have_two_weights():
    cube = built_in_puzzle("cube")
    project = project_of({"one": cube, "two": cube})
    content = Content.of_project(project).with_rules(1, with_weight(Rules(), "L", 5))
    changed = content.to_project()
    weights = [
        [changed.shapes[entry.shape].weight for entry in problem.pieces]
        for problem in changed.problems
    ]
    assert sorted(weights[0]) == [1] * 7
    assert sorted(weights[1]) == [1] * 6 + [5]
    assert Content.of_project(changed).rules(1).weights == (("L", 5),)
    assert content.with_rules(1, Rules()).to_project() == project
