"""Filter, order, texts and statistics of a collection."""

from dataclasses import replace

import pytest

from cubewright.formats.collection.file import stored_file
from cubewright.model.collected import CollectedPuzzle, Findings, State
from cubewright.model.figure import Figure
from cubewright.presenter.collection.columns import (
    LEVEL,
    NAME,
    SORTABLE,
    YEAR,
    level_text,
    remark_text,
    solutions_text,
)
from cubewright.presenter.collection.filters import Filter, Kind, in_order
from cubewright.presenter.collection.statistics import statistics

BURR = CollectedPuzzle(
    "Level 5 burr",
    number=1,
    states=frozenset({State.OWNED}),
    designer="Bill Cutler",
    year=1978,
    numbers=(("PWBP", "31-A"),),
    file=stored_file("burr.xmpuzzle", b""),
    figure=Figure([(0, 0, 0), (1, 0, 0)]),
    piece_count=6,
    findings=Findings(1234, 10, 3, "5.3.2", 1.5, 60.0),
)
SOMA = CollectedPuzzle(
    "Soma",
    number=2,
    states=frozenset({State.OWNED, State.SOLVED, State.PRINTED}),
    maker="Parker",
    year=1969,
    lent_to="Ada",
    file=stored_file("soma.fig", b""),
    findings=Findings(240, 5, 5, "10.1", 0.1, 60.0, is_finished=False),
)
WISH = CollectedPuzzle("wish", number=3, states=frozenset({State.WANTED}), notes="in Berlin")
NEW = CollectedPuzzle(number=4, file=stored_file("new.fig", b""))
ALL = (BURR, SOMA, WISH, NEW)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", ALL),
        ("CUTLER burr", [BURR]),
        ("pwbp 31", [BURR]),
        ("berlin", [WISH]),
        ("ada", [SOMA]),
        ("soma.fig", [SOMA]),
        ("1978", [BURR]),
        ("1,234", [BURR]),
        ("6", [BURR]),
        ("5.3", [BURR]),
        ("burr soma", []),
        ("9" * 5000, []),
    ],
)
def test_every_word_must_match(text, found):
    assert list(filter(Filter(text).matches, ALL)) == list(found)


@pytest.mark.parametrize(
    ("kind", "found"),
    [
        (Kind.ALL, ALL),
        (Kind.OWNED, (BURR, SOMA)),
        (Kind.UNSOLVED, (BURR,)),
        (Kind.SOLVED, (SOMA,)),
        (Kind.PRINTED, (SOMA,)),
        (Kind.WANTED, (WISH,)),
        (Kind.LENT, (SOMA,)),
        (Kind.NOT_COMPUTED, (NEW,)),
        (Kind.NOT_FINISHED, (SOMA,)),
    ],
)
def test_kinds(kind, found):
    assert tuple(filter(Filter(kind=kind).matches, ALL)) == found


def test_puzzles_without_a_value_are_last_in_both_orders():
    assert in_order(ALL, YEAR) == [SOMA, BURR, WISH, NEW]
    assert in_order(ALL, YEAR, descending=True) == [BURR, SOMA, WISH, NEW]
    assert in_order(ALL, LEVEL, descending=True)[:2] == [SOMA, BURR]
    assert [each.number for each in in_order(ALL, NAME)] == [4, 1, 2, 3]
    assert in_order(reversed(ALL)) == list(ALL)
    for column in SORTABLE:
        assert len(in_order(ALL, column)) == len(ALL)


@pytest.mark.parametrize(
    ("findings", "solutions", "level", "remark"),
    [
        (None, "", "", "not computed"),
        (Findings(remark="no pieces"), "", "", "no pieces"),
        (Findings(0), "0", "", ""),
        (Findings(12, 12, 4, "5.2"), "12", "5.2", ""),
        (Findings(2, 1, 1), "2", "one piece", ""),
        (Findings(2, 2, 0), "2", "cannot", ""),
        (Findings(2, 2, 0, not_decided=1), "2", "not decided", ""),
        (Findings(2, 1, 1, "5", limit=3.0, is_finished=False), "2", "5+", "not finished in 3 s"),
        (
            Findings(2, limit=None, is_finished=False, is_counted=False),
            "2+",
            "",
            "not finished",
        ),
    ],
)
def test_texts_of_results(findings, solutions, level, remark):
    puzzle = replace(NEW, findings=findings)
    texts = solutions_text(puzzle), level_text(puzzle), remark_text(puzzle)
    assert texts == (solutions, level, remark)


def test_statistics():
    lines = dict(statistics(ALL))
    assert lines["Puzzles"] == "4"
    assert lines["Owned"] == "2"
    assert lines["Owned, not solved"] == "1"
    assert lines["Lent to"] == "Ada (1)"
    assert lines["Decades"] == "1960-1969 (1), 1970-1979 (1)"
    assert lines["Highest level"] == "10.1+ (Soma)"
    assert lines["Most solutions"] == "1,234 (Level 5 burr)"
    assert dict(statistics(())) == {"Puzzles": "0"}


def test_statistics_name_the_most_frequent_designers():
    puzzles = [replace(WISH, designer=each) for each in "ABCDEFGG"]
    expected = "G (2), A (1), B (1), C (1), D (1), and 2 more"
    assert dict(statistics(puzzles))["Designers"] == expected
