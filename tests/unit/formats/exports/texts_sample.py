"""Texts of exports of small puzzles, for a comparison with stored ones.

Run this file as a program to store the texts of the present version, after a deliberate change.
"""

import json
import sys
from itertools import islice
from pathlib import Path

from cubewright.formats.exports.export_format import ExportSource, export_formats
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.formats.solutions.solution_format import solution_formats
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.presenter.scripting import solutions

STORED = Path(__file__).parents[3] / "samples" / "texts.json"


def puzzles() -> dict[str, Puzzle]:
    """Return small puzzles, with repeated pieces, colours, empty cells and hexagons."""
    bar = Piece("A", ((0, 0, 0), (1, 0, 0)), "a bar", "#d03030")
    corner = Piece("L", ((0, 0, 0), (1, 0, 0), (0, 1, 0)), "L", "#30a040")
    dot = Piece("O", ((0, 0, 0),), colours=frozenset({((0, 0, 0), 2)}))
    box = CUBIC.box((3, 2, 2))
    coloured = Figure(box, "box", optional=box[:3], colours=[(box[4], 1), (box[7], 2)])
    first = PieceSet("small", "Small", (bar, corner, dot), (2, 2, 1), minimums=(1, 1, 0))
    hexagons = piece_set("tetrahexes")
    few = PieceSet("hexagons", "Hexagons", hexagons.pieces[:2], (1, 1), hexagons.lattice)
    strip = Figure(sorted(hexagons.lattice.box((4, 4, 1))), "strip", hexagons.lattice)
    allowed = frozenset({(1, 2), (2, 1)})
    return {
        "box": Puzzle(coloured, first, allowed_colours=allowed),
        "strip": Puzzle(strip, PieceSet("hexagons", "Hexagons", few.pieces, (2, 2), few.lattice)),
    }


def texts() -> dict[str, str]:
    """Return the texts by name."""
    found = {}
    for name, puzzle in puzzles().items():
        chosen = [*islice(solutions(puzzle), 3)]
        for form_name, form in solution_formats().items():
            if form_name == "xmpuzzle" and puzzle.figure.lattice != CUBIC:
                continue  # BurrTools has no hexagons.
            if form.summary is not None:
                summary = form.summary(puzzle)
                for solution in chosen:
                    summary.add(solution)
                found[f"{form_name}, {name}"] = summary.text()
            else:
                write = form.one_of(puzzle)
                parts = (write(each, number) for number, each in enumerate(chosen, 1))
                text = form.opening(puzzle) + form.between.join(parts) + form.closing
                found[f"{form_name}, {name}"] = text
        if puzzle.figure.lattice == CUBIC:
            found |= _models(name, puzzle, chosen[:1])
    return found


def _models(name: str, puzzle: Puzzle, chosen: list[Solution]) -> dict[str, str]:
    source = ExportSource(puzzle, "Small", tuple(chosen), 1)
    found = {}
    for form_name, given in (
        ("openscad", {"arrange": "assembled"}),
        ("openscad", {}),
        ("openscad", {"only": "L", "unit": 10}),
        ("puzzlecad", {}),
        ("puzzlecad", {"unit": 12, "clearance": 0.4}),
    ):
        form = export_formats()[form_name]
        steps = form.write(source, form.settings(given))
        while True:
            try:
                next(steps)
            except StopIteration as end:
                (content,) = end.value.values()
                break
        found[f"{form_name} {given}, {name}"] = content.decode()
    return found


if __name__ == "__main__":
    STORED.write_text(json.dumps(texts(), indent=1, ensure_ascii=False) + "\n")
    sys.stdout.write(f"{STORED.stat().st_size} bytes\n")
