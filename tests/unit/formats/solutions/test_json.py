"""Solutions as JSON follow the schema that is published in docs."""

import json
from pathlib import Path

import numpy as np
import pytest
from jsonschema import Draft202012Validator, ValidationError

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.solutions.json import JSON, VERSION
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.piece_choice import PieceChoice
from cubewright.model.puzzle import Puzzle
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

SCHEMA = Path(__file__).parents[4] / "docs" / "solutions.schema.json"
BOX = CUBIC.box((2, 2, 1))


def coloured_puzzle():
    """A puzzle with optional cells, a limit of holes, a range, a choice and coloured dominoes."""
    domino = Piece("D", BOX[:2], colours=frozenset({(BOX[0], 1)}))
    pieces = PieceSet("d", "d", (domino,), (2,), minimums=(0,))
    figure = Figure(BOX, optional=BOX[:2], colours=[(BOX[3], 2)])
    choices = (PieceChoice("D", 1),)
    return Puzzle(figure, pieces, allowed_colours=frozenset({(1, 2)}), max_holes=2, choices=choices)


def document(puzzle):
    found = []
    write = JSON.one_of(puzzle)
    for report in solve(SolveRequest(puzzle, limit=20)):
        if isinstance(report, Prepared):
            cover = report.cover
        elif isinstance(report, SolutionsFound):
            found += [write(cover.solution(np.asarray(row)), 1) for row in report.rows]
    return JSON.opening(puzzle) + JSON.between.join(found) + JSON.closing


@pytest.fixture(scope="module")
def validator():
    schema = json.loads(SCHEMA.read_text())
    Draft202012Validator.check_schema(schema)
    assert schema["$id"].endswith(f":{VERSION}")
    return Draft202012Validator(schema)


@pytest.mark.parametrize("name", ["cube", "soma-plus-2x4x5", "hexiamonds-6x6", "coloured"])
def test_solutions_follow_the_schema(validator, name):
    puzzle = coloured_puzzle() if name == "coloured" else built_in_puzzle(name)
    value = json.loads(document(puzzle))
    validator.validate(value)
    assert value["solutions"]
    first = value["puzzle"]["pieces"][0]
    assert len(first["cells"]) == len(puzzle.pieces[0])
    if name == "coloured":
        assert value["puzzle"]["max_holes"] == 2
        assert value["puzzle"]["choices"] == [{"symbols": ["D"], "minimum": 1}]
        assert {tuple(p["colours"]) for s in value["solutions"] for p in s} == {(0, 1), (1, 0)}


def test_the_schema_describes_every_property_and_refuses_others(validator):
    value = json.loads(document(coloured_puzzle()))
    definitions = validator.schema["$defs"]
    assert set(value["puzzle"]) <= set(definitions["puzzle"]["properties"])
    assert set(value["puzzle"]["pieces"][0]) <= set(definitions["piece"]["properties"])
    for change in (
        {"version": 2},
        {"puzzle": {}},
        {"solutions": [[{"piece": "D", "copy": 0, "cells": [[0, 0, 0]]}]]},
        {"solutions": [[{"piece": "D", "copy": 1, "cells": [[0, 0]]}]]},
        {"solutions": [[{"piece": "D", "copy": 1, "cells": [[0, 0, 0]], "more": 1}]]},
    ):
        with pytest.raises(ValidationError):
            validator.validate({**value, **change})


def test_symbols_are_written_as_they_are():
    pieces = PieceSet("p", "p", (Piece("\N{GREEK CAPITAL LETTER OMEGA}", BOX),), (1,))
    puzzle = Puzzle(Figure(BOX, "\N{LATIN SMALL LETTER E WITH ACUTE}"), pieces)
    text = document(puzzle)
    assert "\N{GREEK CAPITAL LETTER OMEGA}" in text
    assert "\\u" not in text
