"""Rules in words, and what a document keeps of them."""

from dataclasses import replace

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.fig.file import new_fig
from cubewright.model.piece_choice import PieceChoice
from cubewright.presenter.editing.rules import Rules, all_colours, equal_colours, sentences
from cubewright.presenter.files.document_content import Content

RULES = Rules(all_colours(2), 3, (PieceChoice("LT", 1),), (("A", ((1, 1),)), ("B", ((1, 1),))))


def test_each_rule_is_one_sentence():
    cube = replace(built_in_puzzle("cube"), allowed_colours=RULES.allowed_colours)
    assert sentences(RULES, cube) == [
        "A solution uses at least 1 of L T.",
        "At most 3 cubelets may stay empty.",
        "Matching colours, piece on figure: 1 on 1, 1 on 2, 2 on 1, 2 on 2.",
        "Pieces of group 1 need not come apart: A B.",
    ]
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
