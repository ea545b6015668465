"""Drawings of small puzzles, for a comparison with stored ones.

Run this file as a program to store the drawings of the present version, after a deliberate change.
"""

import json
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import numpy as np

from cubewright.formats.exports.export_format import ExportSource, SearchStatistics, export_formats
from cubewright.formats.nets.pages import net_pages, net_sheet
from cubewright.formats.pictures.bodies import figure_scene, solution_scene
from cubewright.formats.pictures.drawing import Area, Drawing, Lines, Polygon
from cubewright.formats.pictures.layers import layers_drawing
from cubewright.formats.pictures.pictures import picture
from cubewright.formats.pictures.sheets import Sheet
from cubewright.formats.pictures.space import space_drawing
from cubewright.formats.pictures.stage_chart import stage_chart
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.drawing.direction import Direction
from cubewright.model.drawing.look import DARK, LIGHT, LOOKS
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution

STORED = Path(__file__).parents[3] / "samples" / "drawings.json"
A5 = (148.0, 210.0)


def small_solution(lattice_name: str) -> Solution:
    """Return a solution with three pieces on a lattice, the second of which leaves cells free."""
    lattice = lattices()[lattice_name]
    cells = sorted(lattice.box((2, 2, 2)))
    parts = (cells[:3], cells[3:5], cells[5:6])
    pieces = tuple(
        Piece(symbol, lattice.normalized(part), name, colour, lattice=lattice)
        for symbol, name, colour, part in zip(
            "ABC", ("first", "B", ""), ("#d03030", "#30a040", "#4060e0"), parts, strict=True
        )
    )
    figure = Figure(cells[:8], "small", lattice, optional=cells[6:8])
    puzzle = Puzzle(figure, PieceSet("three", "Three", pieces, (1, 1, 1), lattice))
    placed = tuple(
        PlacedPiece(number, 0, lattice_cells)
        for number, lattice_cells in enumerate(map(tuple, parts))
    )
    return Solution(puzzle, placed)


def _returned(steps: Generator[float, None, Any]) -> Any:
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


def _set_source(name: str) -> ExportSource:
    pieces = piece_set(name)
    return ExportSource(Puzzle(Figure((), "x", pieces.lattice), pieces), pieces.title)


def _run(name: str, **more: Any) -> SearchStatistics:
    explored, kept = (2, 270, 21_900, 7), (2, 27, 203, 0)
    return SearchStatistics(name, np.array(explored), np.array(kept), **more)


def drawings() -> dict[str, Callable[[], Drawing]]:
    """Return functions that make the drawings, by name."""
    made: dict[str, Callable[[], Drawing]] = {}
    net = export_formats()["svg-net"]
    pages = export_formats()["pdf-net"]
    source = _set_source("soma")
    made["net sheet"] = lambda: _returned(net_sheet(source, net.settings({"only": "P"})))
    for ink in ("colour", "black"):
        settings = pages.settings({"ink": ink, "unit": 24, "only": "T"})
        made[f"net page in {ink}"] = lambda settings=settings: _returned(
            net_pages(source, settings, A5)
        )[0]
    for name in sorted(lattices()):
        solution = small_solution(name)
        scene = solution_scene(solution)
        look = LOOKS[LIGHT]
        made[f"layers, {name}"] = lambda scene=scene, look=look: layers_drawing(
            scene, look, letters=True
        )
        made[f"space, {name}"] = lambda scene=scene, look=look: space_drawing(
            scene, look, Direction(-55, 28)
        )
    cubic = small_solution("cubic")
    made["layers of the figure in two columns"] = lambda: layers_drawing(
        figure_scene(cubic.puzzle), LOOKS[DARK], letters=False, columns=1
    )
    shown = ExportSource(cubic.puzzle, "Small", (cubic,), 5, facts=("Two facts.", "Of it."))
    for in_colour in (True, False):
        for page in ("challenge", "solution", "chart"):
            made[f"{page}, {'colour' if in_colour else 'black'}"] = (
                lambda in_colour=in_colour, page=page: getattr(
                    Sheet(shown, A5, in_colour=in_colour), page
                )()
            )
    form = export_formats()["svg"]
    for number, given in enumerate(
        (
            {"show": "figure", "background": "plain"},
            {"show": "solution", "azimuth": 20.0, "elevation": 50.0, "scheme": "dark"},
            {"show": "solution", "view": "layers", "letters": True, "background": "plain"},
            {"show": "solution", "count": 7, "view": "layers", "background": "plain"},
        )
    ):
        many = ExportSource(cubic.puzzle, "Small", (cubic,) * given.get("count", 1), 998)
        made[f"picture {number}"] = lambda many=many, given=given: _returned(
            picture(many, form.settings(given))
        )
    made["chart of a run"] = lambda: stage_chart([_run("a run", puzzle="P", outcome="Done")], LIGHT)
    made["chart of two runs"] = lambda: stage_chart([_run("one"), _run("two")], DARK)
    return made


def summary_of(drawing: Drawing) -> dict[str, list[float]]:
    """Return some numbers for the items of each kind and colour, which every change alters.

    They are the number of items, the number of their values, the sum of the values, and a weighted
    sum. Words are left out, since they may be changed and translated.
    """
    values: dict[str, list[float]] = {"size": [drawing.width, drawing.height]}
    items: dict[str, int] = {"size": 1}
    for item in drawing.items:
        if isinstance(item, Polygon):
            key = f"polygon {item.fill} {item.opacity:.2f}"
            found = [value for point in item.points for value in point]
        elif isinstance(item, Area):
            key = f"area {item.fill} {item.opacity:.3f}"
            found = [value for loop in item.loops for point in loop for value in point]
        elif isinstance(item, Lines):
            key = f"lines {item.colour} {item.width:.3f}"
            found = [value for pair in item.ends for point in pair for value in point]
        else:
            key = f"text {item.colour}"
            found = [*item.at, item.size, item.is_centred, item.is_bold, item.is_right]
        values.setdefault(key, []).extend(map(float, found))
        items[key] = items.get(key, 0) + 1
    return {
        key: [
            items[key],
            len(each),
            round(float(np.sum(each)), 2),
            round(float(np.sum(each * np.sin(np.arange(1, len(each) + 1)))), 2),
        ]
        for key, each in values.items()
    }


if __name__ == "__main__":
    rows = {name: summary_of(make()) for name, make in drawings().items()}
    lines = (f"{json.dumps(name)}: {json.dumps(row)}" for name, row in rows.items())
    STORED.write_text("{\n" + ",\n".join(lines) + "\n}\n")
